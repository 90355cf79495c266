<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>xuanka::charts::LegendEntry</name>
    <message><source>Show or hide %1</source><translation>显示或隐藏 %1</translation></message>
</context>
<context>
    <name>xuanka::charts::ChartView</name>
    <message><source>&amp;Copy value</source><translation>复制数值(&amp;C)</translation></message>
    <message><source>Copy &amp;row</source><translation>复制整行(&amp;R)</translation></message>
    <message><source>Show &amp;all</source><translation>显示全部(&amp;A)</translation></message>
    <message><source>&amp;Export chart…</source><translation>导出图表(&amp;E)…</translation></message>
    <message><source>Copied: %1</source><translation>已复制：%1</translation></message>
    <message><source>chart</source><translation>图表</translation></message>
    <message><source>Export chart</source><translation>导出图表</translation></message>
    <message><source>Picture (*.png);;Vector picture (*.svg);;PDF document (*.pdf)</source><translation>图片 (*.png);;矢量图 (*.svg);;PDF 文档 (*.pdf)</translation></message>
    <message><source>Chart written to %1</source><translation>图表已写入 %1</translation></message>
</context>
</TS>

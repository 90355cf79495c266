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
<context>
    <name>messages</name>
    <message><source>There is nothing to draw yet</source><translation>暂无可绘制的内容</translation></message>
    <message><source>Throughput by memory</source><translation>显存与吞吐</translation></message>
    <message><source>Memory per GPU (GiB)</source><translation>每卡显存 (GiB)</translation></message>
    <message><source>Throughput (tokens/s)</source><translation>吞吐（词元/秒）</translation></message>
    <message><source>Generated (tokens/s)</source><translation>生成吞吐 (词元/秒)</translation></message>
    <message><source>Throughput</source><translation>吞吐量</translation></message>
    <message><source>Memory</source><translation>显存</translation></message>
    <message><source>Limited by</source><translation>瓶颈</translation></message>
    <message><source>Fits</source><translation>放得下</translation></message>
    <message><source>Does not fit</source><translation>放不下</translation></message>
    <message><source>Does not fit: %1 short</source><translation>放不下：差 %1</translation></message>
    <message><source>%1 short</source><translation>差 %1</translation></message>
    <message><source>fits, %1 spare</source><translation>放得下，余 %1</translation></message>
    <message><source>Memory by part</source><translation>显存构成</translation></message>
    <message><source>Time by part</source><translation>时间构成</translation></message>
    <message><source>Throughput and its 80 % interval</source><translation>吞吐及其 80 % 区间</translation></message>
    <message><source>Time of a step (s)</source><translation>每步时间 (秒)</translation></message>
    <message><source>Time of a step (ms)</source><translation>每步时间 (毫秒)</translation></message>
    <message><source>Needed</source><translation>需要</translation></message>
    <message><source>Usable</source><translation>可用</translation></message>
    <message><source>Fullest at</source><translation>峰值时刻</translation></message>
    <message><source>Step</source><translation>步骤</translation></message>
    <message><source>80 % interval</source><translation>80% 区间</translation></message>
    <message><source>Probability to fit</source><translation>放得下的概率</translation></message>
    <message><source>Roofline</source><translation>屋顶线</translation></message>
    <message><source>Arithmetic intensity (FLOP/byte)</source><translation>算术强度 (FLOP/字节)</translation></message>
    <message><source>Speed (TFLOPS)</source><translation>速度 (TFLOPS)</translation></message>
    <message><source>Reached</source><translation>达到</translation></message>
    <message><source>Attainable</source><translation>上限</translation></message>
    <message><source>FLOP per byte</source><translation>每字节 FLOP</translation></message>
    <message><source>Share of the step</source><translation>占每步时间</translation></message>
    <message><source>Bandwidth</source><translation>带宽</translation></message>
    <message><source>Ridge, FLOP per byte</source><translation>拐点，每字节 FLOP</translation></message>
    <message><source>Scaling with the number of GPUs</source><translation>随卡数扩展</translation></message>
    <message><source>GPUs</source><translation>卡数</translation></message>
    <message><source>Perfect scaling</source><translation>理想扩展</translation></message>
    <message><source>Efficiency</source><translation>扩展效率</translation></message>
</context>
</TS>

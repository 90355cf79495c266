<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message>
        <source>Your catalogue %1 is damaged. It was kept as %2, and the shipped catalogue is used.</source>
        <translation>您的资料库 %1 已损坏，已另存为 %2，现使用随附的资料库。</translation>
    </message>
    <message>
        <source>Your catalogue %1 was written by a newer version. It is read but not changed.</source>
        <translation>您的资料库 %1 由更新的版本写入，只读取，不改动。</translation>
    </message>
    <message>
        <source>Your catalogue %1 cannot be read. The shipped catalogue is used.</source>
        <translation>无法读取您的资料库 %1，现使用随附的资料库。</translation>
    </message>
    <message>
        <source>Your row %2 of %1 is left out: %3 %4. The shipped row is used.</source>
        <translation>您在 %1 中的 %2 一行未采用：%3 %4。现使用随附的数据。</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>cannot be used as a database</source>
        <translation>不能作为数据库使用</translation>
    </message>
    <message>
        <source>has version %1; this program knows versions up to %2</source>
        <translation>版本为 %1，本程序只认识到版本 %2</translation>
    </message>
    <message>
        <source>is no column of this table</source>
        <translation>不是该表的列</translation>
    </message>
    <message>
        <source>is no table of the catalogue</source>
        <translation>不是资料库的表</translation>
    </message>
    <message>
        <source>must begin with the column names</source>
        <translation>首行应为列名</translation>
    </message>
    <message>
        <source>has a quote that is never closed</source>
        <translation>有未闭合的引号</translation>
    </message>
    <message>
        <source>has a row with more cells than columns</source>
        <translation>有一行的单元格多于列数</translation>
    </message>
    <message>
        <source>must be given: it names the row</source>
        <translation>必须给出，它标识这一行</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>PCIe, peer to peer</source>
        <translation>PCIe 点对点</translation>
    </message>
    <message>
        <source>Infinity Fabric (xGMI)</source>
        <translation>Infinity Fabric（xGMI）</translation>
    </message>
    <message>
        <source>RoCE</source>
        <translation>RoCE</translation>
    </message>
    <message>
        <source>Fold this group away</source>
        <translation>收起这一组</translation>
    </message>
    <message>
        <source>Show this group</source>
        <translation>展开这一组</translation>
    </message>
    <message>
        <source>published</source>
        <translation>按发布</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>closed loop</source>
        <translation>闭环</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>has no room for its backup; nothing was changed</source>
        <translation>没有空间存放备份；原文件未动</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>修改%1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2; %3: %4</source>
        <translation>%1：%2；%3：%4</translation>
    </message>
    <message>
        <source>%1: %2; %3: %4; %5: %6</source>
        <translation>%1：%2；%3：%4；%5：%6</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message>
        <source>does not fit: %1 needed of %2, even on %3 cards</source>
        <translation>放不下：需 %1，可用 %2（已试到 %3 张卡）</translation>
    </message>
    <message>
        <source>too slow: %1 for a deadline of %2</source>
        <translation>太慢：需 %1，期限 %2</translation>
    </message>
    <message>
        <source>cannot serve %1</source>
        <translation>无法承载 %1</translation>
    </message>
    <message>
        <source>first token after %1, the target is %2</source>
        <translation>首 token 需 %1，目标 %2</translation>
    </message>
    <message>
        <source>a further token takes %1, the target is %2</source>
        <translation>后续每 token 需 %1，目标 %2</translation>
    </message>
    <message>
        <source>no layout of this card was possible</source>
        <translation>该卡没有可行的并行布局</translation>
    </message>
    <message>
        <source>the catalogue lacks a figure: %1</source>
        <translation>资料库缺少数据：%1</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2：%1</translation>
    </message>
    <message>
        <source>usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>dense 16-bit peak</source>
        <translation>16 位稠密峰值</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>kernel efficiencies of its class</source>
        <translation>同类内核效率</translation>
    </message>
</context>
</TS>

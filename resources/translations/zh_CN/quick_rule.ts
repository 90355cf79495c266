<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message>
        <source>The quick rule speaks of training only.</source>
        <translation>速算公式只适用于训练。</translation>
    </message>
    <message>
        <source>Accumulation divides activation memory, because it shrinks the micro-batch; it never divides weights, gradients and optimizer states. The %1 that the rule saves here are not saved.</source>
        <translation>梯度累积因缩小微批而减少激活显存，但不会减少权重、梯度和优化器状态。公式在此省去的 %1 实际上省不掉。</translation>
    </message>
    <message>
        <source>Only the adapter is trained: the frozen base needs no gradients and no optimizer states.</source>
        <translation>只训练适配器：冻结的底座不需要梯度和优化器状态。</translation>
    </message>
    <message>
        <source>Mixed precision keeps an FP32 copy of the weights as well: 16 to 18 bytes a parameter, not 12.</source>
        <translation>混合精度还要保留一份 FP32 权重：每个参数 16 至 18 字节，而不是 12 字节。</translation>
    </message>
    <message>
        <source>The rule counts the whole model; the engine counts the fullest of the cards that share it.</source>
        <translation>公式计算整个模型；引擎计算分担模型的各卡中占用最多的一张。</translation>
    </message>
    <message>
        <source>The rule leaves out activations, logits, workspace and the driver's context, which grow with batch and length.</source>
        <translation>公式不含激活、logits、工作区和驱动上下文，它们随批大小和长度增长。</translation>
    </message>
    <message>
        <source>The article's rule of thumb: %1 parameters × %2 bytes = %3</source>
        <translation>文章的速算公式：%1 参数 × %2 字节 = %3</translation>
    </message>
    <message>
        <source>The article's rule of thumb: %1 parameters × %2 bytes ÷ %3 = %4</source>
        <translation>文章的速算公式：%1 参数 × %2 字节 ÷ %3 = %4</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message>
        <source>Short of memory by %1 on the fullest card.</source>
        <translation>占用最多的卡缺少 %1 显存。</translation>
    </message>
    <message>
        <source>It is close: the plan fits with a probability of %1. Leave some room, or measure.</source>
        <translation>余量很小：放得下的概率为 %1。请留出余量或实测。</translation>
    </message>
    <message>
        <source>What is offloaded takes %1 of host memory a node, and a node has %2.</source>
        <translation>卸载的内容每节点需要 %1 主机内存，而节点只有 %2。</translation>
    </message>
    <message>
        <source>More requests arrive than are served; the highest steady rate is %1. No time to the first token can be given.</source>
        <translation>到达的请求多于能处理的；可持续的最高速率为 %1，无法给出首词元时延。</translation>
    </message>
    <message>
        <source>The cache holds %1 requests at once; the others wait.</source>
        <translation>缓存最多同时容纳 %1 个请求，其余需排队。</translation>
    </message>
    <message>
        <source>The first token takes %1, and the target is %2.</source>
        <translation>首词元需要 %1，目标为 %2。</translation>
    </message>
    <message>
        <source>An output token takes %1, and the target is %2.</source>
        <translation>每个输出词元需要 %1，目标为 %2。</translation>
    </message>
    <message>
        <source>The job takes %1, and the deadline is %2.</source>
        <translation>任务需要 %1，期限为 %2。</translation>
    </message>
    <message>
        <source>Tensor parallelism over %1 cards leaves the fast domain of %2 cards: every layer waits for the network.</source>
        <translation>%1 卡的张量并行超出 %2 卡的高速互连域：每一层都要等待网络。</translation>
    </message>
    <message>
        <source>Tensor parallelism over PCIe: every layer waits for the bus.</source>
        <translation>在 PCIe 上做张量并行：每一层都要等待总线。</translation>
    </message>
    <message>
        <source>The pipeline idles for %1 of the step; more micro-batches or virtual stages shrink that.</source>
        <translation>流水线在一步中有 %1 的时间空闲；增加微批或虚拟阶段可缩短。</translation>
    </message>
    <message>
        <source>This card does not compute in %1: weights are unpacked to %2. That saves memory, not compute.</source>
        <translation>该卡不能以 %1 计算：权重会展开为 %2，省显存但不省计算。</translation>
    </message>
    <message>
        <source>FP16 training needs loss scaling and may still overflow; BF16 does not.</source>
        <translation>FP16 训练需要损失缩放，仍可能溢出；BF16 则不会。</translation>
    </message>
    <message>
        <source>Without FP32 master weights small updates are rounded away.</source>
        <translation>没有 FP32 主权重时，微小的更新会被舍入掉。</translation>
    </message>
    <message>
        <source>Eager attention keeps score matrices of length squared; FlashAttention does not.</source>
        <translation>普通注意力保留长度平方的分数矩阵，FlashAttention 则不保留。</translation>
    </message>
    <message>
        <source>The sequence is longer than the %1 tokens the model was published for.</source>
        <translation>序列长于该模型发布时的 %1 词元。</translation>
    </message>
    <message>
        <source>The usable memory of the %1, %2, follows a rule of its family: no driver listing was found.</source>
        <translation>%1 的可用显存 %2 按其系列的规律推得：未找到驱动程序的实际读数。</translation>
    </message>
    <message>
        <source>Bandwidth or peaks of the %1 are not confirmed by a data sheet.</source>
        <translation>%1 的带宽或峰值算力未经数据手册证实。</translation>
    </message>
    <message>
        <source>The link of the %1 is not confirmed by a data sheet.</source>
        <translation>%1 的互连带宽未经数据手册证实。</translation>
    </message>
    <message>
        <source>Nothing like this was measured: the figures rest on data sheets, and the interval is wide.</source>
        <translation>没有相近的实测：数值依据数据手册，区间较宽。</translation>
    </message>
</context>
</TS>

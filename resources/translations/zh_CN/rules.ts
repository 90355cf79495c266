<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message>
        <source>must be at least %2</source>
        <translation>不得小于 %2</translation>
    </message>
    <message>
        <source>must be at most %2</source>
        <translation>不得大于 %2</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>应为数字</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>应为整数</translation>
    </message>
    <message>
        <source>must be yes or no</source>
        <translation>应为 yes 或 no</translation>
    </message>
    <message>
        <source>must be text</source>
        <translation>应为文本</translation>
    </message>
    <message>
        <source>is not one of the choices</source>
        <translation>不在可选项之中</translation>
    </message>
    <message>
        <source>is not understood</source>
        <translation>无法理解</translation>
    </message>
    <message>
        <source>is no field</source>
        <translation>没有这个字段</translation>
    </message>
    <message>
        <source>is not in the catalogue</source>
        <translation>不在资料库中</translation>
    </message>
    <message>
        <source>could be several entries of the catalogue</source>
        <translation>可对应资料库中的多个条目</translation>
    </message>
    <message>
        <source>has no software stack for this task and format</source>
        <translation>没有支持该任务和格式的软件栈</translation>
    </message>
    <message>
        <source>must be a multiple of TP × PP × CP</source>
        <translation>须为 TP × PP × CP 的整数倍</translation>
    </message>
    <message>
        <source>must divide the attention heads, and divide or be a multiple of the key heads</source>
        <translation>须整除注意力头数，且与键值头数成整数倍关系</translation>
    </message>
    <message>
        <source>must stay inside a node or fill whole nodes</source>
        <translation>须在一个节点之内，或占满整数个节点</translation>
    </message>
    <message>
        <source>must not exceed the number of layers</source>
        <translation>不得超过层数</translation>
    </message>
    <message>
        <source>must divide the layers of each stage</source>
        <translation>须整除每个阶段的层数</translation>
    </message>
    <message>
        <source>needs a pipeline of at least two stages</source>
        <translation>需要至少两个阶段的流水线</translation>
    </message>
    <message>
        <source>must be a multiple of the pipeline stages when they are interleaved</source>
        <translation>交错流水线下须为流水线阶段数的整数倍</translation>
    </message>
    <message>
        <source>needs a mixture-of-experts model</source>
        <translation>需要混合专家模型</translation>
    </message>
    <message>
        <source>must divide the number of experts</source>
        <translation>须整除专家数</translation>
    </message>
    <message>
        <source>must divide the cards of a pipeline stage</source>
        <translation>须整除一个流水线阶段的卡数</translation>
    </message>
    <message>
        <source>must cut the sequence in equal early and late pieces</source>
        <translation>须能把序列切成等长的前后段</translation>
    </message>
    <message>
        <source>is longer than the model's context</source>
        <translation>超过模型的上下文长度</translation>
    </message>
    <message>
        <source>must not exceed the hidden width of the model</source>
        <translation>不得超过模型的隐藏维度</translation>
    </message>
    <message>
        <source>must name at least one linear layer</source>
        <translation>至少应指定一个线性层</translation>
    </message>
    <message>
        <source>cannot shard parameters under a pipeline</source>
        <translation>在流水线并行下不能切分参数</translation>
    </message>
    <message>
        <source>needs ZeRO stage 2 or 3</source>
        <translation>需要 ZeRO 阶段 2 或 3</translation>
    </message>
    <message>
        <source>must be 1 when the optimizer steps in the backward pass</source>
        <translation>在反向中更新优化器时须为 1</translation>
    </message>
    <message>
        <source>must be 3 when parameters are offloaded</source>
        <translation>卸载参数时须为 3</translation>
    </message>
    <message>
        <source>must not be 0 when something is offloaded to the host</source>
        <translation>卸载到主机时不得为 0</translation>
    </message>
    <message>
        <source>must not be 0 when something is offloaded to NVMe</source>
        <translation>卸载到 NVMe 时不得为 0</translation>
    </message>
    <message>
        <source>must be on where prefix hits are counted on</source>
        <translation>计入前缀命中时须开启</translation>
    </message>
    <message>
        <source>must be another model than the one that it drafts for</source>
        <translation>须与被加速的模型不同</translation>
    </message>
    <message>
        <source>must be enough for one group that prefills and one that decodes</source>
        <translation>须足够预填充与解码各一组</translation>
    </message>
    <message>
        <source>does not train</source>
        <translation>不支持训练</translation>
    </message>
    <message>
        <source>does not serve</source>
        <translation>不支持推理</translation>
    </message>
    <message>
        <source>does not run on this card</source>
        <translation>不能在该卡上运行</translation>
    </message>
    <message>
        <source>is a format that the chosen stack does not load</source>
        <translation>是所选软件栈不能加载的格式</translation>
    </message>
    <message>
        <source>is a format that this card does not compute in</source>
        <translation>是该卡不支持的计算格式</translation>
    </message>
    <message>
        <source>cannot hold weights that are trained</source>
        <translation>不能用于可训练权重</translation>
    </message>
    <message>
        <source>is no quantised format, and QLoRA needs a quantised base</source>
        <translation>不是量化格式，而 QLoRA 需要量化的底座</translation>
    </message>
    <message>
        <source>is an integer format, and training needs floating point</source>
        <translation>是整数格式，训练需要浮点格式</translation>
    </message>
    <message>
        <source>cannot hold a KV cache</source>
        <translation>不能用于 KV 缓存</translation>
    </message>
    <message>
        <source>is no known link</source>
        <translation>不是已知的互连</translation>
    </message>
    <message>
        <source>is a link that this card does not have</source>
        <translation>是该卡没有的互连</translation>
    </message>
    <message>
        <source>is not valid JSON</source>
        <translation>不是有效的 JSON</translation>
    </message>
    <message>
        <source>must be a JSON object</source>
        <translation>应为 JSON 对象</translation>
    </message>
    <message>
        <source>must be a JSON array</source>
        <translation>应为 JSON 数组</translation>
    </message>
    <message>
        <source>is larger than a file may be</source>
        <translation>超过文件的大小上限</translation>
    </message>
    <message>
        <source>is nested deeper than a file may be</source>
        <translation>嵌套层数超过上限</translation>
    </message>
    <message>
        <source>was written by a newer version of the program</source>
        <translation>由更新版本的程序写成</translation>
    </message>
    <message>
        <source>holds no scenario</source>
        <translation>不含任何情景</translation>
    </message>
    <message>
        <source>is no flag of this command</source>
        <translation>不是此命令的选项</translation>
    </message>
    <message>
        <source>is not expected here</source>
        <translation>不应出现在此处</translation>
    </message>
    <message>
        <source>needs a value</source>
        <translation>缺少取值</translation>
    </message>
    <message>
        <source>is no command</source>
        <translation>不是命令</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>%1 = %2: %3</source>
        <translation>%1 = %2：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. Nearest: %2</source>
        <translation>%1。最接近的合法值：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: the catalogue has no figure for it, so this cannot be computed</source>
        <translation>%1：资料库中没有该数值，因此无法计算</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>不能为空</translation>
    </message>
    <message>
        <source>is not one of the known words</source>
        <translation>不是已知的词</translation>
    </message>
    <message>
        <source>must be a date such as 2026, 2026-10 or 2026-10-03</source>
        <translation>应为日期，如 2026、2026-10 或 2026-10-03</translation>
    </message>
    <message>
        <source>must be a currency code such as USD</source>
        <translation>应为货币代码，如 USD</translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation>重复出现</translation>
    </message>
</context>
</TS>

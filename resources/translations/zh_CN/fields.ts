<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message><source>More settings</source><translation>更多设置</translation></message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>What the model is to do: pre-training, fine-tuning of one kind or another, or inference.</source>
        <translation>要让模型做什么：预训练、各类微调或推理。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The architecture, layer by layer; a name as on its repository works too.</source>
        <translation>逐层描述的模型结构；也可填写其仓库名称。</translation>
    </message>
    <message>
        <source>Model size (B)</source>
        <translation>模型规模（十亿）</translation>
    </message>
    <message>
        <source>A member of the model's family of this many billion parameters; 0 takes the model as published.</source>
        <translation>取该模型系列中此规模（十亿参数）的成员；0 表示按发布的模型。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Tokens of one training sequence. Activations grow with it, attention with its square.</source>
        <translation>一条训练序列的词元数。激活显存随之线性增长，注意力计算随其平方增长。</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批大小</translation>
    </message>
    <message>
        <source>Sequences that one card works on at once. Activation memory is proportional to it.</source>
        <translation>一张卡同时处理的序列数。激活显存与之成正比。</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>梯度累积</translation>
    </message>
    <message>
        <source>Micro-batches summed before one optimizer step. It shrinks no weights and no optimizer states.</source>
        <translation>每个优化器步之前累加的微批数。它不会减少权重和优化器状态。</translation>
    </message>
    <message>
        <source>Padding share</source>
        <translation>填充占比</translation>
    </message>
    <message>
        <source>Share of the tokens that are padding; 0 means packed sequences.</source>
        <translation>填充词元所占比例；0 表示序列已打包。</translation>
    </message>
    <message>
        <source>Tokens to process</source>
        <translation>待处理词元数</translation>
    </message>
    <message>
        <source>Tokens of the whole job, for the time to finish and the cost.</source>
        <translation>整个任务的词元数，用于计算完成时间和成本。</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>输入长度</translation>
    </message>
    <message>
        <source>Tokens that a request brings.</source>
        <translation>一个请求带来的词元数。</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>输出长度</translation>
    </message>
    <message>
        <source>Tokens that a request gets back.</source>
        <translation>一个请求生成的词元数。</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>并发数</translation>
    </message>
    <message>
        <source>Requests in flight together, over all replicas.</source>
        <translation>所有副本上同时处理的请求数。</translation>
    </message>
    <message>
        <source>Request rate</source>
        <translation>请求速率</translation>
    </message>
    <message>
        <source>Requests that arrive a second; 0 keeps the concurrency full instead.</source>
        <translation>每秒到达的请求数；0 表示始终保持并发数满载。</translation>
    </message>
    <message>
        <source>Prefix hits</source>
        <translation>前缀命中率</translation>
    </message>
    <message>
        <source>Share of the prompt tokens found in the prefix cache.</source>
        <translation>输入词元中命中前缀缓存的比例。</translation>
    </message>
    <message>
        <source>Target TTFT</source>
        <translation>首词元时延目标</translation>
    </message>
    <message>
        <source>Longest bearable time to the first token, in seconds; 0 sets none.</source>
        <translation>可接受的最长首词元时延（秒）；0 表示不设。</translation>
    </message>
    <message>
        <source>Target TPOT</source>
        <translation>每词元时延目标</translation>
    </message>
    <message>
        <source>Longest bearable time per output token after the first, in seconds; 0 sets none.</source>
        <translation>首词元之后每个输出词元可接受的最长时间（秒）；0 表示不设。</translation>
    </message>
    <message>
        <source>Deadline (h)</source>
        <translation>期限（小时）</translation>
    </message>
    <message>
        <source>Hours until the job must be done; 0 sets none.</source>
        <translation>任务必须完成的小时数；0 表示不设。</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>权重格式</translation>
    </message>
    <message>
        <source>Number format in which the weights are kept; empty takes what task, model and card suggest.</source>
        <translation>权重的存储格式；留空则按任务、模型和卡自动选择。</translation>
    </message>
    <message>
        <source>Compute format</source>
        <translation>计算格式</translation>
    </message>
    <message>
        <source>Number format of the matrix products; empty follows the weights.</source>
        <translation>矩阵乘法的数值格式；留空则随权重格式。</translation>
    </message>
    <message>
        <source>Gradient format</source>
        <translation>梯度格式</translation>
    </message>
    <message>
        <source>Number format of the gradients; empty takes what the stack does.</source>
        <translation>梯度的数值格式；留空则按软件栈的默认做法。</translation>
    </message>
    <message>
        <source>KV-cache format</source>
        <translation>KV 缓存格式</translation>
    </message>
    <message>
        <source>Number format of the key and value cache; empty takes 16 bits.</source>
        <translation>键值缓存的数值格式；留空为 16 位。</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Decides how many bytes of state each trained parameter carries.</source>
        <translation>决定每个可训练参数附带多少字节的状态。</translation>
    </message>
    <message>
        <source>Master weights</source>
        <translation>主权重</translation>
    </message>
    <message>
        <source>Whether an FP32 copy of the weights is kept, and by whom.</source>
        <translation>是否保留 FP32 权重副本，以及由谁保留。</translation>
    </message>
    <message>
        <source>Optimizer in backward</source>
        <translation>反向中更新</translation>
    </message>
    <message>
        <source>Steps each layer as soon as its gradient is there and frees the gradient.</source>
        <translation>每层梯度算出后立即更新并释放该梯度。</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Trades activations for a second forward pass.</source>
        <translation>以多做一次前向计算换取激活显存。</translation>
    </message>
    <message>
        <source>Attention kernel</source>
        <translation>注意力内核</translation>
    </message>
    <message>
        <source>Eager attention keeps the score matrix of length squared; flash attention does not.</source>
        <translation>普通注意力保留长度平方的分数矩阵；FlashAttention 不保留。</translation>
    </message>
    <message>
        <source>Loss kernel</source>
        <translation>损失内核</translation>
    </message>
    <message>
        <source>The full loss keeps logits of the whole sequence; a chunked or fused one does not.</source>
        <translation>完整损失保留整个序列的 logits；分块或融合的损失不保留。</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO 阶段</translation>
    </message>
    <message>
        <source>What data parallelism shards: 1 optimizer states, 2 gradients too, 3 parameters too (FSDP).</source>
        <translation>数据并行切分的内容：1 优化器状态，2 加梯度，3 再加参数（FSDP）。</translation>
    </message>
    <message>
        <source>Reshard after forward</source>
        <translation>前向后重新切分</translation>
    </message>
    <message>
        <source>Frees gathered parameters between forward and backward: less memory, more traffic.</source>
        <translation>在前向与反向之间释放收集的参数：显存更少，通信更多。</translation>
    </message>
    <message>
        <source>Hybrid sharding</source>
        <translation>混合切分</translation>
    </message>
    <message>
        <source>Shards inside a node and replicates between nodes.</source>
        <translation>节点内切分，节点间复制。</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>序列并行</translation>
    </message>
    <message>
        <source>Splits the activations outside the tensor-parallel products along the sequence.</source>
        <translation>把张量并行乘法之外的激活沿序列切分。</translation>
    </message>
    <message>
        <source>Offload optimizer</source>
        <translation>卸载优化器</translation>
    </message>
    <message>
        <source>Keeps the optimizer states in host memory or on NVMe.</source>
        <translation>把优化器状态放在主机内存或 NVMe。</translation>
    </message>
    <message>
        <source>Offload parameters</source>
        <translation>卸载参数</translation>
    </message>
    <message>
        <source>Keeps the parameters in host memory or on NVMe and fetches them layer by layer.</source>
        <translation>把参数放在主机内存或 NVMe，逐层取用。</translation>
    </message>
    <message>
        <source>Offload activations</source>
        <translation>卸载激活</translation>
    </message>
    <message>
        <source>Moves saved activations to the host until the backward pass needs them.</source>
        <translation>把保存的激活移到主机，反向需要时取回。</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA 秩</translation>
    </message>
    <message>
        <source>Width of the adapter; adapter parameters are proportional to it.</source>
        <translation>适配器的宽度；适配器参数量与之成正比。</translation>
    </message>
    <message>
        <source>LoRA targets</source>
        <translation>LoRA 目标层</translation>
    </message>
    <message>
        <source>Linear layers that carry an adapter.</source>
        <translation>带适配器的线性层。</translation>
    </message>
    <message>
        <source>DoRA</source>
        <translation>DoRA</translation>
    </message>
    <message>
        <source>Learns a magnitude per column beside the low-rank direction.</source>
        <translation>除低秩方向外，再学习每列的幅值。</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA 图</translation>
    </message>
    <message>
        <source>Replays recorded launches: less launch time, some memory.</source>
        <translation>回放已录制的内核启动：启动更快，占用少许显存。</translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation>前缀缓存</translation>
    </message>
    <message>
        <source>Keeps the cache of prompts that begin alike.</source>
        <translation>保留开头相同的输入的缓存。</translation>
    </message>
    <message>
        <source>Prefill chunk</source>
        <translation>预填充分块</translation>
    </message>
    <message>
        <source>Prompt tokens that one step may take; 0 takes the stack's default.</source>
        <translation>每步最多处理的输入词元数；0 表示软件栈默认值。</translation>
    </message>
    <message>
        <source>Memory fraction</source>
        <translation>显存占用比例</translation>
    </message>
    <message>
        <source>Share of the card that the engine may take; 0 takes the stack's default.</source>
        <translation>推理引擎可占用的显存比例；0 表示软件栈默认值。</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>草稿模型</translation>
    </message>
    <message>
        <source>Small model for speculative decoding; empty turns it off.</source>
        <translation>用于投机解码的小模型；留空表示关闭。</translation>
    </message>
    <message>
        <source>Draft acceptance</source>
        <translation>草稿接受率</translation>
    </message>
    <message>
        <source>Share of the drafted tokens that the model accepts.</source>
        <translation>被模型接受的草稿词元比例。</translation>
    </message>
    <message>
        <source>Draft tokens</source>
        <translation>草稿词元数</translation>
    </message>
    <message>
        <source>Tokens drafted before each check.</source>
        <translation>每次校验前草拟的词元数。</translation>
    </message>
    <message>
        <source>Split prefill and decode</source>
        <translation>预填充与解码分离</translation>
    </message>
    <message>
        <source>Prefill and decode on cards of their own.</source>
        <translation>预填充与解码使用各自的卡。</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>The card; capacity is what its driver reports, not the marketing figure.</source>
        <translation>所用的卡；容量以驱动报告为准，而非宣传值。</translation>
    </message>
    <message>
        <source>GPU count</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Cards in all.</source>
        <translation>总卡数。</translation>
    </message>
    <message>
        <source>Cards per node</source>
        <translation>每节点卡数</translation>
    </message>
    <message>
        <source>At most; a fleet of four is one node of four.</source>
        <translation>上限；四张卡的机群即一个四卡节点。</translation>
    </message>
    <message>
        <source>Link inside the node</source>
        <translation>节点内互连</translation>
    </message>
    <message>
        <source>What joins the cards of a node; empty takes the card's own.</source>
        <translation>节点内各卡之间的互连；留空则用卡自带的互连。</translation>
    </message>
    <message>
        <source>Network per card (Gb/s)</source>
        <translation>每卡网络带宽（Gb/s）</translation>
    </message>
    <message>
        <source>Share of the network between nodes that each card has; 0 takes the usual of its class.</source>
        <translation>每张卡分到的节点间网络带宽；0 表示该类卡的常见值。</translation>
    </message>
    <message>
        <source>Host memory (GiB)</source>
        <translation>主机内存（GiB）</translation>
    </message>
    <message>
        <source>Main memory of a node, for what is offloaded.</source>
        <translation>每个节点的内存，用于卸载。</translation>
    </message>
    <message>
        <source>NVMe speed (GB/s)</source>
        <translation>NVMe 速度（GB/s）</translation>
    </message>
    <message>
        <source>Read speed of a node's drives, for what is offloaded there.</source>
        <translation>节点硬盘的读取速度，用于卸载。</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Cards that share each layer.</source>
        <translation>共同承担每一层的卡数。</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>Stages that the layers are dealt to.</source>
        <translation>各层分配到的阶段数。</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>虚拟阶段</translation>
    </message>
    <message>
        <source>Pieces of the model each stage holds: a smaller bubble, more activations.</source>
        <translation>每个阶段持有的模型段数：气泡更小，激活更多。</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>Cards that the experts are dealt to.</source>
        <translation>专家分配到的卡数。</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>Cards that share each sequence.</source>
        <translation>共同承担每条序列的卡数。</translation>
    </message>
    <message>
        <source>Data-parallel attention</source>
        <translation>注意力数据并行</translation>
    </message>
    <message>
        <source>Attention held on every card, the cache split by request (DeepSeek style).</source>
        <translation>每张卡都持有注意力权重，缓存按请求切分（DeepSeek 方式）。</translation>
    </message>
    <message>
        <source>Software stack</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>Stacks differ in what they keep in memory and in how fast they go; empty takes the usual one.</source>
        <translation>不同软件栈占用的显存和速度不同；留空则取常用的一种。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Of the scenario.</source>
        <translation>情景的名称。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Go with the scenario into the proposal.</source>
        <translation>随情景写入采购方案。</translation>
    </message>
    <message>
        <source>Compared cards</source>
        <translation>对比的卡</translation>
    </message>
    <message>
        <source>Cards drawn as curves beside the chosen one.</source>
        <translation>在图中与所选卡一同绘制的卡。</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>优化技术</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>机群</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
    <message>
        <source>Pre-training</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全量微调</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>Preference tuning (DPO)</source>
        <translation>偏好微调（DPO）</translation>
    </message>
    <message>
        <source>Reinforcement learning (RLHF, GRPO)</source>
        <translation>强化学习（RLHF、GRPO）</translation>
    </message>
    <message>
        <source>Inference serving</source>
        <translation>推理服务</translation>
    </message>
    <message>
        <source>Offline inference</source>
        <translation>离线推理</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <source>Every block</source>
        <translation>全部层</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>FlashAttention</source>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Chunked or fused</source>
        <translation>分块或融合</translation>
    </message>
    <message>
        <source>None (pure 16-bit)</source>
        <translation>无（纯 16 位）</translation>
    </message>
    <message>
        <source>In the optimizer</source>
        <translation>由优化器保留</translation>
    </message>
    <message>
        <source>Parameters are FP32</source>
        <translation>参数即 FP32</translation>
    </message>
    <message>
        <source>As the stack does</source>
        <translation>随软件栈</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>NVMe</source>
        <translation>NVMe</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message>
        <source>Fragmentation: %1 is reserved by the allocator and unused, but in pieces smaller than the %2 asked for; %3 is free on the device.</source>
        <translation>显存碎片：分配器保留而未用的有 %1，但都是小于所申请 %2 的碎块；设备上空闲 %3。</translation>
    </message>
    <message>
        <source>Partly fragmentation: %1 is reserved and unused, more than the %2 asked for; but %3 of %4 is live data, so it is close to the limit as well.</source>
        <translation>部分是碎片：保留而未用的有 %1，多于所申请的 %2；但 %4 中有 %3 是有效数据，也已接近上限。</translation>
    </message>
    <message>
        <source>Real shortage: %1 of %2 are live tensors; the cached remainder of %3 does not make room for the %4 asked for.</source>
        <translation>真正不足：%2 中有 %1 是有效张量；缓存的余量 %3 容不下所申请的 %4。</translation>
    </message>
    <message>
        <source>Real shortage: %1 of %2 are live tensors; the cached remainder of %3 is smaller than the %4 asked for. This is an old PyTorch.</source>
        <translation>真正不足：%2 中有 %1 是有效张量；缓存的余量 %3 小于所申请的 %4。这是旧版 PyTorch。</translation>
    </message>
    <message>
        <source>Mainly a shortage: %2 of %3 are live tensors and only %5 is cached against the %4 asked for; %1 is outside PyTorch (context, desktop, another process).</source>
        <translation>主要是不足：%3 中有 %2 是有效张量，缓存只有 %5，而申请了 %4；另有 %1 在 PyTorch 之外（上下文、桌面或其他进程）。</translation>
    </message>
    <message>
        <source>Shortage: free and cached memory together (%1 and %2) barely make the %3 asked for, and in pieces; %4 of %5 is live data.</source>
        <translation>显存不足：空闲与缓存合计（%1 与 %2）勉强够所申请的 %3，且不连续；%5 中有 %4 是有效数据。</translation>
    </message>
    <message>
        <source>Shortage: %1 of %2 is live data; the cached %3 does not make room for the %4 asked for.</source>
        <translation>显存不足：%2 中有 %1 是有效数据；缓存的 %3 容不下所申请的 %4。</translation>
    </message>
    <message>
        <source>Fragmentation on the NPU: %1 is reserved and unused in pieces smaller than the %2 asked for; %3 is free.</source>
        <translation>NPU 显存碎片：保留而未用的 %1 都是小于所申请 %2 的碎块；空闲 %3。</translation>
    </message>
    <message>
        <source>Shortage on the NPU: %1 of %2 is live data; the cached %3 does not make room for the %4 asked for.</source>
        <translation>NPU 显存不足：%2 中有 %1 是有效数据；缓存的 %3 容不下所申请的 %4。</translation>
    </message>
    <message>
        <source>%2 of %3 is free, yet %1 in one piece was refused: Intel GPUs limit one allocation to about 4 GiB unless larger ones are allowed.</source>
        <translation>%3 中空闲 %2，却拒绝一次分配 %1：英特尔 GPU 默认单次分配上限约 4 GiB，除非另行放开。</translation>
    </message>
    <message>
        <source>Shortage on the Intel GPU: %1 of %2 is live data, and %3 more was asked for.</source>
        <translation>英特尔 GPU 显存不足：%2 中有 %1 是有效数据，又申请了 %3。</translation>
    </message>
    <message>
        <source>The logits of one micro-batch: %1 in one piece while %2 of %3 is live. The peak is the loss, not weights or optimizer.</source>
        <translation>一个微批次的 logits：一次申请 %1，而 %3 中已有 %2 有效。峰值在损失函数，不在权重或优化器。</translation>
    </message>
    <message>
        <source>The scores of eager attention grow with the square of the length: %1 in one piece, with %2 of %3 already live.</source>
        <translation>非融合注意力的分数矩阵随长度平方增长：一次申请 %1，而 %3 中已有 %2 有效。</translation>
    </message>
    <message>
        <source>A shape or an input is at fault: the one request of %1 is %2 times the whole device (%3). Typical are eager attention on a long sequence (quadratic), an uncapped image size, a wrong index.</source>
        <translation>形状或输入有误：单次申请 %1，是整张卡（%3）的 %2 倍。常见原因：长序列用非融合注意力（平方增长）、图像尺寸未限、索引错误。</translation>
    </message>
    <message>
        <source>The one request of %1 is larger than the whole device (%2): no setting of the allocator makes room for it.</source>
        <translation>单次申请 %1 已超过整张卡的 %2：调整分配器参数无济于事。</translation>
    </message>
    <message>
        <source>The card fills while the model is loaded: %1 of %2 is taken already. Each process loads the whole model before it is sharded.</source>
        <translation>加载模型时卡就满了：%2 已占 %1。每个进程在分片之前都加载了整个模型。</translation>
    </message>
    <message>
        <source>Each rank loads the whole model before it is sharded: %1 is taken with %2 of the files loaded, so the whole takes about %3 and the card has %4.</source>
        <translation>每个进程在分片之前都加载了整个模型：已加载 %2 的文件、占用 %1，整个模型约需 %3，而卡只有 %4。</translation>
    </message>
    <message>
        <source>The weights do not fit: %1 of %2 was taken when another %3 was asked for while the engine loaded the model.</source>
        <translation>权重放不下：推理引擎加载模型时已占 %2 中的 %1，又申请 %3。</translation>
    </message>
    <message>
        <source>A serving engine: CUDA graphs and the activation peak need more than the engine left for them: %1 more was asked for with %2 of %3 in use.</source>
        <translation>推理服务：CUDA 图与激活峰值超出引擎为其预留的量：%3 中已用 %2，又申请 %1。</translation>
    </message>
    <message>
        <source>The optimizer makes its states at the first step: %1 more with %2 of %3 in use. They do not depend on the batch.</source>
        <translation>优化器在第一步创建状态：%3 中已用 %2，又申请 %1。它与批大小无关。</translation>
    </message>
    <message>
        <source>The key-value cache grows while text is generated: %1 more with %2 of %3 in use.</source>
        <translation>生成文本时键值缓存不断增长：%3 中已用 %2，又申请 %1。</translation>
    </message>
    <message>
        <source>A limit set for this process, not the hardware: %1 of %2 is allowed while %3 is free on the device; %4 was asked for.</source>
        <translation>受本进程的限额所限，而非硬件：%2 中只许用 %1，设备上还空闲 %3；申请了 %4。</translation>
    </message>
    <message>
        <source>The driver shows only %1 of the shared memory (a share for graphics, usually half of what is built in); %3 of it is in use, %2 free, and %4 was asked for.</source>
        <translation>驱动只开放 %1 的共享内存（图形份额，通常为装机内存的一半）；已用 %3，空闲 %2，又申请 %4。</translation>
    </message>
    <message>
        <source>Other processes hold %1 of %2; this one has only %3, and %4 was refused.</source>
        <translation>其他进程占用 %2 中的 %1；本进程只有 %3，申请 %4 被拒。</translation>
    </message>
    <message>
        <source>%2 of %3 is free, more than the %1 asked for, and yet it was refused: another process took it in that instant, or a limit of driver, container or virtual GPU applies.</source>
        <translation>%3 中空闲 %2，多于所申请的 %1，却仍被拒绝：可能是另一进程恰在此时占用，或受驱动、容器、虚拟 GPU 的限制。</translation>
    </message>
    <message>
        <source>Memory grows from step to step: from %1 to %2 over %3 readings in the log. Something keeps tensors alive.</source>
        <translation>显存逐步增长：日志中 %3 次读数从 %1 升到 %2。有对象一直持有张量。</translation>
    </message>
    <message>
        <source>The device is out of memory, but the text has no figures: the lines that name them are missing.</source>
        <translation>设备显存不足，但文中没有数字：缺少给出数字的那几行。</translation>
    </message>
    <message>
        <source>The driver itself refused memory, without figures: mostly another process (or a stopped one that is still there) fills the card before this one begins.</source>
        <translation>驱动直接拒绝分配且未给数字：多半是另一进程（或已停止却未退出的进程）在此之前占满了卡。</translation>
    </message>
    <message>
        <source>The limit of about 1.7 times the recommended working set (%1) is reached: %2 by PyTorch and %3 by others (Metal graphs, display), and %4 more was asked for.</source>
        <translation>已达到约为推荐工作集 1.7 倍的上限（%1）：PyTorch 占 %2，其他（Metal 图、显示）占 %3，又申请 %4。</translation>
    </message>
    <message>
        <source>One tensor of %1: the scores of attention grow with the square of a long prompt or video. %3 is allocated, %4 taken by others, %2 allowed.</source>
        <translation>单个张量就要 %1：注意力分数随长提示或视频长度平方增长。已分配 %3，其他占 %4，上限 %2。</translation>
    </message>
    <message>
        <source>One buffer is larger than Metal allows for a single one, however much memory is free.</source>
        <translation>单个缓冲区超过 Metal 的单次上限，与空闲内存多少无关。</translation>
    </message>
    <message>
        <source>The unified memory that macOS lets the GPU wire (about two thirds to three quarters) is used up.</source>
        <translation>macOS 允许 GPU 锁定的统一内存（约三分之二到四分之三）已用尽。</translation>
    </message>
    <message>
        <source>An XLA buffer of %1 does not fit in the pool; by default 75 to 90 % of the card is taken in advance.</source>
        <translation>XLA 缓冲区 %1 放不进内存池；默认预先占用整卡的 75–90 %。</translation>
    </message>
    <message>
        <source>Temporaries of one compiled step take %1 of the %2 needed; the largest buffer is %3.</source>
        <translation>一个已编译步骤的临时量占 %1，共需 %2；最大的缓冲区为 %3。</translation>
    </message>
    <message>
        <source>The arguments of the compiled step fill the device: %2 of the %3 of temporaries aside, %1 in all. Inputs and outputs count twice unless donated.</source>
        <translation>编译步骤的参数就占满设备：参数 %2、临时量 %3，共 %1。未捐赠时输入与输出各计一次。</translation>
    </message>
    <message>
        <source>The compiled program needs %1 of device memory and the device has %2.</source>
        <translation>编译后的程序需要 %1 设备内存，而设备只有 %2。</translation>
    </message>
    <message>
        <source>XLA could not take its share of the card in advance: another process holds memory of it.</source>
        <translation>XLA 无法预占其份额：另一进程占用了这张卡。</translation>
    </message>
    <message>
        <source>One tensor of %1 does not fit.</source>
        <translation>一个 %1 的张量放不下。</translation>
    </message>
    <message>
        <source>The score matrix of attention: %1 in one tensor that grows with the square of the length.</source>
        <translation>注意力分数矩阵：单个张量 %1，随长度平方增长。</translation>
    </message>
    <message>
        <source>Fragmentation of TensorFlow's pool: %2 of it is free, more than the %1 asked for, but not in one piece.</source>
        <translation>TensorFlow 内存池碎片：空闲 %2，多于所申请的 %1，但不连续。</translation>
    </message>
    <message>
        <source>TensorFlow's pool has no room for the %1 asked for.</source>
        <translation>TensorFlow 内存池容不下所申请的 %1。</translation>
    </message>
    <message>
        <source>Not a failure: TensorFlow could not get %1 for a faster algorithm and goes on with another.</source>
        <translation>并非失败：TensorFlow 没能为更快的算法取得 %1，已改用其他算法继续。</translation>
    </message>
    <message>
        <source>The driver refused the %1 that TensorFlow wants to take in advance: another process holds memory of the card.</source>
        <translation>驱动拒绝了 TensorFlow 要预占的 %1：另一进程占用了这张卡。</translation>
    </message>
    <message>
        <source>Nothing is left for the key-value cache: weights and the profiled activation peak take all that gpu_memory_utilization allows.</source>
        <translation>没有留给键值缓存的显存：权重与测得的激活峰值已占满 gpu_memory_utilization 允许的量。</translation>
    </message>
    <message>
        <source>At start %1 of %2 was free and the engine wants %3: another process (or a former engine that has not ended) holds the rest.</source>
        <translation>启动时 %2 中空闲 %1，而引擎要 %3：其余被另一进程（或尚未退出的旧引擎）占用。</translation>
    </message>
    <message>
        <source>The free memory rose while the engine profiled itself (%1 before, %2 after): another process ended or began in between, so that the figures cannot be used.</source>
        <translation>引擎自测期间空闲显存变化（之前 %1，之后 %2）：其间有其他进程退出或启动，测得的数字不可用。</translation>
    </message>
    <message>
        <source>The cache holds %2 tokens, and one request of %1 tokens is allowed.</source>
        <translation>缓存可容纳 %2 个词元，而单个请求允许 %1 个词元。</translation>
    </message>
    <message>
        <source>The default context of the model is far above what fits: one request of %1 tokens needs %2 of cache and %3 is available.</source>
        <translation>模型的默认上下文远超可容纳的量：单个 %1 词元的请求需要 %2 缓存，而可用的只有 %3。</translation>
    </message>
    <message>
        <source>The sampler's warm-up with as many requests as max_num_seqs does not fit beside the cache.</source>
        <translation>以 max_num_seqs 个请求预热采样器时，缓存之外的余量不够。</translation>
    </message>
    <message>
        <source>Not a failure: the cache is full and requests are put back and computed again, which costs throughput.</source>
        <translation>并非失败：缓存已满，请求被换出并重新计算，会损失吞吐。</translation>
    </message>
    <message>
        <source>The swap space of the engine (host memory for each card) is larger than the host has.</source>
        <translation>引擎的交换空间（每卡的主机内存）超过了主机内存。</translation>
    </message>
    <message>
        <source>This line only reports that the engine did not start; the cause stands in the lines above it.</source>
        <translation>这一行只说明引擎未能启动；真正的原因在其上方。</translation>
    </message>
    <message>
        <source>The settings break a rule of the engine; this is not a shortage of memory.</source>
        <translation>设置违反了引擎的规则；这不是显存不足。</translation>
    </message>
    <message>
        <source>The static share (weights and cache pool) is smaller than the weights need: the pool would be empty.</source>
        <translation>静态份额（权重加缓存池）小于权重所需：缓存池会是空的。</translation>
    </message>
    <message>
        <source>The cache pool ran empty while requests were decoded: more tokens were admitted than it holds.</source>
        <translation>解码时缓存池耗尽：接纳的词元多于池容量。</translation>
    </message>
    <message>
        <source>The cache pool has no room for the next prompt.</source>
        <translation>缓存池放不下下一个提示。</translation>
    </message>
    <message>
        <source>CUDA graphs do not fit beside the static share: here the share must be smaller.</source>
        <translation>CUDA 图放不进静态份额之外的余量：此时应调小静态份额。</translation>
    </message>
    <message>
        <source>Not a failure: the cache pool was full and requests were taken back to wait.</source>
        <translation>并非失败：缓存池已满，部分请求被撤回等待。</translation>
    </message>
    <message>
        <source>The cards do not have the same free memory: another process holds some of it.</source>
        <translation>各卡空闲显存不一致：有其他进程占用。</translation>
    </message>
    <message>
        <source>The warm-up with the largest prefill does not fit.</source>
        <translation>以最大预填充量预热时放不下。</translation>
    </message>
    <message>
        <source>TensorRT-LLM: weights and workspace leave too little of the card for the key-value cache or another part of the executor.</source>
        <translation>TensorRT-LLM：权重与工作区之外留给键值缓存（或执行器其他部分）的显存太少。</translation>
    </message>
    <message>
        <source>TensorRT asked the driver for memory and did not get it: engine, execution context and cache together exceed the card.</source>
        <translation>TensorRT 向驱动申请显存失败：引擎、执行上下文与缓存之和超过了显存。</translation>
    </message>
    <message>
        <source>Not a failure: a kernel that needs more workspace was skipped while the engine was built.</source>
        <translation>并非失败：构建引擎时跳过了需要更大工作区的算子实现。</translation>
    </message>
    <message>
        <source>LMDeploy: the share of the free memory that the cache takes leaves too little for weights and workspace.</source>
        <translation>LMDeploy：缓存占用的空闲显存比例过大，权重与工作区所剩不足。</translation>
    </message>
    <message>
        <source>cudaMalloc failed while running: layers and scratch together exceed the card. This old build prints no sizes.</source>
        <translation>运行中 cudaMalloc 失败：放上去的层与临时缓冲之和超过显存。旧版本不打印大小。</translation>
    </message>
    <message>
        <source>The weights do not fit: %1 for the layers put on this device was refused.</source>
        <translation>权重放不下：为该设备上的层申请 %1 被拒。</translation>
    </message>
    <message>
        <source>The weights fit, the key-value cache of %1 does not: the context is too long for this device.</source>
        <translation>权重放得下，%1 的键值缓存放不下：上下文对该设备太长。</translation>
    </message>
    <message>
        <source>Weights and cache fit, the compute buffer of %1 does not.</source>
        <translation>权重与缓存放得下，%1 的计算缓冲放不下。</translation>
    </message>
    <message>
        <source>Weights and cache fit, the compute buffer of %1 does not: there are %2 pipeline copies and a large batch.</source>
        <translation>权重与缓存放得下，%1 的计算缓冲放不下：流水线有 %2 份副本，批也大。</translation>
    </message>
    <message>
        <source>Not fatal: %1 for pipeline copies was refused, they were dropped, and the server runs.</source>
        <translation>并非致命：流水线副本申请的 %1 被拒，已放弃副本，服务正常运行。</translation>
    </message>
    <message>
        <source>No slot of the cache is free for this batch: prompts and answers together exceed the context that was set (-c, divided by the slots).</source>
        <translation>缓存没有空位容纳这一批：提示与回答之和超过设定的上下文（-c 除以并行数）。</translation>
    </message>
    <message>
        <source>Vulkan refused one buffer of %1: a device has a largest size for a single allocation, often 2 or 4 GiB, whatever is free.</source>
        <translation>Vulkan 拒绝了 %1 的单个缓冲：设备有单次分配上限，常为 2 或 4 GiB，与空闲量无关。</translation>
    </message>
    <message>
        <source>The Vulkan device has no room for %1.</source>
        <translation>Vulkan 设备放不下 %1。</translation>
    </message>
    <message>
        <source>The device has no room for a buffer of %1.</source>
        <translation>设备放不下 %1 的缓冲。</translation>
    </message>
    <message>
        <source>Not a failure: pinned host memory was refused, and ordinary memory is used; copies to the device are slower.</source>
        <translation>并非失败：申请锁页内存被拒，改用普通内存；向设备拷贝会慢一些。</translation>
    </message>
    <message>
        <source>Not a failure: the system does not allow to lock the model in memory (limit memlock), so that parts may be swapped out.</source>
        <translation>并非失败：系统不允许把模型锁在内存中（memlock 限额），部分可能被换出。</translation>
    </message>
    <message>
        <source>Host memory (RAM and swap, or the container's limit), not GPU memory: %1 is needed and %2 is available, %3 short.</source>
        <translation>是主机内存（内存加交换区，或容器限额）而非显存：需要 %1，可用 %2，缺 %3。</translation>
    </message>
    <message>
        <source>The runner was killed from outside, mostly by the system for want of host memory.</source>
        <translation>运行进程被外部终止，多半是系统因主机内存不足所为。</translation>
    </message>
    <message>
        <source>The card is full before NCCL makes its buffers (%1 was refused): the framework's cache holds the rest.</source>
        <translation>NCCL 创建缓冲之前卡已满（%1 被拒）：其余被框架的缓存占着。</translation>
    </message>
    <message>
        <source>NCCL passes on an error of CUDA. The line that names it stands before, with NCCL_DEBUG=INFO; a full card is the most frequent.</source>
        <translation>NCCL 转报 CUDA 错误。具体原因在前面的行中（NCCL_DEBUG=INFO），最常见的是显存已满。</translation>
    </message>
    <message>
        <source>NCCL met an error of the system: shared memory, the network interface, or the limit of locked memory; not GPU memory.</source>
        <translation>NCCL 遇到系统错误：共享内存、网卡或锁定内存限额；不是显存问题。</translation>
    </message>
    <message>
        <source>NCCL could not make its segment in /dev/shm: the container's shared memory is too small.</source>
        <translation>NCCL 无法在 /dev/shm 建立共享段：容器的共享内存太小。</translation>
    </message>
    <message>
        <source>The network card may not register memory: the limit of locked memory (ulimit -l) is too low.</source>
        <translation>网卡无法注册内存：锁定内存限额（ulimit -l）太低。</translation>
    </message>
    <message>
        <source>A collective operation waited too long: another rank stopped or is out of memory. Its own log tells why.</source>
        <translation>集合通信等待超时：另一进程停了或显存不足，原因在它自己的日志里。</translation>
    </message>
    <message>
        <source>Another rank ended first; this is the consequence. Look for the rank that failed first.</source>
        <translation>另一个进程先退出，这只是后果。请找最先失败的进程。</translation>
    </message>
    <message>
        <source>The collective library of Ascend failed; another rank out of memory or not there is the most frequent cause.</source>
        <translation>昇腾集合通信库出错；最常见的是另一进程显存不足或未就绪。</translation>
    </message>
    <message>
        <source>A CUDA library could not get the workspace of its handle: the card is full (or, seldom, an index error before it left the device in error).</source>
        <translation>CUDA 库无法取得句柄的工作区：显存已满（少数情况是此前的索引越界使设备处于错误状态）。</translation>
    </message>
    <message>
        <source>A program error on the device (an address or index out of bounds), not a shortage of memory.</source>
        <translation>设备上的程序错误（地址或索引越界），不是显存不足。</translation>
    </message>
    <message>
        <source>An uncorrectable memory error of the card: hardware, not shortage.</source>
        <translation>显卡发生不可纠正的显存错误：是硬件故障，不是显存不足。</translation>
    </message>
    <message>
        <source>Host memory: %1 of main memory was refused, not GPU memory.</source>
        <translation>主机内存：申请 %1 内存被拒，不是显存。</translation>
    </message>
    <message>
        <source>Host memory was refused (RAM, swap or the container's limit), not GPU memory.</source>
        <translation>主机内存分配失败（内存、交换区或容器限额），不是显存。</translation>
    </message>
    <message>
        <source>The system ended the process for want of host memory (RAM or the container's limit), not GPU memory.</source>
        <translation>系统因主机内存不足（内存或容器限额）终止了进程，不是显存。</translation>
    </message>
    <message>
        <source>The kernel ended the process, which held %1 of host memory (RAM or the container's limit), not GPU memory.</source>
        <translation>内核终止了占用 %1 主机内存的进程（内存或容器限额），不是显存。</translation>
    </message>
    <message>
        <source>The memory limit of the container or job was reached: host memory, not GPU memory, and not the whole machine either.</source>
        <translation>达到了容器或作业的内存限额：是主机内存而非显存，也不是整机内存用尽。</translation>
    </message>
    <message>
        <source>Ended by signal 9 from outside (exit code 137): mostly the out-of-memory killer of the host or container; dmesg tells.</source>
        <translation>被外部以信号 9 终止（退出码 137）：多半是主机或容器的内存不足终止机制，dmesg 可证实。</translation>
    </message>
    <message>
        <source>Windows could not commit memory: the paging file is too small for what the programs have reserved.</source>
        <translation>Windows 无法提交内存：页面文件小于各程序的预留量。</translation>
    </message>
    <message>
        <source>The workers of the data loader share tensors in /dev/shm, which is full (64 MiB in a container by default).</source>
        <translation>数据加载进程在 /dev/shm 中共享张量，而它已满（容器默认只有 64 MiB）。</translation>
    </message>
    <message>
        <source>Shared memory (/dev/shm) or a temporary folder is full.</source>
        <translation>共享内存（/dev/shm）或临时目录已满。</translation>
    </message>
    <message>
        <source>Even quantised the model does not fit the cards, and parts of it would go to the host, which this loader refuses.</source>
        <translation>即使量化后模型也放不下，部分层将被放到主机，而该加载器不允许。</translation>
    </message>
    <message>
        <source>bitsandbytes could not get memory for its buffers: the card is full.</source>
        <translation>bitsandbytes 无法取得缓冲显存：卡已满。</translation>
    </message>
    <message>
        <source>A process of the launcher ended by signal 9: mostly host memory, which offloading and loading on every rank use up.</source>
        <translation>启动器的一个进程被信号 9 终止：多半是主机内存耗尽，卸载与各进程各自加载都会大量占用。</translation>
    </message>
    <message>
        <source>A kernel wants more on-chip shared memory (%1 bytes) than a multiprocessor has (%2): its tile is too large for this card, the memory of the card does not matter.</source>
        <translation>算子需要的片上共享内存（%1 字节）超过一个多处理器所有（%2）：分块对这张卡太大，与显存大小无关。</translation>
    </message>
    <message>
        <source>The arena of ONNX Runtime has no room for %1.</source>
        <translation>ONNX Runtime 的内存池放不下 %1。</translation>
    </message>
    <message>
        <source>CuPy's pool has no room for %1.</source>
        <translation>CuPy 的内存池放不下 %1。</translation>
    </message>
    <message>
        <source>The pool of RMM (RAPIDS) has no room.</source>
        <translation>RMM（RAPIDS）内存池已满。</translation>
    </message>
    <message>
        <source>PaddlePaddle was refused %1: %2 is held by it and %3 is left.</source>
        <translation>PaddlePaddle 申请 %1 被拒：自身已占 %2，剩余 %3。</translation>
    </message>
    <message>
        <source>MindSpore's pool on the NPU has no room for %1.</source>
        <translation>MindSpore 的 NPU 内存池放不下 %1。</translation>
    </message>
    <message>
        <source>The NPU's runtime could not allocate device memory.</source>
        <translation>NPU 运行时无法分配设备内存。</translation>
    </message>
    <message>
        <source>One buffer of %1 is larger than Metal allows for a single one (%2).</source>
        <translation>单个 %1 的缓冲超过 Metal 的单次上限（%2）。</translation>
    </message>
    <message>
        <source>The GPU has lost its PCIe link: power, riser, heat or board fault (frequent with ex-mining cards and risers). Hardware, not memory.</source>
        <translation>GPU 的 PCIe 链路丢失：供电、转接线、过热或板卡故障（矿卡与转接线常见）。是硬件而非显存问题。</translation>
    </message>
    <message>
        <source>Failing memory of the card: an uncorrectable error, rows marked for remapping, or an error that was contained by ending the job.</source>
        <translation>显存故障：出现不可纠正错误、标记了行重映射，或以终止作业隔离了错误。</translation>
    </message>
    <message>
        <source>The card has no spare rows left (row remapping failed): a criterion for replacement.</source>
        <translation>备用行已用尽（行重映射失败）：符合更换条件。</translation>
    </message>
    <message>
        <source>The program did something illegal on the device (address, index or instruction); the hardware is probably sound.</source>
        <translation>程序在设备上执行了非法操作（地址、索引或指令），硬件多半无恙。</translation>
    </message>
    <message>
        <source>An error of the NVLink or C2C connection between devices.</source>
        <translation>设备间 NVLink 或 C2C 链路出错。</translation>
    </message>
    <message>
        <source>The card's own controller (GSP) does not answer: reset or restart, newer driver and firmware.</source>
        <translation>卡上的控制器（GSP）无响应：需复位或重启，并更新驱动与固件。</translation>
    </message>
    <message>
        <source>The driver reports a fault of the device (Xid %1).</source>
        <translation>驱动报告设备故障（Xid %1）。</translation>
    </message>
    <message>
        <source>The AMD driver reports a fault or a reset of the device, not a shortage.</source>
        <translation>AMD 驱动报告设备故障或复位，不是显存不足。</translation>
    </message>
    <message>
        <source>The loaded kernel driver and the installed library are of different versions: an update without a restart.</source>
        <translation>已加载的内核驱动与已安装的库版本不一致：更新后未重启。</translation>
    </message>
    <message>
        <source>The driver does not run (or the container was not given the GPUs).</source>
        <translation>驱动未运行（或容器未分配 GPU）。</translation>
    </message>
    <message>
        <source>The driver runs and sees no device.</source>
        <translation>驱动已运行但未发现设备。</translation>
    </message>
    <message>
        <source>The view from the device: %1 of %2 is used. It tells how full the card is and nothing about fragmentation inside a process.</source>
        <translation>设备视角：%2 已用 %1。只说明卡有多满，不反映进程内部的碎片。</translation>
    </message>
    <message>
        <source>One process fills the card (%1 of %2) at %3 utilisation: it takes memory in advance, as TensorFlow and serving engines do.</source>
        <translation>一个进程占满了卡（%2 已用 %1），而利用率只有 %3：这是预占内存，TensorFlow 与推理引擎都如此。</translation>
    </message>
    <message>
        <source>A display runs on the device that works (%1 of %2 used) while another is idle: the job uses one card only.</source>
        <translation>显示输出在正工作的卡上（%2 已用 %1），而另一张空闲：作业只用了一张卡。</translation>
    </message>
    <message>
        <source>Device %1 is full and busy and the others idle (%2): the job is bound to it.</source>
        <translation>设备 %1 满载，其余空闲（%2 张）：作业只绑定在它上面。</translation>
    </message>
    <message>
        <source>The card is divided (MIG): a process inside a slice sees %1, not %2.</source>
        <translation>该卡已切分（MIG）：切片中的进程只看到 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>A healthy load: %1 of %2 used at %3 utilisation. Usable memory is what the driver shows, not the figure on the box.</source>
        <translation>负载正常：%2 已用 %1，利用率 %3。可用显存以驱动显示为准，而非标称值。</translation>
    </message>
    <message>
        <source>The card is full: %1 of %2. Which part is needed, only the framework's own figures tell.</source>
        <translation>卡已满：%2 已用 %1。其中多少是必需的，只有框架自身的数字能说明。</translation>
    </message>
    <message>
        <source>%1 of %2 is used (%3); this view shows no fault.</source>
        <translation>%2 已用 %1（%3）；此视图中没有异常。</translation>
    </message>
    <message>
        <source>Idle: %1 devices, which draw %2 in all even so.</source>
        <translation>空闲：共 %1 个设备，空闲时仍合计耗电 %2。</translation>
    </message>
    <message>
        <source>Idle: %1 devices.</source>
        <translation>空闲：共 %1 个设备。</translation>
    </message>
    <message>
        <source>A desktop card under Windows (WDDM) with %1 of %2 free: the system may move memory to the host and slow down instead of failing.</source>
        <translation>Windows 桌面卡（WDDM），%2 中空闲 %1：系统可能把显存换到主机而变慢，而不是报错。</translation>
    </message>
    <message>
        <source>The card is slowed down by heat or its power limit (%1 of %2 used): speed is the problem, memory is not.</source>
        <translation>显卡因过热或功耗限制而降速（%2 已用 %1）：问题在速度，不在显存。</translation>
    </message>
    <message>
        <source>The card is full (%1 of %2) and slowed down by heat or its power limit.</source>
        <translation>卡已满（%2 已用 %1），且因过热或功耗限制而降速。</translation>
    </message>
    <message>
        <source>The card runs at its power limit (%1 of %2 used): normal under full load, a little slower than unlimited.</source>
        <translation>显卡运行在功耗上限（%2 已用 %1）：满载时属正常，略慢于不限功耗。</translation>
    </message>
    <message>
        <source>Device %1 is lost: it fell off the bus. Hardware, power or riser fault; the job must be started again on the others.</source>
        <translation>设备 %1 已丢失（掉卡）：硬件、供电或转接线故障；作业需在其余卡上重启。</translation>
    </message>
    <message>
        <source>Device %1 raises a health alarm.</source>
        <translation>设备 %1 报健康告警。</translation>
    </message>
    <message>
        <source>Device %1 has %2 uncorrected memory errors since the driver was loaded.</source>
        <translation>设备 %1 自驱动加载以来有 %2 次未纠正的显存错误。</translation>
    </message>
    <message>
        <source>An NPU holds %1 of %2 and does not compute: a rank that waits or hangs.</source>
        <translation>有 NPU 占用 %2 中的 %1 却不计算：进程在等待或挂起。</translation>
    </message>
    <message>
        <source>%1 processes hold %2 on the devices.</source>
        <translation>%1 个进程在设备上占用 %2。</translation>
    </message>
    <message>
        <source>The allocator keeps %2 for %3 of live tensors: %1 is cached and unused.</source>
        <translation>分配器为 %3 的有效张量保留了 %2：其中 %1 缓存而未用。</translation>
    </message>
    <message>
        <source>%1 is allocated and %2 reserved: little is lost to fragmentation.</source>
        <translation>已分配 %1，保留 %2：碎片损失很小。</translation>
    </message>
    <message>
        <source>Host memory: %1 of %2 is available.</source>
        <translation>主机内存：%2 中可用 %1。</translation>
    </message>
    <message>
        <source>%1 of the fullest device's memory is used; this view shows shares only.</source>
        <translation>最满的设备已用 %1；此视图只有百分比。</translation>
    </message>
    <message>
        <source>A list of %1 devices without their memory.</source>
        <translation>列出了 %1 个设备，未含显存。</translation>
    </message>
    <message>
        <source>Idle: %1 devices on cards of two chips, each with its own memory; they draw %2 in all.</source>
        <translation>空闲：双芯卡上的 %1 个设备，各有各的显存；合计耗电 %2。</translation>
    </message>
    <message>
        <source>Nothing has to be done.</source>
        <translation>无需处理。</translation>
    </message>
    <message>
        <source>Paste the whole message with its figures; it decides which of these helps most.</source>
        <translation>请粘贴含数字的完整信息，才能判断哪一项最有用。</translation>
    </message>
    <message>
        <source>Paste the first error above this line; it names the cause.</source>
        <translation>请粘贴这一行上方最先出现的错误，那里写明原因。</translation>
    </message>
    <message>
        <source>PYTORCH_ALLOC_CONF=expandable_segments:True (named PYTORCH_CUDA_ALLOC_CONF before 2.9; PyTorch 2.1 or newer).</source>
        <translation>设置 PYTORCH_ALLOC_CONF=expandable_segments:True（2.9 之前名为 PYTORCH_CUDA_ALLOC_CONF；需 PyTorch 2.1 以上）。</translation>
    </message>
    <message>
        <source>On an older PyTorch max_split_size_mb:512 instead (128 to 1024, the larger first).</source>
        <translation>更旧的 PyTorch 改用 max_split_size_mb:512（128–1024，先试大的）。</translation>
    </message>
    <message>
        <source>garbage_collection_threshold:0.8 in the same variable, so that cached blocks are given back before the card is full.</source>
        <translation>在同一变量中设 garbage_collection_threshold:0.8，使缓存块在卡满之前归还。</translation>
    </message>
    <message>
        <source>Pad or bucket the lengths so that shapes repeat, and run the largest shape in the first step.</source>
        <translation>对长度做填充或分桶使形状重复，并在第一步运行最大的形状。</translation>
    </message>
    <message>
        <source>torch.cuda.empty_cache() between phases, such as evaluation and training.</source>
        <translation>在阶段之间（如评估与训练）调用 torch.cuda.empty_cache()。</translation>
    </message>
    <message>
        <source>torch.npu.empty_cache() between phases.</source>
        <translation>在阶段之间调用 torch.npu.empty_cache()。</translation>
    </message>
    <message>
        <source>torch.xpu.empty_cache() between phases.</source>
        <translation>在阶段之间调用 torch.xpu.empty_cache()。</translation>
    </message>
    <message>
        <source>PYTORCH_NPU_ALLOC_CONF=expandable_segments:True.</source>
        <translation>设置 PYTORCH_NPU_ALLOC_CONF=expandable_segments:True。</translation>
    </message>
    <message>
        <source>PYTORCH_NPU_ALLOC_CONF=max_split_size_mb:256 where that is not supported.</source>
        <translation>若不支持，则设 PYTORCH_NPU_ALLOC_CONF=max_split_size_mb:256。</translation>
    </message>
    <message>
        <source>PYTORCH_HIP_ALLOC_CONF=expandable_segments:True, if this ROCm build supports it.</source>
        <translation>设置 PYTORCH_HIP_ALLOC_CONF=expandable_segments:True（若该 ROCm 版本支持）。</translation>
    </message>
    <message>
        <source>Allow larger single allocations: UR_L0_ENABLE_RELAXED_ALLOCATION_LIMITS=1.</source>
        <translation>放开单次分配上限：UR_L0_ENABLE_RELAXED_ALLOCATION_LIMITS=1。</translation>
    </message>
    <message>
        <source>A smaller micro-batch, with more gradient accumulation to keep the tokens of a step.</source>
        <translation>减小微批次，并增加梯度累积以保持每步词元数。</translation>
    </message>
    <message>
        <source>A shorter sequence (or packing with a cap).</source>
        <translation>缩短序列（或带上限的打包）。</translation>
    </message>
    <message>
        <source>Gradient checkpointing (recomputation) keeps one input a block instead of all activations.</source>
        <translation>启用梯度检查点（重计算）：每个块只保留一个输入而非全部激活。</translation>
    </message>
    <message>
        <source>Mixed precision (BF16 or FP16) halves activations.</source>
        <translation>混合精度（BF16 或 FP16）使激活减半。</translation>
    </message>
    <message>
        <source>A fused or chunked cross-entropy (of the Liger or Unsloth kind), so that the logits are never whole.</source>
        <translation>融合或分块交叉熵（Liger、Unsloth 一类），不再整块保存 logits。</translation>
    </message>
    <message>
        <source>Keep the logits in 16 bits.</source>
        <translation>让 logits 保持 16 位。</translation>
    </message>
    <message>
        <source>A loss split over tensor or sequence parallel ranks.</source>
        <translation>用张量并行或序列并行切分损失计算。</translation>
    </message>
    <message>
        <source>An 8-bit optimizer keeps a quarter of the states of Adam.</source>
        <translation>8 位优化器只保留 Adam 状态的四分之一。</translation>
    </message>
    <message>
        <source>A paged optimizer moves states to the host when the card is full.</source>
        <translation>分页优化器在卡满时把状态移到主机。</translation>
    </message>
    <message>
        <source>Shard further: a higher ZeRO stage, or FSDP with resharding after the forward pass.</source>
        <translation>进一步分片：更高的 ZeRO 阶段，或前向后重新分片的 FSDP。</translation>
    </message>
    <message>
        <source>Offload the optimizer states to host memory.</source>
        <translation>把优化器状态卸载到主机内存。</translation>
    </message>
    <message>
        <source>LoRA or QLoRA instead of training every weight.</source>
        <translation>用 LoRA 或 QLoRA 代替全参训练。</translation>
    </message>
    <message>
        <source>Quantised weights (8 or 4 bits).</source>
        <translation>量化权重（8 位或 4 位）。</translation>
    </message>
    <message>
        <source>A card with more memory.</source>
        <translation>换显存更大的卡。</translation>
    </message>
    <message>
        <source>More cards, with the model split over them.</source>
        <translation>增加卡数并切分模型。</translation>
    </message>
    <message>
        <source>A newer PyTorch: its allocator wastes less and its messages tell more.</source>
        <translation>升级 PyTorch：新分配器浪费更少，报错信息更全。</translation>
    </message>
    <message>
        <source>Stop the other processes on this device first (nvidia-smi, rocm-smi or npu-smi lists them).</source>
        <translation>先结束该设备上的其他进程（用 nvidia-smi、rocm-smi 或 npu-smi 查看）。</translation>
    </message>
    <message>
        <source>Close other applications that use the GPU or the memory.</source>
        <translation>关闭其他占用 GPU 或内存的程序。</translation>
    </message>
    <message>
        <source>Close applications that use the GPU (browser, recorder, games).</source>
        <translation>关闭占用 GPU 的程序（浏览器、录屏、游戏）。</translation>
    </message>
    <message>
        <source>Choose a free device (CUDA_VISIBLE_DEVICES, HIP_VISIBLE_DEVICES, ASCEND_RT_VISIBLE_DEVICES).</source>
        <translation>选择空闲设备（CUDA_VISIBLE_DEVICES、HIP_VISIBLE_DEVICES、ASCEND_RT_VISIBLE_DEVICES）。</translation>
    </message>
    <message>
        <source>Look for processes of an earlier run that still hold the device (fuser -v /dev/nvidia*) and end them.</source>
        <translation>查找仍占用设备的旧进程（fuser -v /dev/nvidia*）并结束。</translation>
    </message>
    <message>
        <source>Start the engines one after the other, and leave the card alone while one measures itself.</source>
        <translation>逐个启动引擎，在其自测期间不要动这张卡。</translation>
    </message>
    <message>
        <source>Restart the process and try again.</source>
        <translation>重启进程后再试。</translation>
    </message>
    <message>
        <source>Look for limits of memory fraction, container, MIG slice or virtual GPU.</source>
        <translation>检查显存比例、容器、MIG 切片或虚拟 GPU 的限额。</translation>
    </message>
    <message>
        <source>Run once with CUDA_LAUNCH_BLOCKING=1: then the line that fails is the right one.</source>
        <translation>用 CUDA_LAUNCH_BLOCKING=1 运行一次，报错行才是真正出错的行。</translation>
    </message>
    <message>
        <source>Raise set_per_process_memory_fraction, or the option of the framework that sets it: it is not a limit of the hardware.</source>
        <translation>提高 set_per_process_memory_fraction 或框架中对应的选项：这不是硬件上限。</translation>
    </message>
    <message>
        <source>Raise the limit of the driver (GTT/TTM: the kernel parameters ttm.pages_limit and amdgpu.gttsize), then check the total capacity again.</source>
        <translation>提高驱动限额（GTT/TTM：内核参数 ttm.pages_limit、amdgpu.gttsize），再核对总容量。</translation>
    </message>
    <message>
        <source>Or a larger carve-out for graphics in the BIOS.</source>
        <translation>或在 BIOS 中增大图形专用内存。</translation>
    </message>
    <message>
        <source>Check the shapes at the line that fails: lengths, image sizes, an index that became a size.</source>
        <translation>检查出错行的形状：长度、图像尺寸、被当作大小的索引。</translation>
    </message>
    <message>
        <source>Cap the sequence length or the image pixels.</source>
        <translation>限制序列长度或图像像素数。</translation>
    </message>
    <message>
        <source>FlashAttention or SDPA instead of eager attention: memory grows with the length, not with its square.</source>
        <translation>用 FlashAttention 或 SDPA 代替非融合注意力：显存随长度线性而非平方增长。</translation>
    </message>
    <message>
        <source>A fused attention, which does not keep the scores.</source>
        <translation>融合注意力，不保存分数矩阵。</translation>
    </message>
    <message>
        <source>Sharded or meta-device initialisation: ZeRO-3 init, FSDP cpu_ram_efficient_loading, no device_map while training.</source>
        <translation>分片或 meta 设备初始化：ZeRO-3 init、FSDP cpu_ram_efficient_loading，训练时关闭 device_map。</translation>
    </message>
    <message>
        <source>Load the weights quantised on each rank.</source>
        <translation>各进程以量化形式加载权重。</translation>
    </message>
    <message>
        <source>Load to host memory and move what is needed (low_cpu_mem_usage, map_location="cpu").</source>
        <translation>先加载到主机内存，再移入所需部分（low_cpu_mem_usage、map_location="cpu"）。</translation>
    </message>
    <message>
        <source>Offload some weights to the host (--cpu-offload-gb): slow, but it runs.</source>
        <translation>把部分权重卸载到主机（--cpu-offload-gb）：慢，但能运行。</translation>
    </message>
    <message>
        <source>Lower gpu_memory_utilization by 0.02 to 0.05.</source>
        <translation>把 gpu_memory_utilization 降低 0.02–0.05。</translation>
    </message>
    <message>
        <source>Set gpu_memory_utilization to %1 or less: that much is free now.</source>
        <translation>把 gpu_memory_utilization 设为不超过 %1：目前只有这么多空闲。</translation>
    </message>
    <message>
        <source>Lower gpu_memory_utilization to what is free.</source>
        <translation>把 gpu_memory_utilization 降到空闲的比例。</translation>
    </message>
    <message>
        <source>Raise gpu_memory_utilization, if the card is otherwise free.</source>
        <translation>若卡上没有其他进程，提高 gpu_memory_utilization。</translation>
    </message>
    <message>
        <source>--enforce-eager, or fewer sizes of CUDA graphs to capture.</source>
        <translation>使用 --enforce-eager，或减少捕获的 CUDA 图尺寸。</translation>
    </message>
    <message>
        <source>Fewer or smaller batch sizes of CUDA graphs (--cuda-graph-max-bs).</source>
        <translation>减少或缩小 CUDA 图的批大小（--cuda-graph-max-bs）。</translation>
    </message>
    <message>
        <source>--disable-cuda-graph, at some cost of speed.</source>
        <translation>使用 --disable-cuda-graph，速度有所下降。</translation>
    </message>
    <message>
        <source>A smaller max_num_batched_tokens: the largest prefill decides the activation peak.</source>
        <translation>减小 max_num_batched_tokens：最大的预填充决定激活峰值。</translation>
    </message>
    <message>
        <source>A smaller max_num_seqs.</source>
        <translation>减小 max_num_seqs。</translation>
    </message>
    <message>
        <source>A context of at most %1 tokens (--max-model-len): as much as the cache holds.</source>
        <translation>上下文不超过 %1 个词元（--max-model-len）：即缓存所能容纳的量。</translation>
    </message>
    <message>
        <source>A smaller --max-model-len.</source>
        <translation>减小 --max-model-len。</translation>
    </message>
    <message>
        <source>A cache in FP8 (--kv-cache-dtype fp8): about %1 tokens, twice as many.</source>
        <translation>FP8 缓存（--kv-cache-dtype fp8）：约 %1 个词元，容量翻倍。</translation>
    </message>
    <message>
        <source>A cache in FP8 holds twice the tokens.</source>
        <translation>FP8 缓存可容纳两倍词元。</translation>
    </message>
    <message>
        <source>Weights in FP8 or 4 bits leave more for the cache.</source>
        <translation>FP8 或 4 位权重，为缓存留出更多。</translation>
    </message>
    <message>
        <source>Tensor parallelism over more cards (each keeps a part of weights and cache).</source>
        <translation>用更多卡做张量并行（每卡只保留部分权重与缓存）。</translation>
    </message>
    <message>
        <source>A smaller --swap-space.</source>
        <translation>减小 --swap-space。</translation>
    </message>
    <message>
        <source>Change the setting that the message names to a value that it allows.</source>
        <translation>把信息中指出的设置改为允许的值。</translation>
    </message>
    <message>
        <source>Raise --mem-fraction-static, if the card is otherwise free. (Errors during serving need the opposite.)</source>
        <translation>若卡上没有其他进程，提高 --mem-fraction-static。（服务过程中的报错则相反。）</translation>
    </message>
    <message>
        <source>A larger pool: raise --mem-fraction-static, if activations leave room.</source>
        <translation>增大缓存池：若激活仍有余量，提高 --mem-fraction-static。</translation>
    </message>
    <message>
        <source>Lower --mem-fraction-static (such as 0.85 or 0.8).</source>
        <translation>降低 --mem-fraction-static（如 0.85 或 0.8）。</translation>
    </message>
    <message>
        <source>A higher --schedule-conservativeness, if it happens often.</source>
        <translation>若频繁出现，提高 --schedule-conservativeness。</translation>
    </message>
    <message>
        <source>A smaller --max-running-requests.</source>
        <translation>减小 --max-running-requests。</translation>
    </message>
    <message>
        <source>A smaller --chunked-prefill-size.</source>
        <translation>减小 --chunked-prefill-size。</translation>
    </message>
    <message>
        <source>A smaller model.</source>
        <translation>换更小的模型。</translation>
    </message>
    <message>
        <source>A smaller --max-batch-prefill-tokens (and --max-input-tokens).</source>
        <translation>减小 --max-batch-prefill-tokens（及 --max-input-tokens）。</translation>
    </message>
    <message>
        <source>A smaller share of the free memory for the cache (kv_cache_free_gpu_memory_fraction).</source>
        <translation>减小缓存占空闲显存的比例（kv_cache_free_gpu_memory_fraction）。</translation>
    </message>
    <message>
        <source>Smaller max_num_tokens, max_batch_size or max_seq_len.</source>
        <translation>减小 max_num_tokens、max_batch_size 或 max_seq_len。</translation>
    </message>
    <message>
        <source>A larger workspace for the builder, if speed matters.</source>
        <translation>若在意速度，给构建器更大的工作区。</translation>
    </message>
    <message>
        <source>Build the engine for a smaller batch and length: they fix the memory of its execution context.</source>
        <translation>以更小的批与长度构建引擎：它们决定执行上下文的显存。</translation>
    </message>
    <message>
        <source>A smaller --cache-max-entry-count (such as 0.4).</source>
        <translation>减小 --cache-max-entry-count（如 0.4）。</translation>
    </message>
    <message>
        <source>Fewer layers on the GPU (-ngl).</source>
        <translation>减少放在 GPU 上的层（-ngl）。</translation>
    </message>
    <message>
        <source>A smaller context (-c).</source>
        <translation>减小上下文（-c）。</translation>
    </message>
    <message>
        <source>A larger context (-c), if memory allows.</source>
        <translation>若显存允许，增大上下文（-c）。</translation>
    </message>
    <message>
        <source>Fewer parallel slots (-np): they share the context.</source>
        <translation>减少并行槽（-np）：它们平分上下文。</translation>
    </message>
    <message>
        <source>A shorter prompt or history.</source>
        <translation>缩短提示或历史。</translation>
    </message>
    <message>
        <source>A smaller batch (-ub, then -b).</source>
        <translation>减小批（先 -ub，再 -b）。</translation>
    </message>
    <message>
        <source>A smaller quantisation of the same model.</source>
        <translation>同一模型的更小量化版本。</translation>
    </message>
    <message>
        <source>A cache in 8 bits (-ctk q8_0 -ctv q8_0).</source>
        <translation>8 位缓存（-ctk q8_0 -ctv q8_0）。</translation>
    </message>
    <message>
        <source>Flash attention (-fa).</source>
        <translation>启用 flash attention（-fa）。</translation>
    </message>
    <message>
        <source>A split over the devices that leaves room on the one that is full (-ts).</source>
        <translation>调整设备间切分（-ts），给满的那张卡留出余量。</translation>
    </message>
    <message>
        <source>A build with GGML_SCHED_MAX_COPIES=1: no pipeline copies.</source>
        <translation>以 GGML_SCHED_MAX_COPIES=1 编译：不做流水线副本。</translation>
    </message>
    <message>
        <source>A newer build: it prints the sizes and needs less.</source>
        <translation>更新版本：会打印大小，占用也更少。</translation>
    </message>
    <message>
        <source>GGML_VK_FORCE_MAX_ALLOCATION_SIZE below the device's limit (2147483648), so that the buffer is split.</source>
        <translation>设 GGML_VK_FORCE_MAX_ALLOCATION_SIZE 低于设备上限（如 2147483648），使缓冲拆分。</translation>
    </message>
    <message>
        <source>A higher limit for the GPU: sudo sysctl iogpu.wired_limit_mb=…, with some left for the system.</source>
        <translation>提高 GPU 可锁定内存：sudo sysctl iogpu.wired_limit_mb=…，并为系统留余量。</translation>
    </message>
    <message>
        <source>Let more layers go to the GPU, if it has room.</source>
        <translation>若显卡有余量，让更多层上 GPU。</translation>
    </message>
    <message>
        <source>Raise the limit of locked memory (ulimit -l unlimited, or --ulimit memlock=-1 for a container).</source>
        <translation>提高锁定内存限额（ulimit -l unlimited，容器用 --ulimit memlock=-1）。</translation>
    </message>
    <message>
        <source>PYTORCH_MPS_HIGH_WATERMARK_RATIO=0.0 only as a test: the machine may freeze.</source>
        <translation>PYTORCH_MPS_HIGH_WATERMARK_RATIO=0.0 仅可用于测试：可能使机器卡死。</translation>
    </message>
    <message>
        <source>A build for MLX with fused attention.</source>
        <translation>使用带融合注意力的 MLX 版本。</translation>
    </message>
    <message>
        <source>jax.checkpoint (rematerialisation) around the blocks.</source>
        <translation>对各块使用 jax.checkpoint（重计算）。</translation>
    </message>
    <message>
        <source>Donate the buffers that are replaced (donate_argnums): parameters and outputs are counted twice otherwise.</source>
        <translation>捐赠会被替换的缓冲（donate_argnums）：否则参数与输出各计一次。</translation>
    </message>
    <message>
        <source>XLA_PYTHON_CLIENT_MEM_FRACTION, or XLA_PYTHON_CLIENT_PREALLOCATE=false, when other processes share the card.</source>
        <translation>与其他进程共用时设 XLA_PYTHON_CLIENT_MEM_FRACTION，或 XLA_PYTHON_CLIENT_PREALLOCATE=false。</translation>
    </message>
    <message>
        <source>tf.config.experimental.set_memory_growth, so that TensorFlow does not take the card in advance and others are not starved.</source>
        <translation>使用 tf.config.experimental.set_memory_growth，避免 TensorFlow 预占整卡、挤占他人。</translation>
    </message>
    <message>
        <source>TF_GPU_ALLOCATOR=cuda_malloc_async, which fragments less.</source>
        <translation>设 TF_GPU_ALLOCATOR=cuda_malloc_async，碎片更少。</translation>
    </message>
    <message>
        <source>Leave 1 to 2 GiB of the card free: a smaller batch or memory fraction.</source>
        <translation>在卡上留出 1–2 GiB：减小批或显存比例。</translation>
    </message>
    <message>
        <source>Make the process groups and run a small all-reduce before the card fills.</source>
        <translation>在卡占满之前创建进程组并做一次小的 all-reduce。</translation>
    </message>
    <message>
        <source>Fewer groups and channels (NCCL_BUFFSIZE, NCCL_MAX_NCHANNELS).</source>
        <translation>减少进程组与通道（NCCL_BUFFSIZE、NCCL_MAX_NCHANNELS）。</translation>
    </message>
    <message>
        <source>NCCL_DEBUG=INFO, and read the first warning.</source>
        <translation>设 NCCL_DEBUG=INFO，看第一条警告。</translation>
    </message>
    <message>
        <source>Name the network interface (NCCL_SOCKET_IFNAME, NCCL_IB_HCA).</source>
        <translation>指定网卡（NCCL_SOCKET_IFNAME、NCCL_IB_HCA）。</translation>
    </message>
    <message>
        <source>NCCL_SHM_DISABLE=1 as a test, at a cost of speed.</source>
        <translation>用 NCCL_SHM_DISABLE=1 做测试，速度会下降。</translation>
    </message>
    <message>
        <source>A longer timeout, if one rank only loads slowly.</source>
        <translation>若只是某进程加载慢，延长超时。</translation>
    </message>
    <message>
        <source>Read the logs of all ranks; the first that failed tells the cause.</source>
        <translation>查看所有进程的日志，最先失败者说明原因。</translation>
    </message>
    <message>
        <source>ASCEND_GLOBAL_LOG_LEVEL=1 and the logs under ~/ascend/log.</source>
        <translation>设 ASCEND_GLOBAL_LOG_LEVEL=1，查看 ~/ascend/log。</translation>
    </message>
    <message>
        <source>A smaller HCCL_BUFFSIZE (200 MB for each group by default).</source>
        <translation>减小 HCCL_BUFFSIZE（默认每组 200 MB）。</translation>
    </message>
    <message>
        <source>Fewer new tokens, or a shorter prompt.</source>
        <translation>减少生成的词元或缩短提示。</translation>
    </message>
    <message>
        <source>A quantised cache (cache_implementation="quantized") or one offloaded to the host.</source>
        <translation>量化缓存（cache_implementation="quantized"）或卸载到主机。</translation>
    </message>
    <message>
        <source>A serving engine with a paged cache.</source>
        <translation>改用带分页缓存的推理引擎。</translation>
    </message>
    <message>
        <source>Collect loss.item() or detached tensors, never the loss with its graph.</source>
        <translation>累计 loss.item() 或 detach 后的张量，不要累计带计算图的 loss。</translation>
    </message>
    <message>
        <source>Evaluate under torch.no_grad() or inference_mode.</source>
        <translation>在 torch.no_grad() 或 inference_mode 下评估。</translation>
    </message>
    <message>
        <source>Empty lists of outputs, hooks and caches between steps.</source>
        <translation>在步间清空输出列表、钩子和缓存。</translation>
    </message>
    <message>
        <source>torch.cuda.memory._record_memory_history() and a snapshot show who holds what.</source>
        <translation>用 torch.cuda.memory._record_memory_history() 做快照，查看谁持有内存。</translation>
    </message>
    <message>
        <source>Fewer data loader workers, or smaller prefetching.</source>
        <translation>减少数据加载进程或预取量。</translation>
    </message>
    <message>
        <source>Raise the memory limit of the container, job or WSL.</source>
        <translation>提高容器、作业或 WSL 的内存限额。</translation>
    </message>
    <message>
        <source>Read data and weights by memory map or streaming instead of loading them whole.</source>
        <translation>用内存映射或流式读取数据与权重，不要整体载入。</translation>
    </message>
    <message>
        <source>More host memory.</source>
        <translation>增加主机内存。</translation>
    </message>
    <message>
        <source>Offload less to the host, or to NVMe.</source>
        <translation>减少向主机的卸载，或卸载到 NVMe。</translation>
    </message>
    <message>
        <source>dmesg | grep -i "killed process" says who ended it and how much it held.</source>
        <translation>用 dmesg | grep -i "killed process" 查看是谁终止的、当时占用多少。</translation>
    </message>
    <message>
        <source>dmesg | grep Xid: number 79 confirms that the device fell off the bus.</source>
        <translation>用 dmesg | grep Xid 查看：79 号表示设备掉卡。</translation>
    </message>
    <message>
        <source>A larger paging file.</source>
        <translation>增大页面文件。</translation>
    </message>
    <message>
        <source>A larger shared memory for the container (--shm-size=16g, or an emptyDir of medium Memory).</source>
        <translation>增大容器共享内存（--shm-size=16g，或 medium 为 Memory 的 emptyDir）。</translation>
    </message>
    <message>
        <source>Or --ipc=host.</source>
        <translation>或使用 --ipc=host。</translation>
    </message>
    <message>
        <source>torch.multiprocessing.set_sharing_strategy("file_system").</source>
        <translation>设 torch.multiprocessing.set_sharing_strategy("file_system")。</translation>
    </message>
    <message>
        <source>device_map with max_memory, and llm_int8_enable_fp32_cpu_offload if parts may go to the host.</source>
        <translation>device_map 配合 max_memory；若允许部分放主机，启用 llm_int8_enable_fp32_cpu_offload。</translation>
    </message>
    <message>
        <source>Smaller blocks or fewer stages of the kernel (its configuration for this card).</source>
        <translation>减小算子的分块或级数（采用适合该卡的配置）。</translation>
    </message>
    <message>
        <source>Newer versions of the library and Triton, which know this card.</source>
        <translation>更新相应库与 Triton，使其支持该卡。</translation>
    </message>
    <message>
        <source>Another attention backend.</source>
        <translation>换用其他注意力后端。</translation>
    </message>
    <message>
        <source>gpu_mem_limit and arena_extend_strategy=kSameAsRequested for the CUDA provider.</source>
        <translation>为 CUDA 提供者设 gpu_mem_limit 与 arena_extend_strategy=kSameAsRequested。</translation>
    </message>
    <message>
        <source>Free the pool between phases: get_default_memory_pool().free_all_blocks().</source>
        <translation>阶段之间释放内存池：get_default_memory_pool().free_all_blocks()。</translation>
    </message>
    <message>
        <source>Managed memory, which spills to the host at a cost of speed.</source>
        <translation>使用统一内存，溢出到主机（会变慢）。</translation>
    </message>
    <message>
        <source>A larger maximum_pool_size, or spilling.</source>
        <translation>增大 maximum_pool_size 或启用溢出。</translation>
    </message>
    <message>
        <source>FLAGS_fraction_of_gpu_memory_to_use and FLAGS_allocator_strategy=auto_growth.</source>
        <translation>设 FLAGS_fraction_of_gpu_memory_to_use 与 FLAGS_allocator_strategy=auto_growth。</translation>
    </message>
    <message>
        <source>A larger max_device_memory in the context, if the device is free.</source>
        <translation>若设备空闲，在 context 中增大 max_device_memory。</translation>
    </message>
    <message>
        <source>npu-smi info -t health -i &lt;id&gt;, and read the alarm.</source>
        <translation>用 npu-smi info -t health -i &lt;编号&gt; 查看告警。</translation>
    </message>
    <message>
        <source>Look at the rank on that device: it waits for the others or hangs.</source>
        <translation>检查该设备上的进程：在等待其他进程或已挂起。</translation>
    </message>
    <message>
        <source>Plan with about %1 of a device: the rest is taken even when idle.</source>
        <translation>按每设备约 %1 规划：其余部分空闲时也被占用。</translation>
    </message>
    <message>
        <source>Plan with what is free when idle.</source>
        <translation>按空闲时可用的量规划。</translation>
    </message>
    <message>
        <source>Count two devices for each card, each with its own memory.</source>
        <translation>每张卡按两个设备计，各有各的显存。</translation>
    </message>
    <message>
        <source>Take the device out of work and reset it (nvidia-smi --gpu-reset, or restart).</source>
        <translation>停用该设备并复位（nvidia-smi --gpu-reset 或重启）。</translation>
    </message>
    <message>
        <source>nvidia-smi -q -d ROW_REMAPPER,ECC: look at the remapped rows.</source>
        <translation>用 nvidia-smi -q -d ROW_REMAPPER,ECC 查看行重映射。</translation>
    </message>
    <message>
        <source>Replacement under warranty, if it comes again in another slot or machine.</source>
        <translation>若换插槽或换机后仍出现，按保修更换。</translation>
    </message>
    <message>
        <source>Replacement under warranty if new rows come again after the reset (Xid 64, a failed remapping, is a criterion).</source>
        <translation>复位后若再出现新的重映射行，按保修更换（Xid 64 即重映射失败，为更换条件）。</translation>
    </message>
    <message>
        <source>Replacement under warranty.</source>
        <translation>按保修更换。</translation>
    </message>
    <message>
        <source>Power off and on (a restart is not enough).</source>
        <translation>断电再上电（仅重启不够）。</translation>
    </message>
    <message>
        <source>Reseat the card; check the power cables, riser and slot.</source>
        <translation>重新插拔；检查供电线、转接线与插槽。</translation>
    </message>
    <message>
        <source>Repeat in another slot.</source>
        <translation>换插槽复现。</translation>
    </message>
    <message>
        <source>Check slot, power and BIOS (Above 4G decoding).</source>
        <translation>检查插槽、供电与 BIOS（Above 4G decoding）。</translation>
    </message>
    <message>
        <source>nvidia-smi nvlink -e: which link counts errors.</source>
        <translation>用 nvidia-smi nvlink -e 查看哪条链路有错误计数。</translation>
    </message>
    <message>
        <source>Keep the output of nvidia-bug-report.sh for the vendor.</source>
        <translation>保存 nvidia-bug-report.sh 的输出供厂商分析。</translation>
    </message>
    <message>
        <source>A newer driver and firmware.</source>
        <translation>更新驱动与固件。</translation>
    </message>
    <message>
        <source>compute-sanitizer finds the access that is out of bounds.</source>
        <translation>用 compute-sanitizer 找出越界访问。</translation>
    </message>
    <message>
        <source>Restart the machine (or reload the driver), so that driver and library are of one version.</source>
        <translation>重启机器（或重新加载驱动），使驱动与库版本一致。</translation>
    </message>
    <message>
        <source>In a container: the driver library of the host, not of the image.</source>
        <translation>容器中使用主机的驱动库，而非镜像自带。</translation>
    </message>
    <message>
        <source>Install the driver for this kernel, or sign its module for secure boot.</source>
        <translation>为当前内核安装驱动，或为安全启动签名模块。</translation>
    </message>
    <message>
        <source>dmesg | grep -i nvrm says why the module does not load.</source>
        <translation>用 dmesg | grep -i nvrm 查看模块未加载的原因。</translation>
    </message>
    <message>
        <source>Give the container its GPUs (--gpus all, or the device plugin).</source>
        <translation>为容器分配 GPU（--gpus all 或设备插件）。</translation>
    </message>
    <message>
        <source>Read the framework's own figures: torch.cuda.memory_summary(), or the figures of the error message.</source>
        <translation>查看框架自身的数字：torch.cuda.memory_summary() 或报错信息中的数字。</translation>
    </message>
    <message>
        <source>Train on the idle device or on both (CUDA_VISIBLE_DEVICES, HIP_VISIBLE_DEVICES).</source>
        <translation>用空闲卡或两张卡一起训练（CUDA_VISIBLE_DEVICES、HIP_VISIBLE_DEVICES）。</translation>
    </message>
    <message>
        <source>Spread the job over all devices (data or tensor parallel).</source>
        <translation>把作业分到所有设备（数据并行或张量并行）。</translation>
    </message>
    <message>
        <source>Move the desktop to the other card.</source>
        <translation>把桌面移到另一张卡。</translation>
    </message>
    <message>
        <source>Plan with the memory of the slice.</source>
        <translation>按切片显存规划。</translation>
    </message>
    <message>
        <source>Destroy the MIG instances for a job that needs the whole card.</source>
        <translation>需要整卡时销毁 MIG 实例。</translation>
    </message>
    <message>
        <source>Plan with about 90 % of the total.</source>
        <translation>按总量的约 90 % 规划。</translation>
    </message>
    <message>
        <source>Disable “system memory fallback” in the driver, to see the real limit.</source>
        <translation>在驱动中关闭“系统内存回退”，才能看到真实上限。</translation>
    </message>
    <message>
        <source>Better air: fans, inlet temperature, dust; a card without fans needs those of its chassis.</source>
        <translation>改善散热：风扇、进风温度、灰尘；无风扇卡依赖机箱风扇。</translation>
    </message>
    <message>
        <source>A power limit (such as 280 W instead of 350 W) costs little speed.</source>
        <translation>设功耗上限（如 350 W 降为 280 W），速度损失很小。</translation>
    </message>
    <message>
        <source>A higher power limit, if the cooling allows it.</source>
        <translation>若散热允许，提高功耗上限。</translation>
    </message>
    <message>
        <source>A memory test, if the card was bought used.</source>
        <translation>若为二手卡，做显存测试。</translation>
    </message>
    <message>
        <source>Ask for a large BAR (Resizable BAR) when peer-to-peer matters.</source>
        <translation>若需要点对点传输，启用大 BAR（Resizable BAR）。</translation>
    </message>
    <message>
        <source>Start the job again on the devices that are left.</source>
        <translation>在其余设备上重启作业。</translation>
    </message>
    <message>
        <source>Settings of the allocator (max_split_size_mb, expandable_segments): nothing is fragmented.</source>
        <translation>分配器设置（max_split_size_mb、expandable_segments）：并无碎片。</translation>
    </message>
    <message>
        <source>Settings of the allocator: max_split_size_mb did not exist yet, and nothing is fragmented.</source>
        <translation>分配器设置：当时还没有 max_split_size_mb，也并无碎片。</translation>
    </message>
    <message>
        <source>Settings of the allocator before the figures are known.</source>
        <translation>在不知道数字之前调整分配器。</translation>
    </message>
    <message>
        <source>Setting max_split_size_mb and expandable_segments together: a known bug.</source>
        <translation>同时设置 max_split_size_mb 与 expandable_segments：存在已知缺陷。</translation>
    </message>
    <message>
        <source>Buying a larger card for this alone.</source>
        <translation>仅为此购买更大的卡。</translation>
    </message>
    <message>
        <source>nvidia-smi -q: it cannot show fragmentation inside a process.</source>
        <translation>用 nvidia-smi -q：它看不到进程内的碎片。</translation>
    </message>
    <message>
        <source>Taking the hint in the message for a diagnosis: it is always printed.</source>
        <translation>把信息里的提示当作诊断：它总会打印。</translation>
    </message>
    <message>
        <source>Settings that exist for CUDA only.</source>
        <translation>只适用于 CUDA 的设置。</translation>
    </message>
    <message>
        <source>Variables of CUDA (PYTORCH_CUDA_ALLOC_CONF): this device does not read them.</source>
        <translation>CUDA 的环境变量（PYTORCH_CUDA_ALLOC_CONF）：该设备不读取。</translation>
    </message>
    <message>
        <source>Planning with the whole of the device: about 3 GB are taken when idle.</source>
        <translation>按整个设备规划：空闲时就占约 3 GB。</translation>
    </message>
    <message>
        <source>A ZeRO stage: it does not shrink the logits.</source>
        <translation>提高 ZeRO 阶段：不会减小 logits。</translation>
    </message>
    <message>
        <source>Another optimizer: it does not shrink the logits.</source>
        <translation>更换优化器：不会减小 logits。</translation>
    </message>
    <message>
        <source>A larger card before the shape is known to be right.</source>
        <translation>在确认形状无误之前换更大的卡。</translation>
    </message>
    <message>
        <source>Any purchase of hardware.</source>
        <translation>购买任何硬件。</translation>
    </message>
    <message>
        <source>Batch size or checkpointing: the work has not started yet.</source>
        <translation>调整批大小或检查点：计算尚未开始。</translation>
    </message>
    <message>
        <source>Raising gpu_memory_utilization: it does not make weights smaller.</source>
        <translation>提高 gpu_memory_utilization：不会使权重变小。</translation>
    </message>
    <message>
        <source>Raising gpu_memory_utilization.</source>
        <translation>提高 gpu_memory_utilization。</translation>
    </message>
    <message>
        <source>Lowering gpu_memory_utilization: even less is left for the cache.</source>
        <translation>降低 gpu_memory_utilization：留给缓存的更少。</translation>
    </message>
    <message>
        <source>A smaller batch: optimizer states do not depend on it.</source>
        <translation>减小批：优化器状态与之无关。</translation>
    </message>
    <message>
        <source>A smaller batch.</source>
        <translation>减小批。</translation>
    </message>
    <message>
        <source>A smaller model before the limit is raised.</source>
        <translation>在提高限额之前换小模型。</translation>
    </message>
    <message>
        <source>A smaller batch: the memory is held by another process.</source>
        <translation>减小批：显存被其他进程占用。</translation>
    </message>
    <message>
        <source>A smaller batch: it only comes later.</source>
        <translation>减小批：只是推迟发生。</translation>
    </message>
    <message>
        <source>More from settings of the allocator.</source>
        <translation>指望分配器设置带来更多。</translation>
    </message>
    <message>
        <source>A watermark ratio of 0.0 for real work: the system may fail.</source>
        <translation>在实际工作中把水位比设为 0.0：系统可能崩溃。</translation>
    </message>
    <message>
        <source>Buying more memory first.</source>
        <translation>先去购买更多内存。</translation>
    </message>
    <message>
        <source>Variables of PyTorch: this framework does not read them.</source>
        <translation>PyTorch 的环境变量：该框架不读取。</translation>
    </message>
    <message>
        <source>Reading “total fragmentation” as the cause.</source>
        <translation>把“total fragmentation”当作原因。</translation>
    </message>
    <message>
        <source>Calling it an out-of-memory failure.</source>
        <translation>把它当作显存不足的失败。</translation>
    </message>
    <message>
        <source>One-sided advice: errors at the start and errors while serving need opposite changes of --mem-fraction-static.</source>
        <translation>单向建议：启动时与运行时的报错，对 --mem-fraction-static 需要相反的调整。</translation>
    </message>
    <message>
        <source>Guessing from this line alone.</source>
        <translation>仅凭这一行猜测。</translation>
    </message>
    <message>
        <source>Settings of the GPU allocator or a card with more memory: host memory is short.</source>
        <translation>调整显存分配器或换更大显存的卡：缺的是主机内存。</translation>
    </message>
    <message>
        <source>More memory for the machine before the limit is raised.</source>
        <translation>在提高限额之前给机器加内存。</translation>
    </message>
    <message>
        <source>Debugging the network: the card is full.</source>
        <translation>排查网络：问题是显存已满。</translation>
    </message>
    <message>
        <source>A smaller batch: GPU memory is not what is short.</source>
        <translation>减小批：缺的不是显存。</translation>
    </message>
    <message>
        <source>A smaller batch of the model: the shared memory is short.</source>
        <translation>减小模型的批：缺的是共享内存。</translation>
    </message>
    <message>
        <source>Batch size or allocator advice: this is hardware.</source>
        <translation>调整批大小或分配器：这是硬件问题。</translation>
    </message>
    <message>
        <source>A smaller batch: the program is at fault.</source>
        <translation>减小批：是程序有错。</translation>
    </message>
    <message>
        <source>A smaller batch: the tile of the kernel decides.</source>
        <translation>减小批：取决于算子的分块。</translation>
    </message>
    <message>
        <source>Suspecting the library that is named: the card is full.</source>
        <translation>怀疑所报的库：问题是显存已满。</translation>
    </message>
    <message>
        <source>The claim that nvidia-smi -q shows fragmentation.</source>
        <translation>认为 nvidia-smi -q 能显示碎片。</translation>
    </message>
    <message>
        <source>Reading the memory in use as the memory needed.</source>
        <translation>把已占用的显存当作所需的显存。</translation>
    </message>
    <message>
        <source>Identifying the card by its name where it is cut.</source>
        <translation>凭被截断的名称认卡。</translation>
    </message>
    <message>
        <source>Planning with the total of the card.</source>
        <translation>按整卡总量规划。</translation>
    </message>
    <message>
        <source>The capacity on the box (such as 192 GB) as usable memory.</source>
        <translation>把标称容量（如 192 GB）当作可用显存。</translation>
    </message>
    <message>
        <source>Calling it fragmentation.</source>
        <translation>称之为碎片。</translation>
    </message>
    <message>
        <source>Reading “[N/A]” or “-” as 0.</source>
        <translation>把“[N/A]”或“-”读成 0。</translation>
    </message>
    <message>
        <source>The whole of the device as free for the model: about 3 GB are taken when idle.</source>
        <translation>把设备全部显存当作可用：空闲时就占约 3 GB。</translation>
    </message>
    <message>
        <source>Expecting MiB in this view: it shows shares only.</source>
        <translation>指望此视图给出 MiB：它只有百分比。</translation>
    </message>
    <message>
        <source>Matching “Total” for both lines: the line of the used memory has the word too.</source>
        <translation>按“Total”匹配两行：已用行中也有这个词。</translation>
    </message>
    <message>
        <source>Counting one device of double size for a card of two chips.</source>
        <translation>把双芯卡算作一个双倍显存的设备。</translation>
    </message>
    <message>
        <source>Looking only for “Driver Version” and “CUDA Version” in the head.</source>
        <translation>只在表头找“Driver Version”与“CUDA Version”。</translation>
    </message>
    <message>
        <source>A display runs on device %1 and takes %2.</source>
        <translation>设备 %1 连接显示，占用 %2。</translation>
    </message>
    <message>
        <source>The names of the cards are cut in this table; nvidia-smi -L shows them whole.</source>
        <translation>表中卡名被截断；用 nvidia-smi -L 查看全名。</translation>
    </message>
    <message>
        <source>Usable memory of a device is %1, which the driver shows.</source>
        <translation>每设备可用显存为 %1，以驱动显示为准。</translation>
    </message>
    <message>
        <source>The driver keeps %1 of device %2 for itself.</source>
        <translation>驱动自身保留设备 %2 的 %1。</translation>
    </message>
    <message>
        <source>Idle devices draw about %1 each: a part of the running cost.</source>
        <translation>空闲设备每个约耗电 %1：计入运行成本。</translation>
    </message>
    <message>
        <source>The BAR is %1: no Resizable BAR, so peer-to-peer and fast host access are limited.</source>
        <translation>BAR 只有 %1：未启用 Resizable BAR，点对点与主机访问受限。</translation>
    </message>
    <message>
        <source>This card reports no ECC and no memory temperature: failing memory, as of an ex-mining card, would not show here.</source>
        <translation>该卡不报告 ECC 与显存温度：显存老化（如矿卡）在此看不出来。</translation>
    </message>
    <message>
        <source>An old driver: fields it does not support stand in square brackets, and are not zero.</source>
        <translation>旧驱动：不支持的字段以方括号表示，并非零。</translation>
    </message>
    <message>
        <source>The NPU holds about %1 more than its processes: taken even when idle.</source>
        <translation>NPU 占用比进程多约 %1：空闲时也被占用。</translation>
    </message>
    <message>
        <source>Cards of two chips: each is a device of its own, and the power is shown for the first.</source>
        <translation>双芯卡：每个芯片是独立设备，功率只显示在第一个上。</translation>
    </message>
    <message>
        <source>Hardware thermal slowdown for %1 so far.</source>
        <translation>累计硬件过热降速 %1。</translation>
    </message>
    <message>
        <source>Hardware thermal slowdown is active.</source>
        <translation>硬件过热降速正在生效。</translation>
    </message>
    <message>
        <source>Software thermal slowdown is active.</source>
        <translation>软件过热降速正在生效。</translation>
    </message>
    <message>
        <source>The power cap is active.</source>
        <translation>功耗上限正在生效。</translation>
    </message>
    <message>
        <source>The power brake of the machine is active: its supply asks the card to slow down.</source>
        <translation>整机功率制动正在生效：电源要求显卡降速。</translation>
    </message>
    <message>
        <source>Device %1 is at %2 °C.</source>
        <translation>设备 %1 温度为 %2 °C。</translation>
    </message>
    <message>
        <source>%1 is %2 tokens × a vocabulary of %3 × %4 bytes.</source>
        <translation>%1 即 %2 个词元 × %3 词表 × %4 字节。</translation>
    </message>
    <message>
        <source>The tensor is %1, %2 bytes each: %3.</source>
        <translation>张量形状 %1，每元素 %2 字节：共 %3。</translation>
    </message>
    <message>
        <source>The cache already takes %1 on the devices.</source>
        <translation>各设备上的缓存已占 %1。</translation>
    </message>
    <message>
        <source>The cache needs %1 a token.</source>
        <translation>缓存每词元需要 %1。</translation>
    </message>
    <message>
        <source>%1 of the card is outside PyTorch (context, libraries, other processes).</source>
        <translation>有 %1 在 PyTorch 之外（上下文、库、其他进程）。</translation>
    </message>
    <message>
        <source>The hint about fragmentation is printed with every message of this generation.</source>
        <translation>该版本的每条信息都会附带碎片提示。</translation>
    </message>
    <message>
        <source>The text was longer than is read: its middle was left out.</source>
        <translation>文本超出读取上限：中间部分未读。</translation>
    </message>
    <message>
        <source>%1 holds %2 on device %3.</source>
        <translation>%1 在设备 %3 上占用 %2。</translation>
    </message>
    <message>
        <source>The text also lists devices; the message counts.</source>
        <translation>文中还有设备列表；以报错信息为准。</translation>
    </message>
    <message>
        <source>%1 such messages in the text; the first counts.</source>
        <translation>文中共有 %1 条此类信息；以第一条为准。</translation>
    </message>
    <message>
        <source>Power of the second chip is counted on the first.</source>
        <translation>第二个芯片的功率计在第一个上。</translation>
    </message>
    <message>
        <source>Rows wait for remapping: reset the device to activate it.</source>
        <translation>有行等待重映射：复位设备后生效。</translation>
    </message>
    <message>
        <source>Slice %1 has %2 of %3 used.</source>
        <translation>切片 %1 已用 %2／共 %3。</translation>
    </message>
    <message>
        <source>Device %1 holds %2 and does not compute: a rank that waits or hangs.</source>
        <translation>设备 %1 占用 %2 却不计算：进程在等待或挂起。</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>申请</translation>
    </message>
    <message>
        <source>Device total</source>
        <translation>设备总量</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>已分配</translation>
    </message>
    <message>
        <source>Reserved by the allocator</source>
        <translation>分配器保留</translation>
    </message>
    <message>
        <source>Reserved, not allocated</source>
        <translation>保留而未分配</translation>
    </message>
    <message>
        <source>Cached</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>This process</source>
        <translation>本进程</translation>
    </message>
    <message>
        <source>Outside the framework</source>
        <translation>框架之外</translation>
    </message>
    <message>
        <source>Other processes</source>
        <translation>其他进程</translation>
    </message>
    <message>
        <source>Other allocations</source>
        <translation>其他分配</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许上限</translation>
    </message>
    <message>
        <source>Room below the limit</source>
        <translation>距上限余量</translation>
    </message>
    <message>
        <source>Private pools (CUDA graphs)</source>
        <translation>私有池（CUDA 图）</translation>
    </message>
    <message>
        <source>Active memory</source>
        <translation>活跃内存</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>缺口</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>占用</translation>
    </message>
    <message>
        <source>Free before</source>
        <translation>之前空闲</translation>
    </message>
    <message>
        <source>Free in the pool</source>
        <translation>池内空闲</translation>
    </message>
    <message>
        <source>Pool limit</source>
        <translation>池上限</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Parameters in memory</source>
        <translation>参数占用</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Temporaries</source>
        <translation>临时量</translation>
    </message>
    <message>
        <source>Lost to fragmentation</source>
        <translation>碎片损失</translation>
    </message>
    <message>
        <source>Largest buffer</source>
        <translation>最大缓冲</translation>
    </message>
    <message>
        <source>Whole model</source>
        <translation>整个模型</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>已加载</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>起初</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>读数次数</translation>
    </message>
    <message>
        <source>Times the device</source>
        <translation>设备的倍数</translation>
    </message>
    <message>
        <source>Longest request</source>
        <translation>最长请求</translation>
    </message>
    <message>
        <source>Cache holds</source>
        <translation>缓存容量</translation>
    </message>
    <message>
        <source>Longest that fits</source>
        <translation>可容纳的最长上下文</translation>
    </message>
    <message>
        <source>With an FP8 cache</source>
        <translation>FP8 缓存时</translation>
    </message>
    <message>
        <source>Cache blocks</source>
        <translation>缓存块</translation>
    </message>
    <message>
        <source>Cache a token</source>
        <translation>每词元缓存</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>键值缓存</translation>
    </message>
    <message>
        <source>Pipeline copies</source>
        <translation>流水线副本</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>进程编号</translation>
    </message>
    <message>
        <source>Local GPU</source>
        <translation>本机 GPU</translation>
    </message>
    <message>
        <source>Error code</source>
        <translation>错误码</translation>
    </message>
    <message>
        <source>Exit code</source>
        <translation>退出码</translation>
    </message>
    <message>
        <source>Xid</source>
        <translation>Xid</translation>
    </message>
    <message>
        <source>Process id</source>
        <translation>进程号</translation>
    </message>
    <message>
        <source>Resident memory</source>
        <translation>常驻内存</translation>
    </message>
    <message>
        <source>Virtual memory</source>
        <translation>虚拟内存</translation>
    </message>
    <message>
        <source>Fraction</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Share that is free</source>
        <translation>空闲比例</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>Bytes an element</source>
        <translation>每元素字节</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>Number of devices</source>
        <translation>设备数</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>空闲功率</translation>
    </message>
    <message>
        <source>Idle devices</source>
        <translation>空闲设备</translation>
    </message>
    <message>
        <source>Busiest device</source>
        <translation>最忙设备</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Memory of the slice</source>
        <translation>切片显存</translation>
    </message>
    <message>
        <source>Lost device</source>
        <translation>丢失的设备</translation>
    </message>
    <message>
        <source>Device with an alarm</source>
        <translation>告警设备</translation>
    </message>
    <message>
        <source>Device with errors</source>
        <translation>出错设备</translation>
    </message>
    <message>
        <source>Uncorrected errors</source>
        <translation>未纠正错误</translation>
    </message>
    <message>
        <source>Taken when idle</source>
        <translation>空闲时占用</translation>
    </message>
    <message>
        <source>To plan with</source>
        <translation>可规划量</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>进程数</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>并行槽</translation>
    </message>
    <message>
        <source>Retries of the allocator</source>
        <translation>分配重试次数</translation>
    </message>
    <message>
        <source>Out-of-memory events</source>
        <translation>内存不足次数</translation>
    </message>
    <message>
        <source>Thermal slowdown</source>
        <translation>过热降速</translation>
    </message>
    <message>
        <source>Tokens asked for</source>
        <translation>申请词元</translation>
    </message>
    <message>
        <source>Tokens free</source>
        <translation>空闲词元</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换区</translation>
    </message>
    <message>
        <source>Cache asked for</source>
        <translation>申请的缓存</translation>
    </message>
    <message>
        <source>Fullest device</source>
        <translation>最满设备</translation>
    </message>
    <message>
        <source>Used share</source>
        <translation>已用比例</translation>
    </message>
    <message>
        <source>Not decided by the text</source>
        <translation>文中无法判断</translation>
    </message>
    <message>
        <source>True shortage</source>
        <translation>真正不足</translation>
    </message>
    <message>
        <source>Memory fragmentation</source>
        <translation>显存碎片</translation>
    </message>
    <message>
        <source>Another process</source>
        <translation>其他进程占用</translation>
    </message>
    <message>
        <source>A leak</source>
        <translation>内存泄漏</translation>
    </message>
    <message>
        <source>A limit, not the hardware</source>
        <translation>限额，而非硬件</translation>
    </message>
    <message>
        <source>The configuration</source>
        <translation>配置问题</translation>
    </message>
    <message>
        <source>A shape or an input</source>
        <translation>形状或输入</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>共享内存</translation>
    </message>
    <message>
        <source>A hardware fault</source>
        <translation>硬件故障</translation>
    </message>
    <message>
        <source>Slowed down, not short</source>
        <translation>降速，而非不足</translation>
    </message>
    <message>
        <source>Software, not memory</source>
        <translation>软件问题，而非显存</translation>
    </message>
    <message>
        <source>Devices are used unevenly</source>
        <translation>设备使用不均</translation>
    </message>
    <message>
        <source>Recovered: no failure</source>
        <translation>已恢复，并非失败</translation>
    </message>
    <message>
        <source>The device's view only</source>
        <translation>仅设备视角</translation>
    </message>
    <message>
        <source>Nothing is wrong</source>
        <translation>没有异常</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>CUDA version</source>
        <translation>CUDA 版本</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>元素类型</translation>
    </message>
    <message>
        <source>PCI address</source>
        <translation>PCI 地址</translation>
    </message>
    <message>
        <source>Xid numbers</source>
        <translation>Xid 编号</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>缓冲</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Explain an out-of-memory message or a listing of devices: FILE, or - for standard input; plan flags let the engine weigh the remedies</source>
        <translation>解释显存不足信息或设备列表：FILE，或以 - 读标准输入；给出方案参数可让引擎估算各项补救的效果</translation>
    </message>
    <message>
        <source>This text is not recognised: neither an out-of-memory message nor a listing of devices that is known here.</source>
        <translation>无法识别该文本：既不是已知的显存不足信息，也不是已知的设备列表。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Numbers in the text</source>
        <translation>文中的数字</translation>
    </message>
    <message>
        <source>Also worth knowing</source>
        <translation>另需了解</translation>
    </message>
    <message>
        <source>What helps, the cheapest first</source>
        <translation>有效的做法，代价小的在前</translation>
    </message>
    <message>
        <source>What not to do</source>
        <translation>不要这样做</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>(for your plan: %1 of memory, speed ×%2)</source>
        <translation>（对您的方案：显存 %1，速度 ×%2）</translation>
    </message>
    <message>
        <source>(for your plan: %1 of memory, speed ×%2; then it fits)</source>
        <translation>（对您的方案：显存 %1，速度 ×%2；之后可放下）</translation>
    </message>
    <message>
        <source>one text at a time: a file, or - for standard input</source>
        <translation>一次一个文本：文件，或以 - 读标准输入</translation>
    </message>
    <message>
        <source>an unstated amount</source>
        <translation>未说明的量</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message>
        <source>Xuanka plans capacity for large language models.
Usage: xuanka [COMMAND] [FLAGS]     without a command the window opens; a file opens in it</source>
        <translation>选卡：大语言模型的容量规划工具。
用法：xuanka [命令] [选项]     不带命令则打开窗口；给出文件则在窗口中打开</translation>
    </message>
    <message>
        <source>xuanka COMMAND --help lists the flags of a command. Every command has --json and --lang en|zh.
Exit codes: 0 answered, 1 no answer, 2 wrong input, 3 reading or writing failed.</source>
        <translation>xuanka 命令 --help 列出该命令的选项。每个命令都有 --json 和 --lang en|zh。
退出码：0 已回答，1 无答案，2 输入有误，3 读写失败。</translation>
    </message>
    <message>
        <source>Memory, speed and binding limit of one plan</source>
        <translation>一个方案的显存、速度和瓶颈</translation>
    </message>
    <message>
        <source>Predict measured values and report the errors</source>
        <translation>预测实测值并报告误差</translation>
    </message>
    <message>
        <source>The catalogue: list KIND, show KIND ID (gpus, models, formats, optimizers, stacks), export TABLE, import TABLE FILE</source>
        <translation>资料库：list 类别、show 类别 编号（gpus、models、formats、optimizers、stacks）、export 表、import 表 文件</translation>
    </message>
    <message>
        <source>Parameters and cache of a model</source>
        <translation>模型的参数量与缓存</translation>
    </message>
    <message>
        <source>Show this help</source>
        <translation>显示本帮助</translation>
    </message>
    <message>
        <source>Answer as JSON</source>
        <translation>以 JSON 回答</translation>
    </message>
    <message>
        <source>Language of the answer [en|zh]</source>
        <translation>回答所用语言 [en|zh]</translation>
    </message>
    <message>
        <source>Start from the scenario in this project file</source>
        <translation>从该项目文件中的情景开始</translation>
    </message>
    <message>
        <source>is no answer of this tree</source>
        <translation>不是该决策树的回答</translation>
    </message>
    <message>
        <source>Walk the decision tree and check every card with the engine</source>
        <translation>走一遍决策树，并用引擎检验每一张卡</translation>
    </message>
    <message>
        <source>Decision tree to walk [xuanka|article]</source>
        <translation>所走的决策树 [xuanka|article]</translation>
    </message>
    <message>
        <source>Answers to its questions: node=answer,node=answer</source>
        <translation>对其问题的回答：节点=回答,节点=回答</translation>
    </message>
    <message>
        <source>Currency of the prices, such as CNY or USD</source>
        <translation>价格所用货币，如 CNY 或 USD</translation>
    </message>
    <message>
        <source>from the scenario</source>
        <translation>取自情景</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>你的回答</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Memory per card</source>
        <translation>每卡显存</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Price of the cards</source>
        <translation>卡的价格</translation>
    </message>
    <message>
        <source>Priced</source>
        <translation>报价日期</translation>
    </message>
    <message>
        <source>as good as the best</source>
        <translation>与最佳相当</translation>
    </message>
    <message>
        <source>No card does the job.</source>
        <translation>没有卡能完成该任务。</translation>
    </message>
    <message>
        <source>The tree would take these, and the engine refuses them:</source>
        <translation>决策树会选择、但引擎否决的卡：</translation>
    </message>
    <message>
        <source>Cards that left, with their reason:</source>
        <translation>被排除的卡及其原因：</translation>
    </message>
    <message>
        <source>Way of buying: rent</source>
        <translation>采购方式：租用</translation>
    </message>
    <message>
        <source>Way of buying: reserve</source>
        <translation>采购方式：预留</translation>
    </message>
    <message>
        <source>Way of buying: buy</source>
        <translation>采购方式：购买</translation>
    </message>
    <message>
        <source>Way of buying: own the base, rent the peak</source>
        <translation>采购方式：自购基本负载，租用峰值</translation>
    </message>
    <message>
        <source>Way of buying: wait</source>
        <translation>采购方式：等待</translation>
    </message>
    <message>
        <source>Write to this file</source>
        <translation>写入该文件</translation>
    </message>
    <message>
        <source>Say what an import would do, and write nothing</source>
        <translation>只说明导入会做什么，不写入</translation>
    </message>
    <message>
        <source>Imported: %1 rows added, %2 changed, %3 as they were</source>
        <translation>已导入：新增 %1 行，更改 %2 行，%3 行不变</translation>
    </message>
    <message>
        <source>Would import: %1 rows added, %2 changed, %3 as they are</source>
        <translation>将导入：新增 %1 行，更改 %2 行，%3 行不变</translation>
    </message>
    <message>
        <source>Also give the prediction of each row</source>
        <translation>同时给出每一行的预测</translation>
    </message>
    <message>
        <source>Other spellings</source>
        <translation>其他写法</translation>
    </message>
    <message>
        <source>FITS: %1 of %2 on the fullest card (80 % interval %3, probability %4)</source>
        <translation>放得下：占用最多的卡 %1 / %2（80 % 区间 %3，概率 %4）</translation>
    </message>
    <message>
        <source>DOES NOT FIT: %1 of %2 on the fullest card (80 % interval %3, probability of fitting %4)</source>
        <translation>放不下：占用最多的卡 %1 / %2（80 % 区间 %3，放得下的概率 %4）</translation>
    </message>
    <message>
        <source>%1 (80 % interval %2), %3 per card</source>
        <translation>%1（80 % 区间 %2），每卡 %3</translation>
    </message>
    <message>
        <source>%1 (80 % interval %2) for %3</source>
        <translation>处理 %3 需要 %1（80 % 区间 %2）</translation>
    </message>
    <message>
        <source>Overloaded: the highest rate within the targets is %1</source>
        <translation>过载：满足目标的最高速率为 %1</translation>
    </message>
    <message>
        <source>First token after %1 (p99 %2), then %3 a token (p99 %4)</source>
        <translation>首词元 %1（p99 %2），之后每词元 %3（p99 %4）</translation>
    </message>
    <message>
        <source>The cache holds %1 requests, or a context of %2 tokens at this concurrency</source>
        <translation>缓存可容纳 %1 个请求；在此并发下上下文可达 %2 词元</translation>
    </message>
    <message>
        <source>Limited by: %1; next: %2. Ground: %3</source>
        <translation>瓶颈：%1；其次：%2。依据：%3</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>数额</translation>
    </message>
    <message>
        <source>Memory of the fullest card</source>
        <translation>占用最多的卡的显存</translation>
    </message>
    <message>
        <source>Time of one optimizer step</source>
        <translation>一个优化器步的时间</translation>
    </message>
    <message>
        <source>Time of one decode step</source>
        <translation>一个解码步的时间</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>误差中位数</translation>
    </message>
    <message>
        <source>90th percentile</source>
        <translation>第 90 百分位</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>Inside the 80 % interval</source>
        <translation>落在 80 % 区间内</translation>
    </message>
    <message>
        <source>Not predicted: %1 rows, first %3: %2</source>
        <translation>未预测：%1 行，首行 %3：%2</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>激活参数</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组别</translation>
    </message>
    <message>
        <source>Bits per weight</source>
        <translation>每权重位数</translation>
    </message>
    <message>
        <source>State bytes per parameter</source>
        <translation>每参数状态字节</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>运行平台</translation>
    </message>
    <message>
        <source>Parameters: %1, of which %2 active per token</source>
        <translation>参数量：%1，其中每词元激活 %2</translation>
    </message>
    <message>
        <source>KV cache per token in 16 bits: %1</source>
        <translation>16 位 KV 缓存每词元：%1</translation>
    </message>
    <message>
        <source>Layers: %1</source>
        <translation>层数：%1</translation>
    </message>
    <message>
        <source>Longest context: %1 tokens</source>
        <translation>最长上下文：%1 词元</translation>
    </message>
    <message>
        <source>Write the procurement proposal of a plan as PDF</source>
        <translation>把方案的采购方案写成 PDF</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>要写入的文件</translation>
    </message>
    <message>
        <source>The sample proposal: LoRA on Qwen2.5-7B</source>
        <translation>示例方案：Qwen2.5-7B 上的 LoRA</translation>
    </message>
    <message>
        <source>Organisation on the cover</source>
        <translation>封面上的单位名称</translation>
    </message>
    <message>
        <source>Date printed on each page; today unless given</source>
        <translation>每页所印日期；不给则为今天</translation>
    </message>
    <message>
        <source>Where tariffs, taxes and wages are taken from: CN, US, EU</source>
        <translation>电价、税率、工资取自何处：CN、US、EU</translation>
    </message>
    <message>
        <source>the plan cannot be estimated: %1</source>
        <translation>该方案无法估算：%1</translation>
    </message>
    <message>
        <source>The GPUs of this machine, by its driver's own tool</source>
        <translation>本机的显卡（由驱动自带的工具读出）</translation>
    </message>
    <message>
        <source>No GPU was found: nvidia-smi, rocm-smi and npu-smi list none here.</source>
        <translation>未找到显卡：本机的 nvidia-smi、rocm-smi 和 npu-smi 均未列出任何显卡。</translation>
    </message>
    <message>
        <source>GPU no.</source>
        <translation>显卡编号</translation>
    </message>
    <message>
        <source>In use now</source>
        <translation>当前占用</translation>
    </message>
    <message>
        <source>%1 is not in the catalogue: add it to plan with it.</source>
        <translation>资料库中没有 %1：添加后即可用它规划。</translation>
    </message>
    <message>
        <source>What cards cost to own and to rent, and what moves that</source>
        <translation>显卡自有与租用的成本，以及影响它的因素</translation>
    </message>
    <message>
        <source>Number of cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Where they stand [own-room|colocation|office]</source>
        <translation>放置地点 [own-room|colocation|office]</translation>
    </message>
    <message>
        <source>Where they come from [new|used|ex-mining]</source>
        <translation>来源 [new|used|ex-mining]</translation>
    </message>
    <message>
        <source>Kind of rent [on-demand|reserved-1y|reserved-3y|spot]</source>
        <translation>租用方式 [on-demand|reserved-1y|reserved-3y|spot]</translation>
    </message>
    <message>
        <source>To buy, with hosts and tax</source>
        <translation>购置（含主机与税）</translation>
    </message>
    <message>
        <source>Present cost of owning</source>
        <translation>自有成本现值</translation>
    </message>
    <message>
        <source>Present cost of renting</source>
        <translation>租用成本现值</translation>
    </message>
    <message>
        <source>Owned, a card-hour of work</source>
        <translation>自有，每有效卡时</translation>
    </message>
    <message>
        <source>Rented, a card-hour of work</source>
        <translation>租用，每有效卡时</translation>
    </message>
    <message>
        <source>Owning is ahead from month</source>
        <translation>自有开始占优的月份</translation>
    </message>
    <message>
        <source>Owning wins above a use of</source>
        <translation>自有占优的利用率下限</translation>
    </message>
    <message>
        <source>Probability that owning wins</source>
        <translation>自有占优的概率</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>No figure was found for: %1</source>
        <translation>未找到数据：%1</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message><source>This document answers %1 of %2 questions; %3 are open and must be answered by the applicant before the meeting.</source><translation>本文件已回答 %2 个问题中的 %1 个；尚有 %3 个须由申请人在会前补充。</translation></message>
    <message><source>All %1 questions are answered.</source><translation>全部 %1 个问题均已回答。</translation></message>
    <message><source>OPEN: to be answered by the applicant</source><translation>待答：由申请人补充</translation></message>
    <message><source>What is to be decided today, and what happens if the answer is no?</source><translation>今天要决定什么？如果不批会怎样？</translation></message>
    <message><source>Why now, and why not wait for the next generation?</source><translation>为什么是现在，为什么不等下一代？</translation></message>
    <message><source>Why this number of cards?</source><translation>为什么是这个数量？</translation></message>
    <message><source>What was compared, and why was the cheapest not taken?</source><translation>比较了什么，为什么不选最便宜的？</translation></message>
    <message><source>Why not rent, and at what use does buying win?</source><translation>为什么不租用，利用率多高时购买更省？</translation></message>
    <message><source>Will our model fit and at what speed: whose measurement, what error?</source><translation>模型放得下吗，多快：谁的实测，误差多大？</translation></message>
    <message><source>What limits it?</source><translation>瓶颈是什么？</translation></message>
    <message><source>What if the model doubles, the context triples, the users triple?</source><translation>模型加倍、上下文三倍、用户三倍时会怎样？</translation></message>
    <message><source>What is in the price?</source><translation>价格包含什么？</translation></message>
    <message><source>What does running cost a year, and who pays?</source><translation>每年运行费多少，谁来付？</translation></message>
    <message><source>What is the residual value, and how do we get out?</source><translation>残值多少，如何退出？</translation></message>
    <message><source>When is it delivered; penalty, validity of the price, deposit?</source><translation>何时交付，违约金、报价有效期与预付款如何？</translation></message>
    <message><source>Is the site ready: power, cooling, weight, noise, network?</source><translation>场地是否具备：供电、散热、承重、噪声、网络？</translation></message>
    <message><source>What if a card fails: spares, warranty, response?</source><translation>卡坏了怎么办：备件、质保、响应？</translation></message>
    <message><source>Will the software run, who ports it, how long?</source><translation>软件能跑吗，谁移植，多久？</translation></message>
    <message><source>Is it compliant: export rules, origin, data leaving the site?</source><translation>是否合规：出口管制、原产地、数据出域？</translation></message>
    <message><source>Does it duplicate what is there, and who else may use it?</source><translation>是否与现有设备重复，还有谁可以使用？</translation></message>
    <message><source>What is the acceptance test and its threshold?</source><translation>验收测试是什么，门槛多少？</translation></message>
    <message><source>What is the target, and when do we stop?</source><translation>绩效目标是什么，何时终止？</translation></message>
    <message><source>How much energy and CO₂?</source><translation>能耗与碳排放多少？</translation></message>
    <message><source>Which single input flips the choice?</source><translation>哪一项输入会改变选择？</translation></message>
    <message><source>Of what date are the prices; what is quotation, what assumption?</source><translation>价格是哪天的，哪些是报价，哪些是假设？</translation></message>
    <message><source>To spend %1 with tax. </source><translation>含税支出 %1。</translation></message>
    <message><source>If not, renting the same cards costs about %1 a year.</source><translation>如不批准，租用同样的卡每年约 %1。</translation></message>
    <message><source>%1 cards: %2</source><translation>%1 卡：%2</translation></message>
    <message><source>%1 cards looked at, %2 can do the job. </source><translation>考察 %1 种卡，%2 种能完成任务。</translation></message>
    <message><source>Cheapest: %1 × %2 at %3.</source><translation>最便宜：%1 × %2，%3。</translation></message>
    <message><source> Planned use: %1.</source><translation>计划利用率：%1。</translation></message>
    <message><source>Fits with probability %1; %2 in four of five cases. %3.</source><translation>放得下的概率 %1；五次中有四次在 %2。%3。</translation></message>
    <message><source>%1; next would be: %2.</source><translation>%1；其次是：%2。</translation></message>
    <message><source>%1: %2</source><translation>%1：%2</translation></message>
    <message><source>%1 with tax, %2 without: cards, hosts, network, racks, storage, installation.</source><translation>含税 %1，不含税 %2：加速卡、主机、网络、机柜、存储、安装。</translation></message>
    <message><source>About %1 a year.</source><translation>每年约 %1。</translation></message>
    <message><source>Resale at %1 of the cards' price after %2 years is assumed.</source><translation>假设 %2 年后按卡价的 %1 转售。</translation></message>
    <message><source>Rated %1 kW; %2 kW under load with cooling.</source><translation>额定 %1 kW；含散热负载 %2 kW。</translation></message>
    <message><source>%1 failures a card and year and %2 hours until replaced are assumed; new cards only, burn-in on arrival.</source><translation>假设每卡每年故障率 %1、更换需 %2 小时；只收全新卡，到货烤机。</translation></message>
    <message><source>Runs with %1; porting: %2 weeks.</source><translation>使用 %1；移植 %2 周。</translation></message>
    <message><source>Vendor %1; %2.</source><translation>厂商 %1；%2。</translation></message>
    <message><source>The workload of this document at no less than %1.</source><translation>以本文件所述负载测试，不低于 %1。</translation></message>
    <message><source>Target: %1 use. Below %2 for six months nothing more is bought.</source><translation>目标利用率 %1；连续六个月低于 %2 即不再追加。</translation></message>
    <message><source>%1 and %2 t CO₂ a year.</source><translation>每年 %1，%2 吨 CO₂。</translation></message>
    <message><source>Widest effect: %1. </source><translation>影响最大：%1。</translation></message>
    <message><source>%1 inputs alone can make renting and owning change places.</source><translation>有 %1 项输入可单独使租购优劣互换。</translation></message>
    <message><source>Prices of %1, catalogue of %2; the list of sources tells assumption from source.</source><translation>价格日期 %1，资料库日期 %2；来源表区分假设与出处。</translation></message>
    <message><source>Memory and speed come from the engine's model of each operator, with an 80 % interval from published measurements of the same kind. Here: %1.</source><translation>显存与速度由引擎逐算子计算，80% 区间来自同类已发表实测。此处：%1。</translation></message>
    <message><source>Costs are discounted at mid-year, resale at the end; a card-hour of work is an hour in which paid work runs.</source><translation>成本按年中折现，残值按期末折现；有效卡时指实际运行任务的卡时。</translation></message>
    <message><source>Table %1 lists every assumption of the cost model with its range. “Assumed” rows have no source and are to be confirmed.</source><translation>表 %1 列出成本模型的全部假设及范围。标为“假设”的没有出处，有待确认。</translation></message>
    <message><source>Numbers in square brackets elsewhere in this document lead here.</source><translation>文中方括号内的编号对应本表。</translation></message>
    <message><source>Catalogue of accelerators, models and formats shipped with Xuanka</source><translation>选卡随附的加速卡、模型与格式资料库</translation></message>
    <message><source>catalogue</source><translation>资料库</translation></message>
    <message><source>given by the applicant</source><translation>申请人给定</translation></message>
    <message><source>sourced</source><translation>有出处</translation></message>
    <message><source>Approve, approve with conditions, or return. Amount: %1. Version of the document: %2.</source><translation>同意、有条件同意或退回。金额：%1。文件版本：%2。</translation></message>
    <message><source>Opinion of the experts</source><translation>专家论证意见</translation></message>
    <message><source>Expert %1</source><translation>专家 %1</translation></message>
    <message><source>Role</source><translation>角色</translation></message>
    <message><source>Approve / with conditions / return</source><translation>同意 / 有条件同意 / 退回</translation></message>
    <message><source>Comment</source><translation>意见</translation></message>
    <message><source>Opinion</source><translation>论证意见</translation></message>
    <message><source>Signature, seal</source><translation>签字、盖章</translation></message>
    <message><source>Name and unit</source><translation>姓名与单位</translation></message>
    <message><source>Project owner</source><translation>项目负责人</translation></message>
    <message><source>Head of unit</source><translation>部门负责人</translation></message>
    <message><source>Technical review</source><translation>技术审核</translation></message>
    <message><source>Finance</source><translation>财务审核</translation></message>
    <message><source>Procurement</source><translation>采购管理</translation></message>
    <message><source>Asset office</source><translation>资产管理</translation></message>
    <message><source>Security and compliance</source><translation>信息安全与合规</translation></message>
    <message><source>Approver</source><translation>分管领导</translation></message>
    <message><source>KV cache</source><translation>KV 缓存</translation></message>
    <message><source>Keys and values of the tokens so far, kept on the card while an answer is made.</source><translation>生成回答时保存在卡上的历史键值。</translation></message>
    <message><source>LoRA</source><translation>LoRA</translation></message>
    <message><source>Fine-tuning of small added matrices; the model itself stays as it is.</source><translation>只训练附加的小矩阵，模型本身不变。</translation></message>
    <message><source>QLoRA</source><translation>QLoRA</translation></message>
    <message><source>LoRA on a model stored in 4 bits.</source><translation>基座以 4 位存储的 LoRA。</translation></message>
    <message><source>ZeRO</source><translation>ZeRO</translation></message>
    <message><source>Optimizer states, gradients or weights split over the cards instead of copied.</source><translation>把优化器状态、梯度或权重分散到各卡而非复制。</translation></message>
    <message><source>TP, PP, DP</source><translation>TP、PP、DP</translation></message>
    <message><source>Ways to split a model or its data over cards: inside a layer, by layers, by data.</source><translation>模型或数据的切分方式：层内、按层、按数据。</translation></message>
    <message><source>MFU</source><translation>MFU</translation></message>
    <message><source>Share of the data-sheet peak that useful arithmetic reaches.</source><translation>有效计算占标称峰值的比例。</translation></message>
    <message><source>80 % interval</source><translation>80% 区间</translation></message>
    <message><source>In four of five comparable cases the measured figure lies inside.</source><translation>五次同类情形中有四次实测值落在其中。</translation></message>
    <message><source>Present value, NPV</source><translation>现值（NPV）</translation></message>
    <message><source>Later payments counted less, by the discount rate.</source><translation>按折现率折算后的金额。</translation></message>
    <message><source>TCO</source><translation>TCO</translation></message>
    <message><source>Total cost of ownership: purchase and running over the whole time, less resale.</source><translation>全生命周期成本：购置与运行之和减残值。</translation></message>
    <message><source>Energy of the whole site over that of the machines.</source><translation>机房总用电与设备用电之比。</translation></message>
    <message><source>Break-even</source><translation>盈亏平衡点</translation></message>
    <message><source>Where owning and renting cost the same.</source><translation>持有与租用成本相等之处。</translation></message>
    <message><source>Share of all hours in which paid work runs.</source><translation>实际运行任务的时间占比。</translation></message>
    <message><source>What the cards fetch when they are sold at the end.</source><translation>期末出售卡所得。</translation></message>
    <message><source>TTFT</source><translation>TTFT</translation></message>
    <message><source>Time until the first token of an answer.</source><translation>首词元时延。</translation></message>
    <message><source>TPOT</source><translation>TPOT</translation></message>
    <message><source>Time for each further token.</source><translation>后续每词元时延。</translation></message>
    <message><source>%1 offers of cloud providers</source><translation>%1 条云报价</translation></message>
    <message><source>article</source><translation>文章</translation></message>
    <message><source>data sheet</source><translation>数据表</translation></message>
    <message><source>derived</source><translation>推算</translation></message>
    <message><source>list</source><translation>汇编</translation></message>
    <message><source>measurement</source><translation>实测</translation></message>
    <message><source>paper</source><translation>论文</translation></message>
    <message><source>price page</source><translation>报价页</translation></message>
    <message><source>from memory</source><translation>凭记忆</translation></message>
    <message><source>source code</source><translation>源代码</translation></message>
    <message><source>assumption</source><translation>假设</translation></message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>xuanka::pages::AnswerText</name>
    <message><source>Cannot be run like this</source><translation>这样无法运行</translation></message>
    <message><source>Fits</source><translation>放得下</translation></message>
    <message><source>Does not fit</source><translation>放不下</translation></message>
    <message><source>%1 of %2</source><translation>%1 / %2</translation></message>
    <message><source>Short of memory by %1 (80 % interval of the need: %2)</source><translation>显存差 %1（需求的 80 % 区间：%2）</translation></message>
    <message><source>80 % interval %1; %2 likely to fit</source><translation>80 % 区间 %1；%2 的把握放得下</translation></message>
    <message><source>80 % interval %1</source><translation>80 % 区间 %1</translation></message>
    <message><source>80 % interval %1; %2 per GPU</source><translation>80 % 区间 %1；每卡 %2</translation></message>
    <message><source>Step</source><translation>步骤</translation></message>
    <message><source>Time of one optimizer step</source><translation>一个优化器步的时间</translation></message>
    <message><source>To finish</source><translation>完成用时</translation></message>
    <message><source>The whole job of %1, restarts included; 80 % interval %2</source><translation>处理 %1 的全部时间，含重启；80 % 区间 %2</translation></message>
    <message><source>MFU</source><translation>MFU</translation></message>
    <message><source>Useful arithmetic as a share of the card's dense peak</source><translation>有效运算占稠密峰值的份额</translation></message>
    <message><source>First token</source><translation>首词元</translation></message>
    <message><source>Time to first token, median; 9 of 10 within %1</source><translation>首词元时间的中位数；九成在 %1 之内</translation></message>
    <message><source>Each token</source><translation>每词元</translation></message>
    <message><source>Time per output token, median; 9 of 10 within %1</source><translation>每个输出词元时间的中位数；九成在 %1 之内</translation></message>
    <message><source>At most</source><translation>最高</translation></message>
    <message><source>Highest arrival rate within the targets</source><translation>满足目标的最高到达率</translation></message>
    <message><source>Room for</source><translation>可容纳</translation></message>
    <message><source>%1 requests</source><translation>%1 个请求</translation></message>
    <message><source>Requests whose cache fits at once</source><translation>缓存可同时放下的请求数</translation></message>
    <message><source>Power per GPU</source><translation>每卡功率</translation></message>
    <message><source>Average draw of one card</source><translation>单卡平均功率</translation></message>
    <message><source>Energy</source><translation>电量</translation></message>
    <message><source>Of all cards for the whole job, without hosts and cooling</source><translation>全部卡完成整个任务的用电，不含主机与冷却</translation></message>
    <message><source>Limited by</source><translation>瓶颈</translation></message>
    <message><source>Next: %1, if it were %2 slower</source><translation>其次：%1，若再慢 %2</translation></message>
    <message><source>Grounds</source><translation>依据</translation></message>
    <message><source>How near the measurements are on which this estimate rests</source><translation>本估算所依据的实测有多接近</translation></message>
    <message><source>To go faster</source><translation>如何更快</translation></message>
    <message><source>To make it fit</source><translation>如何放下</translation></message>
</context>
<context>
    <name>xuanka::pages::AnswerPanel</name>
    <message><source>Applied: %1</source><translation>已应用：%1</translation></message>
    <message><source>Use %1</source><translation>改用 %1</translation></message>
    <message><source>No single change makes this plan faster on these cards.</source><translation>在这些卡上没有单项改动能更快。</translation></message>
    <message><source>No change of up to two settings makes this plan fit here.</source><translation>改动两项以内的设置都放不下。</translation></message>
</context>
<context>
    <name>xuanka::pages::InputPanel</name>
    <message><source>Use %1</source><translation>改用 %1</translation></message>
</context>
<context>
    <name>xuanka::pages::RemedyRow</name>
    <message><source>%1 speed</source><translation>速度 %1</translation></message>
    <message><source>%1 memory</source><translation>显存 %1</translation></message>
    <message><source>Apply this change. Undo takes it back.</source><translation>应用此改动；可撤销。</translation></message>
</context>
<context>
    <name>xuanka::pages::CandidateList</name>
    <message><source>Find a card</source><translation>查找加速卡</translation></message>
    <message><source>Type words of a name to narrow the list</source><translation>输入名称中的字词来筛选</translation></message>
    <message><source>Cards to compare</source><translation>对比的加速卡</translation></message>
</context>
<context>
    <name>xuanka::pages::CandidateChooser</name>
    <message><source>Twelve curves are shown already: take one out first.</source><translation>已显示十二条曲线：请先去掉一条。</translation></message>
    <message><source>&amp;Compare cards (%1)</source><translation>对比加速卡 (%1)(&amp;C)</translation></message>
    <message><source>Compare cards</source><translation>对比加速卡</translation></message>
    <message><source>Choose which cards have a curve beside the chosen one</source><translation>选择哪些卡与所选卡一同画出曲线</translation></message>
</context>
<context>
    <name>xuanka::pages::DetailCharts</name>
    <message><source>Memory</source><translation>显存</translation></message>
    <message><source>Memory by part of each card against what it can use</source><translation>各卡显存构成与可用显存</translation></message>
    <message><source>Roofline</source><translation>屋顶线</translation></message>
    <message><source>What arithmetic and bandwidth allow, and what is reached</source><translation>算力与带宽的上限，以及达到的水平</translation></message>
    <message><source>Time</source><translation>时间</translation></message>
    <message><source>Where the time of a step goes</source><translation>每步时间花在哪里</translation></message>
    <message><source>Scaling</source><translation>扩展</translation></message>
    <message><source>Throughput with more GPUs of the chosen kind</source><translation>增加所选加速卡时的吞吐</translation></message>
    <message><source>Interval</source><translation>区间</translation></message>
    <message><source>How sure the throughput is, and on what grounds</source><translation>吞吐有多确定，依据何在</translation></message>
</context>
<context>
    <name>xuanka::pages::WorkbenchPage</name>
    <message><source>Throughput by memory</source><translation>显存与吞吐</translation></message>
    <message><source>Each curve is one card, traced by batch or concurrency: what it needs in memory and how fast it runs. Dashed where it does not fit.</source><translation>每条曲线是一种卡，随批大小或并发变化：需要多少显存、跑多快。放不下处为虚线。</translation></message>
</context>
<context>
    <name>pages</name>
    <message><source>&amp;Workbench</source><translation>工作台(&amp;W)</translation></message>
    <message><source>Move sliders and see at once what fits, how fast it runs and what to change</source><translation>拖动滑块，即时看到放不放得下、跑多快、该改什么</translation></message>
</context>
</TS>

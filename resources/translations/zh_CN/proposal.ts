<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message><source>Page %1 of %2</source><translation>第 %1 页，共 %2 页</translation></message>
    <message><source>DRAFT</source><translation>草案</translation></message>
    <message><source>Contents</source><translation>目录</translation></message>
    <message><source>Table %1. %2</source><translation>表 %1　%2</translation></message>
    <message><source>Figure %1. %2</source><translation>图 %1　%2</translation></message>
    <message><source>Purchase of accelerators for %1</source><translation>为 %1 采购加速卡</translation></message>
    <message><source>%1 tokens</source><translation>%1 词元</translation></message>
    <message><source>%1 (%2 × 10,000)</source><translation>%1（%2 万元）</translation></message>
    <message><source>%1 of %2</source><translation>%1 / %2</translation></message>
    <message><source>, </source><translation>、</translation></message>
    <message><source>; </source><translation>；</translation></message>
    <message><source> and %1 more</source><translation>等，另有 %1 种</translation></message>
    <message><source>fits</source><translation>放得下</translation></message>
    <message><source>does not fit</source><translation>放不下</translation></message>
    <message><source>short of %1</source><translation>缺 %1</translation></message>
    <message><source>to be quoted</source><translation>待询价</translation></message>
    <message><source>Total</source><translation>合计</translation></message>
    <message><source>%1 kW</source><translation>%1 kW</translation></message>
    <message><source>%1 h</source><translation>%1 小时</translation></message>
    <message><source>%1 weeks</source><translation>%1 周</translation></message>
    <message><source>%1 years</source><translation>%1 年</translation></message>
    <message><source>%1 kg</source><translation>%1 kg</translation></message>
    <message><source>Procurement proposal</source><translation>采购方案</translation></message>
    <message><source>Feasibility report</source><translation>可行性论证报告</translation></message>
    <message><source>%1 for %2</source><translation>%1，用于 %2</translation></message>
    <message><source>Amount asked for, with tax</source><translation>申请金额（含税）</translation></message>
    <message><source>Unit that asks</source><translation>申请部门</translation></message>
    <message><source>Applicant</source><translation>申请人</translation></message>
    <message><source>Workload</source><translation>负载</translation></message>
    <message><source>Date of the document</source><translation>文件日期</translation></message>
    <message><source>Prices of</source><translation>价格日期</translation></message>
    <message><source>Version</source><translation>版本</translation></message>
    <message><source>%1 (draft: figures may still change)</source><translation>%1（草案，数据仍可能变动）</translation></message>
    <message><source>%1 (frozen)</source><translation>%1（已定稿）</translation></message>
    <message><source>To be quoted</source><translation>待询价</translation></message>
    <message><source>Decision page</source><translation>决策摘要</translation></message>
    <message><source>Need and workload</source><translation>需求与负载</translation></message>
    <message><source>Options compared</source><translation>方案比选</translation></message>
    <message><source>Technical evidence</source><translation>技术依据</translation></message>
    <message><source>Decision path</source><translation>决策路径</translation></message>
    <message><source>Cost of ownership, rent or buy</source><translation>全生命周期成本与租购比较</translation></message>
    <message><source>Sensitivity</source><translation>敏感性分析</translation></message>
    <message><source>Site, power and carbon</source><translation>安装条件、能耗与碳排放</translation></message>
    <message><source>Use, sharing and benefit</source><translation>使用管理、开放共享与绩效</translation></message>
    <message><source>Risks and measures</source><translation>风险与应对措施</translation></message>
    <message><source>Stage gates and stop rules</source><translation>阶段评审与终止条件</translation></message>
    <message><source>Delivery and acceptance</source><translation>交付与验收</translation></message>
    <message><source>Options rejected and why</source><translation>未选方案及原因</translation></message>
    <message><source>Questions of reviewers</source><translation>评审问题</translation></message>
    <message><source>Assumptions and method</source><translation>假设与方法</translation></message>
    <message><source>Evidence and sources</source><translation>数据来源</translation></message>
    <message><source>Sign-off</source><translation>审批</translation></message>
    <message><source>Glossary</source><translation>术语表</translation></message>
    <message><source>We ask to buy %1 for %2 with tax (%3 without tax), all hosts, network and installation included.</source><translation>申请采购 %1，含税总额 %2（不含税 %3），含主机、网络与安装。</translation></message>
    <message><source>We ask to buy %1. No price of this card is in the catalogue: three quotations come first.</source><translation>申请采购 %1。资料库中没有该卡价格，须先取得三家报价。</translation></message>
    <message><source>In words: %1</source><translation>大写金额：%1</translation></message>
    <message><source>We recommend to approve %1. </source><translation>建议批准采购 %1。</translation></message>
    <message><source>%1 cannot run this workload, and no card in the catalogue can without other settings. </source><translation>%1 无法运行该负载，资料库中也没有卡能在现有设置下运行。</translation></message>
    <message><source>%1 cannot run this workload; we recommend %2 instead. </source><translation>%1 无法运行该负载，建议改为 %2。</translation></message>
    <message><source> The decision tree says to %1.</source><translation>决策树建议：%1。</translation></message>
    <message><source>Prices are of %1 and move fast in this market: the amount holds as long as the quotation does.</source><translation>价格日期为 %1，行情变动快：金额以报价有效期为准。</translation></message>
    <message><source>Owned cards cost the same when idle: the case rests on the planned use being reached.</source><translation>自有卡闲置同样产生成本：结论以达到计划利用率为前提。</translation></message>
    <message><source>The fullest card uses %1 of %2 usable memory.</source><translation>最满的卡占用显存 %1，可用 %2。</translation></message>
    <message><source>The fullest card is short of memory by %1.</source><translation>最满的卡显存缺 %1。</translation></message>
    <message><source>rent on demand</source><translation>按需租用</translation></message>
    <message><source>reserve or lease</source><translation>预留或租赁</translation></message>
    <message><source>buy</source><translation>购买</translation></message>
    <message><source>own the base and rent the peak</source><translation>自建基线、租用峰值</translation></message>
    <message><source>wait</source><translation>等待</translation></message>
    <message><source>Fits in memory</source><translation>放得下的概率</translation></message>
    <message><source>%1 of %2 on the fullest card</source><translation>最满的卡 %1 / %2</translation></message>
    <message><source>Throughput</source><translation>吞吐量</translation></message>
    <message><source>80 % interval: %1</source><translation>80% 区间：%1</translation></message>
    <message><source>Time to finish</source><translation>完成时间</translation></message>
    <message><source>First token</source><translation>首词元</translation></message>
    <message><source>then %1 a token</source><translation>之后每词元 %1</translation></message>
    <message><source>Cost of owning, %1 years</source><translation>%1 年持有成本</translation></message>
    <message><source>present value; %1 a card-hour of work</source><translation>现值；每有效卡时 %1</translation></message>
    <message><source>Do nothing</source><translation>不采购</translation></message>
    <message><source>The workload is not run on own cards</source><translation>该负载无法在自有卡上运行</translation></message>
    <message><source>Rent %1</source><translation>租用 %1</translation></message>
    <message><source>Cheaper below %1 use</source><translation>利用率低于 %1 时更省</translation></message>
    <message><source>Cheaper than owning at any use</source><translation>任何利用率下都比持有更省</translation></message>
    <message><source>Buy %1</source><translation>购买 %1</translation></message>
    <message><source>Speed: no real difference</source><translation>速度：无实质差异</translation></message>
    <message><source>Speed: %1</source><translation>速度：%1</translation></message>
    <message><source>What would change our mind</source><translation>什么会改变我们的结论</translation></message>
    <message><source>%1 above %2 (now %3): owning and renting change places.</source><translation>%1 高于 %2（现为 %3）：持有与租用的优劣互换。</translation></message>
    <message><source>%1 below %2 (now %3): owning and renting change places.</source><translation>%1 低于 %2（现为 %3）：持有与租用的优劣互换。</translation></message>
    <message><source>No single assumption makes renting cheaper within the range we hold possible.</source><translation>在我们认为可能的范围内，没有任何单项假设会使租用更省。</translation></message>
    <message><source>No single assumption makes owning cheaper within the range we hold possible: on cost alone, rent.</source><translation>在我们认为可能的范围内，没有任何单项假设会使持有更省：只看成本应当租用。</translation></message>
    <message><source>A change of the workload that needs more than %1 further memory a card.</source><translation>负载变化使每卡显存需求再增加 %1 以上。</translation></message>
    <message><source>A measured throughput below %1 at acceptance.</source><translation>验收实测吞吐低于 %1。</translation></message>
    <message><source>The cards are to run %1 of %2. These are the figures on which every estimate below rests.</source><translation>加速卡用于 %2 的%1。以下各项估算均以此为准。</translation></message>
    <message><source>Without this purchase the workload has to be rented, run elsewhere or left undone; what renting costs is said in the section on cost.</source><translation>如不采购，该负载只能租用算力、在别处运行或放弃；租用成本见成本一节。</translation></message>
    <message><source>Of %1 cards in the catalogue, %2 can do the job in a fleet that the engine has checked. Table %3 sets the one asked for beside the next best and beside the other scenarios of this project.</source><translation>资料库 %1 种卡中，%2 种可以组成经引擎验证、能完成任务的机群。表 %3 将所申请的方案与次优方案及本项目其他情景并列。</translation></message>
    <message><source>Figure %1 shows the same speeds with their intervals: where two intervals overlap, the difference is not a real one.</source><translation>图 %1 给出各方案速度及区间：区间重叠即无实质差异。</translation></message>
    <message><source>Why this number, and what if the workload grows: Table %1.</source><translation>为何是这个数量，以及负载增长时会怎样：见表 %1。</translation></message>
    <message><source>The decision tree “%1” asks these questions (Table %2). Answers taken from the scenario are facts of this plan; defaults are ours and may be changed.</source><translation>决策树“%1”依次提问（表 %2）。来自情景的回答是本方案的事实；默认回答由我们给出，可以更改。</translation></message>
    <message><source>%1 cards left the comparison. Table %2 gives each its reason.</source><translation>有 %1 种卡退出比选，表 %2 列出原因。</translation></message>
    <message><source>The plan is limited by: %1. It fits in memory with probability %2. How the speed was reached: %3.</source><translation>方案的瓶颈：%1。显存放得下的概率为 %2。速度的推算方式：%3。</translation></message>
    <message><source>Memory</source><translation>显存</translation></message>
    <message><source>Time and scaling</source><translation>时间与扩展</translation></message>
    <message><source>Figure %1 traces throughput against memory as the batch grows; Figure %2 shows what the memory is used for.</source><translation>图 %1 为批量增大时吞吐随显存的变化；图 %2 为显存的构成。</translation></message>
    <message><source>Figure %1 shows where the time of one step goes.</source><translation>图 %1 为单步时间的构成。</translation></message>
    <message><source>Figure %1 shows what more or fewer cards would reach.</source><translation>图 %1 为增减卡数时的吞吐。</translation></message>
    <message><source>To be known</source><translation>须知</translation></message>
    <message><source>Used on the fullest card</source><translation>最满卡合计占用</translation></message>
    <message><source>Throughput of the options with 80 % intervals</source><translation>各方案吞吐及 80% 区间</translation></message>
    <message><source>Throughput against memory a card: curves turn dashed where they pass the card's memory</source><translation>吞吐与每卡显存：曲线超出显存处变为虚线</translation></message>
    <message><source>Memory of the fullest card by part: %1 used, %2 usable</source><translation>最满卡的显存构成：占用 %1，可用 %2</translation></message>
    <message><source>Time of one step by part</source><translation>单步时间构成</translation></message>
    <message><source>Throughput with the number of cards, beside perfect scaling</source><translation>吞吐随卡数的变化，与理想扩展对比</translation></message>
    <message><source>Paid so far, month by month: owning against renting</source><translation>逐月累计支出：持有与租用对比</translation></message>
    <message><source>What moves the cost of a card-hour from %1 when one assumption moves alone</source><translation>单项假设变动对每卡时成本（基准 %1）的影响</translation></message>
    <message><source>The ways to get the work done</source><translation>完成任务的几种途径</translation></message>
    <message><source>Options that do the job</source><translation>能完成任务的方案</translation></message>
    <message><source>If the number of cards or the workload changes</source><translation>卡数或负载变化时</translation></message>
    <message><source>What was asked and answered</source><translation>提问与回答</translation></message>
    <message><source>Cards that left, by reason</source><translation>已排除的卡及原因</translation></message>
    <message><source>Memory of the fullest card</source><translation>占用最多的卡的显存</translation></message>
    <message><source>What is bought</source><translation>购置明细</translation></message>
    <message><source>Present cost over %1 years</source><translation>%1 年成本现值</translation></message>
    <message><source>Where owning and renting change places</source><translation>持有与租用优劣互换的临界值</translation></message>
    <message><source>Risks, what is known of them, and what we do</source><translation>风险、依据与应对</translation></message>
    <message><source>Gates at which we decide again</source><translation>重新决策的节点</translation></message>
    <message><source>Tests on arrival</source><translation>到货验收测试</translation></message>
    <message><source>Requirements without a brand</source><translation>不指定品牌的技术参数</translation></message>
    <message><source>What reviewers ask</source><translation>评审会问什么</translation></message>
    <message><source>What the cost rests on</source><translation>成本依据</translation></message>
    <message><source>Where the figures come from</source><translation>数据来源</translation></message>
    <message><source>Way</source><translation>途径</translation></message>
    <message><source>To pay at once</source><translation>一次性支出</translation></message>
    <message><source>Present cost</source><translation>成本现值</translation></message>
    <message><source>Finding</source><translation>结论</translation></message>
    <message><source>Option</source><translation>方案</translation></message>
    <message><source>Throughput (80 %)</source><translation>吞吐（80%）</translation></message>
    <message><source>Limited by</source><translation>瓶颈</translation></message>
    <message><source>What if</source><translation>假如</translation></message>
    <message><source>Cards</source><translation>卡数</translation></message>
    <message><source>Number</source><translation>数量</translation></message>
    <message><source>Question</source><translation>问题</translation></message>
    <message><source>Answer</source><translation>回答</translation></message>
    <message><source>Taken from</source><translation>来自</translation></message>
    <message><source>Reason</source><translation>原因</translation></message>
    <message><source>Part</source><translation>部分</translation></message>
    <message><source>Share</source><translation>占比</translation></message>
    <message><source>Item</source><translation>项目</translation></message>
    <message><source>Without tax</source><translation>不含税</translation></message>
    <message><source>Tax</source><translation>税额</translation></message>
    <message><source>With tax</source><translation>含税</translation></message>
    <message><source>Own</source><translation>持有</translation></message>
    <message><source>Rent</source><translation>租用</translation></message>
    <message><source>Assumption</source><translation>假设</translation></message>
    <message><source>As assumed</source><translation>现取值</translation></message>
    <message><source>Changes places at</source><translation>临界值</translation></message>
    <message><source>Risk</source><translation>风险</translation></message>
    <message><source>What is known</source><translation>依据</translation></message>
    <message><source>Measure</source><translation>应对</translation></message>
    <message><source>Owner</source><translation>责任人</translation></message>
    <message><source>No.</source><translation>序号</translation></message>
    <message><source>Test</source><translation>测试</translation></message>
    <message><source>Passes if</source><translation>通过标准</translation></message>
    <message><source>Parameter</source><translation>参数</translation></message>
    <message><source>Requirement</source><translation>要求</translation></message>
    <message><source>Gate</source><translation>节点</translation></message>
    <message><source>What is measured</source><translation>考核指标</translation></message>
    <message><source>Stop rule</source><translation>终止条件</translation></message>
    <message><source>Value</source><translation>取值</translation></message>
    <message><source>Range</source><translation>范围</translation></message>
    <message><source>Status</source><translation>性质</translation></message>
    <message><source>Source</source><translation>来源</translation></message>
    <message><source>Kind</source><translation>类别</translation></message>
    <message><source>Date</source><translation>日期</translation></message>
    <message><source>scenario</source><translation>情景</translation></message>
    <message><source>applicant</source><translation>申请人</translation></message>
    <message><source>default</source><translation>默认</translation></message>
    <message><source>As asked for</source><translation>按申请</translation></message>
    <message><source>Half the cards</source><translation>卡数减半</translation></message>
    <message><source>Twice the cards</source><translation>卡数加倍</translation></message>
    <message><source>Three times the context</source><translation>上下文三倍</translation></message>
    <message><source>Three times the batch or users</source><translation>批量或用户三倍</translation></message>
    <message><source>A model twice as large</source><translation>模型加倍</translation></message>
    <message><source>Throughput (tokens/s)</source><translation>吞吐（词元/秒）</translation></message>
    <message><source>Months</source><translation>月</translation></message>
    <message><source>Paid so far (%1)</source><translation>累计支出（%1）</translation></message>
    <message><source>Cost of a delivered card-hour (%1)</source><translation>每有效卡时成本（%1）</translation></message>
    <message><source>%1 10,000</source><translation>万 %1</translation></message>
    <message><source>thousand %1</source><translation>千 %1</translation></message>
    <message><source>Own, less what the cards would fetch</source><translation>持有，扣除卡的残值</translation></message>
    <message>
        <source>Do not sign yet: %1 (%2) cannot run this workload as it is set.</source>
        <translation>暂勿签批：%1（%2）无法按当前设置运行该负载。</translation>
    </message>
</context>
</TS>

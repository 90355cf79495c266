<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>messages</name>
    <message><source>Purchase</source><translation>购置</translation></message>
    <message><source>%1 with tax is paid at the start (Table %2).</source><translation>一次性支出含税 %1（表 %2）。</translation></message>
    <message><source>What owning costs</source><translation>持有成本</translation></message>
    <message><source>Over the whole time owning costs %1 in present value; running it costs %2 a year, and a card-hour of work comes to %3 (Table %4).</source><translation>整个期间的持有成本现值为 %1；每年运行费 %2，每有效卡时 %3（表 %4）。</translation></message>
    <message><source>Rent or buy</source><translation>租用还是购买</translation></message>
    <message><source>No cloud offer of this card is in the catalogue, so renting cannot be compared.</source><translation>资料库中没有该卡的云报价，无法与租用对比。</translation></message>
    <message><source>The catalogue has no price of this card: three quotations are needed before this section can be filled.</source><translation>资料库没有该卡的价格，须取得三家报价后补充本节。</translation></message>
    <message><source>Against renting at %1 a card-hour, owning costs less above %2 use.</source><translation>与每卡时 %1 的租用价相比，利用率高于 %2 时持有更省。</translation></message>
    <message><source>Against renting at %1 a card-hour, owning never costs less, whatever the use.</source><translation>与每卡时 %1 的租用价相比，无论利用率多高，持有始终更贵。</translation></message>
    <message><source>Owning has paid for itself in month %1, counting what the cards would fetch.</source><translation>计入卡的残值，第 %1 个月起持有更省。</translation></message>
    <message><source>Within %1 months owning does not pay for itself.</source><translation>%1 个月内持有无法回本。</translation></message>
    <message><source>With every assumption free inside its range, owning is cheaper with probability %1; the difference lies between %2 and %3 in four of five cases (negative: owning is cheaper).</source><translation>各项假设在其范围内自由变动时，持有更省的概率为 %1；五次中有四次差额在 %2 与 %3 之间（负值表示持有更省）。</translation></message>
    <message><source>One assumption moved at a time, %1 moves the cost of a card-hour most (Figure %2).</source><translation>每次只变动一项假设，对每卡时成本影响最大的是%1（图 %2）。</translation></message>
    <message><source>No single assumption moves owning and renting past each other within the range looked at.</source><translation>在考察范围内，没有任何单项假设使持有与租用的优劣互换。</translation></message>
    <message><source>Open: a letter of the facilities department on power, cooling, floor load, noise and network.</source><translation>待补：后勤或机房管理部门关于供电、散热、承重、噪声与网络的确认函。</translation></message>
    <message><source>Servers</source><translation>服务器台数</translation></message>
    <message><source>Rated power</source><translation>额定功率</translation></message>
    <message><source>Power under load, at the wall</source><translation>负载功率（插座端）</translation></message>
    <message><source>With cooling (PUE)</source><translation>含散热（PUE）</translation></message>
    <message><source>PUE</source><translation>PUE</translation></message>
    <message><source>Electricity a year</source><translation>年用电</translation></message>
    <message><source>CO₂ a year</source><translation>年碳排放</translation></message>
    <message><source>%1 t</source><translation>%1 吨</translation></message>
    <message><source>Cooling of the card</source><translation>卡的散热方式</translation></message>
    <message><source>own fans</source><translation>自带风扇</translation></message>
    <message><source>airflow of the server</source><translation>依靠服务器风道</translation></message>
    <message><source>liquid</source><translation>液冷</translation></message>
    <message><source>part of the machine</source><translation>整机散热</translation></message>
    <message><source>Accelerator cards</source><translation>加速卡</translation></message>
    <message><source>Chassis and hosts</source><translation>机箱与主机</translation></message>
    <message><source>Network and racks</source><translation>网络与机柜</translation></message>
    <message><source>Storage</source><translation>存储</translation></message>
    <message><source>Installation</source><translation>安装</translation></message>
    <message><source>Tax not recovered</source><translation>不可抵扣税</translation></message>
    <message><source>Porting</source><translation>移植</translation></message>
    <message><source>Support</source><translation>维保</translation></message>
    <message><source>Space and cooling</source><translation>场地与散热</translation></message>
    <message><source>Electricity</source><translation>电费</translation></message>
    <message><source>Staff</source><translation>人员</translation></message>
    <message><source>Licences</source><translation>软件许可</translation></message>
    <message><source>Insurance</source><translation>保险</translation></message>
    <message><source>Failures and spares</source><translation>故障与备件</translation></message>
    <message><source>Rental</source><translation>租金</translation></message>
    <message><source>Resale</source><translation>残值</translation></message>
    <message><source>Decommissioning</source><translation>退役</translation></message>
    <message><source>Table %1 names what may go wrong, what is known of it, what we do, and who answers for it.</source><translation>表 %1 列出可能的问题、已知依据、应对措施与责任人。</translation></message>
    <message><source>The estimate is off</source><translation>估算偏差</translation></message>
    <message><source>80 % interval of the speed: %1</source><translation>速度的 80% 区间：%1</translation></message>
    <message><source>Acceptance test with the same workload; payment depends on it</source><translation>以同一负载做验收测试，付款以此为条件</translation></message>
    <message><source>The price moves</source><translation>价格变动</translation></message>
    <message><source>Prices of %1</source><translation>价格日期 %1</translation></message>
    <message><source>Three quotations with validity and a price clause</source><translation>三家报价，约定有效期与价格条款</translation></message>
    <message><source>Delivery is late</source><translation>交付延迟</translation></message>
    <message><source>Resellers told of 3 to 7 months in 2026 (unconfirmed)</source><translation>2026 年经销商称交期 3–7 个月（未经证实）</translation></message>
    <message><source>Penalty for delay, partial delivery, rent until delivery</source><translation>约定延期违约金与分批交付，到货前租用过渡</translation></message>
    <message><source>Use falls short of plan</source><translation>利用率不足</translation></message>
    <message><source>Planned use %1; owned cards cost the same when idle</source><translation>计划利用率 %1；自有卡闲置同样花钱</translation></message>
    <message><source>Buy in steps; share with others; stop rule at half the plan</source><translation>分批采购、对外共享；低于计划一半即停止追加</translation></message>
    <message><source>Cards fail</source><translation>卡故障</translation></message>
    <message><source>%1 a card and year assumed</source><translation>假设每卡每年 %1</translation></message>
    <message><source>Burn-in on arrival, warranty with response time, a spare from 8 cards on</source><translation>到货烤机，质保约定响应时间，8 卡以上备一张</translation></message>
    <message><source>Second-hand or ex-mining cards</source><translation>二手卡或矿卡</translation></message>
    <message><source>11 of 20 failed within three months: 55 %, 95 % interval 32–77 % (one buyer's sample)</source><translation>20 张中 11 张三个月内故障：55%，95% 区间 32%–77%（单一买家样本）</translation></message>
    <message><source>New cards only, serial numbers checked on arrival</source><translation>只收全新卡，到货核对序列号</translation></message>
    <message><source>One vendor, one software stack</source><translation>依赖单一厂商与软件</translation></message>
    <message><source>%1 cards with %2</source><translation>%1 的卡，配 %2</translation></message>
    <message><source>Requirements without a brand; keep models and data in open formats</source><translation>技术参数不指定品牌；模型与数据采用开放格式</translation></message>
    <message><source>Export rules and origin</source><translation>出口管制与原产地</translation></message>
    <message><source>Written statement of the seller on licence and origin</source><translation>卖方书面说明许可与原产地</translation></message>
    <message><source>no export limit to China is known</source><translation>未见对华出口限制</translation></message>
    <message><source>barred from export to China</source><translation>禁止对华出口</translation></message>
    <message><source>export to China needs a licence</source><translation>对华出口须许可</translation></message>
    <message><source>variant made for the Chinese market</source><translation>面向中国市场的型号</translation></message>
    <message><source>variant for the Chinese market, barred since</source><translation>面向中国市场的型号，后被禁止</translation></message>
    <message><source>Money is released in steps. At each gate of Table %1 we decide again, and say beforehand when we stop.</source><translation>分阶段拨款。在表 %1 的每个节点重新决策，并事先约定何时终止。</translation></message>
    <message><source>Acceptance</source><translation>验收</translation></message>
    <message><source>Throughput of the workload of this document</source><translation>本文件所述负载的吞吐</translation></message>
    <message><source>Below %1: return or reduce the price</source><translation>低于 %1：退货或折价</translation></message>
    <message><source>After 6 months</source><translation>6 个月后</translation></message>
    <message><source>Use of the cards, planned %1</source><translation>卡的利用率，计划 %1</translation></message>
    <message><source>Below %1: nothing more is bought</source><translation>低于 %1：不再追加采购</translation></message>
    <message><source>After 12 months</source><translation>12 个月后</translation></message>
    <message><source>Use, and the price of renting on that day</source><translation>利用率与当时的租用价格</translation></message>
    <message><source>Below %1: rent out or sell</source><translation>低于 %1：出租或出售</translation></message>
    <message><source>Renting is cheaper at today's price: renew only if it has risen</source><translation>按现价租用更省：仅当租价上涨才续投</translation></message>
    <message><source>At %2 use the cards give %1 card-hours of work a year.</source><translation>按利用率 %2，每年提供 %1 有效卡时。</translation></message>
    <message><source>Open: who else may use the cards, hours a year for others, access rules, and the same equipment already there.</source><translation>待补：其他可使用者、每年对外机时、使用规则，以及现有同类设备情况。</translation></message>
    <message><source>Delivery</source><translation>交付</translation></message>
    <message><source>Open: delivery date, penalty for delay, validity of the price, deposit.</source><translation>待补：交付日期、延期违约金、报价有效期、预付款。</translation></message>
    <message><source>At least three quotations with the same configuration and their validity.</source><translation>至少三家同配置报价，注明有效期。</translation></message>
    <message><source>A deposit is counted with its cost of capital until delivery.</source><translation>预付款按交付前的资金成本计入。</translation></message>
    <message><source>The last part of the price is paid after the tests below.</source><translation>尾款在通过下列测试后支付。</translation></message>
    <message><source>Acceptance tests</source><translation>验收测试</translation></message>
    <message><source>These measurements prove on arrival that the promise of this document is kept (Table %1). They use the workload of the section on need, nothing else.</source><translation>以下测量在到货时证明本文件的承诺得到兑现（表 %1），只采用需求一节所述负载。</translation></message>
    <message><source>For the tender</source><translation>招标参数</translation></message>
    <message><source>Table %1 puts the need into requirements that name no brand; a bidder may offer anything that meets them.</source><translation>表 %1 将需求写成不指定品牌的参数，投标人可提供任何满足要求的产品。</translation></message>
    <message><source>Count, model and serial numbers of %1</source><translation>清点 %1 的数量、型号与序列号</translation></message>
    <message><source>All there, new, numbers match the invoice</source><translation>齐全、全新、与发票一致</translation></message>
    <message><source>Peak memory of the fullest card in the workload</source><translation>该负载下最满卡的显存峰值</translation></message>
    <message><source>At most %1</source><translation>不超过 %1</translation></message>
    <message><source>Training throughput over 200 steps after warm-up</source><translation>预热后连续 200 步的训练吞吐</translation></message>
    <message><source>Generated tokens a second over 30 minutes at the given load</source><translation>给定负载下 30 分钟的生成吞吐</translation></message>
    <message><source>At least %1</source><translation>不低于 %1</translation></message>
    <message><source>First token and each further token, medians</source><translation>首词元与后续词元时延的中位数</translation></message>
    <message><source>At most %1 and %2</source><translation>不超过 %1 与 %2</translation></message>
    <message><source>All-reduce bandwidth between the cards</source><translation>卡间 all-reduce 带宽</translation></message>
    <message><source>Recorded; as the seller's data sheet promises</source><translation>记录在案；达到卖方数据表的承诺</translation></message>
    <message><source>72 hours under full load, all cards at once</source><translation>全部卡同时满载 72 小时</translation></message>
    <message><source>No error in the log, no throttling by temperature</source><translation>日志无错误，无过热降频</translation></message>
    <message><source>Power of a server at the wall under load</source><translation>单台服务器负载功率（插座端）</translation></message>
    <message><source>At most %1 kW</source><translation>不超过 %1 kW</translation></message>
    <message><source>Number of cards</source><translation>卡数</translation></message>
    <message><source>Usable memory a card</source><translation>每卡可用显存</translation></message>
    <message><source>Memory bandwidth a card</source><translation>每卡显存带宽</translation></message>
    <message><source>Throughput of the named workload, all cards</source><translation>指定负载的总吞吐</translation></message>
    <message><source>Software</source><translation>软件</translation></message>
    <message><source>Warranty</source><translation>质保</translation></message>
    <message><source>at least %1</source><translation>不低于 %1</translation></message>
    <message><source>equal to or better than %1</source><translation>相当于或优于 %1</translation></message>
    <message><source>runs “%1” of the named model with a maintained open-source stack, shown before payment</source><translation>可用维护中的开源软件运行指定模型的“%1”，付款前演示</translation></message>
    <message><source>three years, new parts, response on the next working day</source><translation>三年，全新部件，次一工作日响应</translation></message>
    <message><source>Cards a server</source><translation>每台服务器卡数</translation></message>
    <message><source>Price of a card</source><translation>卡单价</translation></message>
    <message><source>Host a server</source><translation>每台主机价格</translation></message>
    <message><source>Network a card</source><translation>每卡网络</translation></message>
    <message><source>Racks and distribution</source><translation>机柜与配电</translation></message>
    <message><source>Spare cards</source><translation>备用卡比例</translation></message>
    <message><source>Value-added tax</source><translation>增值税率</translation></message>
    <message><source>Tax recovered (1 = yes)</source><translation>税可抵扣（1 为是）</translation></message>
    <message><source>Porting effort</source><translation>移植工作量</translation></message>
    <message><source>Engineer, a week</source><translation>工程师每周成本</translation></message>
    <message><source>Support, share of hardware a year</source><translation>年维保占硬件比例</translation></message>
    <message><source>Space, a kW and month</source><translation>场地每 kW 每月</translation></message>
    <message><source>Rated power a server (kW)</source><translation>每台额定功率 (kW)</translation></message>
    <message><source>Power under load a server (kW)</source><translation>每台负载功率 (kW)</translation></message>
    <message><source>Idle power a server (kW)</source><translation>每台空闲功率 (kW)</translation></message>
    <message><source>Electricity a kWh</source><translation>每千瓦时电价</translation></message>
    <message><source>Staff (full-time)</source><translation>人员（全职当量）</translation></message>
    <message><source>Staff, a year each</source><translation>每人年成本</translation></message>
    <message><source>Licence a card and year</source><translation>每卡每年许可费</translation></message>
    <message><source>Insurance, share of hardware</source><translation>保险占硬件比例</translation></message>
    <message><source>Failures a card and year</source><translation>每卡每年故障率</translation></message>
    <message><source>Cost of a failure, share of a card</source><translation>单次故障成本占卡价</translation></message>
    <message><source>Hours until replaced</source><translation>更换所需小时</translation></message>
    <message><source>Residual value</source><translation>残值</translation></message>
    <message><source>Residual counts hosts too</source><translation>残值含主机</translation></message>
    <message><source>Rent of a card-hour</source><translation>每卡时租价</translation></message>
    <message><source>Rent reserved (1 = yes)</source><translation>预留租用（1 为是）</translation></message>
    <message><source>Storage and traffic on the rent</source><translation>租用附加费用</translation></message>
    <message><source>Work done again</source><translation>重做的工作</translation></message>
    <message><source>Rent, change a year</source><translation>租价年变化</translation></message>
    <message><source>Moving in</source><translation>迁入成本</translation></message>
    <message><source>Use (utilisation)</source><translation>利用率</translation></message>
    <message><source>Discount rate</source><translation>折现率</translation></message>
    <message><source>Inflation of running costs</source><translation>运行成本通胀</translation></message>
    <message><source>Time of use</source><translation>使用年限</translation></message>
    <message><source>CO₂ a kWh (kg)</source><translation>每千瓦时 CO₂ (kg)</translation></message>
    <message><source>Months rented first</source><translation>先租用月数</translation></message>
    <message><source>Share owned</source><translation>自有比例</translation></message>
</context>
</TS>

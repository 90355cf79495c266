<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>xuanka::pages::AdvisorPage</name>
    <message><source>Question %1 of %2</source><translation>第 %1 题，共 %2 题</translation></message>
    <message><source>Evidence: %1</source><translation>依据：%1</translation></message>
    <message><source>taken from your scenario</source><translation>取自当前情景</translation></message>
    <message><source>your answer</source><translation>您的回答</translation></message>
    <message><source>assumed until you answer</source><translation>默认值，待您回答</translation></message>
    <message><source>No card of the catalogue does this job as it is set.</source><translation>按当前设置，资料库中没有显卡能完成该任务。</translation></message>
    <message><source>%1, %2 to buy</source><translation>%1，购置 %2</translation></message>
    <message><source>Recommended: %1</source><translation>推荐：%1</translation></message>
    <message><source>Alternative: %1</source><translation>备选：%1</translation></message>
    <message><source>Take the advised plan</source><translation>采用建议方案</translation></message>
    <message><source>The plan is now your scenario; undo takes it back</source><translation>该方案已成为当前情景；撤销可恢复</translation></message>
    <message><source>Decision tree</source><translation>决策树</translation></message>
    <message><source>Which decision tree asks the questions</source><translation>选择由哪棵决策树提问</translation></message>
    <message><source>Drawn decision tree</source><translation>决策树图</translation></message>
    <message><source>The walked path is lit; press a question to open it</source><translation>已走的路径高亮；点击问题即可打开</translation></message>
    <message><source>&amp;Back</source><translation>上一题(&amp;B)</translation></message>
    <message><source>The question before</source><translation>上一个问题</translation></message>
    <message><source>&amp;Next</source><translation>下一题(&amp;N)</translation></message>
    <message><source>The next question</source><translation>下一个问题</translation></message>
    <message><source>&amp;Restart</source><translation>重新开始(&amp;R)</translation></message>
    <message><source>Forget your answers; the scenario's stay</source><translation>清除您的回答；情景中的答案保留</translation></message>
    <message><source>Wh&amp;y this question</source><translation>为何问这个(&amp;Y)</translation></message>
    <message><source>What the answer changes, and the evidence</source><translation>该回答影响什么，依据是什么</translation></message>
    <message><source>&amp;Use this plan</source><translation>采用此方案(&amp;U)</translation></message>
    <message><source>Make the chosen card's plan the current scenario</source><translation>把所选显卡的方案设为当前情景</translation></message>
    <message><source>Make &amp;proposal</source><translation>生成采购方案(&amp;P)</translation></message>
    <message><source>Take the plan and open the proposal</source><translation>采用该方案并打开采购方案页</translation></message>
</context>
<context>
    <name>xuanka::pages::CardLists</name>
    <message><source>%1 of %2</source><translation>%1 / %2</translation></message>
    <message><source>80 % interval: %1</source><translation>80% 区间：%1</translation></message>
    <message><source>In &amp;play (%1)</source><translation>候选(&amp;P) %1</translation></message>
    <message><source>&amp;Left out (%1)</source><translation>落选(&amp;L) %1</translation></message>
    <message><source>Card</source><translation>显卡</translation></message>
    <message><source>Cards</source><translation>卡数</translation></message>
    <message><source>Memory per GPU</source><translation>每卡显存</translation></message>
    <message><source>Throughput</source><translation>吞吐量</translation></message>
    <message><source>To buy</source><translation>购置</translation></message>
    <message><source>Million tokens</source><translation>每百万词元</translation></message>
    <message><source>To own</source><translation>持有成本</translation></message>
    <message><source>Priced</source><translation>价格日期</translation></message>
    <message><source>Cards, hosts, network and installation, with tax</source><translation>显卡、主机、网络与安装，含税</translation></message>
    <message><source>Present cost of owning for each million tokens, at the assumed use</source><translation>按假定利用率，每百万词元的自有成本现值</translation></message>
    <message><source>Present cost of owning for three years</source><translation>三年自有成本现值</translation></message>
    <message><source>Why it left</source><translation>落选原因</translation></message>
    <message><source>Cards that do the job, the best for the aim first</source><translation>能完成任务的显卡，最符合目标的在前</translation></message>
    <message><source>Cards that left, each with its reason</source><translation>落选的显卡及原因</translation></message>
    <message><source>Cards in play</source><translation>候选显卡</translation></message>
    <message><source>Cards left out</source><translation>落选显卡</translation></message>
    <message><source>Enter or a double click takes the plan of a card</source><translation>回车或双击采用该显卡的方案</translation></message>
</context>
<context>
    <name>pages</name>
    <message><source>&amp;Advisor</source><translation>选型向导(&amp;A)</translation></message>
    <message><source>Walk the decision tree; every card that is left has been checked by the engine</source><translation>走一遍决策树；留下的每张卡都经引擎验证</translation></message>
</context>
</TS>

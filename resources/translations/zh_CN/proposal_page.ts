<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>xuanka::pages::ProposalPage</name>
    <message><source>%1 pages · %2 · %3 questions open</source><translation>%1 页 · %2 · %3 个问题待答</translation></message>
    <message><source>frozen</source><translation>已定稿</translation></message>
    <message><source>draft</source><translation>草案</translation></message>
    <message><source>Change the proposal</source><translation>修改采购方案</translation></message>
    <message><source>Export the proposal</source><translation>导出采购方案</translation></message>
    <message><source>proposal</source><translation>采购方案</translation></message>
    <message><source>PDF files (*.pdf)</source><translation>PDF 文件 (*.pdf)</translation></message>
    <message><source>Written to %1</source><translation>已写入 %1</translation></message>
    <message><source>Sent to the printer</source><translation>已送打印机</translation></message>
    <message><source>Logo for the cover</source><translation>封面徽标</translation></message>
    <message><source>Pictures (*.png *.jpg *.jpeg)</source><translation>图片 (*.png *.jpg *.jpeg)</translation></message>
    <message><source>%1 is no PNG or JPEG picture of at most 1 MB</source><translation>%1 不是 1 MB 以内的 PNG 或 JPEG 图片</translation></message>
    <message><source>&amp;Whole page</source><translation>整页(&amp;W)</translation></message>
    <message><source>Show a page as a whole, or as wide as the window</source><translation>显示整页，或与窗口同宽</translation></message>
    <message><source>Free&amp;ze</source><translation>定稿(&amp;Z)</translation></message>
    <message><source>Take the DRAFT mark off; any later change of a figure brings it back</source><translation>去掉“草案”水印；之后任何数据变化都会恢复</translation></message>
    <message><source>P&amp;rint…</source><translation>打印(&amp;R)…</translation></message>
    <message><source>Print the pages as they are shown</source><translation>按所示页面打印</translation></message>
    <message><source>E&amp;xport PDF…</source><translation>导出 PDF(&amp;X)…</translation></message>
    <message><source>Write the pages as a PDF file</source><translation>写为 PDF 文件</translation></message>
    <message><source>Pages of the proposal</source><translation>采购方案页面</translation></message>
</context>
<context>
    <name>xuanka::pages::Composer</name>
    <message><source>No proposal goes without it</source><translation>任何方案都不能缺少</translation></message>
    <message><source>Questions of reviewers: %1 of %2 open</source><translation>评审问题：%2 个中 %1 个待答</translation></message>
    <message><source>Your answer; the figures of this document say nothing to it.</source><translation>请填写；本文件的数据无法回答该问题。</translation></message>
    <message><source>&amp;Template</source><translation>模板(&amp;T)</translation></message>
    <message><source>&amp;Language</source><translation>语言(&amp;L)</translation></message>
    <message><source>Curre&amp;ncy</source><translation>币种(&amp;N)</translation></message>
    <message><source>Re&amp;gion</source><translation>地区(&amp;G)</translation></message>
    <message><source>Pa&amp;per</source><translation>纸张(&amp;P)</translation></message>
    <message><source>Capital request of a company, or the argument of an institute</source><translation>企业资本支出申请，或高校院所可行性论证</translation></message>
    <message><source>Language of the document</source><translation>文件语言</translation></message>
    <message><source>Currency of all amounts</source><translation>所有金额的币种</translation></message>
    <message><source>Whose rents, taxes and tariffs are taken</source><translation>采用哪里的租金、税率与电价</translation></message>
    <message><source>Size of the pages</source><translation>页面大小</translation></message>
    <message><source>Company</source><translation>企业</translation></message>
    <message><source>University or institute</source><translation>高校或院所</translation></message>
    <message><source>As the window</source><translation>与窗口相同</translation></message>
    <message><source>Both</source><translation>中英文</translation></message>
    <message><source>China</source><translation>中国</translation></message>
    <message><source>United States</source><translation>美国</translation></message>
    <message><source>European Union</source><translation>欧盟</translation></message>
    <message><source>&amp;Organisation</source><translation>单位(&amp;O)</translation></message>
    <message><source>&amp;Unit</source><translation>部门(&amp;U)</translation></message>
    <message><source>Appl&amp;icant</source><translation>申请人(&amp;I)</translation></message>
    <message><source>Whose name stands on the cover</source><translation>封面上的单位名称</translation></message>
    <message><source>Department or group that asks</source><translation>提出申请的部门或课题组</translation></message>
    <message><source>Who signs as applicant</source><translation>以申请人身份签字者</translation></message>
    <message><source>&amp;Browse for a logo…</source><translation>选择徽标(&amp;B)…</translation></message>
    <message><source>A PNG or JPEG picture for the cover, up to 1 MB</source><translation>封面用的 PNG 或 JPEG 图片，1 MB 以内</translation></message>
    <message><source>Logo</source><translation>徽标</translation></message>
    <message><source>No logo</source><translation>不用徽标</translation></message>
    <message><source>Take the logo off the cover</source><translation>去掉封面徽标</translation></message>
    <message><source>Scenarios beside it</source><translation>并列的情景</translation></message>
    <message><source>Other scenarios of the project that stand in the comparison</source><translation>参与比选的其它情景</translation></message>
    <message><source>Sections</source><translation>章节</translation></message>
    <message><source>What the document holds</source><translation>文件包含的内容</translation></message>
    <message><source>Questions of reviewers</source><translation>评审问题</translation></message>
    <message><source>● answered, ○ open; choose one to answer it yourself</source><translation>● 已答，○ 待答；选中后可自行回答</translation></message>
    <message><source>Your answer</source><translation>您的回答</translation></message>
    <message><source>Your own answer to the chosen question; it is printed as you write it</source><translation>对所选问题的回答；按所写内容印出</translation></message>
</context>
<context>
    <name>pages</name>
    <message><source>&amp;Proposal</source><translation>采购方案(&amp;P)</translation></message>
    <message><source>The proposal as it will be printed: compose it, export it, freeze it for signature</source><translation>与印出的一致：编排、导出、定稿送签</translation></message>
</context>
</TS>

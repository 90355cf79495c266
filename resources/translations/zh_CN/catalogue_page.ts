<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>catalogue</name>
    <message><source>Id</source><translation>编号</translation></message>
    <message><source>Name</source><translation>名称</translation></message>
    <message><source>Other spellings</source><translation>其他写法</translation></message>
    <message><source>Vendor</source><translation>厂商</translation></message>
    <message><source>Family</source><translation>系列</translation></message>
    <message><source>Kernel class</source><translation>内核类别</translation></message>
    <message><source>Form factor</source><translation>外形</translation></message>
    <message><source>Segment</source><translation>市场</translation></message>
    <message><source>Released</source><translation>发布</translation></message>
    <message><source>Ecosystem</source><translation>软件生态</translation></message>
    <message><source>Compute capability</source><translation>计算能力版本</translation></message>
    <message><source>Memory as marketed (GB)</source><translation>标称显存 (GB)</translation></message>
    <message><source>Usable memory (MiB)</source><translation>可用显存 (MiB)</translation></message>
    <message><source>Memory type</source><translation>显存类型</translation></message>
    <message><source>Memory bandwidth (GB/s)</source><translation>显存带宽 (GB/s)</translation></message>
    <message><source>ECC</source><translation>ECC</translation></message>
    <message><source>2:4 sparsity</source><translation>2:4 稀疏</translation></message>
    <message><source>Partitions (MIG)</source><translation>可切分 (MIG)</translation></message>
    <message><source>Multiprocessors</source><translation>流多处理器数</translation></message>
    <message><source>Link between cards</source><translation>卡间互联</translation></message>
    <message><source>Kind of link</source><translation>互联方式</translation></message>
    <message><source>Link, each way (GB/s)</source><translation>互联单向带宽 (GB/s)</translation></message>
    <message><source>Largest link domain (cards)</source><translation>最大互联域 (卡)</translation></message>
    <message><source>PCIe generation</source><translation>PCIe 代</translation></message>
    <message><source>PCIe lanes</source><translation>PCIe 通道数</translation></message>
    <message><source>Board power (W)</source><translation>板卡功率 (W)</translation></message>
    <message><source>Idle power (W)</source><translation>空闲功率 (W)</translation></message>
    <message><source>Devices on a board</source><translation>一板设备数</translation></message>
    <message><source>Availability</source><translation>供货</translation></message>
    <message><source>Cooling</source><translation>散热</translation></message>
    <message><source>Export to China</source><translation>对华出口</translation></message>
    <message><source>Modified board</source><translation>改装卡</translation></message>
    <message><source>Note on export</source><translation>出口说明</translation></message>
    <message><source>Note</source><translation>备注</translation></message>
    <message><source>Notes</source><translation>备注</translation></message>
    <message><source>Unconfirmed figures</source><translation>未确认的数字</translation></message>
    <message><source>Evidence</source><translation>依据</translation></message>
    <message><source>Accelerator</source><translation>加速卡</translation></message>
    <message><source>Number format</source><translation>数值格式</translation></message>
    <message><source>Accumulates in</source><translation>累加格式</translation></message>
    <message><source>Dense peak (TFLOP/s)</source><translation>稠密峰值 (TFLOP/s)</translation></message>
    <message><source>Provider</source><translation>云厂商</translation></message>
    <message><source>Country</source><translation>国家</translation></message>
    <message><source>Region</source><translation>地区</translation></message>
    <message><source>Instance</source><translation>实例</translation></message>
    <message><source>Cards</source><translation>卡数</translation></message>
    <message><source>Kind</source><translation>类别</translation></message>
    <message><source>Currency</source><translation>货币</translation></message>
    <message><source>Price per card and hour</source><translation>每卡每小时价格</translation></message>
    <message><source>Date</source><translation>日期</translation></message>
    <message><source>Confirmed</source><translation>已确认</translation></message>
    <message><source>Assumption</source><translation>假设</translation></message>
    <message><source>Applies to</source><translation>适用于</translation></message>
    <message><source>Low</source><translation>低值</translation></message>
    <message><source>Central</source><translation>中值</translation></message>
    <message><source>High</source><translation>高值</translation></message>
    <message><source>Assumed</source><translation>属假设</translation></message>
    <message><source>Units per USD</source><translation>每美元折合</translation></message>
    <message><source>Title</source><translation>标题</translation></message>
    <message><source>Source</source><translation>来源</translation></message>
    <message><source>Group</source><translation>组别</translation></message>
    <message><source>Bits per weight</source><translation>每权重位数</translation></message>
    <message><source>Bits, embedding</source><translation>嵌入位数</translation></message>
    <message><source>Bits, output head</source><translation>输出层位数</translation></message>
    <message><source>Bits, experts</source><translation>专家位数</translation></message>
    <message><source>Bits, other tensors</source><translation>其他张量位数</translation></message>
    <message><source>Bits a row</source><translation>每行位数</translation></message>
    <message><source>Bits a column</source><translation>每列位数</translation></message>
    <message><source>Computes in</source><translation>计算格式</translation></message>
    <message><source>GGUF mix</source><translation>GGUF 配比</translation></message>
    <message><source>Trainable</source><translation>可训练</translation></message>
    <message><source>For the cache</source><translation>可作缓存格式</translation></message>
    <message><source>Stores a tied head</source><translation>存共享输出层</translation></message>
    <message><source>Mix</source><translation>配比</translation></message>
    <message><source>Tensor</source><translation>张量</translation></message>
    <message><source>When</source><translation>条件</translation></message>
    <message><source>Type</source><translation>类型</translation></message>
    <message><source>Code</source><translation>编码</translation></message>
    <message><source>Elements a block</source><translation>每块元素数</translation></message>
    <message><source>Bytes a block</source><translation>每块字节数</translation></message>
    <message><source>Falls back to</source><translation>退回类型</translation></message>
    <message><source>Layout</source><translation>布局</translation></message>
    <message><source>Based on</source><translation>继承自</translation></message>
    <message><source>Kernel</source><translation>内核</translation></message>
    <message><source>Coefficient</source><translation>系数</translation></message>
    <message><source>Value</source><translation>取值</translation></message>
    <message><source>Unit</source><translation>单位</translation></message>
    <message><source>Spread</source><translation>离散度</translation></message>
    <message><source>Publisher</source><translation>发布者</translation></message>
    <message><source>Licence</source><translation>许可</translation></message>
    <message><source>Hidden width</source><translation>隐藏维度</translation></message>
    <message><source>Vocabulary</source><translation>词表</translation></message>
    <message><source>Context (tokens)</source><translation>上下文 (词元)</translation></message>
    <message><source>Tied head</source><translation>共享嵌入</translation></message>
    <message><source>Head bias</source><translation>输出层偏置</translation></message>
    <message><source>Normalisation</source><translation>归一化</translation></message>
    <message><source>Final norm</source><translation>末层归一化</translation></message>
    <message><source>Embedding width</source><translation>嵌入维度</translation></message>
    <message><source>Learned positions</source><translation>可学习位置数</translation></message>
    <message><source>Extra parameters</source><translation>附加参数</translation></message>
    <message><source>Layers</source><translation>层</translation></message>
    <message><source>Layer order</source><translation>层序</translation></message>
    <message><source>MTP layers</source><translation>MTP 层</translation></message>
    <message><source>MTP modules</source><translation>MTP 模块</translation></message>
    <message><source>MTP embedding copies</source><translation>MTP 嵌入副本</translation></message>
    <message><source>Parameters as stated</source><translation>声明参数量</translation></message>
    <message><source>Active parameters as stated</source><translation>声明激活参数量</translation></message>
    <message><source>Parameters beside the text model</source><translation>文本模型之外的参数</translation></message>
    <message><source>From memory</source><translation>凭记忆</translation></message>
    <message><source>State (bytes a parameter)</source><translation>状态 (字节/参数)</translation></message>
    <message><source>State (bytes a row and column)</source><translation>状态 (字节/行列)</translation></message>
    <message><source>Low-rank share</source><translation>低秩份额</translation></message>
    <message><source>Traffic of a step (bytes a parameter)</source><translation>一步读写 (字节/参数)</translation></message>
    <message><source>Paged</source><translation>分页</translation></message>
    <message><source>Amount</source><translation>数额</translation></message>
    <message><source>Software stack</source><translation>软件栈</translation></message>
    <message><source>Model</source><translation>模型</translation></message>
    <message><source>Published parameters</source><translation>公布参数量</translation></message>
    <message><source>Adjustment</source><translation>调整</translation></message>
    <message><source>With MTP</source><translation>含 MTP</translation></message>
    <message><source>Reason</source><translation>原因</translation></message>
    <message><source>Tolerance</source><translation>容差</translation></message>
    <message><source>Trains</source><translation>可训练</translation></message>
    <message><source>Serves</source><translation>可推理</translation></message>
    <message><source>Ecosystems</source><translation>软件生态</translation></message>
    <message><source>Formats</source><translation>数值格式</translation></message>
    <message><source>Default for</source><translation>默认用于</translation></message>
    <message><source>Master weights</source><translation>主权重</translation></message>
    <message><source>Chinese name</source><translation>中文名</translation></message>
    <message><source>Acts on</source><translation>作用于</translation></message>
    <message><source>Costs</source><translation>代价</translation></message>
    <message><source>What the article says</source><translation>文章的说法</translation></message>
    <message><source>Verdict</source><translation>结论</translation></message>
    <message><source>Step</source><translation>步骤</translation></message>
    <message><source>Text</source><translation>文本</translation></message>
    <message><source>Tree</source><translation>决策树</translation></message>
    <message><source>Content</source><translation>内容</translation></message>
    <message><source>Claim</source><translation>说法</translation></message>
    <message><source>As of</source><translation>截至</translation></message>
    <message><source>Topic</source><translation>主题</translation></message>
    <message><source>Metric</source><translation>指标</translation></message>
    <message><source>Accelerators</source><translation>加速卡</translation></message>
    <message><source>Cards with memory, bandwidth, links, power and dates</source><translation>加速卡的显存、带宽、互联、功率与日期</translation></message>
    <message><source>Peak rates</source><translation>峰值算力</translation></message>
    <message><source>Dense peaks by number format and accumulate mode</source><translation>按数值格式与累加方式的稠密峰值</translation></message>
    <message><source>Prices</source><translation>价格</translation></message>
    <message><source>List, street and second-hand prices with their dates</source><translation>标价、市场价与二手价及其日期</translation></message>
    <message><source>Cloud offers</source><translation>云端报价</translation></message>
    <message><source>What an hour of a card costs to rent, by provider and region</source><translation>各云厂商各地区每卡时租价</translation></message>
    <message><source>Models</source><translation>模型</translation></message>
    <message><source>Architectures, layer by layer</source><translation>逐层的模型架构</translation></message>
    <message><source>Published counts</source><translation>公布参数量</translation></message>
    <message><source>Parameter counts that the architectures reproduce</source><translation>架构须复现的公布参数量</translation></message>
    <message><source>Techniques</source><translation>优化技术</translation></message>
    <message><source>What each optimisation acts on and costs</source><translation>各项优化作用于何处、代价为何</translation></message>
    <message><source>Number formats</source><translation>数值格式</translation></message>
    <message><source>Bits per weight, embedding and head of each format</source><translation>各格式的权重、嵌入与输出层位数</translation></message>
    <message><source>GGUF types</source><translation>GGUF 类型</translation></message>
    <message><source>Blocks of the GGUF tensor types</source><translation>GGUF 张量类型的分块</translation></message>
    <message><source>GGUF mixes</source><translation>GGUF 配比</translation></message>
    <message><source>Which tensor gets which type in a mix</source><translation>各配比中张量所用类型</translation></message>
    <message><source>Optimizers</source><translation>优化器</translation></message>
    <message><source>Bytes of state and traffic of each optimizer</source><translation>各优化器的状态与读写字节</translation></message>
    <message><source>Software stacks</source><translation>软件栈</translation></message>
    <message><source>Training and serving stacks that the engine knows</source><translation>引擎所知的训练与推理软件栈</translation></message>
    <message><source>Stack coefficients</source><translation>软件栈系数</translation></message>
    <message><source>Fitted coefficients of each stack with their spread</source><translation>各软件栈拟合系数及离散度</translation></message>
    <message><source>Kernel classes</source><translation>内核类别</translation></message>
    <message><source>Families of cards whose kernels behave alike</source><translation>内核表现相近的加速卡类别</translation></message>
    <message><source>Kernel coefficients</source><translation>内核系数</translation></message>
    <message><source>Fitted kernel rates of each class with their spread</source><translation>各类别拟合的内核速率及离散度</translation></message>
    <message><source>Cost assumptions</source><translation>成本假设</translation></message>
    <message><source>Tariffs, rates and shares that the cost model starts from</source><translation>成本模型的电价、费率与份额</translation></message>
    <message><source>Exchange rates</source><translation>汇率</translation></message>
    <message><source>Units of each currency per USD, with date</source><translation>各货币兑美元汇率及日期</translation></message>
    <message><source>Decision trees</source><translation>决策树</translation></message>
    <message><source>The trees of the advisor</source><translation>选型向导的决策树</translation></message>
    <message><source>Where figures come from</source><translation>数字的出处</translation></message>
</context>
<context>
    <name>pages</name>
    <message><source>&amp;Catalogue</source><translation>资料库(&amp;C)</translation></message>
    <message><source>Cards, models, prices and all other figures with their evidence; your own edits beside them</source><translation>加速卡、模型、价格等全部数字及其依据；您的修改与之并存</translation></message>
</context>
<context>
    <name>xuanka::pages::CataloguePage</name>
    <message><source>Filter</source><translation>筛选</translation></message>
    <message><source>Type words to narrow the rows; all of them must occur</source><translation>输入词语以缩小范围；须全部出现</translation></message>
    <message><source>%1 of %2 rows</source><translation>%1 / %2 行</translation></message>
    <message><source>%1 rows</source><translation>%1 行</translation></message>
    <message><source>&amp;Import…</source><translation>导入(&amp;I)…</translation></message>
    <message><source>Read rows of this table from a CSV file; nothing is removed</source><translation>从 CSV 文件读入此表的行；不删除任何行</translation></message>
    <message><source>E&amp;xport…</source><translation>导出(&amp;X)…</translation></message>
    <message><source>Write the rows shown to a CSV file</source><translation>把所列各行写入 CSV 文件</translation></message>
    <message><source>Tables</source><translation>表</translation></message>
    <message><source>Tables of the catalogue</source><translation>资料库的表</translation></message>
    <message><source>Rows of the table</source><translation>表中各行</translation></message>
    <message><source>CSV files (*.csv)</source><translation>CSV 文件 (*.csv)</translation></message>
    <message><source>Import into %1</source><translation>导入到 %1</translation></message>
    <message><source>Export %1</source><translation>导出 %1</translation></message>
    <message><source>%1 rows added, %2 changed, %3 as before</source><translation>新增 %1 行，改动 %2 行，%3 行未变</translation></message>
    <message><source>%1 rows written to %2</source><translation>已将 %1 行写入 %2</translation></message>
    <message><source>Saved in your own catalogue</source><translation>已存入您自己的资料库</translation></message>
    <message><source>The shipped row again</source><translation>已恢复随附的行</translation></message>
    <message><source>The row was taken out</source><translation>已移除该行</translation></message>
</context>
<context>
    <name>xuanka::models::CatalogueModel</name>
    <message><source>Shipped</source><translation>随附</translation></message>
    <message><source>Changed by you</source><translation>您改动过</translation></message>
    <message><source>Added by you</source><translation>您添加的</translation></message>
    <message><source>Names the row and cannot be changed here</source><translation>用于标识此行，不能在此修改</translation></message>
    <message><source>Double-click to change; your edit stays yours after an upgrade</source><translation>双击可修改；升级后您的修改仍保留</translation></message>
</context>
<context>
    <name>xuanka::pages::RowDetails</name>
    <message><source>Choose a row to see its figures and their evidence</source><translation>选择一行以查看其数字与依据</translation></message>
    <message><source>Evidence</source><translation>依据</translation></message>
    <message><source>As of %1</source><translation>截至 %1</translation></message>
    <message><source>Add a &amp;copy</source><translation>添加副本(&amp;C)</translation></message>
    <message><source>Adds a row like this one under the name above, into your own catalogue</source><translation>以上面的名称添加与此相同的一行，存入您自己的资料库</translation></message>
    <message><source>&amp;Restore</source><translation>恢复(&amp;R)</translation></message>
    <message><source>Takes back what you changed in this row</source><translation>撤销您对此行的改动</translation></message>
    <message><source>Take o&amp;ut</source><translation>移除(&amp;U)</translation></message>
    <message><source>Takes this row out of your catalogue; Restore brings it back</source><translation>从您的资料库中移除此行；可用恢复找回</translation></message>
    <message><source>Name of the new row</source><translation>新行名称</translation></message>
    <message><source>Identifies the copy</source><translation>用于标识副本</translation></message>
</context>
</TS>

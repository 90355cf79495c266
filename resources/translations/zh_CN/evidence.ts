<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<!-- Texts of the catalogue that say where a figure comes from: data, looked up by the English text. -->
<context>
    <name>evidence</name>
    <message><source>BusinessEurope, industrial electricity 2024 (EU 0.199 EUR, China 0.082 EUR, US 0.075 EUR per kWh)</source><translation>BusinessEurope，2024 年工业电价（每千瓦时：欧盟 0.199 欧元，中国 0.082 欧元，美国 0.075 欧元）</translation></message>
    <message><source>CBRE H2 2024 data centre report (184 $/kW/month primary markets), dataxconnect on CBRE 2025 (world 217 $)</source><translation>CBRE 2024 年下半年数据中心报告（主要市场每 kW 每月 184 美元）；dataxconnect 引述 CBRE 2025（全球 217 美元）</translation></message>
    <message><source>China VAT on equipment 13 %, recoverable for general taxpayers, a real cost for universities that cannot deduct</source><translation>中国设备增值税 13%，一般纳税人可抵扣；不能抵扣的高校为实际成本</translation></message>
    <message><source>China grid 0.5306 kg CO2 per kWh (2023, published 2025-12-31); provinces 0.4-0.73</source><translation>中国电网每千瓦时 0.5306 kg CO₂（2023 年数据，2025-12-31 发布）；各省 0.4–0.73</translation></message>
    <message><source>China social discount rate 8 % (2006 No. 1325); companies 8-12 %</source><translation>中国社会折现率 8%（2006 年 1325 号文）；企业 8–12%</translation></message>
    <message><source>GPU lease index, 500+ sales, 2026-01 (the site contradicts itself: plus or minus 15 points)</source><translation>GPU 租赁指数，500 余笔成交，2026-01（该站自相矛盾：上下 15 个百分点）</translation></message>
    <message><source>IEEE Access 13 (2025), single-node power demand during AI training; arXiv 2506.14551: 7.8 kW of a node rated 10.2 kW with 5.6 kW of cards</source><translation>IEEE Access 13（2025）：AI 训练单节点功率；arXiv 2506.14551：额定 10.2 kW、卡 5.6 kW 的节点实测 7.8 kW</translation></message>
    <message><source>Jiangsu two-part industrial time-of-use tariff (valley 0.36, flat 0.715, peak 1.175 CNY per kWh)</source><translation>江苏两部制工业分时电价（每千瓦时：谷 0.36、平 0.715、峰 1.175 元）</translation></message>
    <message><source>Llama 3 405B, 16,384 H100 over 54 days: 268 GPU interruptions = 11 % a GPU-year, 9 % faulty GPU or HBM; new batch before burn-in 3-10 %</source><translation>Llama 3 405B，16,384 张 H100 运行 54 天：268 次 GPU 中断，合每卡每年 11%，其中 GPU 或 HBM 故障 9%；新批次未烤机 3–10%</translation></message>
    <message><source>NVIDIA licensing guide as quoted by fundalyst and rafay: AI Enterprise 4,500 $ per GPU and year; optional on bare metal</source><translation>fundalyst 与 rafay 引述的 NVIDIA 许可指南：AI Enterprise 每卡每年 4,500 美元；裸金属可不购</translation></message>
    <message><source>US eGRID2023 0.348, eGRID2022 0.373 kg CO2 per kWh</source><translation>美国 eGRID2023 每千瓦时 0.348、eGRID2022 0.373 kg CO₂</translation></message>
    <message><source>Uptime Institute global survey 2024 (world mean PUE 1.56); NDRC plan 2024-07 (below 1.5 by 2025)</source><translation>Uptime Institute 2024 年全球调查（平均 PUE 1.56）；发改委 2024-07 行动计划（2025 年低于 1.5）</translation></message>
    <message><source>alpineblockchain, vultrbonus: support 3-12 % of hardware a year (reseller pages, used as a range)</source><translation>alpineblockchain、vultrbonus：年维保占硬件 3–12%（经销商页面，仅取范围）</translation></message>
    <message><source>article: 11 of 20 second-hand RTX 3090 failed in three months (55 %, 95 % interval 32-77 %); mining farm of 2 years about 5 % of cards</source><translation>原文：20 张二手 RTX 3090 三个月内故障 11 张（55%，95% 区间 32–77%）；矿场两年约 5%</translation></message>
    <message><source>assumption of ours, not sourced: please confirm</source><translation>我方假设，无出处：请确认</translation></message>
    <message><source>bills of material of 16 to 24,576 GPUs: network about 20 % of capital, computed per card from the 2024-08 spreadsheet</source><translation>16 至 24,576 卡的物料清单：网络约占投资 20%，按 2024-08 表格折算到每卡</translation></message>
    <message><source>digiteria, deploybase: 1 year 35-40 %, 3 years 45-60 % below on demand; spot 50-65 % below (reseller pages, used as a range)</source><translation>digiteria、deploybase：比按需价一年期低 35–40%、三年期低 45–60%、竞价低 50–65%（经销商页面，仅取范围）</translation></message>
    <message><source>infra-economics.com, host part and integration margin of a GPU node, 2024 (reseller page, used as a range)</source><translation>infra-economics.com：GPU 节点的主机部分与集成毛利，2024（经销商页面，仅取范围）</translation></message>
    <message><source>installation, freight, acceptance and training 2-5 % of hardware (general practice)</source><translation>安装、运输、验收与培训占硬件 2–5%（通行做法）</translation></message>
    <message><source>mercatus, pingdo: storage, egress and management 30-50 % over the GPU rate; worked examples without them</source><translation>mercatus、pingdo：存储、流量与管理在 GPU 价上加 30–50%；算例未计</translation></message>
    <message><source>nvidia-smi, rocm-smi and npu-smi prints in public issues; node idle 1.8-2.2 kW</source><translation>公开 issue 中的 nvidia-smi、rocm-smi、npu-smi 输出；节点空闲 1.8–2.2 kW</translation></message>
    <message><source>public cluster-cost spreadsheet, 2024-08 (8 x H100 node quoted 317 k$, switch 36-50 k$)</source><translation>公开的集群成本表，2024-08（8×H100 节点报价 31.7 万美元，交换机 3.6–5 万美元）</translation></message>
    <message><source>reservation terms of 2024 implied -28 % a year; in fact -40 %, then +38 % in five months</source><translation>2024 年预留条款隐含每年 -28%；实际先 -40%，后五个月 +38%</translation></message>
    <message><source>tensorsmesh, vultrbonus, sesamedisk: 0.25-0.5 FTE for a small site, 1 FTE for 50-100 servers (reseller pages, used as a range)</source><translation>tensorsmesh、vultrbonus、sesamedisk：小型机房 0.25–0.5 人，50–100 台服务器 1 人（经销商页面，仅取范围）</translation></message>
    <message><source>used RTX 3090 at 500-800 $ of 1,499 $ list after 5.5 years; RTX 4090 at or above list in 2026-01</source><translation>二手 RTX 3090 上市 5.5 年后 500–800 美元（定价 1,499 美元）；2026-01 RTX 4090 不低于定价</translation></message>
    <message><source>central parity announced by the China Foreign Exchange Trade System, 2025-09-01 (100 USD = 710.72 CNY)</source><translation>中国外汇交易中心公布的人民币中间价，2025-09-01（100 美元 = 710.72 元）</translation></message>
    <message><source>central parities of the China Foreign Exchange Trade System, 2025-09-01 (100 EUR = 831.29 CNY, 100 USD = 710.72 CNY)</source><translation>中国外汇交易中心公布的中间价，2025-09-01（100 欧元 = 831.29 元，100 美元 = 710.72 元）</translation></message>
    <message><source>TechPowerUp GPU database, public copy</source><translation>TechPowerUp GPU 数据库（公开副本）</translation></message>
    <message><source>Epoch AI table of machine-learning hardware, public copy</source><translation>Epoch AI 机器学习硬件表（公开副本）</translation></message>
    <message><source>Machine Learning Engineering, chapter on accelerators</source><translation>《Machine Learning Engineering》加速卡一章</translation></message>
    <message><source>Machine Learning Engineering, chapter on networks</source><translation>《Machine Learning Engineering》网络一章</translation></message>
    <message><source>AIConfigurator system files</source><translation>AIConfigurator 系统文件</translation></message>
    <message><source>Hugging Face hardware list; prices rounded</source><translation>Hugging Face 硬件表（价格取整）</translation></message>
    <message><source>llmfit hardware list</source><translation>llmfit 硬件表</translation></message>
    <message><source>llm-analysis GPU configurations</source><translation>llm-analysis 的 GPU 配置</translation></message>
    <message><source>LLM-Viewer hardware parameters</source><translation>LLM-Viewer 硬件参数</translation></message>
    <message><source>gpuhunt list of cloud accelerators</source><translation>gpuhunt 云加速卡列表</translation></message>
    <message><source>Dense rate of a multiprocessor × multiprocessors × boost clock</source><translation>单个多处理器稠密速率 × 多处理器数 × 加速频率</translation></message>
    <message><source>NVIDIA Ada GPU Architecture v2.02, appendix A</source><translation>NVIDIA Ada GPU 架构白皮书 v2.02，附录 A</translation></message>
    <message><source>NVIDIA Ampere GA102 GPU Architecture, table 3</source><translation>NVIDIA Ampere GA102 GPU 架构白皮书，表 3</translation></message>
    <message><source>NVIDIA RTX Blackwell GPU Architecture, table 3</source><translation>NVIDIA RTX Blackwell GPU 架构白皮书，表 3</translation></message>
    <message><source>NVIDIA RTX PRO Blackwell, table 4</source><translation>NVIDIA RTX PRO Blackwell，表 4</translation></message>
    <message><source>Tensor-core kernel study: GeForce accumulates in FP32 at half the rate, TITAN RTX, A6000 and A40 at the full one</source><translation>张量核心内核研究：GeForce 的 FP32 累加为半速，TITAN RTX、A6000、A40 为全速</translation></message>
    <message><source>HMC GPU pages</source><translation>HMC GPU 页面</translation></message>
    <message><source>Total memory as printed by nvidia-smi in public logs</source><translation>公开日志中 nvidia-smi 显示的显存总量</translation></message>
    <message><source>Total memory as printed by rocm-smi and amd-smi in public logs</source><translation>公开日志中 rocm-smi、amd-smi 显示的显存总量</translation></message>
    <message><source>Memory of each device in a marketplace catalogue</source><translation>交易平台目录中各设备的显存</translation></message>
    <message><source>Community survey of accelerators incl. those made in China</source><translation>社区加速卡调查（含国产）</translation></message>
    <message><source>Community chip table with prices in CNY</source><translation>社区芯片表（人民币价格）</translation></message>
    <message><source>Page on the Hygon K100 AI</source><translation>海光 K100 AI 页面</translation></message>
    <message><source>Google Cloud TPU v5e and v5p pages</source><translation>Google Cloud TPU v5e 与 v5p 页面</translation></message>
    <message><source>Graphcore Bow-2000 data sheet page</source><translation>Graphcore Bow-2000 数据表页面</translation></message>
    <message><source>torchtitan benchmarks on H100 of 96 GB HBM2e</source><translation>torchtitan 在 96 GB HBM2e 版 H100 上的测试</translation></message>
    <message><source>Public cost study with the RTX PRO 6000 Server bandwidth</source><translation>公开成本研究（含 RTX PRO 6000 Server 带宽）</translation></message>
    <message><source>FlashMLA issue 75: dense rate of the H800</source><translation>FlashMLA issue 75：H800 稠密速率</translation></message>
    <message><source>Matrix product on the RTX 5090 D</source><translation>RTX 5090 D 矩阵乘实测</translation></message>
    <message><source>The article on choosing GPUs and optimising memory for large models</source><translation>大模型显卡选型与显存优化一文</translation></message>
    <message><source>From memory alone; not confirmed</source><translation>仅凭记忆，未经证实</translation></message>
    <message><source>Compiled accelerator records with vendor citations; kept where another source agrees or none exists</source><translation>附厂商引文的加速卡汇编；仅在有其他来源印证或无其他来源时采用</translation></message>
    <message><source>Asking prices of marketplaces and US retailers, one compiled list; not confirmed</source><translation>交易平台与美国零售商要价汇编（未经证实）</translation></message>
    <message><source>Press, reseller and community pages</source><translation>媒体、经销商与社区页面</translation></message>
    <message><source>Board specifications in reviews and comparison pages: multiprocessors, clocks, memory, power</source><translation>评测与对比页面中的板卡规格：多处理器、频率、显存、功率</translation></message>
    <message><source>Vera Rubin platform as announced, preliminary figures</source><translation>Vera Rubin 平台公布的初步数据</translation></message>
    <message><source>AMD MI400 series and Helios rack as announced</source><translation>AMD MI400 系列与 Helios 机架公布数据</translation></message>
    <message><source>Pages that print ECC of the sheets: RTX A6000 (with its NVLink rate), RTX 6000 Ada, RTX PRO 6000</source><translation>列出 ECC 的页面：RTX A6000（含 NVLink 速率）、RTX 6000 Ada、RTX PRO 6000</translation></message>
    <message><source>Google Cloud TPU v6e page: 918 TFLOPS, 1638 GB/s, 800 GB/s both ways</source><translation>Google Cloud TPU v6e 页面：918 TFLOPS、1638 GB/s、双向 800 GB/s</translation></message>
    <message><source>Google Cloud TPU v5p page: FP8 at the BF16 rate</source><translation>Google Cloud TPU v5p 页面：FP8 与 BF16 同速</translation></message>
    <message><source>No matrix unit for this format: the vector rate, 16-bit at the 32-bit one</source><translation>该格式无矩阵单元：取向量速率，16 位同 32 位</translation></message>
</context>
</TS>

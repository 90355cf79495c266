<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>xuanka::window::AboutDialog</name>
    <message>
        <source>Catalogue %1 of %2</source>
        <translation>资料库 %1，日期 %2</translation>
    </message>
    <message>
        <source>About Xuanka</source>
        <translation>关于选卡</translation>
    </message>
    <message>
        <source>Capacity planner for large language models: what fits, how fast it runs, what it costs.</source>
        <translation>大语言模型容量规划：放不放得下、跑得多快、要花多少钱。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Charts by QCustomPlot (GPLv3), windows by Qt (LGPLv3), data kept in SQLite.</source>
        <translation>自由软件，采用 GNU 通用公共许可证第 3 版或更新版本。图表用 QCustomPlot（GPLv3），窗口用 Qt（LGPLv3），数据存于 SQLite。</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>复制详情(&amp;D)</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <source>Versions of the program and its data, for a report of a fault</source>
        <translation>程序与数据的版本，报告故障时附上</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>回到窗口</translation>
    </message>
</context>
<context>
    <name>xuanka::window::CommandPalette</name>
    <message>
        <source>Type a command</source>
        <translation>输入命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Any part of the name of a command or page</source>
        <translation>命令或页面名称的任意一部分</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令列表</translation>
    </message>
    <message>
        <source>Enter runs the chosen one</source>
        <translation>按回车执行选中的一项</translation>
    </message>
</context>
<context>
    <name>xuanka::window::DropTarget</name>
    <message>
        <source>Drop to open the project %1</source>
        <translation>松开即打开项目 %1</translation>
    </message>
    <message>
        <source>Drop to take the model from %1</source>
        <translation>松开即从 %1 导入模型</translation>
    </message>
</context>
<context>
    <name>xuanka::window::FileActions</name>
    <message>
        <source>Xuanka projects (*.%1)</source>
        <translation>选卡项目 (*.%1)</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>文件已变</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 已被其他程序修改。</translation>
    </message>
    <message>
        <source>Overwriting keeps the other version as the backup.</source>
        <translation>覆盖时，另一版本留作备份。</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>保存项目</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>this project</source>
        <translation>这个项目</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>有未保存的修改</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>要把修改保存到“%1”吗？</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>不保存就会丢失。</translation>
    </message>
    <message>
        <source>Import model</source>
        <translation>导入模型</translation>
    </message>
    <message>
        <source>Model configuration (config.json *.json)</source>
        <translation>模型配置 (config.json *.json)</translation>
    </message>
    <message>
        <source>Model taken from %1</source>
        <translation>已从 %1 导入模型</translation>
    </message>
    <message>
        <source>a project that was never saved</source>
        <translation>一个从未保存的项目</translation>
    </message>
    <message>
        <source>Recovered work</source>
        <translation>找回的工作</translation>
    </message>
    <message>
        <source>The program ended before %1 was saved.</source>
        <translation>程序结束时，%1 尚未保存。</translation>
    </message>
    <message>
        <source>Last change: %1. Cancel asks again next time.</source>
        <translation>最后修改：%1。取消则下次再问。</translation>
    </message>
</context>
<context>
    <name>xuanka::window::MainWindow</name>
    <message>
        <source>New project</source>
        <translation>新项目</translation>
    </message>
    <message>
        <source>%1[*] – Xuanka</source>
        <translation>%1[*] – 选卡</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
</context>
<context>
    <name>xuanka::window::Menus</name>
    <message>
        <source>Open re&amp;cent</source>
        <translation>最近打开(&amp;C)</translation>
    </message>
</context>
<context>
    <name>xuanka::window::MessageStrip</name>
    <message>
        <source>Close this message</source>
        <translation>关闭这条消息</translation>
    </message>
</context>
<context>
    <name>xuanka::window::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>窗口所用的语言</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The choices are kept</source>
        <translation>选择会保留</translation>
    </message>
</context>
<context>
    <name>xuanka::window::ScenarioActions</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Duplicate scenario</source>
        <translation>复制情景</translation>
    </message>
    <message>
        <source>Add scenario</source>
        <translation>新增情景</translation>
    </message>
    <message>
        <source>Rename scenario</source>
        <translation>重命名情景</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Remove scenario</source>
        <translation>移除情景</translation>
    </message>
    <message>
        <source>Reset scenario</source>
        <translation>重置情景</translation>
    </message>
</context>
<context>
    <name>xuanka::window::ScenarioBar</name>
    <message>
        <source>Scenario %1</source>
        <translation>情景 %1</translation>
    </message>
    <message>
        <source>The scenario that every page shows</source>
        <translation>各页面显示的情景</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>情景</translation>
    </message>
</context>
<context>
    <name>xuanka::window::StatusLine</name>
    <message>
        <source>No estimate for this plan</source>
        <translation>此方案无法估算</translation>
    </message>
    <message>
        <source>Fits: %1 of %2</source>
        <translation>放得下：%1，可用 %2</translation>
    </message>
    <message>
        <source>Does not fit: %1 of %2</source>
        <translation>放不下：%1，可用 %2</translation>
    </message>
    <message>
        <source>Memory of the fullest card with its 80 % interval, and what is usable</source>
        <translation>最满一张卡的显存及其 80 % 区间，以及可用显存</translation>
    </message>
    <message>
        <source>Catalogue of %1</source>
        <translation>资料库 %1</translation>
    </message>
    <message>
        <source>Date of the figures behind every estimate</source>
        <translation>估算所依据数据的日期</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>&amp;New project</source>
        <translation>新建项目(&amp;N)</translation>
    </message>
    <message>
        <source>Start an empty project</source>
        <translation>新建一个空项目</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a project file</source>
        <translation>打开项目文件</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the project; the file before it is kept as a backup</source>
        <translation>保存项目；旧文件留作备份</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>用另一个名称保存项目</translation>
    </message>
    <message>
        <source>&amp;Import model…</source>
        <translation>导入模型(&amp;I)…</translation>
    </message>
    <message>
        <source>Take the model from a config.json</source>
        <translation>从 config.json 读取模型</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the window and end the program</source>
        <translation>关闭窗口，结束程序</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>撤回上一次修改</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>恢复刚撤回的修改</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>Language, appearance and other choices</source>
        <translation>语言、外观等选择</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>复制(&amp;D)</translation>
    </message>
    <message>
        <source>A copy of this scenario, to try a variant beside it</source>
        <translation>复制此情景，在旁边试一个变体</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>新增(&amp;A)</translation>
    </message>
    <message>
        <source>A new scenario with standard values</source>
        <translation>用标准值新建一个情景</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Give this scenario another name</source>
        <translation>给此情景换个名称</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Take this scenario out of the project; undo brings it back</source>
        <translation>把此情景移出项目；可撤销</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Show the next scenario of the project</source>
        <translation>显示项目中的下一个情景</translation>
    </message>
    <message>
        <source>Res&amp;et</source>
        <translation>重置(&amp;E)</translation>
    </message>
    <message>
        <source>Put every input of this scenario back to its standard value</source>
        <translation>把此情景的全部输入恢复为标准值</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>Every command and page by name</source>
        <translation>按名称找到任何命令或页面</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>跟随桌面(&amp;D)</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>浅色或深色随桌面而定</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>深色(&amp;K)</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <source>Show everything in English</source>
        <translation>全部用英文显示</translation>
    </message>
    <message>
        <source>Show everything in Chinese</source>
        <translation>全部用中文显示</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Use the whole screen; again to come back</source>
        <translation>占满整个屏幕；再按一次返回</translation>
    </message>
    <message>
        <source>&amp;About Xuanka</source>
        <translation>关于选卡(&amp;A)</translation>
    </message>
    <message>
        <source>Versions, licences and the data behind the figures</source>
        <translation>版本、许可证和数据来源</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>情景(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>doors</name>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>不保存(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新读取(&amp;R)</translation>
    </message>
    <message>
        <source>R&amp;estore</source>
        <translation>恢复(&amp;E)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
</context>
</TS>

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/text/voice.h"
#include "ui/window/about_dialog.h"
#include "ui/window/command_palette.h"
#include "ui/window/drop_target.h"
#include "ui/window/menus.h"
#include "ui/window/message_strip.h"
#include "ui/window/navigation_rail.h"
#include "ui/window/page_host.h"
#include "ui/window/preferences_dialog.h"
#include "ui/window/scenario_actions.h"
#include "ui/window/scenario_bar.h"
#include "ui/window/status_line.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <string>

namespace xuanka::window {

namespace {

constexpr QSize kStandardSize(1280, 800);
constexpr QSize kLeastSize(1000, 640);

} // namespace

MainWindow::MainWindow(const WindowParts& parts)
    : m_settings(parts.settings), m_language(parts.language), m_commands(new Commands(this)),
      m_files(
          new FileActions({m_document, parts.settings, parts.doors, parts.recoveryFolder}, this)),
      m_scenarios(new ScenarioActions(m_document, m_files->doors(), this)),
      m_rail(new NavigationRail(this)), m_host(new PageHost(m_document, parts.doors, this)),
      m_strip(new MessageStrip(this)), m_status(new StatusLine(this)),
      m_palette(new CommandPalette(*m_commands, this)) {
    setObjectName(QStringLiteral("window"));
    setMinimumSize(kLeastSize);
    m_document.labelOf = [](const scenario::Edit& edit) {
        return text::Voice().sentence({"edit.change", {TextId{"field." + edit.field}}});
    };
    buildPages();
    buildMiddle();
    wireFile();
    wireEdit();
    m_scenarios->wire(*m_commands);
    wireView();
    restorePlace();
    retranslate();
}

MainWindow::~MainWindow() {
    // The stack outlives no listener: pages go before the document they watch.
    delete m_host;
}

void MainWindow::buildPages() {
    int number = 0;
    for (const pages::PageRow& page : pages::pageTable()) {
        static const std::array<const char*, 9> kKeys{"Ctrl+1", "Ctrl+2", "Ctrl+3",
                                                      "Ctrl+4", "Ctrl+5", "Ctrl+6",
                                                      "Ctrl+7", "Ctrl+8", "Ctrl+9"};
        const std::size_t at = static_cast<std::size_t>(number++) % kKeys.size();
        QAction* action = m_commands->add({page.id, MenuId::View, page.title, page.tip, page.icon,
                                           kKeys[at], number == 1, "page"},
                                          "pages");
        const QString id = QString::fromLatin1(page.id);
        connect(action, &QAction::triggered, this, [this, id] { showPage(id); });
        m_rail->add(action);
    }
    connect(m_host, &PageHost::outlookShown, m_status, &StatusLine::showOutlook);
    connect(m_host, &PageHost::pageRequested, this, &MainWindow::showPage);
    connect(m_host, &PageHost::catalogueEdited, this, &MainWindow::catalogueEdited);
    connect(m_host, &PageHost::statusMessage, this,
            [this](const QString& sentence) { m_status->showMessage(sentence, 4000); });
}

void MainWindow::buildMiddle() {
    m_menus = new Menus(*this, *m_commands);
    menuBar()->setCornerWidget(new ScenarioBar(m_document, *m_commands, this));
    auto* middle = new QWidget(this);
    auto* columns = new QHBoxLayout(middle);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->addWidget(m_rail);
    auto* rows = new QVBoxLayout;
    rows->setSpacing(0);
    rows->addWidget(m_strip);
    rows->addWidget(m_host, 1);
    columns->addLayout(rows, 1);
    setCentralWidget(middle);
    setStatusBar(m_status);
}

void MainWindow::wireFile() {
    m_commands->on("file.new", [this] { m_files->startAnew(); });
    m_commands->on("file.open", [this] { m_files->open(); });
    m_commands->on("file.save", [this] { m_files->save(); });
    m_commands->on("file.save-as", [this] { m_files->saveAs(); });
    m_commands->on("file.import-model", [this] { m_files->importModel(); });
    m_commands->on("file.quit", [this] { close(); });
    m_menus->recentFiles = [this] { return m_files->recentFiles(); };
    connect(m_menus, &Menus::recentChosen, m_files, &FileActions::openPath);
    connect(m_files, &FileActions::troubled, this, &MainWindow::say);
    connect(m_files, &FileActions::said, this,
            [this](const QString& sentence) { m_status->showMessage(sentence, 4000); });
    auto* drops = new DropTarget(this);
    connect(drops, &DropTarget::hinted, m_status,
            [this](const QString& s) { m_status->showMessage(s); });
    connect(drops, &DropTarget::projectDropped, m_files, &FileActions::openPath);
    connect(drops, &DropTarget::modelDropped, m_files, &FileActions::importModelFrom);
    connect(&m_document, &document::Document::fileChanged, this, &MainWindow::showTitle);
    // A desktop that ends its session gives no time for questions: the work is kept for next time.
    connect(qApp, &QGuiApplication::commitDataRequest, this,
            [this] { m_files->keepForNextTime(); });
}

void MainWindow::wireEdit() {
    m_commands->on("edit.undo", [this] { m_document.undoStack().undo(); });
    m_commands->on("edit.redo", [this] { m_document.undoStack().redo(); });
    m_commands->on("edit.preferences", [this] { showPreferences(); });
    m_commands->on("help.about", [this] { showAbout(); });
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::showUndo);
}

void MainWindow::wireView() {
    m_commands->on("view.palette", [this] { m_palette->open(); });
    m_commands->on("view.system", [this] { setAppearance(theme::Appearance::System); });
    m_commands->on("view.light", [this] { setAppearance(theme::Appearance::Light); });
    m_commands->on("view.dark", [this] { setAppearance(theme::Appearance::Dark); });
    m_commands->on("view.english", [this] { setLanguage(QStringLiteral("en")); });
    m_commands->on("view.chinese", [this] { setLanguage(QStringLiteral("zh_CN")); });
    m_commands->on("view.fullscreen",
                   [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    check("view." +
          std::array<std::string, 3>{"system", "light",
                                     "dark"}[static_cast<std::size_t>(m_settings.appearance())]);
}

void MainWindow::check(const std::string& command) {
    m_commands->action(QString::fromStdString(command))->setChecked(true);
}

void MainWindow::showPreferences() {
    auto* dialog = new PreferencesDialog(m_settings, this);
    connect(dialog, &PreferencesDialog::languageChosen, this, &MainWindow::setLanguage);
    connect(dialog, &PreferencesDialog::appearanceChosen, this,
            [this](int row) { setAppearance(static_cast<theme::Appearance>(row)); });
    dialog->open();
}

void MainWindow::showAbout() {
    const plan::Catalogue* c = m_library ? m_library->catalogue.get() : nullptr;
    auto* dialog =
        new AboutDialog(c == nullptr ? QString() : QString::fromStdString(c->version),
                        c == nullptr ? QString() : QString::fromStdString(c->date), this);
    dialog->open();
}

void MainWindow::setLibrary(const outlook::LibraryPtr& library) {
    const bool isFirst = m_library == nullptr;
    m_library = library;
    m_host->setLibrary(library);
    const auto rows = pages::pageTable();
    const QString last = m_settings.page();
    const bool isKnown = std::ranges::any_of(
        rows, [&](const pages::PageRow& r) { return last == QLatin1String(r.id); });
    if (isFirst && !rows.empty())
        showPage(isKnown ? last : QString::fromLatin1(rows.front().id));
}

void MainWindow::showPage(const QString& id) {
    m_host->showPage(id);
    if (QAction* action = m_commands->action(m_host->currentId()))
        action->setChecked(true);
    m_settings.setPage(m_host->currentId());
}

void MainWindow::setLanguage(const QString& language) {
    m_settings.setLanguage(language);
    m_language.apply(language);
}

void MainWindow::setAppearance(theme::Appearance appearance) {
    m_settings.setAppearance(appearance);
    theme::apply(*qApp, appearance);
    check("view." + std::array<std::string, 3>{"system", "light",
                                               "dark"}[static_cast<std::size_t>(appearance)]);
}

void MainWindow::say(const QString& trouble) {
    m_strip->say(trouble);
}

void MainWindow::showTitle() {
    const QString file =
        m_document.path().isEmpty() ? tr("New project") : QFileInfo(m_document.path()).fileName();
    setWindowTitle(tr("%1[*] – Xuanka").arg(file));
    setWindowModified(m_document.isModified());
    setWindowFilePath(m_document.path());
}

void MainWindow::showUndo() {
    const QUndoStack& undo = m_document.undoStack();
    QAction* back = m_commands->action(QStringLiteral("edit.undo"));
    QAction* again = m_commands->action(QStringLiteral("edit.redo"));
    back->setEnabled(undo.canUndo());
    again->setEnabled(undo.canRedo());
    back->setText(undo.canUndo() ? tr("&Undo: %1").arg(undo.undoText()) : tr("&Undo"));
    again->setText(undo.canRedo() ? tr("&Redo: %1").arg(undo.redoText()) : tr("&Redo"));
}

void MainWindow::retranslate() {
    m_commands->retranslate();
    m_menus->retranslate();
    check(m_language.current() == QLatin1String("en") ? "view.english" : "view.chinese");
    showTitle();
    showUndo();
}

void MainWindow::restorePlace() {
    resize(kStandardSize);
    restoreGeometry(m_settings.geometry());
    // A screen may be gone since.
    const QRect room = screen()->availableGeometry();
    if (!room.intersects(frameGeometry()))
        move(room.topLeft());
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && m_menus != nullptr)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_files->mayLeave()) {
        event->ignore();
        return;
    }
    m_settings.setGeometry(saveGeometry());
    m_files->leave();
    event->accept();
}

} // namespace xuanka::window

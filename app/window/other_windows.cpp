#include "app/window/other_windows.h"

#include "app/window/authors_dialog.h"
#include "app/window/balance_dialog.h"
#include "app/window/briefing_dialog.h"
#include "app/window/commands.h"
#include "app/window/fairness_dialog.h"
#include "app/window/files.h"
#include "app/window/manual_window.h"
#include "app/window/players_window.h"
#include "app/window/projector_window.h"
#include "app/window/rooms.h"
#include "app/window/rules_browser.h"
#include "app/window/settings_dialog.h"
#include "app/window/victory_dialog.h"
#include "core/edit/scenario_edits.h"
#include "editor/hex_map_view.h"
#include "editor/names_dialog.h"
#include "editor/scan_dialog.h"
#include "referee/readings_dialog.h"
#include "referee/referee_panel.h"
#include "referee/victory_text.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QMessageBox>

namespace merlon::app
{
namespace
{

/// Why a scenario cannot be played with the options that it has.
QStringList wrongOptions(const editor::Workspace& workspace)
{
    QStringList wrong;
    for (const play::Problem& one : workspace.system()->problems(workspace.scenario()->scenario(), workspace.boards()))
        if (one.counter == nullptr && one.field == "options")
            wrong += words::sentence(one.message);
    return wrong;
}

} // namespace

OtherWindows::OtherWindows(QWidget& window, Rooms& rooms, const Commands& commands, const Files& files)
    : window_(window), rooms_(rooms), commands_(commands), files_(files)
{
    commands.on("referee.briefing", this, [this] { openBriefing(); });
    commands.on("referee.players", this, [this] { openPlayers(); });
    commands.on("referee.projector", this, [this] { openProjector(); });
    commands.on("referee.readings", this, [this] { openReadings(); });
    commands.on("help.rules", this, [this] { openRules(); });
    commands.on("help.manual", this, [this] { openManual(); });
    commands.on("edit.title", this, [this] { editTitle(); });
    commands.on("edit.background", this, [this] { editTold(ScenarioDialog::Begin::Background); });
    commands.on("edit.briefing", this, [this] { editTold(ScenarioDialog::Begin::Briefing); });
    commands.on("edit.balance", this, [this] { openBalance(); });
    commands.on("edit.settings", this, [this] { editSettings(); });
    commands.on("edit.authors", this, [this] { editAuthors(); });
    commands.on("edit.victory", this, [this] { editVictory(); });
    commands.on("edit.scan", this, [this] { editScan(); });
    commands.on("edit.fairness", this, [this] { FairnessDialog(files_.workspace(), &window_).exec(); });
    commands.on("help.about", this, [this] { showAbout(); });
}

OtherWindows::~OtherWindows() = default;

void OtherWindows::openBriefing()
{
    if (!briefing_)
        briefing_ = new BriefingDialog(&window_);
    const auto& setting = rooms_.session.setting();
    const play::Game start = play::begin(setting);
    const referee::VerdictText text(start);
    const play::Clock clock = setting->system->clock(start);
    briefing_->show(files_.workspace().scenario()->scenario(), QString::fromStdString(words::language()),
                    referee::conditionLines(text, setting->scenario),
                    clock.turn == 0 ? text.clock(clock).value(0) : QString());
}

void OtherWindows::openPlayers()
{
    if (!players_)
    {
        players_ = new PlayersWindow(rooms_.session, &window_);
        players_->setAttribute(Qt::WA_DeleteOnClose);
        connect(rooms_.refereePanel, &referee::RefereePanel::sceneChanged, players_, &PlayersWindow::showScene);
        showBoard();
        players_->open(window_);
    }
    players_->raise();
}

void OtherWindows::openProjector()
{
    if (!projector_)
    {
        projector_ = new ProjectorWindow(rooms_.session, &window_);
        projector_->setAttribute(Qt::WA_DeleteOnClose);
        projector_->open(window_);
    }
    projector_->raise();
    projector_->activateWindow();
}

void OtherWindows::showBoard() const
{
    if (!players_)
        return;
    players_->showBoard(files_.shownBoard());
    players_->showScene(rooms_.refereePanel->scene());
}

void OtherWindows::openBalance()
{
    if (files_.workspace().scenario() == nullptr)
        return;
    if (!balance_)
    {
        balance_ = new BalanceDialog(&window_);
        connect(balance_, &BalanceDialog::marked, this,
                [this](const std::vector<hex::Hex>& hexes)
                {
                    if (files_.workspace().ground() == play::Ground::Hexes)
                        rooms_.view->select(hex::HexSet(files_.workspace().map().map().layout, hexes));
                });
    }
    balance_->setWorkspace(files_.workspace());
    balance_->show();
    balance_->raise();
    balance_->activateWindow();
}

void OtherWindows::openReadings()
{
    if (!readings_)
    {
        readings_ = new referee::ReadingsDialog(&window_);
        readings_->setAttribute(Qt::WA_DeleteOnClose);
        connect(readings_, &referee::ReadingsDialog::chosen, this,
                [this](const play::ChosenRules& rules)
                { files_.workspace().change([&](const edit::Desk& desk) { return edit::withRules(desk, rules); }); });
    }
    showReadings();
    readings_->show();
    readings_->raise();
    readings_->activateWindow();
}

void OtherWindows::showReadings() const
{
    if (!readings_)
        return;
    const editor::Workspace& workspace = files_.workspace();
    const editor::ScenarioDocument* scenario = workspace.scenario();
    if (scenario == nullptr)
        return readings_->showRules(nullptr, {}, {}, false, {});
    readings_->showRules(workspace.system(), scenario->scenario(), wrongOptions(workspace),
                         rooms_.session.isOpen() && !rooms_.session.journal().entries.empty(),
                         QFileInfo(scenario->path()).absolutePath());
}

void OtherWindows::openRules()
{
    if (!rules_)
    {
        rules_ = new RulesBrowser(&window_);
        rules_->setAttribute(Qt::WA_DeleteOnClose);
    }
    rules_->show();
    rules_->raise();
}

void OtherWindows::editScan()
{
    editor::Workspace& workspace = files_.workspace();
    workspace.settle();
    if (workspace.map().path().isEmpty() && !savesForScan())
        return;
    editor::ScanDialog(workspace, &window_).exec();
}

/// The image is looked for in the folder of the map.
bool OtherWindows::savesForScan() const
{
    const QString question =
        tr("A scanned map is kept in the map’s folder, and this map has not been saved yet. Save it now?");
    if (QMessageBox::question(&window_, tr("Scanned map"), question, QMessageBox::Save | QMessageBox::Cancel,
                              QMessageBox::Save) == QMessageBox::Save)
        commands_["file.save"].trigger();
    return !files_.workspace().map().path().isEmpty();
}

void OtherWindows::openManual()
{
    if (!manual_)
        manual_ = new ManualWindow(commands_.actions(), &window_);
    manual_->show();
    manual_->raise();
    manual_->activateWindow();
}

void OtherWindows::editTitle()
{
    editor::Workspace& workspace = files_.workspace();
    workspace.settle();
    if (workspace.scenario() == nullptr)
        return;
    const LocalText& title = workspace.scenario()->scenario().title;
    editor::NamesDialog dialog(title, tr("Scenario title"), &window_, Longest::Title);
    dialog.setWindowTitle(tr("Scenario title"));
    if (dialog.exec() == QDialog::Accepted)
        workspace.change([&](const edit::Desk& desk)
                         { return edit::withTitle(desk, dialog.edited(workspace.scenario()->scenario().title)); });
}

void OtherWindows::editTold(ScenarioDialog::Begin begin)
{
    editor::Workspace& workspace = files_.workspace();
    workspace.settle();
    if (workspace.scenario() == nullptr)
        return;
    ScenarioDialog dialog(workspace.scenario()->scenario(), &BriefingDialog::asItIsRead, begin, &window_);
    if (dialog.exec() == QDialog::Accepted)
        workspace.change(
            [&](const edit::Desk& desk) {
                return edit::withTold(desk, {dialog.background(), dialog.briefing(), dialog.turns(), dialog.first()});
            });
}

void OtherWindows::editSettings()
{
    editor::Workspace& workspace = files_.workspace();
    workspace.settle();
    if (workspace.scenario() == nullptr)
        return;
    SettingsDialog dialog(workspace.scenario()->scenario(), &window_);
    if (dialog.exec() == QDialog::Accepted)
        workspace.change([&](const edit::Desk& desk) { return edit::withOwn(desk, dialog.own()); });
}

void OtherWindows::editAuthors()
{
    editor::Workspace& workspace = files_.workspace();
    workspace.settle();
    if (workspace.scenario() == nullptr)
        return;
    AuthorsDialog dialog(workspace.scenario()->scenario(), &BriefingDialog::asItIsRead, &window_);
    if (dialog.exec() == QDialog::Accepted)
        workspace.change([&](const edit::Desk& desk)
                         { return edit::withAuthors(desk, dialog.authors(), dialog.notes()); });
}

void OtherWindows::editVictory()
{
    editor::Workspace& workspace = files_.workspace();
    if (workspace.scenario() == nullptr)
        return;
    const auto setting = workspace.setting();
    if (!setting)
    {
        QMessageBox::information(&window_, tr("Victory conditions"),
                                 tr("This scenario has errors and cannot be played; see the Findings panel."));
        return;
    }
    VictoryDialog dialog(play::begin(setting), workspace.path(), &BriefingDialog::asItIsRead, &window_);
    if (dialog.exec() == QDialog::Accepted)
        workspace.change([&](const edit::Desk& desk)
                         { return edit::withVictory(desk, dialog.victory(), dialog.conditions()); });
}

void OtherWindows::showAbout()
{
    QMessageBox about(
        QMessageBox::NoIcon, tr("About Merlon"),
        tr("<h3>Merlon %1</h3><p>An editor for maps and scenarios of medieval siege games, with a built-in "
           "referee.</p><p>Free software under the GNU General Public License, version 3 or later.</p><p>Result tables "
           "missing from our sources are replaced by stand-ins, and verdicts that use them say so.</p>")
            .arg(QApplication::applicationVersion()),
        QMessageBox::Ok, &window_);
    about.setTextFormat(Qt::RichText);
    about.setIconPixmap(QApplication::windowIcon().pixmap(64));
    about.exec();
}

void OtherWindows::leave() const
{
    if (briefing_)
        briefing_->close();
    if (balance_)
        balance_->leave();
}

void OtherWindows::retranslate()
{
    if (manual_)
        manual_->retranslate();
    if (briefing_ && briefing_->isVisible() && files_.workspace().scenario() != nullptr)
        openBriefing();
    showReadings();
}

} // namespace merlon::app

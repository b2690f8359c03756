#pragma once

#include "app/window/scenario_dialog.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace merlon::referee
{
class ReadingsDialog;
} // namespace merlon::referee

namespace merlon::app
{

class BalanceDialog;
class BriefingDialog;
class Commands;
class Files;
class ManualWindow;
class PlayersWindow;
class ProjectorWindow;
class Rooms;
class RulesBrowser;

/// The windows beside the map: briefing, players' window, projector, rulings, rules, manual; and the questions about
/// victory and Merlon.
class OtherWindows : public QObject
{
    Q_OBJECT

public:
    OtherWindows(QWidget& window, Rooms& rooms, const Commands& commands, const Files& files);
    ~OtherWindows() override;

    /// What the scenario says of its rules now.
    void showReadings() const;
    /// The players see the one that is shown here.
    void showBoard() const;
    /// Of what is open no more.
    void leave() const;
    void retranslate();

private:
    void openBriefing();
    void openPlayers();
    void openProjector();
    void openReadings();
    void openRules();
    void openManual();
    void editTitle();
    void editTold(ScenarioDialog::Begin begin);
    void openBalance();
    void editSettings();
    void editAuthors();
    void editVictory();
    void editScan();
    bool savesForScan() const;
    void showAbout();

    QWidget& window_;
    Rooms& rooms_;
    const Commands& commands_;
    const Files& files_;
    QPointer<BalanceDialog> balance_;
    QPointer<BriefingDialog> briefing_;
    QPointer<PlayersWindow> players_;
    QPointer<ProjectorWindow> projector_;
    QPointer<referee::ReadingsDialog> readings_;
    QPointer<RulesBrowser> rules_;
    QPointer<ManualWindow> manual_;
};

} // namespace merlon::app

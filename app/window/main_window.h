#pragma once

#include "app/window/rooms.h"
#include "editor/workspace.h"

#include <QMainWindow>

#include <memory>

namespace merlon::editor
{
class HexMapModel;
class TableModel;
} // namespace merlon::editor

namespace merlon::app
{

class ClipboardCommands;
class Bookmarks;
class Commands;
class Exports;
class Files;
class Find;
class Findings;
class GameOnMap;
class GameOnTable;
class Games;
class History;
class MapCommands;
class Menus;
class NoRoom;
class OtherWindows;
class Recovery;
class RefereeCommands;
class RunRecord;
class SelectCommands;
class Sights;
class StatusLine;
class TableCommands;
class Tabs;
class ViewCommands;

/// The one window. It joins rooms that do not know each other: what the referee marks is shown on the map, what is
/// picked on the map is asked of the referee, and what is opened is shown in all of them.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// A map or a scenario, in a tab of its own and shown. On errors what is open stays, and the problems are shown.
    bool open(const QString& path);
    /// The castle that comes with Merlon; false when it is not found.
    bool openSample();
    /// The files that were open when the last run crashed, each as it was seen. False when none is open again.
    bool reopen();
    /// Where to begin, unless the user wants no such page or has work in hand.
    void welcome();
    /// Edits that a crash left behind are offered, unless the user has none.
    void offerRecovery();

    /// The one that is shown.
    editor::Workspace& workspace();
    editor::HexMapView& view() { return *rooms_->view; }
    editor::ToolBox& tools() { return rooms_->tools; }
    editor::PalettePanel& palettePanel() { return *rooms_->palette; }
    editor::InspectorPanel& inspector() { return *rooms_->inspector; }
    editor::FindingsPanel& findings() { return *rooms_->findings; }
    referee::RefereePanel& refereePanel() { return *rooms_->refereePanel; }
    referee::RefereeSession& session() { return rooms_->session; }
    referee::JournalView& journal() { return *rooms_->journal; }
    /// By its object name, "file.save"; null when there is none.
    QAction* action(const QString& name) const;

public slots:
    void setLanguage(const QString& language);
    void setTheme(const QString& theme);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void joinMap();
    void joinReferee();
    void joinFiles();
    void joinCommands();
    void openWelcome();
    void letGo();
    void showDocument();
    void showMap(editor::Workspace& document);
    void showTable(editor::Workspace& document);
    void offerFor(play::Ground ground);
    void offerSheet(const editor::Workspace& document);
    QString whyFixed() const;
    bool frees();
    void followDocument();
    void showTitle();
    void retranslate();
    void keepLayout();

    // Those who come later may speak of those before.
    std::unique_ptr<Rooms> rooms_;
    std::unique_ptr<Commands> commands_;
    std::unique_ptr<Files> files_;
    std::unique_ptr<Tabs> tabs_;
    std::unique_ptr<Sights> sights_;
    std::unique_ptr<Games> games_;
    std::unique_ptr<RunRecord> record_;
    std::unique_ptr<Recovery> recovery_;
    std::unique_ptr<History> history_;
    std::unique_ptr<Menus> menus_;
    std::unique_ptr<ViewCommands> viewCommands_;
    std::unique_ptr<MapCommands> mapCommands_;
    std::unique_ptr<ClipboardCommands> clipboard_;
    std::unique_ptr<TableCommands> tableCommands_;
    std::unique_ptr<SelectCommands> selectCommands_;
    std::unique_ptr<Bookmarks> bookmarks_;
    std::unique_ptr<Find> find_;
    std::unique_ptr<RefereeCommands> refereeCommands_;
    std::unique_ptr<OtherWindows> others_;
    std::unique_ptr<Exports> exports_;
    std::unique_ptr<StatusLine> status_;
    std::unique_ptr<Findings> findings_;
    std::unique_ptr<GameOnMap> gameOnMap_;
    std::unique_ptr<GameOnTable> gameOnTable_;
    std::unique_ptr<NoRoom> noRoom_;
    std::unique_ptr<editor::HexMapModel> model_; ///< of what is shown, if that has hexes
    std::unique_ptr<editor::TableModel> table_;  ///< the same of a measured table
    std::unique_ptr<QObject> followed_;          ///< while it is shown
};

} // namespace merlon::app

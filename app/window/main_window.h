#pragma once

#include "core/play/scene.h"
#include "core/play/system.h"
#include "core/yaml/diagnostic.h"
#include "editor/map_document.h"
#include "editor/render.h"
#include "editor/scenario_document.h"
#include "editor/tools/tool_box.h"
#include "referee/referee_session.h"

#include <QMainWindow>
#include <QPointer>

#include <atomic>
#include <functional>
#include <memory>

class QActionGroup;
class QLabel;
class QMenu;

namespace merlon::editor
{
class Autosave;
class HexMapModel;
class HexMapView;
class InspectorPanel;
class PalettePanel;
} // namespace merlon::editor

namespace merlon::referee
{
class ReadingsDialog;
class Desk;
class JournalView;
class RefereePanel;
} // namespace merlon::referee

namespace merlon::app
{

class BriefingDialog;
class Docks;
class PlayersWindow;
class RulesBrowser;
class Ruler;

/// The one window: the map in the middle, the palette on the left, inspector and referee on the right, the journal
/// below. It joins rooms that do not know each other: what the referee marks is shown on the map, what is picked on the
/// map is asked of the referee.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// A map or a scenario. On errors what is open stays, and the problems are shown.
    bool open(const QString& path);
    /// The castle that comes with Merlon; false when it is not found.
    bool openSample();
    /// Edits that a crash left behind are offered, unless the user has none.
    void offerRecovery();

    editor::MapDocument& document() { return *document_; }
    editor::HexMapView& view() { return *view_; }
    editor::ToolBox& tools() { return tools_; }
    editor::PalettePanel& palettePanel() { return *palette_; }
    editor::InspectorPanel& inspector() { return *inspector_; }
    referee::RefereePanel& refereePanel() { return *referee_; }
    referee::RefereeSession& session() { return session_; }
    referee::JournalView& journal() { return *journal_; }
    /// By its object name, "file.save"; null when there is none.
    QAction* action(const QString& name) const;

public slots:
    void setLanguage(const QString& language);
    void setTheme(const QString& theme);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    // main_window.cpp
    void createRooms();
    void joinRooms();
    void showDocument();
    void showGame();
    void showHistory();
    void bringIntoView(const play::Scene& scene);
    void raiseWhatIsSaid();
    void showSheets();
    void showTitle();
    void showHover();
    bool lookCloser(const QKeyEvent& event, bool held);
    void retranslate();
    void showHint();
    QString hint() const;
    void judgeWhatIsSaved();

    // main_window_actions.cpp
    void createActions();
    void createFileActions();
    void createViewActions();
    void createRefereeActions();
    void showReferee();
    void showWhatTheRefereeCan();
    QAction* add(const char* name, const char* icon, const QKeySequence& keys, const std::function<void()>& act);
    void configureShortcuts();
    void showRules();
    void showBriefing();
    void editVictory();
    void openReadings();
    void showReadings();
    void openPlayers();
    void showAbout();
    QList<QAction*> namedActions() const;

    // main_window_games.cpp
    void createGameActions();
    void newGame();
    void askOpenGame();
    void saveGameAs();
    QString askGameName(const QString& title);
    QString rememberedGame() const;
    void rememberGame() const;
    void showMenuAt(hex::Hex hex, QPoint at);

    // main_window_reports.cpp
    void createReportActions();
    void askReport();
    void askPositionAfter(int line);
    void drawInBackground(std::shared_ptr<const map::HexMap> map, editor::Picture picture, const QString& file);
    void inBackground(const QString& title, const QString& file,
                      std::function<tl::expected<void, QString>(const std::atomic<bool>& cancelled)> write);

    // main_window_menus.cpp
    void createMenus();
    void createLanguageMenu(QMenu& look);
    void createThemeMenu(QMenu& look);
    void createToolBar();
    void nameActions();
    void nameWhoCould();
    void nameMenus();
    QMenu* addMenu(const char* name);

    // main_window_files.cpp
    void newMap();
    void askOpen();
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);
    bool report(const tl::expected<void, editor::SaveProblem>& saved, const std::function<bool()>& anyway);
    bool mayLeave();
    void leave();
    void take(std::unique_ptr<editor::ScenarioDocument> scenario);
    void take(std::unique_ptr<editor::MapDocument> map);
    void remember(const QString& path);
    void showRecent();
    void exportPicture();
    void exportTo(const QString& file);
    void showProblems(const QString& heading, const yaml::Diagnostics& problems);
    QString path() const;

    editor::ToolBox tools_;
    referee::RefereeSession session_;
    std::unique_ptr<editor::ScenarioDocument> scenario_;
    std::unique_ptr<editor::MapDocument> plain_;
    editor::MapDocument* document_ = nullptr; ///< of one of the two
    std::unique_ptr<editor::HexMapModel> model_;
    std::unique_ptr<editor::Autosave> autosave_;

    editor::HexMapView* view_ = nullptr;
    referee::Desk* desk_ = nullptr; ///< in its place, of a game without a map; else in a dock
    editor::PalettePanel* palette_ = nullptr;
    editor::InspectorPanel* inspector_ = nullptr;
    referee::RefereePanel* referee_ = nullptr;
    referee::JournalView* journal_ = nullptr;
    Docks* docks_ = nullptr;
    QLabel* hint_ = nullptr;
    QLabel* where_ = nullptr;
    QLabel* zoom_ = nullptr;

    Ruler* ruler_ = nullptr;
    QMenu* recent_ = nullptr;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QActionGroup* languages_ = nullptr;
    QActionGroup* themes_ = nullptr;
    QPointer<RulesBrowser> rules_;
    QPointer<BriefingDialog> briefing_;
    QPointer<PlayersWindow> players_;
    QPointer<referee::ReadingsDialog> readings_;
    yaml::Diagnostics problems_; ///< warnings about the file that is open
    QString prompt_;             ///< what the referee wants picked on the map
    QString judged_;             ///< the scenario's file that the session is open on
    std::vector<hex::Hex> seen_; ///< what the referee spoke of last, and was brought into view
};

} // namespace merlon::app

#pragma once

#include "app/window/wall_window.h"
#include "core/play/scene.h"

#include <memory>

class QLabel;

namespace merlon::editor
{
class HexMapModel;
class HexMapView;
class TableModel;
class TableView;
class Workspace;
} // namespace merlon::editor

namespace merlon::referee
{
class HeadView;
class RefereeSession;
} // namespace merlon::referee

namespace merlon::app
{

/// What the players see, on a screen of its own: the map as the game has it, whose turn it is, and one sentence in
/// large type that a referee reads aloud. It follows the game; nothing in it changes anything, and it shows neither
/// what could be chosen nor what the designer has noted.
class PlayersWindow : public WallWindow
{
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit PlayersWindow(referee::RefereeSession& session, QWidget* parent = nullptr);
    ~PlayersWindow() override;

    /// Who acts and at whom, of what the referee's map marks.
    void showScene(const play::Scene& whole);
    /// The one of several that the referee looks at.
    void showBoard(int board);
    /// What to read aloud now: the order that waits for its die, or what came of the last one.
    QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void write(int pixels) override;

private:
    void showGame();
    void showMap();
    void tell();

    referee::RefereeSession& session_;
    play::Boards boards_;                          ///< those of the game, as they were when it began
    std::size_t wanted_ = 0;                       ///< that the referee looks at
    std::size_t shown_ = 0;                        ///< the same, where the game has it
    std::unique_ptr<editor::Workspace> workspace_; ///< of its own
    std::unique_ptr<editor::HexMapModel> model_;
    std::unique_ptr<editor::TableModel> tableModel_;
    referee::HeadView* head_;
    editor::HexMapView* map_;
    editor::TableView* table_;
    QLabel* sentence_;
};

} // namespace merlon::app

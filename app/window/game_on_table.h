#pragma once

#include "core/play/scene.h"

#include <QObject>

namespace merlon::editor
{
class PiecePicker;
struct TableGame;
} // namespace merlon::editor

namespace merlon::referee
{
class RefereeSession;
} // namespace merlon::referee

namespace merlon::app
{

class Commands;
class Files;
class Rooms;

/// What the referee knows and a measured table shows, and what a hand does there and asks of the referee: their rooms
/// do not know each other.
class GameOnTable : public QObject
{
    Q_OBJECT

public:
    GameOnTable(QWidget& window, Rooms& rooms, const Commands& commands, const Files& files);

    /// Pieces, where they set up, and what is marked.
    void show();

private:
    void showScene(const play::Scene& scene);

    Rooms& rooms_;
    const Commands& commands_;
    const Files& files_;
    editor::PiecePicker* picker_;
    play::Scene scene_; ///< that the referee asked to be shown last
};

/// What a table shows of a game; the scene is what is on that board.
editor::TableGame tableGame(const referee::RefereeSession& session, play::Scene scene, int board);

} // namespace merlon::app

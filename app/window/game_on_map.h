#pragma once

#include "core/edit/value.h"
#include "core/hex/hex.h"
#include "core/play/scene.h"

#include <QObject>
#include <QPoint>

#include <vector>

class QWidget;

namespace merlon::editor
{
class HexMapModel;
} // namespace merlon::editor

namespace merlon::app
{

class Commands;
class Files;
class RefereeCommands;
class Rooms;

/// What the referee knows and the map shows, and what is picked on the map and asked of the referee: their rooms do not
/// know each other.
class GameOnMap : public QObject
{
    Q_OBJECT

public:
    GameOnMap(QWidget& window, Rooms& rooms, const Commands& commands, const Files& files,
              const RefereeCommands& referee);

    /// Of the map that is shown; null: none is.
    void setModel(editor::HexMapModel* model);
    /// Counters, and the ground as the game has changed it.
    void show();
    void showZones();

signals:
    /// Why nothing was done, for the status line.
    void said(const QString& what);

private:
    bool setsUp() const;
    play::Scene setUp() const;
    void drop(const std::vector<quint32>& rows, hex::Hex at);
    /// With all that are selected, where it is one of them.
    void moveCounter(hex::Hex from, hex::Hex to);
    std::vector<edit::Key> selectedCounters() const;
    void takeOffSelected();
    void bringIntoView(const play::Scene& scene);
    void raiseWhatIsSaid();
    void openMenuAt(hex::Hex hex, QPoint at);

    QWidget& window_;
    Rooms& rooms_;
    const Commands& commands_;
    const Files& files_;
    const RefereeCommands& referee_;
    editor::HexMapModel* model_ = nullptr;
    std::vector<hex::Hex> seen_;  ///< what the referee spoke of last, and was brought into view
    std::vector<hex::Hex> asked_; ///< that could be picked then
};

} // namespace merlon::app

#pragma once

#include <QObject>

class QAction;

namespace merlon::app
{

class Commands;
class Files;
class Rooms;

/// Undo and redo of what is open, named by the step: "Undo: Raise 5 hexes". Of the game where one referees, or where
/// nothing was drawn that could be taken back.
class History : public QObject
{
    Q_OBJECT

public:
    /// A stroke that is still being painted in a view can be undone too.
    History(const Commands& commands, const Files& files, Rooms& rooms);

    /// Of what was just taken, and no more of it.
    void begin();
    void end();
    void show() const;

private:
    bool ofGame() const;
    void showGame() const;

    const Commands& commands_;
    const Files& files_;
    Rooms& rooms_;
    QAction* undo_ = nullptr; ///< the next step back and the next one on
    QAction* redo_ = nullptr;
};

} // namespace merlon::app

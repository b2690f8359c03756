#pragma once

#include <QObject>
#include <QString>

class QAction;

namespace merlon::app
{

class Commands;
class Files;
class Rooms;

/// Undo and redo of what was done last, named by the step: "Undo: Raise 5 hexes". Of the game where an order was given
/// last, or where nothing was drawn that could be taken back.
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

signals:
    /// Which order was taken back, or done again: whoever paints does not look at the journal.
    void said(const QString& what);

private:
    void step(bool back);
    void hearGame();
    bool ofGame(bool back) const;
    void showStep(bool back) const;
    QString undoText() const;
    QString redoText() const;

    const Commands& commands_;
    const Files& files_;
    Rooms& rooms_;
    QAction* undo_ = nullptr; ///< the next step back and the next one on
    QAction* redo_ = nullptr;
    QString journal_; ///< and so many lines of it are known
    std::size_t lines_ = 0;
    bool playedLast_ = false; ///< an order was given or taken back after the last step that was drawn
};

} // namespace merlon::app

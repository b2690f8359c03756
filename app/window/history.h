#pragma once

#include <QObject>

class QAction;

namespace merlon::app
{

class Commands;
class Files;
class MapViews;

/// Undo and redo of what is open, named by the step: "Undo: Raise 5 hexes".
class History : public QObject
{
    Q_OBJECT

public:
    /// A stroke that is still being painted in a view can be undone too.
    History(const Commands& commands, const Files& files, const MapViews& views);

    /// Of what was just taken, and no more of it.
    void begin();
    void end();
    void show() const;

private:
    const Commands& commands_;
    const Files& files_;
    const MapViews& views_;
    QAction* undo_ = nullptr; ///< the next step back and the next one on
    QAction* redo_ = nullptr;
};

} // namespace merlon::app

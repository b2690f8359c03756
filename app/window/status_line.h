#pragma once

#include <QObject>
#include <QString>

class QLabel;
class QStatusBar;

namespace merlon::app
{

class Commands;
class Files;
class Rooms;

/// What stands below the map: what a click or a key does now, what is under the mouse, and the zoom.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    StatusLine(QStatusBar& bar, const Rooms& rooms, const Commands& commands, const Files& files);

    void showHint() const;
    /// What the referee wanted picked: it is gone, or was in another language.
    void forgetPrompt() { prompt_.clear(); }
    void retranslate();

private:
    void join();
    void follow();
    QString hint() const;
    QString hintOfVerdict() const;
    void showHover() const;
    QString textAt() const;

    const Rooms& rooms_;
    const Commands& commands_;
    const Files& files_;
    QLabel* hint_;
    QLabel* where_;
    QLabel* zoom_;
    QString prompt_; ///< what the referee wants picked on the map
};

} // namespace merlon::app

#pragma once

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

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
    void followHistory();
    void showTyped(const std::optional<QString>& name);
    QString hint() const;
    QString hintOfVerdict() const;
    void showHover() const;
    QString textAt() const;

    QStatusBar& bar_;
    const Rooms& rooms_;
    const Commands& commands_;
    const Files& files_;
    QLabel* hint_;
    QLabel* where_;
    QLabel* zoom_;
    std::unique_ptr<QObject> followed_; ///< while it is shown
    QString prompt_;                    ///< what the referee wants picked on the map
    std::optional<QString> typed_;      ///< of a name of a hex, while it is typed
    QString onTable_;                   ///< what is under the mouse there
};

} // namespace merlon::app

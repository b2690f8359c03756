#pragma once

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QTimer>

class QWidget;

namespace merlon::editor
{
class Document;
} // namespace merlon::editor

namespace merlon::app
{

class Files;

/// Watches the files of what is open. When another program has written one, the user chooses, once the window is in
/// front: read it again, keep what is open, or look at the differences first.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    FileWatch(QWidget& window, Files& files);

signals:
    /// A file was read again.
    void reloaded();

protected:
    bool eventFilter(QObject* window, QEvent* event) override;

private:
    void follow();
    void check();
    void ask(editor::Document& document, const QByteArray& text);

    QWidget& window_;
    Files& files_;
    QFileSystemWatcher watcher_;
    QTimer later_;                    ///< a program that writes is given time to end
    QHash<QString, QByteArray> kept_; ///< what is in a file that the user does not want
};

} // namespace merlon::app

#pragma once

#include "core/edit/value.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QTimer>

class QWidget;

namespace merlon::editor
{
class Document;
class Workspace;
} // namespace merlon::editor

namespace merlon::app
{

class Files;

/// Watches the files of what is open, in every tab. When another program has written one, the user chooses, once the
/// window is in front: read it again, keep what is open, or look at the differences first. One that has gone is waited
/// for. What Merlon wrote itself is no news: a document knows what is in its file, and no file has two.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    FileWatch(QWidget& window, Files& files);

signals:
    /// A file of it was read again.
    void reloaded(const merlon::editor::Workspace& workspace);
    /// Why one cannot be, or that it has gone.
    void said(const QString& what);

protected:
    bool eventFilter(QObject* window, QEvent* event) override;

private:
    void follow();
    void check();
    bool answerFor(editor::Workspace& workspace);
    void ask(editor::Workspace& workspace, editor::Document& document, const QByteArray& text);
    void reload(editor::Workspace& workspace, editor::Document& document, edit::Value value, const QByteArray& text);

    QWidget& window_;
    Files& files_;
    QFileSystemWatcher watcher_;
    QStringList gone_;                ///< files that are not there just now
    QTimer later_;                    ///< a program that writes is given time to end
    QHash<QString, QByteArray> kept_; ///< what is in a file that the user does not want
};

} // namespace merlon::app

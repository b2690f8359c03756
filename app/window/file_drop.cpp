#include "app/window/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>

namespace merlon::app
{
namespace
{

QStringList filesIn(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

} // namespace

FileDrop::FileDrop(QWidget& window) : QObject(&window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* window, QEvent* event)
{
    const bool comes = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!comes && event->type() != QEvent::Drop)
        return QObject::eventFilter(window, event);
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList files = filesIn(*drop->mimeData());
    if (files.isEmpty())
        return false;
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (!comes)
        QTimer::singleShot(0, this,
                           [this, files]
                           {
                               for (const QString& file : files)
                                   emit dropped(file);
                           });
    return true;
}

} // namespace merlon::app

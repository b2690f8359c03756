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

QString fileIn(const QMimeData& data)
{
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            return url.toLocalFile();
    return {};
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
    const QString file = fileIn(*drop->mimeData());
    if (file.isEmpty())
        return false;
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (!comes)
        QTimer::singleShot(0, this, [this, file] { emit dropped(file); });
    return true;
}

} // namespace merlon::app

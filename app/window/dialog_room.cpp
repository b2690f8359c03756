#include "app/window/dialog_room.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <string_view>

namespace merlon::app
{
namespace
{

constexpr QSize frame(16, 48); ///< that a window manager draws around it, about
constexpr QLatin1String scrolls("scrolls");

/// Null: it does not scroll.
const QScrollArea* areaOf(const QDialog& dialog)
{
    return dialog.findChild<QScrollArea*>(scrolls, Qt::FindDirectChildrenOnly);
}

/// What it takes at the least, at the width that it has then.
QSize needOf(const QDialog& dialog)
{
    const QLayout& layout = *dialog.layout();
    const QSize least = layout.totalMinimumSize();
    return layout.hasHeightForWidth()
               ? QSize(least.width(), std::max(least.height(), layout.totalMinimumHeightForWidth(
                                                                   std::max(least.width(), dialog.width()))))
               : least;
}

/// All of it but its buttons goes into an area that scrolls.
void makeScroll(QDialog& dialog)
{
    auto* area = new QScrollArea;
    area->setObjectName(scrolls);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    auto* content = new QWidget;
    QLayout* inner = dialog.layout();
    auto* buttons = dialog.findChild<QDialogButtonBox*>({}, Qt::FindDirectChildrenOnly);
    if (buttons != nullptr)
        inner->removeWidget(buttons);
    content->setLayout(inner);
    area->setWidget(content);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins({});
    column->addWidget(area, 1);
    if (buttons != nullptr)
    {
        auto* row = new QVBoxLayout;
        row->setContentsMargins(inner->contentsMargins());
        row->addWidget(buttons);
        column->addLayout(row);
    }
}

QSize roomFor(const QDialog& dialog)
{
    return dialog.screen()->availableSize() - frame;
}

/// As large as what scrolls in it wants to be, as far as there is room.
void enlarge(QDialog& dialog, const QScrollArea& area)
{
    const QSize bars(area.verticalScrollBar()->sizeHint().width(), area.horizontalScrollBar()->sizeHint().height());
    const auto* buttons = dialog.findChild<QDialogButtonBox*>({}, Qt::FindDirectChildrenOnly);
    const QSize beneath(0, buttons != nullptr ? 2 * buttons->sizeHint().height() : 0);
    dialog.resize((area.widget()->sizeHint() + bars + beneath).boundedTo(roomFor(dialog)));
}

void fit(QDialog& dialog)
{
    const QSize room = roomFor(dialog);
    if (const QSize least = dialog.minimumSize().boundedTo(room); least != dialog.minimumSize())
        dialog.setMinimumSize(least);
    if (dialog.width() > room.width() || dialog.height() > room.height())
        dialog.resize(dialog.size().boundedTo(room));
    if (dialog.layout() == nullptr || areaOf(dialog) != nullptr)
        return;
    if (const QSize need = needOf(dialog); need.width() > room.width() || need.height() > room.height())
    {
        makeScroll(dialog);
        enlarge(dialog, *areaOf(dialog));
    }
}

/// Those of Qt have their own ways.
bool isOurs(const QDialog& dialog)
{
    return std::string_view(dialog.metaObject()->className()).starts_with("merlon::");
}

} // namespace

bool DialogRoom::eventFilter(QObject* watched, QEvent* event)
{
    const bool grows = event->type() == QEvent::LayoutRequest;
    const bool shows = event->type() == QEvent::Show && !event->spontaneous();
    if (event->type() != QEvent::Polish && !grows && !shows)
        return false;
    auto* dialog = qobject_cast<QDialog*>(watched);
    if (dialog == nullptr || !dialog->isWindow() || !isOurs(*dialog))
        return false;
    if (grows) // not while its layout is at work
        QMetaObject::invokeMethod(
            dialog, [dialog] { fit(*dialog); }, Qt::QueuedConnection);
    else if (const QScrollArea* area = areaOf(*dialog); shows && area != nullptr)
        enlarge(*dialog, *area);
    else if (!shows)
        fit(*dialog);
    return false;
}

} // namespace merlon::app

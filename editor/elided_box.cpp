#include "editor/elided_box.h"

#include "translations/words.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr int leastWidth = 180; ///< pixels: beside its title where that leaves as much, else below it

} // namespace

QSize ElidedBox::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    return {std::min(whole.width(), leastWidth), whole.height()};
}

QString ElidedBox::shownText() const
{
    return currentIndex() < 0 ? placeholderText() : currentText();
}

int ElidedBox::roomForText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    constexpr int besideIcon = 4;
    const int icon = option.currentIcon.isNull() ? 0 : iconSize().width() + besideIcon;
    return field.width() - icon - 2;
}

bool ElidedBox::event(QEvent* event)
{
    const QString text = shownText();
    if (event->type() != QEvent::ToolTip || fontMetrics().horizontalAdvance(text) <= roomForText())
        return QComboBox::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), words::tip(text), this);
    return true;
}

void ElidedBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = fontMetrics().elidedText(shownText(), Qt::ElideRight, roomForText());
    if (currentIndex() < 0)
        option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace merlon::editor

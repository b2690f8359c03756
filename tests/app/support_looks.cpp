#include "support_looks.h"

#include "referee/wrapped_header.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRadioButton>
#include <QScrollArea>
#include <QSet>
#include <QStyleOptionComboBox>
#include <QStyleOptionGroupBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cmath>

namespace merlon::test
{
namespace
{

QString named(const QWidget& widget, const QString& text, const QString& what)
{
    return QString("%1 '%2' \"%3\": %4").arg(widget.metaObject()->className(), widget.objectName(), text, what);
}

QString roomOf(QSize has, QSize wants)
{
    return QString("has %1 x %2, needs %3 x %4")
        .arg(has.width())
        .arg(has.height())
        .arg(wants.width())
        .arg(wants.height());
}

/// In a dock that lies behind another: outside the window.
bool isBehind(const QWidget& widget)
{
    const QWidget& window = *widget.window();
    return !QRect(widget.mapTo(&window, QPoint()), widget.size()).intersects(window.rect());
}

/// Of a class, that window itself too.
template <typename Widget>
QList<const Widget*> shown(const QWidget& window)
{
    QList<const Widget*> all;
    if (const auto* self = qobject_cast<const Widget*>(&window))
        all << self;
    for (const auto* one : window.findChildren<Widget*>())
        if (one->isVisible() && !one->size().isEmpty() && !isBehind(*one))
            all << one;
    return all;
}

int widthOf(const QWidget& widget, const QString& text)
{
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
}

QStringList cutLabels(const QWidget& window)
{
    QStringList cut;
    for (const auto* label : shown<QLabel>(window))
    {
        const QSize wants = label->wordWrap()
                                ? QSize(label->minimumSizeHint().width(), label->heightForWidth(label->width()))
                                : label->sizeHint();
        constexpr int leading = 2; // above and below the letters
        if (!label->text().isEmpty() && (label->width() < wants.width() || label->height() + leading < wants.height()))
            cut << named(*label, label->text(), roomOf(label->size(), wants));
    }
    return cut;
}

QStringList cutButtons(const QWidget& window)
{
    QStringList cut;
    for (const auto* button : shown<QAbstractButton>(window))
    {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        const bool icon =
            tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull();
        const QSize wants = button->sizeHint();
        if (!button->text().isEmpty() && !icon &&
            (button->width() < wants.width() || button->height() < wants.height()))
            cut << named(*button, button->text(), roomOf(button->size(), wants));
    }
    // What has no room goes behind an arrow.
    for (const char* more : {"qt_toolbar_ext_button", "qt_menubar_ext_button"})
        for (const auto* button : shown<QToolButton>(window))
            if (button->objectName() == QLatin1String(more))
                cut << named(*button, {}, "the bar is too long");
    return cut;
}

QStringList cutChoices(const QWidget& window)
{
    QStringList cut;
    for (const auto* box : shown<QComboBox>(window))
    {
        QStyleOptionComboBox option;
        option.initFrom(box);
        option.editable = box->isEditable();
        option.subControls = QStyle::SC_All;
        const int room =
            box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
        const int icon = box->itemIcon(box->currentIndex()).isNull() ? 0 : box->iconSize().width() + 4;
        if (const int wants = box->fontMetrics().horizontalAdvance(box->currentText()) + icon; room < wants)
            cut << named(*box, box->currentText(), roomOf({room, box->height()}, {wants, box->height()}));
    }
    for (const auto* box : shown<QAbstractSpinBox>(window))
        if (const QSize wants = box->minimumSizeHint(); box->height() < wants.height() || box->width() < wants.width())
            cut << named(*box, box->text(), roomOf(box->size(), wants));
    return cut;
}

QStringList cutTitles(const QWidget& window)
{
    QStringList cut;
    for (const auto* box : shown<QGroupBox>(window))
        if (const int wants = widthOf(*box, box->title()) + 8; !box->title().isEmpty() && box->width() < wants)
            cut << named(*box, box->title(), roomOf(box->size(), {wants, box->height()}));
    for (const auto* bar : shown<QTabBar>(window))
        for (int tab = 0; tab < bar->count(); ++tab)
        {
            const QRect room = bar->tabRect(tab);
            const int wants =
                widthOf(*bar, bar->tabText(tab)) + (bar->tabIcon(tab).isNull() ? 0 : bar->iconSize().width());
            if (bar->isTabVisible(tab) && (room.width() < wants || !bar->rect().intersects(room)))
                cut << named(*bar, bar->tabText(tab), roomOf(room.size(), {wants, room.height()}));
        }
    return cut;
}

/// Each word fits, and all lines do.
bool isWhole(const merlon::referee::WrappedHeader& header, int section, const QString& text)
{
    const int room = header.sectionSize(section) - 8;
    const QRect lines = header.fontMetrics().boundingRect(0, 0, room, 9999, Qt::AlignCenter | Qt::TextWordWrap, text);
    return lines.width() <= header.sectionSize(section) && lines.height() <= header.height();
}

QStringList cutHeadings(const QWidget& window)
{
    QStringList cut;
    for (const auto* header : shown<QHeaderView>(window))
        for (int section = 0; header->model() != nullptr && section < header->count(); ++section)
        {
            const QString text = header->model()->headerData(section, header->orientation()).toString();
            const bool across = header->orientation() == Qt::Horizontal;
            const int wants = across ? widthOf(*header, text) + 4 : header->fontMetrics().height();
            const auto* wrapped = qobject_cast<const merlon::referee::WrappedHeader*>(header);
            if (wrapped != nullptr && isWhole(*wrapped, section, text))
                continue;
            if (!header->isSectionHidden(section) && !text.isEmpty() && header->sectionSize(section) < wants)
                cut << named(*header, text, QString("has %1, needs %2").arg(header->sectionSize(section)).arg(wants));
        }
    return cut;
}

/// Items of lists too low for their words; too narrow ones are told by tool tips. A map writes smaller.
template <typename View>
QStringList cutItems(const QWidget& window)
{
    QStringList cut;
    for (const auto* view : shown<View>(window))
        for (int row = 0; view->model() != nullptr && row < view->model()->rowCount(view->rootIndex()); ++row)
            for (int column = 0; column < view->model()->columnCount(view->rootIndex()); ++column)
            {
                const QModelIndex index = view->model()->index(row, column, view->rootIndex());
                const QRect room = view->visualRect(index);
                const QString text = index.data().toString();
                if (!text.isEmpty() && room.intersects(view->viewport()->rect()) &&
                    room.height() < view->fontMetrics().height())
                    cut << named(*view, text, QString("has %1").arg(room.height()));
            }
    return cut;
}

/// What it shows is larger than it, and it can be scrolled to the rest.
bool scrolls(const QWidget& viewport, Qt::Orientation way)
{
    const auto* area = qobject_cast<const QAbstractScrollArea*>(viewport.parentWidget());
    if (area == nullptr || area->viewport() != &viewport)
        return false;
    const auto policy = way == Qt::Horizontal ? area->horizontalScrollBarPolicy() : area->verticalScrollBarPolicy();
    return policy != Qt::ScrollBarAlwaysOff;
}

QString outOf(const QWidget& widget)
{
    for (const QWidget* in = widget.parentWidget(); in != nullptr && !widget.isWindow(); in = in->parentWidget())
    {
        const QRect there(widget.mapTo(in, QPoint()), widget.size());
        const bool wide = there.left() < 0 || there.right() >= in->width();
        const bool high = there.top() < 0 || there.bottom() >= in->height();
        if ((wide && !scrolls(*in, Qt::Horizontal)) || (high && !scrolls(*in, Qt::Vertical)))
            return QString("reaches out of %1 '%2'").arg(in->metaObject()->className(), in->objectName());
        if (wide || high || in->isWindow()) // scrolled away, or as far as a window goes
            return {};
    }
    return {};
}

QStringList outside(const QWidget& window)
{
    QStringList out;
    const auto check = [&](const QWidget* widget, const QString& text)
    {
        if (const QString where = outOf(*widget); !text.isEmpty() && !where.isEmpty())
            out << named(*widget, text, where);
    };
    for (const auto* label : shown<QLabel>(window))
        check(label, label->text());
    for (const auto* button : shown<QAbstractButton>(window))
        check(button, button->text());
    for (const auto* box : shown<QComboBox>(window))
        check(box, box->currentText());
    for (const auto* line : shown<QLineEdit>(window))
        check(line, line->objectName());
    return out;
}

double lightOf(const QColor& colour)
{
    const auto part = [](double share)
    { return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrast(const QColor& one, const QColor& other)
{
    const double lights[] = {lightOf(one), lightOf(other)};
    const auto [dark, light] = std::minmax(lights[0], lights[1]);
    return (light + 0.05) / (dark + 0.05);
}

/// Of a group only the chosen one is a stop.
bool isBesideTheChosen(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button == nullptr || button->isChecked())
        return false;
    return button->autoExclusive() || (button->group() != nullptr && button->group()->exclusive());
}

} // namespace

QStringList cutTexts(const QWidget& window)
{
    return cutLabels(window) + cutButtons(window) + cutChoices(window) + cutTitles(window) + cutHeadings(window) +
           cutItems<QListView>(window) + cutItems<QTableView>(window) + cutItems<QTreeView>(window) + outside(window);
}

QList<QWidget*> stopsOf(const QWidget& window)
{
    QList<QWidget*> stops;
    for (auto* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && !widget->size().isEmpty() &&
            widget->window() == window.window() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
            widget->focusProxy() == nullptr && !isBesideTheChosen(*widget))
            stops << widget;
    return stops;
}

QStringList unnamed(const QWidget& window)
{
    QStringList all;
    for (QWidget* stop : stopsOf(window))
    {
        if (qobject_cast<QTabBar*>(stop) != nullptr)
            continue; // its tabs have names
        const auto labels = window.findChildren<QLabel*>();
        if (std::ranges::any_of(labels, [&](const QLabel* label) { return label->buddy() == stop; }))
            continue;
        auto* spoken = QAccessible::queryAccessibleInterface(stop);
        if (spoken == nullptr || spoken->text(QAccessible::Name).trimmed().isEmpty())
            all << named(*stop, {}, "has no accessible name");
    }
    return all;
}

QStringList faintTexts(const QWidget& window)
{
    QStringList faint;
    const auto check = [&](const QWidget& widget, const QString& text, QPalette::ColorRole on, QPalette::ColorRole ink)
    {
        const QColor ground = widget.palette().color(on);
        const QColor colour = widget.palette().color(ink);
        if (text.isEmpty() || !widget.isEnabled() || ground.alpha() < 255 || colour.alpha() < 255)
            return;
        if (const double ratio = contrast(ground, colour); ratio < 4.5)
            faint << named(widget, text, QString("%1 on %2 is %3").arg(colour.name(), ground.name()).arg(ratio));
    };
    for (const auto* label : shown<QLabel>(window))
        check(*label, label->text(), label->backgroundRole(), label->foregroundRole());
    for (const auto* button : shown<QAbstractButton>(window))
        check(*button, button->text(), button->backgroundRole(), button->foregroundRole());
    for (const auto* view : shown<QAbstractScrollArea>(window))
    {
        check(*view, view->metaObject()->className(), QPalette::Base, QPalette::Text);
        check(*view, view->metaObject()->className(), QPalette::AlternateBase, QPalette::Text);
        check(*view, view->metaObject()->className(), QPalette::Highlight, QPalette::HighlightedText);
        check(*view, view->metaObject()->className(), QPalette::Base, QPalette::Link);
    }
    for (const auto* line : shown<QLineEdit>(window))
    {
        check(*line, line->objectName(), QPalette::Base, QPalette::Text);
        check(*line, line->placeholderText(), QPalette::Base, QPalette::PlaceholderText);
    }
    return faint;
}

QWidget* afterTab()
{
    if (QWidget* now = QApplication::focusWidget())
        QTest::keyClick(now, Qt::Key_Tab);
    return QApplication::focusWidget();
}

QStringList unreached(QWidget& window)
{
    const QList<QWidget*> stops = stopsOf(window);
    QSet<QWidget*> left(stops.begin(), stops.end());
    if (!window.isAncestorOf(QApplication::focusWidget()) && !stops.isEmpty())
        stops.front()->setFocus(Qt::TabFocusReason);
    left.remove(QApplication::focusWidget());
    constexpr int most = 600; // a text with many links has as many stops
    for (int press = 0; press < most && !left.isEmpty(); ++press)
        left.remove(afterTab());
    QStringList all;
    for (const QWidget* one : stops)
        if (left.contains(const_cast<QWidget*>(one)))
            all << named(*one, {}, "is not reached by Tab");
    return all;
}

} // namespace merlon::test

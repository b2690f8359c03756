#include "app/window/theme.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>

namespace merlon::app
{
namespace
{

struct Colours
{
    QRgb window, base, alternate, button, text, dim, highlight, highlighted, link, tip;
};

constexpr Colours dayColours{0xfff3efe6, 0xfffdfbf5, 0xfff3eee0, 0xffebe5d8, 0xff241f18,
                             0xff6b6457, 0xff7d3b2b, 0xffffffff, 0xff7a2f1c, 0xfffff8e0};
constexpr Colours nightColours{0xff26282b, 0xff1b1d1f, 0xff232528, 0xff33363a, 0xffe8e4da,
                               0xff9a968c, 0xff96503a, 0xffffffff, 0xffe3a487, 0xff3a3d42};

QPalette paletteOf(const Colours& colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colours.window);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.alternate);
    palette.setColor(QPalette::Button, colours.button);
    palette.setColor(QPalette::ToolTipBase, colours.tip);
    palette.setColor(QPalette::Highlight, colours.highlight);
    palette.setColor(QPalette::HighlightedText, colours.highlighted);
    palette.setColor(QPalette::Link, colours.link);
    palette.setColor(QPalette::LinkVisited, colours.link);
    palette.setColor(QPalette::PlaceholderText, colours.dim);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
    {
        palette.setColor(role, colours.text);
        palette.setColor(QPalette::Disabled, role, colours.dim);
    }
    palette.setColor(QPalette::BrightText, 0xffff5544);
    // What edges and grooves are drawn with.
    const QColor button(colours.button);
    const bool night = button.lightness() < 128;
    palette.setColor(QPalette::Light, night ? button.lighter(130) : QColor(Qt::white));
    palette.setColor(QPalette::Midlight, night ? button.lighter(115) : button.lighter(104));
    palette.setColor(QPalette::Mid, night ? button.darker(125) : button.darker(130));
    palette.setColor(QPalette::Dark, night ? button.darker(160) : button.darker(150));
    palette.setColor(QPalette::Shadow, night ? QColor(Qt::black) : button.darker(240));
    if (night) // disabled writing has a shadow of this colour
        palette.setColor(QPalette::Disabled, QPalette::Light, colours.window);
    return palette;
}

/// By night the box of what can be ticked would be as dark as its ground.
class Style : public QProxyStyle
{
public:
    Style() : QProxyStyle(QStyleFactory::create("Fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        const bool ticked = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
        if (!ticked || option->palette.color(QPalette::Window).lightness() >= 128)
            return;
        painter->save();
        painter->setPen(option->palette.color(QPalette::PlaceholderText));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
    }
};

bool systemIsDark()
{
    static const bool dark = QApplication::style()->standardPalette().color(QPalette::Window).lightness() < 128;
    return dark;
}

} // namespace

QStringList knownThemes()
{
    return {"system", "light", "dark"};
}

void useTheme(const QString& theme)
{
    const bool isDark = theme == "dark" || (theme == "system" && systemIsDark());
    if (dynamic_cast<Style*>(QApplication::style()) == nullptr)
        QApplication::setStyle(new Style); // Qt owns it
    QApplication::setPalette(paletteOf(isDark ? nightColours : dayColours));
}

} // namespace merlon::app

#include "app/window/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

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
    return palette;
}

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
    if (QApplication::style()->objectName() != "fusion")
        QApplication::setStyle(QStyleFactory::create("Fusion"));
    QApplication::setPalette(paletteOf(isDark ? nightColours : dayColours));
}

} // namespace merlon::app

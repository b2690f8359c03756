#include "editor/art/inks.h"

#include <algorithm>

namespace merlon::editor::art
{
namespace
{

Inks dayInks()
{
    Inks day;
    day.margin = QColor(0xe4d6b4);
    day.paper = QColor(0xf7eed8);
    day.ink = QColor(0x3d2f20);
    day.faint = QColor(0x5a, 0x45, 0x2c, 58);
    day.earth = QColor(0xeadbb4);
    day.water = QColor(0x8fb5bd);
    day.shallow = QColor(0xc4dad6);
    day.bank = QColor(0x4d5a4a);
    day.wall = QColor(0xa89f90);
    day.walk = QColor(0xd6cdb9);
    day.plank = QColor(0xb89b70);
    day.flag = QColor(0xa8977c);
    day.steps = QColor(0xc9bda2);
    day.stone = QColor(0x958b7c);
    day.stoneLit = QColor(0xe9e2d1);
    day.outline = QColor(0x33281c);
    day.shadow = QColor(0x2e, 0x22, 0x14, 80);
    day.wood = QColor(0xa97c48);
    day.woodDark = QColor(0x5d3f20);
    day.iron = QColor(0x3a3a3c);
    day.opening = QColor(0x1d1711);
    day.light = QColor(0xfff1c4);
    day.soil = QColor(0x8d7350);
    day.structure = QColor(0x9c2f1f);
    day.mark = QColor(0x8a2c6a);
    return day;
}

Inks nightInks()
{
    const Inks day = dayInks();
    Inks night = day;
    night.dark = true;
    for (QColor Inks::*colour :
         {&Inks::water, &Inks::shallow, &Inks::wall, &Inks::walk, &Inks::plank, &Inks::flag, &Inks::steps, &Inks::stone,
          &Inks::stoneLit, &Inks::wood, &Inks::woodDark, &Inks::soil})
        night.*colour = moonlit(day.*colour);
    night.margin = QColor(0x15171b);
    night.paper = QColor(0x16181d);
    night.ink = QColor(0xdccfb2);
    night.faint = QColor(0xd8, 0xcc, 0xb0, 34);
    night.earth = QColor(0x403f37);
    night.water = QColor(0x2a5069);
    night.shallow = QColor(0x3d6273);
    night.bank = QColor(0x9fb0a6);
    night.outline = QColor(0x0e0d0b);
    night.shadow = QColor(0, 0, 0, 110);
    night.iron = QColor(0x9a9ca3);
    night.opening = QColor(0x08080a);
    night.light = QColor(0xe8b85a);
    night.structure = QColor(0xffc2a8);
    night.mark = QColor(0xd985c0);
    return night;
}

} // namespace

const Inks& inks(bool dark)
{
    static const Inks day = dayInks();
    static const Inks night = nightInks();
    return dark ? night : day;
}

QColor moonlit(const QColor& colour)
{
    float hue = 0;
    float saturation = 0;
    float lightness = 0;
    float alpha = 1;
    colour.getHslF(&hue, &saturation, &lightness, &alpha);
    // Everything is dimmer and a little bluer, in the same order from dark to light.
    const QColor dim = QColor::fromHslF(std::max(hue, 0.F), saturation * 0.8F, 0.1F + 0.56F * lightness, alpha);
    QColor result = mixed(dim, QColor(0x2b3550), 0.16);
    result.setAlphaF(alpha);
    return result;
}

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto part = [share](int x, int y) { return static_cast<int>(x + (y - x) * share + 0.5); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()), part(a.alpha(), b.alpha())};
}

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace merlon::editor::art

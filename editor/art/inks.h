#pragma once

#include <QColor>

namespace merlon::editor::art
{

/// The colours of a map, by day or by moonlight.
struct Inks
{
    bool dark = false;
    QColor margin; ///< beyond the map
    QColor paper;  ///< the sheet, and halos around writing
    QColor ink;    ///< writing and lines on the bare ground
    QColor faint;  ///< grid, with its alpha
    QColor earth;
    QColor water;
    QColor shallow; ///< along banks
    QColor bank;
    QColor wall;  ///< solid masonry
    QColor walk;  ///< rampart flagstones
    QColor plank; ///< tower floors
    QColor flag;  ///< keep floors
    QColor steps;
    QColor stone; ///< walls around buildings, parapets
    QColor stoneLit;
    QColor outline; ///< around things that stand up
    QColor shadow;  ///< with its alpha
    QColor wood;
    QColor woodDark;
    QColor iron;
    QColor opening; ///< the dark of a slit or of an open door
    QColor light;   ///< what falls in through it
    QColor soil;    ///< trench, embankment
    QColor structure;
    QColor mark; ///< things that the program does not know
};

const Inks& inks(bool dark);

/// A colour of something that stands on the map, as it looks by moonlight.
QColor moonlit(const QColor& colour);
QColor mixed(const QColor& a, const QColor& b, double share);
QColor withAlpha(QColor colour, double alpha);

} // namespace merlon::editor::art

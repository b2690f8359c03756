#pragma once

#include <QColor>

#include <cstdint>
#include <string>

namespace merlon::editor::art
{

/// How what lies along hexes, or over them, is drawn; by the name that its palette gives for it (track, footpath,
/// paving, stakes; thatch, tiles, slates).
enum class Drawn : std::uint8_t
{
    Symbol, ///< by a symbol that is named as it is
    Track,
    Footpath,
    Paving,
    Stakes,
    Thatch,
    Tiles,
    Slates
};

struct ThingLook
{
    std::string kind;
    Drawn drawn = Drawn::Symbol;
    QColor colour;
    double width = 0; ///< in units

    bool course() const { return drawn >= Drawn::Track && drawn <= Drawn::Stakes; }
    bool road() const { return drawn >= Drawn::Track && drawn <= Drawn::Paving; }
    bool roof() const { return drawn >= Drawn::Thatch; }
};

} // namespace merlon::editor::art

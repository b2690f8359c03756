#pragma once

#include "core/piccole/field/standing.h"

/// Recoils with their pushes, and flights. Sections 13 and 14.
namespace merlon::piccole
{

/// What destroys it on its way back.
enum class Doom : std::uint8_t
{
    None,
    Enemy, ///< is in the way
    Touch, ///< an enemy at its rear
    Impassable,
    Friends, ///< that it can neither push nor pass
    Edge     ///< of the table
};
struct Pushed
{
    const Element* who = nullptr;
    Stand end;
    bool off = false; ///< over the edge
};
struct Back
{
    Doom doom = Doom::None;
    Stand end;
    double way = 0;
    std::vector<Pushed> pushed;
    std::vector<const Element*> passed;
    std::vector<const Element*> chained; ///< that would have been pushed and cannot be: they keep it from going
};
Back backOf(const Standing& standing, const Element& one);

/// A way to run after the about-turn.
struct Run
{
    int angle = 0; ///< tenths of a degree off the straight way, clockwise
    double way = 0;
    Stand end;
    bool whole = false;
    bool atEnemy = false;
    bool drowns = false;
    bool off = false;
};
struct Flight
{
    Stand about; ///< where it has turned
    double rest = 0;
    std::vector<Run> runs; ///< the owner's choice; none: it cannot move on
};
/// After a recoil that ended so, from where it stood at first.
Flight flightOf(const Standing& standing, const Element& one, const Back& back, double whole, bool avoidsDifficult);

} // namespace merlon::piccole

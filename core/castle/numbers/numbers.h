#pragma once

#include "core/castle/ground/things.h"
#include "core/castle/numbers/fire_table.h"
#include "core/castle/numbers/shot_table.h"

#include <memory>

/// The numbers and tables of a battle, from the ruleset of a system.
namespace merlon::castle
{

/// Siege tower and ram.
struct MachineNumbers
{
    int movement = 0;      ///< points of a turn (siege.2.41a)
    int ramPoints = 0;     ///< siege.4.32b
    int ramTurns = 0;      ///< from die to die (siege.4.32c)
    int ballistaTurns = 0; ///< from shot to shot (siege.3.41a)
    int mantlet = 0;       ///< points fewer of one who pushes it (siege.5.21a)
};

struct Modifiers
{
    int shortRange = 0;
    int mediumRange = 0;
    int longRange = 0;
    int woundedShooter = 0;
    std::vector<std::string> woundedWeapons; ///< weapons that the wounded modifier holds for
    int knightOnFoot = 0;
};

/// siege.1.91a, 1.92a, 1.94b
struct LadderNumbers
{
    int carried = 0; ///< points fewer of those who carry one
    int shifted = 0; ///< points of each who shifts one
    int falls = 0;   ///< the highest die by which it falls
};

/// What is asked of melee besides its column and its die.
struct MeleeNumbers
{
    std::map<std::string, Influence, std::less<>> influences; ///< by terrain, or by what lies on it
    std::vector<std::string> lost; ///< places whose symbol one edition has lost: siege.ruling.lost-glyphs
    std::string lostIn;            ///< that edition
    std::map<std::string, std::string, std::less<>> readBy; ///< places whose symbol a ruling gives: which
    int animalDefence = 1;
    int advanceFoot = 2; ///< hexes, where hexes are counted (siege.1.73b)
    int advanceMounted = 3;

    std::map<std::string, Influence, std::less<>> defending; ///< of one who is attacked there, where it differs

    /// Neutral where no row says otherwise.
    Influence influenceOf(std::string_view place, bool defends = false) const;
};

struct Numbers
{
    std::shared_ptr<const Terrains> terrains;
    std::vector<Weapon> weapons;
    Modifiers modifiers;
    Radius radius;
    ShotTable shotsFoot;
    ShotTable shotsMounted;
    std::vector<ShotResult> footResults;
    std::vector<ShotResult> mountedResults;
    MeleeNumbers melee;
    LadderNumbers ladder;
    FireTable fire;
    MachineNumbers machines;
    std::vector<std::string> animals;       ///< classes that are animals
    std::vector<std::string> draught;       ///< those that draw carts and are not ridden
    std::vector<std::string> stoneThrowers; ///< classes that are engines and no characters

    const Weapon* findWeapon(std::string_view id) const;
};

} // namespace merlon::castle

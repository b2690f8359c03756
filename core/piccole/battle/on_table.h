#pragma once

#include "core/piccole/battle/battle.h"
#include "core/piccole/field/pairs.h"
#include "core/piccole/field/sight.h"

/// Combats of elements that stand on a table, and what each has earned in them. Sections 9, 10 and 12.
namespace merlon::piccole
{

play::Verdict judgeOnTable(const Data&, const State&, const play::Begun<Melee>&, play::Verdict, play::Tray&);
play::Verdict judgeOnTable(const Data&, const State&, const play::Begun<Shoot>&, play::Verdict, play::Tray&);

/// A shot is named before any is rolled.
struct Declare
{
    ElementId who;
    ElementId at;
};
/// All shots of a side are named.
struct ShotsNamed
{
};
struct Aims
{
    ElementId who;
    ElementId at;
};
struct ShotsDone
{
    int sides = 1; ///< that have named theirs
};
/// They have fought in this step.
struct Fought
{
    ElementId who;
    ElementId at;
    bool flank = false; ///< on a flank or the rear only
};
/// What an element has earned and not suffered yet: the worst of all.
struct Earned
{
    ElementId who;
    Fate fate = Fate::Recoils;
};

play::Verdict judge(const Data&, const State&, const play::Begun<Declare>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<ShotsNamed>&, play::Tray&);
void carry(const Data&, State&, const Aims&);
void carry(const Data&, State&, const ShotsDone&);
void carry(const Data&, State&, const Fought&);
void carry(const Data&, State&, const Earned&);

/// Says what of a fighter is measured, each as the referee holds it.
Fighter fighterOf(const Standing& standing, const Element& one, play::Verdict& verdict);
/// What the loser has earned, with his supporters and the participants of his side.
void addEarned(const Standing& standing, const Element& loser, const Element& winner, Fate fate, bool isSupported,
               play::Verdict& verdict);
/// Whether it may shoot at that one, and why not.
void judgeShot(const Standing& standing, const Element& who, const Element& target, play::Verdict& verdict);

std::vector<RuleId> rulesOfTable();

} // namespace merlon::piccole

#pragma once

#include "core/play/rule_row.h"
#include "core/play/system.h"
#include "core/siege/crowd.h"
#include "core/siege/flight.h"
#include "core/siege/steps.h"

/// The flights of panic and rout, an optional rule of SIEGE: which ways there are.
namespace merlon::siege
{

/// One who flees, and what is around him.
class Escape
{
public:
    Escape(const Position& now, const Body& who);

    /// As far as he has gone, from where he stands.
    struct Way
    {
        std::vector<Hex> path;
        int left = 0; ///< hexes in panic, movement points in rout
    };
    /// How good a step is; the lower ones are taken only where no way is better.
    enum class Grade : std::uint8_t
    {
        Away,
        Level,
        Any
    };

    Way start() const;
    Way after(const Way& way, Hex to) const;
    /// The next hexes on ways that lead to an end; one off the map ends it there.
    std::vector<Hex> onward(const Way& way) const;
    /// Whether he may stop there: three hexes on, or with no point that takes him farther.
    bool mayEnd(const Way& way) const;
    /// Hexes on which he may end, and those from which he may leave the map, each with a way.
    std::vector<Flight> flights() const;

    const Position& now() const { return now_; }
    const Body& who() const { return who_; }
    bool rout() const { return who_.state->nerve == Nerve::Rout; }
    bool onMap(Hex hex) const { return now_.ground().contains(hex); }
    bool visited(const Way& way, Hex to) const;
    /// The hex where he is, once more: to the other level of the siege tower there. It is no step to another hex.
    bool isClimb(const Way& way, Hex to) const { return to == way.path.back(); }
    bool hasLevels(Hex hex) const;
    /// Movement would refuse it, whoever stands there, or the base of a mantlet lies between (5.24b).
    bool isClosed(const Way& way, Hex to) const;
    bool isAcrossABase(const Way& way, Hex to) const;
    /// Where he is at the end of that way: on top of the equipment there, or not.
    bool aloft(const Way& way) const { return endsAloft(now_, who_, way.path); }
    /// On top of it after that step.
    bool lands(const Way& way, Hex to) const;
    bool isHeld(const Way& way, Hex to) const;
    /// 2c: beside an enemy who could attack there, on that level.
    bool isThreatened(Hex hex, bool aloft) const;
    /// An enemy beside that hex where none of them could attack it; null: none is, or one could.
    const Counter* idlerBeside(Hex hex, bool aloft) const;
    /// 1: farther from the enemy, or nearer to the way out; 0: neither; -1: the other way.
    int gain(Hex from, Hex to) const;
    int costOf(const Way& way, Hex to) const;
    /// 2b: a besieger within the castle, to whom a way out is open.
    bool headsOut(Hex from) const;

private:
    static constexpr int mostTried = 20'000; ///< steps that are looked at, in a crowd of friends

    int wayOut(Hex hex) const;
    bool couldAttack(const Counter& enemy, Hex hex, bool aloft) const;
    std::vector<const Counter*> enemiesBeside(Hex hex) const;
    bool mayStep(const Way& way, Hex to) const;
    Stride strideTo(const Way& way, Hex to) const;
    bool isTaken(Hex hex, bool aloft) const;
    bool isFree(const Way& way) const;
    std::vector<Hex> stepsOf(const Way& way, Grade grade) const;
    bool leadsOn(const Way& way, Grade grade) const;
    bool mayClimb(const Way& way) const;
    void keepFarthest(const Way& way, Grade grade, std::vector<Hex>& hexes) const;
    void findWaysOut();

    const Position& now_;
    Body who_;
    Crowd crowd_;
    std::vector<int> out_;     ///< steps to the nearest way out, by Ground slot; empty where none is sought
    Grade grade_ = Grade::Any; ///< of a flight in panic: the best that has a way
    mutable int tries_ = mostTried;
};

play::Verdict judge(const Position& now, const play::Begun<Flee>& order, play::Tray& tray);
play::Marks couldInFlight(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfFlight();

} // namespace merlon::siege

#pragma once

#include "core/centuria/numbers/wishes.h"
#include "core/centuria/rounds/rounds.h"
#include "core/play/system.h"

/// Slips: what a player keeps secret until it takes effect. Section 6.
namespace merlon::centuria
{

/// What stands on them.
struct VanguardSlip
{
    std::string unit;
};
struct EdgeSlip
{
    Edge edge = Edge::West;
    std::optional<std::string> unit; ///< of one each
};
struct AmbushSlip
{
    std::string element;
    std::optional<std::string> unit; ///< of one each
};
/// A unit gives up its trait, and is deployed with the others.
struct RenounceSlip
{
    std::string unit;
    Trait trait = Trait::Ambush;
};
struct ChangeSlip
{
    Change change = Change::None;
    std::optional<std::string> element;
};

/// A slip is handed to the desk: sealed at once.
template <class T>
struct Write
{
    TableId table;
    PlayerId player;
    int number = 0; ///< of the table's slips of this round
    play::Sealed<T> slip;
};
/// His list lets him change scenery, or it does not.
struct WriteChange
{
    TableId table;
    PlayerId player;
    bool granted = false;
    int number = 0;
    play::Sealed<ChangeSlip> slip;
};
/// It takes effect.
template <class T>
struct Open
{
    SlipId slip;
    bool due = false;
    T content;
    std::string salt;
};
/// What an element of scenery is.
using ElementKind = play::OneOf<"piece", "placed", "fixed", "scenario">;
/// The two slips about scenery at once.
struct OpenChanges
{
    TableId table;
    std::optional<bool> alone;       ///< the other player changes nothing: asked where there is one slip
    PlayerId begins;                 ///< who set the first element
    std::optional<ChangeSlip> first; ///< of the player named first at the table
    std::optional<std::string> firstSalt;
    std::optional<ElementKind> firstPiece;
    std::optional<ChangeSlip> second;
    std::optional<std::string> secondSalt;
    std::optional<ElementKind> secondPiece;
};

struct SlipWritten
{
    TableId table;
    PlayerId player;
    int number = 0;
    SlipKind kind = SlipKind::Vanguard;
    std::string hash;
};
struct SlipOpened
{
    SlipId slip;
    std::optional<std::string> unit;
    std::optional<Edge> edge;
    std::optional<Trait> trait;
    std::optional<std::string> element;
    std::optional<Change> change;
    std::optional<Fate> fate;
};

using WriteVanguard = Write<VanguardSlip>;
using WriteEdge = Write<EdgeSlip>;
using WriteAmbush = Write<AmbushSlip>;
using WriteRenounce = Write<RenounceSlip>;
using OpenVanguard = Open<VanguardSlip>;
using OpenEdge = Open<EdgeSlip>;
using OpenAmbush = Open<AmbushSlip>;
using OpenRenounce = Open<RenounceSlip>;

play::Verdict judge(const Data&, const State&, const play::Begun<WriteVanguard>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<WriteEdge>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<WriteAmbush>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<WriteRenounce>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<WriteChange>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<OpenVanguard>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<OpenEdge>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<OpenAmbush>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<OpenRenounce>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<OpenChanges>&, play::Tray&);
void carry(const Data&, State&, const SlipWritten&);
void carry(const Data&, State&, const SlipOpened&);

/// The first number that no slip of that table has.
int nextNumber(const State& state, const TableId& table);
/// Slips that nobody has opened.
void addSealed(std::vector<play::Owed>& out, const State& state);
std::vector<play::Thing> slipThings(const State& state);
/// The kind of order that opens it.
std::string_view openingOf(SlipKind kind);
play::Sheet slipsOf(const State& state);

std::vector<RuleId> rulesOfSlips();

/// A row of that sheet.
struct SlipRow
{
    int round = 0;
    TableId table;
    int number = 0;
    PlayerId player;
    SlipKind kind = SlipKind::Vanguard;
    bool opened = false;
    std::optional<std::string> unit;
    std::optional<Edge> edge;
    std::optional<Trait> trait;
    std::optional<std::string> element;
    std::optional<Change> change;
    std::optional<Fate> fate;
    std::string seal;
};

} // namespace merlon::centuria

#pragma once

#include "core/castle/numbers/influence.h"
#include "core/castle/numbers/names.h"
#include "core/play/one_of.h"

/// What the editions of SIEGE print differently and the rules ask.
namespace merlon::siege
{

/// By the keys of the catalogue's differences. The ruleset has a value of each for every edition, a scenario may take
/// one from another edition as a house rule, and rules read what is played. One more is a field here, told to the
/// Shape, and its value in the ruleset.
struct Differences
{
    play::OneOf<"line-blocker", "living", "standing"> lineBlocker; ///< siege.1.42b: who stands in the way of a line
    castle::Cover overCover = castle::Cover::Light; ///< siege.1.42c: most cover of a target shot at over others
    bool stunnedPassable = false;                   ///< siege.1.61a: a stunned enemy's hex may be passed through
    castle::Influence embankment = castle::Influence::Worse; ///< siege.3.1d, in melee
    play::OneOf<"advance-trigger", "retreat-or-death", "retreat-stun-or-death">
        advanceTrigger; ///< siege.1.73a: after what one may advance
    play::OneOf<"advance-first-hex", "vacated-or-dead", "vacated-dead-or-stunned">
        advanceFirstHex;                                                       ///< siege.1.73c: where an advance begins
    play::OneOf<"advance-distance", "half-movement", "hexes"> advanceDistance; ///< siege.1.73b: how far it goes
    play::OneOf<"bombard-list", "listed", "sheet"> bombardList;                ///< siege.4.21h: what may be bombarded
    play::OneOf<"healing-morning", "returns", "may-return"> healingMorning; ///< siege.5.4b: what becomes of the healed
    play::OneOf<"fascine-renewal", "evening", "before-assault">
        fascineRenewal; ///< siege.2.2c: when filled moats are taken off
    play::OneOf<"rubble-placing", "demolished", "damaged">
        rubblePlacing; ///< siege.2.31b: where rubble is put, by the text
    play::OneOf<"ram-delay", "one-turn-late", "next-turn">
        ramDelay; ///< siege.4.34a: when an interrupted ram strikes again
    play::OneOf<"captured-horse", "knights", "riders"> capturedHorse; ///< siege.3.33c: who may mount a captured horse
    play::OneOf<"wounded-dismount", "may", "may-not">
        woundedDismount; ///< siege.3.33e: whether a wounded rider may dismount
    play::OneOf<"ballista-crew", "three-turns", "when-shooting">
        ballistaCrew; ///< siege.3.41b: when a ballista has a crew
    play::OneOf<"light-what", "engine-or-tent", "tower-or-tent">
        lightWhat;                                                 ///< siege.3.51a: what may be set alight by hand
    play::OneOf<"oil-lower", "lower", "adjacent"> oilLower;        ///< siege.5.32a: where oil may be poured
    play::OneOf<"oil-top", "hex", "tower"> oilTop;                 ///< siege.5.32c: who leaves the top of a tower
    play::OneOf<"cart-animal", "draught", "any-horse"> cartAnimal; ///< siege.5.11a: what may draw a cart
    play::OneOf<"panic-away", "away", "farthest"> panicAway;       ///< siege.panic.2a: which way one flees
    play::OneOf<"panic-extra", "panic", "panic-or-rout">
        panicExtra;   ///< siege.panic.1d: what its owner may let happen to more than the die asks for
    int panicEnd = 6; ///< siege.panic.2h: least distance of the nearest enemy
};

struct Edition
{
    std::string id; ///< french, spanish
    Differences says;
    std::vector<int> errorTwice{}; ///< faces that its error table gives twice (siege.ruling.es-error-seven)
};
using EditionName = play::Term<Edition>;

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr std::string_view setOf<siege::Edition> = "edition";

} // namespace merlon::play

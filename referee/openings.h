#pragma once

#include "core/play/system.h"

#include <QString>

#include <vector>

namespace merlon::referee
{

class RefereeSession;

/// An order that something on the board could begin now.
struct Opening
{
    play::Record begun;
    QString name;
    bool legal = true;
    QString why{}; ///< not, in words; empty where the reasons differ
};

/// Of a thing and of the hex where it stands, or of a hex and of who stands there; none twice.
std::vector<Opening> openingsOf(const RefereeSession& session, const play::Value& picked);
/// What such an order begins with: a thing or a hex; none: a word, or nothing yet.
const play::Value* beginnerOf(const play::Kind& kind, const play::Record& order);

} // namespace merlon::referee

#pragma once

#include "core/play/system.h"

#include <QString>

#include <vector>

namespace merlon::referee
{

class RefereeSession;

/// Something that must be seen to before the game goes on.
struct Lack
{
    QString says;
    play::Record begun{}; ///< the order that sees to it, as far as it is known; of no kind: one of the thing's
    play::List things{};  ///< what it is about
    std::optional<play::Moment> after{}; ///< not before that minute is past

    friend bool operator==(const Lack&, const Lack&) = default;
};
/// What begins the next part of a game, and what is missing before it.
struct NextPart
{
    play::Record order{}; ///< of no kind: there is no next part
    QString name{};
    QString says{}; ///< that it can be given, or why it cannot
    bool open = false;
    std::vector<Lack> lacks{};
};

NextPart nextPartOf(const RefereeSession& session);

} // namespace merlon::referee

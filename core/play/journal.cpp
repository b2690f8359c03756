#include "core/play/journal.h"

namespace merlon::play
{

Said saidOf(const Verdict& verdict)
{
    Said said;
    said.legal = verdict.legal;
    said.rules.reserve(verdict.reasons.size());
    for (const Reason& reason : verdict.reasons)
        said.rules.emplace_back(reason.phrase.rule.id);
    if (const Fact* result = find(verdict.facts, "result"))
        said.result = plain(result->value);
    return said;
}

std::uint64_t diceRolled(const Journal& journal)
{
    std::uint64_t count = 0;
    const auto add = [&](const Dice& dice)
    { count += static_cast<std::uint64_t>(std::ranges::count(dice, Source::Rolled, &Die::source)); };
    for (const Entry& entry : journal.entries)
        if (const auto* played = std::get_if<Played>(&entry.what))
            add(played->given.dice);
        else if (const auto* amended = std::get_if<Amended>(&entry.what); amended != nullptr && amended->dice)
            add(*amended->dice);
    return count;
}

} // namespace merlon::play

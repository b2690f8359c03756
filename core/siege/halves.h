#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// The two halves of a horse on its way (siege.ruling.two-hex). A path begins where the front half stands.
namespace merlon::siege
{

/// Whether a horse goes that way backwards: over the hex of its rear half, which then leads.
bool backs(const Body& who, const std::vector<Hex>& path);
/// Where a horse's rear half is at the end of a path: where its front half was a step before; of one that backs,
/// straight on. None on foot.
std::optional<Hex> rearEndOf(const Body& who, const std::vector<Hex>& path);
/// Of the hexes beside the front half, one of the three before it: those that do not touch the rear half.
bool isAhead(Hex rear, Hex to);

/// The next step of the front half, after those before it.
struct Lead
{
    const Position& now;
    const Body& who;
    const std::vector<Hex>& path;
    Hex to;
    bool retreat = false;
};
void judgeHalves(play::Verdict& verdict, const Lead& lead);
bool mayLead(const Lead& lead);
/// Whether the front half may go there and the rear half follow it.
bool mayFollow(const Position& now, Hex rear, Hex to);

RuleId ruleOfHalves();

} // namespace merlon::siege

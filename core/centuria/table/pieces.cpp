#include "core/centuria/table/orders.h"

#include "centuria-table_rules.h"

#include <algorithm>

/// Whether the table has what its scenario needs.
namespace merlon::centuria::setup
{
namespace
{

using play::Findings;
using play::note;
using play::refusal;

bool isNear(int tenths, double mm)
{
    return tabletop::tolerated(tenths / 10.0 - mm);
}

/// A straight course of that kind from edge to edge through the middle, wide enough.
bool hasCourse(const Data& data, std::string_view kind, bool northwards)
{
    const Numbers& all = *data.numbers;
    const double middle = (northwards ? all.width : all.depth) / 2.0;
    const double length = northwards ? all.depth : all.width;
    const auto fits = [&](const map::Course& course)
    {
        if (course.kind != kind || course.points.size() < 2)
            return false;
        const auto across = [&](const TablePoint& point) { return northwards ? point.x : point.y; };
        const auto along = [&](const TablePoint& point) { return northwards ? point.y : point.x; };
        const int from = along(course.points.front());
        const int to = along(course.points.back());
        return std::ranges::all_of(course.points,
                                   [&](const TablePoint& point) { return isNear(across(point), middle); }) &&
               isNear(std::min(from, to), 0) && isNear(std::max(from, to), length) &&
               !isLess(course.width / 10.0, all.pieceWidth);
    };
    return data.table && std::ranges::any_of(data.table->courses, fits);
}

/// Whether a short course of that kind has its middle there; `side` is its length and width, 0: any.
bool hasPieceAt(const Data& data, std::string_view kind, Vec middle, double side)
{
    const auto fits = [&](const map::Course& course)
    {
        const Vec from = tabletop::placeOf(course.points.front());
        const Vec to = tabletop::placeOf(course.points.back());
        const bool large = side == 0 || (tabletop::tolerated(length(to - from) - side) && isNear(course.width, side));
        return course.kind == kind && large && tabletop::tolerated(length(0.5 * (from + to) - middle));
    };
    return data.table && std::ranges::any_of(data.table->courses, fits);
}

Findings either(bool there, const Phrase& is, const Phrase& isNot)
{
    return there ? note(is) : refusal(isNot);
}

Findings hasItsPieces(const Data& data)
{
    const Vec middle{data.numbers->width / 2.0, data.numbers->depth / 2.0};
    switch (data.battle)
    {
    case Battle::Avanguardie:
        return note(says::centuria_scenario_avanguardie_scenery_none);
    case Battle::Breccia:
        return note(says::centuria_scenario_breccia_scenery_none);
    case Battle::Imboscata:
        return either(hasCourse(data, "road", true), says::centuria_scenario_imboscata_scenery_lies,
                      says::centuria_scenario_imboscata_scenery_other);
    case Battle::Ponte:
        return either(hasCourse(data, "river", true) && hasPieceAt(data, "bridge", middle, 0),
                      says::centuria_scenario_ponte_scenery_lies, says::centuria_scenario_ponte_scenery_other);
    case Battle::Rifornimenti:
        return either(hasCourse(data, "road", false), says::centuria_scenario_rifornimenti_scenery_lies,
                      says::centuria_scenario_rifornimenti_scenery_other);
    default:
        return {};
    }
}

Findings hasItsCrates(const Data& data)
{
    if (data.battle != Battle::Rifornimenti)
        return {};
    const bool all = std::ranges::all_of(
        data.numbers->crates,
        [&](int x) {
            return hasPieceAt(data, "crate", {double(x), data.numbers->depth / 2.0}, data.numbers->crate);
        });
    return either(all, says::centuria_scenario_rifornimenti_crate_base_lie,
                  says::centuria_scenario_rifornimenti_crate_base_other);
}

bool isAnotherTable(const Data& data)
{
    return data.table &&
           !(isNear(data.table->width, data.numbers->width) && isNear(data.table->depth, data.numbers->depth));
}

Findings hasFixedElements(const Data& data)
{
    const int count = static_cast<int>(data.fixed.size());
    if (count == 0)
        return {};
    const int most = data.numbers->fixed;
    return {count > most ? refusal(says::centuria_setup_fixed_many, {{"count", count}, {"most", most}})
                         : note(says::centuria_setup_fixed_set, {{"count", count}})};
}

constexpr play::Rule<Data> pieceRules[] = {
    {refusal, says::centuria_scenario_table_other, isAnotherTable},
    {play::several, hasItsPieces},
    {rule::centuria_scenario_rifornimenti_crate_base, hasItsCrates},
    {rule::centuria_setup_fixed, hasFixedElements},
};

} // namespace

void sayPieces(const Data& data, Verdict& verdict)
{
    play::weigh(pieceRules, data, verdict);
}

std::vector<RuleId> rulesOfPieces()
{
    std::vector<RuleId> ids{rule::centuria_setup_quadrant_free,      rule::centuria_scenario_avanguardie_scenery,
                            rule::centuria_scenario_breccia_scenery, rule::centuria_scenario_imboscata_scenery,
                            rule::centuria_scenario_ponte_scenery,   rule::centuria_scenario_rifornimenti_scenery};
    play::addIds(ids, pieceRules);
    return ids;
}

} // namespace merlon::centuria::setup

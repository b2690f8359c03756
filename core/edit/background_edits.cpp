#include "core/edit/background_edits.h"

#include "core/edit/map_value.h"
#include "core/map/placement.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"
#include "tell.h"

namespace merlon::edit
{
namespace
{

yaml::Message sentenceOf(const std::optional<map::Background>& was, const std::optional<map::Background>& is)
{
    if (!is)
        return tell::edit_scan_remove{};
    if (!was || was->image != is->image)
        return tell::edit_scan_lay{};
    return tell::edit_scan_change{};
}

} // namespace

Made withBackground(const Desk& desk, std::optional<map::Background> background)
{
    const Value& value = desk.mapValue();
    map::HexMap head = headOf(value);
    if (background)
        if (const yaml::Message problem = yaml::pathProblem(background->image); problem.sentence != nullptr)
            return tl::unexpected(tell::refused_scan{.name = yaml::quote(background->image), .why = problem}.message());
    if (background && head.background)
        background->extras = head.background->extras;
    Edit edit;
    if (background == head.background)
        return edit;
    edit.says = sentenceOf(head.background, background);
    head.background = std::move(background);
    Patch patch;
    putHead(value, patch, std::move(head));
    edit.parts.emplace(desk.map, std::move(patch));
    return completed(desk, std::move(edit));
}

void keepBackgroundInPlace(const Value& before, const Value& after, Patch& patch)
{
    const auto& scan = headOf(before).background;
    if (!scan || headOf(after).background != scan || before.grid.first == after.grid.first)
        return; // or it was moved already
    map::HexMap head = headOf(after);
    map::Placement placement = map::placementOf(*scan, before.grid.orientation);
    placement.origin = map::pixelOf(placement, hex::centreOf(before.grid, after.grid.first));
    map::place(*head.background, placement, before.grid.orientation);
    putHead(after, patch, std::move(head));
}

} // namespace merlon::edit

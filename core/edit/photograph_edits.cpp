#include "core/edit/photograph_edits.h"

#include "core/edit/table_value.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"
#include "tell.h"

namespace merlon::edit
{
namespace
{

yaml::Message saysOfPhotograph(const std::optional<map::Photograph>& was, const std::optional<map::Photograph>& is)
{
    if (!is)
        return tell::edit_photograph_remove{};
    if (!was || was->image != is->image)
        return tell::edit_photograph_lay{};
    return tell::edit_photograph_change{};
}

} // namespace

std::optional<yaml::Message> refusalOf(const std::array<map::Pixel, 4>& corners)
{
    switch (map::faultOf(corners))
    {
    case map::CornersFault::None:
        break;
    case map::CornersFault::Line:
        return tell::refused_photograph_line{}.message();
    case map::CornersFault::Order:
        return tell::refused_photograph_order{}.message();
    }
    return {};
}

Made withPhotograph(const Desk& desk, std::optional<map::Photograph> photograph)
{
    const Value& value = desk.values.at(desk.table);
    map::TableMap head = *tableHeadOf(value);
    if (photograph)
    {
        if (const yaml::Message problem = yaml::pathProblem(photograph->image); problem.sentence != nullptr)
            return tl::unexpected(
                tell::refused_photograph{.name = yaml::quote(photograph->image), .why = problem}.message());
        if (auto why = refusalOf(photograph->corners))
            return tl::unexpected(std::move(*why));
        if (head.background)
            photograph->extras = head.background->extras;
    }
    Edit edit;
    if (photograph == head.background)
        return edit;
    edit.says = saysOfPhotograph(head.background, photograph);
    edit.on = desk.state;
    head.background = std::move(photograph);
    Patch patch;
    putHead(value, patch, std::move(head));
    edit.parts.emplace(desk.table, std::move(patch));
    return edit;
}

} // namespace merlon::edit

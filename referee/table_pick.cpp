#include "referee/table_pick.h"

#include "core/tabletop/facing.h"
#include "referee/asked_order.h"
#include "referee/openings.h"
#include "referee/order_page.h"
#include "referee/referee_session.h"

#include <algorithm>
#include <cmath>

namespace merlon::referee
{
namespace
{

constexpr double snapsWithin = 120; ///< tenths of a millimetre; a degree off weighs as much as 0.4 mm
constexpr double perTenthOfADegree = 0.4;

double between(const play::Pose& a, const play::Pose& b)
{
    return std::hypot(a.x - b.x, a.y - b.y) + perTenthOfADegree * tabletop::angleBetween(a.facing, b.facing);
}

const play::Field* poseFieldOf(const play::Kind& kind)
{
    const auto at = std::ranges::find(kind.fields, play::Sort::Pose, &play::Field::sort);
    return at == kind.fields.end() ? nullptr : &*at;
}

} // namespace

bool TablePick::wantsGround() const
{
    const play::Kind* kind = order_.kind();
    const play::Field* field = kind != nullptr ? play::find(*kind, page_.asked()) : nullptr;
    return field != nullptr && (field->sort == play::Sort::Point || field->sort == play::Sort::Pose);
}

/// The one that is asked for, or the last that was given.
const play::Field* TablePick::poseField() const
{
    const play::Kind* kind = order_.kind();
    if (kind == nullptr || session_.draft() == nullptr)
        return nullptr;
    if (const play::Field* asked = play::find(*kind, page_.asked());
        asked != nullptr && asked->sort == play::Sort::Pose)
        return asked;
    const play::Field* last = nullptr;
    for (const play::Field& field : kind->fields)
        if (field.sort == play::Sort::Pose && play::find(order_.record().fields, field.key) != nullptr)
            last = &field;
    return last;
}

std::optional<play::Pose> TablePick::poseIn(const play::Field& field) const
{
    const play::Value* value = play::find(order_.record().fields, field.key);
    if (const auto* list = value != nullptr ? std::get_if<play::List>(value) : nullptr)
        value = list->empty() ? nullptr : &list->back();
    const auto* pose = value != nullptr ? std::get_if<play::Pose>(value) : nullptr;
    return pose != nullptr ? std::optional(*pose) : std::nullopt;
}

/// Of who begins the order; null: he is not on the table.
const play::Piece* TablePick::pieceOf(const std::optional<play::Scene>& scene) const
{
    const play::Kind* kind = order_.kind();
    const play::Value* beginner = kind != nullptr ? beginnerOf(*kind, order_.record()) : nullptr;
    const auto* who = beginner != nullptr ? std::get_if<play::Ref>(beginner) : nullptr;
    if (who == nullptr || !scene)
        return nullptr;
    const auto at = std::ranges::find(scene->pieces, *who, &play::Piece::thing);
    return at == scene->pieces.end() || !at->footprint ? nullptr : &*at;
}

std::optional<TablePick::Held> TablePick::held() const
{
    const play::Field* field = poseField();
    if (field == nullptr)
        return {};
    const auto scene = play::sceneOf(session_.game());
    const play::Piece* piece = pieceOf(scene);
    const int depth = piece != nullptr ? piece->footprint->depth : play::Footprint().depth;
    if (const auto pose = poseIn(*field))
        return Held{*pose, depth};
    return piece != nullptr ? std::optional(Held{piece->footprint->pose, depth}) : std::nullopt;
}

void TablePick::point(const std::vector<play::Ref>& there, play::TablePoint at, std::optional<int> facing)
{
    if (!session_.isOpen())
        return;
    const auto now = held();
    if (facing && now && now->pose.x == at.x && now->pose.y == at.y)
        return set({at.x, at.y, *facing});
    std::vector<play::Value> marks(there.begin(), there.end());
    page_.pickAt(marks,
                 [&](const play::Field& field) -> std::optional<play::Value>
                 {
                     if (field.sort == play::Sort::Point)
                         return at;
                     if (field.sort != play::Sort::Pose)
                         return {};
                     return play::Pose{at.x, at.y, facing.value_or(now ? now->pose.facing : 0)};
                 });
}

bool TablePick::beginWith(const play::Ref& who)
{
    const play::Kind* kind = order_.kind();
    const play::Value* beginner = kind != nullptr ? beginnerOf(*kind, order_.record()) : nullptr;
    if (beginner != nullptr && *beginner == play::Value(who) && poseFieldOf(*kind) != nullptr)
        return true;
    const play::System& system = *session_.setting()->system;
    const play::Record* refused = nullptr;
    const auto menu = system.menu(session_.game(), who, session_.allowance());
    for (const auto& [begun, verdict] : menu)
        if (poseFieldOf(*system.order(begun.kind)) != nullptr)
        {
            if (verdict.legal)
                return page_.lay(begun), true;
            if (refused == nullptr)
                refused = &begun;
        }
    if (refused != nullptr) // judged all the same: the reason is the answer
        page_.lay(*refused);
    return refused != nullptr;
}

/// Where the system offers places they draw the hand, the nearest one first.
play::Pose TablePick::snapped(const play::Pose& pose) const
{
    const play::Field* field = poseField();
    if (field == nullptr)
        return pose;
    play::Record begun = order_.record();
    std::erase_if(begun.fields, [&](const auto& one) { return one.first == field->key; });
    play::Pose nearest = pose;
    double least = snapsWithin;
    for (const play::Value& mark : session_.setting()->system->could(session_.game(), begun, *field).all)
        if (const auto* place = std::get_if<play::Pose>(&mark); place != nullptr && between(*place, pose) < least)
        {
            least = between(*place, pose);
            nearest = *place;
        }
    return nearest;
}

void TablePick::drag(const play::Ref& who, play::Pose to, bool loose)
{
    if (session_.isOpen() && beginWith(who))
        set(loose ? to : snapped(to));
}

void TablePick::set(const play::Pose& pose)
{
    const play::Kind* kind = order_.kind();
    const play::Field* field = poseField();
    if (field == nullptr && kind != nullptr && session_.draft() != nullptr)
        field = poseFieldOf(*kind);
    if (field == nullptr)
        return;
    play::Value value = pose;
    if (field->list)
    {
        const play::Value* now = play::find(order_.record().fields, field->key);
        play::List path = now != nullptr ? std::get<play::List>(*now) : play::List();
        if (!path.empty())
            path.pop_back();
        path.push_back(value);
        value = std::move(path);
    }
    page_.lay(play::with(order_.record(), *field, std::move(value)));
}

} // namespace merlon::referee

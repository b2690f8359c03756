#include "referee/field_picks.h"

#include "core/play/victory.h"
#include "referee/verdict_text.h"

#include <algorithm>

namespace merlon::referee
{
namespace
{

/// Names that two things share get their ids behind them.
void tellApart(std::vector<Pick>& picks)
{
    for (Pick& one : picks)
    {
        const auto shared = std::ranges::count(picks, one.name, &Pick::name) > 1;
        if (shared && !one.also.isEmpty()) //: one of several counters of that name: the name and the id
            one.also.prepend(FieldEditor::tr("%1 (%2)").arg(one.name, one.also.front()));
    }
    for (Pick& one : picks)
        if (!one.also.isEmpty() && one.also.front().startsWith(one.name + QStringLiteral(" (")))
            one.name = one.also.front();
}

/// The hexes that a thing takes, as the map prints them and as files name them.
QStringList placesOf(const VerdictText& text, const play::Scene& scene, const play::Ref& thing,
                     const play::Boards& boards)
{
    QStringList places;
    for (const play::Piece& piece : scene.pieces)
        for (const hex::Hex hex : piece.hexes)
            if (piece.thing == thing && play::hexBoard(boards))
                places << text.hex(hex) << QString::fromStdString(hex::name(play::hexBoard(boards)->layout, hex));
    return places;
}

} // namespace

std::vector<Pick> picksOf(const FieldView& view, const play::Field& field)
{
    const VerdictText text(view.game);
    std::vector<Pick> picks;
    if (field.sort != play::Sort::Thing || field.fresh)
    {
        const auto map = play::hexBoard(view.game.setting->boards);
        for (const play::Candidate& one : view.candidates.some)
        {
            picks.push_back({one.mark, text.value(one.mark), {}, !one.legal});
            if (const auto* hex = std::get_if<hex::Hex>(&one.mark); hex != nullptr && map) // as files call it too
                picks.back().also += QString::fromStdString(hex::name(map->layout, *hex));
        }
        return picks;
    }
    const auto things = play::thingsNamed(view.game, field.set);
    const auto scene = view.game.setting->system->scene(view.game, nullptr, nullptr);
    const auto add = [&](const play::Thing& thing, bool refused)
    {
        const play::Value ref = play::Ref{std::string(field.set), thing.id};
        Pick pick{ref, text.value(ref), {QString::fromStdString(thing.id)}, refused};
        if (scene)
            pick.also += placesOf(text, *scene, {std::string(field.set), thing.id}, view.game.setting->boards);
        picks.push_back(std::move(pick));
    };
    const auto isCandidate = [&](const play::Thing& thing)
    {
        const play::Value ref = play::Ref{std::string(field.set), thing.id};
        return std::ranges::count(view.candidates.some, ref, &play::Candidate::mark) > 0;
    };
    for (const play::Candidate& one : view.candidates.some)
        if (const auto* ref = std::get_if<play::Ref>(&one.mark))
            if (const auto at = std::ranges::find(things, ref->id, &play::Thing::id); at != things.end())
                add(*at, !one.legal);
    for (const play::Thing& thing : things)
        if (!isCandidate(thing))
            add(thing, false);
    tellApart(picks);
    return picks;
}

QString howToPick(const play::Field& field, bool onTable)
{
    switch (field.sort)
    {
    case play::Sort::Pose: //: what is typed in a field for a place on a measured table: two lengths and an angle
        return FieldEditor::tr("click, or west | south | degrees");
    case play::Sort::Point: //: what is typed in a field for a point of a measured table: two lengths
        return FieldEditor::tr("click, or west | south");
    case play::Sort::Thing:
        if (field.fresh)
            return {};
        if (onTable)
            return field.list ? FieldEditor::tr("names, or pick on the table")
                              : FieldEditor::tr("name, or pick on the table");
        return field.list ? FieldEditor::tr("names, or pick on the map") : FieldEditor::tr("name, or pick on the map");
    case play::Sort::Hex:
        return FieldEditor::tr("name, or pick on the map");
    default:
        return {};
    }
}

} // namespace merlon::referee

#include "app/window/sights.h"

#include "editor/hex_map_view.h"
#include "editor/table_view.h"
#include "editor/workspace.h"

#include <QJsonArray>

namespace merlon::app
{
namespace
{

QJsonArray toJson(hex::Hex hex)
{
    return {hex.q, hex.r};
}

hex::Hex hexFrom(const QJsonValue& json)
{
    return {json[0].toInt(), json[1].toInt()};
}

void recount(Sight& sight, hex::Hex by)
{
    if (sight.current)
        sight.current = *sight.current + by;
    for (hex::Hex& hex : sight.selected)
        hex = hex + by;
}

/// The file may have been read again meanwhile: only hexes that there are.
void mark(editor::HexMapView& view, const Sight& sight)
{
    if (view.hexModel() == nullptr)
        return;
    const hex::Layout& grid = view.hexModel()->document().map().layout;
    if (sight.current && grid.contains(*sight.current))
        view.selectionModel()->setCurrentIndex(view.hexModel()->indexOf(*sight.current), QItemSelectionModel::NoUpdate);
    if (!sight.selected.empty())
        view.select({grid, sight.selected});
}

} // namespace

QJsonObject Sight::toJson() const
{
    QJsonObject json{{"whole", whole}, {"scale", scale}, {"x", middle.x()}, {"y", middle.y()}};
    if (current)
        json.insert("current", app::toJson(*current));
    QJsonArray hexes;
    for (const hex::Hex hex : selected)
        hexes.append(app::toJson(hex));
    json.insert("selected", hexes);
    return json;
}

Sight Sight::from(const QJsonObject& json)
{
    Sight sight{
        json["whole"].toBool(true), json["scale"].toDouble(), {json["x"].toDouble(), json["y"].toDouble()}, {}, {}, {}};
    sight.whole = sight.whole || sight.scale <= 0;
    if (const QJsonValue current = json["current"]; current.isArray())
        sight.current = hexFrom(current);
    const QJsonArray hexes = json["selected"].toArray();
    for (const QJsonValue& hex : hexes)
        sight.selected.push_back(hexFrom(hex));
    return sight;
}

Sights::Sights(editor::HexMapView& view, editor::TableView& table) : view_(view), table_(table)
{
    later_.setSingleShot(true);
    later_.setInterval(0);
    connect(&later_, &QTimer::timeout, this,
            [this]
            {
                if (shownView().viewport()->size() != room_)
                    look(shown_);
            });
}

editor::PlaneView& Sights::shownView() const
{
    if (table_.tableModel() != nullptr)
        return table_;
    return view_;
}

void Sights::look(const Sight& sight) const
{
    editor::PlaneView& view = shownView();
    mark(view_, sight);
    if (table_.tableModel() != nullptr && !sight.things.empty())
        table_.select(sight.things);
    if (sight.whole)
        return view.zoomToFit();
    view.setScale(sight.scale, {});
    view.lookAt(sight.middle);
}

void Sights::leave(const editor::Workspace& shown)
{
    later_.stop();
    keep(shown, now());
}

void Sights::pass(const editor::Workspace& one, const editor::Workspace& other)
{
    keep(other, of(one));
}

/// While it is hidden its hexes may be counted anew: it was saved in another tab.
void Sights::keep(const editor::Workspace& hidden, const Sight& sight)
{
    const auto [place, isNew] = left_.insert_or_assign(&hidden, sight);
    if (!isNew)
        return;
    connect(&hidden, &QObject::destroyed, this, [this, key = place->first] { left_.erase(key); });
    connect(&hidden, &editor::Workspace::recounted, this,
            [this, key = place->first](hex::Hex by) { recount(left_.at(key), by); });
}

bool Sights::come(const editor::Workspace& shown)
{
    const auto found = left_.find(&shown);
    if (found == left_.end())
        set({});
    else
        show(found->second, shownView().viewport()->size());
    return found != left_.end();
}

void Sights::set(const Sight& sight)
{
    show(sight, {});
}

Sight Sights::now() const
{
    const editor::PlaneView& view = shownView();
    Sight sight{view.showsWhole(), view.scale(), view.seenPlane().center(), {}, {}, {}};
    if (view_.hexModel() != nullptr)
    {
        sight.current = view_.currentHex();
        sight.selected = view_.selectedHexes().hexes();
    }
    else if (table_.tableModel() != nullptr)
        sight.things = table_.selectedThings();
    else
        return {};
    return sight;
}

Sight Sights::of(const editor::Workspace& hidden) const
{
    const auto found = left_.find(&hidden);
    return found == left_.end() ? Sight() : found->second;
}

void Sights::show(const Sight& sight, QSize room)
{
    shown_ = sight;
    room_ = room;
    look(sight);
    later_.start();
}

} // namespace merlon::app

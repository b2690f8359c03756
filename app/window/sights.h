#pragma once

#include "core/edit/table_edits.h"
#include "core/hex/hex.h"

#include <QJsonObject>
#include <QObject>
#include <QPointF>
#include <QSize>
#include <QTimer>

#include <map>
#include <optional>
#include <vector>

namespace merlon::editor
{
class HexMapView;
class PlaneView;
class TableView;
class Workspace;
} // namespace merlon::editor

namespace merlon::app
{

/// What a view shows of a map or a table, and what is marked on it.
struct Sight
{
    bool whole = true; ///< all of the map, however large the view is
    double scale = 0;
    QPointF middle; ///< in units of the plane
    std::optional<hex::Hex> current;
    std::vector<hex::Hex> selected;
    std::vector<edit::TableThing> things{}; ///< that are selected on a measured table: as long as it is open

    QJsonObject toJson() const;
    /// The whole map where it says nothing.
    static Sight from(const QJsonObject& json);

    friend bool operator==(const Sight&, const Sight&) = default;
};

/// What the view showed of each of those that are open, and shows again when it comes back.
class Sights : public QObject
{
    Q_OBJECT

public:
    Sights(editor::HexMapView& view, editor::TableView& table);

    void leave(const editor::Workspace& shown);
    /// False when it is seen for the first time: then it is shown whole.
    bool come(const editor::Workspace& shown);
    /// What was left of the one is what comes of the other.
    void pass(const editor::Workspace& one, const editor::Workspace& other);
    /// Of what the view is on, and again once the panels have taken their room.
    void set(const Sight& sight);
    /// Of what the view is on.
    Sight now() const;
    /// As it was left; the whole of what was not seen yet.
    Sight of(const editor::Workspace& hidden) const;

private:
    void keep(const editor::Workspace& hidden, const Sight& sight);
    void show(const Sight& sight, QSize room);

    /// The one that shows something.
    editor::PlaneView& shownView() const;
    void look(const Sight& sight) const;

    editor::HexMapView& view_;
    editor::TableView& table_;
    std::map<const editor::Workspace*, Sight> left_;
    Sight shown_;  ///< last
    QSize room_;   ///< that the view had then
    QTimer later_; ///< once the panels have taken theirs
};

} // namespace merlon::app

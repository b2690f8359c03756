#include "editor/table_ink.h"

#include <algorithm>

namespace merlon::editor
{
namespace
{

QRectF wider(const QRectF& rect, double by)
{
    return rect.adjusted(-by, -by, by, by);
}

QRectF boundsOf(const std::vector<map::TablePoint>& points, const TablePlane& plane)
{
    return plane.along(points).boundingRect();
}

/// A line is no rectangle for Qt: it unites with nothing.
QRectF united(const QRectF& a, const QRectF& b)
{
    return a.isNull() ? b : b.isNull() ? a : a.united(b);
}

/// All that is drawn of one thing of a table.
struct WholeInk
{
    const TablePlane plane;
    const map::TableMap& table;
    const std::string& language;

    QRectF named(const QRectF& ink, const LocalText& name, const QRectF& within) const
    {
        return united(ink, nameInk(QString::fromStdString(name.in(language)), within, plane.scale));
    }
    QRectF operator()(const map::Area& area) const
    {
        const QRectF within = boundsOf(area.outline, plane);
        QRectF ink = named(inkOf(area, plane), area.name, within);
        if (area.level != 0) // beneath the name
            ink |=
                nameInk(QString::number(area.level), within.adjusted(0, 0, 0, 2 * nameMm * plane.scale), plane.scale);
        return ink;
    }
    QRectF operator()(const map::Course& course) const
    {
        return named(inkOf(course, plane), course.name, boundsOf(course.points, plane));
    }
    QRectF operator()(const map::Node& node) const
    {
        const QRectF ink = inkOf(node, plane);
        return named(ink, node.name, ink.adjusted(0, 0, 0, nameMm * plane.scale));
    }
    QRectF operator()(const map::Way& way) const
    {
        const QPolygonF line = lineOf(table, way, plane);
        return named(inkOf(line, plane), way.name, line.boundingRect());
    }
};

/// The same thing may look different: a way goes where its places are.
bool sameLook(const WholeInk& before, const map::Way& a, const WholeInk& now, const map::Way& b)
{
    return a == b && lineOf(before.table, a, before.plane) == lineOf(now.table, b, now.plane);
}

template <class T>
bool sameLook(const WholeInk&, const T& a, const WholeInk&, const T& b)
{
    return a == b;
}

/// In their order, for the later ones lie on those before.
template <class T>
void addChanged(std::vector<QRectF>& changed, const WholeInk& before, const std::vector<T>& old, const WholeInk& now,
                const std::vector<T>& fresh)
{
    const std::size_t both = std::min(old.size(), fresh.size());
    for (std::size_t i = 0; i < std::max(old.size(), fresh.size()); ++i)
    {
        if (i < both && sameLook(before, old[i], now, fresh[i]))
            continue;
        if (i < old.size())
            changed.push_back(before(old[i]));
        if (i < fresh.size())
            changed.push_back(now(fresh[i]));
    }
}

} // namespace

QRectF nameInk(const QString& name, const QRectF& within, double scale)
{
    if (name.isEmpty() || nameMm * scale < leastLegible)
        return {};
    constexpr double widest = 1.4; // of a letter, by its height
    const double height = std::max(nameMm * scale, leastName);
    const double across = height * (1 + 0.5 * widest * static_cast<double>(name.size()));
    return within.adjusted(-across, -1.5 * height, across, 1.5 * height);
}

QRectF inkOf(const map::Area& area, const TablePlane& plane)
{
    return wider(boundsOf(area.outline, plane), 0.5 * plane.scale + 1);
}

QRectF inkOf(const map::Course& course, const TablePlane& plane)
{
    constexpr double overTheEdge = 1.5; // of its width: it goes on over the edge of the table
    return wider(boundsOf(course.points, plane), overTheEdge * plane.of(course.width) + 2);
}

QRectF inkOf(const map::Node& node, const TablePlane& plane)
{
    return wider(QRectF(plane.at(node.at), QSizeF()), 0.6 * std::max(placeMm * plane.scale, leastPlace) + 1);
}

QPolygonF lineOf(const map::TableMap& table, const map::Way& way, const TablePlane& plane)
{
    const auto place = [&](const std::string& id) { return std::ranges::find(table.nodes, id, &map::Node::id); };
    const auto from = place(way.from);
    const auto to = place(way.to);
    if (from == table.nodes.end() || to == table.nodes.end())
        return {};
    QPolygonF line{plane.at(from->at)};
    line << plane.along(way.bends) << plane.at(to->at);
    return line;
}

QRectF inkOf(const QPolygonF& way, const TablePlane& plane)
{
    return way.isEmpty() ? QRectF() : wider(way.boundingRect(), std::max(wayMm * plane.scale, 1.5) + 2);
}

std::vector<QRectF> changedInk(const map::TableMap& before, const map::TableMap& now, const std::string& language,
                               double scale)
{
    std::vector<QRectF> changed;
    const WholeInk was{TablePlane(before, scale), before, language};
    const WholeInk is{TablePlane(now, scale), now, language};
    addChanged(changed, was, before.areas, is, now.areas);
    addChanged(changed, was, before.courses, is, now.courses);
    addChanged(changed, was, before.nodes, is, now.nodes);
    addChanged(changed, was, before.ways, is, now.ways);
    return changed;
}

} // namespace merlon::editor

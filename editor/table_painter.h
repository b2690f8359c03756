#pragma once

#include "core/map/table_kinds.h"
#include "editor/table_plane.h"

#include <QColor>
#include <QFont>

#include <memory>
#include <string>

class QPainter;

namespace merlon::editor
{

class Scan;

/// What of a measured table is drawn, and on which paper.
struct TableStyle
{
    bool grid = true; ///< lines at each inch, or each 50 mm
    bool areas = true;
    bool courses = true;
    bool places = true; ///< and the ways between them
    bool names = true;  ///< of areas, courses and places, where there is room
    bool scan = true;   ///< the photograph beneath
    bool dark = false;
    std::string language = "en"; ///< of names

    friend bool operator==(const TableStyle&, const TableStyle&) = default;
};

/// Draws a measured table: the same strokes for the screen, PNG, SVG, PDF and print. Coordinates are those of
/// TablePlane.
class TablePainter
{
public:
    TablePainter(std::shared_ptr<const map::TableKinds> kinds, TableStyle style);
    /// What lies beneath where a table has a photograph; null: nothing.
    void setScan(std::shared_ptr<const Scan> scan) { scan_ = std::move(scan); }

    /// Draws what lies in `part`.
    void paint(QPainter& painter, const map::TableMap& table, const QRectF& part, double scale) const;
    /// A kind of area or course alone, for the palette; fills `rect`.
    void paintSample(QPainter& painter, const map::TableKind& kind, const QRectF& rect) const;
    void paintSamplePlace(QPainter& painter, const map::TableKind& kind, const QRectF& rect) const;

    QColor margin() const; ///< around the table
    QColor cloth() const;  ///< the bare table
    QColor ink() const;
    const TableStyle& style() const { return style_; }

    friend bool operator==(const TablePainter&, const TablePainter&) = default;

private:
    QColor groundOf(const map::TableKind* kind) const;
    void paintPhotograph(QPainter& painter, const map::TableMap& table, const QRectF& part, double scale) const;
    void paintGrid(QPainter& painter, const map::TableMap& table, const QRectF& part, double scale) const;
    void paintArea(QPainter& painter, const map::Area& area, const TablePlane& plane, const QRectF& part) const;
    void paintCourse(QPainter& painter, const map::Course& course, const TablePlane& plane, const QRectF& part) const;
    void paintWay(QPainter& painter, const map::TableMap& table, const map::Way& way, const TablePlane& plane,
                  const QRectF& part) const;
    void paintNode(QPainter& painter, const map::Node& node, const TablePlane& plane, const QRectF& part) const;
    void paintNameOnScreen(QPainter& painter, const QString& name, QFont font, QPointF middle) const;
    void paintNameInside(QPainter& painter, const QString& name, const QPolygonF& outline, const QRectF& part,
                         double scale) const;
    void paintName(QPainter& painter, const QString& name, QPointF middle, const QRectF& part, double scale) const;
    QString nameOf(const LocalText& name) const;

    std::shared_ptr<const map::TableKinds> kinds_;
    TableStyle style_;
    std::shared_ptr<const Scan> scan_;
};

/// Where its name is written: within the outline, as far from its sides as a look at some places finds.
QPointF insideOf(const QPolygonF& outline);

} // namespace merlon::editor

#pragma once

#include "app/report/paper_sheet.h"
#include "editor/drawing.h"

#include <QFont>
#include <QPolygonF>
#include <QRectF>

#include <span>

/// The sheet beside a board laid out on one A4 page: the same on the screen, in a file and on paper.
namespace merlon::report
{

/// What of a sheet lies under the hand.
struct SheetSpot
{
    enum class What : std::uint8_t
    {
        Nothing,
        Part, ///< anything else of it
        Title,
        Text,
        Row,
        Box,
        Less, ///< of a tally
        More,
        Plan
    };

    What what = What::Nothing;
    int part = -1;
    int row = -1;
    int box = -1;
    const play::PlanHex* hex = nullptr;

    friend bool operator==(const SheetSpot&, const SheetSpot&) = default;
};

/// Everything is in millimetres from the top left of the page. What would take more than a page is drawn smaller.
class LaidSheet
{
public:
    static constexpr double width = 210;
    static constexpr double height = 297;
    static constexpr double margin = 10;

    explicit LaidSheet(PaperSheet sheet);

    const PaperSheet& sheet() const { return sheet_; }
    /// 1: as large as it is meant.
    double shrunk() const { return size_; }
    /// Below this nobody reads it any more.
    static constexpr double smallest = 0.55;

    SheetSpot at(QPointF place) const;
    QRectF rectOf(int part) const { return parts_[static_cast<std::size_t>(part)].rect; }
    QRectF titleOf(int part) const { return parts_[static_cast<std::size_t>(part)].title; }
    QRectF textOf(int part) const { return parts_[static_cast<std::size_t>(part)].text; }
    QRectF rowOf(int part, int row) const;
    /// Of its name alone.
    QRectF nameOf(int part, int row) const;
    /// All that a game ticks on it, from top to bottom.
    std::vector<SheetSpot> rows() const;

    struct Look
    {
        bool dark = false;
        bool hands = false; ///< the signs by which a tally is set
    };
    void paint(QPainter& painter, double scale, const Look& look) const;

private:
    // Of a sheet that is not shrunk.
    static constexpr double gap = 4;
    static constexpr double titleShare = 0.54; ///< of the head; where the game stands has the rest
    static constexpr double headText = 5.4;
    static constexpr double titleText = 3.7;
    static constexpr double plainText = 2.9;
    static constexpr double smallText = 2.5;
    static constexpr double boxSide = 3.6;
    static constexpr double apart = 1.1; ///< boxes
    static constexpr double air = 0.9;   ///< above and below a line
    static constexpr double pad = 1.2;   ///< beside a cell
    static constexpr double spare = 0.1; ///< of a column: a word as wide as its cell would be broken by a rounding
    static constexpr double ruledLine = 6.2;
    static constexpr double largestHex = 4.6; ///< half the width of a flat one

    struct Row
    {
        QRectF rect;
        QRectF name;
        std::vector<QRectF> boxes;
        QRectF less, shown, more; ///< of a tally
    };
    struct Plan
    {
        QRectF rect;
        QPointF origin; ///< of the plane of the map
        double scale = 1;
        QRectF legend;
    };
    struct Part
    {
        QRectF rect;
        QRectF title;
        QRectF text;
        std::vector<Row> rows;
        std::vector<double> columns; ///< where those of the table begin, and where the last one ends
        std::vector<double> lines;   ///< where its rows begin, the heading first, and where the last one ends
        std::vector<double> ruled;   ///< lines to write on
        Plan plan;
    };

    double layOut();
    double layOut(Part& part, const PaperPart& of, QPointF at, double across);
    double layPlan(Part& part, QPointF at, double across);
    double layTable(Part& part, const PaperPart& of, QPointF at, double across);
    double layRow(Row& row, const PaperRow& of, QPointF at, double across) const;
    std::vector<double> widths(const PaperPart& of, double across) const;
    double textHeight(const QString& text, double mm, double across, bool bold = false) const;
    double textWidth(const QString& text, double mm, bool bold = false) const;
    QString beside() const;
    QFont font(double mm, bool bold = false) const;
    std::vector<QPointF> outline(const Plan& plan, hex::Hex hex) const;

    void paintPart(QPainter& painter, const Part& part, const PaperPart& of, const Look& look) const;
    void paintPlan(QPainter& painter, const Plan& plan, const Look& look) const;
    void paintGround(QPainter& painter, const std::vector<QPolygonF>& outlines, const Look& look) const;
    void paintBoxes(QPainter& painter, const Plan& plan, const Look& look) const;
    void paintLegend(QPainter& painter, const Plan& plan, const Look& look) const;
    void paintTable(QPainter& painter, const Part& part, const PaperPart& of, const Look& look) const;
    void paintRow(QPainter& painter, const Row& row, const PaperRow& of, const Look& look) const;
    void write(QPainter& painter, const QRectF& where, const QString& text, double mm, int flags,
               bool bold = false) const;
    std::vector<std::pair<QRectF, QString>> legendOf(const QRectF& where) const;

    PaperSheet sheet_;
    double size_ = 1;
    QRectF head_;
    std::vector<Part> parts_;
};

/// As it is printed, on paper or into a file.
editor::Drawing drawingOf(std::shared_ptr<const LaidSheet> sheet, bool dark = false);

} // namespace merlon::report

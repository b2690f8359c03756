#include "editor/drawing.h"
#include "editor/output_file.h"
#include "editor/within_memory.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>

#include <cmath>
#include <optional>

namespace merlon::editor
{
namespace
{

class Pdf
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::Render)

public:
    static QString unknownPage(const QString& page)
    {
        return tr("There is no page size %1; try A4, A3 or Letter.").arg(page);
    }
    static QString unprinted() { return tr("Printing failed."); }
    static QString broken() { return tr("The PDF could not be written."); }
    static QString label(const QString& title, int column, int row, int columns, int rows)
    {
        return tr("%1   sheet %2 of %3, row %4 of %5")
            .arg(title, QString::number(column + 1), QString::number(columns), QString::number(row + 1),
                 QString::number(rows));
    }
};

constexpr int dotsPerInch = 600;
constexpr double marginMm = 10;
constexpr double labelMm = 6;

std::optional<QPageSize> pageSize(const QString& name)
{
    for (int id = 0; id <= QPageSize::LastPageSize; ++id)
    {
        const QPageSize size(static_cast<QPageSize::PageSizeId>(id));
        if (id != QPageSize::Custom && size.key().compare(name, Qt::CaseInsensitive) == 0)
            return size;
    }
    return {};
}

/// How a map is cut into sheets of one size, in millimetres.
struct Tiling
{
    QSizeF sheet; ///< what is printed of the map on one page
    int columns = 1;
    int rows = 1;
    bool landscape = false;
};

Tiling tilingOf(QSizeF map, QSizeF page, bool landscape)
{
    if (landscape)
        page.transpose();
    Tiling tiling;
    tiling.landscape = landscape;
    tiling.sheet = {page.width() - 2 * marginMm, page.height() - 2 * marginMm - labelMm};
    tiling.columns = std::max(1, static_cast<int>(std::ceil(map.width() / tiling.sheet.width() - 1e-6)));
    tiling.rows = std::max(1, static_cast<int>(std::ceil(map.height() / tiling.sheet.height() - 1e-6)));
    return tiling;
}

/// As it takes fewer sheets.
Tiling tilingOf(QSizeF map, QSizeF page)
{
    const Tiling upright = tilingOf(map, page, false);
    const Tiling across = tilingOf(map, page, true);
    return across.columns * across.rows < upright.columns * upright.rows ? across : upright;
}

/// Everything of a page is in dots of the printer.
class Printer
{
public:
    /// `shrink`: of its true size.
    Printer(QPagedPaintDevice& writer, const Drawing& drawing, double shrink = 1)
        : writer_(writer),
          drawing_(drawing),
          dotsPerMm_(writer.logicalDpiX() / 25.4),
          scale_(drawing.mmScale * dotsPerMm_ * shrink),
          bounds_(drawing.bounds(scale_))
    {
    }

    /// The part of the drawing whose top left is at a point of the page.
    void paintPart(QPainter& painter, const QRectF& part, QPointF at) const
    {
        painter.save();
        painter.setClipRect(QRectF(at, part.size()));
        painter.fillRect(QRectF(at, part.size()), drawing_.paper);
        painter.translate(at - part.topLeft());
        drawing_.paint(painter, part, scale_);
        painter.restore();
    }

    bool whole()
    {
        return paintOn(writer_,
                       [&](QPainter& painter)
                       {
                           paintPart(painter, bounds_, {});
                           return true;
                       });
    }

    bool tiled(const Tiling& tiling)
    {
        return paintOn(writer_, [&](QPainter& painter) { return sheets(painter, tiling); });
    }

private:
    bool sheets(QPainter& painter, const Tiling& tiling) const
    {
        for (int row = 0; row < tiling.rows; ++row)
            for (int column = 0; column < tiling.columns; ++column)
            {
                if ((row > 0 || column > 0) && !writer_.newPage())
                    return false;
                sheet(painter, tiling, column, row);
            }
        return true;
    }

    void sheet(QPainter& painter, const Tiling& tiling, int column, int row) const
    {
        const QSizeF size = tiling.sheet * dotsPerMm_;
        const QPointF corner = bounds_.topLeft() + QPointF(column * size.width(), row * size.height());
        const QRectF part = QRectF(corner, size) & bounds_;
        const QPointF at(marginMm * dotsPerMm_, marginMm * dotsPerMm_);
        paintPart(painter, part, at);
        cutMarks(painter, QRectF(at, part.size()));
        QFont font(QStringLiteral("DejaVu Serif"));
        font.setPixelSize(static_cast<int>(3.4 * dotsPerMm_));
        painter.setFont(font);
        painter.setPen(QColor(0x3d2f20));
        const QRectF line(at.x(), at.y() + size.height() + 1.2 * dotsPerMm_, size.width(), labelMm * dotsPerMm_);
        const QString text = Pdf::label(drawing_.title, column, row, tiling.columns, tiling.rows);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(text, Qt::ElideMiddle, line.width()));
    }

    void cutMarks(QPainter& painter, const QRectF& area) const
    {
        const double length = 5 * dotsPerMm_;
        const double clear = 1 * dotsPerMm_;
        painter.setPen(QPen(Qt::black, 0.15 * dotsPerMm_));
        for (const QPointF corner : {area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight()})
        {
            const double dx = corner.x() == area.left() ? -1 : 1;
            const double dy = corner.y() == area.top() ? -1 : 1;
            painter.drawLine(corner + QPointF(dx * clear, 0), corner + QPointF(dx * length, 0));
            painter.drawLine(corner + QPointF(0, dy * clear), corner + QPointF(0, dy * length));
        }
    }

    QPagedPaintDevice& writer_;
    const Drawing& drawing_;
    const double dotsPerMm_;
    const double scale_;
    const QRectF bounds_;
};

tl::expected<void, QString> drawPdf(const Drawing& drawing, const QString& path, const QString& page)
{
    std::optional<QPageSize> paper;
    if (!page.isEmpty())
    {
        paper = pageSize(page);
        if (!paper)
            return tl::unexpected(Pdf::unknownPage(page));
    }
    OutputFile file(path, drawing.over);
    if (auto begun = file.begin(); !begun)
        return begun;
    {
        QPdfWriter writer(&file);
        writer.setResolution(dotsPerInch);
        writer.setCreator(QStringLiteral("Merlon"));
        writer.setTitle(drawing.title);
        const QSizeF map = drawing.bounds(drawing.mmScale).size();
        bool drawn = false;
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        if (paper)
        {
            const Tiling tiling = tilingOf(map, paper->size(QPageSize::Millimeter));
            writer.setPageLayout(QPageLayout(*paper, tiling.landscape ? QPageLayout::Landscape : QPageLayout::Portrait,
                                             QMarginsF(0, 0, 0, 0), QPageLayout::Millimeter));
            drawn = Printer(writer, drawing).tiled(tiling);
        }
        else
        {
            constexpr double longestMm = 5000; // readers refuse pages above 200 inches
            const double shrink = std::min(1.0, longestMm / std::max(map.width(), map.height()));
            writer.setPageLayout(QPageLayout(QPageSize(map * shrink, QPageSize::Millimeter, {}, QPageSize::ExactMatch),
                                             QPageLayout::Portrait, QMarginsF(0, 0, 0, 0), QPageLayout::Millimeter));
            drawn = Printer(writer, drawing, shrink).whole();
        }
        if (!drawn)
        {
            auto written = file.written();
            return written ? tl::unexpected(Pdf::broken()) : written;
        }
    }
    return file.keep(drawing.cancelled);
}

} // namespace

std::optional<Sheets> sheetsOf(const Drawing& drawing, const QString& page)
{
    const auto paper = pageSize(page);
    if (!paper)
        return {};
    const Tiling tiling = tilingOf(drawing.bounds(drawing.mmScale).size(), paper->size(QPageSize::Millimeter));
    return Sheets{tiling.columns, tiling.rows, tiling.sheet};
}

tl::expected<void, QString> printSheets(QPagedPaintDevice& printer, const Drawing& drawing)
{
    return withinMemory(
        [&]() -> tl::expected<void, QString>
        {
            const QSizeF page = printer.pageLayout().fullRect(QPageLayout::Millimeter).size();
            const Tiling tiling = tilingOf(drawing.bounds(drawing.mmScale).size(), page, false);
            if (!Printer(printer, drawing).tiled(tiling))
                return tl::unexpected(Pdf::unprinted());
            return {};
        });
}

tl::expected<void, QString> renderPdf(const Drawing& drawing, const QString& path, const QString& page)
{
    return withinMemory([&] { return drawPdf(drawing, path, page); });
}

} // namespace merlon::editor

#include "app/report/leaf_paint.h"

#include "app/report/report_text.h"
#include "translations/words.h"

#include <QFontMetricsF>
#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace merlon::report
{
namespace
{

constexpr int slipsInARow = 2;
constexpr double endlessPage = 1e7;
constexpr double inset = 3;        ///< points between the border of a cell and what stands in it
constexpr double writingRoom = 19; ///< points of a line written by hand
constexpr double slipMargin = 9;   ///< points between what is cut and what is read

/// Runs down a leaf; without a painter it only measures.
class LeafRun
{
public:
    LeafRun(QPainter* painter, const QPagedPaintDevice& device, const QRectF& at, double scale)
        : painter_(painter), device_(device), at_(at), unit_(scale * device.logicalDpiY() / 72.0), scale_(scale)
    {
        y_ = at.top();
    }

    /// How much of the height it took.
    double run(const ToldLeaf& leaf, bool slip)
    {
        heading(leaf, slip);
        if (slip)
            for (const QString& one : leaf.who)
                y_ += line(one, at_.left(), at_.width(), 11, true) + points(2);
        for (const QString& one : leaf.says)
            y_ += line(one, at_.left(), at_.width(), slip ? 8 : 9.5, false) + points(slip ? 3 : 6);
        columns_ = std::max<qsizetype>(1, leaf.who.size());
        label_ = (slip ? 0.34 : 0.4) * at_.width();
        if (!slip && !leaf.who.isEmpty())
            head(leaf.who);
        for (const ToldBlank& one : leaf.blanks)
            row(one);
        signs(leaf.signs);
        return y_ - at_.top();
    }

private:
    double points(double count) const { return count * unit_; }
    QFont font(double size, bool bold) const
    {
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPointSizeF(size * scale_);
        font.setBold(bold);
        return font;
    }
    /// Its height; lines break where they must.
    double line(const QString& text, double left, double width, double size, bool bold,
                Qt::Alignment where = Qt::AlignLeft, double within = 0)
    {
        const QFont with = font(size, bold);
        const int flags = static_cast<int>(Qt::AlignTop) | Qt::TextWordWrap | static_cast<int>(where);
        const QRectF room(left, y_, width, endlessPage);
        const double high = QFontMetricsF(with, &device_).boundingRect(room, flags, text).height();
        if (painter_ != nullptr)
        {
            painter_->setFont(with);
            painter_->setPen(Qt::black);
            const double down = std::max(0.0, (within - high) / 2);
            painter_->drawText(QRectF(left, y_ + down, width, high + points(1)), flags, text);
        }
        return high;
    }
    void heading(const ToldLeaf& leaf, bool slip)
    {
        const QString heads = leaf.heads.join(QStringLiteral(" · "));
        if (slip)
        {
            const double width = 0.7 * at_.width();
            const double high = line(leaf.title, at_.left(), width, 12, true);
            line(leaf.number, at_.left() + width, at_.width() - width, 11, true, Qt::AlignRight);
            y_ += high + points(1);
            y_ += line(heads, at_.left(), at_.width(), 8, false) + points(2);
            return;
        }
        if (!leaf.title.isEmpty())
            y_ += line(leaf.title, at_.left(), at_.width(), 12, true) + points(2);
        y_ += line(heads, at_.left(), at_.width(), 16, true) + points(6);
    }
    double column(int index) const { return label_ + (at_.width() - label_) * index / static_cast<double>(columns_); }
    void box(double left, double right, double high, double thick = 0.6)
    {
        if (painter_ == nullptr)
            return;
        painter_->setPen(QPen(Qt::black, points(thick)));
        painter_->setBrush(Qt::NoBrush);
        painter_->drawRect(QRectF(at_.left() + left, y_, right - left, high));
    }
    double cell(const QString& text, double left, double right, double size, bool bold, double high)
    {
        return line(text, at_.left() + left + points(inset), right - left - points(2 * inset), size, bold,
                    Qt::AlignLeft, high);
    }
    void head(const QStringList& who)
    {
        double high = points(writingRoom);
        QPainter* painter = std::exchange(painter_, nullptr); // measured first
        for (int i = 0; i < who.size(); ++i)
            high = std::max(high, cell(who[i], column(i), column(i + 1), 11, true, 0) + points(2 * inset));
        painter_ = painter;
        for (int i = 0; i < who.size(); ++i)
        {
            box(column(i), column(i + 1), high);
            cell(who[i], column(i), column(i + 1), 11, true, high);
        }
        y_ += high;
    }
    /// What may be ticked, one behind the other; its height.
    double boxes(const QStringList& all, double left, double right, double high)
    {
        const QFont with = font(9, false);
        const QFontMetricsF metrics(with, &device_);
        const double side = 0.8 * metrics.ascent();
        const double lineHigh = metrics.height() + points(3);
        double x = left + points(inset);
        double down = points(inset);
        QList<QPointF> places;
        for (const QString& one : all)
        {
            const double wide = side + points(4) + metrics.horizontalAdvance(one) + points(9);
            if (x > left + points(inset) && x + wide - points(9) > right - points(inset))
            {
                x = left + points(inset);
                down += lineHigh;
            }
            places << QPointF(x, down);
            x += wide;
        }
        const double taken = down + lineHigh;
        if (painter_ != nullptr)
            for (qsizetype i = 0; i < all.size(); ++i)
            {
                const QPointF at(at_.left() + places[i].x(), y_ + places[i].y() + std::max(0.0, (high - taken) / 2));
                painter_->setPen(QPen(Qt::black, points(0.7)));
                painter_->setBrush(Qt::NoBrush);
                painter_->drawRect(QRectF(at.x(), at.y() + metrics.ascent() - side, side, side));
                painter_->setFont(with);
                painter_->drawText(QPointF(at.x() + side + points(4), at.y() + metrics.ascent()), all[i]);
            }
        return taken;
    }
    void row(const ToldBlank& blank)
    {
        const int cells = blank.shared ? 1 : static_cast<int>(columns_);
        const auto right = [&](int i) { return blank.shared ? at_.width() : column(i + 1); };
        QPainter* painter = std::exchange(painter_, nullptr);
        double high = std::max(points(writingRoom * blank.lines),
                               cell(blank.label, 0, label_, 9.5, blank.strong, 0) + points(2 * inset));
        for (int i = 0; i < cells && !blank.boxes.isEmpty(); ++i)
            high = std::max(high, boxes(blank.boxes, column(i), right(i), 0) + points(inset));
        painter_ = painter;
        box(0, label_, high);
        cell(blank.label, 0, label_, 9.5, blank.strong, high);
        for (int i = 0; i < cells; ++i)
        {
            box(column(i), right(i), high, blank.strong ? 1.4 : 0.6);
            boxes(blank.boxes, column(i), right(i), high);
            if (i < blank.known.size())
                cell(blank.known[i], column(i), right(i), 10, true, high);
        }
        y_ += high;
    }
    void signs(const QStringList& who)
    {
        if (who.isEmpty())
            return;
        y_ += points(34);
        double high = 0;
        const double each = at_.width() / static_cast<double>(who.size());
        for (qsizetype i = 0; i < who.size(); ++i)
        {
            const double left = at_.left() + static_cast<double>(i) * each;
            if (painter_ != nullptr)
            {
                painter_->setPen(QPen(Qt::black, points(0.6)));
                painter_->drawLine(QPointF(left, y_), QPointF(left + each - points(14), y_));
            }
            y_ += points(2);
            high = std::max(high, line(who[i], left, each - points(14), 8.5, false));
            y_ -= points(2);
        }
        y_ += high + points(4);
    }

    QPainter* painter_;
    const QPagedPaintDevice& device_;
    QRectF at_;
    double unit_;
    double scale_;
    double y_ = 0;
    double label_ = 0;
    qsizetype columns_ = 1;
};

QRectF slipAt(const QRectF& page, int row, int column, int rows, double margin)
{
    const QSizeF size(page.width() / slipsInARow, page.height() / rows);
    const QRectF whole(page.left() + column * size.width(), page.top() + row * size.height(), size.width(),
                       size.height());
    return whole.adjusted(column > 0 ? margin : 0, row > 0 ? margin : 0, column > 0 ? 0 : -margin, -margin);
}

/// What fits into that room, at most as large as it is meant: a page is filled where it can be.
double scaleFor(const QPagedPaintDevice& device, const QRectF& at, const ToldLeaf& leaf, bool slip)
{
    double scale = slip ? 1 : 1.35;
    for (int tries = 0; tries < 8; ++tries)
    {
        const double high = LeafRun(nullptr, device, at, scale).run(leaf, slip);
        if (high <= at.height())
            break;
        scale *= std::max(0.5, 0.99 * at.height() / high);
    }
    return scale;
}

} // namespace

void paintLeaf(QPainter& painter, const QPagedPaintDevice& device, const QRectF& page, const ToldLeaf& leaf)
{
    LeafRun(&painter, device, page, scaleFor(device, page, leaf, false)).run(leaf, false);
}

int slipRows(const QPagedPaintDevice& device, const QRectF& page, const std::vector<ToldLeaf>& slips)
{
    constexpr int most = 6;
    const double margin = slipMargin * device.logicalDpiY() / 72.0;
    double highest = 1;
    for (const ToldLeaf& slip : slips)
        highest = std::max(highest, LeafRun(nullptr, device, slipAt(page, 0, 0, 1, margin), 1).run(slip, true));
    return std::clamp(static_cast<int>(page.height() / (highest + 2 * margin)), 1, most);
}

void paintSlips(QPainter& painter, const QPagedPaintDevice& device, const QRectF& page,
                const std::vector<ToldLeaf>& slips, std::size_t from, int rows)
{
    const double unit = device.logicalDpiY() / 72.0;
    const std::size_t end = std::min(slips.size(), from + static_cast<std::size_t>(slipsInARow * rows));
    int used = 0;
    for (std::size_t i = from; i < end; ++i)
    {
        const int place = static_cast<int>(i - from);
        used = place / slipsInARow + 1;
        const QRectF at = slipAt(page, place / slipsInARow, place % slipsInARow, rows, slipMargin * unit);
        LeafRun(&painter, device, at, scaleFor(device, at, slips[i], true)).run(slips[i], true);
    }
    QPen cut(QColor(0x555555), 0.7 * unit, Qt::DashLine);
    painter.setPen(cut);
    const double row = page.height() / rows;
    for (int i = 1; i <= used; ++i)
        painter.drawLine(QPointF(page.left(), page.top() + i * row), QPointF(page.right(), page.top() + i * row));
    painter.drawLine(QPointF(page.center().x(), page.top()), QPointF(page.center().x(), page.top() + used * row));
}

} // namespace merlon::report

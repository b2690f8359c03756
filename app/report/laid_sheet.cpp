#include "app/report/laid_sheet.h"

#include "core/map/hex_map.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace merlon::report
{
LaidSheet::LaidSheet(PaperSheet sheet) : sheet_(std::move(sheet))
{
    constexpr double room = height - margin;
    if (layOut() <= room)
        return;
    double least = 0.2;
    double most = 1;
    for (int i = 0; i < 8; ++i)
    {
        size_ = (least + most) / 2;
        (layOut() <= room ? least : most) = size_;
    }
    size_ = least;
    layOut();
}

/// Where it ends.
double LaidSheet::layOut()
{
    const double across = width - 2 * margin;
    const double half = (across - gap) / 2;
    head_ = {margin, margin, across,
             1 + std::max(textHeight(sheet_.title, headText, titleShare * across, true),
                          textHeight(beside(), plainText, (1 - titleShare) * across))};
    double left = head_.bottom() + gap * size_ / 2;
    double right = left;
    parts_.clear();
    for (const PaperPart& of : sheet_.parts)
    {
        Part& part = parts_.emplace_back();
        using Column = play::SheetColumn;
        const double top = of.column == Column::Left    ? left
                           : of.column == Column::Right ? right
                                                        : std::max(left, right);
        const double x = of.column == Column::Right ? margin + half + gap : margin;
        const double end = layOut(part, of, {x, top}, of.column == Column::Across ? across : half) + gap * size_;
        if (of.column != Column::Right)
            left = end;
        if (of.column != Column::Left)
            right = end;
    }
    return std::max(left, right) - gap * size_;
}

double LaidSheet::layOut(Part& part, const PaperPart& of, QPointF at, double across)
{
    double y = at.y();
    part.title = {at.x(), y, across, of.title.isEmpty() ? 0 : textHeight(of.title, titleText, across, true) + size_};
    if (of.own && of.title.isEmpty()) // to be double-clicked
        part.title.setHeight(0.5 * titleText * size_);
    y = part.title.bottom() + 0.6 * size_;
    part.text = {at.x(), y, across, of.text.isEmpty() ? 0 : textHeight(of.text, plainText, across) + air * size_};
    y = part.text.bottom();
    if (of.isPlan && of.text.isEmpty())
        y = layPlan(part, {at.x(), y}, across);
    else if (!of.isPlan && !of.own && !of.unused)
        y = layTable(part, of, {at.x(), y}, across);
    for (const PaperRow& row : of.rows)
        y = layRow(part.rows.emplace_back(), row, {at.x(), y}, across);
    for (int i = 0; of.own && i < of.lines; ++i)
        part.ruled.push_back(y += ruledLine * size_);
    part.rect = {at.x(), at.y(), across, std::max(y - at.y(), 4 * size_)};
    return part.rect.bottom();
}

std::vector<QPointF> LaidSheet::outline(const Plan& plan, hex::Hex hex) const
{
    const hex::Layout& layout = play::hexBoard(sheet_.setting->boards)->layout;
    std::vector<QPointF> corners;
    for (const hex::Side corner : hex::allSides)
    {
        const auto [x, y] = hex::cornerOf(layout, hex, corner);
        corners.push_back(QPointF(x, y) * plan.scale + plan.origin);
    }
    return corners;
}

double LaidSheet::layPlan(Part& part, QPointF at, double across)
{
    Plan& plan = part.plan;
    QRectF all;
    for (const play::PlanHex& one : sheet_.plan)
        for (const QPointF corner : outline(plan, one.hex))
            all |= QRectF(corner - QPointF(1e-6, 1e-6), QSizeF(2e-6, 2e-6));
    plan.scale = std::min(across / all.width(), largestHex * size_);
    plan.rect = {at.x() + (across - all.width() * plan.scale) / 2, at.y() + air, all.width() * plan.scale,
                 all.height() * plan.scale};
    plan.origin = plan.rect.topLeft() - all.topLeft() * plan.scale;
    plan.legend = {at.x(), plan.rect.bottom() + 2 * size_, across, 0};
    for (const auto& [where, text] : legendOf(plan.legend))
        plan.legend.setBottom(std::max(plan.legend.bottom(), where.bottom()));
    return plan.legend.bottom();
}

/// Signs and what they mean, in lines.
std::vector<std::pair<QRectF, QString>> LaidSheet::legendOf(const QRectF& where) const
{
    std::vector<std::pair<QRectF, QString>> entries;
    QPointF at = where.topLeft();
    const double line = (smallText + 1.4) * size_;
    const auto add = [&](const QString& text)
    {
        const double wide = textWidth(text, smallText) + 7 * size_;
        if (at.x() > where.left() && at.x() + wide > where.right())
            at = {where.left(), at.y() + line};
        entries.emplace_back(QRectF(at.x(), at.y(), wide, line), text);
        at.rx() += wide + 4 * size_;
    };
    for (const auto& [rim, text] : sheet_.rims)
        add(text);
    for (const auto& [stone, text] : sheet_.stones)
        add(text);
    return entries;
}

/// As wide as their words, the rest shared by those of texts; where there is no room for that, as wide as their longest
/// word at least.
std::vector<double> LaidSheet::widths(const PaperPart& of, double across) const
{
    std::vector<double> least;
    std::vector<double> wanted;
    const auto longest = [&](const QString& text, bool bold)
    {
        double most = 0;
        for (const QString& word : text.split(' '))
            most = std::max(most, textWidth(word, plainText, bold));
        return most;
    };
    for (int column = 0; column < of.table.columns.size(); ++column)
    {
        double word = longest(of.table.columns[column], true);
        double whole = textWidth(of.table.columns[column], plainText, true);
        for (const QStringList& row : of.table.rows)
        {
            word = std::max(word, longest(row[column], false));
            whole = std::max(whole, textWidth(row[column], plainText));
        }
        const double box = column == of.box ? boxSide * size_ : 0;
        least.push_back(std::max(word, box) + (2 * pad + spare) * size_);
        wanted.push_back(std::max(whole, box) + (2 * pad + spare) * size_);
    }
    const auto sum = [](const std::vector<double>& all)
    {
        double total = 0;
        for (const double one : all)
            total += one;
        return total;
    };
    const double room = across - sum(least);
    const double more = sum(wanted) - sum(least);
    const double shrink = across / sum(least);
    const auto isText = [&](std::size_t i) { return static_cast<int>(i) != of.box && !of.table.numbers[i]; };
    double texts = 0;
    for (std::size_t i = 0; i < least.size(); ++i)
        texts += isText(i) ? 1 : 0;
    for (std::size_t i = 0; i < least.size(); ++i)
        if (room < 0)
            least[i] *= shrink;
        else if (more > room)
            least[i] += (wanted[i] - least[i]) * room / more;
        else
            least[i] = wanted[i] + (texts == 0  ? (across - sum(wanted)) / static_cast<double>(least.size())
                                    : isText(i) ? (across - sum(wanted)) / texts
                                                : 0);
    return least;
}

double LaidSheet::layTable(Part& part, const PaperPart& of, QPointF at, double across)
{
    part.columns = {at.x()};
    for (const double one : widths(of, across))
        part.columns.push_back(part.columns.back() + one);
    part.lines = {at.y()};
    const auto line = [&](const QStringList& cells, bool bold = false)
    {
        double high = (plainText + 0.9) * size_;
        for (int i = 0; i < cells.size(); ++i)
        {
            const auto column = static_cast<std::size_t>(i);
            const double room = part.columns[column + 1] - part.columns[column] - 2 * pad * size_;
            high = std::max(high, textHeight(cells[i], plainText, room, bold));
        }
        part.lines.push_back(part.lines.back() + high + 2 * air * size_);
    };
    line(of.table.columns, true);
    for (const QStringList& row : of.table.rows)
        line(row);
    for (int i = static_cast<int>(of.table.rows.size()); i < of.lines; ++i)
        line({});
    return part.lines.back();
}

/// Its boxes in as many lines as they take, beside its name.
double LaidSheet::layRow(Row& row, const PaperRow& of, QPointF at, double across) const
{
    const double step = (boxSide + apart) * size_;
    const double beside = of.boxes > 0 ? std::min(of.boxes * step, 0.62 * across) : of.counts ? 24 * size_ : 0;
    const int each = std::max(1, static_cast<int>((beside + 1e-6) / step));
    const double name = across - beside - 2 * pad * size_;
    row.name = {at.x(), at.y() + air * size_, name, std::max(boxSide * size_, textHeight(of.name, plainText, name))};
    const double x = at.x() + across - beside;
    const double top = row.name.top();
    for (int i = 0; i < of.boxes; ++i)
        row.boxes.emplace_back(x + i % each * step, top + i / each * step, boxSide * size_, boxSide * size_);
    if (of.counts)
    {
        const double high = 1.25 * boxSide * size_;
        row.less = {x, top, high, high};
        row.shown = {x + high, top, beside - 2 * high, high};
        row.more = {x + beside - high, top, high, high};
    }
    double bottom = row.name.bottom();
    if (!row.boxes.empty())
        bottom = std::max(bottom, row.boxes.back().bottom());
    bottom = std::max(bottom, row.shown.bottom());
    row.rect = {at.x(), at.y(), across, bottom + air * size_ - at.y()};
    return row.rect.bottom();
}

SheetSpot LaidSheet::at(QPointF place) const
{
    using What = SheetSpot::What;
    for (std::size_t i = 0; i < parts_.size(); ++i)
    {
        const Part& part = parts_[i];
        const int number = static_cast<int>(i);
        if (!part.rect.adjusted(0, -gap / 2, 0, gap / 2).contains(place))
            continue;
        if (part.title.contains(place))
            return {What::Title, number};
        if (part.text.contains(place) && sheet_.parts[i].own)
            return {What::Text, number};
        for (std::size_t j = 0; j < part.rows.size(); ++j)
        {
            const Row& row = part.rows[j];
            const int line = static_cast<int>(j);
            if (!row.rect.contains(place))
                continue;
            for (std::size_t box = 0; box < row.boxes.size(); ++box)
                if (row.boxes[box].adjusted(-apart / 2, -apart / 2, apart / 2, apart / 2).contains(place))
                    return {What::Box, number, line, static_cast<int>(box)};
            if (row.less.contains(place))
                return {What::Less, number, line};
            if (row.more.contains(place))
                return {What::More, number, line};
            return {What::Row, number, line};
        }
        if (part.plan.rect.contains(place))
        {
            const QPointF on = (place - part.plan.origin) / part.plan.scale;
            const hex::Hex hex = hex::hexUnder(play::hexBoard(sheet_.setting->boards)->layout, {on.x(), on.y()});
            const auto found = std::ranges::find(sheet_.plan, hex, &play::PlanHex::hex);
            if (found != sheet_.plan.end())
                return {What::Plan, number, -1, -1, &*found};
        }
        return {What::Part, number};
    }
    return {};
}

QRectF LaidSheet::rowOf(int part, int row) const
{
    return parts_[static_cast<std::size_t>(part)].rows[static_cast<std::size_t>(row)].rect;
}

QRectF LaidSheet::nameOf(int part, int row) const
{
    return parts_[static_cast<std::size_t>(part)].rows[static_cast<std::size_t>(row)].name;
}

std::vector<SheetSpot> LaidSheet::rows() const
{
    std::vector<SheetSpot> all;
    for (std::size_t i = 0; i < parts_.size(); ++i)
        for (std::size_t j = 0; j < parts_[i].rows.size(); ++j)
            if (const PaperRow& row = sheet_.parts[i].rows[j]; row.counts || row.boxes > 0)
                all.push_back({SheetSpot::What::Row, static_cast<int>(i), static_cast<int>(j)});
    return all;
}

} // namespace merlon::report

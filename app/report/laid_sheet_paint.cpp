// The sheet beside a board, painted: ink on paper, or on a dark screen chalk on slate.

#include "app/report/laid_sheet.h"

#include "app/report/report_text.h"
#include "core/map/hex_map.h"
#include "translations/words.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <map>

namespace merlon::report
{
namespace
{

constexpr double dots = 20; ///< of a millimetre: sizes of letters are whole dots
constexpr double endless = 1e7;

struct Inks
{
    QColor paper;
    QColor ink;
    QColor faint; ///< rules of tables
    QColor mark;  ///< what the game has written
};
Inks inksOf(bool dark)
{
    if (dark)
        return {0x22262b, 0xe6e1d6, 0x6a7078, 0xff9d7a};
    return {0xffffff, 0x1d1a16, 0x9c968c, 0xa4261c};
}

/// Walls of dearer stuff are darker.
QColor tintOf(std::string_view stone, bool dark)
{
    if (stone == "double")
        return dark ? 0x565c64 : 0xc9c4ba;
    if (stone == "single")
        return dark ? 0x42474e : 0xe2ded6;
    if (stone == "wood")
        return dark ? 0x57473a : 0xead9c0;
    return dark ? 0x30353b : 0xf4f2ee;
}

/// Between words, or anywhere where one is longer than the line.
int wrapping(const QFontMetricsF& metrics, const QString& text, double across)
{
    for (const QString& word : text.split(' '))
        if (metrics.horizontalAdvance(word) > across)
            return Qt::TextWrapAnywhere;
    return Qt::TextWordWrap;
}

QPen penOf(const QColor& colour, double mm, Qt::PenStyle style = Qt::SolidLine)
{
    QPen pen(colour, mm, style);
    pen.setJoinStyle(Qt::MiterJoin);
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

QPen rimPen(play::PlanHex::Rim rim, const QColor& ink, double size)
{
    using Rim = play::PlanHex::Rim;
    if (rim == Rim::Thin)
        return penOf(ink, 0.15 * size);
    QPen pen = penOf(ink, 0.6 * size);
    pen.setCapStyle(Qt::SquareCap); // sides meet in corners
    if (rim == Rim::Dashed)
    {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({2, 1.2});
    }
    return pen;
}

void crossOut(QPainter& painter, const QRectF& box, const QColor& colour)
{
    painter.setPen(penOf(colour, 0.13 * box.width()));
    const QRectF in = box.adjusted(0.16 * box.width(), 0.16 * box.width(), -0.16 * box.width(), -0.16 * box.width());
    painter.drawLine(in.topLeft(), in.bottomRight());
    painter.drawLine(in.topRight(), in.bottomLeft());
}

} // namespace

QFont LaidSheet::font(double mm, bool bold) const
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(std::max(1, static_cast<int>(mm * size_ * dots)));
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double LaidSheet::textWidth(const QString& text, double mm, bool bold) const
{
    return QFontMetricsF(font(mm, bold)).horizontalAdvance(text) / dots;
}

/// Beside the title: where the game stands, or what is handed out.
QString LaidSheet::beside() const
{
    return sheet_.now.isEmpty() ? Text::tr("Siege sheet") : sheet_.now;
}

double LaidSheet::textHeight(const QString& text, double mm, double across, bool bold) const
{
    if (text.isEmpty())
        return 0;
    const QFontMetricsF metrics(font(mm, bold));
    const double room = std::max(across, 1.0) * dots;
    return metrics.boundingRect(QRectF(0, 0, room, endless), wrapping(metrics, text, room), text).height() / dots;
}

void LaidSheet::write(QPainter& painter, const QRectF& where, const QString& text, double mm, int flags,
                      bool bold) const
{
    if (text.isEmpty())
        return;
    painter.save();
    painter.scale(1 / dots, 1 / dots);
    painter.setFont(font(mm, bold));
    const QRectF there(where.topLeft() * dots, where.size() * dots);
    const int wrap =
        (flags & Qt::TextSingleLine) != 0 ? 0 : wrapping(QFontMetricsF(painter.font()), text, there.width());
    painter.drawText(there, flags | wrap | Qt::TextDontClip, text);
    painter.restore();
}

void LaidSheet::paint(QPainter& painter, double scale, const Look& look) const
{
    const Inks inks = inksOf(look.dark);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.fillRect(QRectF(0, 0, width, height), inks.paper);
    painter.setPen(inks.ink);
    const double split = titleShare * head_.width();
    write(painter, head_.adjusted(0, 0, split - head_.width(), 0), sheet_.title, headText, Qt::AlignLeft, true);
    write(painter, head_.adjusted(split, 0, 0, -1), beside(), plainText, Qt::AlignRight | Qt::AlignBottom);
    painter.setPen(penOf(inks.ink, 0.4));
    painter.drawLine(head_.bottomLeft(), head_.bottomRight());
    for (std::size_t i = 0; i < parts_.size(); ++i)
        paintPart(painter, parts_[i], sheet_.parts[i], look);
    painter.restore();
}

void LaidSheet::paintPart(QPainter& painter, const Part& part, const PaperPart& of, const Look& look) const
{
    const Inks inks = inksOf(look.dark);
    painter.setPen(inks.ink);
    write(painter, part.title, of.title, titleText, Qt::AlignLeft, true);
    painter.setPen(penOf(inks.faint, 0.2));
    painter.drawLine(part.title.bottomLeft(), part.title.bottomRight());
    painter.setPen(of.own ? inks.ink : inks.mark);
    write(painter, part.text, of.text, plainText, Qt::AlignLeft);
    if (!part.plan.rect.isEmpty())
        paintPlan(painter, part.plan, look);
    if (!part.lines.empty())
        paintTable(painter, part, of, look);
    for (std::size_t i = 0; i < part.rows.size(); ++i)
        paintRow(painter, part.rows[i], of.rows[i], look);
    painter.setPen(penOf(inks.faint, 0.15));
    for (const double y : part.ruled)
        painter.drawLine(QPointF(part.rect.left(), y), QPointF(part.rect.right(), y));
}

/// Thick outlines above thin ones, and all of them above the ground. What is alike is painted together: a castle has
/// hundreds of hexes, and each path costs more than its pixels do.
void LaidSheet::paintPlan(QPainter& painter, const Plan& plan, const Look& look) const
{
    using Rim = play::PlanHex::Rim;
    const Inks inks = inksOf(look.dark);
    std::vector<QPolygonF> outlines;
    for (const play::PlanHex& hex : sheet_.plan)
    {
        const auto corners = outline(plan, hex.hex);
        outlines.emplace_back(QList<QPointF>(corners.begin(), corners.end()));
    }
    paintGround(painter, outlines, look);
    painter.setBrush(Qt::NoBrush);
    for (const Rim rim : {Rim::Thin, Rim::Dashed, Rim::Thick})
    {
        painter.setPen(rimPen(rim, inks.ink, plan.scale / largestHex));
        QList<QLineF> sides;
        for (std::size_t i = 0; i < outlines.size(); ++i)
            if (sheet_.plan[i].rim == rim)
                for (qsizetype side = 0; side < outlines[i].size(); ++side)
                    sides << QLineF(outlines[i][side], outlines[i][(side + 1) % outlines[i].size()]);
        painter.drawLines(sides);
    }
    paintBoxes(painter, plan, look);
    paintLegend(painter, plan, look);
}

/// Of one stone all hexes at once; then those that have come down.
void LaidSheet::paintGround(QPainter& painter, const std::vector<QPolygonF>& outlines, const Look& look) const
{
    std::map<std::string_view, QPainterPath> stones;
    QPainterPath down;
    for (std::size_t i = 0; i < outlines.size(); ++i)
    {
        const play::PlanHex& hex = sheet_.plan[i];
        stones[hex.stone].addPolygon(outlines[i]);
        if (hex.boxes > 0 && hex.crossed >= hex.boxes)
            down.addPolygon(outlines[i]);
    }
    painter.setRenderHint(QPainter::Antialiasing, false); // outlines lie on its edges, and it takes half as long
    for (const auto& [stone, path] : stones)
        painter.fillPath(path, tintOf(stone, look.dark));
    painter.setRenderHint(QPainter::Antialiasing);
    if (!down.isEmpty())
        painter.fillPath(down, QBrush(inksOf(look.dark).mark, Qt::BDiagPattern));
}

/// The numbers of the hexes, then their boxes.
void LaidSheet::paintBoxes(QPainter& painter, const Plan& plan, const Look& look) const
{
    const Inks inks = inksOf(look.dark);
    const map::HexMap& map = *play::hexBoard(sheet_.setting->boards);
    const auto middleOf = [&](hex::Hex hex)
    {
        const auto [x, y] = hex::centreOf(map.layout, hex);
        return QPointF(x, y) * plan.scale + plan.origin;
    };
    painter.save();
    painter.scale(1 / dots, 1 / dots);
    painter.setFont(font(0.46 * plan.scale / size_, false));
    painter.setPen(inks.ink);
    const QFontMetricsF metrics(painter.font());
    for (const play::PlanHex& hex : sheet_.plan)
    {
        const QString label = words::fromView(map::printedLabel(map, hex.hex));
        const double up = hex.boxes > 0 ? 0.36 : 0.0;
        const QPointF at = (middleOf(hex.hex) - QPointF(0, up * plan.scale)) * dots;
        painter.drawText(
            at + QPointF(-metrics.horizontalAdvance(label) / 2, (metrics.ascent() - metrics.descent()) / 2), label);
    }
    painter.restore();
    for (const play::PlanHex& hex : sheet_.plan)
    {
        const double box = std::min(0.3, 1.3 / std::max(1, hex.boxes)) * plan.scale;
        const double line = 0.06 * box + 0.03;
        const QPointF middle = middleOf(hex.hex);
        QRectF square(middle.x() - hex.boxes * 0.5 * box * 1.12, middle.y() + 0.14 * plan.scale, box, box);
        for (int i = 0; i < hex.boxes; ++i, square.translate(1.12 * box, 0))
        {
            painter.fillRect(square.adjusted(-line / 2, -line / 2, line / 2, line / 2), inks.ink);
            painter.fillRect(square.adjusted(line / 2, line / 2, -line / 2, -line / 2), inks.paper);
            if (i < hex.crossed)
                crossOut(painter, square, inks.mark);
        }
    }
}

void LaidSheet::paintLegend(QPainter& painter, const Plan& plan, const Look& look) const
{
    const Inks inks = inksOf(look.dark);
    const auto entries = legendOf(plan.legend);
    for (std::size_t i = 0; i < entries.size(); ++i)
    {
        const auto& [where, text] = entries[i];
        const double high = 0.62 * where.height();
        const QRectF sign(where.left() + 0.4 * size_, where.center().y() - high / 2, 5 * size_, high);
        if (i < sheet_.rims.size())
        {
            painter.setPen(rimPen(sheet_.rims[i].first, inks.ink, size_));
            painter.drawLine(QPointF(sign.left(), sign.center().y()), QPointF(sign.right(), sign.center().y()));
        }
        else
        {
            painter.setPen(penOf(inks.faint, 0.15));
            painter.setBrush(tintOf(sheet_.stones[i - sheet_.rims.size()].first, look.dark));
            painter.drawRect(sign);
            painter.setBrush(Qt::NoBrush);
        }
        painter.setPen(inks.ink);
        write(painter, where.adjusted(6.4 * size_, 0, 0, 0), text, smallText,
              Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine);
    }
}

void LaidSheet::paintTable(QPainter& painter, const Part& part, const PaperPart& of, const Look& look) const
{
    const Inks inks = inksOf(look.dark);
    const auto cell = [&](std::size_t line, std::size_t column)
    {
        return QRectF(QPointF(part.columns[column], part.lines[line]),
                      QPointF(part.columns[column + 1], part.lines[line + 1]));
    };
    for (std::size_t line = 0; line + 1 < part.lines.size(); ++line)
        for (std::size_t column = 0; column + 1 < part.columns.size(); ++column)
        {
            const QRectF where = cell(line, column);
            painter.setPen(penOf(inks.faint, 0.15));
            painter.drawRect(where);
            const auto row = line - 1;
            const bool filled = line > 0 && row < of.table.rows.size();
            if (static_cast<int>(column) == of.box && filled)
            {
                const double side = 3.2 * size_;
                const QRectF box(where.center() - QPointF(side, side) / 2, QSizeF(side, side));
                painter.setPen(penOf(inks.ink, 0.2));
                painter.drawRect(box);
                if (of.ticked[row])
                    crossOut(painter, box, inks.mark);
                continue;
            }
            const QString text = line == 0 ? of.table.columns[static_cast<int>(column)]
                                 : filled  ? of.table.rows[row][static_cast<int>(column)]
                                           : QString();
            painter.setPen(inks.ink);
            write(painter, where.adjusted(pad * size_, 0, -pad * size_, 0), text, plainText,
                  Qt::AlignVCenter | (of.table.numbers[column] ? Qt::AlignRight : Qt::AlignLeft), line == 0);
        }
}

void LaidSheet::paintRow(QPainter& painter, const Row& row, const PaperRow& of, const Look& look) const
{
    const Inks inks = inksOf(look.dark);
    painter.setPen(inks.ink);
    write(painter, row.name, of.name, plainText, Qt::AlignLeft | Qt::AlignVCenter);
    for (std::size_t i = 0; i < row.boxes.size(); ++i)
    {
        painter.setPen(penOf(inks.ink, 0.2));
        painter.drawRect(row.boxes[i]);
        if (static_cast<int>(i) < of.marks)
            crossOut(painter, row.boxes[i], inks.mark);
    }
    if (!of.counts)
        return;
    painter.setPen(penOf(inks.ink, 0.2));
    painter.drawRect(row.shown);
    painter.setPen(inks.ink);
    write(painter, row.shown, QString::number(of.marks), plainText, Qt::AlignCenter | Qt::TextSingleLine);
    if (!look.hands)
        return;
    for (const auto& [where, sign] : {std::pair(row.less, QChar(0x2212)), std::pair(row.more, QChar('+'))})
    {
        painter.setPen(penOf(inks.faint, 0.2));
        painter.drawEllipse(where.adjusted(0.3, 0.3, -0.3, -0.3));
        painter.setPen(inks.ink);
        write(painter, where, QString(sign), plainText, Qt::AlignCenter | Qt::TextSingleLine);
    }
}

editor::Drawing drawingOf(std::shared_ptr<const LaidSheet> sheet, bool dark)
{
    editor::Drawing drawing;
    drawing.title = sheet->sheet().title;
    drawing.paper = inksOf(dark).paper;
    drawing.scale = 6;
    drawing.bounds = [](double scale) { return QRectF(0, 0, LaidSheet::width * scale, LaidSheet::height * scale); };
    drawing.paint = [sheet = std::move(sheet), dark](QPainter& on, const QRectF&, double scale)
    { sheet->paint(on, scale, {dark}); };
    return drawing;
}

} // namespace merlon::report

#include "app/report/page_flow.h"

#include <QAbstractTextDocumentLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace merlon::report
{
namespace
{

constexpr double gap = 5;         ///< points between columns
constexpr double barWidth = 3;    ///< points
constexpr double footHeight = 20; ///< points
constexpr double highest = 0.42;  ///< of a page: two pictures and some lines find room on it
constexpr double smallest = 0.6;  ///< of a picture's size, where little room is left

} // namespace

struct PageFlow::Laid
{
    struct Text
    {
        std::shared_ptr<QTextDocument> text;
        double left = 0;
    };
    Block block;
    std::vector<Text> texts;
    double height = 0; ///< without the space above
};

PageFlow::PageFlow(QPagedPaintDevice& writer, QPainter& painter, QString foot)
    : writer_(writer),
      painter_(painter),
      foot_(std::move(foot)),
      font_(QStringLiteral("DejaVu Serif"), 9),
      dots_(writer.logicalDpiY() / 72.0),
      page_(0, 0, writer.width(), writer.height() - footHeight * dots_)
{
}

PageFlow::~PageFlow() = default;

PageFlow::Laid PageFlow::laidOut(Block block) const
{
    Laid laid{std::move(block), {}, 0};
    double left = 0;
    for (const Block::Column& column : laid.block.columns)
    {
        const double width = column.width * page_.width();
        auto text = std::make_shared<QTextDocument>();
        text->documentLayout()->setPaintDevice(&writer_);
        text->setDocumentMargin(0);
        text->setDefaultFont(font_);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        option.setAlignment(column.right ? Qt::AlignRight : Qt::AlignLeft);
        text->setDefaultTextOption(option);
        text->setHtml(column.html);
        text->setTextWidth(std::max(1.0, width - points(gap)));
        laid.height = std::max(laid.height, text->size().height());
        laid.texts.push_back({std::move(text), left});
        left += width;
    }
    if (laid.block.paint)
        laid.height = std::min(laid.block.aspect * page_.width(), highest * page_.height());
    return laid;
}

void PageFlow::add(Block block)
{
    waiting_.push_back(laidOut(std::move(block)));
    if (!waiting_.back().block.withNext)
        flush();
}

void PageFlow::flush()
{
    double height = 0;
    for (const Laid& one : waiting_)
        height += points(one.block.above) + one.height;
    for (Laid& one : waiting_) // a picture is made smaller rather than half a page left empty
        if (const double over = at_ + height - page_.height();
            one.block.paint && over > 0 && over < (1 - smallest) * one.height)
        {
            one.height -= over;
            height -= over;
        }
    if (at_ > 0 && at_ + height > page_.height())
        turnPage();
    for (const Laid& one : std::exchange(waiting_, {}))
        put(one);
}

void PageFlow::put(const Laid& laid)
{
    if (at_ > 0)
        at_ += points(laid.block.above);
    if (at_ > 0 && at_ + laid.height > page_.height())
        turnPage();
    if (at_ + laid.height > page_.height())
        return putLong(laid);
    draw(laid, at_);
    at_ += laid.height;
}

/// What no page holds is cut between its lines.
void PageFlow::putLong(const Laid& laid)
{
    const double room = page_.height() - at_;
    int sheets = 1;
    for (const Laid::Text& one : laid.texts)
    {
        one.text->setPageSize(QSizeF(one.text->textWidth(), room));
        sheets = std::max(sheets, one.text->pageCount());
    }
    for (int sheet = 0; sheet < sheets; ++sheet)
    {
        if (sheet > 0)
            turnPage();
        painter_.save();
        painter_.setClipRect(QRectF(0, at_, page_.width(), room));
        draw(laid, at_ - sheet * room);
        painter_.restore();
        if (sheet + 1 < sheets && at_ + room < page_.height())
            at_ = page_.height() - room;
    }
    at_ = page_.height();
}

void PageFlow::draw(const Laid& laid, double top) const
{
    if (laid.block.paint)
    {
        const double width = std::min(page_.width(), laid.height / laid.block.aspect);
        laid.block.paint(painter_, QRectF((page_.width() - width) / 2, top, width, laid.height));
    }
    if (laid.block.flag.isValid())
        painter_.fillRect(QRectF(0, top, points(barWidth), laid.height), laid.block.flag);
    for (const Laid::Text& one : laid.texts)
    {
        painter_.save();
        painter_.translate(one.left, top);
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette.setColor(QPalette::Text, Qt::black);
        one.text->documentLayout()->draw(&painter_, context);
        painter_.restore();
    }
    if (laid.block.ruled)
    {
        painter_.setPen(QPen(QColor(0xb8ad99), points(0.5)));
        const double y = top + laid.height + points(1);
        painter_.drawLine(QPointF(0, y), QPointF(page_.width(), y));
    }
}

void PageFlow::turnPage()
{
    number();
    whole_ = writer_.newPage() && whole_;
    ++pages_;
    at_ = 0;
    if (!head_)
        return;
    const Laid laid = laidOut(*head_);
    draw(laid, 0);
    at_ = laid.height + points(4);
}

void PageFlow::number()
{
    painter_.setFont(QFont(font_.family(), 8));
    painter_.setPen(QColor(0x555555));
    const QRectF below(0, page_.height(), page_.width(), points(footHeight));
    painter_.drawText(below, Qt::AlignRight | Qt::AlignBottom, QString::number(pages_));
    const QString foot =
        QFontMetricsF(painter_.font(), &writer_).elidedText(foot_, Qt::ElideRight, 0.85 * page_.width());
    painter_.drawText(below, Qt::AlignLeft | Qt::AlignBottom, foot);
}

void PageFlow::endPage()
{
    flush();
    if (at_ > 0)
        turnPage();
}

void PageFlow::addPage(const std::function<void(QPainter&, const QRectF&)>& paint)
{
    endPage();
    painter_.save();
    paint(painter_, page_);
    painter_.restore();
    at_ = page_.height();
}

bool PageFlow::finish()
{
    flush();
    number();
    return whole_;
}

} // namespace merlon::report

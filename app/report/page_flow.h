#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QPainter;
class QPagedPaintDevice;
class QTextDocument;

/// Blocks one below the other, on as many pages as they take.
namespace merlon::report
{

/// Text beside text, or something that is painted.
struct Block
{
    struct Column
    {
        QString html;
        double width = 1; ///< part of the page's
        bool right = false;
    };
    std::vector<Column> columns{};
    double above = 0;      ///< space, in points
    bool withNext = false; ///< not the last on its page
    bool ruled = false;    ///< a line below
    QColor flag{};         ///< of a bar at the left; invalid: none
    double aspect = 0;     ///< of what is painted: its height, of its width
    std::function<void(QPainter&, const QRectF&)> paint{};
};

class PageFlow
{
public:
    /// `foot` stands below each page with its number.
    PageFlow(QPagedPaintDevice& writer, QPainter& painter, QString foot);
    ~PageFlow();

    void add(Block block);
    /// Repeated at the top of each page from here on; none: not any more.
    void setHead(std::shared_ptr<const Block> head) { head_ = std::move(head); }
    /// What follows begins another page.
    void endPage();
    /// A page of its own, painted without a head.
    void addPage(const std::function<void(QPainter&, const QRectF&)>& paint);
    /// What a page has room for.
    const QRectF& page() const { return page_; }
    /// After the last block.
    bool finish();

private:
    struct Laid;

    Laid laidOut(Block block) const;
    double points(double count) const { return count * dots_; }
    void flush();
    void put(const Laid& laid);
    void putLong(const Laid& laid);
    void draw(const Laid& laid, double top) const;
    void turnPage();
    void number();

    QPagedPaintDevice& writer_;
    QPainter& painter_;
    QString foot_;
    QFont font_;
    double dots_ = 1; ///< of the printer, for a point
    QRectF page_;
    double at_ = 0; ///< where the next block begins
    int pages_ = 1;
    bool whole_ = true;
    std::shared_ptr<const Block> head_;
    std::vector<Laid> waiting_; ///< those that want to stand with the next one
};

} // namespace merlon::report

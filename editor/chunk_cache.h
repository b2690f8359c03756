#pragma once

#include <QPixmap>
#include <QPoint>
#include <QRect>
#include <QRectF>

#include <functional>
#include <map>
#include <vector>

class QPainter;

namespace merlon::editor
{

/// The map as it was last drawn, in square pieces, so that scrolling and zooming only copy pixels.
///
/// Coordinates are map pixels at the cache's scale (see MapPainter). Pieces of the scales before are kept until those
/// of the new one are drawn, so that a zoom in several steps always has something to show; at a scale that comes again
/// they are those of before. Bounded in memory: what was not shown for longest goes first.
class ChunkCache
{
public:
    static constexpr int side = 256; ///< of a chunk, in map pixels
    using Draw = std::function<void(QPainter&, const QRectF& part, double scale)>;

    explicit ChunkCache(Draw draw, qsizetype limitBytes = qsizetype{64} * 1024 * 1024);

    double scale() const { return now_.scale; }
    /// What was drawn at the old scale stays as a stand-in.
    void setScale(double scale, double pixelRatio);
    void clear();
    /// Something in this part of the map (in units of scale 1) looks different now. What was drawn of it is shown until
    /// it is drawn anew.
    void spoil(const QRectF& unitRect);

    /// Chunks that a rectangle of map pixels touches.
    static QRect chunksIn(const QRectF& rect);
    static QRect rectOf(QPoint chunk) { return {chunk.x() * side, chunk.y() * side, side, side}; }

    /// Drawn, and nothing in it spoilt.
    bool isFresh(QPoint chunk) const;
    bool isDrawn(QPoint chunk) const { return now_.chunks.contains(key(chunk)); }
    /// Draws what is missing or spoilt of it.
    void refresh(QPoint chunk, const QColor& paper);
    /// Null when it was never drawn. Marks it as used.
    const QPixmap* pixmap(QPoint chunk);

    /// Calls show(pixmap, rectangle in units of scale 1) for everything drawn at older scales, the oldest first, then
    /// at this one.
    void forEach(const std::function<void(const QPixmap&, const QRectF&)>& show, bool olderOnly) const;
    /// All that was drawn at other scales than this one, as large as it is here, and first what is to be seen where
    /// there is nothing. Of what lies under newer chunks, or under those of this scale, nothing is drawn.
    void paintStretched(QPainter& painter, const QRect& part, double scale, const std::function<void()>& beneath) const;
    void dropOlder() { before_.clear(); }

    qsizetype bytes() const;
    /// Chunks drawn or redrawn since the beginning, for tests and benches.
    int drawCount() const { return draws_; }

private:
    using Key = std::pair<int, int>;
    struct Chunk
    {
        QPixmap pixmap;
        QRect spoilt; ///< map pixels; empty when all is well
        quint64 used = 0;
    };
    struct Generation
    {
        double scale = 0;
        std::map<Key, Chunk> chunks;
    };

    static constexpr std::size_t mostKept = 4; ///< scales before this one

    static Key key(QPoint chunk) { return {chunk.x(), chunk.y()}; }
    static void spoil(Generation& generation, const QRectF& unitRect);
    void makeRoom();

    Draw draw_;
    qsizetype limit_;
    double ratio_ = 1;
    Generation now_;
    std::vector<Generation> before_; ///< the last one last
    quint64 clock_ = 0;
    int draws_ = 0;
};

} // namespace merlon::editor

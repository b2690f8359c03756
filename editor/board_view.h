#pragma once

#include "editor/board_marks.h"
#include "editor/camera_view.h"
#include "editor/map_ground.h"
#include "editor/scan_loader.h"
#include "editor/still_marks.h"

#include <QTimer>

#include <optional>
#include <vector>

namespace merlon::editor
{

/// A map on screen, to be looked at: draws a HexMapModel and what lies on it, and knows which hex the mouse is on.
class BoardView : public CameraView
{
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void setCounters(std::vector<play::Piece> counters);
    const std::vector<play::Piece>& counters() const { return marks_.pieces; }
    /// As the game has changed it. There must be a model.
    virtual const map::HexMap& shownMap() const;
    /// Its boards stand in the place of the document's map.
    void setOverlay(play::Scene overlay);
    const play::Scene& overlay() const { return marks_.scene; }
    /// Shades beneath pieces and marks; null: none.
    void setHeat(std::shared_ptr<const Heat> heat);
    const Heat* heat() const { return marks_.heat.get(); }
    /// Drawn large under the mouse, or not at all, so that the map beneath them can be read: while a key is held.
    void setCountersMagnified(bool magnified);
    void setCountersHidden(bool hidden);
    void setCountersStrength(int percent);
    /// How large the names beside counters are.
    void setNamePixels(int pixels);
    int namePixels() const { return marks_.namePixels; }
    /// Where forces may set up; 0 percent: not drawn.
    void setZones(std::vector<ShownZone> zones);
    void setZonesStrength(int percent);
    const std::vector<ShownZone>& zones() const { return marks_.zones; }
    int zonesStrength() const { return marks_.zonesStrength; }
    /// What is drawn. `dark` follows the palette whatever is said here.
    void setMapStyle(MapStyle style);
    const MapStyle& mapStyle() const { return style_; }
    /// What another view shows of the map, and its selection; each as large and where it wants.
    void showAs(const BoardView& other);
    /// The scanned map under the grid; read in the background.
    const ScanLoader& scan() const { return scan_; }

    std::optional<hex::Hex> hoveredHex() const { return hovered_; }

    /// Draws now what would be drawn over the next frames (chunks at a new scale). For pictures, tests and benches.
    void finishPainting();

    void reset() override;

signals:
    /// Another model is shown, other marks or another style: another view may show the same, see showAs().
    void shownChanged();
    void hexHovered(merlon::hex::Hex hex);
    void hoverEnded();
    void currentHexChanged(merlon::hex::Hex hex);
    /// It was read, or cannot be, which is why: empty when all is well.
    void scanChanged(const QString& problem);

protected:
    const BoardMarks& marks() const { return marks_; }
    /// They look different now.
    virtual void showHexes(const QVector<hex::Hex>& hexes);
    /// What is outlined under the mouse: all within so many hexes of it at most.
    virtual std::vector<hex::Hex> footprint(hex::Hex hovered) const { return {hovered}; }
    virtual int footprintRadius() const { return 0; }
    virtual std::optional<BoardAxes> axes() const { return {}; }
    /// Those whose points are shown, or null.
    virtual std::vector<map::Line> shownLines() const { return {}; }
    /// What is marked because it is to go.
    virtual std::vector<edit::Roomless> shownNoRoom() const { return {}; }
    void updateFootprint();
    void liftRoofs();
    /// The hexside that is marked under the mouse, and the one of the current hex.
    virtual std::optional<hex::Edge> pointedEdge() const { return {}; }
    virtual std::optional<hex::Edge> turnedEdge() const { return {}; }
    void updateEdge(const std::optional<hex::Edge>& edge);
    /// What a reader of the screen says: the hex that the keys are on.
    virtual QString currentText() const;
    void describeCurrent();

    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void dataChanged(const QModelIndex& from, const QModelIndex& to, const QList<int>& roles) override;

    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void setMarks(BoardMarks marks);
    template <class T>
    void mark(T BoardMarks::*part, T as);
    void follow(const MapDocument& document);
    void hover(std::optional<hex::Hex> hex);
    void beginGround();
    void followScan();
    void spoilGround();
    void showToolTip(QPoint at, QPoint onScreen);

    MapStyle style_;
    MapGround ground_;
    ScanLoader scan_;
    BoardMarks marks_;
    StillMarks still_;
    std::optional<hex::Hex> hovered_;
    std::optional<QPointF> mouse_; ///< on the viewport; none: elsewhere
    QTimer settle_;                ///< after the last zoom; then the ground is drawn at the new scale
};

} // namespace merlon::editor

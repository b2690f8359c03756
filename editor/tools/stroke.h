#pragma once

#include "editor/map_document.h"
#include "editor/tools/tool_box.h"

#include <QPointer>

namespace merlon::editor
{

/// A drag of a painting tool while the button is down: what it will have painted is seen before it is done.
///
/// The map is copied when the stroke begins and painted on there; the document gets one command at the end. However a
/// stroke ends, but by cancel(), it is committed: on release, and when the document says strokeMustEnd(). A document
/// that changes under it without saying so (its undo stack was used directly) cancels it.
class Stroke : public QObject
{
    Q_OBJECT

public:
    explicit Stroke(QObject* parent = nullptr);

    bool active() const { return active_; }
    /// While commit() hands over to the document: what changes there is on the preview already.
    bool committing() const { return committing_; }
    /// The map as it would be; only while active.
    const map::HexMap& preview() const { return preview_; }

    /// Hexes may lie off the map, so that a stroke can come in over its edge.
    void begin(MapDocument& document, const ToolBox& tools, hex::Hex at);
    void moveTo(hex::Hex at);
    void commit();
    void cancel();

signals:
    void begun();
    void previewChanged(const QVector<merlon::hex::Hex>& hexes);
    void ended();

private:
    std::vector<hex::Hex> covered(hex::Hex at) const;
    void extend(const std::vector<hex::Hex>& hexes);
    void reshape(const std::vector<hex::Hex>& hexes);
    void tell(const std::vector<HexValue>& values);
    void cancelUnlessOurs();
    void end();

    QPointer<MapDocument> document_;
    map::HexMap preview_;
    HexPatch before_; ///< what the preview covers, as it was
    Tool tool_ = Tool::Brush;
    Paint paint_;
    int radius_ = 0;
    hex::Hex start_;
    hex::Hex last_;
    std::vector<hex::Hex> hexes_; ///< that the stroke has covered
    std::vector<bool> done_;      ///< by index; a brush raises each hex once
    bool active_ = false;
    bool committing_ = false;
};

} // namespace merlon::editor

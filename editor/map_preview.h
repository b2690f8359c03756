#pragma once

#include "core/map/hex_map.h"
#include "core/map/palette.h"
#include "editor/small_picture.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace merlon::editor
{

/// A small picture of a map in a dialog, and of what would become of it.
class MapPreview : public QWidget
{
    Q_OBJECT

public:
    explicit MapPreview(QWidget* parent = nullptr);

    /// `framed`: the map as it will be. Its hexes lie on those of `map`; what falls off is hatched.
    void setMap(map::HexMap map, std::shared_ptr<const map::Palette> palette, std::optional<map::HexMap> framed = {});
    QSize sizeHint() const override { return {300, 220}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool dark() const;
    void paintFramed(QPainter& painter, const QRectF& all, double scale);

    SmallMap map_;
    SmallMap framed_; ///< empty: there is none
};

} // namespace merlon::editor

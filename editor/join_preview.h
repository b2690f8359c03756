#pragma once

#include "core/edit/thing.h"
#include "core/map/hex_map.h"
#include "core/map/palette.h"
#include "editor/small_picture.h"

#include <QPainterPath>
#include <QWidget>

#include <memory>

namespace merlon::editor
{

/// A small picture of a map that is made of two: the line around the one that was there is whole, the one around the
/// other is dotted.
class JoinPreview : public QWidget
{
    Q_OBJECT

public:
    explicit JoinPreview(QWidget* parent = nullptr);

    /// `lies`: where the hexes of the other one lie.
    void setMaps(map::HexMap both, std::shared_ptr<const map::Palette> palette, const hex::Layout& map,
                 const hex::Layout& other, const edit::Turn& lies);
    /// No other one, or none that can be joined.
    void setMap(map::HexMap map, std::shared_ptr<const map::Palette> palette);
    QSize sizeHint() const override { return {360, 280}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SmallMap map_;
    QPainterPath around_; ///< in units of the plane
    QPainterPath aroundOther_;
};

} // namespace merlon::editor

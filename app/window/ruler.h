#pragma once

#include "core/hex/hex.h"
#include "core/map/hex_map.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace merlon::editor
{
class HexMapView;
} // namespace merlon::editor

namespace merlon::referee
{
class RefereePanel;
} // namespace merlon::referee

namespace merlon::app
{

class MapViews;

/// A ruler laid on the map from hex to hex, by two clicks, or by the cursor keys and Enter: the distance, and what the
/// referee says of a line there. Until it is put away, what is picked on the map is the ruler's.
class Ruler : public QObject
{
    Q_OBJECT

public:
    /// All of them outlive it.
    Ruler(MapViews& views, referee::RefereePanel& referee, std::function<const map::HexMap&()> map,
          QObject* parent = nullptr);

    bool isLaid() const { return laid_; }
    /// Takes it to hand, or puts it away.
    void setLaid(bool laid);
    /// Which of the boards is measured: the referee knows of lines on the first.
    void setBoard(int board) { board_ = board; }
    /// "P10 to U24: 15 hexes. medium range, no cover"; or what to do.
    const QString& says() const { return says_; }
    void retranslate();

signals:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void pick(hex::Hex hex);
    void point(hex::Hex hex);
    void measure(hex::Hex to);
    void drop();

    MapViews& views_;
    editor::HexMapView& view_; ///< the first of them: what is shown there is shown in all
    referee::RefereePanel& referee_;
    std::function<const map::HexMap&()> map_;
    int board_ = 0;
    bool laid_ = false;
    std::optional<hex::Hex> from_;
    std::optional<hex::Hex> to_;
    bool fixed_ = false; ///< the other end was picked too
    QString says_;
};

} // namespace merlon::app

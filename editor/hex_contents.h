#pragma once

#include "core/hex/edge.h"
#include "core/map/hex_map.h"
#include "core/play/scenario.h"

#include <QHash>
#include <QString>

#include <vector>

namespace merlon::editor
{

class MapDocument;

/// What stands on which hex, turned round: a map lists its features, structures and overlays by kind, a view asks by
/// hex. Holds indices into the map that it was made from.
class HexContents
{
public:
    struct Entry
    {
        std::vector<int> features;
        std::vector<int> structures;
        std::vector<int> overlays;
    };

    HexContents() = default;
    explicit HexContents(const map::HexMap& map);

    /// An empty entry for a bare hex.
    const Entry& at(const map::HexMap& map, hex::Hex hex) const;

private:
    QHash<int, Entry> entries_;
};

/// "parapet (N, NE)", "door (S), closed" in the reader's language.
QString featureText(const map::HexMap& map, const map::Feature& feature);
/// "hexside N: door, closed": whichever hex owns it.
QString edgeText(const map::HexMap& map, hex::Edge edge);
QString structureText(const map::HexMap& map, const map::Structure& structure);
QString overlayText(const map::HexMap& map, const map::Covering& overlay);

/// "D7, brush, level 2": for readers of the screen, and for tool tips.
QString hexText(const map::HexMap& map, hex::Hex hex);

} // namespace merlon::editor

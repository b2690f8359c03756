#include "editor/hex_contents.h"

#include "core/edit/feature_edits.h"
#include "editor/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace merlon::editor
{
namespace
{

struct ContentsText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::HexContents)
};

QString withState(const map::HexMap& map, const QString& text, std::string_view group, const std::string& state)
{
    return state.empty() ? text
                         : ContentsText::tr("%1, %2", "a thing and its state").arg(text, word(map, group, state));
}

} // namespace

HexContents::HexContents(const map::HexMap& map)
{
    const auto entry = [&](hex::Hex hex) -> Entry*
    { return map.layout.contains(hex) ? &entries_[map.layout.index(hex)] : nullptr; };
    for (int i = 0; i < static_cast<int>(map.features.size()); ++i)
        if (auto* at = entry(map.features[static_cast<std::size_t>(i)].hex))
            at->features.push_back(i);
    for (int i = 0; i < static_cast<int>(map.structures.size()); ++i)
        for (const auto hex : map.structures[static_cast<std::size_t>(i)].hexes)
            if (auto* at = entry(hex))
                at->structures.push_back(i);
    for (int i = 0; i < static_cast<int>(map.overlays.size()); ++i)
        for (const auto hex : map.overlays[static_cast<std::size_t>(i)].hexes)
            if (auto* at = entry(hex))
                at->overlays.push_back(i);
}

const HexContents::Entry& HexContents::at(const map::HexMap& map, hex::Hex hex) const
{
    static const Entry bare;
    const auto found = entries_.constFind(map.layout.index(hex));
    return found == entries_.constEnd() ? bare : found.value();
}

QString featureText(const map::HexMap& map, const map::Feature& feature)
{
    QStringList sides;
    for (const auto side : feature.sides)
        sides << sideText(map, side);
    const QString text = ContentsText::tr("%1 (%2)", "a hexside feature and its sides")
                             .arg(word(map, "feature", feature.kind), sides.join(words::listWord("comma")));
    return withState(map, text, "feature-state", feature.state);
}

QString edgeText(const map::HexMap& map, hex::Edge edge)
{
    QStringList all;
    for (const edit::SideThing& one : edit::standingOn(map, edge))
        all << (one.state.empty() ? word(map, "feature", one.kind)
                                  : ContentsText::tr("%1, %2", "a thing and its state")
                                        .arg(word(map, "feature", one.kind), word(map, "feature-state", one.state)));
    const QString side = sideText(map, edge.side);
    return all.isEmpty() ? ContentsText::tr("hexside %1", "N, NE, SE ...").arg(side)
                         : ContentsText::tr("hexside %1: %2", "N, NE, SE ..., what stands there")
                               .arg(side, all.join(words::listWord("semicolon")));
}

QString structureText(const map::HexMap& map, const map::Structure& structure)
{
    const QString name = structureName(map, structure);
    return structure.name.empty() ? name
                                  : ContentsText::tr("%1 (%2)", "a structure's kind and its name")
                                        .arg(word(map, "structure", structure.kind), name);
}

QString overlayText(const map::HexMap& map, const map::Covering& overlay)
{
    QString text = word(map, "overlay", overlay.kind);
    if (overlay.outward)
        text = ContentsText::tr("%1 (%2)", "an overlay and the side it looks to")
                   .arg(text, sideText(map, *overlay.outward));
    return withState(map, text, "overlay-state", overlay.state);
}

QString hexText(const map::HexMap& map, hex::Hex hex)
{
    return ContentsText::tr("%1, %2, level %3", "a hex: its name, terrain and level")
        .arg(QString::fromStdString(map::printedName(map, hex)), word(map, "terrain", map.terrainAt(hex)),
             QString::number(map.levelAt(hex)));
}

} // namespace merlon::editor

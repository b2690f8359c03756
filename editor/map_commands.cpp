#include "editor/map_commands.h"

#include "editor/map_document.h"
#include "editor/words.h"

#include <QCoreApplication>

namespace merlon::editor
{
namespace
{

struct StepText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::Step)
};

} // namespace

Step Step::of(const Paint& paint)
{
    switch (paint.kind)
    {
    case PaintKind::Terrain:
        return {Kind::PaintTerrain, paint.terrain, 0, 0};
    case PaintKind::SetLevel:
        return {Kind::SetLevel, {}, paint.level, 0};
    case PaintKind::Raise:
        return {Kind::Raise, {}, 0, 0};
    case PaintKind::Lower:
        return {Kind::Lower, {}, 0, 0};
    }
    return {};
}

QString Step::text(const map::HexMap& map) const
{
    const bool one = hexes == 1; // English has no plural file of its own
    switch (kind)
    {
    case Kind::PaintTerrain:
    {
        const QString name = word(map, "terrain", terrain);
        return one ? StepText::tr("Paint %1 on a hex").arg(name)
                   : StepText::tr("Paint %1 on %n hexes", nullptr, hexes).arg(name);
    }
    case Kind::SetLevel:
        return one ? StepText::tr("Set a hex to level %1").arg(level)
                   : StepText::tr("Set %n hexes to level %1", nullptr, hexes).arg(level);
    case Kind::Raise:
        return one ? StepText::tr("Raise a hex") : StepText::tr("Raise %n hexes", nullptr, hexes);
    case Kind::Lower:
        return one ? StepText::tr("Lower a hex") : StepText::tr("Lower %n hexes", nullptr, hexes);
    case Kind::Properties:
        return StepText::tr("Change the map's properties");
    case Kind::Resize:
        return StepText::tr("Change the map's size");
    case Kind::Recover:
        return StepText::tr("Recover unsaved edits");
    }
    return {};
}

MapCommand::MapCommand(MapDocument& document, Step step) : document_(document), step_(std::move(step))
{
    retranslate();
}

void MapCommand::retranslate()
{
    setText(step_.text(document_.map()));
}

SwapHexes::SwapHexes(MapDocument& document, HexPatch patch, Step step, int press)
    : MapCommand(document, std::move(step)), patch_(std::move(patch)), press_(press)
{
    step_.hexes = static_cast<int>(patch_.hexes.size());
    retranslate();
}

bool SwapHexes::mergeWith(const QUndoCommand* later)
{
    const auto* other = dynamic_cast<const SwapHexes*>(later);
    if (!other || other->press_ != press_ || other->step_.kind != step_.kind || other->step_.terrain != step_.terrain)
        return false;
    mergeBefore(patch_, other->patch_);
    step_.hexes = static_cast<int>(patch_.hexes.size());
    step_.level = other->step_.level;
    retranslate();
    return true;
}

void SwapHexes::swap()
{
    document_.swap(patch_);
}

SwapProperties::SwapProperties(MapDocument& document, MapProperties properties)
    : MapCommand(document, {Step::Kind::Properties, {}, 0, 0}), properties_(std::move(properties))
{
}

void SwapProperties::swap()
{
    document_.swap(properties_);
}

SwapMap::SwapMap(MapDocument& document, map::HexMap map, Step::Kind kind)
    : MapCommand(document, {kind, {}, 0, 0}), map_(std::move(map))
{
}

void SwapMap::swap()
{
    document_.swap(map_);
}

} // namespace merlon::editor

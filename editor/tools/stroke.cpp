#include "editor/tools/stroke.h"

#include "editor/tools/shapes.h"

#include <algorithm>
#include <iterator>

namespace merlon::editor
{

Stroke::Stroke(QObject* parent) : QObject(parent) {}

void Stroke::begin(MapDocument& document, const ToolBox& tools, hex::Hex at)
{
    commit();
    document_ = &document;
    connect(&document, &MapDocument::strokeMustEnd, this, &Stroke::commit);
    connect(&document, &MapDocument::hexesChanged, this, &Stroke::cancelUnlessOurs);
    connect(&document, &MapDocument::mapReset, this, &Stroke::cancelUnlessOurs);
    tool_ = tools.tool();
    paint_ = tools.paint();
    radius_ = tools.radius();
    preview_ = document.map();
    before_ = {};
    hexes_.clear();
    done_.assign(preview_.terrain.size(), false);
    start_ = last_ = at;
    active_ = true;
    emit begun();
    extend(covered(at));
}

void Stroke::moveTo(hex::Hex at)
{
    if (!active_ || at == last_ || tool_ == Tool::Fill)
        return;
    const auto hexes = covered(at);
    last_ = at;
    if (tool_ == Tool::Brush)
        extend(hexes);
    else
        reshape(hexes);
}

std::vector<hex::Hex> Stroke::covered(hex::Hex at) const
{
    switch (tool_)
    {
    case Tool::Brush:
        return brushed(last_, at, radius_);
    case Tool::Line:
        return brushed(start_, at, radius_);
    case Tool::Rectangle:
        return block(preview_.layout, start_, at);
    case Tool::Fill:
        return paint_.kind == PaintKind::Terrain ? sameTerrain(preview_, at) : sameLevel(preview_, at);
    case Tool::Select:
    case Tool::Pick:
        break;
    }
    return {};
}

/// Only hexes that the stroke has not covered yet: going back over a raised hex does not raise it again.
void Stroke::extend(const std::vector<hex::Hex>& hexes)
{
    std::vector<hex::Hex> fresh;
    for (const auto hex : hexes)
    {
        if (!preview_.layout.contains(hex))
            continue;
        const auto at = static_cast<std::size_t>(preview_.layout.index(hex));
        if (done_[at])
            continue;
        done_[at] = true;
        fresh.push_back(hex);
    }
    hexes_.insert(hexes_.end(), fresh.begin(), fresh.end());
    auto patch = patchOf(preview_, paint_, fresh);
    if (!patch || patch->empty())
        return;
    swapHexes(preview_, *patch);
    tell(patch->hexes);
    if (before_.empty())
        before_ = std::move(*patch);
    else
        mergeBefore(before_, *patch);
}

/// A shape that follows the mouse: the old one is taken back, the new one painted, and only what differs is told.
void Stroke::reshape(const std::vector<hex::Hex>& hexes)
{
    std::vector<HexValue> old;
    if (!before_.empty())
    {
        swapHexes(preview_, before_);
        old = std::move(before_.hexes);
    }
    before_ = {};
    hexes_ = hexes;
    auto patch = patchOf(preview_, paint_, hexes);
    if (patch && !patch->empty())
    {
        before_ = std::move(*patch);
        swapHexes(preview_, before_);
    }
    std::vector<HexValue> differing;
    std::ranges::set_symmetric_difference(old, before_.hexes, std::back_inserter(differing), {}, &HexValue::index,
                                          &HexValue::index);
    tell(differing);
}

void Stroke::tell(const std::vector<HexValue>& values)
{
    QVector<hex::Hex> hexes;
    hexes.reserve(static_cast<qsizetype>(values.size()));
    for (const auto& value : values)
        hexes.push_back(preview_.layout.hexOf(value.index));
    if (!hexes.isEmpty())
        emit previewChanged(hexes);
}

void Stroke::commit()
{
    if (!active_)
        return;
    active_ = false;
    if (document_)
    {
        committing_ = true;
        document_->paint(paint_, hexes_);
        committing_ = false;
    }
    end();
    emit ended();
}

void Stroke::cancel()
{
    if (!active_)
        return;
    const auto painted = before_.hexes;
    if (!before_.empty())
        swapHexes(preview_, before_);
    end();
    tell(painted);
    emit ended();
}

/// Somebody went past undo() and redo() of the document, so the preview is of a map that is no more. A command cannot
/// be pushed while another is being undone.
void Stroke::cancelUnlessOurs()
{
    if (!committing_)
        cancel();
}

void Stroke::end()
{
    active_ = false;
    if (document_)
        document_->disconnect(this);
}

} // namespace merlon::editor

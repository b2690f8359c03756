#pragma once

#include "editor/tools/tool.h"

namespace merlon::editor
{

/// Takes what is selected elsewhere, with all that stands on it, or with Ctrl a copy of it. In no palette: the hand has
/// it while it drags what is selected.
class MoveTool : public Tool
{
public:
    /// What the next press takes hold of.
    void hold(std::vector<hex::Hex> hexes) { hexes_ = std::move(hexes); }

    const char* name() const override { return "tool.move"; }
    QKeySequence key() const override { return {}; }
    QString text() const override { return {}; }
    QString tip() const override;
    bool paints() const override { return false; }
    /// The selection goes along.
    Deed take(const Input& input, const edit::Desk& desk) override;
    edit::Made preview(const edit::Desk& desk) const override;
    void cancel() override { hexes_.clear(); }

private:
    edit::Turn way() const { return {pressed_, at_}; }

    std::vector<hex::Hex> hexes_;
    hex::Hex pressed_;
    hex::Hex at_;
    bool copies_ = false;
};

} // namespace merlon::editor

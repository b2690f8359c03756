#pragma once

#include "editor/tools/tool.h"

namespace merlon::editor
{

/// A tool that covers hexes with what is held, from a press to its release.
class PaintingTool : public Tool
{
public:
    explicit PaintingTool(const Held& held) : held_(held) {}

    Deed take(const Input& input, const edit::Desk& desk) final;
    edit::Made preview(const edit::Desk& desk) const final;
    void cancel() final { hexes_.clear(); }

protected:
    /// The hexes of a drag from the press (or, where it adds, from the hex before) to there.
    /// `held` is what was held when the hand pressed.
    virtual std::vector<hex::Hex> covered(const Held& held, hex::Hex start, hex::Hex at,
                                          const edit::Desk& desk) const = 0;
    /// Whether what was covered before stays so.
    virtual bool adds() const { return false; }

    const Held& held_;

private:
    Held pressed_; ///< what was held then
    std::vector<hex::Hex> hexes_;
    hex::Hex start_;
    hex::Hex last_;
};

/// All of them, in the order of the palette's buttons.
Tools makeTools(const Held& held);

} // namespace merlon::editor

#pragma once

#include "editor/tools/tool.h"

namespace merlon::editor
{

/// A tool that paints hexes, and with symmetry their images, from a press to its end.
class CoveringTool : public Tool
{
public:
    explicit CoveringTool(const Held& held) : held_(held) {}

    edit::Made preview(const edit::Desk& desk) const final;
    void cancel() override;
    Heeds heeds() const override { return {.symmetry = true, .paint = true}; }
    QString hint(const Input& there, const edit::Desk& desk) const override;

protected:
    /// What becomes of hexes: they are painted.
    virtual edit::Made done(const Held& held, const edit::Desk& desk, std::span<const hex::Hex> hexes) const;
    Deed finish(const edit::Desk& desk);

    const Held& held_;
    Held pressed_;           ///< what was held when the hand pressed
    bool takesAway_ = false; ///< Ctrl was held then
    std::vector<hex::Hex> hexes_;

private:
    edit::Made mirrored(const Held& held, const edit::Desk& desk, std::vector<hex::Hex> hexes) const;
};

/// One that covers hexes by a press, a drag and a release.
class PaintingTool : public CoveringTool
{
public:
    using CoveringTool::CoveringTool;

    Deed take(const Input& input, const edit::Desk& desk) final;

protected:
    /// The hexes of a drag from the press (or, where it adds, from the hex before) to there.
    /// `held` is what was held when the hand pressed.
    virtual std::vector<hex::Hex> covered(const Held& held, hex::Hex start, hex::Hex at,
                                          const edit::Desk& desk) const = 0;
    /// Whether what was covered before stays so.
    virtual bool adds() const { return false; }

private:
    hex::Hex start_;
    hex::Hex last_;
};

/// All of them, in the order of the palette's buttons.
Tools makeTools(const Held& held);

} // namespace merlon::editor

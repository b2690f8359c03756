#pragma once

#include "editor/tools/tool.h"

namespace merlon::editor
{

/// Lays things on the map, and takes them away. A press lays one on its hex, a drag from hex to hex a longer one; the
/// side that it calls outward is the allowed one nearest to the pointer.
class ThingsTool : public Tool
{
public:
    explicit ThingsTool(const Held& held) : held_(held) {}

    const char* name() const override { return "tool.things"; }
    QKeySequence key() const override { return Qt::Key_T; }
    QString text() const override;
    QString tip() const override;
    bool spans() const override;
    bool takesAway() const override { return true; }

    Deed take(const Input& input, const edit::Desk& desk) override;
    edit::Made preview(const edit::Desk& desk) const override;
    std::optional<edit::Made> ghost(const Input& there, const edit::Desk& desk) const override;
    void cancel() override { trail_.clear(); }
    QString hint(const Input& there, const edit::Desk& desk) const override;

private:
    edit::Made made(const edit::Desk& desk) const;
    void goTo(hex::Hex at);
    static std::vector<hex::Hex> straightRow(const map::PaletteOverlay& thing, hex::Hex front, const Input& last);
    static std::vector<hex::Hex> hexesOf(const map::PaletteOverlay& thing, const std::vector<hex::Hex>& trail,
                                         const Input& last, const edit::Desk& desk);
    /// Begun on the first hex of the trail, which the hand has followed to where it is.
    static edit::Made laid(const Held& held, const std::vector<hex::Hex>& trail, const Input& last,
                           const edit::Desk& desk);

    const Held& held_;
    Held pressed_; ///< what was held then
    bool lifts_ = false;
    std::vector<hex::Hex> trail_; ///< hexes of the drag, each once
    Input last_;
};

} // namespace merlon::editor

#pragma once

#include "editor/tools/freehand.h"

namespace merlon::editor
{

/// Makes hexes part of the set-up zone that is chosen, as wide as the brush; Ctrl takes them out of it.
class ZoneTool : public Freehand
{
public:
    using Freehand::Freehand;
    const char* name() const override { return "tool.zone"; }
    QKeySequence key() const override { return Qt::Key_Z; }
    QString text() const override;
    QString tip() const override;
    bool takesAway() const override { return true; }
    Heeds heeds() const override { return {.radius = true, .symmetry = true, .zone = true}; }

protected:
    edit::Made done(const Held& held, const edit::Desk& desk, std::span<const hex::Hex> hexes) const override;
};

} // namespace merlon::editor

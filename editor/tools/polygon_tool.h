#pragma once

#include "editor/tools/painting_tool.h"

namespace merlon::editor
{

/// Corner by corner; the side that closes it follows the mouse.
class Polygon : public CoveringTool
{
public:
    using CoveringTool::CoveringTool;
    const char* name() const override { return "tool.polygon"; }
    QKeySequence key() const override { return Qt::Key_Y; }
    QString text() const override;
    QString tip() const override;
    bool pointwise() const override { return true; }

    Deed take(const Input& input, const edit::Desk& desk) override;
    void cancel() override;
    bool endsAt(hex::Hex at) const override;
    std::optional<hex::Hex> takeBack() override;
    QString hint(const Input&, const edit::Desk&) const override { return tip(); }

private:
    void cover(hex::Hex hovered);

    std::vector<hex::Hex> corners_;
    hex::Hex hovered_;
};

} // namespace merlon::editor

#pragma once

#include "editor/tools/tool.h"

#include <set>

namespace merlon::editor
{

/// Puts what is held on the hexsides that the hand passes, or takes that kind from them.
class SidesTool : public Tool
{
public:
    explicit SidesTool(const Held& held) : held_(held) {}

    const char* name() const override { return "tool.sides"; }
    QKeySequence key() const override { return Qt::Key_W; }
    QString text() const override;
    QString tip() const override;

    bool alongSides() const override { return true; }
    bool takesAway() const override { return true; }
    std::vector<hex::Hex> footprint(hex::Hex) const override { return {}; }
    Deed take(const Input& input, const edit::Desk& desk) override;
    edit::Made preview(const edit::Desk& desk) const override;
    void cancel() override;
    QString hint(const Input& there, const edit::Desk& desk) const override;

private:
    void pass(hex::Edge edge);

    const Held& held_;
    edit::SideThing pressed_; ///< what was held then
    bool takesAway_ = false;
    hex::Edge last_;
    std::vector<hex::Edge> edges_; ///< as the hand passed them
    std::set<hex::Edge> passed_;   ///< the same, as hexsides
};

} // namespace merlon::editor

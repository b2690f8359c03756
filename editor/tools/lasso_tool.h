#pragma once

#include "editor/tools/tool.h"

namespace merlon::editor
{

/// Selects what an outline drawn by hand encloses.
class LassoTool : public Tool
{
public:
    const char* name() const override { return "tool.lasso"; }
    QKeySequence key() const override { return Qt::Key_O; }
    QString text() const override;
    QString tip() const override;
    bool paints() const override { return false; }
    bool spans() const override { return true; }
    Deed take(const Input& input, const edit::Desk& desk) override;

private:
    std::vector<hex::Hex> outline_;
};

} // namespace merlon::editor

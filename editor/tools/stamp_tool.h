#pragma once

#include "editor/tools/tool_box.h"

namespace merlon::editor
{

/// Puts down the stamp that is held.
class StampTool : public Tool
{
public:
    explicit StampTool(const Held& held) : held_(held) {}

    const char* name() const override { return "tool.stamp"; }
    QKeySequence key() const override { return Qt::Key_P; }
    QString text() const override;
    QString tip() const override;
    QString hint(const Input& there, const edit::Desk& desk) const override;
    Deed take(const Input& input, const edit::Desk& desk) override;
    edit::Made preview(const edit::Desk& desk) const override { return made(desk, at_); }
    std::optional<edit::Made> ghost(const Input& there, const edit::Desk& desk) const override;

private:
    edit::Made made(const edit::Desk& desk, hex::Hex at) const;

    const Held& held_;
    hex::Hex at_;
};

} // namespace merlon::editor

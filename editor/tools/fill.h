#pragma once

#include "editor/tools/tool.h"

namespace merlon::editor
{

/// Paints all that hangs together with a hex and is the same, up to a limit.
class Fill : public Tool
{
public:
    explicit Fill(const Held& held) : held_(held) {}
    const char* name() const override { return "tool.fill"; }
    QKeySequence key() const override { return Qt::Key_F; }
    QString text() const override;
    QString tip() const override;
    Heeds heeds() const override { return {.fillLimit = true, .symmetry = true, .paint = true}; }

    Deed take(const Input& input, const edit::Desk& desk) override;
    edit::Made preview(const edit::Desk& desk) const override;
    void cancel() override { start_.reset(); }
    QString hint(const Input& there, const edit::Desk& desk) const override;

private:
    const Held& held_;
    Held pressed_; ///< what was held then
    std::optional<hex::Hex> start_;
};

} // namespace merlon::editor

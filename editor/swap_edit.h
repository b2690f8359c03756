#pragma once

#include "core/edit/recount.h"
#include "editor/workspace.h"

#include <QUndoCommand>

namespace merlon::editor
{

/// The one command of the history: swaps all parts of an edit, and swaps them back.
class SwapEdit : public QUndoCommand
{
public:
    SwapEdit(Workspace& workspace, edit::Edit edit, Workspace::States states);
    void redo() override { workspace_.swap(edit_, states_); }
    void undo() override { workspace_.swap(edit_, states_); }
    int id() const override { return edit_.press == 0 ? -1 : 1; }
    /// Steps of one press are one; what was saved in between stays a step of its own.
    bool mergeWith(const QUndoCommand* later) override;

    /// Hexes of a document are counted from elsewhere.
    void recount(edit::Doc doc, const edit::Recount& how);
    /// A document has got another name.
    void giveNames(edit::Doc doc, const edit::FileNames& names, int board);
    void retranslate();

private:
    Workspace& workspace_;
    edit::Edit edit_;
    Workspace::States states_; ///< what each document's state was, swapped as the value is
};

} // namespace merlon::editor

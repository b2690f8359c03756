#pragma once

#include "core/edit/names.h"
#include "core/edit/recount.h"
#include "editor/family.h"

#include <QUndoCommand>

#include <memory>

namespace merlon::editor
{

/// The one command of the history: swaps all parts of an edit, and swaps them back.
class SwapEdit : public QUndoCommand
{
public:
    SwapEdit(Family& family, edit::Edit edit, Family::States states);
    void redo() override { family_.swap(edit_, states_); }
    void undo() override { family_.swap(edit_, states_); }
    int id() const override { return edit_.press == 0 ? -1 : 1; }
    /// Steps of one press are one; what was saved in between stays a step of its own.
    bool mergeWith(const QUndoCommand* later) override;

    /// The same step in that family, where the documents have those numbers. Null when it changes none of them.
    std::unique_ptr<SwapEdit> carried(Family& to, const std::map<edit::Doc, edit::Doc>& docs) const;
    /// Later steps have larger ones.
    std::uint64_t madeOn() const { return edit_.on; }
    /// Hexes of a document are counted from elsewhere.
    void recount(edit::Doc doc, const edit::Recount& how);
    /// A document has got another name.
    void giveNames(edit::Doc doc, const edit::FileNames& names, int board);
    void retranslate();

private:
    Family& family_;
    edit::Edit edit_;
    Family::States states_; ///< what each document's state was, swapped as the value is
};

} // namespace merlon::editor

#pragma once

#include "core/edit/edit.h"
#include "editor/document.h"

#include <QUndoStack>

#include <map>
#include <memory>
#include <vector>

namespace merlon::edit
{
struct Recount;
}

namespace merlon::editor
{

class DocumentFiles;
class BoardDocument;
class SwapEdit;
class Workspace;

/// Documents that name one another, and the one history of them all: a map, and every scenario that is open on it. A
/// Workspace is what is seen of them in one place. None has a document of its own that another has too, so that a
/// stroke is seen in all, undone from each and saved once.
class Family : public QObject, public std::enable_shared_from_this<Family>
{
public:
    Family();
    ~Family() override;

    /// Of a document, and of all of them: no other is ever the same, of no family, for they may become one.
    static std::uint64_t freshState();

    void enter(Workspace& view);
    /// With it go the documents that nobody else sees, and their part of the history.
    void leave(Workspace& view);
    BoardDocument& keep(std::unique_ptr<BoardDocument> board);
    void add(Document& document);
    /// By whatever way the file is named; null when there is none.
    BoardDocument* boardAt(const QString& path) const;
    /// All that is the other's comes here, and its steps in the order in which they were made.
    void absorb(Family& other);

    /// Maps and tables first: whoever names others is written after them.
    std::vector<Document*> documents() const;
    /// One that sees the document.
    Workspace& viewOf(const Document& document) const;
    bool isModified() const;

    const QUndoStack& history() const { return stack_; }
    std::uint64_t state() const { return state_; }
    int nextPress() { return ++press_; }
    void settle() const;
    bool push(edit::Edit edit);
    void undo();
    void redo();
    void goToStep(int step);
    /// Nothing has changed since the files were written or read.
    void setClean() { stack_.setClean(); }
    void retranslate() const;

    tl::expected<SaveNotes, SaveProblem> save(Document& principal, Overwrite overwrite);
    tl::expected<SaveNotes, SaveProblem> write(const DocumentFiles& files, Overwrite overwrite);
    /// Without a step: swaps what names them for other names.
    void swapNames(std::map<edit::Doc, edit::Patch>& names);
    template <class Change> // of a SwapEdit
    void changeSteps(const Change& change) const
    {
        for (int i = 0; i < stack_.count(); ++i)
            change(stepAt(i));
    }
    /// The steps that copies of some documents have in a family of their own; `docs`: their numbers here, and there.
    void copyPast(Family& to, const std::map<edit::Doc, edit::Doc>& docs) const;

private:
    friend class SwapEdit;
    friend class Workspace;
    using States = std::map<edit::Doc, std::uint64_t>;

    /// What the stack holds, to be put into another.
    struct Past
    {
        std::vector<std::unique_ptr<SwapEdit>> steps;
        int done = 0;
        int clean = -1;
    };

    SwapEdit& stepAt(int index) const;
    Document& document(edit::Doc doc) const { return *documents_.at(doc); }
    Past past(Family& to, const std::map<edit::Doc, edit::Doc>& docs) const;
    void setPast(Past past);
    Past joined(Past mine, Past theirs) const;
    void follow(edit::Edit& edit, States& states) const;
    void swap(edit::Edit& edit, States& states);
    void tellModified();
    void tellSteps() const;
    void countFromA1();
    void recount(Document& counted, const edit::Recount& how);

    std::vector<std::unique_ptr<BoardDocument>> boards_;
    std::map<edit::Doc, Document*> documents_; ///< scenarios are their workspaces'
    std::vector<Workspace*> views_;
    QUndoStack stack_;
    bool isMoving_ = false; ///< steps go into another stack, and change nothing
    bool modified_ = false; ///< as was last told
    std::uint64_t state_ = 0;
    int press_ = 0;
    edit::Doc given_ = 0; ///< numbers of documents
};

} // namespace merlon::editor

#include "editor/family.h"

#include "editor/map_document.h"
#include "editor/paths.h"
#include "editor/swap_edit.h"
#include "editor/workspace.h"

#include <QSignalBlocker>

#include <algorithm>
#include <iterator>
#include <utility>

namespace merlon::editor
{

Family::Family()
{
    connect(&stack_, &QUndoStack::indexChanged, this, &Family::tellSteps);
}

Family::~Family() = default;

std::uint64_t Family::freshState()
{
    static std::uint64_t given = 0;
    return ++given;
}

void Family::enter(Workspace& view)
{
    views_.push_back(&view);
}

void Family::leave(Workspace& view)
{
    std::erase(views_, &view);
    if (views_.empty())
        return;
    std::map<edit::Doc, edit::Doc> staying;
    for (const auto& [doc, document] : documents_)
        if (std::ranges::any_of(views_, [&, one = document](const Workspace* other) { return other->holds(*one); }))
            staying.emplace(doc, doc);
    if (staying.size() == documents_.size())
        return;
    setPast(past(*this, staying));
    std::erase_if(documents_, [&](const auto& one) { return !staying.contains(one.first); });
    std::erase_if(boards_, [&](const auto& map) { return !staying.contains(map->doc()); });
    tellModified();
}

BoardDocument& Family::keep(std::unique_ptr<BoardDocument> board)
{
    add(*board);
    boards_.push_back(std::move(board));
    return *boards_.back();
}

void Family::add(Document& document)
{
    document.family_ = this;
    document.doc_ = given_++;
    documents_.emplace(document.doc_, &document);
    connect(&document, &Document::modifiedChanged, this, &Family::tellModified);
}

BoardDocument* Family::boardAt(const QString& path) const
{
    const auto found = std::ranges::find_if(boards_, [&](const auto& one) { return isSameFile(one->path(), path); });
    return found == boards_.end() ? nullptr : found->get();
}

void Family::absorb(Family& other)
{
    std::map<edit::Doc, edit::Doc> mine;
    std::map<edit::Doc, edit::Doc> theirs;
    for (const auto& [doc, document] : documents_)
        mine.emplace(doc, doc);
    for (const auto& [doc, document] : other.documents_)
    {
        document->disconnect(&other);
        add(*document);
        theirs.emplace(doc, document->doc());
    }
    std::ranges::move(other.boards_, std::back_inserter(boards_));
    other.boards_.clear();
    setPast(joined(past(*this, mine), other.past(*this, theirs)));
    for (Workspace* view : std::exchange(other.views_, {}))
    {
        const auto left = std::exchange(view->family_, shared_from_this()); // the last one takes the other along
        enter(*view);
    }
    press_ = std::max(press_, other.press_);
    state_ = freshState(); // documents have other numbers
    modified_ = isModified();
    for (Workspace* view : std::vector(views_))
        emit view->modifiedChanged(modified_);
}

std::vector<Document*> Family::documents() const
{
    std::vector<Document*> all;
    for (const auto& map : boards_)
        all.push_back(map.get());
    for (const Workspace* view : views_)
        if (view->scenario() != nullptr)
            all.push_back(view->scenario());
    return all;
}

Workspace& Family::viewOf(const Document& document) const
{
    const auto sees = [&](const Workspace* view) { return std::ranges::count(view->documents(), &document) > 0; };
    return **std::ranges::find_if(views_, sees);
}

bool Family::isModified() const
{
    return std::ranges::any_of(documents_, [](const auto& one) { return one.second->isModified(); });
}

void Family::tellModified()
{
    if (isModified() == modified_)
        return;
    modified_ = !modified_;
    for (Workspace* view : std::vector(views_))
        emit view->modifiedChanged(modified_);
}

void Family::settle() const
{
    for (Workspace* view : std::vector(views_))
        emit view->settling();
}

bool Family::push(edit::Edit edit)
{
    if (edit.parts.empty() || edit.empty())
        return true;
    if (edit.on != state_)
        return false;
    States states;
    for (const auto& part : edit.parts)
        states[part.first] = freshState();
    stack_.push(new SwapEdit(*this, std::move(edit), std::move(states)));
    return true;
}

/// A map of another size takes all its scenarios along: those of other tabs, and one that was opened after the step was
/// made.
void Family::follow(edit::Edit& edit, States& states) const
{
    if (std::ranges::none_of(edit.parts, [](const auto& part) { return part.second.grid.has_value(); }))
        return;
    for (const Workspace* view : views_)
    {
        const Document* scenario = view->scenario();
        if (scenario == nullptr || edit.parts.contains(scenario->doc()))
            continue;
        if (auto patch = view->whatFollows(edit))
        {
            edit.parts.emplace(scenario->doc(), std::move(*patch));
            states.emplace(scenario->doc(), freshState());
        }
    }
}

/// First everything, then the news: nobody sees a map without the counters' part of the same step.
void Family::swap(edit::Edit& edit, States& states)
{
    if (isMoving_)
        return;
    state_ = freshState();
    follow(edit, states);
    std::map<edit::Doc, edit::Value> before;
    for (auto& [doc, patch] : edit.parts)
    {
        Document& changed = document(doc);
        before.emplace(doc, changed.value_);
        edit::swap(changed.value_, patch);
        changed.follow(patch);
    }
    const auto views = views_;
    for (Workspace* view : views)
        view->followNames();
    for (const auto& [doc, patch] : edit.parts)
    {
        Document& changed = document(doc);
        changed.setState(std::exchange(states.at(doc), changed.state_));
        changed.tell(before.at(doc), patch);
        emit changed.changed(before.at(doc), patch);
    }
    for (Workspace* view : views)
        view->tellBoard();
}

void Family::undo()
{
    settle();
    if (!stack_.canUndo())
        return;
    const QString step = stack_.undoText();
    stack_.undo();
    for (Workspace* view : std::vector(views_))
        emit view->undone(step);
}

void Family::redo()
{
    settle();
    if (!stack_.canRedo())
        return;
    const QString step = stack_.redoText();
    stack_.redo();
    for (Workspace* view : std::vector(views_))
        emit view->redone(step);
}

void Family::goToStep(int step)
{
    settle();
    stack_.setIndex(step);
}

void Family::retranslate() const
{
    changeSteps([](SwapEdit& step) { step.retranslate(); });
}

SwapEdit& Family::stepAt(int index) const
{
    return static_cast<SwapEdit&>(const_cast<QUndoCommand&>(*stack_.command(index)));
}

Family::Past Family::past(Family& to, const std::map<edit::Doc, edit::Doc>& docs) const
{
    Past past;
    for (int i = 0; i <= stack_.count(); ++i)
    {
        const auto count = static_cast<int>(past.steps.size());
        if (i == stack_.index())
            past.done = count;
        if (i == stack_.cleanIndex())
            past.clean = count;
        if (auto step = i < stack_.count() ? stepAt(i).carried(to, docs) : nullptr)
            past.steps.push_back(std::move(step));
    }
    return past;
}

void Family::setPast(Past past)
{
    isMoving_ = true;
    {
        const QSignalBlocker quiet(stack_);
        stack_.clear();
        stack_.resetClean();
        for (int i = 0; i <= static_cast<int>(past.steps.size()); ++i)
        {
            if (i == past.clean)
                stack_.setClean();
            if (i < static_cast<int>(past.steps.size()))
                stack_.push(past.steps[static_cast<std::size_t>(i)].release());
        }
        stack_.setIndex(past.done);
    }
    isMoving_ = false;
    tellSteps();
}

void Family::tellSteps() const
{
    for (Workspace* view : std::vector(views_))
        emit view->stepNamesChanged();
}

/// Of documents that had nothing to do with each other: what was undone of the one may stand after what was of the
/// other.
Family::Past Family::joined(Past mine, Past theirs) const
{
    if (theirs.steps.empty())
        return mine;
    if (mine.steps.empty())
        return theirs;
    Past all;
    all.done = mine.done + theirs.done;
    all.clean = isModified() ? -1 : all.done;
    const auto madeLater = [](const auto& one, const auto& other) { return one->madeOn() < other->madeOn(); };
    const auto moved = [](auto at) { return std::make_move_iterator(at); };
    std::merge(moved(mine.steps.begin()), moved(mine.steps.begin() + mine.done), moved(theirs.steps.begin()),
               moved(theirs.steps.begin() + theirs.done), std::back_inserter(all.steps), madeLater);
    for (Past* undone : {&mine, &theirs})
        std::move(undone->steps.begin() + undone->done, undone->steps.end(), std::back_inserter(all.steps));
    return all;
}

void Family::copyPast(Family& to, const std::map<edit::Doc, edit::Doc>& docs) const
{
    to.setPast(past(to, docs));
}

} // namespace merlon::editor

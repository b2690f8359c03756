// A family into its files, counted as whoever opens them counts.

#include "editor/document_files.h"
#include "editor/family.h"
#include "editor/map_document.h"
#include "editor/swap_edit.h"
#include "editor/workspace.h"

#include <QFileInfo>

namespace merlon::editor
{

tl::expected<SaveNotes, SaveProblem> Family::save(Document& principal, Overwrite overwrite)
{
    DocumentFiles files;
    for (Document* one : documents())
        if (one->isModified() || (!one->path().isEmpty() && !QFileInfo::exists(one->path())))
            files.add(*one, one->path());
    if (files.empty()) // asked for all the same: the file may be somebody else's now
        files.add(principal, principal.path());
    return write(files, overwrite);
}

tl::expected<SaveNotes, SaveProblem> Family::write(const DocumentFiles& files, Overwrite overwrite)
{
    auto written = files.write(overwrite);
    if (!written)
        return written;
    countFromA1();
    if (!isModified())
        stack_.setClean(); // for those who list the steps; whether a document is modified, it knows itself
    return written;
}

/// As whoever opens the files counts them: a journal keeps dice under the numbers of hexes. The history goes along.
void Family::countFromA1()
{
    bool any = false;
    for (const auto& map : boards_)
    {
        const hex::Hex by = hex::Hex{} - map->value().grid.first;
        if (by == hex::Hex{})
            continue;
        any = true;
        recount(*map, {by});
        for (Workspace* view : views_)
            if (const int board = view->boardOf(*map); board >= 0 && view->scenario() != nullptr)
                recount(*view->scenario(), {by, board});
        for (Workspace* view : std::vector(views_))
            if (view->holds(*map))
                emit view->recounted(by);
    }
    if (any)
        for (Document* document : documents())
            document->tellAll();
}

void Family::recount(Document& counted, const edit::Recount& how)
{
    state_ = freshState();
    edit::recount(counted.value_, how);
    changeSteps([&](SwapEdit& step) { step.recount(counted.doc(), how); });
    counted.renew();
}

void Family::swapNames(std::map<edit::Doc, edit::Patch>& names)
{
    state_ = freshState();
    for (auto& [doc, patch] : names)
    {
        edit::swap(document(doc).value_, patch);
        document(doc).follow(patch);
    }
}

} // namespace merlon::editor

// A workspace into its files: under their names or others, counted as whoever opens them counts.

#include "editor/workspace.h"

#include "editor/document_files.h"
#include "editor/laid_maps.h"
#include "editor/map_document.h"
#include "editor/scenario_document.h"
#include "editor/swap_edit.h"

#include <QFileInfo>

#include <algorithm>

namespace merlon::editor
{

tl::expected<SaveNotes, SaveProblem> Workspace::write(const DocumentFiles& files, Overwrite overwrite)
{
    auto written = files.write(overwrite);
    if (!written)
        return written;
    countFromA1();
    stack_.setClean(); // for those who list the steps; whether a document is modified, it knows itself
    return written;
}

bool Workspace::renamesHexes() const
{
    return std::ranges::any_of(maps_, [](const auto& map) { return map->value().grid.first != hex::Hex{}; });
}

/// As whoever opens the files counts them: a journal keeps dice under the numbers of hexes. The history goes along.
void Workspace::countFromA1()
{
    const bool renamed = renamesHexes();
    for (std::size_t i = 0; i < maps_.size(); ++i)
    {
        const hex::Hex by = hex::Hex{} - maps_[i]->value().grid.first;
        if (by == hex::Hex{})
            continue;
        recount(static_cast<edit::Doc>(i), {by});
        if (i == 0)
            emit recounted(by);
        if (scenario_)
            recount(scenarioDoc(), {by, static_cast<int>(i)});
    }
    if (renamed)
        for (Document* document : documents())
            document->tellAll();
}

void Workspace::recount(edit::Doc doc, const edit::Recount& how)
{
    ++state_;
    Document& counted = document(doc);
    edit::recount(counted.value_, how);
    for (int i = 0; i < stack_.count(); ++i)
        static_cast<SwapEdit*>(const_cast<QUndoCommand*>(stack_.command(i)))->recount(doc, how);
    counted.renew();
}

tl::expected<SaveNotes, SaveProblem> Workspace::save(Overwrite overwrite)
{
    settle();
    if (path().isEmpty())
        return tl::unexpected(SaveProblem{SaveProblem::Kind::NoPath, tr("The map has no file yet.")});
    DocumentFiles files;
    for (Document* one : documents())
        if (one->isModified() || !QFileInfo::exists(one->path()))
            files.add(*one, one->path());
    if (files.empty()) // asked for all the same: the file may be somebody else's now
        files.add(principal(), path());
    return write(files, overwrite);
}

void Workspace::swapNames(std::map<edit::Doc, edit::Patch>& names)
{
    ++state_;
    for (auto& [doc, patch] : names)
    {
        edit::swap(document(doc).value_, patch);
        document(doc).follow(patch);
    }
}

tl::expected<SaveNotes, SaveProblem> Workspace::saveAs(const QString& path, Overwrite overwrite,
                                                       const edit::FileNames& names)
{
    if (path == this->path())
        return save(overwrite);
    settle();
    const edit::Desk before = desk();
    auto parts = names.id.empty() ? std::map<edit::Doc, edit::Patch>() : edit::renamed(before, names);
    swapNames(parts);
    auto written = saveElsewhere(path, overwrite);
    if (!written)
    {
        swapNames(parts);
        return written;
    }
    if (!names.mapFile.empty())
        laid_->giveName(static_cast<std::size_t>(before.board), names.mapFile);
    for (const auto& [doc, patch] : parts)
    {
        for (int i = 0; i < stack_.count(); ++i)
            static_cast<SwapEdit*>(const_cast<QUndoCommand*>(stack_.command(i)))->giveNames(doc, names, before.board);
        document(doc).tell(before.values.at(doc), patch);
        emit document(doc).changed(before.values.at(doc), patch);
    }
    emit titleChanged();
    return written;
}

tl::expected<SaveNotes, SaveProblem> Workspace::saveElsewhere(const QString& path, Overwrite overwrite)
{
    DocumentFiles files;
    if (laid_->any())
    {
        if (const auto brought = laid_->bringAlong(path); !brought)
            return tl::unexpected(SaveProblem{SaveProblem::Kind::CannotWrite, brought.error()});
    }
    else if (scenario_ && hasMap_)
        for (std::size_t i = 0; i < maps_.size(); ++i)
        {
            const QString beside = mapPathBeside(path, i);
            const bool own = beside == maps_[i]->path();
            if (!own && QFileInfo::exists(beside)) // whoever chose the name of the scenario was not asked about it
                return tl::unexpected(
                    SaveProblem{SaveProblem::Kind::CannotWrite,
                                tr("%1 is there already, and the map would be written over it. Choose another folder.")
                                    .arg(beside)});
            if (!own)
                files.addNamed(*maps_[i], QFileInfo(path).path(),
                               QString::fromStdString(scenario_->scenario().maps[i].file));
            else if (maps_[i]->isModified())
                files.add(*maps_[i], beside);
        }
    files.add(principal(), path);
    return write(files, overwrite);
}

} // namespace merlon::editor

// A workspace into its files, under their names or others.

#include "editor/workspace.h"

#include "editor/document_files.h"
#include "editor/laid_maps.h"
#include "editor/paths.h"
#include "editor/scenario_document.h"
#include "editor/swap_edit.h"

#include <QFileInfo>

#include <algorithm>

namespace merlon::editor
{

bool Workspace::renamesHexes() const
{
    return std::ranges::any_of(boards_, [](const auto* board) { return board->value().grid.first != hex::Hex{}; });
}

tl::expected<SaveNotes, SaveProblem> Workspace::save(Overwrite overwrite)
{
    settle();
    if (path().isEmpty())
        return tl::unexpected(SaveProblem{SaveProblem::Kind::NoPath, tr("The map has not been saved yet.")});
    return family_->save(principal(), overwrite);
}

bool Workspace::takesSharedMap(const QString& path, const edit::FileNames& names) const
{
    const auto isShared = [&](const BoardDocument* map)
    {
        return std::ranges::any_of(family_->views_,
                                   [&](const Workspace* view) { return view != this && view->holds(*map); });
    };
    for (std::size_t i = 0; i < boards_.size() && !laidMap_; ++i)
        if (const bool goes =
                !scenario_ || !names.mapFile.empty() || !isSameFile(mapPathBeside(path, i), boards_[i]->path());
            goes && isShared(boards_[i]))
            return true;
    return false;
}

tl::expected<SaveNotes, SaveProblem> Workspace::saveAs(const QString& path, Overwrite overwrite,
                                                       const edit::FileNames& names)
{
    if (path == this->path() || isSameFile(path, this->path()))
        return save(overwrite);
    settle();
    const edit::Desk before = desk();
    std::map<edit::Doc, edit::Value> were;
    auto parts = names.id.empty() ? std::map<edit::Doc, edit::Patch>() : ofFamily(edit::renamed(before, names));
    for (const auto& part : parts)
        were.emplace(part.first, family_->document(part.first).value());
    family_->swapNames(parts);
    auto written = saveElsewhere(path, overwrite);
    if (!written)
    {
        family_->swapNames(parts);
        return written;
    }
    if (!names.mapFile.empty())
        laid_->giveName(static_cast<std::size_t>(before.board), names.mapFile);
    if (scenario_)
        named_ = scenario_->scenario().maps;
    for (const auto& [doc, patch] : parts)
    {
        family_->changeSteps([&](SwapEdit& step) { step.giveNames(doc, names, before.board); });
        Document& document = family_->document(doc);
        document.tell(were.at(doc), patch);
        emit document.changed(were.at(doc), patch);
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
    else if (scenario_)
        for (std::size_t i = 0; i < boards_.size(); ++i)
        {
            const QString beside = mapPathBeside(path, i);
            const bool own = beside == boards_[i]->path() || isSameFile(beside, boards_[i]->path());
            if (!own && QFileInfo::exists(beside)) // whoever chose the name of the scenario was not asked about it
                return tl::unexpected(SaveProblem{
                    SaveProblem::Kind::CannotWrite,
                    tr("%1 already exists, and the map would overwrite it. Choose another folder.").arg(beside)});
            if (!own)
                files.addNamed(*boards_[i], QFileInfo(path).path(),
                               QString::fromStdString(scenario_->scenario().maps[i].file));
            else if (boards_[i]->isModified())
                files.add(*boards_[i], boards_[i]->path());
        }
    files.add(principal(), path);
    return family_->write(files, overwrite);
}

} // namespace merlon::editor

#include "editor/document_files.h"

#include "core/io/files.h"
#include "core/io/joint_save.h"
#include "core/systems.h"
#include "core/yaml/source_text.h"
#include "editor/board_document.h"
#include "editor/output_file.h"
#include "editor/paths.h"
#include "editor/scan_file.h"
#include "editor/scenario_document.h"
#include "tell.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QDir>
#include <QFileInfo>

namespace merlon::editor
{
namespace
{

QString said(const QString& path, const yaml::Message& what)
{
    return QDir::toNativeSeparators(path) + words::listWord("colon") + words::sentence(what);
}

tl::unexpected<SaveProblem> unwritten(const QString& path, const yaml::Message& why)
{
    return tl::unexpected(SaveProblem{SaveProblem::Kind::CannotWrite, said(path, why)});
}

/// Files that its system names are no documents: they are copied as they are.
void bringOthersAlong(const ScenarioDocument& scenario, const QString& folder)
{
    const play::System* system = findSystem(scenario.scenario().ruleset);
    if (system == nullptr || scenario.path().isEmpty())
        return;
    const QDir home = QFileInfo(scenario.path()).dir();
    for (const std::string& one : system->files(scenario.scenario()))
    {
        const QString name = QString::fromStdString(one);
        const QString from = home.filePath(name);
        if (yaml::pathProblem(one).sentence == nullptr && QFileInfo(from).isFile() &&
            io::staysIn(fsPath(home.path()), fsPath(from)) && !QFileInfo::exists(QDir(folder).filePath(name)))
            (void)copyInto(folder, name, from);
    }
}

} // namespace

/// The path stays as it was given: behind a link, ".." is another folder than it reads.
void DocumentFiles::add(Document& document, const QString& path)
{
    const QFileInfo file(path);
    files_.push_back({&document, path, file.path(), file.fileName(), io::Links::Follow});
}

void DocumentFiles::addNamed(Document& document, const QString& folder, const QString& name)
{
    const QString home = QDir::cleanPath(folder);
    files_.push_back({&document, QDir::cleanPath(QDir(home).filePath(name)), home, name, io::Links::Refuse});
}

tl::expected<void, SaveProblem> DocumentFiles::makeFolders() const
{
    for (const File& file : files_)
        if (const auto place = io::placeIn(fsPath(file.folder), fsPath(file.name)); !place)
            return unwritten(file.path, tell::file_written{.why = place.error()}.message());
    return {};
}

void DocumentFiles::bringFilesAlong() const
{
    for (const File& file : files_)
        if (const auto* scenario = qobject_cast<const ScenarioDocument*>(file.document))
            bringOthersAlong(*scenario, file.folder);
        else if (const auto* board = qobject_cast<const BoardDocument*>(file.document);
                 board && board->image() != nullptr)
            bringScanAlong(*board->image(), board->path(), file.folder, file.name);
}

std::optional<SaveProblem> DocumentFiles::problem() const
{
    std::optional<SaveProblem> all;
    for (const File& file : files_)
        if (auto problem = file.document->problemWith(file.path))
        {
            if (!all)
                all = std::move(problem);
            else if (all->message += '\n' + problem->message; problem->kind == SaveProblem::Kind::CannotWrite)
                all->kind = problem->kind;
        }
    return all;
}

tl::expected<SaveNotes, SaveProblem> DocumentFiles::write(Overwrite overwrite) const
{
    if (auto against = overwrite == Overwrite::Ask ? problem() : std::nullopt)
        return tl::unexpected(std::move(*against));
    if (overwrite == Overwrite::Anyway)
        for (const File& file : files_)
            if (auto kept = file.document->readOnlyAt(file.path))
                return tl::unexpected(std::move(*kept));
    if (auto made = makeFolders(); !made)
        return tl::unexpected(std::move(made.error()));
    std::vector<std::string> texts;
    for (const File& file : files_)
    {
        auto text = file.document->textToSave(file.path);
        if (!text)
            return unwritten(file.path, text.error().message);
        texts.push_back(std::move(*text));
    }
    bringFilesAlong();
    io::JointSave save;
    for (std::size_t i = 0; i < files_.size(); ++i)
    {
        const io::Over over(files_[i].links, overwrite == Overwrite::EvenReadOnly);
        if (auto added = save.add(fsPath(files_[i].path), texts[i], over); !added)
            return unwritten(files_[i].path, added.error().message);
    }
    save.announce();
    SaveNotes notes;
    for (const File& file : files_)
    {
        const auto kept = save.keepNext();
        if (!kept)
            return unwritten(file.path, kept.error().message);
        for (const yaml::Diagnostic& note : *kept)
            notes << said(file.path, note.message);
    }
    for (std::size_t i = 0; i < files_.size(); ++i)
        files_[i].document->wasWritten(files_[i].path, QByteArray::fromStdString(texts[i]));
    notes.removeDuplicates();
    return notes;
}

} // namespace merlon::editor

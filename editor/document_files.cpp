#include "editor/document_files.h"

#include "core/io/files.h"
#include "editor/map_document.h"
#include "editor/paths.h"
#include "editor/scan_file.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QDir>
#include <QFileInfo>

namespace merlon::editor
{

void DocumentFiles::bringScansAlong() const
{
    for (const auto& [document, path] : files_)
        if (const auto* map = qobject_cast<const MapDocument*>(document))
            bringScanAlong(map->map(), map->path(), path);
}

std::optional<SaveProblem> DocumentFiles::problem() const
{
    std::optional<SaveProblem> all;
    for (const auto& [document, path] : files_)
        if (auto problem = document->problemWith(path))
        {
            if (!all)
                all = std::move(problem);
            else if (all->message += '\n' + problem->message; problem->kind == SaveProblem::Kind::CannotWrite)
                all->kind = problem->kind;
        }
    return all;
}

tl::expected<void, SaveProblem> DocumentFiles::write(Overwrite overwrite) const
{
    if (auto against = overwrite == Overwrite::Ask ? problem() : std::nullopt)
        return tl::unexpected(std::move(*against));
    std::vector<QByteArray> texts;
    for (const auto& [document, path] : files_)
    {
        QDir().mkpath(QFileInfo(path).path());
        texts.push_back(document->text());
        if (const auto written = io::writeFile(fsPath(path), texts.back().toStdString()); !written)
            return tl::unexpected(
                SaveProblem{SaveProblem::Kind::CannotWrite, QDir::toNativeSeparators(path) + words::listWord("colon") +
                                                                words::sentence(written.error().message)});
    }
    for (std::size_t i = 0; i < files_.size(); ++i)
        files_[i].document->wasWritten(files_[i].path, texts[i]);
    return {};
}

} // namespace merlon::editor

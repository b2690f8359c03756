#include "app/window/planned_files.h"

#include "app/window/file_names.h"
#include "core/io/files.h"
#include "core/io/read_back.h"
#include "editor/named_text.h"
#include "editor/paths.h"
#include "translations/words.h"

#include <QDir>
#include <QFileInfo>

namespace merlon::app
{
namespace
{

/// Of the folder, with that ending: one that is not there yet.
QString freeFile(const QDir& folder, const QString& stem, const QString& ending)
{
    QString name = stem + ending;
    for (int number = 2; folder.exists(name); ++number)
        name = stem + '-' + QString::number(number) + ending;
    return folder.filePath(name);
}

tl::expected<yaml::Diagnostics, yaml::Diagnostic> writeText(const QString& file, const std::string& text)
{
    return io::writeFile(editor::fsPath(file), text, io::Links::Refuse);
}

/// Beside its boards, of which there may be none.
tl::expected<WrittenScenario, yaml::Diagnostic> write(const ScenarioPlan& plan, const QDir& folder, const QString& stem,
                                                      const std::string& mapFile, const play::Boards& boards)
{
    const QString file =
        freeFile(folder, stem, '.' + words::fromView(plan.system->fileKind()) + QStringLiteral(".yaml"));
    auto planned = scenarioOf(plan, idOf(file), mapFile);
    const auto written = io::textToSave(planned.scenario, boards, file.toStdString())
                             .and_then([&](const std::string& text) { return writeText(file, text); });
    if (!written)
        return tl::unexpected(written.error());
    return WrittenScenario{file, std::move(planned.notPlaced)};
}

} // namespace

tl::expected<WrittenScenario, yaml::Diagnostic> write(const ScenarioPlan& plan)
{
    const bool hasMap = plan.system->maps().first > 0;
    ScenarioPlan now = plan;
    const QDir folder = plan.mapFile.isEmpty() || !hasMap ? QDir(plan.folder) : QFileInfo(plan.mapFile).dir();
    folder.mkpath(QStringLiteral("."));
    const QString stem = QString::fromStdString(idOf(editor::nameOr(plan.title, "scenario")));
    if (!hasMap)
        return write(plan, folder, stem, {}, {});
    QString mapFile = plan.mapFile;
    if (mapFile.isEmpty())
    {
        mapFile = freeFile(folder, stem, QStringLiteral(".map.yaml"));
        map::HexMap own = *plan.map;
        own.id = idOf(mapFile);
        if (own.title.empty())
            own.title = plan.title;
        now.map = std::make_shared<const map::HexMap>(std::move(own));
        if (auto written = writeText(mapFile, io::mapText(*now.map)); !written)
            return tl::unexpected(std::move(written.error()));
    }
    return write(now, folder, stem, QFileInfo(mapFile).fileName().toStdString(), play::Boards{now.map});
}

} // namespace merlon::app

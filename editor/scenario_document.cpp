#include "editor/scenario_document.h"

#include "editor/paths.h"

#include "core/io/files.h"
#include "core/systems.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace merlon::editor
{
namespace
{

QByteArray bytesOf(const QString& path)
{
    const auto content = io::readFile(fsPath(path));
    return content ? QByteArray::fromStdString(*content) : QByteArray();
}

} // namespace

ScenarioDocument::Opened ScenarioDocument::open(const QString& path)
{
    auto loaded = io::loadScenario(fsPath(path));
    Opened opened{nullptr, std::move(loaded.diagnostics)};
    if (!loaded.value)
        return opened;
    const auto& setting = **loaded.value;
    opened.document.reset(new ScenarioDocument);
    auto& document = *opened.document;
    document.scenario_ = setting.scenario;
    document.path_ = path;
    const QString mapPath = document.mapPathBeside(path);
    document.map_.adopt(*setting.boards.front(), mapPath, bytesOf(mapPath));
    return opened;
}

QString ScenarioDocument::displayName(const QString& language) const
{
    const auto& title = scenario_.title.in(language.toStdString());
    return title.empty() ? QFileInfo(path_).fileName() : QString::fromStdString(title);
}

QString ScenarioDocument::mapPathBeside(const QString& scenarioPath) const
{
    if (scenario_.maps.empty())
        return {};
    return QDir::cleanPath(QFileInfo(scenarioPath).dir().filePath(QString::fromStdString(scenario_.maps.front().file)));
}

std::shared_ptr<const play::Setting> ScenarioDocument::setting() const
{
    return play::settingOf(*findSystem(scenario_.ruleset), scenario_, boards());
}

play::Boards ScenarioDocument::boards() const
{
    return {std::make_shared<const map::HexMap>(map_.map())};
}

tl::expected<void, SaveProblem> ScenarioDocument::save(Overwrite overwrite)
{
    return map_.save(overwrite);
}

tl::expected<void, SaveProblem> ScenarioDocument::saveAs(const QString& path, Overwrite overwrite)
{
    if (path == path_)
        return save(overwrite);
    if (overwrite == Overwrite::Ask && QFileInfo::exists(path))
    {
        const auto content = bytesOf(path).toStdString();
        if (!io::parseScenario(content, path.toStdString(), boards()).value)
            return tl::unexpected(
                SaveProblem{SaveProblem::Kind::HasErrors,
                            tr("%1 holds a scenario with errors, or something else than a scenario.").arg(path)});
    }
    const QString mapPath = mapPathBeside(path);
    QDir().mkpath(QFileInfo(mapPath).path());
    if (auto written = map_.saveAs(mapPath, overwrite); !written)
        return written;
    if (const auto written = io::writeFile(fsPath(path), io::scenarioText(scenario_, boards())); !written)
        return tl::unexpected(
            SaveProblem{SaveProblem::Kind::CannotWrite, QString::fromStdString(written.error().message)});
    path_ = path;
    emit pathChanged();
    return {};
}

} // namespace merlon::editor

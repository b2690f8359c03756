#include "editor/scenario_document.h"

#include "core/io/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace merlon::editor
{
namespace
{

std::filesystem::path fsPath(const QString& path)
{
    return path.toStdU16String();
}

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
    document.map_.adopt(setting.map, mapPath, bytesOf(mapPath));
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

std::shared_ptr<const game::Setting> ScenarioDocument::setting() const
{
    auto setting = std::make_shared<game::Setting>();
    setting->scenario = scenario_;
    setting->map = map_.map();
    if (const auto named = io::builtInRuleset(scenario_.ruleset))
        setting->ruleset = *named;
    else
        setting->ruleset = *map_.ruleset();
    return setting;
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
        if (!io::parseScenario(content, path.toStdString(), &map_.map()).value)
            return tl::unexpected(
                SaveProblem{SaveProblem::Kind::HasErrors,
                            tr("%1 holds a scenario with errors, or something else than a scenario.").arg(path)});
    }
    const QString mapPath = mapPathBeside(path);
    QDir().mkpath(QFileInfo(mapPath).path());
    if (auto written = map_.saveAs(mapPath, overwrite); !written)
        return written;
    if (const auto written = io::writeFile(fsPath(path), io::scenarioText(scenario_, map_.map())); !written)
        return tl::unexpected(
            SaveProblem{SaveProblem::Kind::CannotWrite, QString::fromStdString(written.error().message)});
    path_ = path;
    emit pathChanged();
    return {};
}

} // namespace merlon::editor

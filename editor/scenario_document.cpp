#include "editor/scenario_document.h"

#include "editor/paths.h"

#include "core/io/files.h"
#include "core/systems.h"
#include "translations/diagnostics.h"

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
    document.loaded_ = setting.boards;
    if (const QString mapPath = document.mapPathBeside(path); document.hasMap())
        document.map_.adopt(*setting.boards.front(), mapPath, bytesOf(mapPath));
    return opened;
}

QString ScenarioDocument::displayName(const QString& language) const
{
    const auto& title = scenario_.title.in(language.toStdString());
    return title.empty() ? QFileInfo(path_).fileName() : QString::fromStdString(title);
}

QString ScenarioDocument::mapPathBeside(const QString& scenarioPath, std::size_t map) const
{
    if (map >= scenario_.maps.size())
        return {};
    return QDir::cleanPath(QFileInfo(scenarioPath).dir().filePath(QString::fromStdString(scenario_.maps[map].file)));
}

std::shared_ptr<const play::Setting> ScenarioDocument::setting() const
{
    return play::settingOf(*findSystem(scenario_.ruleset), scenario_, boards());
}

play::Boards ScenarioDocument::boards() const
{
    play::Boards now = loaded_;
    if (hasMap())
        now.front() = std::make_shared<const map::HexMap>(map_.map());
    return now;
}

tl::expected<void, SaveProblem> ScenarioDocument::save(Overwrite overwrite)
{
    return hasMap() ? map_.save(overwrite) : tl::expected<void, SaveProblem>();
}

tl::expected<void, SaveProblem> ScenarioDocument::saveMapsBeside(const QString& scenarioPath, Overwrite overwrite)
{
    for (std::size_t i = 0; i < loaded_.size(); ++i)
    {
        const QString path = mapPathBeside(scenarioPath, i);
        QDir().mkpath(QFileInfo(path).path());
        if (i == 0)
        {
            if (auto written = map_.saveAs(path, overwrite); !written)
                return written;
        }
        else if (QFileInfo(path) != QFileInfo(mapPathBeside(path_, i)))
            if (const auto written = io::writeFile(fsPath(path), io::mapText(*loaded_[i])); !written)
                return tl::unexpected(
                    SaveProblem{SaveProblem::Kind::CannotWrite, words::sentence(written.error().message)});
    }
    return {};
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
                            //: %1: a file, and what it contains
                            tr("%1 holds a scenario with errors, or something else than a scenario.").arg(path)});
    }
    if (auto written = saveMapsBeside(path, overwrite); !written)
        return written;
    if (const auto written = io::writeFile(fsPath(path), io::scenarioText(scenario_, boards())); !written)
        return tl::unexpected(SaveProblem{SaveProblem::Kind::CannotWrite, words::sentence(written.error().message)});
    path_ = path;
    emit pathChanged();
    return {};
}

} // namespace merlon::editor

#include "editor/scenario_document.h"

#include "editor/paths.h"

#include "core/io/files.h"
#include "core/systems.h"
#include "translations/diagnostics.h"

#include <QCoreApplication>
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

/// Puts the rules chosen before in the place of others.
class SwapRules : public NamedCommand
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::SwapRules)

public:
    SwapRules(ScenarioDocument& document, play::ChosenRules rules) : document_(document), rules_(std::move(rules))
    {
        retranslate();
    }
    void redo() override { document_.swap(rules_); }
    void undo() override { document_.swap(rules_); }
    //: a step that can be undone: another edition, a house rule, another reading of a ruling
    void retranslate() override { setText(tr("Choose other rules")); }

private:
    ScenarioDocument& document_;
    play::ChosenRules rules_;
};

/// Puts how it was won before in the place of how it is won now.
class SwapVictory : public NamedCommand
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::SwapVictory)

public:
    SwapVictory(ScenarioDocument& document, LocalText text, std::vector<play::Record> conditions)
        : document_(document), text_(std::move(text)), conditions_(std::move(conditions))
    {
        retranslate();
    }
    void redo() override { document_.swap(text_, conditions_); }
    void undo() override { document_.swap(text_, conditions_); }
    //: a step that can be undone: how a scenario is won
    void retranslate() override { setText(tr("Change victory")); }

private:
    ScenarioDocument& document_;
    LocalText text_;
    std::vector<play::Record> conditions_;
};

ScenarioDocument::Opened ScenarioDocument::open(const QString& path)
{
    auto loaded = io::loadScenario(fsPath(path));
    Opened opened{nullptr, std::move(loaded.diagnostics)};
    if (!loaded.value)
        return opened;
    const auto& setting = **loaded.value;
    opened.document.reset(new ScenarioDocument);
    auto& document = *opened.document;
    document.scenario_ = document.saved_ = setting.scenario;
    document.onDisk_ = bytesOf(path);
    document.path_ = path;
    document.loaded_ = setting.boards;
    if (const QString mapPath = document.mapPathBeside(path); document.hasMap())
        document.map_.adopt(*setting.boards.front(), mapPath, bytesOf(mapPath));
    return opened;
}

QString ScenarioDocument::displayName(const std::string& language) const
{
    const auto& title = scenario_.title.in(language);
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

void ScenarioDocument::setRules(play::ChosenRules rules)
{
    map_.endStroke();
    if (rules != this->rules())
        map_.undoStack()->push(new SwapRules(*this, std::move(rules)));
}

void ScenarioDocument::swap(play::ChosenRules& rules)
{
    std::swap(scenario_.edition, rules.edition);
    std::swap(scenario_.options, rules.options);
    std::swap(scenario_.tables, rules.tables);
    emit rulesChanged();
}

void ScenarioDocument::setVictory(LocalText text, std::vector<play::Record> conditions)
{
    map_.endStroke();
    if (text != scenario_.victory || conditions != scenario_.conditions)
        map_.undoStack()->push(new SwapVictory(*this, std::move(text), std::move(conditions)));
}

void ScenarioDocument::swap(LocalText& text, std::vector<play::Record>& conditions)
{
    std::swap(scenario_.victory, text);
    std::swap(scenario_.conditions, conditions);
    emit victoryChanged();
}

tl::expected<void, SaveProblem> ScenarioDocument::save(Overwrite overwrite)
{
    if (auto written = saveScenario(overwrite); !written)
        return written;
    if (hasMap())
        return map_.save(overwrite);
    map_.undoStack()->setClean();
    return {};
}

/// Into the file that it came from.
tl::expected<void, SaveProblem> ScenarioDocument::saveScenario(Overwrite overwrite)
{
    if (scenario_ == saved_)
        return {};
    if (overwrite == Overwrite::Ask && bytesOf(path_) != onDisk_)
        return tl::unexpected(SaveProblem{SaveProblem::Kind::ChangedOnDisk,
                                          tr("%1 was changed by another program since it was opened.").arg(path_)});
    const std::string text = io::scenarioText(scenario_, boards());
    if (const auto written = io::writeFile(fsPath(path_), text); !written)
        return tl::unexpected(SaveProblem{SaveProblem::Kind::CannotWrite, words::sentence(written.error().message)});
    saved_ = scenario_;
    onDisk_ = QByteArray::fromStdString(text);
    return {};
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
    const std::string text = io::scenarioText(scenario_, boards());
    if (const auto written = io::writeFile(fsPath(path), text); !written)
        return tl::unexpected(SaveProblem{SaveProblem::Kind::CannotWrite, words::sentence(written.error().message)});
    saved_ = scenario_;
    onDisk_ = QByteArray::fromStdString(text);
    map_.undoStack()->setClean();
    path_ = path;
    emit pathChanged();
    return {};
}

} // namespace merlon::editor

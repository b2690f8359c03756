#include "editor/scenario_document.h"

#include "core/edit/patch.h"
#include "core/edit/scenario_value.h"
#include "core/io/draft.h"
#include "core/io/read_back.h"
#include "editor/paths.h"

#include <QFileInfo>

namespace merlon::editor
{

ScenarioDocument::ScenarioDocument(BoardsNow boards, QObject* parent) : Document(parent), boards_(std::move(boards)) {}

QString ScenarioDocument::displayName(const std::string& language) const
{
    const auto& title = scenario_.title.in(language);
    return title.empty() ? QFileInfo(path()).fileName() : QString::fromStdString(title);
}

std::function<std::string()> ScenarioDocument::writer() const
{
    return [scenario = scenario_, boards = boards_()] { return io::scenarioText(scenario, boards); };
}

tl::expected<std::string, yaml::Diagnostic> ScenarioDocument::textToSave(const QString& path) const
{
    return io::textToSave(scenario_, boards_(), path.toStdString());
}

io::Loaded<edit::Value> ScenarioDocument::parsed(const QByteArray& text, const QString& path) const
{
    const std::string content = text.toStdString();
    const io::NamedFiles named = io::filesNamedIn(content);
    play::Boards boards = boards_();
    if (named.mapsAreSound && named.maps != scenario_.maps) // it may lay others than those that are open
        if (auto others = io::loadBoards(fsPath(path), content, named.maps); others.value)
            boards = std::move(*others.value);
    auto loaded = io::parseDraft(content, path.toStdString(), boards);
    io::Loaded<edit::Value> out{{}, std::move(loaded.diagnostics)};
    if (loaded.value)
        out.value = edit::valueOf(std::move(*loaded.value));
    return out;
}

void ScenarioDocument::renew()
{
    scenario_ = edit::scenarioOf(value());
}

void ScenarioDocument::follow(const edit::Patch&)
{
    renew();
}

void ScenarioDocument::tellAll()
{
    emit rulesChanged();
    emit zonesChanged();
}

void ScenarioDocument::tell(const edit::Value& before, const edit::Patch& undo)
{
    const play::Scenario& was = edit::scenarioHeadOf(before);
    if (play::ChosenRules{was.edition, was.options, was.tables} != rules())
        emit rulesChanged();
    if (undo.things.size() > edit::OfScenario::zones && !undo.things[edit::OfScenario::zones].empty())
        emit zonesChanged();
}

} // namespace merlon::editor

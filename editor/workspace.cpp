#include "editor/workspace.h"

#include "core/edit/map_value.h"
#include "core/edit/roomless.h"
#include "core/edit/scenario_value.h"
#include "core/io/draft.h"
#include "core/io/joint_save.h"
#include "core/systems.h"
#include "editor/paths.h"
#include "editor/swap_edit.h"
#include "tell.h"
#include "translations/diagnostics.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

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

Workspace::Workspace(std::nullptr_t, QObject* parent) : QObject(parent), laid_(std::make_unique<LaidMaps>(*this))
{
    connect(&stack_, &QUndoStack::indexChanged, this, &Workspace::stepNamesChanged);
}

Workspace::Workspace(const NewMap& wish, QObject* parent) : Workspace(freshMap(wish), {}, {}, parent) {}

Workspace::Workspace(map::HexMap map, const QString& path, const QByteArray& text, QObject* parent)
    : Workspace(nullptr, parent)
{
    addMap(edit::valueOf(std::move(map)), path, text);
}

Workspace::~Workspace() = default;

Workspace::Opened Workspace::openMap(const QString& path)
{
    const auto content = io::readFile(fsPath(path));
    if (!content)
        return {nullptr, {content.error()}};
    auto loaded = io::parseMap(*content, path.toStdString());
    Opened opened{nullptr, std::move(loaded.diagnostics)};
    if (loaded.value)
        opened.workspace =
            std::make_unique<Workspace>(std::move(*loaded.value), path, QByteArray::fromStdString(*content));
    return opened;
}

Workspace::Opened Workspace::openScenario(const QString& path)
{
    io::endSave(fsPath(path));
    auto loaded = io::loadDraft(fsPath(path));
    Opened opened{nullptr, std::move(loaded.diagnostics)};
    if (!loaded.value)
        return opened;
    const play::Setting& setting = **loaded.value;
    opened.workspace.reset(new Workspace(nullptr, nullptr));
    Workspace& made = *opened.workspace;
    made.scenario_ = std::make_unique<ScenarioDocument>([&made] { return made.boards(); });
    made.hasMap_ = !setting.boards.empty();
    if (!made.hasMap_)
        made.addMap(edit::valueOf(freshMap({})), {}, {});
    made.scenario_->reset(edit::valueOf(setting.scenario), path, bytesOf(path));
    for (std::size_t i = 0; i < setting.boards.size(); ++i)
        if (const QString map = made.mapPathBeside(path, i); true)
            made.addMap(edit::valueOf(*setting.boards[i]), map, bytesOf(map));
    made.watch(*made.scenario_);
    made.laid_->wasRead();
    return opened;
}

void Workspace::addMap(edit::Value value, const QString& path, const QByteArray& text)
{
    auto map = std::make_unique<MapDocument>();
    map->reset(std::move(value), path, text);
    watch(*map);
    if (maps_.empty())
        connect(map.get(), &MapDocument::titleChanged, this, &Workspace::titleChanged);
    maps_.push_back(std::move(map));
}

void Workspace::watch(Document& document)
{
    connect(&document, &Document::modifiedChanged, this,
            [this]
            {
                if (isModified() != modified_)
                    emit modifiedChanged(modified_ = !modified_);
            });
    connect(&document, &Document::pathChanged, this, &Workspace::pathChanged);
}

std::vector<Document*> Workspace::documents() const
{
    std::vector<Document*> all;
    if (hasMap_ && !laid_->any())
        for (const auto& map : maps_)
            all.push_back(map.get());
    if (scenario_)
        all.push_back(scenario_.get());
    return all;
}

Document& Workspace::document(edit::Doc doc) const
{
    if (doc == scenarioDoc())
        return *scenario_;
    return *maps_[static_cast<std::size_t>(doc)];
}

Document& Workspace::principal() const
{
    if (scenario_)
        return *scenario_;
    return *maps_.front();
}

QString Workspace::displayName(const std::string& language) const
{
    return scenario_ ? scenario_->displayName(language) : map().displayName(language);
}

bool Workspace::isModified() const
{
    return std::ranges::any_of(documents(), [](const Document* one) { return one->isModified(); });
}

play::Boards Workspace::boards() const
{
    play::Boards all;
    if (hasMap_)
        for (const auto& map : maps_)
            all.push_back(std::make_shared<const map::HexMap>(map->map()));
    return all;
}

std::shared_ptr<const play::Setting> Workspace::setting() const
{
    if (!scenario_)
        return nullptr;
    const play::Scenario& scenario = scenario_->scenario();
    const play::System& system = *findSystem(scenario.ruleset);
    play::Boards all = boards();
    const auto stands = [](const play::Problem& problem) { return !problem.warns; };
    if (std::ranges::any_of(system.problems(scenario, all), stands))
        return nullptr;
    return play::settingOf(system, scenario, std::move(all));
}

edit::Desk Workspace::desk() const
{
    edit::Desk desk;
    for (std::size_t i = 0; i < maps_.size(); ++i)
        desk.values.emplace(static_cast<edit::Doc>(i), maps_[i]->value());
    if (scenario_)
    {
        desk.scenario = scenarioDoc();
        desk.values.emplace(desk.scenario, scenario_->value());
    }
    desk.palette = map().palette();
    desk.state = state_;
    return desk;
}

bool Workspace::push(edit::Edit edit)
{
    if (edit.parts.empty() || edit.empty())
        return true;
    if (edit.on != state_)
        return false;
    States states;
    for (const auto& part : edit.parts)
        states[part.first] = ++states_;
    stack_.push(new SwapEdit(*this, std::move(edit), std::move(states)));
    return true;
}

bool Workspace::push(edit::Made edit)
{
    const auto why = edit ? refusal(*edit) : std::optional(edit.error());
    if (!why)
        return agrees(*edit) && push(std::move(*edit));
    emit refused(words::sentence(*why));
    return false;
}

std::optional<yaml::Message> Workspace::refusal(const edit::Edit& edit) const
{
    return edit::refusedBy(locks_, desk(), edit);
}

bool Workspace::agrees(edit::Edit& edit)
{
    if (edit.noRoom.empty())
        return true;
    if (!consent_)
        emit refused(words::sentence(tell::refused_no_room{.things = edit::listed(edit.noRoom)}.message()));
    if (!consent_ || !consent_(edit))
        return false;
    edit.noRoom.clear();
    return true;
}

bool Workspace::change(const std::function<edit::Made(const edit::Desk&)>& make, int press)
{
    settle();
    auto edit = make(desk());
    if (edit)
        edit->press = press;
    return push(std::move(edit));
}

bool Workspace::paint(const edit::Paint& paint, std::span<const hex::Hex> hexes, int press)
{
    return change([&](const edit::Desk& desk) { return edit::painted(desk, paint, hexes); }, press);
}

void Workspace::replace(Document& document, edit::Value value, yaml::Message says)
{
    settle();
    edit::Doc doc = scenarioDoc();
    for (std::size_t i = 0; i < maps_.size(); ++i)
        if (maps_[i].get() == &document)
            doc = static_cast<edit::Doc>(i);
    edit::Edit edit;
    edit.says = std::move(says);
    edit.on = state_;
    const edit::Patch patch = edit::diff(document.value(), value);
    edit.parts.emplace(doc, patch);
    edit = edit::completed(desk(), std::move(edit));
    edit.parts[doc] = patch; // what follows in the others: its own file has said what it is
    push(std::move(edit));
}

void Workspace::reload(Document& document, edit::Value value, const QByteArray& text)
{
    replace(document, value, tell::edit_reload{});
    if (document.value() == value)
        document.wasWritten(document.path(), text);
    else
        document.wasSeen(text);
    if (!isModified())
        stack_.setClean();
}

/// First everything, then the news: nobody sees a map without the counters' part of the same step.
void Workspace::swap(edit::Edit& edit, States& states)
{
    ++state_;
    const auto maps = scenario_ ? scenario_->scenario().maps : LaidMaps::Maps();
    std::map<edit::Doc, edit::Value> before;
    for (auto& [doc, patch] : edit.parts)
    {
        Document& changed = document(doc);
        before.emplace(doc, changed.value_);
        edit::swap(changed.value_, patch);
        changed.follow(patch);
    }
    if (scenario_ && scenario_->scenario().maps != maps)
    {
        edit::Value board = map().value();
        laid_->swap(maps, board);
        showBoard(std::move(board));
    }
    for (const auto& [doc, patch] : edit.parts)
    {
        Document& changed = document(doc);
        std::uint64_t& state = states[doc];
        const auto was = changed.state_;
        changed.setState(state);
        state = was;
        changed.tell(before.at(doc), patch);
        emit changed.changed(before.at(doc), patch);
    }
}

/// What the files of laid maps make, or the map that lies there alone: not a step of its own.
void Workspace::showBoard(edit::Value board)
{
    ++state_;
    Document& shown = *maps_.front();
    shown.value_ = std::move(board);
    shown.renew();
    laid_->wasRead();
    shown.tellAll();
}

void Workspace::undo()
{
    settle();
    if (!stack_.canUndo())
        return;
    const QString step = stack_.undoText();
    stack_.undo();
    emit undone(step);
}

void Workspace::redo()
{
    settle();
    if (!stack_.canRedo())
        return;
    const QString step = stack_.redoText();
    stack_.redo();
    emit redone(step);
}

void Workspace::goToStep(int step)
{
    settle();
    stack_.setIndex(step);
}

QAction* Workspace::stepAction(QObject* parent, bool undo)
{
    auto* action = new QAction(parent);
    const auto name = [this, action, undo]
    {
        const QString step = undo ? stack_.undoText() : stack_.redoText();
        const QString none = undo ? tr("Undo") : tr("Redo");
        const QString one = undo ? tr("Undo: %1").arg(step) : tr("Redo: %1").arg(step);
        action->setText(step.isEmpty() ? none : one);
        action->setEnabled(undo ? stack_.canUndo() : stack_.canRedo());
    };
    name();
    connect(this, &Workspace::stepNamesChanged, action, name);
    connect(action, &QAction::triggered, this, undo ? &Workspace::undo : &Workspace::redo);
    return action;
}

QAction* Workspace::createUndoAction(QObject* parent)
{
    return stepAction(parent, true);
}

QAction* Workspace::createRedoAction(QObject* parent)
{
    return stepAction(parent, false);
}

void Workspace::retranslate()
{
    for (int i = 0; i < stack_.count(); ++i)
        static_cast<SwapEdit*>(const_cast<QUndoCommand*>(stack_.command(i)))->retranslate();
    emit stepNamesChanged();
    emit titleChanged();
}

QString Workspace::mapPathBeside(const QString& scenarioPath, std::size_t map) const
{
    const auto& file = scenario_->scenario().maps[map].file;
    return QDir::cleanPath(QFileInfo(scenarioPath).dir().filePath(QString::fromStdString(file)));
}

} // namespace merlon::editor

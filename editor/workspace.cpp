#include "editor/workspace.h"

#include "core/edit/map_value.h"
#include "core/edit/roomless.h"
#include "core/edit/scenario_value.h"
#include "core/edit/table_value.h"
#include "core/systems.h"
#include "editor/paths.h"
#include "tell.h"
#include "translations/diagnostics.h"

#include <algorithm>
#include <utility>

namespace merlon::editor
{

Workspace::Workspace(std::shared_ptr<Family> family, QObject* parent)
    : QObject(parent), family_(std::move(family)), laid_(std::make_unique<LaidMaps>(*this))
{
    family_->enter(*this);
}

Workspace::Workspace(const NewMap& wish, QObject* parent) : Workspace(freshMap(wish), {}, {}, parent) {}

Workspace::Workspace(map::HexMap map, const QString& path, const QByteArray& text, QObject* parent)
    : Workspace(std::make_shared<Family>(), parent)
{
    take(std::make_unique<MapDocument>(), edit::valueOf(std::move(map)), path, text);
}

Workspace::Workspace(map::TableMap table, const QString& path, const QByteArray& text, QObject* parent)
    : Workspace(std::make_shared<Family>(), parent)
{
    take(std::make_unique<TableDocument>(), edit::valueOf(std::move(table)), path, text);
}

void Workspace::take(std::unique_ptr<BoardDocument> board, edit::Value value, const QString& path,
                     const QByteArray& text)
{
    Document& made = *board;
    made.reset(std::move(value), path, text);
    boards_.push_back(&family_->keep(std::move(board)));
    watch(made);
}

Workspace::~Workspace()
{
    family_->leave(*this);
}

void Workspace::watch(Document& document)
{
    connect(&document, &Document::pathChanged, this, &Workspace::pathChanged);
    if (const auto* board = qobject_cast<const BoardDocument*>(&document))
        connect(board, &BoardDocument::titleChanged, this, &Workspace::titleChanged);
}

play::Ground Workspace::ground() const
{
    if (boards_.empty())
        return play::Ground::None;
    return qobject_cast<MapDocument*>(boards_[static_cast<std::size_t>(shown_)]) != nullptr ? play::Ground::Hexes
                                                                                            : play::Ground::Table;
}

MapDocument& Workspace::map() const
{
    auto* map = qobject_cast<MapDocument*>(board());
    Q_ASSERT(map != nullptr);
    return *map;
}

TableDocument& Workspace::table() const
{
    auto* table = qobject_cast<TableDocument*>(board());
    Q_ASSERT(table != nullptr);
    return *table;
}

BoardDocument* Workspace::board() const
{
    return laidMap_ ? laidMap_.get() : boards_.empty() ? nullptr : boards_[static_cast<std::size_t>(shown_)];
}

QString Workspace::boardName(int board, const std::string& language) const
{
    return laidMap_ ? laidMap_->displayName(language) : boards_[static_cast<std::size_t>(board)]->displayName(language);
}

void Workspace::showBoard(int board)
{
    if (board == shown_ || board < 0 || board >= boardCount())
        return;
    settle();
    emit boardChanges();
    shown_ = board;
    emit boardChanged();
}

std::vector<Document*> Workspace::documents() const
{
    std::vector<Document*> all;
    if (!laidMap_)
        all.assign(boards_.begin(), boards_.end());
    if (scenario_)
        all.push_back(scenario_.get());
    return all;
}

bool Workspace::holds(const Document& document) const
{
    return scenario_.get() == &document || std::ranges::count(boards_, &document) > 0;
}

Document& Workspace::principal() const
{
    if (scenario_)
        return *scenario_;
    return *boards_.front();
}

/// Which one of the scenario's that map is; -1: none, or one of a board of several.
int Workspace::boardOf(const Document& map) const
{
    const auto found = std::ranges::find(boards_, &map);
    return laidMap_ || found == boards_.end() ? -1 : static_cast<int>(found - boards_.begin());
}

QString Workspace::displayName(const std::string& language) const
{
    return scenario_ ? scenario_->displayName(language) : board()->displayName(language);
}

play::Boards Workspace::boards() const
{
    if (laidMap_)
        return {laidMap_->board()};
    play::Boards all;
    for (const BoardDocument* board : boards_)
        all.push_back(board->board());
    return all;
}

const play::System* Workspace::system() const
{
    if (scenario_)
        return findSystem(scenario_->scenario().ruleset);
    return findSystem(ground() == play::Ground::Hexes ? map().palette()->system : table().table().ruleset);
}

std::shared_ptr<const play::Setting> Workspace::setting() const
{
    if (!scenario_)
        return nullptr;
    const play::Scenario& scenario = scenario_->scenario();
    const play::System& system = *this->system();
    play::Boards all = boards();
    const auto stands = [](const play::Problem& problem) { return !problem.warns; };
    if (std::ranges::any_of(system.problems(scenario, all), stands))
        return nullptr;
    return play::settingOf(system, scenario, std::move(all));
}

edit::Desk Workspace::desk() const
{
    edit::Desk desk;
    const auto shown = static_cast<edit::Doc>(shown_);
    desk.map = ground() == play::Ground::Hexes ? shown : -1;
    desk.table = ground() == play::Ground::Table ? shown : -1;
    desk.board = shown_;
    for (std::size_t i = 0; i < boards_.size(); ++i)
        desk.values.emplace(static_cast<edit::Doc>(i), laidMap_ && i == 0 ? laidMap_->value() : boards_[i]->value());
    if (scenario_)
    {
        desk.scenario = static_cast<edit::Doc>(boards_.size());
        desk.values.emplace(desk.scenario, scenario_->value());
    }
    if (ground() == play::Ground::Hexes)
        desk.palette = map().palette();
    desk.state = family_->state();
    return desk;
}

Document& Workspace::documentOf(edit::Doc onDesk) const
{
    const auto place = static_cast<std::size_t>(onDesk);
    if (place == boards_.size())
        return *scenario_;
    return *boards_[place];
}

/// The desk counts its documents from its first map, as the scenario does; the family has others besides.
std::map<edit::Doc, edit::Patch> Workspace::ofFamily(std::map<edit::Doc, edit::Patch> parts) const
{
    std::map<edit::Doc, edit::Patch> out;
    for (auto& [doc, patch] : parts)
        if (!laidMap_ || doc != edit::Desk().map) // a board of several maps is nobody's
            out.emplace(documentOf(doc).doc(), std::move(patch));
    return out;
}

/// In the scenario, when a map of it gets another size.
std::optional<edit::Patch> Workspace::whatFollows(const edit::Edit& edit) const
{
    edit::Desk desk = this->desk();
    for (std::size_t i = 0; i < boards_.size() && !laidMap_; ++i)
    {
        const auto part = edit.parts.find(boards_[i]->doc());
        if (part == edit.parts.end() || !part->second.grid)
            continue;
        desk.map = static_cast<edit::Doc>(i);
        desk.board = static_cast<int>(i);
        desk.palette = qobject_cast<MapDocument*>(boards_[i])->palette(); // only maps have a grid
        edit::Edit resized;
        resized.parts.emplace(desk.map, part->second);
        return edit::completed(desk, std::move(resized)).parts.at(desk.scenario);
    }
    return {};
}

bool Workspace::push(edit::Edit edit)
{
    edit.parts = ofFamily(std::move(edit.parts));
    return family_->push(std::move(edit));
}

bool Workspace::push(edit::Made edit)
{
    const auto why = edit ? refusal(*edit) : std::optional(words::sentence(edit.error()));
    if (!why)
        return agrees(*edit) && push(std::move(*edit));
    emit refused(*why);
    return false;
}

namespace
{

/// Of a scenario: its forces, counters or zones change.
bool setsUpOtherwise(const edit::Patch& patch)
{
    for (const std::size_t shelf : {edit::OfScenario::forces, edit::OfScenario::counters, edit::OfScenario::zones})
        if (shelf < patch.things.size() && !patch.things[shelf].empty())
            return true;
    return false;
}

} // namespace

bool Workspace::isPlayedOn(const edit::Edit& edit) const
{
    const edit::Doc scenario = desk().scenario;
    return std::ranges::any_of(edit.parts, [&](const auto& part)
                               { return part.first != scenario || setsUpOtherwise(part.second); });
}

std::optional<QString> Workspace::refusal(const edit::Edit& edit) const
{
    if (!fixed_.isEmpty() && isPlayedOn(edit))
        return fixed_;
    const auto why = edit::refusedBy(locks_, desk(), edit);
    return why ? std::optional(words::sentence(*why)) : std::nullopt;
}

bool Workspace::agrees(edit::Edit& edit)
{
    if (const Release release = release_; release && isPlayedOn(edit) && !release())
        return false;
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
    edit::Edit edit;
    edit.says = std::move(says);
    edit.on = family_->state();
    const edit::Patch patch = edit::diff(document.value(), value);
    edit::Doc doc = 0;
    while (&documentOf(doc) != &document)
        ++doc;
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
        family_->setClean();
}

/// The scenario names other maps, or lays them otherwise: not a step of its own.
void Workspace::followNames()
{
    if (!scenario_ || ground() != play::Ground::Hexes || scenario_->scenario().maps == named_)
        return;
    if (shown_ != 0)
    {
        boardChanges_ = true;
        emit boardChanges();
        shown_ = 0;
    }
    const LaidMaps::Maps before = std::exchange(named_, scenario_->scenario().maps);
    edit::Value board = map().value();
    laid_->swap(before, board);
    layBoard(std::move(board));
}

/// What the files of laid maps make, or the map that lies there alone.
void Workspace::layBoard(edit::Value board)
{
    const QString file = mapPathBeside(path(), 0);
    const bool lays = !board.grid.parts.empty();
    const bool other = !isSameFile(boards_.front()->path(), file);
    if (lays != (laidMap_ != nullptr) || (!lays && other))
    {
        boardChanges_ = true;
        emit boardChanges();
    }
    if (!lays && other)
    {
        boards_.front() = &documentFor(file, board);
        watch(*boards_.front());
    }
    if (!lays)
    {
        former_ = std::move(laidMap_);
        return;
    }
    if (!laidMap_)
    {
        laidMap_ = std::make_unique<MapDocument>();
        watch(*laidMap_);
    }
    family_->state_ = Family::freshState();
    Document& shown = *laidMap_;
    shown.value_ = std::move(board);
    shown.path_ = file;
    shown.renew();
    laid_->wasRead();
    shown.tellAll();
}

void Workspace::tellBoard()
{
    if (!std::exchange(boardChanges_, false))
        return;
    emit boardChanged();
    former_.reset();
}

void Workspace::retranslate()
{
    family_->retranslate();
    emit stepNamesChanged();
    emit titleChanged();
}

QString Workspace::mapPathBeside(const QString& scenarioPath, std::size_t map) const
{
    return LaidMaps::fileOf(scenario_->scenario().maps[map], scenarioPath);
}

} // namespace merlon::editor

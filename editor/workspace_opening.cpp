// A workspace on files: what is open already is not opened a second time.

#include "core/edit/boards.h"
#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/edit/table_value.h"
#include "core/io/draft.h"
#include "core/io/readers.h"
#include "editor/paths.h"
#include "editor/workspace.h"

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

/// Who has those maps: one family from now on, a new one where nobody has any.
std::shared_ptr<Family> familyOf(const QStringList& maps, const std::vector<Workspace*>& open)
{
    std::shared_ptr<Family> all;
    for (const Workspace* one : open)
    {
        const auto family = one->family().shared_from_this();
        const auto has = [&](const QString& map) { return family->boardAt(map) != nullptr; };
        if (family == all || std::ranges::none_of(maps, has))
            continue;
        if (all)
            all->absorb(*family);
        else
            all = family;
    }
    return all ? all : std::make_shared<Family>();
}

std::unique_ptr<BoardDocument> newDocumentFor(const edit::Value& value)
{
    if (edit::tableHeadOf(value) != nullptr)
        return std::make_unique<TableDocument>();
    return std::make_unique<MapDocument>();
}

} // namespace

Workspace::Opened Workspace::openFile(const QString& path, const std::vector<Workspace*>& open)
{
    switch (io::opensAs(fsPath(path)))
    {
    case io::Opens::Setting:
        return openScenario(path, open);
    case io::Opens::Table:
        return openTable(path, open);
    case io::Opens::Map:
    case io::Opens::Game:
    case io::Opens::Nothing:
        break;
    }
    return openMap(path, open);
}

/// `as`: a document of the kind that the file should be.
Workspace::Opened Workspace::openBoard(const QString& path, const std::vector<Workspace*>& open,
                                       std::unique_ptr<BoardDocument> as)
{
    Opened opened;
    const auto content = io::readFile(fsPath(path));
    const QByteArray text = content ? QByteArray::fromStdString(*content) : QByteArray();
    auto loaded = content ? as->parsed(text, path) : io::Loaded<edit::Value>{{}, {content.error()}};
    for (const Workspace* one : open)
        if (BoardDocument* board = one->family_->boardAt(path))
        {
            opened.workspace.reset(new Workspace(one->family_, nullptr));
            opened.workspace->boards_.push_back(board);
            opened.workspace->watch(*board);
            if (loaded.value) // or somebody has spoilt it since: whoever watches it says so
                opened.diagnostics = std::move(loaded.diagnostics);
            return opened;
        }
    opened.diagnostics = std::move(loaded.diagnostics);
    if (!loaded.value)
        return opened;
    opened.workspace.reset(new Workspace(std::make_shared<Family>(), nullptr));
    opened.workspace->take(std::move(as), std::move(*loaded.value), path, text);
    return opened;
}

Workspace::Opened Workspace::openMap(const QString& path, const std::vector<Workspace*>& open)
{
    return openBoard(path, open, std::make_unique<MapDocument>());
}

Workspace::Opened Workspace::openTable(const QString& path, const std::vector<Workspace*>& open)
{
    return openBoard(path, open, std::make_unique<TableDocument>());
}

Workspace::Opened Workspace::openScenario(const QString& path, const std::vector<Workspace*>& open)
{
    auto loaded = io::loadDraft(fsPath(path));
    Opened opened{nullptr, std::move(loaded.diagnostics)};
    if (!loaded.value)
        return opened;
    const play::Setting& setting = **loaded.value;
    const play::Scenario& scenario = setting.scenario;
    QStringList files;
    for (const play::MapRef& map : scenario.maps)
        files << LaidMaps::fileOf(map, path);
    opened.workspace.reset(new Workspace(familyOf(files, open), nullptr));
    opened.workspace->take(setting, path, files);
    return opened;
}

/// What a scenario's file and those of its maps said.
void Workspace::take(const play::Setting& setting, const QString& path, const QStringList& files)
{
    scenario_ = std::make_unique<ScenarioDocument>([this] { return boards(); });
    named_ = setting.scenario.maps;
    scenario_->reset(edit::valueOf(setting.scenario), path, bytesOf(path));
    for (std::size_t i = 0; i < setting.boards.size(); ++i)
    {
        const QString file = files.value(static_cast<qsizetype>(i));
        edit::Value value = edit::valueOf(setting.boards[i]);
        if (i == 0 && !value.grid.parts.empty())
            value = layOut(std::move(value), file);
        boards_.push_back(&documentFor(file, value));
        watch(*boards_.back());
        if (!laidMap_)
            fitInto(value, static_cast<int>(i));
    }
    family_->add(*scenario_);
    watch(*scenario_);
    laid_->wasRead();
    family_->tellModified();
}

/// Of several maps. What the first of them is by itself.
edit::Value Workspace::layOut(edit::Value board, const QString& first)
{
    laidMap_ = std::make_unique<MapDocument>();
    laidMap_->reset(std::move(board), first, {});
    watch(*laidMap_);
    auto alone = io::loadMap(fsPath(first));
    return edit::valueOf(alone.value ? std::move(*alone.value) : freshMap({}));
}

/// The family's, which has that value unless it is open already.
BoardDocument& Workspace::documentFor(const QString& path, const edit::Value& value)
{
    if (BoardDocument* there = family_->boardAt(path))
        return *there;
    auto made = newDocumentFor(value);
    Document& document = *made;
    document.reset(value, path, bytesOf(path));
    return family_->keep(std::move(made));
}

/// The scenario was read with that map of its file. It may have another size meanwhile, which is not saved.
void Workspace::fitInto(const edit::Value& asRead, int board)
{
    const auto* open = qobject_cast<const MapDocument*>(boards_.back());
    if (open == nullptr || open->value().grid == asRead.grid)
        return;
    const MapDocument& map = *open;
    edit::Desk desk;
    desk.board = board;
    desk.scenario = 1;
    desk.palette = map.palette();
    desk.values = {{desk.map, asRead}, {desk.scenario, scenario_->value()}};
    edit::Edit edit;
    edit.parts[desk.map].grid = map.value().grid;
    edit = edit::completed(desk, std::move(edit));
    Document& scenario = *scenario_;
    scenario.value_ = edit::applied(scenario.value(), edit.parts.at(desk.scenario));
    scenario.renew();
    scenario.saved_ = Family::freshState(); // its file says something else, or other names
}

/// Never asked of a board of several maps, whose files are copied.
std::unique_ptr<Workspace> Workspace::parted() const
{
    std::unique_ptr<Workspace> own(new Workspace(std::make_shared<Family>(), nullptr));
    std::map<edit::Doc, edit::Doc> docs;
    for (const BoardDocument* board : boards_)
    {
        auto made = newDocumentFor(board->value());
        static_cast<Document&>(*made).copy(*board);
        own->boards_.push_back(&own->family_->keep(std::move(made)));
        own->watch(*own->boards_.back());
        docs.emplace(board->doc(), own->boards_.back()->doc());
    }
    if (scenario_)
    {
        own->scenario_ = std::make_unique<ScenarioDocument>([made = own.get()] { return made->boards(); });
        own->scenario_->copy(*scenario_);
        own->family_->add(*own->scenario_);
        own->watch(*own->scenario_);
        docs.emplace(scenario_->doc(), own->scenario_->doc());
    }
    own->named_ = named_;
    own->locks_ = locks_;
    own->laid_->known_ = laid_->known_;
    family_->copyPast(*own->family_, docs);
    return own;
}

} // namespace merlon::editor

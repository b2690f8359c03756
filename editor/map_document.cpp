#include "editor/map_document.h"

#include "core/systems.h"
#include "editor/paths.h"

#include "core/io/files.h"
#include "editor/words.h"
#include "translations/diagnostics.h"

#include <QAction>
#include <QCryptographicHash>
#include <QFileInfo>

#include <string_view>

namespace merlon::editor
{
namespace
{

QByteArray hashOf(const QByteArray& text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

std::optional<QByteArray> contentOf(const QString& path)
{
    const auto content = io::readFile(fsPath(path));
    if (!content)
        return {};
    return QByteArray::fromStdString(*content);
}

std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

char symbolOf(const map::Palette& palette, const std::string& terrain)
{
    const auto* known = palette.find(terrain);
    return known ? known->symbol : '?';
}

std::shared_ptr<const map::Palette> paletteNamed(const std::string& name)
{
    auto palette = io::palette(name.empty() ? defaultSystem().id() : std::string_view(name));
    return palette ? palette : io::palette(defaultSystem().id());
}

} // namespace

MapDocument::MapDocument(QObject* parent) : QObject(parent)
{
    connect(&stack_, &QUndoStack::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
    createNew({});
}

QString MapDocument::displayName(const std::string& language) const
{
    const auto& title = map_.title.in(language);
    if (!title.empty())
        return QString::fromStdString(title);
    return path_.isEmpty() ? tr("Untitled") : QFileInfo(path_).fileName();
}

QAction* MapDocument::createUndoAction(QObject* parent)
{
    auto* action = new QAction(parent);
    const auto name = [this, action]
    {
        const QString step = stack_.undoText();
        action->setText(step.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(step));
        action->setEnabled(stack_.canUndo());
    };
    name();
    connect(&stack_, &QUndoStack::indexChanged, action, name);
    connect(this, &MapDocument::stepNamesChanged, action, name);
    connect(action, &QAction::triggered, this, &MapDocument::undo);
    return action;
}

QAction* MapDocument::createRedoAction(QObject* parent)
{
    auto* action = new QAction(parent);
    const auto name = [this, action]
    {
        const QString step = stack_.redoText();
        action->setText(step.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(step));
        action->setEnabled(stack_.canRedo());
    };
    name();
    connect(&stack_, &QUndoStack::indexChanged, action, name);
    connect(this, &MapDocument::stepNamesChanged, action, name);
    connect(action, &QAction::triggered, this, &MapDocument::redo);
    return action;
}

void MapDocument::createNew(const NewMap& wish)
{
    emit strokeMustEnd();
    const hex::Layout layout{wish.columns, wish.rows, wish.orientation, wish.shove};
    const auto palette = paletteNamed(wish.ruleset);
    auto fresh = map::blankMap(layout, wish.terrain, palette ? symbolOf(*palette, wish.terrain) : '.');
    if (fresh.id.empty())
        fresh.id = "untitled";
    fresh.ruleset = wish.ruleset == defaultSystem().id() ? std::string() : wish.ruleset;
    reset(std::move(fresh), {}, {});
}

yaml::Diagnostics MapDocument::load(const QString& path)
{
    const auto content = io::readFile(fsPath(path));
    if (!content)
        return {content.error()};
    auto loaded = io::parseMap(*content, path.toStdString());
    if (loaded.value)
    {
        emit strokeMustEnd();
        reset(std::move(*loaded.value), path, QByteArray::fromStdString(*content));
    }
    return std::move(loaded.diagnostics);
}

void MapDocument::adopt(map::HexMap map, const QString& path, const QByteArray& text)
{
    emit strokeMustEnd();
    reset(std::move(map), path, text);
}

void MapDocument::reset(map::HexMap map, const QString& path, const QByteArray& text)
{
    map_ = std::move(map);
    path_ = path;
    onDisk_ = hashOf(text);
    chooseRuleset();
    stack_.clear();
    stack_.setClean();
    emit pathChanged();
    emit mapReset();
    emit propertiesChanged();
    emit titleChanged();
}

void MapDocument::chooseRuleset()
{
    palette_ = paletteNamed(map_.ruleset);
}

std::optional<SaveProblem> MapDocument::problemWith(const QString& path) const
{
    const auto there = contentOf(path);
    if (!there)
    {
        if (QFileInfo::exists(path))
            return SaveProblem{SaveProblem::Kind::CannotWrite, tr("%1 cannot be read, so it is left alone.").arg(path)};
        return {};
    }
    if (path == path_)
    {
        if (hashOf(*there) == onDisk_)
            return {};
        return SaveProblem{SaveProblem::Kind::ChangedOnDisk,
                           tr("%1 was changed by another program since it was opened.").arg(path)};
    }
    const auto parsed = io::parseMap(viewOf(*there), path.toStdString());
    if (parsed.value)
        return {};
    return SaveProblem{SaveProblem::Kind::HasErrors,
                       //: %1: a file, and what it contains
                       tr("%1 holds a map with errors, or something else than a map.").arg(path)};
}

tl::expected<void, SaveProblem> MapDocument::save(Overwrite overwrite)
{
    if (path_.isEmpty())
        return tl::unexpected(SaveProblem{SaveProblem::Kind::NoPath, tr("The map has no file yet.")});
    return saveAs(path_, overwrite);
}

tl::expected<void, SaveProblem> MapDocument::saveAs(const QString& path, Overwrite overwrite)
{
    emit strokeMustEnd();
    if (overwrite == Overwrite::Ask)
        if (auto problem = problemWith(path))
            return tl::unexpected(std::move(*problem));
    const QByteArray content = text();
    if (const auto written = io::writeFile(fsPath(path), viewOf(content)); !written)
        return tl::unexpected(SaveProblem{SaveProblem::Kind::CannotWrite, words::sentence(written.error().message)});
    onDisk_ = hashOf(content);
    stack_.setClean();
    if (path != path_)
    {
        path_ = path;
        emit pathChanged();
        emit titleChanged();
    }
    emit saved();
    return {};
}

QByteArray MapDocument::text() const
{
    return QByteArray::fromStdString(io::mapText(map_));
}

void MapDocument::change(HexPatch patch, Step step, int press)
{
    if (!patch.empty())
        stack_.push(new SwapHexes(*this, std::move(patch), std::move(step), press));
}

bool MapDocument::paint(const Paint& paint, std::span<const hex::Hex> hexes, int press)
{
    auto patch = patchOf(map_, paint, hexes);
    if (!patch)
    {
        refuseForLegend();
        return false;
    }
    change(std::move(*patch), Step::of(paint), press);
    return true;
}

void MapDocument::setProperties(MapProperties properties)
{
    emit strokeMustEnd();
    if (properties != propertiesOf(map_))
        stack_.push(new SwapProperties(*this, std::move(properties)));
}

bool MapDocument::resize(int columns, int rows, const std::string& terrain)
{
    emit strokeMustEnd();
    if (columns == map_.layout.columns && rows == map_.layout.rows)
        return true;
    auto other = resized(map_, columns, rows, terrain, symbolOf(*palette_, terrain));
    if (!other)
    {
        refuseForLegend();
        return false;
    }
    stack_.push(new SwapMap(*this, std::move(*other), Step::Kind::Resize));
    return true;
}

void MapDocument::replaceMap(map::HexMap map, Step::Kind kind)
{
    emit strokeMustEnd();
    stack_.push(new SwapMap(*this, std::move(map), kind));
}

void MapDocument::refuseForLegend()
{
    emit refused(tr("The legend of this map has no free character for another terrain."));
}

void MapDocument::undo()
{
    emit strokeMustEnd();
    stack_.undo();
}

void MapDocument::redo()
{
    emit strokeMustEnd();
    stack_.redo();
}

void MapDocument::retranslate()
{
    // Every command on the stack is ours, and its name is the one thing about it that may change.
    for (int i = 0; i < stack_.count(); ++i)
        if (auto* command = dynamic_cast<NamedCommand*>(const_cast<QUndoCommand*>(stack_.command(i))))
            command->retranslate();
    emit stepNamesChanged();
    emit titleChanged();
}

void MapDocument::swap(HexPatch& patch)
{
    swapHexes(map_, patch);
    const auto hexes = hexesOf(map_.layout, patch);
    emit hexesChanged(QVector<hex::Hex>(hexes.begin(), hexes.end()));
}

void MapDocument::swap(MapProperties& properties)
{
    const bool retitled = properties.title != map_.title;
    auto before = propertiesOf(map_);
    map_.id = std::move(properties.id);
    map_.title = std::move(properties.title);
    map_.span = std::move(properties.span);
    map_.numbering = std::move(properties.numbering);
    properties = std::move(before);
    emit propertiesChanged();
    if (retitled)
        emit titleChanged();
}

void MapDocument::swap(map::HexMap& map)
{
    std::swap(map_, map);
    chooseRuleset();
    emit mapReset();
    emit propertiesChanged();
    emit titleChanged();
}

} // namespace merlon::editor

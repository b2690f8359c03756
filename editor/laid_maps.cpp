#include "editor/laid_maps.h"

#include "core/edit/joined_maps.h"
#include "core/edit/map_value.h"
#include "core/hex/parts.h"
#include "core/io/files.h"
#include "editor/output_file.h"
#include "editor/paths.h"
#include "editor/scan_file.h"
#include "editor/workspace.h"
#include "tell.h"
#include "translations/diagnostics.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace merlon::editor
{
namespace
{

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(LaidMaps)
};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

bool LaidMaps::any() const
{
    return workspace_.ground() == play::Ground::Hexes && !workspace_.map().value().grid.parts.empty();
}

QString LaidMaps::fileOf(const play::MapRef& map, const QString& scenario)
{
    return QDir::cleanPath(QFileInfo(scenario).dir().filePath(QString::fromStdString(map.file)));
}

QStringList LaidMaps::files() const
{
    QStringList files;
    if (any())
        for (const play::MapRef& map : workspace_.scenario()->scenario().maps)
            files << fileOf(map, workspace_.path());
    return files;
}

QString LaidMaps::fileAt(hex::Hex at) const
{
    const hex::Layout& board = workspace_.map().value().grid;
    const hex::Part* part = hex::partAt(board, at);
    return part != nullptr ? files().value(part - board.parts.all().data()) : QString();
}

LaidMaps::Done LaidMaps::lay(const QString& file, const hex::Joint& joint)
{
    if (workspace_.path().isEmpty())
        return tl::unexpected(Text::tr("Save the scenario first: the paths of its maps start from its folder."));
    if (!any() && workspace_.map().isModified())
        return tl::unexpected(Text::tr("Save the map first: the board is put together from map files."));
    const QDir folder = QFileInfo(workspace_.path()).dir();
    QString name = folder.relativeFilePath(file);
    if (QDir::isAbsolutePath(name) || name.startsWith(QStringLiteral("..")))
    {
        name = QFileInfo(file).fileName();
        const QString copy = folder.filePath(name);
        if (!QFileInfo::exists(copy))
        {
            if (const auto copied = copyInto(folder.path(), name, file); !copied)
                return copied;
        }
        else if (contentOf(copy) != contentOf(file))
            return tl::unexpected(
                Text::tr(
                    "%1 cannot be copied into the scenario’s folder: another file with that name already exists there.")
                    .arg(QDir::toNativeSeparators(file)));
    }
    Maps maps = workspace_.scenario()->scenario().maps;
    maps.push_back({name.toStdString(), joint, {}});
    return change(maps, tell::edit_lay_map{.map = name.toStdString()});
}

LaidMaps::Done LaidMaps::takeLast()
{
    Maps maps = workspace_.scenario()->scenario().maps;
    const std::string file = maps.back().file;
    maps.pop_back();
    return change(maps, tell::edit_take_map{.map = file});
}

LaidMaps::Done LaidMaps::change(const Maps& maps, yaml::Message says)
{
    auto board = made(maps);
    if (!board)
        return tl::unexpected(board.error());
    const edit::Desk desk = workspace_.desk();
    const hex::Layout grid = board->grid;
    remember(maps, std::move(*board));
    workspace_.push(edit::Made(edit::laidAnew(desk, maps, grid, std::move(says))));
    return {};
}

LaidMaps::Done LaidMaps::bringAlong(const QString& scenario) const
{
    const Maps& maps = workspace_.scenario()->scenario().maps;
    const auto isElsewhere = [&](const play::MapRef& map)
    { return fileOf(map, scenario) != fileOf(map, workspace_.path()); };
    for (const play::MapRef& map : maps)
        if (isElsewhere(map) && QFileInfo::exists(fileOf(map, scenario)))
            return tl::unexpected(Text::tr("%1 already exists, and the map would overwrite it. Choose another folder.")
                                      .arg(fileOf(map, scenario)));
    QStringList copies;
    for (const play::MapRef& map : maps)
    {
        const QString from = fileOf(map, workspace_.path());
        const QString to = fileOf(map, scenario);
        if (!isElsewhere(map) || QFileInfo::exists(to)) // the same map may be laid twice
            continue;
        if (const auto copied = copyInto(QFileInfo(scenario).path(), QString::fromStdString(map.file), from); !copied)
        {
            for (const QString& copy : copies) // or they would be in the way of the next attempt
                QFile::remove(copy);
            return copied;
        }
        copies << to;
        if (const auto read = io::loadMap(fsPath(from)); read.value && read.value->background)
            bringScanAlong(read.value->background->image, from, QFileInfo(scenario).path(),
                           QString::fromStdString(map.file));
    }
    return {};
}

tl::expected<bool, QString> LaidMaps::follow()
{
    if (!any() || text() == text_)
        return false;
    text_ = text();
    auto board = made(workspace_.scenario()->scenario().maps);
    if (!board)
        return tl::unexpected(board.error());
    if (board->grid != workspace_.map().value().grid)
        return tl::unexpected(Text::tr("A map of this board has changed size. Reopen the scenario."));
    workspace_.layBoard(std::move(*board));
    return true;
}

QByteArray LaidMaps::text() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString& file : files())
        hash.addData(contentOf(file));
    return hash.result();
}

tl::expected<edit::Value, QString> LaidMaps::made(const Maps& maps) const
{
    const std::string text = workspace_.scenario()->text().toStdString();
    auto boards = io::loadBoards(fsPath(workspace_.path()), text, maps);
    if (const play::HexBoard board = boards.value ? play::hexBoard(*boards.value) : nullptr)
        return edit::valueOf(*board);
    if (boards.value)
        return tl::unexpected(words::sentence(tell::boards_hexes{.name = '\'' + maps.front().file + '\''}.message()));
    const auto error = std::ranges::find(boards.diagnostics, yaml::Severity::Error, &yaml::Diagnostic::severity);
    return tl::unexpected(words::sentence(error->message));
}

void LaidMaps::remember(const Maps& maps, edit::Value board)
{
    std::erase_if(known_, [&](const Known& one) { return one.maps == maps; });
    known_.push_back({maps, std::move(board)});
}

void LaidMaps::swap(const Maps& before, edit::Value& board)
{
    const Maps& now = workspace_.scenario()->scenario().maps;
    remember(before, std::move(board));
    if (std::ranges::count(known_, now, &Known::maps) == 0)
        if (auto other = made(now)) // named by a file that was read again
            remember(now, std::move(*other));
    const auto known = std::ranges::find(known_, now, &Known::maps);
    board = known != known_.end() ? known->board : known_.back().board;
}

void LaidMaps::giveName(std::size_t map, const std::string& file)
{
    for (Known& one : known_)
        if (map < one.maps.size())
            one.maps[map].file = file;
}

} // namespace merlon::editor

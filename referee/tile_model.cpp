#include "referee/tile_model.h"

#include "referee/verdict_text.h"

#include <QMimeData>

#include <algorithm>

namespace merlon::referee
{
namespace
{

const QString tileMime = QStringLiteral("application/x-merlon-tile");

} // namespace

/// A row of the sheet as it is read on its tile.
class TileModel::Reading
{
public:
    Reading(const VerdictText& text, const play::Sheet& sheet) : text_(text), sheet_(sheet), tiles_(*sheet.tiles) {}

    Tile tile(std::size_t row) const
    {
        const play::Fields& fields = sheet_.rows[row];
        Tile tile;
        tile.heading = text_.fieldName(*sheet_.columns, tiles_.number);
        tile.number = said(fields, tiles_.number);
        if (const play::Value* number = play::find(fields, tiles_.number))
            tile.place = *number;
        tile.state = state(fields);
        tile.tone = tiles_.tones[row];
        mark(tile, fields, tiles_.thing);
        for (const play::Tiles::Line& line : tiles_.lines)
        {
            tile.lines << said(fields, line.column) << said(fields, line.beside);
            mark(tile, fields, line.column);
        }
        return tile;
    }

private:
    QString said(const play::Fields& fields, std::string_view column) const
    {
        const play::Value* value = column.empty() ? nullptr : play::find(fields, column);
        return value != nullptr ? text_.value(*value) : QString();
    }
    /// "waiting (minutes late: 12)"
    QString state(const play::Fields& fields) const
    {
        const QString word = said(fields, tiles_.state);
        const QString detail = said(fields, tiles_.detail);
        if (detail.isEmpty())
            return word;
        //: how something stands, and what is said of it: "waiting (minutes late: 12)"
        return TileModel::tr("%1 (%2: %3)").arg(word, text_.fieldName(*sheet_.columns, tiles_.detail), detail);
    }
    static void mark(Tile& tile, const play::Fields& fields, std::string_view column)
    {
        const play::Value* value = column.empty() ? nullptr : play::find(fields, column);
        if (value != nullptr && std::holds_alternative<play::Ref>(*value))
            tile.marks.push_back(*value);
    }

    const VerdictText& text_;
    const play::Sheet& sheet_;
    const play::Tiles& tiles_;
};

/// "waiting, 12 of 20 min late"
QString TileModel::Tile::stands() const
{
    if (time.missed)
        return time.says;
    return time.says.isEmpty() ? state : state + words::listWord("comma") + time.says;
}

/// "Ada Moretti 200, Bice Ferrante 150, points entered"
QString TileModel::Tile::told() const
{
    QStringList parts;
    for (int i = 0; i + 1 < lines.size(); i += 2)
        if (!lines[i].isEmpty())
            parts << QString(lines[i] + ' ' + lines[i + 1]).trimmed();
    parts << stands();
    return parts.join(words::listWord("comma"));
}

void TileModel::show(const play::Game& game, const play::Sheet& sheet)
{
    const VerdictText text(game);
    const Reading reading(text, sheet);
    numberKey_ = sheet.tiles->number;
    std::vector<Tile> now;
    for (std::size_t row = 0; row < sheet.rows.size(); ++row)
        now.push_back(reading.tile(row));
    const auto isSame = [](const Tile& a, const Tile& b) { return a.number == b.number && a.marks == b.marks; };
    if (!std::ranges::equal(tiles_, now, isSame))
    {
        beginResetModel();
        tiles_ = std::move(now);
        return endResetModel();
    }
    for (std::size_t row = 0; row < now.size(); ++row)
        now[row].time = tiles_[row].time;
    const bool changed = tiles_ != now;
    tiles_ = std::move(now);
    if (changed)
        emit dataChanged(index(0), index(rowCount() - 1));
}

void TileModel::tellTimes(const std::vector<Time>& times)
{
    for (std::size_t row = 0; row < tiles_.size(); ++row)
        if (tiles_[row].time != times[row])
        {
            tiles_[row].time = times[row];
            const QModelIndex changed = index(static_cast<int>(row));
            emit dataChanged(changed, changed);
        }
}

play::List TileModel::marksOf(const QModelIndex& index) const
{
    return index.isValid() ? tiles_[static_cast<std::size_t>(index.row())].marks : play::List();
}

std::pair<std::string, play::Value> TileModel::numberOf(const QModelIndex& index) const
{
    return {numberKey_, tiles_[static_cast<std::size_t>(index.row())].place};
}

Qt::ItemFlags TileModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags all = QAbstractListModel::flags(index);
    return index.isValid() ? all | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled : all;
}

QStringList TileModel::mimeTypes() const
{
    return {tileMime};
}

QMimeData* TileModel::mimeData(const QModelIndexList& indexes) const
{
    auto* data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(tileMime, QByteArray::number(indexes.front().row()));
    return data;
}

QModelIndex TileModel::dragged(const QMimeData* data) const
{
    bool good = false;
    const int row = data != nullptr ? data->data(tileMime).toInt(&good) : 0;
    return good ? index(row) : QModelIndex();
}

bool TileModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent) const
{
    const QModelIndex tile = dragged(data);
    return tile.isValid() && parent.isValid() && tile.row() != parent.row();
}

bool TileModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                             const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    emit dropped(dragged(data), parent);
    return true;
}

int TileModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(tiles_.size());
}

QVariant TileModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Tile& tile = tiles_[static_cast<std::size_t>(index.row())];
    switch (role)
    {
    case Qt::DisplayRole: // what is typed finds it by its number
        return QString(tile.number + words::listWord("colon") + tile.told());
    case Qt::AccessibleTextRole:
        return QString(tile.heading + ' ' + tile.number + words::listWord("colon") + tile.told());
    case Qt::ToolTipRole:
        return words::tip(tile.heading + ' ' + tile.number + words::listWord("colon") + tile.told());
    case NumberRole:
        return tile.number;
    case LinesRole:
        return tile.lines;
    case StateRole:
        return tile.stands();
    case ToneRole:
        return static_cast<int>(tile.time.missed ? play::Tone::Lacks : tile.tone);
    default:
        return {};
    }
}

} // namespace merlon::referee

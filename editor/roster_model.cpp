#include "editor/roster_model.h"

#include "core/map/text_rules.h"
#include "editor/art/force_pattern.h"
#include "editor/dragged_rows.h"
#include "editor/named_text.h"

#include "translations/cells.h"
#include "translations/words.h"

#include <algorithm>
#include <map>

namespace merlon::editor
{

void RosterModel::setWorkspace(Workspace* workspace)
{
    if (workspace_ && workspace_->scenario() != nullptr)
        disconnect(workspace_->scenario(), nullptr, this, nullptr);
    workspace_ = workspace != nullptr && workspace->scenario() != nullptr ? workspace : nullptr;
    if (workspace_)
    {
        connect(workspace_->scenario(), &Document::changed, this, &RosterModel::follow);
        connect(workspace_->scenario(), &ScenarioDocument::rulesChanged, this, &RosterModel::reset);
    }
    reset();
}

edit::Shelf RosterModel::now() const
{
    return workspace_ ? edit::ranked(*workspace_->scenario()->value().shelves[edit::OfScenario::counters])
                      : edit::Shelf();
}

void RosterModel::reset()
{
    beginResetModel();
    columns_.clear();
    rows_.clear();
    if (const play::System* system = workspace_ ? workspace_->system() : nullptr)
        columns_ = columnsOf(system->pieces());
    if (workspace_)
        boards_ = workspace_->boards();
    for (edit::Entry& entry : now())
        rows_.push_back({std::move(entry)});
    endResetModel();
}

/// Only what differs is told, so that views keep what is selected there.
void RosterModel::follow()
{
    boards_ = workspace_->boards();
    const edit::Shelf wanted = now();
    std::map<edit::Key, const edit::Entry*> by;
    for (const edit::Entry& one : wanted)
        by.emplace(one.key, &one);
    for (int row = rowCount() - 1; row >= 0; --row)
        if (!by.contains(keyAt(row)))
        {
            beginRemoveRows({}, row, row);
            rows_.erase(rows_.begin() + row);
            endRemoveRows();
        }
    std::map<edit::Key, bool> had;
    for (const Row& row : rows_)
        had.emplace(row.entry.key, true);
    for (std::size_t i = 0; i < wanted.size(); ++i)
    {
        const int row = static_cast<int>(i);
        if (!had.contains(wanted[i].key))
        {
            beginInsertRows({}, row, row);
            rows_.insert(rows_.begin() + row, Row{wanted[i]});
            endInsertRows();
        }
        else if (keyAt(row) != wanted[i].key)
        {
            return reset(); // in another order
        }
        else if (rows_[i].entry != wanted[i])
        {
            rows_[i] = {wanted[i]};
            emit dataChanged(index(row, 0), index(row, columnCount() - 1));
        }
    }
    retranslate(); // a force may be called otherwise
}

void RosterModel::retranslate()
{
    for (Row& row : rows_)
        row.texts.clear();
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole});
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

std::optional<RosterWords> RosterModel::words() const
{
    const play::System* system = workspace_ ? workspace_->system() : nullptr;
    return system != nullptr ? std::optional(RosterWords(*system, boards_)) : std::nullopt;
}

bool RosterModel::isUsed(int column) const
{
    if (column < firstField || column >= idColumn())
        return column < firstField;
    const RosterColumn& one = columns_[static_cast<std::size_t>(column - firstField)];
    return std::ranges::any_of(rows_, [&](const Row& row)
                               { return valueIn(edit::listedIn(row.entry).fields, one) != nullptr; });
}

int RosterModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int RosterModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : idColumn() + 1;
}

QString RosterModel::forceName(const std::string& id) const
{
    const play::Force* force = play::findForce(workspace_->scenario()->scenario(), id);
    return nameOr(force != nullptr ? force->name : LocalText(), id);
}

/// Texts are worked out once: a thousand rows are sorted by them.
const RosterModel::Row& RosterModel::read(int row) const
{
    Row& one = rows_[static_cast<std::size_t>(row)];
    if (!one.texts.isEmpty())
        return one;
    const edit::Listed& counter = edit::listedIn(one.entry);
    one.texts << QString::fromStdString(counter.name) << forceName(counter.force);
    const auto said = words();
    for (const RosterColumn& column : columns_)
        one.texts << said->text(counter.fields, column);
    one.texts << QString::fromStdString(counter.id);
    return one;
}

/// As an editor of the cell begins with it.
QString RosterModel::written(const edit::Listed& counter, int column) const
{
    if (column == Force)
        return QString::fromStdString(counter.force);
    if (column < firstField || column >= idColumn())
        return QString::fromStdString(column == Name ? counter.name : counter.id);
    const RosterColumn& one = columns_[static_cast<std::size_t>(column - firstField)];
    const play::Value* value = valueIn(counter.fields, one);
    if (one.cell().sort == play::Sort::Flag)
        return value != nullptr && *value == play::Value(true) ? QStringLiteral("true") : QStringLiteral("false");
    if (const auto* word = value != nullptr ? std::get_if<play::Choice>(value) : nullptr)
        return QString::fromStdString(word->word);
    return words()->text(counter.fields, one);
}

QStringList RosterModel::choices(int column) const
{
    if (column >= firstField && column < idColumn())
        return words()->choices(columns_[static_cast<std::size_t>(column - firstField)]);
    QStringList ids;
    if (column == Force)
        for (const play::Force& force : workspace_->scenario()->scenario().forces)
            ids << QString::fromStdString(force.id);
    return ids;
}

QString RosterModel::called(int column, const QString& id) const
{
    return column == Force ? forceName(id.toStdString())
                           : words()->called(columns_[static_cast<std::size_t>(column - firstField)], id);
}

QVariant RosterModel::data(const QModelIndex& index, int role) const
{
    if (!workspace_ || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const edit::Listed& counter = counterAt(index.row());
    const bool ofField = index.column() >= firstField && index.column() < idColumn();
    const auto* column = ofField ? &columns_[static_cast<std::size_t>(index.column() - firstField)] : nullptr;
    const bool number = column != nullptr && column->cell().sort == play::Sort::Number;
    switch (role)
    {
    case Qt::DisplayRole:
        return read(index.row()).texts.value(index.column());
    case SortRole:
        if (const play::Value* value = number ? valueIn(counter.fields, *column) : nullptr)
            return std::get<int>(*value);
        return number ? QVariant() : QVariant(read(index.row()).texts.value(index.column()));
    case Qt::EditRole:
        return written(counter, index.column());
    case Qt::TextAlignmentRole:
        return number ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::DecorationRole:
        if (const play::Force* force =
                index.column() == Name ? play::findForce(workspace_->scenario()->scenario(), counter.force) : nullptr)
            return art::forceFlag(force->colour, force->pattern);
        return {};
    case ForceRole:
        return QString::fromStdString(counter.force);
    case ChoicesRole:
        return choices(index.column());
    case ChoiceTextsRole:
    {
        QStringList texts;
        for (const QString& id : choices(index.column()))
            texts << called(index.column(), id);
        return texts;
    }
    default:
        return {};
    }
}

tl::expected<std::string, QString> RosterModel::forceOf(const QString& typed) const
{
    QStringList all;
    for (const play::Force& force : workspace_->scenario()->scenario().forces)
    {
        QStringList names{QString::fromStdString(force.id)};
        for (const auto& [language, text] : force.name.texts)
            names << QString::fromStdString(text);
        if (std::ranges::any_of(names, [&](const QString& one) { return words::folded(one) == words::folded(typed); }))
            return force.id;
        all << forceName(force.id);
    }
    return tl::unexpected(
        tr("There is no force “%1”. The forces are: %2.").arg(typed, all.join(words::listWord("comma"))));
}

tl::expected<edit::Listed, QString> RosterModel::with(edit::Listed counter, int column, const QString& typed) const
{
    if (column == Name)
        counter.name = holdable(typed.trimmed().toStdString());
    else if (column == Force)
    {
        auto force = forceOf(typed.trimmed());
        if (!force)
            return tl::unexpected(force.error());
        counter.force = std::move(*force);
    }
    else if (column < idColumn())
    {
        auto fields = words()->with(std::move(counter.fields), columns_[static_cast<std::size_t>(column - firstField)],
                                    QString::fromStdString(holdable(typed.toStdString())));
        if (!fields)
            return tl::unexpected(fields.error());
        counter.fields = std::move(*fields);
    }
    return counter;
}

bool RosterModel::change(std::vector<edit::Relisted> counters)
{
    return workspace_->change([&](const edit::Desk& desk) { return edit::relisted(desk, counters); });
}

bool RosterModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!workspace_ || role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    auto counter = with(counterAt(index.row()), index.column(), value.toString());
    if (!counter)
    {
        emit refused(counter.error());
        return false;
    }
    if (*counter == counterAt(index.row()))
        return true;
    return change({{keyAt(index.row()), std::move(*counter)}});
}

Qt::ItemFlags RosterModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags shown =
        Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren | Qt::ItemIsDragEnabled;
    return index.column() == idColumn() ? shown : shown | Qt::ItemIsEditable;
}

/// Null for a field of the system's.
const char* RosterModel::wordOf(int column) const
{
    return column == Name         ? "field.name"
           : column == Force      ? "field.force"
           : column == idColumn() ? "field.id"
                                  : nullptr;
}

QString RosterModel::heading(int column) const
{
    if (const char* word = wordOf(column))
        return words::word({}, word);
    return words()->heading(columns_[static_cast<std::size_t>(column - firstField)]);
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    return heading(section);
}

QMimeData* RosterModel::mimeData(const QModelIndexList& indexes) const
{
    std::vector<edit::Key> keys;
    for (const QModelIndex& one : indexes)
        if (const edit::Key key = keyAt(one.row()); std::ranges::count(keys, key) == 0)
            keys.push_back(key);
    return draggedRows(keys);
}

bool RosterModel::fillDown(const QModelIndexList& cells)
{
    std::map<int, QModelIndex> firsts;
    for (const QModelIndex& cell : cells)
        firsts.try_emplace(cell.column(), cell);
    std::map<int, edit::Listed> changed;
    for (const QModelIndex& cell : cells)
    {
        const QModelIndex& first = firsts[cell.column()];
        if (cell == first || cell.column() == Name || cell.column() == idColumn())
            continue;
        edit::Listed& counter = changed.try_emplace(cell.row(), counterAt(cell.row())).first->second;
        auto now = with(counter, cell.column(), written(counterAt(first.row()), cell.column()));
        if (!now)
        {
            emit refused(now.error());
            return false;
        }
        counter = std::move(*now);
    }
    std::vector<edit::Relisted> all;
    for (auto& [row, counter] : changed)
        all.push_back({keyAt(row), std::move(counter)});
    return !all.empty() && change(std::move(all));
}

bool RosterModel::empty(const QModelIndexList& cells)
{
    std::map<int, edit::Listed> changed;
    for (const QModelIndex& cell : cells)
        if (cell.column() >= firstField && cell.column() < idColumn())
        {
            edit::Listed& counter = changed.try_emplace(cell.row(), counterAt(cell.row())).first->second;
            counter = *with(counter, cell.column(), {});
        }
    std::vector<edit::Relisted> all;
    for (auto& [row, counter] : changed)
        all.push_back({keyAt(row), std::move(counter)});
    return !all.empty() && change(std::move(all));
}

} // namespace merlon::editor

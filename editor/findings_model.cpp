#include "editor/findings_model.h"

#include "core/edit/scenario_value.h"
#include "editor/words.h"
#include "translations/diagnostics.h"
#include "translations/language_name.h"

#include <QApplication>
#include <QStyle>

#include <algorithm>

namespace merlon::editor
{
namespace
{

/// The same thing said of the same thing, whatever has become of its fix.
bool same(const lint::Finding& a, const lint::Finding& b)
{
    return a.doc == b.doc && a.shelf == b.shelf && a.key == b.key && a.field == b.field && a.at == b.at &&
           a.says == b.says;
}

QIcon iconOf(yaml::Severity severity)
{
    const auto which = severity == yaml::Severity::Error     ? QStyle::SP_MessageBoxCritical
                       : severity == yaml::Severity::Warning ? QStyle::SP_MessageBoxWarning
                                                             : QStyle::SP_MessageBoxInformation;
    return QApplication::style()->standardIcon(which);
}

QString severityText(yaml::Severity severity)
{
    switch (severity)
    {
    case yaml::Severity::Error:
        return FindingsModel::tr("Error");
    case yaml::Severity::Warning:
        return FindingsModel::tr("Warning");
    case yaml::Severity::Note:
        break;
    }
    //: the mildest of error, warning and note
    return FindingsModel::tr("Note");
}

/// A text that some languages lack, as its writer calls it.
QString fieldText(const std::string& field)
{
    //: "The title has no text in these languages"
    const QString title = FindingsModel::tr("The title", "of a map or scenario");
    //: "The background has no text in these languages": the history behind a scenario
    const QString background = FindingsModel::tr("The background");
    //: "The briefing has no text in these languages"
    const QString briefing = FindingsModel::tr("The briefing");
    //: "How one wins has no text in these languages"
    const QString victory = FindingsModel::tr("The description of the victory conditions");
    return field == "title"        ? title
           : field == "background" ? background
           : field == "briefing"   ? briefing
           : field == "victory"    ? victory
                                   : QString::fromStdString(field);
}

/// "es, fr"
QString languagesText(const std::string& codes)
{
    QStringList names;
    for (const QString& code : QString::fromStdString(codes).split(QStringLiteral(", ")))
        names << words::languageName(code);
    return names.join(words::listWord("comma"));
}

/// In words, where files and the command line have keys.
QString textOf(const lint::Finding& finding)
{
    yaml::Message says = finding.says;
    for (std::size_t i = 0; says.sentence != nullptr && i < says.arguments.size(); ++i)
    {
        const std::string_view hole = says.sentence->holes[i];
        const std::string& text = says.arguments[i].text();
        if (hole == "languages" && !text.empty())
            says.arguments[i] = languagesText(text).toStdString();
        else if (hole == "field" && !text.empty())
            says.arguments[i] = fieldText(text).toStdString();
    }
    return words::sentence(says);
}

} // namespace

void FindingsModel::setWorkspace(Workspace* workspace)
{
    beginResetModel();
    workspace_ = workspace;
    rows_.clear();
    endResetModel();
}

void FindingsModel::show(std::vector<lint::Finding> findings)
{
    std::size_t row = 0;
    for (lint::Finding& finding : findings)
    {
        const auto from = rows_.begin() + static_cast<std::ptrdiff_t>(row);
        const auto again = std::find_if(from, rows_.end(), [&](const auto& one) { return same(one, finding); });
        if (again == rows_.end())
            insertRow(row, finding);
        else
            removeRowsFrom(row, static_cast<std::size_t>(again - from));
        rows_[row++] = std::move(finding);
    }
    removeRowsFrom(row, rows_.size() - row);
    retranslate();
}

void FindingsModel::removeRowsFrom(std::size_t first, std::size_t count)
{
    if (count == 0)
        return;
    beginRemoveRows({}, static_cast<int>(first), static_cast<int>(first + count) - 1);
    const auto from = rows_.begin() + static_cast<std::ptrdiff_t>(first);
    rows_.erase(from, from + static_cast<std::ptrdiff_t>(count));
    endRemoveRows();
}

void FindingsModel::insertRow(std::size_t at, const lint::Finding& finding)
{
    beginInsertRows({}, static_cast<int>(at), static_cast<int>(at));
    rows_.insert(rows_.begin() + static_cast<std::ptrdiff_t>(at), finding);
    endInsertRows();
}

int FindingsModel::safeFixes() const
{
    return static_cast<int>(std::ranges::count_if(rows_, [](const auto& one) { return one.safe && one.fix; }));
}

/// The sentences and names of hexes may be other ones.
void FindingsModel::retranslate()
{
    if (!rows_.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
    emit headerDataChanged(Qt::Horizontal, 0, Columns - 1);
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const lint::Finding& one = finding(index.row());
    const QString text = index.column() == Where ? where(one) : textOf(one);
    switch (role)
    {
    case Qt::DisplayRole:
        return text;
    case Qt::ToolTipRole:
        return words::tip(textOf(one));
    case Qt::AccessibleTextRole:
        //: how grave a finding is, and where it is
        return index.column() == Where ? tr("%1: %2").arg(severityText(one.severity), text) : text;
    case Qt::DecorationRole:
        return index.column() == Where ? QVariant(iconOf(one.severity)) : QVariant();
    default:
        return {};
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Where ? tr("Where") : tr("Finding");
}

/// "Alric, D7", "D7", or the document as a whole.
QString FindingsModel::where(const lint::Finding& finding) const
{
    if (!workspace_)
        return {};
    const edit::Desk desk = workspace_->desk();
    QStringList parts;
    if (finding.doc == desk.scenario && finding.shelf == edit::OfScenario::counters)
        if (const auto* entry = edit::find(*desk.values.at(finding.doc).shelves[finding.shelf], finding.key))
        {
            const auto* counter = entry->thing.as<edit::Listed>();
            parts << QString::fromStdString(counter->name.empty() ? counter->id : counter->name);
        }
    if (finding.at)
        parts << QString::fromStdString(map::printedName(workspace_->map().map(), *finding.at));
    if (!parts.isEmpty())
        return parts.join(words::listWord("comma"));
    if (finding.doc == desk.scenario)
        return tr("Scenario");
    return finding.doc == desk.table ? tr("Table") : tr("Map");
}

} // namespace merlon::editor

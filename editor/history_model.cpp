#include "editor/history_model.h"

#include "editor/workspace.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace merlon::editor
{

void HistoryModel::setWorkspace(const Workspace* workspace)
{
    if (workspace_)
        for (const QObject* told :
             {static_cast<const QObject*>(workspace_), static_cast<const QObject*>(&workspace_->history())})
            disconnect(told, nullptr, this, nullptr);
    workspace_ = workspace;
    if (workspace_)
    {
        connect(workspace_, &Workspace::stepNamesChanged, this, &HistoryModel::update);
        connect(&workspace_->history(), &QUndoStack::cleanChanged, this, &HistoryModel::update);
    }
    update();
}

/// Steps that stay keep their rows.
void HistoryModel::update()
{
    QStringList now;
    if (workspace_)
    {
        now << tr("Initial state");
        for (int i = 0; i < workspace_->history().count(); ++i)
            now << workspace_->history().text(i);
    }
    const auto same = static_cast<int>(std::ranges::mismatch(names_, now).in1 - names_.begin());
    if (same < names_.size())
    {
        beginRemoveRows({}, same, static_cast<int>(names_.size()) - 1);
        names_.resize(same);
        endRemoveRows();
    }
    if (same < now.size())
    {
        beginInsertRows({}, same, static_cast<int>(now.size()) - 1);
        names_ = now;
        endInsertRows();
    }
    if (!names_.isEmpty())
        emit dataChanged(index(0), index(static_cast<int>(names_.size()) - 1));
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(names_.size());
}

QString HistoryModel::text(int row) const
{
    const bool saved = !workspace_->path().isEmpty() && workspace_->history().cleanIndex() == row;
    //: a step of the history: the files are as after it
    return saved ? tr("%1 (saved)").arg(names_[row]) : names_[row];
}

QString HistoryModel::spoken(int row) const
{
    const int now = workspace_->history().index();
    if (row < now)
        return text(row);
    //: a step of the history
    return row == now ? tr("%1 (current)").arg(text(row)) : tr("%1 (undone)").arg(text(row));
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !workspace_)
        return {};
    const int step = workspace_->history().index();
    switch (role)
    {
    case Qt::DisplayRole:
        return text(index.row());
    case Qt::AccessibleTextRole:
        return spoken(index.row());
    case Qt::FontRole:
    {
        QFont font;
        font.setBold(index.row() == step);
        font.setItalic(index.row() > step);
        return font;
    }
    case Qt::ForegroundRole:
        return index.row() > step ? QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text) : QVariant();
    default:
        return {};
    }
}

} // namespace merlon::editor

#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QStringList>

namespace merlon::editor
{

class Workspace;

/// The steps of a workspace's history as rows: the beginning, then each step in the reader's language. The one that is
/// there now is bold, those that were undone are greyed and italic, and the one that the files hold is said to be
/// saved.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Null: no row.
    void setWorkspace(const Workspace* workspace);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void update();
    QString text(int row) const;
    QString spoken(int row) const;

    QPointer<const Workspace> workspace_;
    QStringList names_;
};

} // namespace merlon::editor

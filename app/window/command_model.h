#pragma once

#include <QAbstractTableModel>
#include <QList>
#include <QSortFilterProxyModel>

class QAction;

namespace merlon::app
{

/// Commands as rows: what one is called, the menu that it is found in, its keys. One that cannot be used now is listed
/// and not enabled.
class CommandModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int
    {
        Name,
        Menu,
        Keys,
        ColumnCount
    };
    enum Role : int
    {
        IdRole = Qt::UserRole, ///< "file.save"
        MoreRole               ///< all other words by which it is found
    };

    /// The actions outlive it.
    explicit CommandModel(QList<QAction*> actions, QObject* parent = nullptr);

    QAction* action(const QModelIndex& index) const { return actions_[index.row()]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QList<QAction*> actions_;
};

/// Those that answer what is typed, the best first; with nothing typed all, those used last first.
class FoundCommands : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    FoundCommands(CommandModel& commands, QStringList lastUsed, QObject* parent = nullptr);

    void search(const QString& typed);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& one, const QModelIndex& other) const override;

private:
    void weigh(const QString& typed);

    const CommandModel& commands_;
    QStringList lastUsed_; ///< ids
    QList<int> worth_;     ///< by row of the commands; 0: not found
};

} // namespace merlon::app

#pragma once

#include <QSortFilterProxyModel>

namespace merlon::editor
{

/// The counters of one force, or of all, in which what is looked for stands; sorted as a reader expects.
class RosterRows : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit RosterRows(QObject* parent = nullptr);

    /// Empty: of all.
    void showForce(const QString& id);
    void look(const QString& text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QString force_;
    QString wanted_; ///< folded
};

} // namespace merlon::editor

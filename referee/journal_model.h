#pragma once

#include "core/play/fold.h"

#include <QAbstractTableModel>

#include <set>

namespace merlon::referee
{

class RefereeSession;

/// The journal line by line: number, turn, who, order, dice, result, note. Orders that are not in force any more are
/// struck out; a line of which the rules say something else today has a sign and says so in its tool tip.
class JournalModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Number,
        When,
        Who,
        Order,
        Dice,
        Result,
        Note,
        ColumnCount
    };
    enum Role
    {
        InForceRole = Qt::UserRole, ///< whether the game stands on this line now
        LineRole                    ///< its number
    };

    /// The session must outlive the model.
    explicit JournalModel(const RefereeSession& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    void retranslate();

private:
    void follow();
    QString cell(int row, int column) const;
    QString toolTip(int row) const;
    bool inForce(int row) const { return inForce_.contains(row); }

    const RefereeSession& session_;
    int rows_ = 0;
    std::set<int> inForce_;
};

} // namespace merlon::referee

#pragma once

#include "core/game/game.h"
#include "core/siege/referee.h"

#include <QAbstractListModel>

#include <vector>

namespace merlon::referee
{

/// Every enemy of a shooter, those who may be shot at first; why the others may not is the tool tip. The reason is
/// judged when it is asked for.
class TargetModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        CounterRole = Qt::UserRole, ///< id
        LegalRole
    };

    using QAbstractListModel::QAbstractListModel;

    void show(const game::Game& game, const std::string& shooter);
    void clear();
    const std::vector<siege::Target>& targets() const { return targets_; }
    /// The words changed, not the targets.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QString why(const siege::Target& target) const;

    game::Game game_;
    std::string shooter_;
    std::vector<siege::Target> targets_;
};

} // namespace merlon::referee

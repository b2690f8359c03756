#include "referee/target_model.h"

#include "referee/verdict_icon.h"
#include "referee/verdict_text.h"

#include <algorithm>

namespace merlon::referee
{

void TargetModel::show(const game::Game& game, const std::string& shooter)
{
    beginResetModel();
    game_ = game;
    shooter_ = shooter;
    targets_ = siege::targets(game, shooter);
    std::ranges::stable_partition(targets_, &siege::Target::legal);
    endResetModel();
}

void TargetModel::clear()
{
    beginResetModel();
    shooter_.clear();
    targets_.clear();
    endResetModel();
}

void TargetModel::retranslate()
{
    if (!targets_.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int TargetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(targets_.size());
}

QVariant TargetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const siege::Target& target = targets_[static_cast<std::size_t>(index.row())];
    const VerdictText text(game_.setting);
    switch (role)
    {
    case Qt::DisplayRole:
    {
        const game::CounterState* state = game_.find(target.counter);
        //: a counter's name and its hex
        return state && state->hex ? tr("%1, %2").arg(text.counter(target.counter), text.hex(*state->hex))
                                   : text.counter(target.counter);
    }
    case Qt::DecorationRole:
        return iconOf(target.legal ? Sign::Legal : Sign::Illegal);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return why(target);
    case CounterRole:
        return QString::fromStdString(target.counter);
    case LegalRole:
        return target.legal;
    default:
        return {};
    }
}

QString TargetModel::why(const siege::Target& target) const
{
    const VerdictText text(game_.setting);
    const verdict::Order order = verdict::Shoot{shooter_, target.counter, {}, {}, {}};
    const verdict::Verdict verdict = siege::judge(game_, order);
    const verdict::Reason* reason = verdict::decisive(verdict);
    const QString headline = text.headline(order, verdict);
    return reason ? headline + '\n' + text.reason(*reason) : headline;
}

} // namespace merlon::referee

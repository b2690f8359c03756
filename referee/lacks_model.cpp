#include "referee/lacks_model.h"

#include "referee/timer_text.h"
#include "translations/words.h"

#include <utility>

namespace merlon::referee
{

void LacksModel::show(std::vector<Lack> lacks)
{
    if (lacks == lacks_)
        return;
    beginResetModel();
    lacks_ = std::move(lacks);
    endResetModel();
}

int LacksModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(lacks_.size());
}

QVariant LacksModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Lack& one = at(index);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    //: what is missing, and at which time of the day something can be done about it
    const QString says = one.after ? tr("%1 (after %2)").arg(one.says, clockTime(*one.after)) : one.says;
    return role == Qt::ToolTipRole ? words::tip(says) : says;
}

} // namespace merlon::referee

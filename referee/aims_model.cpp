#include "referee/aims_model.h"

#include "core/play/odds.h"
#include "referee/candidate_model.h"
#include "referee/chances.h"
#include "referee/verdict_icon.h"
#include "referee/verdict_text.h"

namespace merlon::referee
{

void AimsModel::show(std::optional<play::Aims> aims)
{
    beginResetModel();
    aims_ = std::move(aims);
    chance_.assign(aims_ ? aims_->all.size() : 0, {});
    endResetModel();
}

const play::Aim* AimsModel::aimAt(int row) const
{
    return aims_ && row >= 0 && row < rowCount() ? &aims_->all[static_cast<std::size_t>(row)] : nullptr;
}

void AimsModel::retranslate()
{
    chance_.assign(chance_.size(), {}); // as the language writes numbers
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int AimsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !aims_ ? 0 : static_cast<int>(aims_->all.size());
}

QVariant AimsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const play::Aim& aim = *aimAt(index.row());
    switch (role)
    {
    case Qt::DisplayRole:
        return line(aim);
    case Qt::DecorationRole:
        return iconOf(aim.verdict.legal ? Sign::Legal : Sign::Illegal);
    case Qt::ToolTipRole:
        return words::tip(VerdictText(aims_->gameOf(aim)).toText(aim.order, aim.verdict).trimmed());
    case CandidateModel::LegalRole:
        return aim.verdict.legal;
    case CandidateModel::ChanceRole:
        return chance(index.row());
    default:
        return {};
    }
}

QString AimsModel::line(const play::Aim& aim) const
{
    const play::Game& game = aims_->gameOf(aim);
    const VerdictText text(game);
    QStringList more;
    for (const play::Fact& fact : aim.verdict.facts)
        if (!fact.added || fact.value != play::Value(0))
            more += text.briefly(fact);
    if (const play::Reason* why = play::decisive(aim.verdict))
        more = {text.reason(*why)};
    //: who could shoot, and what is to be said of it
    return tr("%1: %2").arg(candidateText(game, aim.who), more.join(words::listWord("comma")));
}

QString AimsModel::chance(int row) const
{
    auto& known = chance_[static_cast<std::size_t>(row)];
    if (known)
        return *known;
    known = QString();
    const play::Aim& aim = *aimAt(row);
    if (!aim.verdict.legal)
        return *known;
    const play::Game& game = aims_->gameOf(aim);
    const play::Odds odds = play::oddsOf(game, aim.order, {}, mostJudgmentsALine);
    if (odds.open())
        known = percent(play::befalls(*game.setting->system, odds, aims_->target), odds.of, 0);
    return *known;
}

} // namespace merlon::referee

#include "referee/candidate_model.h"

#include "referee/verdict_icon.h"
#include "referee/verdict_text.h"

namespace merlon::referee
{

QString candidateText(const play::Game& game, const play::Value& mark)
{
    const VerdictText text(game);
    const auto* ref = std::get_if<play::Ref>(&mark);
    if (ref != nullptr)
        for (const play::Thing& thing : game.setting->system->things(game, ref->sort))
            if (thing.id == ref->id && thing.where)
                //: a counter's name and its hex
                return CandidateModel::tr("%1, %2").arg(text.value(mark), text.value(*thing.where));
    return text.value(mark);
}

void CandidateModel::show(const play::Game& game, const play::Record& begun, const play::Field& field,
                          play::Candidates candidates)
{
    beginResetModel();
    game_ = game;
    begun_ = begun;
    field_ = &field;
    candidates_ = std::move(candidates.some);
    endResetModel();
}

void CandidateModel::clear()
{
    beginResetModel();
    game_.reset();
    candidates_.clear();
    endResetModel();
}

int CandidateModel::legal() const
{
    return static_cast<int>(std::ranges::count(candidates_, true, &play::Candidate::legal));
}

int CandidateModel::rowOf(const play::Value& mark) const
{
    const auto at = std::ranges::find(candidates_, mark, &play::Candidate::mark);
    return at == candidates_.end() ? -1 : static_cast<int>(at - candidates_.begin());
}

void CandidateModel::retranslate()
{
    if (!candidates_.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

int CandidateModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(candidates_.size());
}

QVariant CandidateModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const play::Candidate& one = candidates_[static_cast<std::size_t>(index.row())];
    switch (role)
    {
    case Qt::DisplayRole:
        return line(one);
    case Qt::DecorationRole:
        return iconOf(one.legal ? Sign::Legal : Sign::Illegal);
    case Qt::ToolTipRole:
        return words::tip(verdictOn(one));
    case Qt::AccessibleDescriptionRole:
        return verdictOn(one);
    case LegalRole:
        return one.legal;
    default:
        return {};
    }
}

QString CandidateModel::line(const play::Candidate& one) const
{
    const QString name = candidateText(*game_, one.mark);
    const VerdictText text(*game_);
    QStringList more;
    if (one.why)
        more += text.reason(*one.why);
    else
        for (const play::Fact& fact : one.facts)
            if (!fact.added || fact.value != play::Value(0))
                more += text.briefly(fact);
    //: a candidate, and what is to be said of it
    return more.isEmpty() ? name : tr("%1: %2").arg(name, more.join(words::listWord("comma")));
}

QString CandidateModel::verdictOn(const play::Candidate& one) const
{
    const play::System& system = *game_->setting->system;
    const play::Record order = play::with(begun_, *field_, system.given(*game_, begun_, *field_, one.mark));
    const VerdictText text(*game_);
    QStringList said{text.headline(order, play::judge(*game_, order))};
    if (one.why)
        said += text.reason(*one.why);
    return said.join(' ');
}

} // namespace merlon::referee

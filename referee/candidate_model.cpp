#include "referee/candidate_model.h"

#include "core/play/odds.h"
#include "referee/chances.h"
#include "referee/verdict_icon.h"
#include "referee/verdict_text.h"

namespace merlon::referee
{

namespace
{

/// Of the judgments that one line of a list is worth.
constexpr int mostJudgments = 150;

} // namespace

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
                          play::Candidates candidates, const play::Given& given)
{
    beginResetModel();
    game_ = game;
    begun_ = begun;
    field_ = &field;
    candidates_ = std::move(candidates.some);
    given_ = given;
    forget();
    endResetModel();
}

void CandidateModel::clear()
{
    beginResetModel();
    game_.reset();
    field_ = nullptr;
    candidates_.clear();
    forget();
    endResetModel();
}

/// What is written in a language.
void CandidateModel::forget()
{
    line_.assign(candidates_.size(), {});
    chance_.assign(candidates_.size(), {});
}

int CandidateModel::legal() const
{
    return static_cast<int>(std::ranges::count(candidates_, true, &play::Candidate::legal));
}

int CandidateModel::chancesKnown() const
{
    return static_cast<int>(std::ranges::count_if(chance_, [](const auto& one) { return one.has_value(); }));
}

int CandidateModel::rowOf(const play::Value& mark) const
{
    const auto at = std::ranges::find(candidates_, mark, &play::Candidate::mark);
    return at == candidates_.end() ? -1 : static_cast<int>(at - candidates_.begin());
}

void CandidateModel::retranslate()
{
    forget();
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
        return line(index.row());
    case Qt::DecorationRole:
        return iconOf(one.legal ? Sign::Legal : Sign::Illegal);
    case Qt::ToolTipRole:
        return words::tip(verdictOn(index.row()));
    case Qt::AccessibleDescriptionRole:
        return verdictOn(index.row());
    case LegalRole:
        return one.legal;
    case ChanceRole:
        return chance(index.row());
    default:
        return {};
    }
}

QString CandidateModel::line(int row) const
{
    auto& known = line_[static_cast<std::size_t>(row)];
    if (known)
        return *known;
    const play::Candidate& one = candidates_[static_cast<std::size_t>(row)];
    const VerdictText text(*game_);
    QStringList more;
    if (one.why)
        more += text.reason(*one.why);
    else // of a reach they are not known yet
        for (const play::Fact& fact :
             one.facts.empty() && one.legal ? play::judge(*game_, orderWith(one), given_).facts : one.facts)
            if (!std::holds_alternative<play::List>(fact.value) && (!fact.added || fact.value != play::Value(0)))
                more += text.briefly(fact);
    const QString name = candidateText(*game_, one.mark);
    //: a candidate, and what is to be said of it
    known = more.isEmpty() ? name : tr("%1: %2").arg(name, more.join(words::listWord("comma")));
    return *known;
}

play::Record CandidateModel::orderWith(const play::Candidate& one) const
{
    return play::with(begun_, *field_, game_->setting->system->given(*game_, begun_, *field_, one.mark));
}

QString CandidateModel::verdictOn(int row) const
{
    const play::Candidate& one = candidates_[static_cast<std::size_t>(row)];
    const play::Record order = orderWith(one);
    const VerdictText text(*game_);
    QStringList said{text.headline(order, play::judge(*game_, order, given_))};
    if (one.why)
        said += text.reason(*one.why);
    if (const QString percent = chance(row); !percent.isEmpty())
        //: %1: a counter, "Gwyn"; %2: "40 %"
        said += tr("Chance of an effect on %1: %2").arg(text.value(one.mark), percent);
    return said.join(' ');
}

QString CandidateModel::chance(int row) const
{
    auto& known = chance_[static_cast<std::size_t>(row)];
    if (known)
        return *known;
    known = QString();
    const play::Candidate& one = candidates_[static_cast<std::size_t>(row)];
    const auto* thing = std::get_if<play::Ref>(&one.mark);
    if (thing == nullptr || !one.legal)
        return *known;
    const play::Odds odds = play::oddsOf(*game_, orderWith(one), given_, mostJudgments);
    if (odds.open())
        known = percent(play::befalls(*game_->setting->system, odds, *thing), odds.of, 0);
    return *known;
}

} // namespace merlon::referee

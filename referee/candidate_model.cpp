#include "referee/candidate_model.h"

#include "core/play/odds.h"
#include "referee/chances.h"
#include "referee/verdict_icon.h"
#include "referee/verdict_text.h"

namespace merlon::referee
{

namespace
{

std::string ownerOf(const play::Game& game, const play::Ref& ref)
{
    for (const play::Thing& thing : game.setting->system->things(game, ref.sort))
        if (thing.id == ref.id)
            return thing.owner;
    return {};
}

/// Those of others than `owner` that fields from one to another name.
std::vector<play::Ref> foesIn(const play::Game& game, const play::Record& order, std::span<const play::Field> fields,
                              const std::string& owner)
{
    std::vector<play::Ref> foes;
    for (const play::Field& field : fields)
        if (const play::Value* value = play::find(order.fields, field.key))
            play::forEachValue(*value,
                               [&](const play::Value& one)
                               {
                                   const auto* ref = std::get_if<play::Ref>(&one);
                                   if (ref != nullptr && ownerOf(game, *ref) != owner)
                                       foes.push_back(*ref);
                               });
    return foes;
}

/// Whom the order is against when that is picked: it, when one of another side who acts is named before; or those of
/// another side who are named after it. An order against nobody changes something or not.
std::vector<play::Ref> against(const play::Game& game, const play::Record& order, const play::Field& field,
                               const play::Ref& mark)
{
    const play::Kind* kind = game.setting->system->order(order.kind);
    const auto at = static_cast<std::size_t>(&field - kind->fields.data());
    const std::string owner = ownerOf(game, mark);
    if (!foesIn(game, order, kind->fields.first(at), owner).empty())
        return {mark};
    return foesIn(game, order, kind->fields.subspan(at + 1), owner);
}

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
    const auto* place = std::get_if<play::Place>(&mark);
    const auto map = play::hexBoard(game.setting->boards);
    if (place != nullptr && place->side && map && !map->layout.contains(hex::neighbour(place->hex, *place->side)))
        //: a choice of whoever flees: %1 is a hex and the side of it over which he leaves the map
        return CandidateModel::tr("off the map, %1").arg(text.value(mark));
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
    play::Verdict verdict = play::judge(*game_, order, given_);
    verdict.legal = verdict.legal && one.legal; // refused too where nothing could be named after him
    QStringList said{text.headline(order, verdict)};
    if (one.why)
        said += text.reason(*one.why);
    if (const QString percent = chance(row); !percent.isEmpty())
        said += chanceText(orderWith(one), one.mark, percent);
    return said.join(' ');
}

QString CandidateModel::chanceText(const play::Record& order, const play::Value& mark, const QString& percent) const
{
    const VerdictText text(*game_);
    QStringList whom;
    for (const play::Ref& one : against(*game_, order, *field_, std::get<play::Ref>(mark)))
        whom += text.value(one);
    return whom.isEmpty() ? tr("Chance of an effect: %1").arg(percent)
                          //: %1: a counter, "Gwyn", or several; %2: "40 %"
                          : tr("Chance of an effect on %1: %2").arg(text.listed(whom), percent);
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
    const play::Record order = orderWith(one);
    const play::Odds odds = play::oddsOf(*game_, order, given_, mostJudgmentsALine);
    if (odds.open())
        known =
            percent(play::befalls(*game_->setting->system, odds, against(*game_, order, *field_, *thing)), odds.of, 0);
    return *known;
}

} // namespace merlon::referee

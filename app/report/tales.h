#pragma once

#include "referee/verdict_text.h"

#include <optional>

/// How a story tells what an order came to: by sentences of the catalogue that end in `_tale`.
///
/// Of an order the catalogue may have one by an effect and a word or a field of it (`shoot_tale_state_dead`; where it
/// befalls one of those who were ordered to do it, `suffer_tale_own_state_dead`; all of them,
/// `attack_at_tale_they_retreat`), and by one more effect (`shoot_tale_state_wounded_unhorsed`), one of an order that
/// came to nothing (`shoot_tale_nothing`), and one for all else (`move_path_tale`). By the same key and an ending it
/// may have others:
/// `_all` for several alike, in which the first field of the order that is no word names all of them;
/// `_where_all` for several that went to ground of one kind ({where} is the word `into.<terrain>`); `_same` where the
/// part of the sentence before has told already to whom it happened.
namespace merlon::report
{

/// What is told of one order, or of several alike.
struct Tale
{
    play::Record record;  ///< the order, with the fields of the effect that it is told by
    std::string ending;   ///< "_tale_state_dead"
    bool failed = false;  ///< it came to nothing
    std::string subjects; ///< the field that names who did it
    std::vector<play::Value> all;
    QString more{}; ///< sentences behind it
};

/// It changes nothing but the clock: no counter, no hex.
bool namesNothing(const play::Record& effect);

class TaleText : public referee::VerdictText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::report::TaleText)

public:
    explicit TaleText(play::Game game) : VerdictText(std::move(game)) { tells_ = true; }

    /// `outcome` stands behind a tale that tells nothing of it. None where the catalogue has no tale of the order.
    std::optional<Tale> taleOf(const play::Record& order, const std::vector<play::Record>& effects, bool dice,
                               const QString& outcome) const;
    /// Where the catalogue has none; null when nothing is worth telling.
    QString plainly(const play::Record& order, const std::vector<play::Record>& effects, bool dice,
                    const QString& outcome) const;
    /// Tells both in one, if that can be done.
    bool join(Tale& tale, const Tale& next) const;
    /// A sentence without its full stop.
    QString said(const Tale& tale) const;
    /// The same behind another tale in one sentence.
    QString saidAfter(const Tale& before, const Tale& tale) const;

private:
    std::vector<play::Record> loudOf(const std::vector<play::Record>& effects) const;
    std::optional<Tale> byEffect(const play::Record& order, const std::vector<play::Record>& loud) const;
    std::optional<Tale> byWords(const play::Record& order, const play::Record& effect,
                                const std::vector<play::Record>& loud, const std::string& ending) const;
    std::vector<play::Record> untold(const Tale& tale, const std::vector<play::Record>& loud) const;
    std::optional<Tale> found(const play::Record& order, const play::Record& record, const std::string& ending) const;
    QString saidOf(const Tale& tale, const std::string& ending) const;
    QString saidOfAll(const Tale& tale, const play::Value& all) const;
    play::List shortened(const std::vector<play::Value>& all) const;
    QString others(int count) const;
};

} // namespace merlon::report

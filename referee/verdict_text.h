#pragma once

#include "core/io/verdict_yaml.h"
#include "core/play/fold.h"
#include "core/play/odds.h"
#include "referee/game_text.h"

/// Orders, effects and verdicts in words.
namespace merlon::referee
{

class VerdictText : public GameText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::VerdictText)

public:
    using GameText::GameText;

    /// By what an order succeeded, in one sentence: "Owen topples the ladder on C3." Null when the catalogue has none.
    QString succeeded(const play::Record& order, const std::vector<play::Record>& effects) const;
    /// "Gwyn is wounded."
    QString effect(const play::Record& effect) const;
    /// Without the quiet ones; what befalls several alike is said once: "Odo and Ivo are wounded."
    QString effects(const std::vector<play::Record>& effects) const;
    /// The same behind what was ordered, without what that says already: who went to D7 is there, and his cart is.
    QString news(const play::Record& order, const std::vector<play::Record>& effects) const;
    bool isQuiet(const play::Record& effect) const;
    /// Nothing changed but where somebody or something is.
    bool saysOnlyWhere(const std::vector<play::Record>& effects) const;
    /// "a ten-sided die for the shot"
    QString need(const play::Need& need) const;
    /// "Turn 3", "The Normans"
    QStringList clock(const play::Clock& clock) const;
    /// Parts of it in one line: "Day 4 of 12, turn 2 of 6, The Normans".
    QString clockLine(const play::Clock& clock, std::size_t from = 0,
                      std::size_t to = std::numeric_limits<std::size_t>::max()) const;
    /// "Round 2: 73 minutes left, until 12:30", "Anna is missing at table 3: 12 minutes late"
    QString timer(const play::Timer& timer, play::Moment now) const;
    /// "May shoot (3): Alric, Odo, Ivo"; of more than so many the first of them: "Alric, Odo and 7 others".
    QString muster(const play::Muster& line, std::size_t names) const;

    /// What a line does, with the hexes by their names in files and, behind, as printed: "P10 (1610) SW O11
    /// (1511)"
    QString crossing(const hex::Event& event) const;

    /// What was ordered: "Gwyn retreats to D7"
    QString order(const play::Record& order) const;
    /// The same with what was found before a die falls, as a referee says it: "Alric shoots at Gwyn: range 9, short, no
    /// cover"
    QString orderWithFacts(const play::Record& order, const std::vector<play::Fact>& facts) const;
    /// The verdict in one sentence: "Gwyn may not retreat so.", "Gwyn is wounded."
    QString headline(const play::Record& order, const play::Verdict& verdict) const;
    /// The sentences of Weight::Result.
    QString results(const play::Verdict& verdict) const;
    /// What comes of an order that is whole, without what was ordered: "Gwyn is wounded."
    QString result(const play::Record& order, const play::Verdict& verdict) const;
    /// What came of an entry of the journal, with what it changed: "Refused.", "Gwyn is wounded."
    QString outcome(const play::Played& played, const play::Told& told) const;

    /// "By hand: Gwyn is well again. He was never hit."
    QString byHand(const play::ByHand& byHand) const;

    /// For people: the headline, the facts, the reasons with their rules, the effects.
    QString toText(const play::Record& order, const play::Verdict& verdict) const;
    /// That a table was read which the rulebooks in our hands do not print: a line of such a text.
    QString standIn(const std::string& table) const;
    /// For programs, as FORMATS describes.
    std::string toYaml(const play::Record& order, const play::Verdict& verdict) const;
    /// What may come of it, behind its verdict.
    std::string toYaml(const play::Record& order, const play::Odds& odds) const;
    std::string toYaml(const play::ByHand& byHand) const { return io::byHandYaml(byHand, *game_.setting); }

protected:
    /// The sentence of a record: of its kind, by its words and by the fields that are given. Null when there is none,
    /// or when it speaks of a field that is not given yet.
    QString told(const play::Kind& kind, const play::Record& record, std::string_view ending) const;

    /// The catalogue has a sentence for it as a story tells it.
    bool hasTale(const play::Record& effect) const;

    /// As a story tells it: of an effect by a sentence that ends in `_tale`, where the catalogue has one; two short
    /// ones of different people in one.
    bool tells_ = false;

private:
    QString befell(const play::Record& effect, std::string_view ending) const;
    QString befellAs(const play::Record& effect, std::string_view ending) const;
    QStringList namesIn(const std::vector<play::Record>& records) const;
    QString inPairs(const std::vector<std::vector<play::Record>>& effects, const QStringList& said) const;
    /// What befell several alike; null when the catalogue has no sentence for that.
    QString ofAll(const std::vector<play::Record>& alike) const;
    QString saidWith(const play::Record& order, const play::Record& effect) const;
    QString nothing(const play::Record& order, const std::string& result) const;
};

} // namespace merlon::referee

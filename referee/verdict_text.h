#pragma once

#include "core/io/verdict_yaml.h"
#include "core/play/fold.h"
#include "core/play/odds.h"
#include "referee/system_text.h"

/// Records and verdicts in words. Sentences come from the rule catalogue and Qt's translators, in the language whose
/// translator is installed; texts of the scenario are taken in the language of QLocale(), so that whoever changes the
/// language installs the one and sets the other (QLocale::setDefault).
namespace merlon::referee
{

class VerdictText : public SystemText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::VerdictText)

public:
    /// Things are named as they are in this state of the game.
    explicit VerdictText(play::Game game) : SystemText(*game.setting->system), game_(std::move(game)) {}

    /// A thing's name, or its id when there is none of it.
    QString thing(const play::Ref& ref) const;
    QString force(std::string_view id) const { return thing({"force", std::string(id)}); }
    /// As it is printed on the map.
    QString hex(hex::Hex hex, int board = 0) const;
    QString side(hex::Side side, int board = 0) const;
    QString place(const play::Place& place) const;
    QString value(const play::Value& value) const;
    /// "A, B and C"
    QString listed(const QStringList& items) const;

    QString sentence(const Phrase& phrase, const play::Args& args) const;
    QString reason(const play::Reason& reason) const { return sentence(reason.phrase, reason.args); }

    QString factValue(const play::Fact& fact) const;
    /// As a line of a list says it: "range 9", "no cover". A word that says too little alone has another one for this,
    /// `brief.<set>.<word>` of the system.
    QString briefly(const play::Fact& fact) const;

    /// "Gwyn is wounded."
    QString effect(const play::Record& effect) const;
    /// Without the quiet ones.
    QString effects(const std::vector<play::Record>& effects) const;
    bool isQuiet(const play::Record& effect) const;
    /// "a ten-sided die for the shot"
    QString need(const play::Need& need) const;
    /// "Turn 3", "The Normans"
    QStringList clock(const play::Clock& clock) const;
    /// "May shoot (3): Alric, Odo, Ivo"; of more than so many the first of them: "Alric, Odo and 7 others".
    QString muster(const play::Muster& line, std::size_t names) const;

    /// What a line does, with the hexes by their names in files and, behind, as printed: "P10 (1610) SW O11
    /// (1511)"
    QString crossing(const hex::Event& event) const;

    /// What was ordered: "Gwyn retreats to D7"
    QString order(const play::Record& order) const;
    /// The verdict in one sentence: "Gwyn may not retreat so.", "Gwyn is wounded."
    QString headline(const play::Record& order, const play::Verdict& verdict) const;
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

private:
    /// The sentence of a record: of its kind, by its words and by the fields that are given. Null when there is none,
    /// or when it speaks of a field that is not given yet.
    QString told(const play::Kind& kind, const play::Record& record, std::string_view ending) const;
    QString results(const play::Verdict& verdict) const;
    QString nothing(const play::Record& order, const std::string& result) const;
    QString filled(const QString& pattern, const play::Args& args) const;
    QString argument(QStringView hole, const play::Args& args) const;

    play::Game game_;
};

} // namespace merlon::referee

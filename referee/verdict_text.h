#pragma once

#include "core/game/game.h"
#include "core/game/journal.h"
#include "core/hex/trace.h"
#include "core/verdict/order.h"
#include "core/verdict/verdict.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <string>

/// Verdicts in words. Sentences come from the rule catalogue and Qt's translators, in the language whose translator is
/// installed; texts of the scenario are taken in the language of QLocale(), so that whoever changes the language
/// installs the one and sets the other (QLocale::setDefault).
namespace merlon::referee
{

/// What a rule's catalogue entry says, translated. Empty for a rule that is not catalogued.
QString ruleTitle(std::string_view rule);
QString ruleText(std::string_view rule);
/// A word of the catalogue; the key without its group when there is none.
QString word(std::string_view key);
/// The two letters of the language that scenario texts are read in.
std::string language();

class VerdictText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::VerdictText)

public:
    explicit VerdictText(std::shared_ptr<const game::Setting> setting);

    /// A counter's name, or its id when the scenario has none of it.
    QString counter(std::string_view id) const;
    QString force(std::string_view id) const;
    /// As it is printed on the map.
    QString hex(hex::Hex hex) const;
    QString value(const verdict::Value& value) const;

    QString sentence(const Phrase& phrase, const std::vector<verdict::Arg>& args) const;
    QString reason(const verdict::Reason& reason) const { return sentence(reason.phrase, reason.args); }

    /// "Band" and "medium", "Modifier" and "+1".
    static QString factName(std::string_view name);
    QString factValue(const verdict::Verdict& verdict, const verdict::Fact& fact) const;

    /// "Gwyn is wounded."
    QString effect(const verdict::Effect& effect) const;
    /// "a ten-sided die for the shot"
    static QString need(const verdict::DieNeed& need);
    static QString die(const verdict::DieUsed& die);
    static QString health(scenario::Health health);
    /// The table of results that the rulebooks in our hands do not print.
    static QString table(std::string_view id);

    /// What a line does, with the hexes by their names in files and, behind them, as printed: "P10 (1610) SW O11
    /// (1511)"
    QString crossing(const hex::Event& event) const;

    /// What was ordered: "Alric shoots at Gwyn"
    QString order(const verdict::Order& order) const;
    /// The verdict in one sentence: "Alric may shoot at Gwyn.", "Gwyn is wounded."
    QString headline(const verdict::Order& order, const verdict::Verdict& verdict) const;
    /// What came of an entry of the journal, with what it changed: "Refused.", "Gwyn is wounded."
    QString outcome(const game::Played& played, const std::vector<verdict::Effect>& effects) const;

    /// For people: the headline, the facts, the reasons with their rules, the effects.
    QString toText(const verdict::Order& order, const verdict::Verdict& verdict) const;
    /// For programs, as FORMATS describes.
    std::string toYaml(const verdict::Order& order, const verdict::Verdict& verdict) const;

private:
    QString headlineOf(const verdict::Shoot& shot, const verdict::Verdict& verdict) const;
    QString headlineOf(const verdict::Retreat& retreat, const verdict::Verdict& verdict) const;
    QString headlineOf(const verdict::PlaceRider& place, const verdict::Verdict& verdict) const;
    QString headlineOf(const verdict::EndPhase& end, const verdict::Verdict& verdict) const;
    QString meaning(const std::string& letter, bool mounted) const;

    std::shared_ptr<const game::Setting> setting_;
};

} // namespace merlon::referee

#include "support_cases.h"
#include "support_main.h"
#include "support_places.h"
#include "support_sentences.h"

#include "core/rules/catalogue.h"
#include "core/systems.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <optional>
#include <set>
#include <tuple>

namespace tst_cases
{

using namespace merlon;

/// All that is under tests/cases together: every judged rule has a case or stands on the list of those to come. That
/// each case holds is told file by file (case_file.cpp).
class TestCases : public QObject
{
    Q_OBJECT

private slots:
    void everyJudgedRuleHasACaseOrIsStillToCome();
    void casesNameCataloguedRules();
    void everyCaseHasANameOfItsOwn();
    void aCaseWithAKeyThatNobodyReadsIsRefused();
    void everyRuleThatIsJudgedHasARow();
    void everySentenceIsSaidByACase();
    void everyRulingIsCitedByACase();
    void whatIsLegalGivesAReason();

private:
    static std::optional<std::set<std::string>> toCome();
    /// On all cases.
    struct Heard
    {
        std::set<std::string> sentences; ///< "siege.1.42a/blocked"
        std::set<std::string> rules;
    };
    static const Heard& heard();
    static const std::vector<tests::RuleCase>& cases()
    {
        static const auto all = []
        {
            std::vector<tests::RuleCase> every;
            for (const play::System* system : systems())
                std::ranges::move(tests::allCases(std::string(system->id())), std::back_inserter(every));
            return every;
        }();
        return all;
    }
};

void TestCases::casesNameCataloguedRules()
{
    for (const auto& one : cases())
    {
        QVERIFY2(!one.rules.empty(), one.name.c_str());
        for (const auto& rule : one.rules)
            QVERIFY2(rules::findRule(rule), (one.name + ": " + rule).c_str());
    }
}

/// In its file; one that is judged by one edition only may be called as that of another.
void TestCases::everyCaseHasANameOfItsOwn()
{
    std::set<std::tuple<std::string, std::string, std::string>> names;
    for (const auto& one : cases())
        QVERIFY2(names.emplace(one.file, one.edition, one.name).second, (one.file + ": " + one.name).c_str());
}

void TestCases::aCaseWithAKeyThatNobodyReadsIsRefused()
{
    QTemporaryDir folder;
    const auto faultOf = [&](const std::string& more)
    {
        const std::string file = folder.filePath("one.yaml").toStdString();
        std::ofstream(file) << "- case: one\n  rule: siege.1.2a\n  map: . .\n  counters: {a: {at: A1, side: one}}\n"
                               "  order: {end_phase: {}}\n"
                            << more;
        return tests::judgeCase(tests::readCases(*systems().front(), file).front());
    };
    QCOMPARE(faultOf("  expect: {legal: true}\n"), std::string());
    QVERIFY(!faultOf("  expect: {legall: true}\n").empty());
    QVERIFY(!faultOf("  dise: [3]\n").empty());
    QVERIFY(!faultOf("  before: [{order: {end_phase: {}}, die: 3}]\n").empty());
}

/// tests/rules_to_come.txt: first the number of lines on it, which may only go down, then what has no case yet: a rule,
/// or a sentence of a rule as "siege.1.42a/blocked".
std::optional<std::set<std::string>> TestCases::toCome()
{
    std::ifstream file(test::inSource("tests/rules_to_come.txt"));
    std::size_t atMost = 0;
    file >> atMost >> std::ws;
    std::set<std::string> all;
    for (std::string line; std::getline(file, line);)
        all.insert(line);
    return file.eof() && all.size() == atMost ? std::optional(all) : std::nullopt;
}

const TestCases::Heard& TestCases::heard()
{
    static const Heard all = []
    {
        Heard every;
        for (const auto& one : cases())
        {
            if (!one.fault.empty())
                continue; // the test of its file tells it
            for (const play::Reason& reason : tests::heardIn(one))
            {
                every.sentences.insert(std::string(reason.phrase.rule.id) + '/' + std::string(reason.phrase.key));
                every.rules.insert({std::string(reason.phrase.rule.id), std::string(reason.phrase.ruling.id)});
            }
        }
        return every;
    }();
    return all;
}

/// A ruling that may be read in several ways is an option; one by which other rows are read is told to System::rules
/// all the same. What is still to come may have some that judge a part of it.
void TestCases::everyRuleThatIsJudgedHasARow()
{
    const auto listed = toCome();
    QVERIFY(listed);
    for (const play::System* system : systems())
    {
        std::set<std::string_view> rows;
        for (const RuleId& rule : system->rules())
        {
            rows.insert(rule.id);
            QVERIFY2(rules::findRule(rule.id)->judged, std::string(rule.id).c_str());
        }
        for (const auto& book : rules::books())
            for (const auto& entry : book.rules)
                if (book.system == system->id() && entry.judged && entry.variants.empty() &&
                    !listed->contains(std::string(entry.rule.id)))
                    QVERIFY2(rows.contains(entry.rule.id), (std::string(entry.rule.id) + " has no row").c_str());
    }
}

void TestCases::everyJudgedRuleHasACaseOrIsStillToCome()
{
    const auto listed = toCome();
    QVERIFY(listed);

    std::set<std::string> withCase;
    for (const auto& one : cases())
        withCase.insert(one.rules.begin(), one.rules.end());
    for (const auto& book : rules::books())
        for (const auto& entry : book.rules)
        {
            const std::string id(entry.rule.id);
            if (!entry.judged || findSystem(book.system) == nullptr) // of no system: tst_door has them
                continue;
            QVERIFY2(withCase.contains(id) || listed->contains(id), (id + " has no case: write one").c_str());
            QVERIFY2(!withCase.contains(id) || !listed->contains(id),
                     (id + " has a case now: take it off the list").c_str());
        }
}

void TestCases::everySentenceIsSaidByACase()
{
    const auto listed = toCome();
    QVERIFY(listed);
    std::set<std::string> left = *listed;
    QStringList wrong;
    for (const play::System* system : systems())
        for (const std::string& sentence : tests::sentencesOfRules(*system))
            if (const bool isSaid = heard().sentences.contains(sentence); isSaid == (left.erase(sentence) > 0))
                wrong +=
                    QString::fromStdString(sentence) + (isSaid ? " is said: take it off the list" : " is not said");
    for (const std::string& one : left)
        if (rules::findRule(one) == nullptr)
            wrong += QString::fromStdString(one) + " is on the list but not in the catalogue";
    QVERIFY2(wrong.isEmpty(), wrong.join('\n').toUtf8());
}

void TestCases::everyRulingIsCitedByACase()
{
    QStringList wrong;
    for (const play::System* system : systems())
        for (const rules::RuleEntry& entry : rules::findBook(system->id())->rules)
            if (const std::string id(entry.rule.id);
                entry.judged && id.find(".ruling.") != std::string::npos && !heard().rules.contains(id))
                wrong += QString::fromStdString(id);
    QVERIFY2(wrong.isEmpty(), wrong.join('\n').toUtf8());
}

/// Before its dice are thrown too, so that a novice sees by which rule.
void TestCases::whatIsLegalGivesAReason()
{
    std::set<std::string> silent;
    const auto listen = [&](const tests::RuleCase& one)
    {
        const play::Verdict verdict = tests::verdictOf(one);
        const bool waits = std::ranges::any_of(verdict.wants, &play::Want::must);
        if (verdict.legal && !waits && verdict.reasons.empty())
            silent.insert(one.asked.order.kind + ": " + one.file + ", " + one.name);
    };
    for (tests::RuleCase one : cases())
    {
        if (!one.fault.empty())
            continue; // the test of its file tells it
        listen(one);
        one.asked.faces.clear();
        listen(one);
    }
    for (const std::string& one : silent)
        qWarning("%s", one.c_str());
    QVERIFY(silent.empty());
}

LIST_TEST(TestCases)

} // namespace tst_cases

#include "tst_cases.moc"

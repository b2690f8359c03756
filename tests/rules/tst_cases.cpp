#include "support_cases.h"

#include "core/rules/catalogue.h"
#include "core/systems.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <map>
#include <optional>
#include <set>

using namespace merlon;

/// Every rule case under tests/cases, and the promise that every judged rule has one or stands on the list of those to
/// come.
class TestCases : public QObject
{
    Q_OBJECT

private slots:
    void holds_data();
    void holds();
    void everyJudgedRuleHasACaseOrIsStillToCome();
    void casesNameCataloguedRules();
    void aCaseWithAKeyThatNobodyReadsIsRefused();
    void everyRuleThatIsJudgedHasARow();

private:
    static std::optional<std::map<std::string, bool>> rulesToCome();
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

void TestCases::holds_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::addRow("%s: %s (%s)", cases()[i].file.c_str(), cases()[i].name.c_str(), cases()[i].edition.c_str())
            << static_cast<int>(i);
}

void TestCases::holds()
{
    QFETCH(int, index);
    const std::string fault = tests::judgeCase(cases()[static_cast<std::size_t>(index)]);
    QVERIFY2(fault.empty(), fault.c_str());
}

void TestCases::casesNameCataloguedRules()
{
    for (const auto& one : cases())
    {
        QVERIFY2(!one.rules.empty(), one.name.c_str());
        for (const auto& rule : one.rules)
            QVERIFY2(rules::findRule(rule), (one.name + ": " + rule).c_str());
    }
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

/// tests/rules_to_come.txt: first the number of rules on it, which may only go down, then a rule a line; `in-part`
/// behind it (true here): some of its sentences have cases already, and others wait.
std::optional<std::map<std::string, bool>> TestCases::rulesToCome()
{
    std::ifstream file(std::string(MERLON_SOURCE_DIR) + "/tests/rules_to_come.txt");
    std::size_t atMost = 0;
    file >> atMost >> std::ws;
    std::map<std::string, bool> toCome;
    for (std::string line; std::getline(file, line);)
        toCome.emplace(line.substr(0, line.find(' ')), line.ends_with(" in-part"));
    return file.eof() && toCome.size() == atMost ? std::optional(toCome) : std::nullopt;
}

/// A ruling that may be read in several ways is an option; one by which other rows are read is told to System::rules
/// all the same. What is still to come may have some that judge a part of it.
void TestCases::everyRuleThatIsJudgedHasARow()
{
    const auto listed = rulesToCome();
    QVERIFY(listed);
    const auto& toCome = *listed;
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
                    !toCome.contains(std::string(entry.rule.id)))
                    QVERIFY2(rows.contains(entry.rule.id), (std::string(entry.rule.id) + " has no row").c_str());
    }
}

void TestCases::everyJudgedRuleHasACaseOrIsStillToCome()
{
    const auto listed = rulesToCome();
    QVERIFY(listed);
    const auto& toCome = *listed;

    std::set<std::string> withCase;
    for (const auto& one : cases())
        withCase.insert(one.rules.begin(), one.rules.end());
    for (const auto& book : rules::books())
        for (const auto& entry : book.rules)
        {
            const std::string id(entry.rule.id);
            if (!entry.judged || findSystem(book.system) == nullptr) // of no system: tst_door has them
                continue;
            QVERIFY2(withCase.contains(id) || toCome.contains(id), (id + " has no case: write one").c_str());
            if (const auto at = toCome.find(id); at != toCome.end())
                QVERIFY2(withCase.contains(id) == at->second,
                         (id + (at->second ? " has no case: it is to come as a whole"
                                           : " has a case now: take it off the list, or mark it in-part"))
                             .c_str());
        }
    for (const auto& [id, inPart] : toCome)
        QVERIFY2(rules::findRule(id), (id + " is on the list but not in the catalogue").c_str());
}

QTEST_GUILESS_MAIN(TestCases)
#include "tst_cases.moc"

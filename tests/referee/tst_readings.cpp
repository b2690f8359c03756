#include "support_main.h"

#include "core/rules/catalogue.h"
#include "core/systems.h"
#include "referee/differences_model.h"
#include "referee/rule_dialog.h"
#include "referee/rulings_model.h"
#include "translations/words.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_readings
{

using namespace merlon;
using namespace merlon::referee;

/// What a scenario may choose of the rules, as models show it.
class TestReadings : public QObject
{
    Q_OBJECT

private:
    const play::System& siege_ = *findSystem("siege");

    static int rowOf(const ChoicesModel& model, const QString& what)
    {
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, 0).data(ChoicesModel::SearchRole).toString().split(' ').contains(what))
                return row;
        return -1;
    }
    static QString cell(const ChoicesModel& model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }
    static std::string optionOf(const play::ChosenRules& rules, std::string_view key)
    {
        const play::Value* value = play::find(rules.options, key);
        return value == nullptr ? std::string() : std::get<play::Choice>(*value).word;
    }

private slots:
    /// Who may choose nothing is told what is played all the same.
    void everyDifferenceSaysWhatIsPlayed()
    {
        DifferencesModel model;
        model.show(&siege_, {"spanish", {}, {}});
        const int last = model.columnCount() - 1;
        QVERIFY(rowOf(model, "line-start") >= 0);
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 0; column <= last; ++column)
                QVERIFY2(!cell(model, row, column).contains("not judged"), qPrintable(cell(model, row, 0)));
    }

    void modelsKeepTheRulesOfModels()
    {
        RulingsModel rulings;
        DifferencesModel differences;
        for (ChoicesModel* model : std::initializer_list<ChoicesModel*>{&rulings, &differences})
        {
            const QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
            QCOMPARE(model->rowCount(), 0);
            model->show(&siege_, {});
            QVERIFY(model->rowCount() > 50);
            QSignalSpy reset(model, &QAbstractItemModel::modelReset);
            QSignalSpy changed(model, &QAbstractItemModel::dataChanged);
            model->show(&siege_, {"spanish", {}, {}}); // whoever reads a row does not lose it
            QCOMPARE(reset.count(), 0);
            QCOMPARE(changed.count(), 1);
            model->show(nullptr, {});
            QCOMPARE(model->rowCount(), 0);
        }
    }

    void everyCellHasAText()
    {
        RulingsModel rulings;
        rulings.show(&siege_, {});
        for (int row = 0; row < rulings.rowCount(); ++row)
            for (const int column : {RulingsModel::Title, RulingsModel::Reading, RulingsModel::Judged})
                QVERIFY2(!cell(rulings, row, column).isEmpty(), qPrintable(cell(rulings, row, 0)));
        DifferencesModel differences;
        differences.show(&siege_, {});
        QCOMPARE(differences.columnCount(), 5);
        for (int row = 0; row < differences.rowCount(); ++row)
            for (int column = 0; column < differences.columnCount(); ++column)
                QVERIFY2(!cell(differences, row, column).isEmpty(), qPrintable(cell(differences, row, 0)));
    }

    void aReadingThatIsChosenAndTakenBack()
    {
        RulingsModel model;
        model.show(&siege_, {});
        const int row = rowOf(model, "siege.ruling.edge-line");
        QVERIFY(model.offers(row));
        QCOMPARE(model.ways(row).size(), 3);
        QCOMPARE(model.way(row), 0);
        QCOMPARE(cell(model, row, RulingsModel::Chosen), QString("by default"));
        const play::ChosenRules chosen = model.choose(row, 1);
        QCOMPARE(optionOf(chosen, "edge-line"), std::string("strict"));
        model.show(&siege_, chosen);
        QCOMPARE(model.way(row), 1);
        QCOMPARE(cell(model, row, RulingsModel::Reading), model.ways(row)[1]);
        QCOMPARE(cell(model, row, RulingsModel::Chosen), QString("this scenario"));
        QVERIFY(model.choose(row, 0).options.empty());
        QCOMPARE(optionOf(model.choose(row, 2), "edge-line"), std::string("open"));
        QCOMPARE(model.choose(row, 2).options.size(), std::size_t(1));
    }

    void aReadingThatIsNotJudgedYetIsNotOffered()
    {
        RulingsModel model;
        model.show(&siege_, {});
        for (const rules::RuleEntry& rule : rules::findBook("siege")->rules)
        {
            const std::string name(rule.rule.id.substr(rule.rule.id.rfind('.') + 1));
            if (rule.variants.empty() || play::find(siege_.options(), name) != nullptr)
                continue;
            model.show(&siege_, {{}, {{name, std::string(rule.variants[1])}}, {}}); // kept as text, with a warning
            const int row = rowOf(model, words::fromView(rule.rule.id));
            QVERIFY(!model.offers(row));
            QCOMPARE(model.way(row), 1);
            QCOMPARE(cell(model, row, RulingsModel::Chosen), QString("this scenario"));
        }
    }

    void aRulingOfOneReadingOffersNothing()
    {
        RulingsModel model;
        model.show(&siege_, {});
        const int row = rowOf(model, "siege.ruling.own-hex");
        QVERIFY(model.ways(row).isEmpty() && !model.offers(row));
        QCOMPARE(cell(model, row, RulingsModel::Reading), QString("one reading only"));
        QCOMPARE(cell(model, row, RulingsModel::Judged), QString("yes"));
    }

    void aHouseRuleByTheOtherEdition()
    {
        DifferencesModel model;
        model.show(&siege_, {"spanish", {}, {}});
        const int row = rowOf(model, "over-cover");
        QVERIFY(model.offers(row));
        QCOMPARE(model.ways(row), QStringList({"Spanish edition", "French edition"}));
        QCOMPARE(cell(model, row, 3), QString("Spanish edition"));
        const play::ChosenRules chosen = model.choose(row, 1);
        QCOMPARE(optionOf(chosen, "over-cover"), std::string("french"));
        model.show(&siege_, chosen);
        QCOMPARE(cell(model, row, 3), QString("house rule: French edition"));
        QVERIFY(model.choose(row, 0).options.empty());
        const int names = rowOf(model, "bolt-thrower-name");
        QVERIFY(!model.offers(names));
        QCOMPARE(cell(model, names, 3), QString("the same"));
    }

    /// The words of a reading or an edition; numbers and names of an option say how long a siege is, and who besieges.
    void everyOptionIsARulingOrADifference()
    {
        const rules::Book* book = rules::findBook(siege_.id());
        for (const play::Field& field : siege_.options().fields)
        {
            if (field.sort != play::Sort::Word)
                continue;
            const bool differs =
                std::ranges::find(book->differences, field.key, &rules::Difference::key) != book->differences.end();
            const auto* ruling = rules::findRule("siege.ruling." + std::string(field.key));
            QVERIFY2(differs || ruling != nullptr, std::string(field.key).c_str());
            if (!differs)
                QVERIFY2(std::ranges::equal(field.words, ruling->variants), std::string(field.key).c_str());
        }
        const auto editions = siege_.editions();
        for (const rules::Difference& difference : book->differences)
            for (const std::string_view edition : difference.editions)
                QVERIFY2(std::ranges::find(editions, edition) != editions.end(), std::string(difference.key).c_str());
    }

    /// Whatever is chosen in the window can be read again from the scenario's file.
    void everyChoiceIsAWordOfItsOption()
    {
        RulingsModel rulings;
        DifferencesModel differences;
        int chosen = 0;
        for (ChoicesModel* model : std::initializer_list<ChoicesModel*>{&rulings, &differences})
        {
            model->show(&siege_, {"french", {}, {}});
            for (int row = 0; row < model->rowCount(); ++row)
                for (int way = 0; model->offers(row) && way < model->ways(row).size(); ++way)
                    for (const auto& [key, value] : model->choose(row, way).options)
                    {
                        const play::Field* field = play::find(siege_.options(), key);
                        QVERIFY2(field != nullptr, key.c_str());
                        const auto* word = std::get_if<play::Choice>(&value);
                        QVERIFY2(word != nullptr && word->set == field->set, key.c_str());
                        const auto known = siege_.words(field->set);
                        const bool says = std::ranges::count(field->words, std::string_view(word->word)) > 0 ||
                                          std::ranges::count(known, word->word) > 0 ||
                                          std::ranges::count(siege_.editions(), word->word) > 0;
                        QVERIFY2(says, (key + ' ' + word->word).c_str());
                        ++chosen;
                    }
        }
        QVERIFY(chosen > 30);
    }

    void everyReadingHasAWord()
    {
        for (const rules::Book& book : rules::books())
            for (const rules::RuleEntry& rule : book.rules)
            {
                std::set<QString> readings;
                for (const std::string_view variant : rule.variants)
                {
                    const std::string shared = "reading." + std::string(variant);
                    const std::string own = "reading." + std::string(rule.rule.id.substr(rule.rule.id.rfind('.') + 1)) +
                                            '.' + std::string(variant);
                    QVERIFY2(words::hasWord(book.system, shared) || words::hasWord(book.system, own), own.c_str());
                    readings.insert(words::reading(rule.rule.id, variant));
                }
                QVERIFY2(readings.size() == rule.variants.size(), std::string(rule.rule.id).c_str());
            }
    }

    void aRuleSaysWhereItStandsAndWhetherItIsJudged()
    {
        const QString shot = ruleHtml("siege.1.44e");
        QVERIFY2(shot.contains("French rulebook, 1.44, page 4") && shot.contains("Spanish rulebook, 1.44, page 4"),
                 qPrintable(shot));
        QVERIFY(shot.contains("Merlon applies this rule."));
        QVERIFY(ruleHtml("siege.panic.2h").contains("French rulebook, optional rules, page 25"));
        const auto judged = siege_.rules();
        for (const rules::RuleEntry& rule : rules::findBook("siege")->rules)
            if (const bool row = std::ranges::find(judged, rule.rule) != judged.end();
                rule.judged && !rule.rule.id.starts_with("siege.ruling."))
                QCOMPARE(ruleHtml(words::fromView(rule.rule.id)).contains("does not judge"), !row);
        QVERIFY(ruleHtml("siege.ruling.one-shot").contains("Merlon applies this rule."));
        QVERIFY(!ruleHtml("play.decree").contains("Merlon"));
    }
};

LIST_TEST(TestReadings)

} // namespace tst_readings

#include "tst_readings.moc"

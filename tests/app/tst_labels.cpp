// Each label with each of its values, in each language: what stands beside it agrees with it.

#include "support_main.h"
#include "support_places.h"

#include "app/language/language.h"
#include "core/systems.h"
#include "referee/system_text.h"
#include "translations/labels.h"
#include "translations/language_name.h"

#include <QtTest>

#include <functional>

namespace tst_labels
{

using namespace merlon;
using i18n::Agreement;

namespace
{

using Pair = std::function<void(const QString& label, const QString& value)>;

void wordsOf(const play::System& system, const QString& label, const play::Field& field, const Pair& hear)
{
    if (field.sort != play::Sort::Word)
        return;
    std::vector<std::string> words(field.words.begin(), field.words.end());
    if (words.empty())
        words = system.words(field.set);
    for (const std::string& word : words)
        hear(label, referee::SystemText(system).word(field.set, word));
}

/// Of orders, effects, counters and facts.
void everyPair(const Pair& hear)
{
    for (const play::System* system : systems())
    {
        const referee::SystemText text(*system);
        for (const auto& kinds : {system->orders(), system->effects()})
            for (const play::Kind* kind : kinds)
                for (const play::Field& field : kind->fields)
                    wordsOf(*system, text.fieldName(*kind, field.key), field, hear);
        for (const play::Field& field : system->facts().fields)
            wordsOf(*system, text.factName(field.key), field, hear);
    }
}

} // namespace

class TestLabels : public QObject
{
    Q_OBJECT

private:
    yaml::Diagnostics faults_;
    i18n::Languages known_ = i18n::readLanguages(test::inSource(u"translations/languages.yaml"), faults_);

private slots:
    void cleanup() { app::useLanguage("en"); }

    void planted()
    {
        const i18n::Language& es = *known_.all.constFind("es");
        QCOMPARE(i18n::agreementOf("Distancia", "corta", es), Agreement::Agrees);
        QCOMPARE(i18n::agreementOf("Distancia", "corto", es), Agreement::Disagrees);
        QCOMPARE(i18n::agreementOf("Qwertz", "corta", es), Agreement::Unknown);
        const i18n::Language& it = *known_.all.constFind("it");
        QCOMPARE(i18n::agreementOf("Gittata", "corto", it), Agreement::Disagrees);
        const i18n::Language& fr = *known_.all.constFind("fr");
        QCOMPARE(i18n::agreementOf(QString::fromUtf8("Portée"), "court", fr), Agreement::Disagrees);
    }

    void labelsAgree_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : words::languages())
            if (known_.all.value(language).agreeing.genders.size() > 0)
                QTest::newRow(qPrintable(language)) << language;
    }
    void labelsAgree()
    {
        QFETCH(QString, language);
        app::useLanguage(language);
        const i18n::Language& known = *known_.all.constFind(language);
        QStringList faults;
        int pairs = 0;
        everyPair(
            [&](const QString& label, const QString& value)
            {
                ++pairs;
                const Agreement found = i18n::agreementOf(label, value, known);
                const char* why = found == Agreement::Disagrees ? "disagrees" : "gender unknown";
                if (const QString told = label + ": " + value + "  " + why; found != Agreement::Agrees)
                    faults += told;
            });
        faults.removeDuplicates();
        QVERIFY2(pairs > 100, qPrintable(QString::number(pairs)));
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }
};

LIST_TEST(TestLabels)

} // namespace tst_labels

#include "tst_labels.moc"

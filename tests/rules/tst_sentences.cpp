#include "support_main.h"
#include "support_sentences.h"

#include "core/play/kind.h"
#include "core/play/paper.h"
#include "core/rules/catalogue.h"
#include "core/systems.h"

#include <QTest>

#include <set>

namespace tst_sentences
{

using namespace merlon;

/// What is added to a system can be said.
class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void everyKindHasItsSentencesAndWords()
    {
        std::string missing;
        for (const play::System* system : systems())
            for (const std::string& one : tests::missingSentences(*system))
                missing += std::string(system->id()) + " has no " + one + '\n';
        QVERIFY2(missing.empty(), missing.c_str());
    }

    void everySourceOfARuleHasAName()
    {
        for (const auto& book : rules::books())
            for (const auto& entry : book.rules)
                for (const auto& printed : entry.printed)
                {
                    const auto key = "source." + std::string(printed.source);
                    QVERIFY2(rules::findWord(book.system, key) != nullptr, key.c_str());
                }
    }

    void noFieldOfAnEffectHasTheKeyOfAnotherKind()
    {
        for (const play::System* system : systems())
            for (const play::Kind* kind : system->effects())
                for (const play::Field& field : kind->fields)
                    QVERIFY2(field.key == kind->key || system->effect(field.key) == nullptr,
                             (std::string(kind->key) + ": " + std::string(field.key)).c_str());
    }

    /// So that a key of the catalogue that nobody says, or that is misspelt, is seen.
    void everyOrderAndEffectIsNamedByAKind()
    {
        std::set<std::string> known{"effect." + std::string(play::kindOf<play::Ticked>().key)}; // any game’s
        for (const play::System* system : systems())
        {
            for (const play::Kind* order : system->orders())
                known.insert("order." + std::string(order->key));
            for (const play::Kind* effect : system->effects())
                known.insert("effect." + std::string(effect->key));
        }
        for (const auto& book : rules::books())
            for (const auto& word : book.words)
                if (word.key.starts_with("order.") || word.key.starts_with("effect."))
                    QVERIFY2(known.contains(std::string(word.key)), std::string(word.key).c_str());
    }
};

LIST_TEST(TestSentences)

} // namespace tst_sentences

#include "tst_sentences.moc"

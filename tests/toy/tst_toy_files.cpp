#include "support_desk.h"
#include "support_main.h"
#include "support_sentences.h"

#include "core/io/journal_file.h"
#include "core/play/fold.h"
#include "core/play/seal.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_toy_files
{

using namespace merlon;
using namespace merlon::test;
using play::Record;

namespace
{

const Record trade{"trade",
                   {{"by", play::List{boat("bell"), boat("brig")}},
                    {"cargo", play::List{play::Fields{{"ware", play::Choice{"ware", "wool"}}, {"amount", 4}},
                                         play::Fields{{"ware", play::Choice{"ware", "salt"}}, {"amount", 1}}}}}};
const Record pay{"pay", {{"boat", boat("rook")}}};

Record bid(const char* who, int coins)
{
    return {"bid", {{"house", house(who)}, {"bid", play::sealOf({"amount", {{"coins", coins}}}, "grain")}}};
}

} // namespace

/// The ferrymen's game on disk.
class TestToyFiles : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Desk> desk_;

    tl::expected<io::JournalFile, yaml::Diagnostics> open() const
    {
        const play::Header header{"ferrymen.scenario.yaml", io::contentHash(*desk_->setting()), "toy", {}, {}, {}, 7};
        return io::JournalFile::open(desk_->journal().toStdString(), header, desk_->setting());
    }
    play::Fold folded(const play::Journal& journal) const
    {
        play::Fold fold(play::begin(desk_->setting()));
        for (const play::Entry& entry : journal.entries)
            fold.take(entry);
        return fold;
    }
    /// Judged on the game that the journal has come to, and kept.
    void play(io::JournalFile& file, const Record& order, play::Dice dice = {},
              std::optional<play::Overruling> ruling = {}) const
    {
        const play::Given given{std::move(dice), {}};
        const auto said = play::saidOf(play::judge(folded(file.journal()).game(), order, given));
        const auto kept = file.append(play::Played{"red", order, given, said, std::move(ruling), {}});
        QVERIFY2(kept, kept ? "" : kept.error().code.c_str());
    }
    void story(io::JournalFile& file) const
    {
        play(file, trade, {{6, 6, "weather", play::Source::Typed}, {10, 3, "storm/9/blue", play::Source::Rolled}});
        play(file, pay);
        play(file,
             {"build",
              {{"house", house("red")}, {"name", boat("raven")}, {"at", play::Ref{"isle", "ness"}}, {"oars", 6}}});
        play(file, {"ferry", {{"boat", boat("raven")}, {"path", play::List{play::Ref{"isle", "south"}}}}}, {},
             play::Overruling{true,
                              {{"arrived", {{"boat", boat("raven")}, {"at", play::Ref{"isle", "south"}}}},
                               {"earned", {{"house", house("red")}, {"coins", 2}}}},
                              "the wind was kind"});
        play(file, bid("red", 7));
        play(file, {"end_day", {}});
    }

private slots:
    void init()
    {
        desk_ = std::make_unique<Desk>();
        QVERIFY(desk_->setting());
    }

    void aGameIsReadAgainAsItWasKept()
    {
        play::Journal kept;
        {
            auto file = open();
            QVERIFY(file);
            story(*file);
            QVERIFY(file->append(play::Undone{}) && file->append(play::BackTo{4}) && file->append(play::Redone{}));
            kept = file->journal();
        }
        const auto file = open();
        QVERIFY(file && file->diagnostics().empty());
        QCOMPARE(file->journal(), kept);
        const play::Fold fold = folded(kept);
        for (const play::Told& line : fold.lines())
            QVERIFY(!line.today && line.faults.empty());
        const toy::State& now = toy::System::stateOf(fold.game());
        QCOMPARE(now.find("raven")->at, std::string("south"));
        QCOMPARE(now.coins.at("red"), 3); // the toll, and what was ruled
        QCOMPARE(now.coins.at("blue"), 6);
        QCOMPARE(now.day, 1); // the end of the day is undone
    }

    void aDieIsCorrectedAndTheRestJudgedAgain()
    {
        auto file = open();
        story(*file);
        QVERIFY(file->append(play::Amended{1, play::Dice{{6, 2, "weather", play::Source::Corrected}}, {}, "misread"}));
        const play::Fold fold = folded(file->journal());
        QCOMPARE(toy::System::stateOf(fold.game()).coins.at("blue"), 9);
        file = open();
        QVERIFY(!file); // it is open here
    }

    void whatIsSealedLiesBesideTheJournal()
    {
        {
            auto file = open();
            story(*file);
            QCOMPARE(file->secrets().size(), std::size_t{1});
        }
        QVERIFY(Desk::textOf(desk_->journal()).contains("sha256:"));
        QVERIFY(!Desk::textOf(desk_->journal()).contains("coins: 7"));
        QVERIFY(Desk::textOf(desk_->secrets()).contains("- {amount: {coins: 7}, salt: grain}"));
        auto file = open();
        QVERIFY(file && file->diagnostics().empty());
        play(*file, bid("blue", 9));
        QCOMPARE(file->secrets().size(), std::size_t{2});
        for (const play::Seal& seal : file->secrets())
            QCOMPARE(play::sealOf(seal.secret->note, seal.secret->salt), seal);
        const auto opened = play::judge(
            folded(file->journal()).game(),
            {"open", {{"house", house("red")}, {"bid", play::Fields{{"coins", 7}}}, {"salt", std::string("grain")}}});
        QVERIFY(opened.whole());
    }

    void whatIsSealedByTheRefereesWordIsKeptToo()
    {
        auto file = open();
        play(*file, {"end_day", {}}, {}, play::Overruling{true, {{"lies", bid("red", 5).fields}}, "he told me"});
        QCOMPARE(file->secrets().size(), std::size_t{1});
        QVERIFY(Desk::textOf(desk_->secrets()).contains("coins: 5"));
    }

    void whatOthersWroteAmongTheSecretsStays()
    {
        auto file = open();
        Desk::write(desk_->secrets(),
                    "merlon: secrets/1\nsystem: toy\n# by hand\nsecrets:\n- {amount: {coins: 1}, salt: a}");
        play(*file, bid("red", 7));
        QCOMPARE(file->secrets().size(), std::size_t{2});
        const QByteArray text = Desk::textOf(desk_->secrets());
        QVERIFY2(text.contains("# by hand") && text.contains("salt: a}\n- {amount: {coins: 7}"), text.constData());
    }

    void secretsAreNotWrittenThroughALink()
    {
        auto file = open();
        const QString victim = QFileInfo(desk_->secrets()).dir().filePath("nothing");
        QVERIFY(QFile::link(victim, desk_->secrets()));
        const auto before = Desk::textOf(desk_->journal());
        QVERIFY(!file->append(play::Played{"red", bid("red", 7), {}, {true, {}, {}}, {}, {}}));
        QVERIFY(!QFile::exists(victim));
        QCOMPARE(Desk::textOf(desk_->journal()), before);
        QFile::remove(desk_->secrets());
        QVERIFY(file->append(play::Played{"red", bid("red", 7), {}, {true, {}, {}}, {}, {}}));
    }

    void aNoteThatCouldNotBeReadAgainIsNotKept()
    {
        auto file = open();
        const auto before = Desk::textOf(desk_->journal());
        const auto sealed = play::sealOf({"amount", {{"coins", 7}}}, "\x01");
        const Record order{"bid", {{"house", house("red")}, {"bid", sealed}}};
        QVERIFY(!file->append(play::Played{"red", order, {}, {true, {}, {}}, {}, {}}));
        QCOMPARE(Desk::textOf(desk_->journal()), before);
        QVERIFY(!QFile::exists(desk_->secrets()));
    }

    void anEffectThatIsNotKnownAnyMoreIsKeptAsText()
    {
        {
            auto file = open();
            play(*file, {"end_day", {}}, {},
                 play::Overruling{true, {{"earned", {{"house", house("red")}, {"coins", 2}}}}, "a gift"});
        }
        Desk::write(desk_->journal(), Desk::textOf(desk_->journal()).replace("earned: true", "found: true"));
        const QByteArray text = Desk::textOf(desk_->journal());
        auto file = open();
        QVERIFY(file);
        const play::Fold fold = folded(file->journal());
        QCOMPARE(fold.lines()[0].faults.size(), std::size_t{1});
        play(*file, {"end_day", {}}); // and the game goes on
        QVERIFY(Desk::textOf(desk_->journal()).startsWith(text));
        QCOMPARE(file->journal().entries.size(), std::size_t{2});
    }

    void aJournalOfANewerVersionIsRefused()
    {
        {
            auto file = open();
            play(*file, {"end_day", {}});
        }
        QString text = QString::fromUtf8(Desk::textOf(desk_->journal()).replace("rules: 2", "rules: 3"));
        text.remove(QRegularExpression("^sum: .*\\n", QRegularExpression::MultilineOption)); // of what it was
        Desk::write(desk_->journal(), text.toUtf8());
        const auto file = open();
        QVERIFY(!file);
        QCOMPARE(file.error().front().code, std::string("newer"));
    }

    void secretsThatCannotBeReadAreNotWrittenOver_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        const QByteArray head = "merlon: secrets/1\nsystem: toy\nsecrets:\n";
        QTest::newRow("nothing") << QByteArray() << QByteArray("documents");
        QTest::newRow("another kind") << QByteArray("merlon: map/1\n") << QByteArray("kind");
        QTest::newRow("another game") << QByteArray("merlon: secrets/1\nsystem: chess\nsecrets: []\n")
                                      << QByteArray("system");
        QTest::newRow("no such note") << head + "- {promise: {coins: 7}, salt: x}\n" << QByteArray("secret");
        QTest::newRow("no salt") << head + "- {amount: {coins: 7}}\n" << QByteArray("missing-key");
        QTest::newRow("unknown key") << QByteArray(head).replace("secrets:", "secret:") << QByteArray("unknown-key");
        QTest::newRow("without salt") << head + "- {amount: {coins: 7}, salt: \"\"}\n" << QByteArray("salt");
        QTest::newRow("no list") << head + "  amount: 7\n" << QByteArray("type");
    }
    void secretsThatCannotBeReadAreNotWrittenOver()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);
        Desk::write(desk_->secrets(), text);
        const auto file = open();
        QVERIFY(!file);
        const auto told = [&](const yaml::Diagnostic& one) { return code == QByteArray::fromStdString(one.code); };
        QVERIFY2(std::ranges::any_of(file.error(), told), file.error().front().code.c_str());
        QCOMPARE(Desk::textOf(desk_->secrets()), text);
        QVERIFY(!QFile::exists(desk_->journal()));
    }

    /// What was renamed in counters and options is read, and written under its name of today.
    void anOlderScenarioIsReadUnderTheFormerKeys()
    {
        QByteArray text = Desk::textOf(desk_->scenario());
        text.replace("{tide: spring}", "{tide: spring, rowing: 5}").replace("at: north", "isle: north");
        Desk::write(desk_->scenario(), text);
        const auto older = io::loadScenario(desk_->scenario().toStdString());
        QVERIFY(older.value && older.diagnostics.empty());
        const play::Scenario& read = (*older.value)->scenario;
        QCOMPARE(std::get<int>(*play::find(read.options, "reach")), 5);
        QVERIFY(*play::find(read.forces[0].counters[0].fields, "at") == play::Value(play::Ref{"isle", "north"}));
        const QByteArray written = QByteArray::fromStdString(io::scenarioText(read, {}));
        const play::Header now = io::headerOf(**older.value, "ferrymen.scenario.yaml");
        play::Header then = now;
        for (auto& [key, value] : then.options)
            key = key == "reach" ? "rowing" : key;
        QVERIFY(then.options != now.options);
        QVERIFY(io::changedSince(then, now, "journal").empty());
        QVERIFY2(written.contains("reach: 5") && written.contains("at: north") && !written.contains("isle"),
                 written.constData());
    }

    /// Of two boards each has zones of its own, by its own hexes.
    void aZoneLiesOnItsBoard()
    {
        const auto board = [](const char* id, int columns)
        {
            hex::Layout layout;
            layout.columns = columns;
            layout.rows = 4;
            map::HexMap map = map::blankMap(layout, "plain", '.');
            map.id = id;
            return std::make_shared<const map::HexMap>(std::move(map));
        };
        const play::Boards boards{board("bank", 3), board("ford", 8)};
        const auto with = [&](const char* place)
        {
            QByteArray text = Desk::textOf(desk_->scenario());
            text.replace("forces:", "maps:\n  - {file: bank.map.yaml}\n  - {file: ford.map.yaml}\nforces:");
            text.replace("victory:", QByteArray("zones:\n  - {id: landing, force: red, hexes: [B2]}\n"
                                                "  - {id: shoal, force: blue, ") +
                                         place + "}\nvictory:");
            return io::parseScenario(text.toStdString(), "ferry.yaml", boards);
        };
        const auto read = with("board: ford, hexes: [G3]");
        QVERIFY2(read.value, read.diagnostics.empty() ? "" : read.diagnostics.front().code.c_str());
        QCOMPARE(read.value->zones[0].board, 0);
        QCOMPARE(read.value->zones[1].board, 1);
        QCOMPARE(play::zonesOn(*read.value, 1).size(), std::size_t{1});
        const QByteArray written = QByteArray::fromStdString(io::scenarioText(*read.value, boards));
        QVERIFY2(written.contains("{id: shoal, force: blue, board: ford, hexes: [G3]}") &&
                     written.contains("{id: landing, force: red, hexes: [B2]}"),
                 written.constData());
        const auto codeOf = [&](const char* place)
        {
            const auto wrong = with(place);
            return wrong.diagnostics.empty() ? std::string() : wrong.diagnostics.front().code;
        };
        QCOMPARE(codeOf("hexes: [G3]"),
                 std::string("hex-off-map")); // of the first board
        QCOMPARE(codeOf("board: sea, hexes: [G3]"), std::string("map-name"));
    }

    void aGameThatNobodyPlaysBeginsAllTheSame()
    {
        QByteArray text = Desk::textOf(desk_->scenario());
        Desk::write(desk_->scenario(), text.left(text.indexOf("forces:")) + "forces: []\n");
        const auto empty = io::loadScenario(desk_->scenario().toStdString());
        QVERIFY(empty.value);
        QVERIFY((*empty.value)->system->clock(play::begin(*empty.value)).by.empty());
    }

    void whatItHasToSayIsInItsBook()
    {
        const auto missing = tests::missingSentences(*desk_->setting()->system);
        QVERIFY2(missing.empty(), missing.empty() ? "" : missing.front().c_str());
    }

    /// The same in any order, and with its empty lists or without.
    void aNoteHasOneSealHoweverItWasFilledIn()
    {
        const Record one{"x", {{"a", 1}, {"b", std::string("two")}}};
        const Record other{"x", {{"b", std::string("two")}, {"c", play::List{}}, {"a", 1}}};
        QCOMPARE(play::sealOf(one, "s"), play::sealOf(other, "s"));
    }
};

LIST_TEST(TestToyFiles)

} // namespace tst_toy_files

#include "tst_toy_files.moc"

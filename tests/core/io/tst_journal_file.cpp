#include "support_main.h"
#include "support_skirmish.h"

#include "core/io/journal_file.h"
#include "core/io/journal_move.h"
#include "core/io/secrets.h"
#include "translations/diagnostics.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include <sys/stat.h>

namespace tst_journal_file
{

using namespace merlon;

namespace
{

using What = play::Happening;

std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void write(const std::filesystem::path& path, const std::string& content)
{
    std::ofstream(path, std::ios::binary) << content;
}

bool says(const yaml::Diagnostics& diagnostics, std::string_view code)
{
    return std::ranges::count(diagnostics, code, &yaml::Diagnostic::code) > 0;
}

} // namespace

class TestJournalFile : public QObject
{
    Q_OBJECT

private:
    const std::shared_ptr<const play::Setting> setting_ = test::skirmish();
    const play::Header header_ = test::headerOf(*setting_);
    std::unique_ptr<QTemporaryDir> folder_;

    std::filesystem::path path() const { return (folder_->path() + "/castle.journal.yaml").toStdString(); }
    auto open() const { return io::JournalFile::open(path(), header_, setting_); }
    auto parse(const std::string& text) const { return io::parseJournal(text, "j.yaml", *setting_); }

    /// Every kind of entry with everything in it.
    std::vector<What> everything() const
    {
        const auto counter = [](const char* id) { return test::counter(id); };
        play::Played full{"normans",
                          {"shoot",
                           {{"by", counter("alric")},
                            {"at", counter("gwyn")},
                            {"aim", hex::Hex{9, -2}},
                            {"across", hex::Side::S1},
                            {"covered", play::Choice{"doorside", "outer"}}}},
                          {{{10, 10, "shot", play::Source::Typed}, {10, 3, "", play::Source::Rolled}},
                           {{"cover", play::Choice{"cover", "strong"}}, {"modifier", -2}}},
                          {false, {"siege.1.42a", "siege.sheet.2a"}, "B"},
                          {},
                          "the wind: \"strong\" #1, {really} ... --- ' \t\nand a second line\xC3\xA9"};
        const auto state = [&](const char* id, const char* word) -> play::Record {
            return {"state", {{"counter", counter(id)}, {"state", play::Choice{"state", word}}}};
        };
        const auto unhorsed = [&](const char* fate) -> play::Record {
            return {"unhorsed", {{"counter", counter("rhys")}, {"horse", play::Choice{"horse", fate}}}};
        };
        full.overruled =
            play::Overruling{true,
                             {state("gwyn", "wounded"),
                              {"retreat", {{"counter", counter("gwyn")}, {"retreat", 2}}},
                              unhorsed("killed"),
                              unhorsed("unhurt"),
                              {"to", {{"counter", counter("gwyn")}, {"to", hex::Hex{3, 3}}}},
                              {"to", {{"counter", counter("rhys")}, {"to", hex::Hex{3, 3}}, {"rear", hex::Hex{4, 3}}}},
                              {"door", {{"counter", counter("gwyn")}, {"door", play::Choice{"doorside", "inner"}}}},
                              {"phase", {{"phase", play::Choice{"phase", "ended"}}}},
                              {"laid", {{"hex", hex::Hex{3, 3}}, {"laid", play::Choice{"overlay", "rubble"}}}}},
                             "no: yes"};
        play::Played forbidden{
            "",
            {"retreat", {{"counter", counter("gwyn")}, {"path", play::List{hex::Hex{4, 3}, hex::Hex{5, 3}}}}},
            {},
            {},
            play::Overruling{false, {}, ""},
            ""};
        return {
            full,
            forbidden,
            play::Played{"welsh", {"place", {{"counter", counter("rhys")}, {"hex", hex::Hex{2, 2}}}}, {}, {}, {}, {}},
            play::Undone{},
            play::Redone{},
            play::Played{"welsh", {"end_phase", {}}, {}, {}, {}, {}},
            play::Amended{1, play::Dice{{10, 4, "shot", play::Source::Corrected}}, {}, "it lay askew"},
            play::BackTo{2},
            play::BackTo{0},
            play::Played{
                "normans", test::shot("alric", "gwyn"), {{}, {}, true}, {true, {"siege.1.42a"}, ""}, {}, "he ducked"},
            play::ByHand{{state("gwyn", "ready"),
                          {"seat", {{"counter", counter("rhys")}, {"seat", play::Choice{"seat", "afoot"}}}},
                          {"removed", {{"counter", counter("gwyn")}}},
                          {"released", {{"counter", counter("gwyn")}}},
                          {"turn", {{"turn", 3}, {"force", play::Ref{"force", "welsh"}}}}},
                         "counted again"},
            play::ByHand{{}, "a break: supper"}};
    }

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void theTextIsAsDocumented()
    {
        QCOMPARE(test::withoutSums(io::journalHeaderText(header_)), std::string("merlon: journal/1\n"
                                                                                "scenario: skirmish.yaml\n"
                                                                                "hash: '00000000deadbeef'\n"
                                                                                "ruleset: siege\n"
                                                                                "edition: french\n"
                                                                                "options: {edge-line: both}\n"
                                                                                "version: '0.1.0'\n"
                                                                                "seed: 7\n"
                                                                                "...\n"));
        play::Played order{"normans",
                           test::shot("alric", "gwyn"),
                           {{{10, 7, "", play::Source::Typed}}, {}},
                           {true, {"siege.1.41a"}, "B"},
                           {},
                           ""};
        QCOMPARE(test::withoutSums(io::entryText({1, 1, order}, *setting_)),
                 std::string("---\n"
                             "n: 1\n"
                             "who: normans\n"
                             "order: {shoot: {by: alric, at: gwyn}}\n"
                             "dice: [{die: d10, value: 7, source: typed}]\n"
                             "said: {legal: true, rules: [siege.1.41a], result: B}\n"
                             "...\n"));
        order.given.dice.clear();
        order.overruled = play::Overruling{
            true,
            {{"unhorsed", {{"counter", test::counter("rhys")}, {"horse", play::Choice{"horse", "killed"}}}}},
            "luck"};
        QCOMPARE(test::withoutSums(io::entryText({2, 1, order}, *setting_)),
                 std::string("---\n"
                             "n: 2\n"
                             "who: normans\n"
                             "order: {shoot: {by: alric, at: gwyn}}\n"
                             "said: {legal: true, rules: [siege.1.41a], result: B}\n"
                             "overruled: {allowed: true, effects: [{counter: rhys, unhorsed: true, horse: killed}], "
                             "note: luck}\n"
                             "...\n"));
        QCOMPARE(io::entryText({3, 1, play::Undone{}}, *setting_),
                 std::string("---\nn: 3\nundo: {}\nsum: efee8ded\n...\n"));
        QCOMPARE(test::withoutSums(io::entryText({4, 1, play::BackTo{2}}, *setting_)),
                 std::string("---\nn: 4\nback: {to: 2}\n...\n"));
        const play::ByHand byHand{{{"released", {{"counter", test::counter("gwyn")}}}}, "he holds the gate"};
        QCOMPARE(test::withoutSums(io::entryText({5, 1, byHand}, *setting_)),
                 std::string("---\nn: 5\neffects: [{counter: gwyn, released: true}]\nnote: he holds the gate\n...\n"));
    }

    void everyEntryReadsBackAsItWas()
    {
        play::Journal journal{header_, {}};
        journal.header.seed = ~std::uint64_t{0};
        journal.header.hash = "1234567890123456"; // looks like a number
        std::string text = io::journalHeaderText(journal.header);
        for (const What& what : everything())
        {
            journal.entries.push_back({static_cast<int>(journal.entries.size()) + 1, 1, what});
            text += io::entryText(journal.entries.back(), *setting_);
        }
        const auto loaded = parse(text);
        QVERIFY2(loaded.value, loaded.diagnostics.empty() ? "" : qPrintable(words::toText(loaded.diagnostics[0])));
        QVERIFY(loaded.diagnostics.empty());
        QVERIFY(*loaded.value == journal);
    }

    void aJournalGoesOnWhereItStopped()
    {
        std::vector<What> all = everything();
        for (std::size_t i = 0; i < all.size(); i += 2)
        {
            auto file = open();
            QVERIFY(file);
            QVERIFY(file->diagnostics().empty());
            QCOMPARE(file->journal().entries.size(), i);
            for (std::size_t k = i; k < std::min(i + 2, all.size()); ++k)
                QVERIFY(file->append(all[k]));
        }
        const auto file = open();
        QVERIFY(file);
        QVERIFY(file->journal().header == header_);
        for (std::size_t i = 0; i < all.size(); ++i)
            QVERIFY((file->journal().entries[i] ==
                     play::Entry{static_cast<int>(i) + 1, setting_->system->version(), all[i]}));
    }

    void anEntryIsInTheFileWhenAppendReturns()
    {
        auto file = open();
        QCOMPARE(contentOf(path()), io::journalHeaderText(header_));
        QVERIFY(file->append(everything()[0]));
        QCOMPARE(contentOf(path()), io::journalHeaderText(header_) +
                                        io::entryText({1, setting_->system->version(), everything()[0]}, *setting_));
    }

    /// Whatever byte the crash came at (here: all around the ends of documents, and some between): all that was whole
    /// is there, the rest is aside, and the game goes on.
    void aCutLastDocumentIsMovedAside()
    {
        const std::string head = io::journalHeaderText(header_);
        const std::string first = io::entryText({1, 1, everything()[0]}, *setting_);
        const std::string second = io::entryText({2, 1, everything()[1]}, *setting_);
        const std::string whole = head + first + second;
        const auto nearAnEnd = [&](std::size_t size)
        {
            const std::size_t ends[] = {0, head.size(), head.size() + first.size(), whole.size()};
            return std::ranges::any_of(ends, [&](std::size_t end) { return size + 6 > end && size < end + 6; });
        };
        for (std::size_t size = 1; size < whole.size(); ++size)
        {
            if (!nearAnEnd(size) && size % 23 != 0)
                continue;
            std::filesystem::remove(path());
            std::filesystem::remove(path().string() + ".cut");
            write(path(), whole.substr(0, size));
            auto file = open();
            const std::size_t kept = size < head.size() ? 0 : size < head.size() + first.size() ? 0 : 1;
            const std::size_t end = size < head.size() ? 0 : head.size() + (kept ? first.size() : 0);
            QVERIFY2(file, file ? "" : (std::to_string(size) + words::toText(file.error()[0]).toStdString()).c_str());
            QCOMPARE(file->journal().entries.size(), kept);
            QCOMPARE(says(file->diagnostics(), "journal-cut"), size != end);
            if (size != end)
                QCOMPARE(contentOf(path().string() + ".cut"), whole.substr(end, size - end) + "\n");
            QVERIFY(file->append(everything()[0]));
            file = tl::unexpected(yaml::Diagnostics{});
            const auto again = open();
            QVERIFY(again);
            QVERIFY(again->diagnostics().empty());
            QCOMPARE(again->journal().entries.size(), kept + 1);
        }
    }

    void aHoleInTheLastDocumentIsACutToo()
    {
        const std::string head = io::journalHeaderText(header_);
        const std::string first = io::entryText({1, 1, everything()[0]}, *setting_);
        std::string second = io::entryText({2, 1, everything()[1]}, *setting_);
        std::fill(second.begin() + 5, second.begin() + 20, '\0');
        write(path(), head + first + second);
        const auto file = open();
        QVERIFY(file);
        QCOMPARE(file->journal().entries.size(), std::size_t{1});
        QVERIFY(says(file->diagnostics(), "journal-cut"));
        QCOMPARE(contentOf(path()), head + first);
    }

    void anotherFileIsNotTakenForACutJournal()
    {
        for (const char* content : {"merlon: map/1\nid: x\n", "dear diary", "\n"})
        {
            write(path(), content);
            const auto file = open();
            QVERIFY(!file);
            QVERIFY(yaml::hasErrors(file.error()));
            QCOMPARE(contentOf(path()), std::string(content));
        }
    }

    void anotherFileIsCalledWhatItIs()
    {
        const std::string picture("\0\0\1\0icon", 8);
        const std::string others[] = {"dear diary", "merlon: map/1\nid: x\n", "a\n...\nb\n", picture,
                                      std::string(100'000, 'm')};
        for (const std::string& content : others)
        {
            write(path(), content);
            const auto file = open();
            QVERIFY(!file);
            QCOMPARE(file.error().size(), std::size_t{1});
            QCOMPARE(file.error()[0].code, std::string("not-a-journal"));
            QCOMPARE(contentOf(path()), content);
            QVERIFY(!std::filesystem::exists(path().string() + ".cut"));
        }
        QCOMPARE(parse("dear diary").diagnostics[0].code, std::string("not-a-journal"));
        QCOMPARE(parse("\n").diagnostics[0].code, std::string("empty"));
        QVERIFY(!parse("merlon: journal/1\nscenario: x\n").value);
    }

    /// The file had its size, and nothing of what was written reached it.
    void aHeaderOfZeroesWasCut()
    {
        for (const std::string& content : {std::string(150, '\0'), "merlon: jour" + std::string(138, '\0')})
        {
            std::filesystem::remove(path().string() + ".cut");
            write(path(), content);
            const auto file = open();
            QVERIFY(file);
            QVERIFY(says(file->diagnostics(), "journal-cut"));
            QCOMPARE(contentOf(path().string() + ".cut"), content + '\n');
        }
    }

    void aPipeWhereTheCutEndShouldGoIsRefused()
    {
        const std::string half = io::journalHeaderText(header_) + "---\nn: 1\n";
        write(path(), half);
        QCOMPARE(mkfifo((path().string() + ".cut").c_str(), 0600), 0);
        QVERIFY(!open());
        QCOMPARE(contentOf(path()), half);
    }

    void aLinkThatAStrangerLaidIsNotWrittenThrough_data()
    {
        QTest::addColumn<QString>("laid");
        QTest::addColumn<bool>("dangling");
        for (const bool dangling : {false, true})
            for (const char* laid : {"castle.journal.yaml", "castle.journal.yaml.cut", "castle.secrets.yaml"})
                QTest::addRow("%s%s", laid, dangling ? ", to nothing" : "") << QString(laid) << dangling;
    }
    /// Archives bring links along, and a torn journal is tidied when its game is opened.
    void aLinkThatAStrangerLaidIsNotWrittenThrough()
    {
        QFETCH(const QString, laid);
        QFETCH(const bool, dangling);
        const std::filesystem::path home = folder_->path().toStdString();
        const std::string torn = io::journalHeaderText(header_) + "---\nn: 1\norder: {sho";
        const auto victim = home / "start-up";
        write(laid == "castle.journal.yaml" ? victim : path(), torn);
        if (laid != "castle.journal.yaml")
            write(victim, "mine\n");
        if (dangling)
            std::filesystem::remove(victim);
        const std::string before = contentOf(victim);
        std::filesystem::create_symlink("start-up", home / laid.toStdString());

        const auto file = open();
        const bool isMissing = dangling && laid == "castle.secrets.yaml"; // as good as none, until one is to be kept
        QCOMPARE(file.has_value(), isMissing);
        if (!file)
        {
            const std::string said = words::toText(file.error().front()).toStdString();
            QVERIFY2(said.find(laid.toStdString()) != std::string::npos &&
                         said.find("there is a symbolic link there; delete or rename it") != std::string::npos,
                     said.c_str());
        }
        QCOMPARE(contentOf(victim), before);
        QCOMPARE(std::filesystem::exists(victim), !dangling);
        if (!isMissing && laid != "castle.journal.yaml")
            QCOMPARE(contentOf(path()), torn);

        std::filesystem::remove(home / laid.toStdString());
        write(path(), torn);
        QVERIFY(isMissing || open());
    }

    void aCopyOfAGameIsNotWrittenThroughALink()
    {
        const std::filesystem::path home = folder_->path().toStdString();
        auto file = open();
        QVERIFY(file && file->append(everything()[0]));
        const auto save = [&](const char* name)
        { return io::saveJournal(home / name, file->journal(), *setting_, path()).has_value(); };
        std::filesystem::create_symlink("nothing", home / "copy.journal.yaml");
        QVERIFY(!save("copy.journal.yaml"));
        QVERIFY(!std::filesystem::exists(home / "nothing"));

        // nor are a stranger's secrets those of another file
        write(home / "mine", "mine");
        std::filesystem::create_symlink("mine", io::secretsOf(path()));
        QVERIFY(!save("other.journal.yaml"));
        std::filesystem::remove(io::secretsOf(path()));
        write(io::secretsOf(path()), "merlon: secrets/1\nsystem: siege\nsecrets: []\n");
        std::filesystem::create_symlink("mine", home / "other.secrets.yaml");
        QVERIFY(!save("other.journal.yaml"));
        QCOMPARE(contentOf(home / "mine"), std::string("mine"));
        QVERIFY(save("third.journal.yaml"));
        QCOMPARE(contentOf(home / "third.secrets.yaml"), contentOf(io::secretsOf(path())));
    }

    /// With what was sealed; all of them or none.
    void journalsMoveTogether()
    {
        const std::filesystem::path home = path().parent_path();
        const auto away = home / "away";
        std::filesystem::create_directory(away);
        const auto other = home / "other.journal.yaml";
        QVERIFY(open()->append(everything()[0]));
        QVERIFY(io::JournalFile::open(other, header_, setting_)->append(everything()[0]));
        const std::string secrets = "merlon: secrets/1\nsystem: siege\nsecrets: []\n";
        write(io::secretsOf(path()), secrets);
        const std::string journal = contentOf(path());
        const std::vector<io::JournalMove> moves{{path(), away / "castle.journal.yaml"},
                                                 {other, away / "other.journal.yaml"}};
        {
            const auto held = io::JournalFile::open(other, header_, setting_);
            const auto moved = io::moveJournals(moves, setting_);
            QVERIFY(held && !moved && says(moved.error(), "journal-locked"));
            QVERIFY(std::filesystem::is_empty(away));
            QCOMPARE(contentOf(path()), journal);
        }
        QVERIFY(io::moveJournals(moves, setting_));
        QVERIFY(!std::filesystem::exists(path()) && !std::filesystem::exists(other));
        QVERIFY(!std::filesystem::exists(io::secretsOf(path())));
        QCOMPARE(contentOf(moves[0].to), journal);
        QCOMPARE(contentOf(io::secretsOf(moves[0].to)), secrets);
        QVERIFY(std::filesystem::exists(moves[1].to));
    }

    void aJournalWithErrorsIsRefusedAndNotTouched()
    {
        const std::string bad =
            test::withoutSums(io::journalHeaderText(header_)) + "---\nn: 1\norder: {shot: {by: a, at: b}}\n...\nhalf";
        write(path(), bad);
        const auto file = open();
        QVERIFY(!file);
        QCOMPARE(contentOf(path()), bad);
        QVERIFY(!std::filesystem::exists(path().string() + ".cut"));
    }

    void aSecondOpeningIsRefused()
    {
        auto first = open();
        QVERIFY(first);
        const auto second = open();
        QVERIFY(!second);
        QCOMPARE(second.error()[0].code, std::string("journal-locked"));
        QVERIFY(first->append(everything()[0]));
        first = tl::unexpected(yaml::Diagnostics{});
        QVERIFY(open());
    }

    void aMovedFileKeepsItsLock()
    {
        auto first = open();
        io::JournalFile moved = std::move(*first);
        QVERIFY(!open());
        QVERIFY(moved.append(everything()[0]));
        io::JournalFile other = std::move(moved);
        QVERIFY(other.append(everything()[1]));
        QCOMPARE(other.journal().entries.size(), std::size_t{2});
    }

    void whatAnotherProgramChangedIsNotWrittenOver()
    {
        auto file = open();
        QVERIFY(file->append(everything()[0]));
        const std::string before = contentOf(path());
        write(path(), before + "x");
        const auto result = file->append(everything()[1]);
        QVERIFY(!result);
        QCOMPARE(result.error().code, std::string("journal-changed"));
        QCOMPARE(file->journal().entries.size(), std::size_t{1});
        QCOMPARE(contentOf(path()), before + "x");
    }

    void aChangeThatKeepsTheSizeIsNoticed()
    {
        for (const bool written : {false, true})
        {
            auto file = open();
            if (written)
                QVERIFY(file->append(everything()[0]));
            QTest::qSleep(50); // file systems tell times apart by some milliseconds
            std::string changed = contentOf(path());
            changed[changed.find("siege")] = 'S';
            std::fstream(path(), std::ios::binary | std::ios::in | std::ios::out) << changed;
            const auto result = file->append(everything()[1]);
            QVERIFY(!result);
            QCOMPARE(result.error().code, std::string("journal-changed"));
            QCOMPARE(contentOf(path()), changed);
            std::filesystem::remove(path());
        }
    }

    void aDeletedJournalAcknowledgesNothing()
    {
        auto file = open();
        std::filesystem::remove(path());
        QVERIFY(!file->append(everything()[0]));
        write(path(), "somebody else's");
        QVERIFY(!file->append(everything()[0]));
        QVERIFY(file->journal().entries.empty());
    }

    void whatCouldNotBeReadIsNotWritten()
    {
        auto file = open();
        const std::string before = contentOf(path());
        play::Played order = std::get<play::Played>(everything()[0]);
        for (const std::string& note :
             {std::string("bell\a"), std::string("\xFF\xFE"), std::string(2'000'000, 'x'), std::string("nul\0", 4)})
        {
            order.note = note;
            QVERIFY(!file->append(order));
        }
        order.note = {};
        order.order = {"retreat", {{"counter", test::counter("gwyn")}, {"path", play::List{hex::Hex{-5, -5}}}}};
        QVERIFY(!file->append(order));
        QCOMPARE(contentOf(path()), before);
        QVERIFY(file->append(everything()[0]));
    }

    /// A form may be filled in from below: what is written is what a reader finds.
    void fieldsAreWrittenInTheOrderOfTheirKind()
    {
        auto file = open();
        play::Played order = std::get<play::Played>(everything()[0]);
        const play::Played asRead = order;
        std::ranges::reverse(order.order.fields);
        std::ranges::reverse(order.given.decreed);
        for (play::Record& effect : order.overruled->effects)
            std::ranges::reverse(effect.fields);
        QVERIFY(file->append(order));
        play::ByHand hand{{asRead.overruled->effects[1]}, {}};
        std::ranges::reverse(hand.effects[0].fields);
        QVERIFY(file->append(hand));
        QVERIFY(file->journal().entries[0].what == What(asRead));
        const auto again = parse(contentOf(path()));
        QVERIFY(again.value && *again.value == file->journal());
    }

    void undoOfNothingIsNotWritten()
    {
        auto file = open();
        QVERIFY(!file->append(play::Undone{}));
        QVERIFY(!file->append(play::Redone{}));
        QVERIFY(!file->append(play::BackTo{1}));
        QVERIFY(file->append(everything()[0]));
        QVERIFY(file->append(play::Undone{}));
        QVERIFY(!file->append(play::Undone{}));
        QCOMPARE(file->journal().entries.size(), std::size_t{2});
    }

    void aChangedScenarioIsSaid()
    {
        QVERIFY(open());
        play::Header other = header_;
        other.hash = "ffffffffffffffff";
        other.options.clear();
        const auto file = io::JournalFile::open(path(), other, setting_);
        QVERIFY(file);
        QVERIFY(says(file->diagnostics(), "journal-scenario") && says(file->diagnostics(), "journal-rules"));
        QVERIFY(!yaml::hasErrors(file->diagnostics()));
        QVERIFY(file->journal().header == header_);
    }

    void placesThatCannotHoldAJournal()
    {
        QVERIFY(!io::JournalFile::open("/proc/no/journal.yaml", header_, setting_));
        QVERIFY(!io::JournalFile::open(folder_->path().toStdString(), header_, setting_));
        QVERIFY(!io::JournalFile::open("/dev/null", header_, setting_));
    }

    void problemsAreNamedWithTheirPlace_data()
    {
        QTest::addColumn<QString>("tail");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const char* tail, int line, const char* code)
        { QTest::newRow(name) << QString(tail) << line << QString(code); };
        const char* shoot = "order: {shoot: {by: a, at: b}}\nsaid: {legal: true, rules: []}\n...\n";
        row("gap", qPrintable(QString("---\nn: 2\n%1").arg(shoot)), 11, "entry-number");
        row("no kind", "---\nn: 1\nwho: x\n...\n", 11, "entry");
        row("two kinds", "---\nn: 1\nundo: {}\nredo: {}\n...\n", 11, "entry");
        row("undo of nothing", "---\nn: 1\nundo: {}\n...\n", 11, "entry-order");
        row("back to what is not", "---\nn: 1\nback: {to: 1}\n...\n", 11, "entry-order");
        row("no order", "---\nn: 1\norder: {}\nsaid: {legal: true}\n...\n", 12, "order");
        row("a bad die",
            "---\nn: 1\norder: {end_phase: {}}\ndice: [{die: d10, value: 11, source: typed}]\nsaid: {legal: "
            "true}\n...\n",
            13, "range");
        row("an effect that says two things",
            "---\nn: 1\norder: {end_phase: {}}\nsaid: {legal: true}\noverruled: {allowed: true, effects: [{counter: a, "
            "retreat: 1, to: A1}]}\n...\n",
            14, "effect");
        row("an unknown state",
            "---\nn: 1\norder: {end_phase: {}}\nsaid: {legal: true}\noverruled: {allowed: true, effects: [{counter: a, "
            "state: dizzy}]}\n...\n",
            14, "word");
        row("broken YAML", "---\nn: 1\norder: {end_phase: {}\nsaid: x: y\n...\n", 13, "yaml");
    }

    void problemsAreNamedWithTheirPlace()
    {
        QFETCH(QString, tail);
        QFETCH(int, line);
        QFETCH(QString, code);
        const auto loaded = parse(test::withoutSums(io::journalHeaderText(header_)) + tail.toStdString());
        QVERIFY(!loaded.value);
        QVERIFY(!loaded.diagnostics.empty());
        QCOMPARE(QString::fromStdString(loaded.diagnostics[0].code), code);
        QCOMPARE(loaded.diagnostics[0].line, line);
    }

    void aNewerJournalIsRefused()
    {
        const auto loaded = parse("merlon: journal/2\nscenario: x\n...\n");
        QVERIFY(!loaded.value);
        QVERIFY(says(loaded.diagnostics, "newer-version"));
    }

    void aJournalEditedOnWindowsIsRead()
    {
        std::string text = io::journalHeaderText(header_) + io::entryText({1, 1, everything()[0]}, *setting_);
        QString windows = QString::fromStdString(text).replace("\n", "\r\n");
        const auto loaded = parse(windows.toStdString());
        QVERIFY(loaded.value);
        QCOMPARE(loaded.value->entries.size(), std::size_t{1});
    }
};

LIST_TEST(TestJournalFile)

} // namespace tst_journal_file

#include "tst_journal_file.moc"

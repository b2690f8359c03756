#include "support_main.h"
#include "support_skirmish.h"

#include "core/io/journal_file.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_journal_sums
{

using namespace merlon;

/// Every document of a journal has a checksum: what is not as it was written is told with its line, and the game goes
/// on from what can be read.
class TestJournalSums : public QObject
{
    Q_OBJECT

private:
    const std::shared_ptr<const play::Setting> setting_ = test::skirmish();
    play::Journal journal_{test::headerOf(*setting_), {}};
    std::string text_;

    auto parse(const std::string& text) const { return io::parseJournal(text, "j.yaml", *setting_); }
    static std::vector<std::pair<std::string, int>> told(const yaml::Diagnostics& diagnostics)
    {
        std::vector<std::pair<std::string, int>> all;
        for (const yaml::Diagnostic& one : diagnostics)
            all.emplace_back(one.code, one.line);
        return all;
    }
    std::string with(const std::string& was, const std::string& now) const
    {
        std::string text = text_;
        const std::size_t at = text.find(was);
        Q_ASSERT(at != std::string::npos);
        return text.replace(at, was.size(), now);
    }
    int lineOf(const std::string& entry) const
    {
        const auto end = text_.begin() + static_cast<std::ptrdiff_t>(text_.find(entry));
        return static_cast<int>(std::count(text_.begin(), end, '\n')) + 1;
    }

private slots:
    void initTestCase()
    {
        const play::Happening happened[] = {
            play::Played{"normans",
                         test::shot("alric", "gwyn"),
                         {{{10, 7, "shot", play::Source::Typed}}, {}},
                         {true, {"siege.1.41a"}, "B"},
                         {},
                         "the wind"},
            play::Undone{}, play::Redone{},
            play::ByHand{{{"released", {{"counter", test::counter("gwyn")}}}}, "he holds the gate"},
            play::Played{"welsh", {"end_phase", {}}, {}, {}, {}, {}}};
        text_ = io::journalHeaderText(journal_.header);
        for (const play::Happening& what : happened)
        {
            journal_.entries.push_back({static_cast<int>(journal_.entries.size()) + 1, 1, what});
            text_ += io::entryText(journal_.entries.back(), *setting_);
        }
        const auto loaded = parse(text_);
        QVERIFY(loaded.value && *loaded.value == journal_);
        QVERIFY(loaded.diagnostics.empty());
    }

    /// Each byte, changed into each of several others.
    void noChangedByteIsReadAsSomethingElse()
    {
        int opened = 0;
        int changed = 0;
        for (std::size_t at = 0; at < text_.size(); ++at)
            for (const char flip : {'\x01', '\x02', '\x04', '\x10', '\x20', '\x40'})
            {
                std::string text = text_;
                text[at] = static_cast<char>(text[at] ^ flip);
                const auto loaded = parse(text);
                ++changed;
                opened += loaded.value ? 1 : 0;
                const bool same = loaded.value && *loaded.value == journal_;
                QVERIFY2(same || !loaded.diagnostics.empty(), text.c_str());
            }
        QCOMPARE(opened, changed);
    }

    void anEntryThatWasChangedIsNamedWithItsLine()
    {
        const auto loaded = parse(with("source: typed", "source: rolled"));
        QVERIFY(loaded.value);
        QCOMPARE(told(loaded.diagnostics), (std::vector{std::pair(std::string("journal-sum"), lineOf("---\nn: 1\n"))}));
        const auto& played = std::get<play::Played>(loaded.value->entries.front().what);
        QVERIFY(played.given.dice.front().source == play::Source::Rolled);
        QCOMPARE(loaded.value->entries.size(), journal_.entries.size());
    }

    void oneThatCannotBeReadLeavesItsLineEmpty()
    {
        const auto loaded = parse(with("effects: [{", "effects: [[{"));
        QVERIFY(loaded.value);
        QCOMPARE(told(loaded.diagnostics), (std::vector{std::pair(std::string("journal-sum"), lineOf("---\nn: 4\n"))}));
        QCOMPARE(loaded.value->entries.size(), journal_.entries.size());
        QVERIFY(loaded.value->entries[3].what == play::Happening(play::ByHand{}));
        QVERIFY(loaded.value->entries[4] == journal_.entries[4]);
    }

    /// The end mark of one entry is gone, so that two are read as one.
    void twoInOneLoseNeitherThoseBehindThem()
    {
        const auto loaded = parse(with("...\n---\nn: 2\n", ".,.\n---\nn: 2\n"));
        QVERIFY(loaded.value);
        QVERIFY(!loaded.diagnostics.empty());
        QCOMPARE(loaded.value->entries.size(), journal_.entries.size());
        QVERIFY(loaded.value->entries[4] == journal_.entries[4]);
    }

    /// The order that an undo took back cannot be read: there is nothing to undo.
    void whatHangsOnALostEntryIsToldToo()
    {
        const auto loaded = parse(with("order: {shoot", "order: {shoot: {"));
        QVERIFY(loaded.value);
        QCOMPARE(loaded.value->entries.size(), journal_.entries.size());
        std::vector<std::string> codes;
        for (const auto& [code, line] : told(loaded.diagnostics))
            codes.push_back(code);
        QCOMPARE(codes, (std::vector<std::string>{"journal-sum", "entry-order", "entry-order"}));
        QVERIFY(!yaml::hasErrors(loaded.diagnostics));
    }

    void theHeadHasOneToo()
    {
        const auto loaded = parse(with("edition: french", "edition: spanish"));
        QVERIFY(loaded.value);
        QCOMPARE(told(loaded.diagnostics), (std::vector{std::pair(std::string("journal-sum"), 1)}));
    }

    /// The game goes on without it, beside the scenario that its name tells.
    void aHeadThatCannotBeReadLosesNoEntry()
    {
        for (const auto& [was, now] : {std::pair("ruleset: ", "ruleset  "),
                                       {"edition: french", "edition: [french"},
                                       {"merlon: journal", "merlon: jouzzal"}})
        {
            const std::string text = with(was, now);
            const auto loaded = parse(text);
            QVERIFY2(loaded.value, now);
            QCOMPARE(told(loaded.diagnostics), (std::vector{std::pair(std::string("journal-sum"), 1)}));
            QVERIFY(loaded.value->entries == journal_.entries);
            const auto head = io::parseHeader(text, "some/castle.scenario.yaml.journal.yaml");
            QVERIFY(head.value);
            QCOMPARE(head.value->scenario, std::string("castle.scenario.yaml"));
            QTemporaryDir folder;
            const std::string file = folder.filePath("castle.scenario.yaml.journal.yaml").toStdString();
            QVERIFY(io::writeFile(file, text, io::Links::Refuse));
            auto header = journal_.header;
            header.seed = 7;
            auto opened = io::JournalFile::open(file, header, setting_);
            QVERIFY(opened);
            QVERIFY(opened->journal().header == header);
            QVERIFY(opened->append(play::Undone{}));
        }
        // A text in which nothing is as it was written is no journal.
        QVERIFY(!parse("merlon: jouzzal/1\n...\n---\nn: 1\nundo: {}\nsum: 00000000\n...\n").value);
    }

    void oneWithoutChecksumsIsReadAsBefore()
    {
        const auto loaded = parse(test::withoutSums(text_));
        QVERIFY(loaded.value && *loaded.value == journal_);
        QVERIFY(loaded.diagnostics.empty());
    }

    void lineBreaksOfAnotherSystemAreNoChange()
    {
        std::string text;
        for (const char c : text_)
            text += c == '\n' ? std::string("\r\n") : std::string(1, c);
        const auto loaded = parse(text);
        QVERIFY(loaded.value && *loaded.value == journal_);
        QVERIFY(loaded.diagnostics.empty());
    }

    void anEntryThatSomebodyAddedByHandIsTold()
    {
        const auto loaded = parse(text_ + "---\nn: 6\nnote: by hand\n...\n");
        QVERIFY(loaded.value);
        QCOMPARE(loaded.value->entries.size(), journal_.entries.size() + 1);
        QCOMPARE(loaded.diagnostics.size(), std::size_t{1});
    }
};

LIST_TEST(TestJournalSums)

} // namespace tst_journal_sums

#include "tst_journal_sums.moc"

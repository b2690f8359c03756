// A scenario as one file: what goes in, what comes out, and what strangers pack.

#include "support_main.h"
#include "support_places.h"
#include "support_zip.h"

#include "core/archive/parcel.h"
#include "core/archive/zip_file.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <random>

namespace tst_archive
{

using namespace merlon;
using archive::Games;
using test::ZipEntry;
namespace fs = std::filesystem;

const std::string scenarioText = R"(merlon: scenario/1
id: ford
title: {en: The ford}
ruleset: siege
maps:
  - {file: maps/ford.map.yaml}
forces:
  - id: normans
    name: {en: Normans}
    counters:
      - {id: alric, name: Alric, class: soldier, weapon: crossbow, attack: 8, defence: 6, movement: 7, hex: A1}
notes: {en: Tried twice}
authors:
  - {name: Ann, what: First version, when: 2024-05-01}
  - {name: Bea}
)";
const std::string mapText = R"(merlon: map/1
id: ford
grid: {columns: 3, rows: 2, hexes: flat, shoved: even, span: 2 m}
terrain:
  legend: {'.': plain}
  rows: |
    ...
    ...
background: {image: scan.png, origin: [0, 0], hex: 20}
)";
const std::string journalText =
    "merlon: journal/1\nscenario: ford.scenario.yaml\nhash: '0000000000000000'\nruleset: siege\n"
    "edition: french\nversion: '0.1.0'\nseed: 2\n...\n";

std::vector<ZipEntry> good()
{
    return {{"ford.scenario.yaml", scenarioText}, {"maps/ford.map.yaml", mapText}, {"maps/scan.png", "a picture"}};
}

std::vector<std::string> codesOf(const yaml::Diagnostics& diagnostics)
{
    std::vector<std::string> ids;
    for (const auto& one : diagnostics)
        ids.emplace_back(one.message.sentence->id);
    return ids;
}

std::vector<std::string> namesOf(const archive::Parcel& parcel)
{
    std::vector<std::string> names;
    for (const auto& file : parcel.files)
        names.push_back(file.name);
    return names;
}

class TestArchive : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;

    fs::path at(const std::string& name) const { return fs::path(desk_->path().toStdString()) / name; }
    fs::path write(const std::string& name, const std::string& content) const
    {
        fs::create_directories(at(name).parent_path());
        std::ofstream(at(name), std::ios::binary) << content;
        return at(name);
    }
    /// All that lies under a folder.
    std::vector<std::string> under(const std::string& folder) const
    {
        std::vector<std::string> all;
        if (fs::exists(at(folder)))
            for (const auto& one : fs::recursive_directory_iterator(at(folder)))
                if (!one.is_directory())
                    all.push_back(one.path().lexically_relative(at(folder)).string());
        std::ranges::sort(all);
        return all;
    }
    fs::path ford() const
    {
        write("home/maps/ford.map.yaml", mapText);
        write("home/maps/scan.png", "a picture");
        write("home/ford.scenario.yaml.journal.yaml", journalText);
        write("home/tuesday.journal.yaml", journalText);
        write("home/ford.scenario.yaml.secrets.yaml", "merlon: secrets/1\n");
        write("home/other.map.yaml", mapText);
        return write("home/ford.scenario.yaml", scenarioText);
    }

private slots:
    void init() { desk_ = std::make_unique<QTemporaryDir>(); }

    void aScenarioIsPackedWithWhatItNames()
    {
        const auto parcel = archive::gathered(ford(), Games::LeaveOut);
        QVERIFY(parcel.value);
        QCOMPARE(namesOf(*parcel.value),
                 (std::vector<std::string>{"ford.scenario.yaml", "maps/ford.map.yaml", "maps/scan.png"}));
    }

    void gamesGoInWhenAskedAndSecretsNever()
    {
        const auto parcel = archive::gathered(ford(), Games::TakeAlong);
        QVERIFY(parcel.value);
        const auto names = namesOf(*parcel.value);
        QCOMPARE(names.size(), std::size_t{5});
        QVERIFY(std::ranges::count(names, "tuesday.journal.yaml") == 1);
        QVERIFY(std::ranges::count(names, "ford.scenario.yaml.journal.yaml") == 1);
        QVERIFY(std::ranges::none_of(names, [](const std::string& name) { return name.ends_with("secrets.yaml"); }));
    }

    /// A map from a stranger that names a secret of mine as its scan gets nothing.
    void aSecretIsNoScan()
    {
        std::string map = mapText;
        map.replace(map.find("scan.png"), 8, "../ford.scenario.yaml.secrets.yaml");
        std::string flat = mapText;
        flat.replace(flat.find("scan.png"), 8, "s.secrets.yaml");
        const fs::path scenario = ford();
        write("home/maps/s.secrets.yaml", "merlon: secrets/1\n");
        write("home/maps/ford.map.yaml", flat);
        const auto parcel = archive::gathered(scenario, Games::TakeAlong);
        QVERIFY(parcel.value);
        QCOMPARE(codesOf(parcel.diagnostics), std::vector<std::string>{"archive/no-picture"});
        write("home/maps/ford.map.yaml", map);
        const auto other = archive::gathered(scenario, Games::LeaveOut);
        if (other.value)
            QCOMPARE(other.value->files.size(), std::size_t{2});
    }

    void whatIsPackedComesOutAgain()
    {
        const auto parcel = archive::gathered(ford(), Games::TakeAlong);
        QVERIFY(archive::pack(*parcel.value, at("ford.merlon"), io::Links::Follow));
        QVERIFY(archive::isArchive(at("ford.merlon")));
        const auto back = archive::opened(at("ford.merlon"));
        QVERIFY(back.value && back.diagnostics.empty());
        QVERIFY(back.value->files == parcel.value->files);
        const auto scenario = archive::unpack(*back.value, at("there/deep"));
        QVERIFY(scenario && *scenario == at("there/deep/ford.scenario.yaml"));
        QCOMPARE(under("there/deep").size(), std::size_t{5});
        QVERIFY(io::loadScenario(*scenario).value);
    }

    void theSameParcelMakesTheSameBytes()
    {
        const auto parcel = archive::gathered(ford(), Games::LeaveOut);
        QCOMPARE(*archive::zipped(parcel.value->files), *archive::zipped(parcel.value->files));
    }

    void everyScenarioThatShipsGoesThere()
    {
        for (const auto& one : fs::recursive_directory_iterator(test::inSource("scenarios")))
            if (one.path().string().ends_with(".scenario.yaml"))
            {
                const auto parcel = archive::gathered(one.path(), Games::TakeAlong);
                QVERIFY2(parcel.value && parcel.diagnostics.empty(), one.path().c_str());
                write("a.merlon", *archive::zipped(parcel.value->files));
                const auto back = archive::opened(at("a.merlon"));
                QVERIFY2(back.value && back.value->files == parcel.value->files, one.path().c_str());
            }
    }

    /// Background, authors and notes are part of the scenario's own text; no game depends on them.
    void authorsAndNotesAreKept()
    {
        const auto loaded = io::loadScenario(ford());
        QVERIFY(loaded.value);
        const play::Scenario& scenario = (*loaded.value)->scenario;
        QCOMPARE(scenario.authors.size(), std::size_t{2});
        QCOMPARE(scenario.authors[0].what, std::string("First version"));
        const std::string text = io::scenarioText(scenario, (*loaded.value)->boards);
        const std::string end = "notes: {en: Tried twice}\nauthors:\n  - {name: Ann, what: First version, when: "
                                "'2024-05-01'}\n  - {name: Bea}\n";
        QCOMPARE(text.substr(text.find("notes:")), end);
        play::Setting other = **loaded.value;
        other.scenario.authors.clear();
        other.scenario.background.texts = {{"", "Long ago."}};
        QCOMPARE(io::contentHash(other), io::contentHash(**loaded.value));
    }

    /// A friend packed the whole folder again, on a Mac.
    void anArchiveWithAFolderAndCrumbsIsTaken()
    {
        auto entries = good();
        for (auto& entry : entries)
            entry.name = "ford/" + entry.name;
        entries.insert(entries.begin(), {"ford/", "", 0040755U << 16U});
        entries.push_back({"__MACOSX/ford/._ford.scenario.yaml", "?"});
        const auto parcel = archive::opened(write("a.merlon", test::zipOf(entries)));
        QVERIFY(parcel.value);
        QCOMPARE(parcel.value->files.size(), std::size_t{3});
        QCOMPARE(codesOf(parcel.diagnostics), std::vector<std::string>{"archive/left"});
    }

    void hostileOnesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("attributes");
        QTest::addColumn<int>("flags");
        QTest::addColumn<int>("method");
        QTest::addColumn<int>("sum");
        QTest::addColumn<qint64>("says");
        QTest::addColumn<QString>("code");
        const int plain = 0100644;
        const auto row = [](const char* tag, const QString& name, int attributes, int flags, int method, int sum,
                            qint64 says, const char* code)
        { QTest::newRow(tag) << name << attributes << flags << method << sum << says << code; };
        row("up", "../evil.map.yaml", plain, 0, 0, 0, -1, "archive/name");
        row("deep up", "maps/../../evil.map.yaml", plain, 0, 0, 0, -1, "archive/name");
        row("absolute", "/etc/evil", plain, 0, 0, 0, -1, "archive/name");
        row("drive", "C:evil", plain, 0, 0, 0, -1, "archive/name");
        row("backslash", "maps\\..\\evil", plain, 0, 0, 0, -1, "archive/name");
        row("control", "ev\til\x1b[2J", plain, 0, 0, 0, -1, "archive/name");
        row("dot", "./evil", plain, 0, 0, 0, -1, "archive/name");
        row("empty part", "maps//evil", plain, 0, 0, 0, -1, "archive/name");
        row("link", "evil", 0120777, 0, 0, 0, -1, "archive/link");
        row("device", "evil", 0020666, 0, 0, 0, -1, "archive/link");
        row("case", "Maps/SCAN.png", plain, 0, 0, 0, -1, "archive/twice");
        row("twice", "maps/scan.png", plain, 0, 0, 0, -1, "archive/twice");
        row("file and folder", "maps", plain, 0, 0, 0, -1, "archive/in-file");
        row("under a file", "ford.scenario.yaml/evil", plain, 0, 0, 0, -1, "archive/in-file");
        row("encrypted", "evil", plain, 1, 0, 0, -1, "archive/encrypted");
        row("method", "evil", plain, 0, 12, 0, -1, "archive/method");
        row("sum", "evil.yaml", plain, 0, 0, 1, -1, "archive/damaged");
        row("large", "evil.yaml", plain, 0, 8, 0, 0xF0000000, "archive/large");
        row("longer than it says", "evil.yaml", plain, 0, 0, 0, 2, "archive/damaged");
        row("shorter than it says", "evil.yaml", plain, 0, 0, 0, 2000, "archive/damaged");
    }
    void hostileOnesAreRefused()
    {
        QFETCH(const QString, name);
        QFETCH(const int, attributes);
        QFETCH(const int, flags);
        QFETCH(const int, method);
        QFETCH(const int, sum);
        QFETCH(const qint64, says);
        QFETCH(const QString, code);
        auto entries = good();
        entries.push_back({name.toStdString(), "evil content", static_cast<std::uint32_t>(attributes) << 16U,
                           static_cast<std::uint16_t>(flags), static_cast<std::uint16_t>(method),
                           static_cast<std::uint32_t>(sum), says});
        const auto parcel = archive::opened(write("a.merlon", test::zipOf(entries)));
        QVERIFY(!parcel.value);
        const auto codes = codesOf(parcel.diagnostics);
        const bool cut = codes == std::vector<std::string>{"archive/none"}; // libzip would not have it at all
        QVERIFY2(codes == std::vector<std::string>{code.toStdString()} || (cut && says >= 0),
                 codes.empty() ? "" : codes.front().c_str());
        QCOMPARE(parcel.diagnostics.front().file, at("a.merlon").string());
    }

    /// It says ten gigabytes in entries that one by one are allowed.
    void whatIsTooLargeInAllIsRefusedUnread()
    {
        auto entries = good();
        for (int i = 0; i < 160; ++i)
            entries.push_back({"b" + std::to_string(i), "x", 0100644U << 16U, 0, 8, 0, 64 << 20});
        const auto parcel = archive::opened(write("a.merlon", test::zipOf(entries)));
        QVERIFY(!parcel.value);
        QCOMPARE(codesOf(parcel.diagnostics), std::vector<std::string>{"archive/in-all"});
    }

    void manyEntriesAreRefused()
    {
        std::vector<ZipEntry> entries;
        for (std::size_t i = 0; i <= archive::mostEntries; ++i)
            entries.push_back({"b" + std::to_string(i), ""});
        QCOMPARE(codesOf(archive::opened(write("a.merlon", test::zipOf(entries))).diagnostics),
                 std::vector<std::string>{"archive/many"});
    }

    /// A real one: 65 MiB of nothing, in 65 KB.
    void aBombIsRefused()
    {
        const auto bomb = archive::zipped({{"ford.scenario.yaml", scenarioText}, {"b", std::string(65 << 20, '\0')}});
        QVERIFY(bomb->size() < 1 << 20);
        QCOMPARE(codesOf(archive::opened(write("a.merlon", *bomb)).diagnostics),
                 std::vector<std::string>{"archive/large"});
    }

    void whatIsNoArchiveIsSaid()
    {
        const std::string whole = test::zipOf(good());
        for (const std::string& content : {std::string(), std::string("PK"), scenarioText, whole.substr(0, 400)})
            QCOMPARE(codesOf(archive::opened(write("a.merlon", content)).diagnostics),
                     std::vector<std::string>{"archive/none"});
        QCOMPARE(codesOf(archive::opened(at("b.merlon")).diagnostics), std::vector<std::string>{"file/read"});
        QCOMPARE(codesOf(archive::opened(write("c.merlon", test::zipOf({{"readme", "hello"}}))).diagnostics),
                 std::vector<std::string>{"archive/no-scenario"});
        auto two = good();
        two.push_back({"copy.scenario.yaml", scenarioText});
        QCOMPARE(codesOf(archive::opened(write("d.merlon", test::zipOf(two))).diagnostics),
                 std::vector<std::string>{"archive/scenarios"});
        QCOMPARE(codesOf(archive::opened(write("e.merlon", test::zipOf({good()[0]}))).diagnostics),
                 std::vector<std::string>{"archive/missing"});
    }

    void whatIsThereIsNeverWrittenOver()
    {
        const auto parcel = archive::opened(write("a.merlon", test::zipOf(good())));
        write("there/maps/ford.map.yaml", "mine");
        const auto refused = archive::unpack(*parcel.value, at("there"));
        QVERIFY(!refused);
        QCOMPARE(codesOf(refused.error()), std::vector<std::string>{"archive/exists"});
        QCOMPARE(under("there"), std::vector<std::string>{"maps/ford.map.yaml"});
        write("there/maps/ford.map.yaml", mapText); // the same is no harm
        QVERIFY(archive::unpack(*parcel.value, at("there")));
    }

    void aLinkInTheFolderIsNotFollowed()
    {
        const auto parcel = archive::opened(write("a.merlon", test::zipOf(good())));
        fs::create_directories(at("there"));
        fs::create_directories(at("elsewhere"));
        fs::create_symlink(at("elsewhere"), at("there/maps"));
        QVERIFY(!archive::unpack(*parcel.value, at("there")));
        QVERIFY(under("elsewhere").empty());
        fs::remove(at("there/maps"));
        fs::create_symlink(at("elsewhere/x"), at("there/ford.scenario.yaml"));
        QVERIFY(!archive::unpack(*parcel.value, at("there")));
        QVERIFY(under("elsewhere").empty());
        QVERIFY(!fs::exists(at("there/maps")));
    }

    void nothingIsLeftBehindHalfUnpacked()
    {
        auto entries = good();
        const auto parcel = archive::opened(write("a.merlon", test::zipOf(entries)));
        write("there", "a file in the place of the folder");
        QVERIFY(!archive::unpack(*parcel.value, at("there")));
        fs::create_directories(at("other"));
        write("other/maps", "a file in the place of a folder");
        QVERIFY(!archive::unpack(*parcel.value, at("other")));
        QCOMPARE(under("other"), std::vector<std::string>{"maps"});
    }

    /// Bytes changed anywhere: it is refused, or what comes out is what its sums say.
    void anyBytesAreRefusedOrRead()
    {
        const auto parcel = archive::gathered(ford(), Games::TakeAlong);
        const std::string whole = *archive::zipped(parcel.value->files);
        const unsigned seed = std::random_device()();
        std::mt19937 random(seed);
        for (int i = 0; i < 2000; ++i)
        {
            std::string changed = whole;
            for (unsigned count = 1 + random() % 4; count > 0; --count)
                changed[random() % changed.size()] = static_cast<char>(random() % 256);
            if (random() % 8 == 0)
                changed.resize(random() % changed.size());
            auto zip = archive::ZipFile::open(changed, "a");
            if (!zip)
                continue;
            for (const auto& entry : zip->entries())
                if (const auto content = zip->read(entry))
                    QVERIFY2(content->size() == entry.size, qPrintable(QString::number(seed)));
        }
    }
};

LIST_TEST(TestArchive)

} // namespace tst_archive

#include "tst_archive.moc"

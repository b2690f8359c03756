// Texts of any characters: what is typed into a field can be held by a file, and no verb of the program makes another
// text of it.

#include "app/window/plain_fields.h"
#include "core/io/files.h"
#include "core/io/readers.h"
#include "core/io/support_random.h"
#include "core/map/text_rules.h"
#include "support_ctl.h"
#include "support_main.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <functional>
#include <set>

namespace tst_any_text
{

using namespace merlon;
using test::ctl;

namespace
{

/// Code units as they come: controls, marks, halves of characters.
QString anyUnits(test::Draw& draw, int most)
{
    QString text;
    for (int n = draw.from(1, most); n > 0; --n)
        switch (draw.from(0, 5))
        {
        case 0:
            text += QChar(draw.from(0, 0x9F));
            break;
        case 1:
            text += QString(draw.from(1, 12), QChar(draw.from(0x300, 0x36F)));
            break;
        case 2:
            text += QChar(draw.from(0xD800, 0xDFFF));
            break;
        default:
            text += QString::fromStdString(test::anyText(draw));
        }
    return text;
}

/// As another program may write it: each character by its number. Qt takes a byte order mark off the front of a text.
std::string escaped(const std::string& text)
{
    std::string out = "\"";
    for (const uint one : QString::fromStdString('-' + text).toUcs4().mid(1))
        out += QString("\\U%1").arg(one, 8, 16, QChar('0')).toStdString();
    return out + '"';
}

/// Two towers with a name each, in one language and in two.
std::string mapText(test::Draw& draw, LocalText& title, std::vector<std::string>& names)
{
    title.texts = {{"en", test::anyText(draw)}, {"it", test::anyText(draw)}};
    names = {test::anyText(draw), test::anyText(draw)};
    return "merlon: map/1\nid: m\ntitle: {en: " + escaped(title.texts[0].second) +
           ", it: " + escaped(title.texts[1].second) +
           "}\nruleset: siege\ngrid: {columns: 4, rows: 4, hexes: flat, shoved: even}\nterrain:\n"
           "  legend: {'.': plain, o: tower_floor}\n  rows: |\n    o...\n    ....\n    ..o.\n    ..o.\n"
           "features:\n  - {hex: B1, sides: [N], kind: parapet}\nstructures:\n  - {id: a, kind: tower, hexes: [A1], "
           "name: {en: " +
           escaped(names[0]) + "}}\n  - {id: b, kind: tower, hexes: [C3, C4], name: {en: " + escaped(names[1]) + "}}\n";
}

/// A text in every place of that file that holds one: each `@` of the pattern.
std::string withTexts(test::Draw& draw, const std::string& pattern, std::vector<std::string>& texts)
{
    std::string out;
    for (const char c : pattern)
        if (c == '@')
        {
            texts.push_back(test::anyText(draw));
            out += escaped(texts.back());
        }
        else
            out += c;
    return out;
}

constexpr const char* scenarioPattern =
    "merlon: scenario/1\nid: s\ntitle: {en: @, it: @}\nbackground: @\nbriefing: {fr: @}\nvictory: @\nnotes: @\n"
    "authors:\n  - {name: @, what: @}\nruleset: siege\nmaps:\n  - {file: any.map.yaml}\nforces:\n"
    "  - id: one\n    name: {en: @, es: @}\n    counters:\n"
    "      - {id: a, name: @, class: soldier, attack: 5, defence: 3, movement: 4, hex: B2}\n"
    "zones:\n  - {id: z, name: {en: @}, force: one, hexes: [B2]}\n";
constexpr const char* tournamentPattern =
    "merlon: tournament/1\nid: t\ntitle: {en: @, it: @}\nbriefing: @\nnotes: @\n"
    "ruleset: centuria\nseed: 7\nday: 2026-12-12\nlists_due: 2026-12-05\nclub: Lupi\n"
    "scenarios: [avanguardie, ponte, bottino]\n";
constexpr const char* tablePattern =
    "merlon: table/1\nid: t\ntitle: {en: @, fr: @}\nsize: [600, 600]\nareas:\n"
    "  - {id: w, kind: wood, name: {en: @}, outline: [[10, 10], [90, 10], [50, 90]]}\n";

/// Whether the setting, as it is read, holds each of them.
bool holdsAll(const std::filesystem::path& file, const std::vector<std::string>& texts)
{
    const auto text = io::readFile(file);
    if (!text)
        return false;
    const YAML::Node root = YAML::Load(*text);
    std::multiset<std::string> found;
    const std::function<void(const YAML::Node&)> collect = [&](const YAML::Node& node)
    {
        if (node.IsScalar())
            found.insert(node.Scalar());
        for (const auto& one : node)
            collect(node.IsMap() ? one.second : one);
    };
    collect(root);
    return std::ranges::all_of(
        texts, [&](const std::string& one)
        { return found.contains(one) && !yaml::hasErrors(io::check(file.string(), {}).diagnostics); });
}

std::vector<std::string> namesOf(const map::HexMap& map)
{
    std::vector<std::string> names;
    for (const map::Structure& one : map.structures)
        names.push_back(one.name.texts.empty() ? std::string() : one.name.texts.front().second);
    return names;
}

} // namespace

class TestAnyText : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;

    std::filesystem::path at(const char* name) const { return desk_.filePath(name).toStdString(); }

private slots:
    void whatIsInAFieldCanBeSavedAndRead_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<int>("most");
        QTest::newRow("a field") << "line" << 40;
        QTest::newRow("a field with a limit") << "limited" << 40;
        QTest::newRow("a name in a list") << "name" << 40;
        QTest::newRow("a page") << "page" << 200;
    }

    void whatIsInAFieldCanBeSavedAndRead()
    {
        QFETCH(const QString, where);
        QFETCH(const int, most);
        app::PlainFields fields;
        QListWidget list;
        QLineEdit line(where == "name" ? list.viewport() : nullptr);
        QPlainTextEdit page;
        if (where == "limited")
            line.setMaxLength(200);
        for (QWidget* one : {static_cast<QWidget*>(&line), static_cast<QWidget*>(&page)})
        {
            one->installEventFilter(&fields);
            one->ensurePolished();
        }
        for (std::uint32_t seed = 1; seed <= 300; ++seed)
        {
            test::Draw draw(seed);
            const QString typed = anyUnits(draw, most);
            where == "page" ? page.setPlainText(typed) : line.setText(typed);
            const QString kept = where == "page" ? page.toPlainText() : line.text();
            const std::string text = kept.toStdString();
            QVERIFY2(QString::fromStdString(text) == kept, qPrintable(QString("seed %1").arg(seed)));
            QVERIFY2(holdable(text) == text, qPrintable(QString("seed %1").arg(seed)));
            QVERIFY(where != "name" || lengthOf(text) <= static_cast<std::size_t>(Longest::Name));
            if (text.empty())
                continue;
            const map::HexMap map = test::randomMap(draw);
            play::Scenario scenario = test::randomScenario(draw, map);
            scenario.briefing = plainText(text);
            const auto boards = test::boardsOf(map);
            const auto read = io::parseScenario(io::scenarioText(scenario, boards), "typed", boards);
            QVERIFY2(read.value, qPrintable(QString("seed %1").arg(seed)));
            QVERIFY2(read.value->briefing == scenario.briefing, qPrintable(QString("seed %1").arg(seed)));
        }
    }

    void noVerbMakesAnotherTextOfIt()
    {
        for (std::uint32_t seed = 1; seed <= 12; ++seed)
        {
            const auto which = QString("seed %1").arg(seed).toUtf8();
            test::Draw draw(seed);
            LocalText title;
            std::vector<std::string> names;
            const QByteArray text = QByteArray::fromStdString(mapText(draw, title, names));
            const QString file = desk_.filePath("any.map.yaml");
            const auto holds = [&]
            {
                const auto read = io::loadMap(at("any.map.yaml"));
                return read.value && read.value->title == title && namesOf(*read.value) == names;
            };
            test::write(file, text);
            QVERIFY2(holds(), which);
            QVERIFY2(ctl({"format", file}).status == 0 && holds(), which);
            QVERIFY2(ctl({"format", "--check", file}).status == 0, which);
            test::write(file, text);
            const auto fixed = ctl({"lint", "--fix", file});
            QVERIFY2(fixed.out.contains("fixed: ") && holds(), fixed.out + fixed.err);

            test::write(file, text);
            const QString both = desk_.filePath("both.map.yaml");
            const auto joined = ctl({"join", file, file, "--edge", "east", "-o", both, "--force"});
            QVERIFY2(joined.status == 0, joined.err.constData());
            const auto read = io::loadMap(at("both.map.yaml"));
            QVERIFY2(read.value, which);
            const auto found = namesOf(*read.value);
            QVERIFY2(std::ranges::count(found, names[0]) == 2, which);
            QVERIFY2(std::ranges::count(found, names[1]) == 2, which);
        }
    }

    void noVerbMakesAnotherTextOfASetting_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("scenario") << "any.scenario.yaml" << scenarioPattern;
        QTest::newRow("tournament") << "any.tournament.yaml" << tournamentPattern;
        QTest::newRow("table") << "any.table.yaml" << tablePattern;
    }

    /// Names of forces, zones and counters, background, briefing, notes, authors.
    void noVerbMakesAnotherTextOfASetting()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, pattern);
        for (std::uint32_t seed = 1; seed <= 40; ++seed)
        {
            const auto which = QString("seed %1").arg(seed).toUtf8();
            test::Draw draw(seed);
            LocalText title;
            std::vector<std::string> names;
            test::write(desk_.filePath("any.map.yaml"), QByteArray::fromStdString(mapText(draw, title, names)));
            std::vector<std::string> texts;
            const QByteArray text = QByteArray::fromStdString(withTexts(draw, pattern.toStdString(), texts));
            const QString path = desk_.filePath(file);
            const auto holds = [&] { return holdsAll(path.toStdString(), texts); };
            test::write(path, text);
            QVERIFY2(holds(), which);
            const auto formatted = ctl({"format", path});
            QVERIFY2(formatted.status == 0 && holds(), which + formatted.err);
            QVERIFY2(ctl({"format", "--check", path}).status == 0, which);
            test::write(path, text);
            ctl({"lint", "--fix", path});
            QVERIFY2(holds(), which);
        }
    }
};

LIST_TEST(TestAnyText)

} // namespace tst_any_text

#include "tst_any_text.moc"

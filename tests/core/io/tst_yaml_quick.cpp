// The quick reader gives the very tree that yaml-cpp gives, places and all, or stands aside. It must also be taken for
// what Merlon writes, or large maps load ten times slower and nobody is told.

#include "support_files.h"
#include "support_random.h"
#include "tests/fuzz/targets.h"

#include <QtTest>

using namespace merlon;

namespace
{

bool isTaken(const std::string& text)
{
    return io::quickYaml(text, {}).has_value();
}

constexpr const char* scalars[] = {
    "a",      "Norman gate", "12",      "-3",           "- 3",   "-",
    "",       "~",           "null",    "NULL",         "true",  "'it''s'",
    "''",     "\"\"",        "\"say\"", "\"\\n\"",      "'a b'", "a:b",
    "a: b",   "a :b",        "a #b",    "a#b",          "a,b",   "a, b",
    "[b]",    "a]",          "a?",      "?a",           "x'y",   "x\"y",
    "'a'b",   "\"a\" b",     "siège",   "a - b",        ":a",    "a:",
    "#a",     "@a",          "&a",      "*a",           "!a",    "|",
    "|-",     ">",           "...",     "---",          "a\tb",  "a  b",
    "'a  b'", "'a #b'",      "'a: b'",  "\xEF\xBB\xBF", "(a)",   "a/b.c",
    "<<",     "50%",         "%a",      "`a",           "=",     "1:2",
};

/// Texts near those that Merlon writes: its blocks, lists and brackets, in every spacing, and scalars that may need
/// quotes and have none.
class Writer
{
public:
    explicit Writer(test::Draw& draw) : draw_(draw) {}

    std::string text()
    {
        mapping(0, 0);
        if (draw_.chance(20))
            out_.insert(0, "---\n");
        return draw_.chance(20) && !out_.empty() ? out_.substr(0, out_.size() - 1) : out_;
    }

private:
    void pad(int indent) { out_.append(static_cast<std::size_t>(indent), ' '); }

    void between(int indent)
    {
        if (draw_.chance(8))
            out_ += draw_.of(std::array{"\n", "  \n", "# comment\n", "      # comment\n", "#\n"});
        if (draw_.chance(60))
            ++indent;
        pad(indent);
    }

    std::string scalar() { return draw_.chance(3) ? draw_.of(scalars) : draw_.of(std::array{"a", "12", "'b'", "D7"}); }
    std::string key()
    {
        return draw_.chance(12) ? scalar() : std::string(draw_.of(std::array{"k", "id", "a-b", "x_1"}));
    }
    std::string gap() { return draw_.chance(8) ? draw_.of(std::array{"", "  ", "   "}) : " "; }

    void mapping(int indent, int depth)
    {
        for (int n = draw_.from(1, 4); n > 0; --n)
        {
            between(indent);
            pair(indent, depth);
        }
    }

    void pair(int indent, int depth)
    {
        out_ += key() + ':';
        value(indent, depth);
    }

    void sequence(int indent, int depth)
    {
        for (int n = draw_.from(1, 4); n > 0; --n)
        {
            between(indent);
            out_ += '-';
            if (draw_.chance(4))
            {
                out_ += ' ';
                pair(indent + 2, depth); // keys behind a dash
                for (int more = draw_.from(0, 2); more > 0; --more)
                {
                    between(indent + 2);
                    pair(indent + 2, depth);
                }
            }
            else
                value(indent, depth);
        }
    }

    void value(int indent, int depth)
    {
        switch (depth > 3 ? draw_.from(0, 4) : draw_.from(0, 7))
        {
        case 0:
        case 1:
        case 2:
            out_ += gap() + scalar();
            break;
        case 3:
            out_ += gap();
            flow(0);
            break;
        case 4:
            return literal(indent);
        default:
            out_ += draw_.chance(20) ? " \n" : "\n";
            if (draw_.chance())
                mapping(indent + draw_.of(std::array{2, 2, 2, 4, 1, 0}), depth + 1);
            else
                sequence(indent + draw_.of(std::array{2, 2, 2, 4, 0}), depth + 1);
            return;
        }
        if (draw_.chance(12))
            out_ += draw_.of(std::array{" ", " # comment", "\n      goes on", " #"});
        out_ += '\n';
    }

    void literal(int indent)
    {
        out_ += draw_.of(std::array{" |\n", " |\n", " |-\n", " |+\n", " >\n", " | # comment\n", "  |\n"});
        const int margin = indent + draw_.of(std::array{2, 2, 2, 4, 1});
        for (int n = draw_.from(0, 4); n > 0; --n)
        {
            if (draw_.chance(8))
                out_ += draw_.of(std::array{"\n", "  \n", "\n\n"});
            pad(margin + (draw_.chance(6) ? 2 : 0));
            out_ +=
                draw_.of(std::array{"..##", "# no comment", "a: b", "- a", "text ", "'", "\tx"}) + std::string("\n");
        }
    }

    void flow(int depth)
    {
        const bool list = draw_.chance();
        out_ += list ? "[" : "{";
        out_ += draw_.chance(10) ? " " : "";
        for (int n = draw_.from(0, 3); n > 0; --n)
        {
            if (!list)
                out_ += key() + ':' + gap();
            if (depth < 3 && draw_.chance(4))
                flow(depth + 1);
            else
                out_ += scalar();
            out_ += n > 1 ? draw_.of(std::array{", ", ", ", ", ", ",", " , ", ",\n   "}) : draw_.chance(12) ? " " : "";
        }
        out_ += list ? "]" : "}";
    }

    test::Draw& draw_;
    std::string out_;
};

} // namespace

class TestYamlQuick : public QObject
{
    Q_OBJECT

private slots:
    /// Scenarios may be slow, with their folded briefings: they are small.
    void everyMapThatShipsIsReadQuickly()
    {
        for (const auto& file : test::filesIn(MERLON_SOURCE_DIR "/scenarios", ".map.yaml"))
            QVERIFY2(isTaken(test::readText(file)), file.c_str());
    }

    void aLargeMapIsReadQuickly()
    {
        auto map = map::blankMap({300, 300, hex::Orientation::Pointy, hex::Shove::Odd}, "plain", '.');
        map.levels.emplace(map.terrain.size());
        map.numbering.emplace();
        for (int row = 0; row < 300; ++row)
            map.features.push_back({map.layout.hexAt({7, row}), {hex::Side{0}}, "parapet", "", {}});
        QVERIFY(isTaken(io::mapText(map)));
    }

    void textsOfEveryShapeGiveTheSameTree()
    {
        int taken = 0;
        constexpr std::uint32_t rounds = 150'000;
        for (std::uint32_t seed = 1; seed <= rounds; ++seed)
        {
            test::Draw draw(seed);
            const std::string text = Writer(draw).text();
            const std::string broken = fuzz::checkQuick(text);
            QVERIFY2(broken.empty(), (broken + ", seed " + std::to_string(seed) + "\n" + text).c_str());
            taken += isTaken(text) ? 1 : 0;
        }
        QVERIFY2(taken > static_cast<int>(rounds) / 20, qPrintable(QString::number(taken))); // or nothing was compared
    }

    void changedMapsAndScenariosGiveTheSameTree()
    {
        int taken = 0;
        constexpr std::uint32_t rounds = 20'000;
        for (std::uint32_t seed = 1; seed <= rounds; ++seed)
        {
            test::Draw draw(seed);
            const map::HexMap map = test::randomMap(draw);
            const std::string text =
                draw.chance() ? io::mapText(map) : io::scenarioText(test::randomScenario(draw, map), map);
            const std::string changed = test::mutated(draw.chance() ? test::annotated(text, draw) : text, draw);
            const std::string broken = fuzz::checkQuick(changed);
            QVERIFY2(broken.empty(), (broken + ", seed " + std::to_string(seed) + "\n" + changed).c_str());
            taken += isTaken(changed) ? 1 : 0;
        }
        QVERIFY2(taken > static_cast<int>(rounds) / 20, qPrintable(QString::number(taken)));
    }
};

QTEST_APPLESS_MAIN(TestYamlQuick)
#include "tst_yaml_quick.moc"

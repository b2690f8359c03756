#include "support_frozen.h"
#include "support_main.h"
#include "support_places.h"

#include <QTest>
#include <QTranslator>

#include <fstream>
#include <map>
#include <sstream>

namespace tst_frozen
{

using namespace merlon;

/// The verdicts are the same bytes as when they were frozen, case by case. A rule that is mended on purpose is frozen
/// anew (MERLON_FREEZE=1 writes the file) in a commit that names it. MERLON_FREEZE_TEXT=FILE writes all the verdicts,
/// to compare two versions of the program with diff.
class TestFrozen : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(english_.load(QStringLiteral(":/merlon/translations/merlon_en.qm")));
        QCoreApplication::installTranslator(&english_);
    }
    void cases() { compare("case ", tests::judgedCases()); }
    void orders() { compare("orders ", tests::judgedOrders()); }
    void skirmishes() { compare("skirmish ", tests::judgedSkirmishes()); }

private:
    QTranslator english_; ///< for its plurals

    static std::string file() { return test::inSource("tests/frozen/verdicts.txt"); }

    /// Lines of one kind: a hash, a blank, the name.
    static std::map<std::string, std::string> frozen(const std::string& kind)
    {
        std::map<std::string, std::string> all;
        std::ifstream in(file());
        for (std::string line; std::getline(in, line);)
            if (line.size() > 17 && line.compare(17, kind.size(), kind) == 0)
                all.emplace(line.substr(17), line.substr(0, 16));
        return all;
    }

    static void compare(const std::string& kind, const std::vector<tests::Frozen>& now)
    {
        if (const QByteArray path = qgetenv("MERLON_FREEZE_TEXT"); !path.isEmpty())
        {
            std::ofstream out(path.toStdString(), std::ios::app);
            for (const tests::Frozen& one : now)
                out << "# " << one.name << '\n' << one.text;
        }
        if (qEnvironmentVariableIsSet("MERLON_FREEZE"))
        {
            std::ostringstream others;
            std::ifstream in(file());
            for (std::string line; std::getline(in, line);)
                if (line.size() <= 17 || line.compare(17, kind.size(), kind) != 0)
                    others << line << '\n';
            in.close();
            std::ofstream out(file());
            out << others.str();
            for (const tests::Frozen& one : now)
                out << tests::hashOf(one.text) << ' ' << one.name << '\n';
            return;
        }
        const auto then = frozen(kind);
        QVERIFY(!then.empty());
        std::map<std::string, std::string> hashes;
        for (const tests::Frozen& one : now)
            QVERIFY2(hashes.emplace(one.name, tests::hashOf(one.text)).second, ("twice: " + one.name).c_str());
        int differing = 0;
        std::string first;
        for (const auto& [name, hash] : then)
            if (const auto found = hashes.find(name); found == hashes.end() || found->second != hash)
                if (++differing == 1)
                    first = name;
        QVERIFY2(differing == 0, (std::to_string(differing) + " differ, the first is: " + first).c_str());
    }
};

LIST_TEST(TestFrozen)

} // namespace tst_frozen

#include "tst_frozen.moc"

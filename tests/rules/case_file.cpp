// One file of tests/cases, which is a test of its own: `tests_rules cases siege/ballista.yaml`, and what QtTest takes.

#include "support_cases.h"
#include "support_main.h"
#include "support_places.h"

#include "core/systems.h"

#include <QTest>

#include <cstdio>
#include <exception>

using namespace merlon;

/// A row for each case, once for each edition.
class TestCaseFile : public QObject
{
    Q_OBJECT

public:
    explicit TestCaseFile(std::vector<tests::RuleCase> cases) : cases_(std::move(cases)) {}

private:
    std::vector<tests::RuleCase> cases_;

    static std::string rowOf(const tests::RuleCase& one)
    {
        return one.edition.empty() ? one.name : one.name + " (" + one.edition + ')';
    }

private slots:
    void holds_data()
    {
        QTest::addColumn<int>("index");
        for (int index = 0; const tests::RuleCase& one : cases_)
            QTest::newRow(rowOf(one).c_str()) << index++;
    }

    void holds()
    {
        QFETCH(const int, index);
        const std::string fault = tests::judgeCase(cases_[static_cast<std::size_t>(index)]);
        QVERIFY2(fault.empty(), fault.c_str());
    }
};

namespace
{

/// Of a file as its test names it, "siege/ballista.yaml". Empty, and told why, when there is nothing to judge.
std::vector<tests::RuleCase> casesOf(const std::string& file)
{
    const auto tell = [&](const char* fault)
    {
        std::fprintf(stderr, "tests/cases/%s: %s\n", file.c_str(), fault);
        return std::vector<tests::RuleCase>();
    };
    const play::System* system = findSystem(file.substr(0, file.find('/')));
    if (system == nullptr)
        return tell("this program knows no such system");
    try
    {
        auto cases = tests::readCases(*system, test::inSource("tests/cases/" + file));
        return cases.empty() ? tell("there is no case in it") : std::move(cases);
    }
    catch (const std::exception& fault) // YAML's, of a file that there is not or that cannot be read
    {
        return tell(fault.what());
    }
}

int judgeFile(const QStringList& arguments)
{
    auto cases = casesOf(arguments.value(0).toStdString());
    if (cases.empty())
        return 1;
    TestCaseFile file(std::move(cases));
    return test::runTest(file, arguments.mid(1));
}

} // namespace

LIST_DEED("cases", judgeFile)
#include "case_file.moc"

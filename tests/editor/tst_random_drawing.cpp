// Whatever the hand does, the history gives every document back byte for byte: a thousand random sequences of every
// tool's gestures by mouse and keys, with undo, save, Esc, a reload and a change of tabs in the middle of them.

#include "support_hand.h"
#include "support_main.h"
#include "support_places.h"

#include <QTemporaryDir>

namespace tst_random_drawing
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

namespace
{

using Values = std::map<edit::Doc, edit::Value>;

/// What was done is taken back to the beginning and made again to the end.
QString faultOfHistory(Workspace& workspace, const Hand& hand, const QByteArray& first, const Values& beginning)
{
    while (workspace.history().canRedo())
        workspace.redo();
    const QByteArray last = hand.text();
    for (const auto& [doc, value] : workspace.desk().values)
        if (edit::applied(beginning.at(doc), edit::diff(beginning.at(doc), value)) != value)
            return "a difference is no patch";
    while (workspace.history().canUndo())
        workspace.undo();
    if (hand.text() != first)
        return "undone it is not what it was";
    if (!workspace.save()) // it counts hexes from the top left again
        return "not saved";
    if (workspace.desk().values != beginning)
        return "undone its value is not what it was";
    while (workspace.history().canRedo())
        workspace.redo();
    return hand.text() == last ? QString() : "redone it is not what it was";
}

/// The files hold what is on screen.
QString faultOfFiles(Workspace& workspace, const Hand& hand)
{
    if (!workspace.save())
        return "not saved";
    const bool scenario = workspace.scenario() != nullptr;
    const auto again = scenario ? Workspace::openScenario(workspace.path()) : Workspace::openMap(workspace.path());
    if (!again.workspace)
        return "not opened: " + words::toText(again.diagnostics.front());
    QByteArray text;
    for (const auto* document : again.workspace->documents())
        text += document->text();
    if (text != hand.text())
        return "opened again it is another text";
    return scenario || again.workspace->map().map() == workspace.map().map() ? QString()
                                                                             : "opened again it is another map";
}

} // namespace

class TestRandomDrawing : public QObject
{
    Q_OBJECT

private slots:
    void theHistoryGivesEveryByteBack_data();
    void theHistoryGivesEveryByteBack();
};

void TestRandomDrawing::theHistoryGivesEveryByteBack_data()
{
    QTest::addColumn<bool>("scenario");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    for (int seed = 1; seed <= 950; seed += 50)
        QTest::addRow("a map alone, from %d", seed) << false << seed << seed + 50;
    for (int seed = 951; seed <= 1000; seed += 10)
        QTest::addRow("a scenario with its map, from %d", seed) << true << seed << seed + 10;
}

void TestRandomDrawing::theHistoryGivesEveryByteBack()
{
    QFETCH(bool, scenario);
    QFETCH(int, from);
    QFETCH(int, to);
    for (int seed = from; seed < to; ++seed)
    {
        QTemporaryDir folder;
        auto opened =
            scenario
                ? Workspace::openScenario(test::inSource(u"scenarios/norman-gate/norman-gate.scenario.yaml")).workspace
                : std::make_unique<Workspace>(busyMap(14, 10, static_cast<unsigned>(seed)));
        Workspace& workspace = *opened;
        QVERIFY(workspace.saveAs(folder.filePath(scenario ? "drawn.scenario.yaml" : "drawn.map.yaml")));
        const Values beginning = workspace.desk().values;
        Hand hand(workspace, static_cast<unsigned>(seed));
        const QByteArray first = hand.text();
        for (int step = 0; step < 12 && hand.fault().isEmpty(); ++step)
        {
            hand.act();
            hand.examine();
        }
        hand.letGo();
        hand.examine();
        QString fault = hand.fault();
        if (fault.isEmpty())
            fault = faultOfFiles(workspace, hand);
        if (fault.isEmpty())
            fault = faultOfHistory(workspace, hand, first, beginning);
        QVERIFY2(fault.isEmpty(), qPrintable(QString("seed %1: %2\n%3").arg(seed).arg(fault, hand.told())));
    }
}

LIST_TEST(TestRandomDrawing)

} // namespace tst_random_drawing

#include "tst_random_drawing.moc"

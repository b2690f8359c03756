#include "core/play/scene.h"
#include "support_main.h"

#include <QTest>

namespace tst_scene
{

using namespace merlon;

class TestScene : public QObject
{
    Q_OBJECT

private slots:
    /// Of two boards: each piece, mark and line on its own, and places count from there.
    void aBoardIsSeenAsIfThereWereNoOther()
    {
        const hex::Hex hex{2, 3};
        play::Scene scene;
        scene.boards = {std::make_shared<const map::HexMap>(), std::make_shared<const map::TableMap>()};
        scene.pieces = {{.thing = {"counter", "gate"}, .name = "Gate", .hexes = {hex}},
                        {.thing = {"counter", "mill"}, .name = "Mill", .hexes = {hex}, .board = 1}};
        scene.marks = {{hex, play::Mark::May}, {play::Place{1, hex, 2, {}}, play::Mark::Aim}};
        scene.lines = {{{0, 0}, {6, 6}, {}, 0}};
        scene.strokes = {{{0, 0}, {10, 10}, play::Mark::Way, true, 1}};
        scene.outlines = {{{{0, 0}, {10, 0}, {0, 10}}, play::Mark::Zone, true, 1}};

        const play::Scene first = play::onBoard(scene, 0);
        QCOMPARE(first.pieces.size(), std::size_t{1});
        QCOMPARE(first.pieces.front().thing.id, std::string("gate"));
        QVERIFY(first.marks.size() == 1 && first.marks.front().mark == play::Mark::May);
        QVERIFY(first.lines.size() == 1 && first.strokes.empty() && first.outlines.empty());
        QVERIFY(first.boards == play::Boards{scene.boards[0]});

        const play::Scene second = play::onBoard(scene, 1);
        QCOMPARE(second.pieces.size(), std::size_t{1});
        QCOMPARE(second.pieces.front().thing.id, std::string("mill"));
        QCOMPARE(second.pieces.front().board, 0);
        QVERIFY(second.marks.size() == 1 && second.marks.front().where == play::Value(play::Place{0, hex, 2, {}}));
        QVERIFY(second.lines.empty() && second.strokes.size() == 1 && second.outlines.size() == 1);
        QVERIFY(second.boards == play::Boards{scene.boards[1]});
    }
};

LIST_TEST(TestScene)

} // namespace tst_scene

#include "tst_scene.moc"

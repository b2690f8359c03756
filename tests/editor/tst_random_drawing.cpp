// Whatever the hand does, the history gives every document back byte for byte: a thousand random sequences of every
// tool's gestures, with undo, save, Esc and a change of tabs in the middle of them.

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "editor/tools/gesture.h"
#include "editor/tools/shapes.h"
#include "support_maps.h"
#include "translations/diagnostics.h"

#include <QAction>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

namespace
{

/// A hand that knows no restraint.
class Hand
{
public:
    Hand(Workspace& workspace, unsigned seed) : workspace_(workspace), random_(seed) {}

    void act()
    {
        switch (upTo(12))
        {
        case 0:
            return workspace_.undo();
        case 1:
            return workspace_.redo();
        case 2:
            return (void)workspace_.save();
        case 3:
            return resize();
        default:
            choose();
            drag();
        }
    }
    void letGo() { gesture_.commit(); }

private:
    int upTo(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    const map::HexMap& map() const { return workspace_.map().map(); }
    /// On the map or a little off it.
    hex::Hex somewhere()
    {
        const auto& layout = map().layout;
        return layout.hexAt({upTo(layout.columns + 4) - 2, upTo(layout.rows + 4) - 2});
    }
    hex::Side someSide() { return hex::Side(upTo(6)); }
    template <class List>
    auto oneOf(const List& all)
    {
        return all[static_cast<std::size_t>(upTo(static_cast<int>(all.size())))];
    }

    void choose()
    {
        const auto& actions = tools_.actions();
        actions.at(upTo(static_cast<int>(actions.size())))->trigger();
        tools_.setRadius(upTo(largestRadius + 1));
        const auto& palette = *workspace_.map().palette();
        switch (upTo(4))
        {
        case 0:
            return tools_.setLevel(upTo(5) - 1);
        case 1:
            return tools_.setPaintKind(upTo(2) == 0 ? edit::Paint::Kind::Raise : edit::Paint::Kind::Lower);
        default:
            tools_.setTerrain(QString::fromStdString(oneOf(palette.terrain).id));
        }
    }

    void drag()
    {
        gesture_.begin(workspace_, tools_, {Input::What::Press, somewhere(), someSide(), upTo(4) == 0});
        for (int moves = upTo(6); moves > 0 && gesture_.active(); --moves)
        {
            gesture_.moveTo(somewhere(), someSide());
            if (gesture_.pointwise())
                gesture_.press(somewhere(), someSide());
            if (upTo(12) == 0)
                interrupt();
        }
        upTo(8) == 0 ? gesture_.cancel() : gesture_.commit();
    }

    void interrupt()
    {
        switch (upTo(5))
        {
        case 0:
            return workspace_.undo();
        case 1:
            return workspace_.redo();
        case 2:
            return (void)workspace_.save();
        case 3:
            return workspace_.settle(); // as another tab in front does
        default:
            return gesture_.cancel();
        }
    }

    void resize()
    {
        const auto grid = map().layout.cropped(upTo(5) - 2, upTo(5) - 2, upTo(5) - 2, upTo(5) - 2);
        if (grid.columns < 3 || grid.rows < 3 || grid.count() > 600)
            return;
        workspace_.change([&](const edit::Desk& desk)
                          { return edit::reshaped(desk, edit::headOf(desk.mapValue()), grid, "plain"); });
    }

    Workspace& workspace_;
    ToolBox tools_;
    Gesture gesture_;
    std::mt19937 random_;
};

QByteArray textOf(const Workspace& workspace)
{
    QByteArray text;
    for (const auto* document : workspace.documents())
        text += document->text();
    return text;
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
    QTest::addColumn<int>("sequences");
    QTest::newRow("a map alone") << false << 950;
    QTest::newRow("a scenario with its map") << true << 50;
}

void TestRandomDrawing::theHistoryGivesEveryByteBack()
{
    QFETCH(bool, scenario);
    QFETCH(int, sequences);
    for (int seed = 1; seed <= sequences; ++seed)
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(scenario ? "drawn.scenario.yaml" : "drawn.map.yaml");
        auto opened =
            scenario ? Workspace::openScenario(MERLON_SOURCE_DIR "/scenarios/norman-gate/norman-gate.scenario.yaml")
                           .workspace
                     : std::make_unique<Workspace>(busyMap(14, 10, static_cast<unsigned>(seed)));
        Workspace& workspace = *opened;
        QVERIFY(workspace.saveAs(path));
        const QByteArray first = textOf(workspace);
        const auto beginning = workspace.desk().values;
        {
            Hand hand(workspace, static_cast<unsigned>(seed));
            for (int step = 0; step < 12; ++step)
                hand.act();
            hand.letGo();
        }
        const QByteArray now = textOf(workspace);
        QVERIFY(workspace.save());
        const auto again = scenario ? Workspace::openScenario(path) : Workspace::openMap(path);
        QVERIFY2(again.workspace,
                 qPrintable(QString("seed %1: %2")
                                .arg(seed)
                                .arg(again.diagnostics.empty() ? "" : words::toText(again.diagnostics.front()))));
        QCOMPARE(textOf(*again.workspace), now);
        while (workspace.history().canRedo())
            workspace.redo();
        const QByteArray last = textOf(workspace);
        const auto end = workspace.desk().values;
        for (const auto& [doc, value] : end)
            QVERIFY(edit::applied(beginning.at(doc), edit::diff(beginning.at(doc), value)) == value);
        while (workspace.history().canUndo())
            workspace.undo();
        QVERIFY2(textOf(workspace) == first, qPrintable(QString("seed %1: undone").arg(seed)));
        QVERIFY(workspace.save()); // it counts hexes from the top left again
        QVERIFY(workspace.desk().values == beginning);
        while (workspace.history().canRedo())
            workspace.redo();
        QVERIFY2(textOf(workspace) == last, qPrintable(QString("seed %1: redone").arg(seed)));
    }
}

QTEST_MAIN(TestRandomDrawing)
#include "tst_random_drawing.moc"

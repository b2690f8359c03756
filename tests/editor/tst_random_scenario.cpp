// A scenario follows its map: whatever columns and rows come and go, counters, set-up zones and conditions lie where
// they lay, or nowhere where that is gone.

#include "core/edit/extents.h"
#include "core/edit/scenario_value.h"
#include "support_chance.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_places.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace tst_random_scenario
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

namespace
{

using Cells = std::vector<hex::Cell>;
using Shelves = std::map<std::pair<std::size_t, edit::Key>, Cells>;

/// Where all that a scenario says lies on the grid of its map, whatever its hexes are called.
Shelves placesOf(const Workspace& workspace)
{
    const hex::Layout& grid = workspace.map().map().layout;
    const edit::Value& scenario = workspace.scenario()->value();
    Shelves places;
    for (const std::size_t shelf : {edit::OfScenario::head, edit::OfScenario::counters, edit::OfScenario::zones})
        for (const edit::Entry& entry : *scenario.shelves[shelf])
            (void)entry.thing.touches(
                [&, &cells = places[{shelf, entry.key}]](hex::Hex at)
                {
                    cells.push_back(grid.cellOf(at));
                    return false;
                });
    return places;
}

std::vector<Cells> inOrder(const Shelves& places)
{
    std::vector<Cells> all;
    for (const auto& [which, cells] : places)
        all.push_back(cells);
    return all;
}

bool isOn(const hex::Layout& grid, hex::Cell cell)
{
    return cell.column >= 0 && cell.column < grid.columns && cell.row >= 0 && cell.row < grid.rows;
}

/// What is left of them when so many columns and rows came at the left and the top of what is that grid now.
Cells shifted(const Cells& cells, const edit::Edges& edges, const hex::Layout& grid)
{
    Cells out;
    for (const hex::Cell cell : cells)
        if (const hex::Cell now{cell.column + edges.left, cell.row + edges.top}; isOn(grid, now))
            out.push_back(now);
    return out;
}

/// Whoever has lost a hex of his stands nowhere; a zone keeps the hexes that are left, or goes; a condition forgets
/// what is gone.
QString faultOf(const Shelves& before, const Shelves& now, const edit::Edges& edges, const hex::Layout& grid)
{
    const bool zonesStay = before.size() == now.size();
    for (const auto& [which, cells] : before)
    {
        Cells left = shifted(cells, edges, grid);
        const bool whole = left.size() == cells.size();
        const auto found = now.find(which);
        const QString name = QString("%1/%2").arg(which.first).arg(which.second);
        if (found == now.end())
        {
            if (which.first != edit::OfScenario::zones || !left.empty())
                return name + " is gone";
        }
        else if (which.first == edit::OfScenario::head)
        {
            for (const hex::Cell cell : found->second)
                if (std::ranges::count(left, cell) == 0)
                    return name + " names a hex that it did not name";
            if (whole && zonesStay && found->second != left)
                return name + " names other hexes";
        }
        else if (found->second != (which.first == edit::OfScenario::counters && !whole ? Cells() : left))
            return name + " lies elsewhere";
    }
    return {};
}

QByteArray textOf(const Workspace& workspace)
{
    return workspace.map().text() + workspace.scenario()->text();
}

} // namespace

class TestRandomScenario : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Workspace> workspace_;
    QStringList told_;

    void resize(const edit::Edges& edges, QString& fault)
    {
        const hex::Layout grid = edit::framed(workspace_->map().map().layout, edges);
        if (grid.columns < 4 || grid.rows < 4 || grid.columns > 50 || grid.rows > 40)
            return;
        told_ << QString("resize by %1 %2 %3 %4").arg(edges.left).arg(edges.top).arg(edges.right).arg(edges.bottom);
        const Shelves before = placesOf(*workspace_);
        workspace_->change([&](const edit::Desk& desk) { return edit::resized(desk, edges, "brush"); });
        fault = faultOf(before, placesOf(*workspace_), edges, workspace_->map().map().layout);
    }
    /// What is taken back lies where it lay; what is made again where it came to lie.
    void backAndForth(QString& fault)
    {
        if (!workspace_->history().canUndo())
            return;
        told_ << "undo and redo";
        const Shelves now = placesOf(*workspace_);
        const QByteArray text = textOf(*workspace_);
        workspace_->undo();
        workspace_->redo();
        if (placesOf(*workspace_) != now || textOf(*workspace_) != text)
            fault = "redone it lies elsewhere";
    }
    void save(QString& fault)
    {
        told_ << "save";
        const Shelves before = placesOf(*workspace_);
        if (!workspace_->save())
            fault = "not saved";
        else if (placesOf(*workspace_) != before)
            fault = "saved it lies elsewhere";
        else if (const auto again = Workspace::openScenario(workspace_->path()); !again.workspace)
            fault = "it cannot be opened again";
        else if (inOrder(placesOf(*again.workspace)) != inOrder(before) ||
                 textOf(*again.workspace) != textOf(*workspace_))
            fault = "opened again it lies elsewhere";
    }
    QString act(Chance& chance)
    {
        QString fault;
        const auto by = [&] { return chance.upTo(9) - 5; };
        switch (chance.upTo(8))
        {
        case 0:
            told_ << "undo";
            workspace_->undo();
            break;
        case 1:
            told_ << "redo";
            workspace_->redo();
            break;
        case 2:
            backAndForth(fault);
            break;
        case 3:
            save(fault);
            break;
        case 4:
            told_ << "paint";
            workspace_->paint(terrain("moat"), hex::range(chance.hexNear(workspace_->map().map().layout), 2));
            break;
        default:
            resize({by(), by(), by(), by()}, fault);
        }
        return fault;
    }

private slots:
    void whatLiesOnTheMapStaysWhereItLies()
    {
        for (unsigned seed = 1; seed <= 40; ++seed)
        {
            QTemporaryDir folder;
            workspace_ =
                Workspace::openScenario(test::inSource(u"scenarios/norman-gate/norman-gate.scenario.yaml")).workspace;
            QVERIFY(workspace_->saveAs(folder.filePath("followed.scenario.yaml")));
            const QByteArray first = textOf(*workspace_);
            const Shelves beginning = placesOf(*workspace_);
            told_.clear();
            QString fault;
            Chance chance(seed);
            for (int step = 0; step < 16 && fault.isEmpty(); ++step)
                fault = act(chance);
            QVERIFY2(fault.isEmpty(), qPrintable(QString("seed %1: %2\n%3").arg(seed).arg(fault, told_.join(", "))));
            workspace_->goToStep(0);
            const QByteArray told = QString("seed %1\n%2").arg(seed).arg(told_.join(", ")).toUtf8();
            QVERIFY2(textOf(*workspace_) == first, told.constData());
            QVERIFY2(placesOf(*workspace_) == beginning, told.constData());
        }
    }
};

LIST_TEST(TestRandomScenario)

} // namespace tst_random_scenario

#include "tst_random_scenario.moc"

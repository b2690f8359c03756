// What it costs to work on a roster of 1,000 counters, in time of the processor: sorted, filtered, filled down; and 500
// rows of a spreadsheet pasted.

#include "core/edit/roster.h"
#include "editor/roster_model.h"
#include "editor/roster_rows.h"
#include "editor/workspace.h"

#include <QApplication>
#include <QTableView>

#include <cstdio>
#include <ctime>

using namespace merlon;

namespace
{

template <class Work>
void row(const char* what, int times, const char* goal, Work work)
{
    double spent = 0;
    for (int i = 0; i < times; ++i)
    {
        const auto before = std::clock();
        work(i);
        QApplication::processEvents();
        spent += 1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    }
    std::printf("%-58s%10.4g ms  %s\n", what, spent / times, goal);
    std::fflush(stdout);
}

/// The castle with as many counters more as make 1,000.
std::unique_ptr<editor::Workspace> crowded()
{
    auto opened = editor::Workspace::openScenario(
        QStringLiteral(MERLON_SOURCE_DIR "/scenarios/norman-gate/norman-gate.scenario.yaml"));
    if (!opened.workspace)
        qFatal("the castle cannot be opened");
    std::vector<edit::Key> one;
    const auto& scenario = opened.workspace->scenario()->scenario();
    const int more = 1'000 - static_cast<int>(scenario.forces[0].counters.size() + scenario.forces[1].counters.size());
    opened.workspace->change(
        [&](const edit::Desk& desk)
        {
            for (const edit::Entry& entry : *desk.values.at(desk.scenario).shelves[edit::OfScenario::counters])
                if (edit::listedIn(entry).id == "gerold")
                    one = {entry.key};
            return edit::duplicated(desk, one, more);
        });
    return std::move(opened.workspace);
}

QString spreadsheet(int rows)
{
    QString text = QStringLiteral("Name\tClass\tAttack\tDefence\tMovement\n");
    for (int i = 0; i < rows; ++i)
        text += QStringLiteral("Levy %1\tsoldier\t9\t6\t7\n").arg(i);
    return text;
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    const auto workspace = crowded();
    editor::RosterModel model;
    editor::RosterRows rows;
    rows.setSourceModel(&model);
    QTableView table;
    table.setModel(&rows);
    table.setSortingEnabled(true);
    table.resize(900, 600);
    table.show();
    model.setWorkspace(workspace.get());
    if (rows.rowCount() != 1'000)
        qFatal("%d counters", rows.rowCount());
    constexpr int attack = editor::RosterModel::firstField + 3;
    row("roster/1,000 counters sorted: CPU", 20, "<= 16.7",
        [&](int i) { table.sortByColumn(attack, i % 2 == 0 ? Qt::AscendingOrder : Qt::DescendingOrder); });
    row("roster/1,000 counters filtered: CPU", 20, "<= 16.7",
        [&](int i) { rows.look(i % 2 == 0 ? QStringLiteral("gerold 9") : QString()); });
    table.sortByColumn(-1, Qt::AscendingOrder);
    row("roster/50 rows filled down: CPU", 20, "<= 16.7",
        [&](int i)
        {
            QModelIndexList cells;
            for (int at = 100 + i; at < 151 + i; ++at)
                cells << model.index(at, attack);
            model.setData(cells.front(), 5 + i % 7);
            if (!model.fillDown(cells))
                qFatal("nothing was filled");
        });
    const QString text = spreadsheet(500);
    row("roster/500 rows of a spreadsheet pasted: CPU", 1, "<= 200",
        [&](int)
        {
            if (!model.paste(text, QStringLiteral("garrison"), {}))
                qFatal("nothing was pasted");
        });
    return 0;
}

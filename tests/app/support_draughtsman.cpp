#include "support_draughtsman.h"

#include "core/edit/line_edits.h"
#include "editor/hex_map_view.h"
#include "editor/palette_model.h"
#include "editor/palette_panel.h"
#include "editor/sides_model.h"
#include "editor/structures_model.h"
#include "editor/things_model.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace merlon::test
{
namespace
{

enum Page
{
    Ground,
    Sides,
    Things
};

template <class T>
T* find(const QObject& parent, const char* name)
{
    auto* found = parent.findChild<T*>(QLatin1String(name));
    if (found == nullptr)
        qFatal("there is no %s", name);
    return found;
}

QString text(const std::string& value)
{
    return QString::fromStdString(value);
}

/// Hexes that the brush takes in one straight stroke.
std::vector<std::vector<hex::Hex>> runs(const hex::Layout& layout, std::vector<hex::Hex> hexes)
{
    const bool flat = layout.orientation == hex::Orientation::Flat;
    const auto place = [&](hex::Hex hex)
    {
        const hex::Cell cell = layout.cellOf(hex);
        return flat ? std::pair(cell.column, cell.row) : std::pair(cell.row, cell.column);
    };
    std::ranges::sort(hexes, {}, place);
    std::vector<std::vector<hex::Hex>> all;
    for (const hex::Hex hex : hexes)
    {
        if (all.empty() || place(all.back().back()).first != place(hex).first ||
            place(all.back().back()).second + 1 != place(hex).second)
            all.emplace_back();
        all.back().push_back(hex);
    }
    return all;
}

} // namespace

const map::HexMap& Draughtsman::drawn() const
{
    return window_.workspace().map().map();
}

QPoint Draughtsman::pointOf(hex::Hex hex) const
{
    return window_.view().viewPoint(hex).toPoint();
}

QPoint Draughtsman::pointAt(hex::Hex hex, hex::Side side) const
{
    const QPointF middle = window_.view().viewPoint(hex);
    constexpr double nearTheSide = 0.36; // of the way to the next hex
    return (middle + nearTheSide * (window_.view().viewPoint(hex::neighbour(hex, side)) - middle)).toPoint();
}

void Draughtsman::click(QWidget* widget, QPoint at, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(widget, Qt::LeftButton, modifiers, at);
    ++clicks_;
}

void Draughtsman::key(QWidget* widget, int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(widget, static_cast<Qt::Key>(key), modifiers);
    ++keys_;
}

void Draughtsman::command(const char* name)
{
    window_.activateWindow(); // a desk without a window manager leaves it to us after a dialog
    if (!QTest::qWaitForWindowActive(&window_))
        qFatal("another window is in the way");
    window_.view().setFocus(); // letters are keys of the map
    QTest::keySequence(&window_.view(), window_.action(name)->shortcut());
    ++keys_;
}

void Draughtsman::type(QWidget* field, const QString& text)
{
    field->setFocus();
    QTest::keySequence(field, QKeySequence::SelectAll);
    for (const QChar letter : text)
        QTest::sendKeyEvent(QTest::Click, field, Qt::Key_unknown, QString(letter), {}); // keyClicks has no accents
    keys_ += static_cast<int>(text.size()) + 1;
}

void Draughtsman::choose(QComboBox* box, const std::function<bool(int)>& isWanted)
{
    box->setFocus();
    key(box, Qt::Key_Home);
    while (!isWanted(box->currentIndex()))
    {
        if (box->currentIndex() + 1 == box->count())
            qFatal("%s offers no such thing", qPrintable(box->objectName()));
        key(box, Qt::Key_Down);
    }
}

void Draughtsman::chooseData(QComboBox* box, const QString& wanted)
{
    if (box->currentData().toString() != wanted)
        choose(box, [&](int index) { return box->itemData(index).toString() == wanted; });
}

void Draughtsman::clickItem(QAbstractItemView* view, const QModelIndex& index)
{
    if (!index.isValid())
        qFatal("%s has no such row", qPrintable(view->objectName()));
    view->scrollTo(index);
    click(view->viewport(), view->visualRect(index).center());
}

void Draughtsman::turnToPage(int page)
{
    auto* pages = find<QTabWidget>(window_, "palette.pages");
    if (pages->currentIndex() != page)
        click(pages->tabBar(), pages->tabBar()->tabRect(page).center());
}

void Draughtsman::drag(const Hexes& hexes, QPoint from, QPoint to)
{
    QWidget* canvas = window_.view().viewport();
    QTest::mouseMove(canvas, from);
    QTest::mousePress(canvas, Qt::LeftButton, {}, from);
    for (const hex::Hex hex : hexes)
        QTest::mouseMove(canvas, pointOf(hex));
    QTest::mouseMove(canvas, to);
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
    ++drags_;
}

void Draughtsman::brush(const Hexes& hexes)
{
    for (const Hexes& run : runs(wanted_.layout, hexes))
        drag(run, pointOf(run.front()), pointOf(run.back()));
}

Draughtsman::Hexes Draughtsman::where(const std::function<bool(hex::Hex)>& isMeant) const
{
    Hexes hexes;
    hex::forEachHex(wanted_.layout,
                    [&](hex::Hex hex)
                    {
                        if (isMeant(hex))
                            hexes.push_back(hex);
                    });
    return hexes;
}

void Draughtsman::beginMap()
{
    std::map<std::string, int> counts;
    hex::forEachHex(wanted_.layout, [&](hex::Hex hex) { ++counts[wanted_.terrainAt(hex)]; });
    const auto commonest = std::ranges::max_element(counts, {}, &std::pair<const std::string, int>::second)->first;
    const Answer answer(
        [&](QDialog& dialog)
        {
            type(find<QSpinBox>(dialog, "columns"), QString::number(wanted_.layout.columns));
            type(find<QSpinBox>(dialog, "rows"), QString::number(wanted_.layout.rows));
            choose(find<QComboBox>(dialog, "orientation"),
                   [&](int index) { return index == static_cast<int>(wanted_.layout.orientation); });
            choose(find<QComboBox>(dialog, "shove"),
                   [&](int index) { return index == static_cast<int>(wanted_.layout.shove); });
            auto* terrain = find<QComboBox>(dialog, "terrain");
            choose(terrain,
                   [&](int index) {
                       return terrain->itemData(index, editor::PaletteModel::TerrainRole).toString() == text(commonest);
                   });
            key(&dialog, Qt::Key_Return);
        });
    command("file.new");
    QTest::qWait(50); // the map is fitted into the view
    window_.view().finishPainting();
}

void Draughtsman::writeHead()
{
    const Answer answer(
        [&](QDialog& dialog)
        {
            for (const auto& [language, title] : wanted_.title.texts)
                type(find<QLineEdit>(dialog, ("title." + language).c_str()), text(title));
            type(find<QLineEdit>(dialog, "span"), text(wanted_.span));
            if (wanted_.numbering)
            {
                const map::Numbering& said = *wanted_.numbering;
                auto* group = find<QGroupBox>(dialog, "numbering");
                group->setFocus();
                key(group, Qt::Key_Space);
                const auto boxes = group->findChildren<QComboBox*>();
                const std::array<int, 4> chosen{static_cast<int>(said.columns), static_cast<int>(said.rows),
                                                static_cast<int>(said.origin), said.rowFirst ? 1 : 0};
                for (std::size_t i = 0; i < chosen.size(); ++i)
                    choose(boxes.at(static_cast<qsizetype>(i)), [&](int index) { return index == chosen[i]; });
                const auto spins = group->findChildren<QSpinBox*>();
                const std::array<int, 3> numbers{said.firstColumn, said.firstRow, said.padding};
                for (std::size_t i = 0; i < numbers.size(); ++i)
                    type(spins.at(static_cast<qsizetype>(i)), QString::number(numbers[i]));
            }
            key(&dialog, Qt::Key_Return);
        });
    command("edit.properties");
}

/// With the Path tool; what it draws too much is painted over later.
void Draughtsman::drawLines()
{
    for (const map::Line& line : wanted_.lines)
    {
        turnToPage(Ground);
        auto& palette = window_.palettePanel().view();
        clickItem(&palette, palette.terrains().indexOf(text(line.kind)));
        command("tool.path");
        choose(find<QComboBox>(window_, "path.outward"),
               [&](int index) { return index == static_cast<int>(line.outward); });
        auto* round = find<QAbstractButton>(window_, "path.round");
        round->setFocus();
        if (round->isChecked() != line.round)
            key(round, Qt::Key_Space);
        for (const hex::Hex point : line.path)
            click(window_.view().viewport(), pointOf(point));
        window_.view().setFocus();
        QTest::mouseDClick(window_.view().viewport(), Qt::LeftButton, {}, pointOf(line.path.back()));
        ++clicks_;
    }
}

void Draughtsman::paintTerrain()
{
    std::set<std::string> terrains;
    hex::forEachHex(wanted_.layout, [&](hex::Hex hex) { terrains.insert(wanted_.terrainAt(hex)); });
    for (const std::string& terrain : terrains)
    {
        const Hexes missing =
            where([&](hex::Hex hex) { return wanted_.terrainAt(hex) == terrain && drawn().terrainAt(hex) != terrain; });
        if (missing.empty())
            continue;
        turnToPage(Ground);
        auto& palette = window_.palettePanel().view();
        clickItem(&palette, palette.terrains().indexOf(text(terrain)));
        command("tool.brush");
        brush(missing);
    }
}

void Draughtsman::setLevels()
{
    for (int level = map::lowestLevel; level <= map::highestLevel; ++level)
    {
        const Hexes missing =
            where([&](hex::Hex hex) { return wanted_.levelAt(hex) == level && drawn().levelAt(hex) != level; });
        if (missing.empty())
            continue;
        turnToPage(Ground);
        const auto buttons =
            find<QTabWidget>(window_, "palette.pages")->widget(Ground)->findChildren<QAbstractButton*>();
        const auto wanted = std::ranges::find(buttons, QLocale().toString(level), &QAbstractButton::text);
        click(*wanted, (*wanted)->rect().center());
        command("tool.brush");
        brush(missing);
    }
}

void Draughtsman::putFeatures()
{
    auto* view = find<QAbstractItemView>(window_, "palette.sides");
    const auto* kinds = static_cast<const editor::SidesModel*>(view->model());
    std::map<std::pair<std::string, std::string>, std::vector<std::pair<hex::Hex, hex::Side>>> wanted;
    for (const map::Feature& feature : wanted_.features)
        for (const hex::Side side : feature.sides)
            if (std::ranges::none_of(drawn().features,
                                     [&](const map::Feature& there)
                                     {
                                         return there.hex == feature.hex && there.kind == feature.kind &&
                                                there.state == feature.state && std::ranges::count(there.sides, side);
                                     }))
                wanted[{feature.kind, feature.state}].emplace_back(feature.hex, side);
    for (const auto& [thing, places] : wanted)
    {
        turnToPage(Sides);
        clickItem(view, kinds->indexOf(thing.first));
        if (!thing.second.empty())
            chooseData(find<QComboBox>(window_, "palette.sides.state"), text(thing.second));
        for (const auto& [hex, side] : places)
            click(window_.view().viewport(), pointAt(hex, side));
    }
}

void Draughtsman::edit(QAbstractItemView* table, const QModelIndex& cell, const std::string& value)
{
    if (cell.data(Qt::EditRole).toString() == text(value))
        return;
    clickItem(table, cell.siblingAtColumn(0));
    while (table->currentIndex().column() < cell.column())
        key(table, Qt::Key_Right);
    key(table, Qt::Key_F2);
    QWidget* editor = QApplication::focusWidget();
    if (auto* box = qobject_cast<QComboBox*>(editor))
    {
        const int chosen = box->findData(text(value));
        QCoreApplication::processEvents(); // it opens
        while (box->view()->currentIndex().row() != chosen)
            key(box->view(), box->view()->currentIndex().row() < chosen ? Qt::Key_Down : Qt::Key_Up);
        key(box->view(), Qt::Key_Return);
    }
    else
    {
        auto* line = qobject_cast<QLineEdit*>(editor);
        if (line == nullptr)
            qFatal("the cell cannot be edited");
        type(line, text(value));
        key(line, Qt::Key_Return);
    }
    QCoreApplication::processEvents();
}

void Draughtsman::declareStructures()
{
    command("edit.structures");
    QTest::qWait(50); // the map makes room
    auto* table = find<QTableView>(window_, "structures");
    auto* declare = find<QPushButton>(window_, "structures.declare");
    for (const map::Structure& structure : wanted_.structures)
    {
        command("tool.select");
        for (const hex::Hex hex : structure.hexes)
            click(window_.view().viewport(), pointOf(hex),
                  hex == structure.hexes.front() ? Qt::KeyboardModifiers() : Qt::ControlModifier);
        click(declare, declare->rect().center());
        const int row = table->model()->rowCount() - 1;
        if (row < 0)
            qFatal("%s was not declared", structure.id.c_str());
        edit(table, table->model()->index(row, editor::StructuresModel::Kind), structure.kind);
        edit(table, table->model()->index(row, editor::StructuresModel::Stone), structure.stone);
        edit(table, table->model()->index(row, editor::StructuresModel::Id), structure.id);
    }
}

void Draughtsman::layThings()
{
    auto* view = find<QAbstractItemView>(window_, "things");
    const auto* kinds = static_cast<const editor::ThingsModel*>(view->model());
    for (const map::Covering& thing : wanted_.overlays)
    {
        turnToPage(Things);
        clickItem(view, kinds->indexOf(thing.kind));
        if (!thing.state.empty())
            chooseData(find<QComboBox>(window_, "things.state"), text(thing.state));
        const QPoint from = pointOf(thing.hexes.front());
        const QPoint to = thing.outward ? pointAt(thing.hexes.back(), *thing.outward) : pointOf(thing.hexes.back());
        if (thing.hexes.size() == 1)
            click(window_.view().viewport(), to);
        else
            drag(thing.hexes, from, to);
    }
}

void Draughtsman::saveAs(const QString& file)
{
    const Answer answer(
        [&](QDialog& dialog)
        {
            auto* name = find<QLineEdit>(dialog, "fileNameEdit");
            type(name, file);
            key(name, Qt::Key_Return);
        });
    command("file.save");
}

QStringList differences(const map::HexMap& wanted, const map::HexMap& drawn)
{
    QStringList told;
    if (wanted.layout != drawn.layout)
        return {QStringLiteral("other extents")};
    const auto name = [&](hex::Hex hex) { return text(hex::name(wanted.layout, hex)); };
    hex::forEachHex(wanted.layout,
                    [&](hex::Hex hex)
                    {
                        if (wanted.terrainAt(hex) != drawn.terrainAt(hex))
                            told << name(hex) + ' ' + text(drawn.terrainAt(hex) + " for " + wanted.terrainAt(hex));
                        if (wanted.levelAt(hex) != drawn.levelAt(hex))
                            told << QStringLiteral("%1 level %2 for %3")
                                        .arg(name(hex))
                                        .arg(drawn.levelAt(hex))
                                        .arg(wanted.levelAt(hex));
                    });
    const auto things = [&](const map::HexMap& map)
    {
        QStringList all;
        for (const auto& [language, title] : map.title.texts)
            all << text("title " + language + ' ' + title);
        all << text("span " + map.span) << QStringLiteral("numbering %1").arg(map.numbering == wanted.numbering);
        for (const map::Feature& feature : map.features)
            for (const hex::Side side : feature.sides)
                all << text(feature.kind + ' ' + feature.state + ' ') + name(feature.hex) +
                           QString::number(static_cast<int>(side));
        const auto hexes = [&](const std::vector<hex::Hex>& list, bool inOrder)
        {
            QStringList names;
            for (const hex::Hex hex : list)
                names << name(hex);
            if (!inOrder)
                names.sort();
            return ' ' + names.join(' ');
        };
        for (const map::Structure& one : map.structures)
            all << text(one.id + ' ' + one.kind + ' ' + one.stone) + hexes(one.hexes, false);
        // A side that a file leaves out is found by who draws the thing.
        const auto hasSide = [&](const map::Covering& one)
        {
            return one.outward && std::ranges::none_of(
                                      wanted.overlays, [&](const map::Covering& meant)
                                      { return meant.kind == one.kind && meant.hexes == one.hexes && !meant.outward; });
        };
        for (const map::Covering& one : map.overlays)
            all << text(one.kind + ' ' + one.state) + hexes(one.hexes, true) +
                       (hasSide(one) ? ' ' + QString::number(static_cast<int>(*one.outward)) : QString());
        for (const map::Line& one : map.lines)
            all << text("line " + one.kind) + hexes(one.path, true) +
                       (one.round ? QStringLiteral(" round") : QString());
        all.sort();
        return all;
    };
    const QStringList there = things(drawn);
    const QStringList meant = things(wanted);
    for (const QString& one : meant)
        if (!there.contains(one))
            told << "missing: " + one;
    for (const QString& one : there)
        if (!meant.contains(one))
            told << "too much: " + one;
    return told;
}

} // namespace merlon::test

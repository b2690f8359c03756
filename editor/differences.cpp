#include "editor/differences.h"

#include "core/edit/map_value.h"
#include "editor/lost_text.h"
#include "translations/words.h"

#include <QCoreApplication>
#include <QMultiHash>

namespace merlon::editor
{
namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::Differences)
};

constexpr qsizetype mostNames = 12;

void add(QStringList& lines, const QString& what, QStringList names)
{
    if (names.isEmpty())
        return;
    if (const auto all = names.size(); all > mostNames)
        names = names.mid(0, mostNames) << Words::tr("… (%1 in all)").arg(all);
    lines << Words::tr("%1: %2", "a sort of difference, a list of hexes or things")
                 .arg(what, names.join(words::listWord("comma")));
}

void addHexes(QStringList& lines, const map::HexMap& mine, const map::HexMap& theirs)
{
    if (mine.layout != theirs.layout)
        return lines.append(Words::tr("The size or the shape of the grid"));
    QStringList terrain;
    QStringList levels;
    for (int i = 0; i < mine.layout.count(); ++i)
    {
        const hex::Hex hex = mine.layout.hexOf(i);
        const bool ground = mine.terrainAt(hex) != theirs.terrainAt(hex);
        const bool height = mine.levelAt(hex) != theirs.levelAt(hex);
        const auto name = ground || height ? QString::fromStdString(map::printedName(mine, hex)) : QString();
        if (ground)
            terrain << name;
        if (height)
            levels << name;
    }
    add(lines, Words::tr("Terrain"), terrain);
    add(lines, Words::tr("Levels"), levels);
}

/// Things of two documents, without those that both have: keys are of one document alone.
struct Apart
{
    QMultiHash<QString, edit::Thing> mine;
    QMultiHash<QString, edit::Thing> theirs;
};

void sortOut(Apart& apart, const map::HexMap& map, const edit::Shelf& mine, const edit::Shelf& theirs)
{
    QMultiHash<QString, edit::Thing> unmatched;
    for (const edit::Entry& entry : mine)
        unmatched.insert(thingText(map, entry.thing), entry.thing);
    for (const edit::Entry& entry : theirs)
    {
        const QString name = thingText(map, entry.thing);
        if (const auto same = unmatched.find(name, entry.thing); same != unmatched.end())
            unmatched.erase(same);
        else
            apart.theirs.insert(name, entry.thing);
    }
    apart.mine += unmatched;
}

void addThings(QStringList& lines, const Apart& apart)
{
    QStringList different;
    QStringList here;
    QStringList there;
    for (const QString& name : apart.mine.uniqueKeys())
        (apart.theirs.contains(name) ? different : here) << name;
    for (const QString& name : apart.theirs.uniqueKeys())
        if (!apart.mine.contains(name))
            there << name;
    for (QStringList* names : {&different, &here, &there})
        names->sort(Qt::CaseInsensitive);
    //: things that a file has otherwise
    add(lines, Words::tr("Different in the file"), different);
    //: things that a file has not
    add(lines, Words::tr("Not in the file"), here);
    //: things that a file has and the window has not
    add(lines, Words::tr("Only in the file"), there);
}

/// Apart from the letters of terrains, which painting changes.
bool sameHeads(const edit::Value& mine, const edit::Value& theirs)
{
    if (mine.rasters.empty())
        return mine.shelves.front() == theirs.shelves.front();
    map::HexMap one = edit::headOf(mine);
    map::HexMap other = edit::headOf(theirs);
    one.legend = other.legend;
    one.levels = other.levels;
    one.layout = other.layout;
    return one == other;
}

} // namespace

QStringList differences(const map::HexMap& map, const edit::Value& mine, const edit::Value& theirs)
{
    QStringList lines;
    if (!mine.rasters.empty())
        addHexes(lines, edit::mapOf(mine), edit::mapOf(theirs));
    Apart apart;
    for (std::size_t shelf = 1; shelf < mine.shelves.size() && shelf < theirs.shelves.size(); ++shelf)
        sortOut(apart, map, *mine.shelves[shelf], *theirs.shelves[shelf]);
    addThings(lines, apart);
    if (!sameHeads(mine, theirs))
        //: of a map or a scenario
        lines << Words::tr("The title or other properties");
    return lines;
}

} // namespace merlon::editor

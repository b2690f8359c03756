#include "editor/lost_text.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/edit/table_edits.h"
#include "editor/hex_contents.h"
#include "editor/words.h"

#include <QCoreApplication>
#include <QHash>

namespace merlon::editor
{
namespace
{

struct LostText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::LostText)
};

constexpr qsizetype mostNames = 12;

/// "Removed: parapet (32), arrow slit (4), tower (north)"
void add(QStringList& lines, const QString& what, const map::HexMap& map, const std::vector<edit::Thing>& things)
{
    if (things.empty())
        return;
    QStringList names;
    QHash<QString, int> counts;
    for (const edit::Thing& thing : things)
        if (const QString name = thingText(map, thing); ++counts[name] == 1)
            names << name;
    for (QString& name : names)
        if (const int count = counts[name]; count > 1)
            //: things of one name, and how many
            name = LostText::tr("%1 (%2)").arg(name, QString::number(count));
    if (names.size() > mostNames)
        names = names.mid(0, mostNames) << LostText::tr("… (%1 in all)").arg(things.size());
    lines << LostText::tr("%1: %2", "what happens to them, a list of things")
                 .arg(what, names.join(words::listWord("comma")));
}

} // namespace

QString thingText(const map::HexMap& map, const edit::Thing& thing)
{
    const auto shown = [](const std::string& text) { return QString::fromStdString(text); };
    if (const auto* feature = thing.as<map::Feature>())
        return word(map, "feature", feature->kind);
    if (const auto* structure = thing.as<map::Structure>())
        return structureText(map, *structure);
    if (const auto* line = thing.as<map::Line>())
        //: a wall, moat or road that is kept as a line, %1 its terrain
        return LostText::tr("line (%1)").arg(word(map, "terrain", line->kind));
    if (const auto* overlay = thing.as<map::Covering>())
        return word(map, "overlay", overlay->kind);
    if (const auto* zone = thing.as<play::Zone>())
        return shown(zone->name.empty() ? zone->id : zone->name.in(words::language()));
    if (const auto* force = thing.as<play::Force>())
        return shown(force->name.empty() ? force->id : force->name.in(words::language()));
    if (const auto* id = edit::idOfTableThing(thing))
        return shown(*id);
    const auto* counter = thing.as<edit::Listed>();
    return counter == nullptr ? QString() : shown(counter->name.empty() ? counter->id : counter->name);
}

QString lostText(const map::HexMap& map, const edit::Lost& lost)
{
    QStringList lines;
    add(lines, LostText::tr("Removed"), map, lost.gone);
    add(lines, LostText::tr("Made smaller"), map, lost.lessened);
    //: counters that lose their place on the map
    add(lines, LostText::tr("No longer on the map"), map, lost.displaced);
    if (lost.conditions > 0)
        lines << LostText::tr("Victory conditions that can no longer be met: %1").arg(lost.conditions);
    return lines.join(QChar('\n'));
}

} // namespace merlon::editor

#include "vocabulary.h"

#include "core/io/files.h"
#include "core/io/keys.h"
#include "core/play/victory.h"
#include "core/systems.h"

#include <set>

namespace merlon::fuzz
{
namespace
{

using Words = std::set<std::string>;

template <class List>
void add(Words& words, const List& list)
{
    for (const auto& one : list)
        words.emplace(one);
}

void add(Words& words, const play::Kind& kind, int depth = 3)
{
    words.emplace(kind.key);
    for (const play::Field& field : kind.fields)
    {
        words.emplace(field.key);
        add(words, field.words);
        if (field.of != nullptr && depth > 0)
            add(words, field.of(), depth - 1);
    }
}

void addKeys(Words& words)
{
    namespace keys = io::keys;
    const auto all = [&](const auto&... lists) { (add(words, lists), ...); };
    all(keys::map, keys::grid, keys::numbering, keys::terrain, keys::levels, keys::feature, keys::structure,
        keys::overlay, keys::line, keys::background, keys::scenario, keys::mapRef, keys::force, keys::zone, keys::table,
        keys::area, keys::course, keys::node, keys::way, keys::photograph);
    all(keys::axes, keys::origins, keys::directions, keys::outwards, keys::orientations, keys::shoves, keys::borders,
        keys::lengths);
    all(std::vector<std::string>{
        "map/1", "table/1", "scenario/1", "journal/1", "tables/1",  "n",       "rules",   "who",   "order",
        "dice",  "said",    "legal",      "result",    "overruled", "allowed", "effects", "note",  "decreed",
        "undo",  "redo",    "back",       "to",        "amend",     "die",     "d10",     "value", "source",
        "typed", "rolled",  "for",        "hash",      "seed",      "version", "en",      "it",    "fr"});
}

void addPalette(Words& words, const map::Palette& palette)
{
    for (const auto& one : palette.terrain)
        words.insert(one.id);
    for (const auto& one : palette.structures)
        words.insert(one.id);
    for (const auto& one : palette.overlays)
    {
        words.insert(one.id);
        add(words, one.states);
    }
    add(words, palette.features);
    add(words, palette.featureStates);
    add(words, palette.stones);
}

void addSystem(Words& words, const play::System& system)
{
    words.emplace(system.id());
    addPalette(words, *io::palette(system.id()));
    for (const play::Kind* kind : system.orders())
        add(words, *kind);
    for (const play::Kind* kind : system.effects())
        add(words, *kind);
    for (const play::Kind* kind : {&system.options(), &system.pieces(), &system.facts()})
        add(words, *kind);
    for (const char* set : {"class", "weapon", "edition", "overlay"})
        add(words, system.words(set));
    for (const play::Grid& grid : system.grids({}))
        words.insert(grid.id);
}

} // namespace

const std::vector<std::string>& vocabulary()
{
    static const auto all = []
    {
        Words words;
        addKeys(words);
        for (const play::System* system : systems())
            addSystem(words, *system);
        for (const play::Kind* kind : play::victoryKinds())
            add(words, *kind);
        words.erase("");
        return std::vector<std::string>(words.begin(), words.end());
    }();
    return all;
}

const std::vector<std::string>& awkward()
{
    static const std::vector<std::string> all{
        "0",       "-1",   "1",   "2",    "10",  "100",   "32767", "2147483647",  "-2147483648", "4294967296", "1e3",
        "0x1F",    "07",   "1.5", ".",    "~",   "null",  "true",  "no",          "''",          "\"\"",       "[]",
        "{}",      "[[]]", "?",   "*a",   "&a",  "!!str", "#",     "|",           ">-",          "A1",         "Z30",
        "AA100",   "A0",   ":A1", "x:A1", "-A1", "N",     "SW",    "\"\\u0000\"", "\"\\e\"",     "\u00a0",     "\u0336",
        "'it''s'", "a: b", "- a", "---",  "...", "<<",    "%YAML", "d10",         "'#ff0000'",   "../a"};
    return all;
}

} // namespace merlon::fuzz

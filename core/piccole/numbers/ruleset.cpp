#include "core/piccole/numbers/ruleset.h"

#include "core/rules/catalogue.h"
#include "core/yaml/part.h"
#include "tell.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

using yaml::Log;
using yaml::Node;
using yaml::Part;

const std::vector<std::string_view> troopKeys{"FtP", "FtM", "FtL", "CvP", "CvL"};
const std::vector<std::string_view> engagementKeys{"melee", "shot-at", "shooting"};
const std::vector<std::string_view> modifierKeys{"support",       "camp",          "general",
                                                 "height",        "river-bank",    "flank-threat",
                                                 "flank-contact", "extra-shooter", "difficult"};

/// A mapping of that name; an empty one where there is none, so that each
/// number that is missing is told.
const Node& partNamed(const Part& file, std::string_view key)
{
    static const Node none;
    const Node* node = file.get(key);
    return node != nullptr ? *node : none;
}

/// A flag for each word that the list has; a list that is left out has all.
template <std::size_t N>
std::array<bool, N> flagged(const Part& part, std::string_view key, const std::vector<std::string_view>& words,
                            Log& log)
{
    std::array<bool, N> out{};
    if (part.get(key) == nullptr)
        out.fill(true);
    for (const Node& one : part.list(key))
        if (const auto at = yaml::readWord(one, log, key, words))
            out.at(static_cast<std::size_t>(*at)) = true;
    return out;
}

void readTroops(const Part& troops, Ruleset& out, Log& log)
{
    for (std::size_t i = 0; i < troopKeys.size(); ++i)
    {
        const Part one(partNamed(troops, troopKeys[i]), log, troopKeys[i], {"easy", "difficult", "factor", "flees"});
        out.troops.at(i) = {one.number("easy", 1, 24), one.number("difficult", 1, 24), one.number("factor", 0, 20),
                            one.numberOr("flees", 0)};
    }
}

void readModifiers(const Part& part, Ruleset& out, Log& log)
{
    for (std::size_t i = 0; i < modifierKeys.size(); ++i)
    {
        const Part one(partNamed(part, modifierKeys[i]), log, modifierKeys[i], {"value", "who", "in"});
        out.modifiers.at(i) = {one.number("value", -9, 9), flagged<troopCount>(one, "who", troopKeys, log),
                               flagged<engagementCount>(one, "in", engagementKeys, log)};
    }
    out.besetCap = part.number("beset-cap", -9, 0);
}

ResultRow readResult(const Node& node, Log& log)
{
    const Part row(node, log, "results", {"loser", "half", "winner", "ground", "fate"});
    ResultRow out;
    out.loser = row.word("loser", troopKeys, Troop::FtP);
    out.half = row.flag("half", false);
    out.winner = flagged<troopCount>(row, "winner", troopKeys, log);
    if (row.get("ground") != nullptr)
        out.ground = row.word("ground", {"easy", "difficult"}, Ground::Easy);
    out.fate = row.word("fate", {"recoils", "flees", "destroyed"}, Fate::Destroyed);
    return out;
}

CampaignNumbers readCampaign(const Node& node, Log& log)
{
    const Part part(node, log, "campaign",
                    {"printed", "storm-on", "storm-losses", "falls-at", "each-turn", "army-inside", "besieger-loses"});
    CampaignNumbers out;
    out.stormOn = part.number("storm-on", 0, 6);
    const auto losses = part.list("storm-losses");
    for (std::size_t i = 0; i < std::min(losses.size(), out.stormLosses.size()); ++i)
        out.stormLosses.at(i) = static_cast<int>(yaml::readInteger(losses[i], log, "storm-losses", 0, 99).value_or(0));
    out.fallsAt = part.number("falls-at", 1, 99);
    out.eachTurn = part.number("each-turn", 0, 9);
    out.armyInside = part.number("army-inside", -9, 0);
    out.besiegerLoses = part.number("besieger-loses", 0, 9);
    return out;
}

FieldNumbers readField(const Node& node, Log& log)
{
    const Part part(node, log, "field",
                    {"printed", "provenance", "size", "elements", "front", "infantry", "cavalry", "zone", "deploy",
                     "camp-front", "camp-depth"});
    return {part.number("size", 100, 10'000), part.number("elements", 1, 99),    part.number("front", 1, 500),
            part.number("infantry", 1, 500),  part.number("cavalry", 1, 500),    part.number("zone", 0, 24),
            part.number("deploy", 0, 24),     part.number("camp-front", 1, 500), part.number("camp-depth", 1, 500)};
}

std::vector<GroundNumbers> readGrounds(const Part& file, Log& log)
{
    std::vector<GroundNumbers> out;
    for (const Node& node : file.list("ground"))
    {
        const Part one(node, log, "ground",
                       {"kind", "difficult", "impassable", "blocks-shots", "drowns", "works", "height"});
        out.push_back({one.needed("kind"), one.flag("difficult", false), one.flag("impassable", false),
                       one.flag("blocks-shots", false), one.flag("drowns", false), one.flag("works", false),
                       one.numberOr("height", 0)});
    }
    return out;
}

} // namespace

Fate Ruleset::fate(Troop loser, bool half, Troop winner, Ground ground) const
{
    const auto fits = [&](const ResultRow& row)
    {
        return row.loser == loser && row.half == half && row.winner.at(static_cast<std::size_t>(winner)) &&
               (!row.ground || *row.ground == ground);
    };
    const auto row = std::ranges::find_if(results, fits);
    return row != results.end() ? row->fate : Fate::Destroyed;
}

Ruleset readRuleset(const Node& root, Log& log)
{
    const Part file(root, log, tell::the_ruleset{},
                    {"merlon", "id", "inch", "tolerance", "troops", "modifiers", "results", "recoil", "shooting",
                     "break-contact", "victory", "campaign", "field", "ground", "table"});
    if (const std::string id = file.id(); id != "piccole")
        log.error(root, tell::unknown_ruleset_other{.found = '\'' + id + '\'', .system = "'piccole'"});
    Ruleset out;
    out.inch = file.number("inch", 1, 100);
    out.tolerance = file.number("tolerance", 0, 100);
    const Part troops(partNamed(file, "troops"), log, "troops", {"printed", "FtP", "FtM", "FtL", "CvP", "CvL"});
    readTroops(troops, out, log);
    std::vector<std::string_view> known{"printed", "beset-cap"};
    known.insert(known.end(), modifierKeys.begin(), modifierKeys.end());
    readModifiers(Part(partNamed(file, "modifiers"), log, "modifiers", known), out, log);
    const Part results(partNamed(file, "results"), log, "results", {"printed", "rows"});
    for (const Node& row : results.list("rows"))
        out.results.push_back(readResult(row, log));
    out.recoil = file.number("recoil", 0, 24);
    const Part shots(partNamed(file, "shooting"), log, "shooting", {"printed", "range", "arc", "supporters"});
    out.shots = {shots.number("range", 0, 24), shots.number("arc", 0, 180), shots.number("supporters", 0, 24)};
    const Part breaking(partNamed(file, "break-contact"), log, "break-contact", {"printed", "needs"});
    out.breakNeeds = breaking.number("needs", 1, 20);
    const Part victory(partNamed(file, "victory"), log, "victory", {"printed", "part", "general", "camp"});
    out.victory = {victory.number("part", 1, 9), victory.number("general", 1, 9), victory.number("camp", 0, 9)};
    out.campaign = readCampaign(partNamed(file, "campaign"), log);
    out.field = readField(partNamed(file, "field"), log);
    out.grounds = readGrounds(file, log);
    return out;
}

const Ruleset& builtInRuleset()
{
    static const Ruleset ruleset = []
    {
        const std::string_view text = rules::dataFile("piccole");
        Log log("piccole.yaml", text);
        return readRuleset(yaml::parseOneDocument(text, log).root, log);
    }();
    return ruleset;
}

} // namespace merlon::piccole

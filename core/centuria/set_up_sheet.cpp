// The page that leads through the set-up of a table, and the slips that go with it.

#include "core/centuria/handouts.h"
#include "core/centuria/schedules/outcome.h"

namespace merlon::centuria
{
namespace
{

using Blanks = std::vector<play::Blank>;

play::Value saysOf(const char* set, const char* word)
{
    return play::Choice{set, word};
}
/// Ticked when it is done: by each player, or once.
play::Blank step(const char* word, bool shared = false)
{
    return {saysOf("blank", word), {saysOf("box", "done")}, 1, shared};
}
play::Blank room(const char* word, int lines = 1)
{
    return {saysOf("blank", word), {}, lines};
}
play::Blank choice(const char* word, std::initializer_list<const char*> boxes, bool shared = false)
{
    play::Blank blank{saysOf("blank", word)};
    for (const char* box : boxes)
        blank.boxes.push_back(saysOf("box", box));
    blank.shared = shared;
    return blank;
}

/// What the scenario wants on the table before anything else.
void addPieces(Blanks& out, std::optional<Battle> battle)
{
    if (battle == Battle::Imboscata || battle == Battle::Rifornimenti)
        out.push_back(step("road", true));
    if (battle == Battle::Ponte)
        out.push_back(step("river", true));
    if (battle == Battle::Rifornimenti)
        out.push_back(step("crates", true));
}

/// Sides or roles, and what they bring at once.
void addSides(Blanks& out, std::optional<Battle> battle)
{
    out.push_back(choice("chooser", {"yes"}));
    if (battle && hasRoles(*battle))
        out.push_back(choice("role", {"attacker", "defender"}));
    if (battle == Battle::Imboscata)
        out.push_back(choice("entry", {"north", "south"}, true));
    else
        out.push_back(choice("side", {"north", "south"}));
    if (battle == Battle::Saccheggio)
        out.push_back(step("camp", true));
    if (battle == Battle::Bottino)
        out.push_back(step("camp"));
    if (battle == Battle::Imboscata)
        out.push_back(step("baggage", true));
}

std::vector<play::Value> tacticalValues(const Seats& seats)
{
    std::vector<play::Value> out;
    for (const std::string& name : {seats.table.first, seats.table.second})
    {
        const Player* one = seats.state.find(name);
        out.push_back(one != nullptr && one->list ? play::Value(one->list->tacticalValue) : play::Value(std::string()));
    }
    return out;
}

struct BlankSlip
{
    const char* word;
    Blanks blanks;
};

std::vector<BlankSlip> slipsIn(std::optional<Battle> battle)
{
    std::vector<BlankSlip> out;
    if (battle == Battle::Avanguardie)
        out.push_back({"vanguard", {room("unit")}});
    out.push_back({"flank", battle == Battle::Imboscata ? Blanks{choice("edge", {"north", "south"})}
                                                        : Blanks{choice("edge", {"west", "east"})}});
    out.push_back({"ambush", {room("element")}});
    out.push_back({"trait", {room("unit"), choice("trait", {"in_ambush", "on_flank"})}});
    out.push_back({"scenery", {choice("change", {"nothing", "moves", "removes"}), room("element")}});
    return out;
}

} // namespace

play::Leaf setUpSheet(const Seats& seats)
{
    play::Leaf leaf;
    leaf.heads = seats.heads();
    leaf.who = seats.players();
    leaf.says = {saysOf("leaf", "set_up")};
    const std::optional<Battle> battle = seats.battle();
    Blanks& out = leaf.blanks;
    addPieces(out, battle);
    out.push_back(room("first_die"));
    out.push_back(room("elements", 2));
    out.insert(out.end(), {step("walls"), step("bought"), step("scenery_slip"), step("changes", true)});
    out.push_back({saysOf("blank", "tactical_value"), {}, 1, false, tacticalValues(seats)});
    out.push_back(room("priority"));
    addSides(out, battle);
    if (battle == Battle::Avanguardie)
        out.push_back(step("vanguard_slip"));
    out.insert(out.end(), {step("flank_slip"), step("ambush_slip"), step("trait_slip")});
    if (battle == Battle::Avanguardie)
        out.push_back(step("vanguard"));
    out.insert(out.end(), {step("traits"), step("units"), step("infiltrated"), step("ambush")});
    leaf.signs = seats.players();
    return leaf;
}

std::vector<play::Leaf> slipsOf(const Seats& seats)
{
    std::vector<play::Leaf> out;
    const std::vector<play::Value> players = seats.players();
    int number = 0;
    for (const BlankSlip& slip : slipsIn(seats.battle()))
    {
        ++number;
        for (std::size_t side = 0; side < players.size(); ++side)
        {
            play::Leaf& leaf = out.emplace_back();
            for (const int part : {seats.round, seats.number, static_cast<int>(side) + 1, number})
                leaf.number += (leaf.number.empty() ? "" : "-") + std::to_string(part);
            leaf.title = saysOf("slip", slip.word);
            leaf.heads = seats.heads();
            leaf.who = {players[side]};
            leaf.says = {saysOf("slip_opens", slip.word)};
            leaf.blanks = slip.blanks;
        }
    }
    return out;
}

} // namespace merlon::centuria

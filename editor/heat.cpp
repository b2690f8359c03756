#include "editor/heat.h"

#include "core/edit/boards.h"
#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/play/aim_face.h"
#include "core/systems.h"

#include <algorithm>

namespace merlon::editor
{
namespace
{

using Kind = HeatQuestion::Kind;

/// One force with nobody in it: a map alone is looked at, not played.
play::Scenario nobodys(const std::string& system)
{
    play::Scenario scenario;
    scenario.ruleset = system;
    scenario.first = "nobody";
    scenario.forces.resize(1);
    scenario.forces.front().id = scenario.first;
    return scenario;
}

/// Of 1 to `most`, the least one darkest.
std::uint8_t shadeOf(int number, int most)
{
    return static_cast<std::uint8_t>(std::clamp(Heat::darkest - (number - 1) * Heat::darkest / std::max(1, most), 1,
                                                static_cast<int>(Heat::darkest)));
}

class Asking
{
public:
    Asking(const play::Game& game, const HeatQuestion& question, Heat& heat)
        : game_(game), aims_(*game.setting->system->aims()), question_(question), heat_(heat)
    {
        heat_.layout = play::hexBoard(game.setting->boards)->layout;
        heat_.shades.assign(static_cast<std::size_t>(heat_.layout.count()), 0);
        heat_.grades.assign(heat_.shades.size(), 0);
    }

    void ofOneHex()
    {
        const play::Post post = aims_.postAt(game_, question_.hex);
        const auto facing = question_.kind == Kind::FireFrom ? play::Facing::From : play::Facing::At;
        const auto words = static_cast<int>(aims_.outlookWords().size());
        heat_.with = post.with;
        const play::Outlook outlook = aims_.outlook(game_, post, facing);
        for (std::size_t i = 0; i < outlook.size(); ++i)
            if (outlook[i] != 0 && outlook[i] != play::nobodyThere)
                set(i, outlook[i], shadeOf(outlook[i], words));
    }

    void ofAForce(const std::stop_token& stop, const Progress& progress)
    {
        const auto posts = aims_.posts(game_, question_.force);
        heat_.posts = static_cast<int>(posts.size());
        std::vector<bool> free(heat_.shades.size(), false);
        for (int done = 0; done < heat_.posts && !stop.stop_requested(); ++done)
        {
            progress(done, heat_.posts);
            const play::Outlook outlook =
                aims_.outlook(game_, posts[static_cast<std::size_t>(done)], play::Facing::From);
            for (std::size_t i = 0; i < outlook.size(); ++i)
            {
                free[i] = outlook[i] != play::nobodyThere;
                heat_.grades[i] = static_cast<std::int16_t>(heat_.grades[i] + (free[i] && outlook[i] != 0 ? 1 : 0));
            }
        }
        for (std::size_t i = 0; i < free.size(); ++i)
            if (heat_.grades[i] > 0)
                set(i, heat_.grades[i], static_cast<std::uint8_t>(std::min<int>(heat_.grades[i], Heat::darkest)));
            else if (free[i])
                setDead(i);
    }

    void ofACounter()
    {
        const auto ends = aims_.reach(game_, {"counter", question_.counter});
        int most = 1;
        for (const auto& [hex, cost] : ends)
            most = std::max(most, cost);
        for (const auto& [hex, cost] : ends)
            if (heat_.layout.contains(hex))
                set(static_cast<std::size_t>(heat_.layout.index(hex)), cost, shadeOf(cost, most));
    }

private:
    void set(std::size_t at, int grade, std::uint8_t shade)
    {
        heat_.grades[at] = static_cast<std::int16_t>(grade);
        heat_.shades[at] = shade;
        ++heat_.hexes;
    }
    void setDead(std::size_t at)
    {
        heat_.shades[at] = Heat::dead;
        ++heat_.deadHexes;
    }

    const play::Game& game_;
    const play::AimFace& aims_;
    const HeatQuestion& question_;
    Heat& heat_;
};

} // namespace

std::optional<play::Game> gameOn(const edit::Desk& desk)
{
    const bool alone = desk.scenario < 0;
    play::Scenario scenario = alone ? nobodys(desk.palette->system) : edit::scenarioOf(desk.values.at(desk.scenario));
    const play::System* system = findSystem(scenario.ruleset);
    play::Boards boards;
    for (const auto& [doc, value] : desk.values)
        if (alone ? doc == desk.map : doc < play::boardsOf(scenario))
            boards.push_back(edit::boardOf(value));
    if (system == nullptr || static_cast<int>(boards.size()) < system->maps().first)
        return {};
    const auto stands = [](const play::Problem& problem) { return !problem.warns; };
    if (std::ranges::any_of(system->problems(scenario, boards), stands))
        return {};
    return play::begin(play::settingOf(*system, std::move(scenario), std::move(boards)));
}

std::uint8_t Heat::shadeAt(hex::Hex hex) const
{
    return layout.contains(hex) ? shades[static_cast<std::size_t>(layout.index(hex))] : std::uint8_t{0};
}

int Heat::gradeAt(hex::Hex hex) const
{
    return layout.contains(hex) ? grades[static_cast<std::size_t>(layout.index(hex))] : 0;
}

Heat heatOf(const edit::Desk& desk, const HeatQuestion& question, const std::stop_token& stop, const Progress& progress)
{
    Heat heat;
    heat.question = question;
    const auto game = question.game ? std::optional(*question.game) : gameOn(desk);
    if (!game || game->setting->system->aims() == nullptr || stop.stop_requested())
        return heat;
    heat.answered = true;
    Asking asking(*game, question, heat);
    if (question.kind == Kind::FireOf)
        asking.ofAForce(stop, progress);
    else if (question.kind == Kind::Reach)
        asking.ofACounter();
    else
        asking.ofOneHex();
    return heat;
}

} // namespace merlon::editor

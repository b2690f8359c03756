#include "core/anarchy/works/works.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

void carry(const Data&, State& state, const WorkBegun& begun)
{
    Task task{{}, begun.job, begun.hex, begun.dead ? begun.dead->id : std::string(), state.now()};
    for (const CounterId& one : begun.by)
        task.by.push_back(one.id);
    state.tasks.push_back(std::move(task));
}

void carry(const Data&, State& state, const WorkOver& over)
{
    std::erase_if(state.tasks,
                  [&](const Task& task)
                  {
                      return std::ranges::any_of(over.idle, [&](const CounterId& one)
                                                 { return std::ranges::count(task.by, one.id) > 0; });
                  });
}

void carry(const Data& data, State& state, const DoorBroken& broken)
{
    if (std::ranges::count(state.brokenDoors, broken.broken) == 0)
        state.brokenDoors.push_back(broken.broken);
    for (const Side side : leavesOf({data, state}, broken.broken))
        state.site = withDoor(std::move(state.site), broken.broken, side, true);
}

void carry(const Data&, State& state, const Armed& armed)
{
    Counter* counter = state.find(armed.counter.id);
    if (counter == nullptr)
        return;
    if (armed.armed)
        counter->weapon = armed.armed;
    counter->turned = false;
    std::erase_if(state.captives, [&](const Captive& one) { return one.freed && one.counter == armed.counter.id; });
}

} // namespace merlon::anarchy

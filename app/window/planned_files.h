#pragma once

#include "app/window/scenario_plan.h"

namespace merlon::app
{

struct WrittenScenario
{
    QString file;
    yaml::Message notPlaced; ///< why counters wait off the map, or nothing
};

/// Writes the scenario, and its map where that has no file yet. Nothing that is there is written over. Or why it cannot
/// be written; a map that was written then stays.
tl::expected<WrittenScenario, yaml::Diagnostic> write(const ScenarioPlan& plan);

} // namespace merlon::app

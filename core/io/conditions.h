#pragma once

#include "core/play/codec.h"

/// The conditions of victory of a scenario: `- lost: {wins: besiegers, force: garrison, lost: 8}`.
namespace merlon::io
{

/// One of them; nothing where it cannot be read. What it says of a scenario that is read but for them is checked too.
std::optional<play::Record> readCondition(const yaml::Node& node, yaml::Log& log, const play::Scenario& scenario,
                                          const play::Names& names);

} // namespace merlon::io

#pragma once

#include <array>
#include <string>
#include <vector>

namespace merlon::yaml
{
struct Node;
class Log;
class Part;
} // namespace merlon::yaml

/// The part `panic` of resources/rulesets/siege.yaml.
namespace merlon::siege
{

/// siege.panic: panic and rout after a death.
struct PanicTable
{
    struct Row
    {
        int panic = 0; ///< characters
        int rout = 0;
    };
    std::array<Row, 10> rows{};
    int radius = 0;
    int retreat = 0; ///< hexes, in panic
    std::vector<std::string> fearless;
    std::vector<std::string> soldiers;
    std::vector<std::string> rallies;
};

PanicTable readPanic(const yaml::Node& node, yaml::Log& log);

} // namespace merlon::siege

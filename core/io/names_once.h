#pragma once

#include "core/yaml/mapping.h"

#include <string>
#include <unordered_map>

namespace merlon::io
{

/// Names of one sort, each of which a file may give once.
class NamesOnce
{
public:
    /// `what` has the name, to the author of the file: tell::force.
    explicit NamesOnce(yaml::Argument what) : what_(std::move(what)) {}

    /// One that was given before is an error, an empty one is nothing.
    void take(const yaml::Node& node, const std::string& name, yaml::Log& log);
    /// The value of the key `id`, taken; empty after an error.
    std::string takeId(const yaml::Mapping& fields);
    bool has(const std::string& name) const { return lines_.contains(name); }

private:
    yaml::Argument what_;
    std::unordered_map<std::string, int> lines_; ///< where they were
};

} // namespace merlon::io

#pragma once

#include "core/io/names_once.h"
#include "core/play/system.h"
#include "core/yaml/comments.h"

#include <string>
#include <unordered_map>
#include <vector>

/// Who fights in a scenario.
namespace merlon::io
{

/// Reads the forces with their counters, and remembers where they stand.
class ForcesReader
{
public:
    /// All must outlive this.
    ForcesReader(yaml::Log& log, yaml::CommentKeeper& comments, const play::Boards& boards)
        : log_(log), comments_(comments), boards_(boards)
    {
    }

    /// The list under `forces`. `system`: whose the counters are; null where nobody knows it, and none is read then.
    std::vector<play::Force> read(const yaml::Node& node, const play::System* system);
    bool has(const std::string& force) const { return forces_.has(force); }
    /// Null: none that was read.
    const yaml::Node* nodeOf(const play::Counter* counter) const;

private:
    void readForce(const yaml::Node& node, play::Force& force);
    void readColour(const yaml::Mapping& fields, play::Force& force);
    void readPattern(const yaml::Mapping& fields, play::Force& force);
    void readCounter(const yaml::Node& node, play::Counter& counter);

    yaml::Log& log_;
    yaml::CommentKeeper& comments_;
    const play::Boards& boards_;
    const play::System* system_ = nullptr;
    std::unordered_map<const play::Counter*, const yaml::Node*> nodes_;
    NamesOnce forces_{tell::force{}};
    NamesOnce counters_{tell::counter{}};
    NamesOnce names_{tell::counter_named{}};
};

} // namespace merlon::io

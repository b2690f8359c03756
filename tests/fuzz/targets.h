#pragma once

#include "core/io/files.h"
#include "core/io/log.h"
#include "core/io/yaml_quick.h"
#include "core/io/yaml_tree.h"

#include <string>
#include <string_view>

/// What must hold for any bytes at all. The fuzzers look for a text for which it does not; the replay test
/// (tests/core/io/tst_fuzz_corpus.cpp) asks it of every text that was ever interesting. Each answers what broke, or "".
namespace merlon::fuzz
{

/// The quick reader gives the tree that yaml-cpp gives, or stands aside.
inline std::string checkQuick(std::string_view text)
{
    if (text.find('\r') != std::string_view::npos)
        return {};
    io::Log log("fuzz", text);
    const auto screened = io::parseYaml(text, log);
    const auto quick = screened.documents.empty() ? std::nullopt : io::quickYaml(text, {});
    if (!quick)
        return {};
    std::vector<io::Node> slow;
    io::parseSlowly(text, log, {}, slow);
    if (slow.size() != 1)
        return "the quick reader took what yaml-cpp refuses";
    return slow.front() == *quick ? "" : "the quick reader gave another tree than yaml-cpp";
}

/// Text that loads is written, loads again as the same value, and is then written the same.
template <class Parse, class Write>
std::string checkRoundTrip(std::string_view text, Parse parse, Write write)
{
    const auto first = parse(text);
    if (!first.value)
        return io::hasErrors(first.diagnostics) ? "" : "refused without an error";
    if (io::hasErrors(first.diagnostics))
        return "accepted with an error";
    const std::string written = write(*first.value);
    const auto second = parse(written);
    if (!second.value)
        return "what was written does not load: " +
               (second.diagnostics.empty() ? std::string() : io::toText(second.diagnostics.front())) + '\n' + written;
    if (!(*second.value == *first.value))
        return "what was written loads as another value\n" + written;
    if (const auto again = write(*second.value); again != written)
        return "writing twice gives two texts\n" + written + "\n--- again ---\n" + again;
    return {};
}

inline std::string checkMap(std::string_view text)
{
    if (auto broken = checkQuick(text); !broken.empty())
        return broken;
    return checkRoundTrip(
        text, [](std::string_view one) { return io::parseMap(one, "fuzz"); }, io::mapText);
}

inline std::string checkScenario(std::string_view text)
{
    if (auto broken = checkQuick(text); !broken.empty())
        return broken;
    map::HexMap map;
    map.layout = {map::maxExtent, map::maxExtent, hex::Orientation::Flat, hex::Shove::Even};
    return checkRoundTrip(
        text, [&](std::string_view one) { return io::parseScenario(one, "fuzz", &map); },
        [&](const scenario::Scenario& value) { return io::scenarioText(value, map); });
}

} // namespace merlon::fuzz

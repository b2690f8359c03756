#pragma once

#include "core/io/files.h"
#include "core/yaml/log.h"
#include "translations/diagnostics.h"

#include <string>
#include <string_view>

/// What must hold for any bytes at all. The fuzzers look for a text for which it does not; the replay test
/// (tests/core/io/tst_fuzz_corpus.cpp) asks it of every text that was ever interesting. Each answers what broke, or "".
namespace merlon::fuzz
{

/// Text that loads is written, loads again as the same value, and is then written the same.
template <class Parse, class Write>
std::string checkRoundTrip(std::string_view text, Parse parse, Write write)
{
    const auto first = parse(text);
    if (!first.value)
        return yaml::hasErrors(first.diagnostics) ? "" : "refused without an error";
    if (yaml::hasErrors(first.diagnostics))
        return "accepted with an error";
    const std::string written = write(*first.value);
    const auto second = parse(written);
    if (!second.value)
        return "what was written does not load: " +
               (second.diagnostics.empty() ? std::string() : words::toText(second.diagnostics.front()).toStdString()) +
               '\n' + written;
    if (!(*second.value == *first.value))
        return "what was written loads as another value\n" + written;
    if (const auto again = write(*second.value); again != written)
        return "writing twice gives two texts\n" + written + "\n--- again ---\n" + again;
    return {};
}

inline std::string checkMap(std::string_view text)
{
    return checkRoundTrip(
        text, [](std::string_view one) { return io::parseMap(one, "fuzz"); }, io::mapText);
}

inline std::string checkScenario(std::string_view text)
{
    static const play::Boards boards = []
    {
        const hex::Layout layout{100, 100, hex::Orientation::Flat, hex::Shove::Even};
        return play::Boards{std::make_shared<const map::HexMap>(map::blankMap(layout, "plain", '.'))};
    }();
    return checkRoundTrip(
        text, [&](std::string_view one) { return io::parseScenario(one, "fuzz", boards); },
        [&](const play::Scenario& value) { return io::scenarioText(value, boards); });
}

} // namespace merlon::fuzz

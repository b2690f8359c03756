#pragma once

#include "core/play/system.h"

/// The game systems that a program knows. systems.cpp names them; a test may link others in its place.
namespace merlon
{

std::span<const play::System* const> systems();

/// Null when there is none of that name.
inline const play::System* findSystem(std::string_view id)
{
    const auto all = systems();
    const auto at = std::ranges::find(all, id, [](const play::System* one) { return one->id(); });
    return at == all.end() ? nullptr : *at;
}

/// What a map or scenario is made for that does not say it.
inline const play::System& defaultSystem()
{
    return *systems().front();
}

/// For messages.
inline std::vector<std::string_view> systemNames()
{
    std::vector<std::string_view> names;
    for (const play::System* one : systems())
        names.push_back(one->id());
    return names;
}

} // namespace merlon

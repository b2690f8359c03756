#pragma once

#include <algorithm>

namespace merlon::edit
{

bool has(const auto& all, const auto& one)
{
    return std::ranges::count(all, one) > 0;
}

} // namespace merlon::edit

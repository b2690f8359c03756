#pragma once

#include "core/play/kind.h"

#include <array>
#include <span>

namespace merlon::play
{

/// A list of shaped structs: the orders of a room, or its effects.
template <class... Ts>
struct Types
{
    static std::span<const Kind* const> kinds()
    {
        static const std::array<const Kind*, sizeof...(Ts)> all{&kindOf<Ts>()...};
        return all;
    }
};

template <class... Lists>
struct JoinedTypes;
template <class... Ts>
struct JoinedTypes<Types<Ts...>>
{
    using Joined = Types<Ts...>;
};
template <class... Ts, class... Us, class... Lists>
struct JoinedTypes<Types<Ts...>, Types<Us...>, Lists...>
{
    using Joined = typename JoinedTypes<Types<Ts..., Us...>, Lists...>::Joined;
};
/// One list of all of them, in their order: what a family of systems shares, and what one has besides.
template <class... Lists>
using Joined = typename JoinedTypes<Lists...>::Joined;

} // namespace merlon::play

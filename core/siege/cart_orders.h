#pragma once

#include "core/siege/orders.h"

/// The orders of carts and draught animals and what they change: SIEGE 5.11.
namespace merlon::siege
{

/// 5.11d: at the end of his phase, an animal that stands at the head of a cart.
struct Harness
{
    CounterId counter;
    CounterId animal;
    hex::Hex hex; ///< any of the cart's
};
/// 5.11d
struct Unharness
{
    CounterId counter;
    CounterId animal;
};

struct Harnessed
{
    CounterId counter;  ///< the animal
    hex::Hex harnessed; ///< any hex of the cart
};
struct Unharnessed
{
    CounterId counter; ///< the animal
};

} // namespace merlon::siege

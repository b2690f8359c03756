#pragma once

#include <QIcon>

/// Icons that say by their shape, not by colour alone, how a verdict stands: a tick in a circle, a cross in an octagon,
/// a die with pips, an exclamation mark in a triangle.
namespace merlon::referee
{

enum class Sign
{
    Legal,
    Illegal,
    Die,
    Warning
};

QIcon iconOf(Sign sign);

} // namespace merlon::referee

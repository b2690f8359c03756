#pragma once

#include "core/piccole/numbers/options.h"
#include "core/piccole/numbers/ruleset.h"

/// By what a game is played: the numbers, and how a table reads them.
namespace merlon::piccole
{

struct Data
{
    Options options;
    Own own;
    const Ruleset* numbers = nullptr;
};

} // namespace merlon::piccole

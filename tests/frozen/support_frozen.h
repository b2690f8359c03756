#pragma once

#include <string>
#include <utility>
#include <vector>

/// The referee as it was when it moved house: everything that it said of the rule cases, of the orders that ship and of
/// 2,000 random skirmishes. tests/frozen/verdicts.txt keeps a hash of each.
namespace merlon::tests
{

/// What was judged, and the verdicts in YAML one after another.
struct Frozen
{
    std::string name;
    std::string text;
};

std::vector<Frozen> judgedCases();
std::vector<Frozen> judgedOrders();
std::vector<Frozen> judgedSkirmishes();

/// 64 bits of FNV-1a, as 16 hex digits.
std::string hashOf(const std::string& text);

} // namespace merlon::tests

#pragma once

#include "core/play/system.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace YAML
{
class Node;
}

/// Rule cases as data (tests/cases/README.md): a small situation, an order, dice, and the verdict expected.
namespace merlon::tests
{

struct GivenOrder
{
    play::Record order;
    std::vector<int> faces;              ///< of dice, as typed, in the order in which they are asked for
    play::Given given;                   ///< without dice
    std::vector<play::Record> effects{}; ///< by the referee's hand, where there is no order
};

/// What a case expects; only what it names is checked.
struct Expectation
{
    std::optional<bool> legal;
    std::vector<std::string> reasons; ///< rules that the verdict cites, among others, in this order
    std::vector<std::string> absent;  ///< rules that it may not cite
    /// What the first reason of a rule is told with: "siege.1.44e", "hex", "A12".
    std::vector<std::array<std::string, 3>> told;
    std::optional<std::string> decisive;
    std::vector<std::pair<std::string, std::string>> facts;
    std::optional<std::vector<std::string>> effects; ///< as play::effectText writes them, or part of their keys
    std::optional<std::vector<std::string>> needs;
};

struct RuleCase
{
    std::string file;
    std::string name;
    std::string edition;
    std::vector<std::string> rules; ///< that it is a case of
    std::shared_ptr<const play::Setting> setting;
    std::vector<GivenOrder> before; ///< applied first
    GivenOrder asked;
    std::vector<std::string> events; ///< of the line, for line-of-fire cases
    hex::Hex from;
    hex::Hex to;
    Expectation expect;
    std::string fault; ///< why it cannot be run, empty when it can
};

/// All cases of a file, once for each edition that it is about.
std::vector<RuleCase> readCases(const play::System& system, const std::string& file);
/// Of every file under tests/cases/<system>.
std::vector<RuleCase> allCases(const std::string& system);

/// On one line.
std::string flow(const YAML::Node& node);

/// The game in which it asks.
play::Game gameOf(const RuleCase& one);
/// What the rules say of what it asks, once the orders before it are carried out.
play::Verdict verdictOf(const RuleCase& one);
/// The same once the referee has allowed it, with a die for all that the rules ask then.
play::Verdict allowedIn(const RuleCase& one);
/// The same with all that a panel tells of the game then and afterwards: whose turn it is, who may act, what is owed.
std::vector<play::Reason> heardIn(const RuleCase& one);
/// What differs from the expectation, or nothing.
std::string judgeCase(const RuleCase& one);

/// "A1 S A2" for a crossing, "A1 * B2 (A2)" for a corner, "A2 | B1" for a run.
std::string eventText(const hex::Layout& layout, const hex::Event& event);

} // namespace merlon::tests

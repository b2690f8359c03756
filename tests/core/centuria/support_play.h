#pragma once

#include "core/centuria/system.h"

#include "support_random.h"

/// Tournaments that a test plays.
namespace merlon::test
{

class Played
{
public:
    explicit Played(const centuria::Own& own, const centuria::Options& options = {});

    const play::Game& game() const { return game_; }
    const centuria::State& state() const { return game_.state.as<centuria::State>(); }
    const centuria::Data& data() const { return game_.setting->data.as<centuria::Data>(); }
    /// Every order that was carried out.
    const std::vector<play::Record>& orders() const { return orders_; }

    play::Verdict judge(const play::Record& order) const { return play::judge(game_, order); }
    template <class Order>
    play::Verdict judge(const Order& order) const
    {
        return judge(play::recordOf(order));
    }
    /// Whether it was legal and whole: then it is carried out.
    bool give(const play::Record& order);
    template <class Order>
    bool give(const Order& order)
    {
        return give(play::recordOf(order));
    }
    /// The same, whatever the rules say.
    bool allow(const play::Record& order);
    /// With an army list that is in time.
    bool enter(const std::string& name, const std::string& place = "Modena");
    /// The pairs as the rules have them, published.
    bool pairAndPublish();

private:
    bool carryOut(const play::Record& order, const play::Verdict& verdict);

    play::Game game_;
    std::vector<play::Record> orders_;
};

/// A tournament of so many rounds.
centuria::Own settings(int rounds, int seed);
/// Any word of each switch.
centuria::Options anyOptions(Random& random);

} // namespace merlon::test

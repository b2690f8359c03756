#pragma once

#include "core/play/system.h"
#include "core/play/types.h"
#include "play_rules.h"

/// A System made of a room: `Data`, `State`, `Options`, `Piece`, `Decreed`, `Orders`, `Effects` (lists of shaped
/// structs), `id`, `version`, `begin(data)` and one overload each of judge(data, state, Begun<Order>, Tray&) -> Verdict
/// and carry(data, State&, Effect); `house(data)`, if it knows house rules. No variant (one of sixty costs 38 s and 1.8
/// GB to compile): a table row a kind.
namespace merlon::play
{

/// Of an order that cannot be read.
Verdict malformed(const Fault& fault);

template <class Room>
class SystemOf : public System
{
public:
    using Data = typename Room::Data;
    using State = typename Room::State;

    std::string_view id() const final { return Room::id; }
    int version() const final { return Room::version; }
    std::span<const Kind* const> orders() const final { return Room::Orders::kinds(); }
    std::span<const Kind* const> effects() const final { return Room::Effects::kinds(); }
    const Kind& options() const final { return kindOf<typename Room::Options>(); }
    const Kind& pieces() const final { return kindOf<typename Room::Piece>(); }
    const Kind& facts() const final { return kindOf<typename Room::Decreed>(); }
    Opaque begin(const Setting& setting) const final { return Opaque::of(Room::begin(setting.data.as<Data>())); }

    Verdict judge(const Game& game, const Record& record, const Given& given) const final
    {
        if (const std::string field = offBoard(*game.setting, record.fields); !field.empty())
            return Verdict().forbid(says::play_order_off_board, {{"field", field}});
        for (const auto& [kind, judges] : judging(typename Room::Orders{}))
            if (kind().key == record.kind)
            {
                Verdict verdict = judges(dataOf(game), stateOf(game), record.fields, given);
                for (Reason& reason : verdict.reasons)
                    reason.phrase = reason.phrase.in(game.setting->edition);
                return verdict;
            }
        Verdict verdict;
        return verdict.forbid(says::play_order_unknown, {{"kind", record.kind}});
    }

    Record renewed(const Record& order, int version) const final
    {
        if (version < Room::version)
            for (const auto& [kind, renews] : renewing(typename Room::Orders{}))
                if (kind().key == order.kind)
                    return renews(order, version);
        return order;
    }

    std::vector<Fault> carryOut(Game& game, std::span<const Record> effects, int version) const final
    {
        std::vector<Fault> faults;
        for (const Record& record : effects)
            carry(dataOf(game), nullptr, record, version, faults);
        if (!faults.empty())
            return faults;
        auto next = game.state.template take<State>();
        for (const Record& record : effects)
            carry(dataOf(game), &next, record, version, faults);
        game.state = Opaque::of(std::move(next));
        return faults;
    }

    /// Carries an effect out, or says why it is none; without a state it only looks.
    static void carry(const Data& data, State* state, const Record& record, int version, std::vector<Fault>& faults)
    {
        for (const auto& [kind, carries] : carrying(typename Room::Effects{}))
            if (kind().key == record.kind)
                return carries(data, state, record.fields, version, faults);
        faults.push_back({record.kind, "unknown"});
    }

    static const Data& dataOf(const Game& game) { return game.setting->data.template as<Data>(); }
    static const State& stateOf(const Game& game) { return game.state.template as<State>(); }

private:
    using KindOf = const Kind& (*)();
    using Judges = Verdict (*)(const Data&, const State&, const Fields&, const Given&);
    using Renews = Record (*)(const Record&, int);
    using Carries = void (*)(const Data&, State*, const Fields&, int, std::vector<Fault>&);

    /// An order that was read, and how one of its kind is judged.
    struct Asked
    {
        const State& state;
        const void* begun;
        Verdict (*judges)(const Data&, const State&, const void* begun, Tray&);

        Verdict by(const Data& data, Tray& tray) const { return judges(data, state, begun, tray); }
    };

    template <class T>
    static Verdict judgeOne(const Data& data, const State& state, const Fields& fields, const Given& given)
    {
        auto in = read<T>(fields);
        if (!in.faults.empty())
            return malformed(in.faults.front());
        const Begun<T> begun{std::move(in.value), in.given};
        return judgeAsked(data, given, in.whole, {state, &begun, &judgeBegun<T>});
    }
    template <class T>
    static Verdict judgeBegun(const Data& data, const State& state, const void* begun, Tray& tray)
    {
        return Room::judge(data, state, *static_cast<const Begun<T>*>(begun), tray);
    }
    static Verdict judgeAsked(const Data& data, const Given& given, [[maybe_unused]] bool asksAll, const Asked& asked)
    {
        Tray tray(given);
        Verdict verdict = asked.by(data, tray);
        if constexpr (requires { Room::house(data); })
            sayHouseRules(data, given, asked, verdict);
        tray.done(verdict);
        if (!verdict.whole())
            verdict.effects.clear();
        assert(!verdict.whole() || asksAll); // a room asks for all that it needs
        return verdict;
    }
    /// Those without which it would be judged otherwise: `Room::house(data)`, each with what it says and the data
    /// without it.
    static void sayHouseRules(const Data& data, const Given& given, const Asked& asked, Verdict& verdict)
    {
        std::vector<Reason> said;
        for (const auto& one : Room::house(data))
        {
            Tray again(given);
            if (asked.by(*one.without, again) != verdict)
                said.push_back(one.says);
        }
        verdict.reasons.insert(verdict.reasons.end(), said.begin(), said.end());
    }
    template <class T>
    static Record renewOne(const Record& order, int version)
    {
        auto in = read<T>(order.fields, version);
        return in.faults.empty() && in.whole ? recordOf(in.value) : order;
    }
    template <class T>
    static void carryOne(const Data& data, State* state, const Fields& fields, int version, std::vector<Fault>& faults)
    {
        auto in = read<T>(fields, version);
        if (!in.faults.empty() || !in.whole)
            faults.push_back({std::string(kindOf<T>().key), "effect"});
        else if (state != nullptr)
            Room::carry(data, *state, in.value);
    }
    template <class... Ts>
    static std::span<const std::pair<KindOf, Judges>> judging(Types<Ts...>)
    {
        static constexpr std::array<std::pair<KindOf, Judges>, sizeof...(Ts)> all{{{&kindOf<Ts>, &judgeOne<Ts>}...}};
        return all;
    }
    template <class... Ts>
    static std::span<const std::pair<KindOf, Renews>> renewing(Types<Ts...>)
    {
        static constexpr std::array<std::pair<KindOf, Renews>, sizeof...(Ts)> all{{{&kindOf<Ts>, &renewOne<Ts>}...}};
        return all;
    }
    template <class... Ts>
    static std::span<const std::pair<KindOf, Carries>> carrying(Types<Ts...>)
    {
        static constexpr std::array<std::pair<KindOf, Carries>, sizeof...(Ts)> all{{{&kindOf<Ts>, &carryOne<Ts>}...}};
        return all;
    }
};

} // namespace merlon::play

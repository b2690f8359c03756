#pragma once

#include "core/play/system.h"
#include "core/siege/field/state.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>

/// A small scenario in a folder of its own: Alric (crossbow), Bertran (short bow) and Hugo without a weapon against
/// Gwyn, Rhys on horseback and Owen in a door, in the open.
namespace merlon::test
{

class Table
{
public:
    Table();

    QString file() const { return folder_.path() + "/table.scenario.yaml"; }
    QString journal() const { return file() + ".journal.yaml"; }
    QString folder() const { return folder_.path(); }
    const std::shared_ptr<const play::Setting>& setting() const { return setting_; }
    hex::Hex at(const char* name) const;

private:
    QTemporaryDir folder_;
    std::shared_ptr<const play::Setting> setting_;
};

/// What is known of a game and a counter in it.
const siege::State& stateOf(const play::Game& game);
const castle::Counter& counterOf(const play::Game& game, const char* id);

play::Record shot(const char* by, const char* at);
play::Record endPhase();
play::Record health(const char* counter, const char* state);

/// The first face that makes an order do what is looked for, or 0.
template <class Does>
int faceThat(const play::Game& game, const play::Record& order, Does does, bool allowed = false)
{
    for (int face = 1; face <= 10; ++face)
        if (does(play::judge(game, order, {{{10, face, {}, play::Source::Typed}}, {}, allowed})))
            return face;
    return 0;
}
/// Whether the first effect is of that kind.
inline auto does(std::string_view effect)
{
    return [effect](const play::Verdict& verdict)
    { return !verdict.effects.empty() && verdict.effects.front().kind == effect; };
}

} // namespace merlon::test

#include "referee/ruled_line.h"

#include "referee/verdict_text.h"

namespace merlon::referee
{

RuledLine ruledLine(const play::Game& game, play::Scene now, hex::Hex from, hex::Hex to)
{
    play::Setting setting = *game.setting;
    if (!now.boards.empty())
        setting.boards = now.boards;
    const play::AimFace* aims = setting.system->aims();
    RuledLine out{std::move(now), aims != nullptr ? aims->ruled(setting, from, to, {}) : std::nullopt, {}, {}};
    out.scene.marks = {{from, play::Mark::Actor}, {to, play::Mark::Aim}};
    out.scene.lines.clear();
    if (!out.asked)
        return out;
    const play::Verdict& verdict = out.said.emplace(play::judge(out.asked->game, out.asked->order));
    out.scene.lines = verdict.lines;
    out.scene.legal = verdict.legal;
    const VerdictText text(out.asked->game);
    QStringList said;
    for (const play::Fact& fact : verdict.facts)
        if (!fact.added || fact.value != play::Value(0))
            said += text.briefly(fact);
    out.briefly = said.join(words::listWord("comma"));
    if (const play::Reason* why = play::decisive(verdict))
        out.briefly += (said.isEmpty() ? QString() : QStringLiteral(". ")) + text.reason(*why);
    return out;
}

} // namespace merlon::referee

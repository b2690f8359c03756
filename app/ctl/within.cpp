// within: the games of their own that a game waits for, and their results.

#include "app/ctl/command.h"
#include "app/ctl/kept_game.h"
#include "core/io/offspring.h"
#include "core/play/codec.h"
#include "core/play/order.h"
#include "referee/verdict_text.h"

#include <QRandomGenerator>

namespace merlon::ctl
{
namespace
{

/// An order that waits for the end of a game, and that game.
struct Waiting
{
    play::Record owed;
    play::Scenario offspring;
};

std::vector<Waiting> waitingIn(const play::Game& game)
{
    std::vector<Waiting> all;
    for (const play::Owed& owed : game.setting->system->owed(game))
        if (auto offspring = game.setting->system->offspring(game, owed.begun))
            all.push_back({owed.begun, std::move(*offspring)});
    return all;
}

/// What is wrong that a program may go by: not that it is not there yet, or goes on.
bool isWrong(const yaml::Diagnostics& why)
{
    return std::ranges::any_of(why, [](const auto& one) { return one.code != "offspring"; });
}

class Within
{
public:
    Within(const Command& command, KeptGame kept) : command_(command), kept_(std::move(kept)) {}

    int run()
    {
        const auto waiting = waitingIn(kept_.game());
        if (waiting.empty() && !command_.yaml())
            out(Text::tr("This game is not waiting for another.") + '\n');
        for (const Waiting& one : waiting)
            tell(one);
        return status_;
    }

private:
    std::filesystem::path parent() const { return command_.files().front().toStdString(); }

    void fail(const yaml::Diagnostics& why)
    {
        report(why, command_.quiet());
        status_ = BadInput;
    }

    void tell(const Waiting& one)
    {
        if (command_.isSet("begin"))
            if (const auto begun = io::beginOffspring(parent(), one.offspring); !begun)
                return fail(begun.error());
        const auto home = io::homecomingOf(parent(), one.offspring, kept_.game(), one.owed);
        const std::string file = io::offspringFile(parent(), one.offspring).filename().string();
        const referee::VerdictText words(kept_.game());
        const play::Record& order = home ? home->order : one.owed;
        if (command_.yaml())
            out("- {order: {" + play::orderText(order, play::namesOf(*kept_.game().setting)) +
                "}, file: " + inQuotes(file) + ", over: " + (home ? "true" : "false") + "}\n");
        else //: %1: what an order says; %2: the file of the game that decides it
            out(Text::tr("%1: %2").arg(words.order(order), QString::fromStdString(file)) + '\n');
        if (!home && isWrong(home.error()))
            return fail(home.error());
        if (!home)
            return report(home.error(), command_.quiet() || command_.yaml());
        report(home->told, command_.quiet());
        if (command_.isSet("take"))
            take(*home);
    }

    void take(const io::Homecoming& home)
    {
        const play::Verdict verdict = play::judge(kept_.game(), home.order);
        if (!command_.yaml())
            out(referee::VerdictText(kept_.game()).toText(home.order, verdict));
        if (verdict.waits() || !verdict.legal)
        {
            status_ = BadInput;
            return;
        }
        play::Played played{play::declarer(kept_.game(), home.order), home.order, {}, play::saidOf(verdict), {}, {}};
        played.from = home.from;
        if (auto kept = kept_.keep(std::move(played)); !kept)
            fail(kept.error());
    }

    const Command& command_;
    KeptGame kept_;
    int status_ = AllWell;
};

} // namespace

int within(const QStringList& arguments)
{
    Command command("within",
                    Text::tr("Lists the separate games that a game waits for (the battles of a campaign), each with "
                             "its file and the order that reports its result. --begin writes the files that do not "
                             "exist yet; --take records the results of finished games in the journal. For a battle "
                             "fought elsewhere, type the same order by hand ('merlonctl judge')."),
                    Text::tr("FILE [--begin] [--take]", "a usage"),
                    "  merlonctl within italy.campaign.yaml\n"
                    "  merlonctl within italy.campaign.yaml --begin\n"
                    "  merlonctl within italy.campaign.yaml --take");
    command.parser().addOption({"begin", Text::tr("Writes the files of the games that do not exist yet.")});
    command.parser().addOption({"take", Text::tr("Records the results of finished games.")});
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    auto loaded = io::loadScenario(command.files().front().toStdString());
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return BadInput;
    auto kept =
        KeptGame::open(command.files().front().toStdString(), *loaded.value, QRandomGenerator::system()->generate64());
    if (!kept)
    {
        report(kept.error(), command.quiet());
        return BadInput;
    }
    report(kept->notices(), command.quiet());
    return Within(command, std::move(*kept)).run();
}

} // namespace merlon::ctl

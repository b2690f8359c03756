#pragma once

#include "referee/film.h"
#include "referee/open_game.h"
#include "referee/order_draft.h"
#include "referee/table_clock.h"

#include <QObject>
#include <QString>
#include <QTimer>

namespace merlon::referee
{

/// A game at the table: the order that is being asked about, and the open game that keeps what was decided. While
/// nothing can be kept orders are judged all the same.
class RefereeSession : public QObject
{
    Q_OBJECT

public:
    explicit RefereeSession(QObject* parent = nullptr);
    /// By another clock than the machine's.
    RefereeSession(TableClock::Seconds machine, TableClock::Seconds steady, QObject* parent = nullptr);
    ~RefereeSession() override;

    /// Takes a scenario, and goes on with its game of that name (empty: the first one) if there is one. `scenarioFile`
    /// is empty for one that was never saved.
    void open(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile, const QString& game = {});
    /// Another game of the same scenario, also one that is not begun yet.
    void openGame(const QString& game);
    /// Copies this game under another name and goes on with the copy. False, and `failed` says why, when it cannot be.
    bool saveGameAs(const QString& game);
    /// The journal of this game once more, after `journalProblem` has been seen to.
    void reopenJournal() { open_.reopen(); }
    QString gameName() const { return open_.place().name; }
    /// All that there are of this scenario.
    QList<GameFile> games() const { return GameFile::all(open_.scenarioFile()); }
    void close() { open_.close(); }

    /// A game that was played, wherever its journal lies, as a film: nothing is kept, and nothing of that file is
    /// written. False when it cannot be read: `failed` says why, and the game that was open goes on.
    bool watch(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile, const QString& journal);
    /// The game that is open as a film, and back to it: of one that is only watched there is no way back.
    void startFilm();
    void endFilm();
    /// While one is shown the game is what it was in that picture, and nothing of it can be changed. What is added to
    /// its journal meanwhile makes it longer.
    const Film* film() const { return film_ ? &*film_ : nullptr; }
    /// It is shown from a file that is no game of this scenario's own.
    bool watches() const { return open_.watches(); }
    void showPicture(int at);

    bool isOpen() const { return open_.isOpen(); }

    const std::shared_ptr<const play::Setting>& setting() const { return open_.setting(); }
    const play::Game& game() const { return film_ ? film_->game() : open_.fold().game(); }
    const play::Journal& journal() const { return open_.journal(); }
    const play::Fold& fold() const { return open_.fold(); }
    /// Who has something to do now, or has done it; asked of the system once for each state of the game.
    const std::vector<play::Muster>& muster() const;
    /// What may be picked for a field of an order, as far as it is given; of one that nothing is given of yet asked
    /// once for each state of the game, as all who may act and all they could do it to are judged.
    play::Candidates candidates(const play::Record& order, std::string_view field) const;
    /// What there is to draw of the game as it is, each piece marked by whether it may still act.
    play::Scene table() const;
    /// By a condition of the scenario, or because its last turn is over; of a film once it is told.
    const std::optional<play::Decided>& decided() const;
    QString journalFile() const { return open_.place().path; }
    /// Empty for one that was never saved.
    QString scenarioFile() const { return open_.scenarioFile(); }
    /// Of the journal, when it was opened.
    const yaml::Diagnostics& diagnostics() const { return open_.diagnostics(); }
    /// Why nothing can be kept, in the reader's language; empty when all is well.
    QString journalProblem() const;
    /// Another Merlon keeps this game, for as long as that one is there.
    bool follows() const { return open_.follows(); }
    /// What a reader should know of the journal that was opened: an entry that was cut off, a scenario or rules that
    /// have changed, lines that are judged otherwise today. Empty when there is nothing, and after the first order that
    /// is kept.
    QString notices() const { return open_.notices(); }

    /// The order on the table, as far as it is given. None: nothing is asked.
    const OrderDraft* draft() const { return draft_ ? &*draft_ : nullptr; }
    /// Of the draft; asserted.
    const play::Record& order() const { return draft_->order(); }
    const play::Verdict& verdict() const { return draft_->verdict(); }
    /// The time at the table: orders are given at it, and what runs is held against it.
    play::Moment now() const { return clock_.now(); }
    bool wantsDie() const { return draft_ && !draft_->verdict().needs.empty(); }
    /// Whether it can be kept: nothing is wanted any more, or it is refused and all its fields are there.
    bool canAccept() const;
    /// Whether it could be kept with a word against the rules.
    bool canOverrule() const;

    /// What would happen if: orders are judged as if the referee had set aside whatever refuses them, whoever's turn it
    /// is, and none is kept. It begins with the order on the table, before its dice, and leaves the table as it was
    /// found. Whatever changes the game ends it.
    void setWhatIf(bool on);
    bool whatIf() const { return whatIf_; }
    /// What every order is judged with before anything comes from the table.
    play::Given allowance() const { return {{}, {}, whatIf_}; }

    /// Begins an order, or goes on with the same one.
    void judge(const play::Record& order);
    /// The result of a game of its own, laid on the table; the journal keeps where an order of that kind came from.
    void bring(const play::Record& order, play::Origin from);
    void give(std::string_view field, play::Value value);
    /// As a list or a map picks: the field holds what the system makes of it.
    void pick(std::string_view field, const play::Value& mark);
    void extend(std::string_view field, const play::Value& mark);
    void pickAll(std::string_view field, const play::List& marks);
    void clearField(std::string_view field);
    void skip(std::string_view field);
    void clear();
    /// A face typed from the table; ignored when none is wanted or there is no such face.
    /// Where none is wanted any more, it takes the place of the last that fell.
    void giveDie(int face);
    /// Of the die that a face would be for; none: no die is asked for.
    std::optional<int> dieSides() const { return draft_ ? draft_->dieSides() : std::nullopt; }
    /// The next die of the journal's seed. A face once seen stays: asking again for another order gives the same one
    /// until it was kept. That of a what-if is a trial, and none of the journal's.
    void roll();
    void takeBackDie();
    /// The referee's word on facts, or against all refusals; the rules go on from it.
    void rule(play::Fields decreed, bool allowed, const QString& why);

    /// Keeps the order on the table: a legal one changes the game, a refused one is only noted. False when it was not
    /// kept: `failed` says why.
    bool accept(const QString& note = {});
    bool overrule(const play::Overruling& ruling);
    /// Changes the game without an order; without effects a note.
    bool ruleByHand(std::vector<play::Record> effects, const QString& note);
    /// The order of a line with other dice; those after it are judged again.
    bool correct(int line, play::Dice dice, const QString& note = {});
    /// On a line, whatever stands there, in place of what was remarked before; empty: nothing more.
    bool remark(int line, const QString& remark);
    /// What is kept from now on is one step with all that was kept after that many lines: undo takes all of it back,
    /// redo brings it again. Until that is ended with none.
    void keepTogether(std::optional<std::size_t> since) { since_ = since; }
    /// Whether undo, or redo, is of more than one order.
    bool undoesTogether() const { return togetherAt() != nullptr; }
    bool redoesTogether() const;
    bool undo();
    bool redo();
    bool backTo(int line);
    bool canUndo() const;
    bool canRedo() const;

signals:
    void gameChanged();
    /// The order, its dice or its verdict changed.
    void verdictChanged();
    /// While something runs: what it says is another.
    void minutePassed();
    void failed(const QString& message);

private:
    void listen();
    void keepTime();
    bool isOvertaken();
    void goOn();
    void tick();
    void changed();
    void anotherGame();
    void goOnFilming();
    void forget();
    bool keeps() const { return open_.keeps() && !film_; }
    bool keep(play::Happening what);
    play::Played played(const QString& note) const;
    struct Together ///< what one hand has kept, after a line and up to a node of the timeline
    {
        std::uint64_t game = 0; ///< its seed: a copy of it goes on from there
        std::size_t since = 0;
        std::size_t at = 0;
    };
    const Together* togetherAt() const;
    void keptTogether(std::size_t since);

    mutable TableClock clock_;
    play::Moment minute_; ///< that was told last
    QTimer minutes_;
    OpenGame open_;
    std::optional<Film> film_;
    mutable std::optional<std::vector<play::Muster>> muster_;
    struct First
    {
        std::string kind;
        std::string field;
        play::Given held;
        play::Candidates candidates;
    };
    mutable std::vector<First> firsts_;
    std::optional<OrderDraft> draft_;
    struct Brought
    {
        std::string kind;
        play::Origin from;
    };
    std::optional<Brought> brought_;
    std::vector<Together> together_;
    std::optional<std::size_t> since_;
    bool whatIf_ = false;
    std::optional<OrderDraft> aside_; ///< what was on the table before the what-if
};

} // namespace merlon::referee

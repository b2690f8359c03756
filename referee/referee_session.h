#pragma once

#include "core/io/journal_file.h"
#include "core/play/fold.h"
#include "core/play/victory.h"
#include "referee/game_file.h"
#include "referee/order_draft.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace merlon::referee
{

/// A game at the table: the order that is being asked about, and the journal that keeps what was decided.
///
/// Its journal is a GameFile, begun with the first order that is kept, so that looking at a scenario leaves no file
/// behind. When it cannot be opened (another Merlon has it, its folder cannot be written, it has errors) orders are
/// judged all the same, and nothing is kept: `journalProblem` says why. One that can be read is followed: what another
/// Merlon adds to it is seen here.
class RefereeSession : public QObject
{
    Q_OBJECT

public:
    explicit RefereeSession(QObject* parent = nullptr);
    ~RefereeSession() override;

    /// Takes a scenario, and goes on with its game of that name (empty: the first one) if there is one. `scenarioFile`
    /// is empty for one that was never saved.
    void open(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile, const QString& game = {});
    /// Another game of the same scenario, also one that is not begun yet.
    void openGame(const QString& game);
    /// Copies this game under another name and goes on with the copy. False, and `failed` says why, when it cannot be.
    bool saveGameAs(const QString& game);
    QString gameName() const { return place_.name; }
    /// All that there are of this scenario.
    QList<GameFile> games() const { return GameFile::all(scenarioFile_); }
    void close();
    bool isOpen() const { return setting_ != nullptr; }

    const std::shared_ptr<const play::Setting>& setting() const { return setting_; }
    const play::Game& game() const;
    const play::Journal& journal() const;
    const play::Fold& fold() const;
    /// By a condition of the scenario, or because its last turn is over.
    const std::optional<play::Decided>& decided() const;
    QString journalFile() const { return place_.path; }
    /// Of the journal, when it was opened.
    const yaml::Diagnostics& diagnostics() const { return diagnostics_; }
    /// Why nothing can be kept, in the reader's language; empty when all is well.
    QString journalProblem() const;
    /// What a reader should know of the journal that was opened: an entry that was cut off, a scenario or rules that
    /// have changed, lines that are judged otherwise today. Empty when there is nothing, and after the first order that
    /// is kept.
    QString notices() const;

    /// The order on the table, as far as it is given. None: nothing is asked.
    const OrderDraft* draft() const { return draft_ ? &*draft_ : nullptr; }
    /// Of the draft; asserted.
    const play::Record& order() const { return draft_->order(); }
    const play::Verdict& verdict() const { return draft_->verdict(); }
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
    void give(std::string_view field, play::Value value);
    /// As a list or a map picks: the field holds what the system makes of it.
    void pick(std::string_view field, const play::Value& mark);
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
    bool undo();
    bool redo();
    bool backTo(int line);
    bool canUndo() const;
    bool canRedo() const;

signals:
    void gameChanged();
    /// The order, its dice or its verdict changed.
    void verdictChanged();
    void failed(const QString& message);

private:
    bool keep(play::Happening what);
    bool begin();
    void changed();
    void forget();
    void take(io::JournalFile file);
    void read();
    void readOn();
    void foldJournal();
    play::Header header() const;
    play::Played played(const QString& note) const;

    std::shared_ptr<const play::Setting> setting_;
    QString scenarioFile_;
    GameFile place_;
    std::optional<io::JournalFile> file_;
    std::optional<play::Fold> fold_;
    mutable play::Watch watchman_; ///< looks when it is asked
    play::Journal read_;           ///< while there is no file of our own: what there is to read of it
    yaml::Diagnostics diagnostics_;
    bool refused_ = false; ///< the journal could not be opened
    bool fresh_ = false;   ///< opened, and nothing kept since
    std::uint64_t seed_ = 0;
    QTimer watch_; ///< for what another Merlon writes
    QDateTime seen_;
    qint64 size_ = 0;

    std::optional<OrderDraft> draft_;
    bool whatIf_ = false;
    std::optional<OrderDraft> aside_; ///< what was on the table before the what-if
};

} // namespace merlon::referee

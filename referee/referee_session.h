#pragma once

#include "core/io/journal_file.h"
#include "core/play/fold.h"
#include "referee/order_draft.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace merlon::referee
{

/// A game at the table: the order that is being asked about, and the journal that keeps what was decided.
///
/// The journal lies beside the scenario (`<scenario file>.journal.yaml`); where that place cannot be written, or the
/// scenario has no file yet, under the application's data. It is begun with the first order that is kept, so that
/// looking at a scenario leaves no file behind. When it cannot be opened (another Merlon has it, it has errors) orders
/// are judged all the same, and nothing is kept: `journalProblem` says why.
class RefereeSession : public QObject
{
    Q_OBJECT

public:
    explicit RefereeSession(QObject* parent = nullptr);
    ~RefereeSession() override;

    /// Takes a scenario, and goes on with its journal if there is one. `scenarioFile` is empty for one that was never
    /// saved.
    void open(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile);
    void close();
    bool isOpen() const { return setting_ != nullptr; }

    const std::shared_ptr<const play::Setting>& setting() const { return setting_; }
    const play::Game& game() const;
    const play::Journal& journal() const;
    const play::Fold& fold() const;
    QString journalFile() const { return journalPath_; }
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

    /// Begins an order, or goes on with the same one.
    void judge(const play::Record& order);
    void give(std::string_view field, play::Value value);
    /// As a list or a map picks: the field holds what the system makes of it.
    void pick(std::string_view field, const play::Value& mark);
    void clearField(std::string_view field);
    void skip(std::string_view field);
    void clear();
    /// A face typed from the table; ignored when none is wanted or there is no such face.
    void giveDie(int face);
    /// The next die of the journal's seed. A face once seen stays: asking again for another order gives the same one
    /// until it was kept.
    void roll();
    void takeBackDie();
    /// What the referee holds to be so, whatever the rules find.
    void decree(play::Fields decreed);

    /// Keeps the order on the table: a legal one changes the game, a refused one is only noted. False when it was not
    /// kept: `failed` says why.
    bool accept(const QString& note = {});
    bool overrule(const play::Overruling& ruling);
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
    void take(io::JournalFile file);
    QString placeOfJournal(const QString& scenarioFile) const;
    play::Header header() const;
    std::string declarer() const;
    play::Played played(const QString& note) const;

    std::shared_ptr<const play::Setting> setting_;
    QString scenarioFile_;
    QString journalPath_;
    std::optional<io::JournalFile> file_;
    std::optional<play::Fold> fold_;
    play::Journal none_;
    yaml::Diagnostics diagnostics_;
    bool refused_ = false; ///< the journal could not be opened
    bool fresh_ = false;   ///< opened, and nothing kept since
    std::uint64_t seed_ = 0;

    std::optional<OrderDraft> draft_;
};

} // namespace merlon::referee

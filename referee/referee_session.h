#pragma once

#include "core/game/fold.h"
#include "core/game/journal.h"
#include "core/io/journal_file.h"
#include "core/verdict/overlay.h"

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
    void open(std::shared_ptr<const game::Setting> setting, const QString& scenarioFile);
    void close();
    bool isOpen() const { return setting_ != nullptr; }

    const std::shared_ptr<const game::Setting>& setting() const { return setting_; }
    const game::Game& game() const;
    const game::Journal& journal() const;
    const game::Fold& fold() const;
    QString journalFile() const { return journalPath_; }
    /// Of the journal, when it was opened.
    const yaml::Diagnostics& diagnostics() const { return diagnostics_; }
    /// Why nothing can be kept, in the reader's language; empty when all is well.
    QString journalProblem() const;
    /// What a reader should know of the journal that was opened: an entry that was cut off, a scenario or rules that
    /// have changed, lines that are judged otherwise today. Empty when there is nothing, and after the first order that
    /// is kept.
    QString notices() const;

    /// The order on the table, its dice so far, and what the rules say of it. None: no order.
    const std::optional<verdict::Order>& order() const { return order_; }
    const game::DiceGiven& dice() const { return dice_; }
    const verdict::Verdict& verdict() const { return verdict_; }
    bool wantsDie() const { return order_ && !verdict_.needs.empty(); }
    bool canAccept() const;

    void judge(const verdict::Order& order);
    void clear();
    /// A die typed from the table, face 0 to 10; ignored when none is wanted or there is no such face.
    void giveDie(int face);
    /// The next die of the journal's seed. A face once seen stays: asking again for another order gives the same one
    /// until it was kept.
    void roll();
    void takeBackDie();

    /// Keeps the order on the table: a legal one changes the game, a refused one is only noted. False when it was not
    /// kept: `failed` says why.
    bool accept(const QString& note = {});
    bool overrule(const game::Overruling& ruling);
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
    bool keep(decltype(game::Entry::what) what);
    bool begin();
    void take(io::JournalFile file);
    QString placeOfJournal(const QString& scenarioFile) const;
    game::Header header() const;
    game::Played played(const QString& note) const;
    void judgeAgain();

    std::shared_ptr<const game::Setting> setting_;
    QString scenarioFile_;
    QString journalPath_;
    std::optional<io::JournalFile> file_;
    std::optional<game::Fold> fold_;
    game::Journal none_;
    yaml::Diagnostics diagnostics_;
    bool refused_ = false; ///< the journal could not be opened
    bool fresh_ = false;   ///< opened, and nothing kept since
    std::uint64_t seed_ = 0;

    std::optional<verdict::Order> order_;
    game::DiceGiven dice_;
    verdict::Verdict verdict_;
};

} // namespace merlon::referee

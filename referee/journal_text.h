#pragma once

#include "core/play/victory.h"
#include "referee/verdict_text.h"

namespace merlon::referee
{

class RefereeSession;

/// The lines of a journal in words, by their index.
class JournalText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::JournalText)

public:
    /// Both must outlive it.
    JournalText(const play::Journal& journal, const play::Fold& fold, std::optional<play::Decided> decided = {});
    /// The session must outlive it.
    explicit JournalText(const RefereeSession& session);

    QString who(int index) const;
    /// What was ordered, or what happened else: "Undo of line 4: Alric shoots at Gwyn".
    QString order(int index) const;
    /// What came of it: "Refused. Gwyn cannot be seen.", "Gwyn is wounded."; of the line that decided the game, who
    /// won.
    QString outcome(int index) const;
    /// A sentence or two to read to the players: what was ordered and how it stood, the die, what came of it.
    QString aloud(int index) const;
    /// By what an order stands as it does, by today's rules: what decides against it alone, or all that was weighed.
    std::vector<play::Reason> why(int index) const;
    /// Its own, those of its corrections, and the remark on it.
    QString note(int index) const;
    /// Empty: nobody has made one.
    QString remark(int index) const;
    /// Of the last line, when it was kept just now, with whose turn it is if that has changed.
    QString last() const;

private:
    const play::Entry& entry(int index) const;
    const play::Told& told(int index) const;
    QString change(int index) const;
    QString lines(const std::vector<int>& indices) const;

    const play::Journal& journal_;
    const play::Fold& fold_;
    std::optional<play::Decided> decided_;
    VerdictText text_;
};

} // namespace merlon::referee

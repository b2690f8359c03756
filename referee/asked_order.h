#pragma once

#include "core/play/system.h"

namespace merlon::referee
{

class RefereeSession;

/// The order that is asked for: the one on the session's table, or what the form starts from while nothing is given. No
/// widget.
class AskedOrder
{
public:
    /// The session must outlive it.
    explicit AskedOrder(RefereeSession& session) : session_(session) {}

    /// What the form starts from: a kind, and what the game has filled in of it.
    const play::Record& start() const { return start_; }
    void startFrom(play::Record record) { start_ = std::move(record); }
    /// Nothing is against it, and it asks for nothing but dice.
    bool startsWhole() const;
    /// Of another game, or of the same one later. At a desk one order after another is of the same kind: a player is
    /// registered, and then the next.
    void reset();
    /// The start of before a what-if comes back after it. False: it is as it was.
    bool followWhatIf();

    const play::Record& record() const;
    /// Null: nothing can be ordered.
    const play::Kind* kind() const;
    play::Verdict verdict() const;
    play::Candidates candidates(const play::Field& field) const;
    /// Something must still be given, and nothing is against it.
    bool lacksSomething() const;
    /// The field that a pick is for; where everything is there, the last one of those that must be.
    std::string_view wanted() const;
    /// Whether that field must be given, as the others stand: what may be left out of the one order may be all that
    /// another says.
    bool needs(const play::Field& field) const;
    /// It must be given, is given, or may be given as the others stand.
    bool shows(const play::Field& field, const play::Verdict& verdict) const;
    /// Somebody may be named in it, and nobody need be; null: in none that is empty.
    const play::Field* mayStayEmpty() const;
    /// Others who may take part or come along; empty: none may.
    std::string_view wantedBesides() const;

    void give(const play::Field& field, const play::Value& value);
    /// What a hand picks, of which the system makes what the field holds.
    void pick(const play::Field& field, const play::List& marks);
    /// A way goes straight on to there.
    void extend(const play::Field& field, const play::Value& mark);
    /// Gives the words that alone may stand where one must. False: there is none.
    bool fillIn();

private:
    void begin();
    std::optional<play::Value> onlyWord() const;

    RefereeSession& session_;
    play::Record start_;
    play::Record aside_;  ///< what it started from before the what-if
    bool whatIf_ = false; ///< as it is shown
};

} // namespace merlon::referee

#pragma once

#include "core/play/system.h"

/// An order being put together. Which field it wants, what may stand there and what is against it all come from the
/// system; the draft only holds what was given. No widget.
namespace merlon::referee
{

/// The first field without which it cannot be judged to its end; empty: it has all of them.
std::string_view mustBeGiven(const play::Verdict& verdict);

class OrderDraft
{
public:
    OrderDraft(play::Game game, play::Record begun, play::Given given = {})
        : game_(std::move(game)), order_(std::move(begun)), given_(std::move(given))
    {
        judge();
    }

    const play::Record& order() const { return order_; }
    const play::Given& given() const { return given_; }
    const play::Verdict& verdict() const { return verdict_; }
    const play::Kind& kind() const;

    /// All fields are there that an order must have to be written down.
    bool complete() const;
    /// The field that is wanted next, or empty: an optional one that was skipped is not wanted again.
    std::string_view wanted() const;
    /// Whether the order may be given without it, or is whole with it.
    bool asksFor(std::string_view field) const;
    const play::Value* value(std::string_view field) const { return play::find(order_.fields, field); }
    play::Candidates candidates(std::string_view field) const;

    /// A value for a field. Dice that fell for another order are forgotten, and with another value of a field that must
    /// be there the optional ones, which were chosen for the former, unless they are legal with this one too.
    void give(std::string_view field, play::Value value);
    void clear(std::string_view field);
    void skip(std::string_view field) { skipped_.emplace_back(field); }
    /// What was picked on the board or in a list: the field holds what the system makes of it, and makes it anew when
    /// others are given: the way to a hex is another one with a horse by the bridle. A way that ends over a side of a
    /// hex gives the side too, where one is asked for.
    void pick(std::string_view field, const play::Value& mark);
    /// A way goes straight on to there; one that is not begun is picked.
    void extend(std::string_view field, const play::Value& mark);
    /// For a list: as many of them, in their order, as the order is legal with; all where it is with none.
    void pickAll(std::string_view field, const play::List& marks);

    /// For the first die that is wanted.
    void giveDie(int value, play::Source source);
    /// The die of a need again, with another face.
    void takeBackDie();
    /// What the referee holds to be so, whether the order stands whatever the rules say, and why he rules so.
    void rule(play::Fields decreed, bool allowed, std::string why);
    const std::string& why() const { return why_; }
    /// Of the die that a face would be for: the first that is wanted, or else the last that fell.
    std::optional<int> dieSides() const;
    /// Where what was sealed is asked for: puts it there with its salt, if the rules accept one of these.
    void open(std::span<const play::Seal> secrets);
    /// A time that is wanted and that nobody has given is that of now, until the order is kept.
    void stamp(play::Moment now);

private:
    void judge();
    bool openNext(std::span<const play::Seal> secrets);
    void close();
    void forgetChoices();
    void followChoices(std::string_view given);

    play::Game game_;
    play::Record order_;
    play::Given given_;
    play::Verdict verdict_;
    std::string why_; ///< of a ruling
    std::vector<std::string> skipped_;
    std::vector<std::pair<std::string, play::Value>> picked_; ///< of fields, the marks that they were made of
    std::vector<std::string_view> opened_;                    ///< fields that hold what was sealed
    std::vector<std::string_view> stamped_;                   ///< fields that hold the time of now
};

} // namespace merlon::referee

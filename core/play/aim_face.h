#pragma once

#include "core/play/outlook.h"
#include "core/play/system.h"

/// Acting from afar, as by a shot: a face that a system has or lacks (System::aims).
namespace merlon::play
{

/// Two figures alone on a board and the order between them, for a ruler.
struct Ruled
{
    Game game;
    Record order;
};

/// An order by which a thing acts from where it is on another that may be far away, as a shot, and the order by which
/// it goes elsewhere first: for the question who could do so. Keys of orders and of their fields.
struct Aiming
{
    std::string_view order;
    std::string_view by; ///< names who does it
    std::string_view at; ///< names to whom
    std::string_view go{};
    std::string_view goer{};
    std::string_view way{}; ///< its path; what System::could answers for it are the ends
};

/// How a game might be other than it is, for a question that changes nothing.
struct Supposed
{
    Ref who{};
    std::string_view order{};         ///< it is the time of who for it, and nothing is owed; empty: as the clock says
    std::optional<hex::Hex> stands{}; ///< where who is
    std::optional<hex::Hex> target{}; ///< alone on it stands somebody whom everybody may aim at
    bool walked = false;              ///< who has gone there just now, and did not stand there before
};
struct Supposition
{
    Game game;
    Ref target{}; ///< who stands there
};

class AimFace
{
public:
    virtual ~AimFace() = default;

    /// The words that `ruled` takes for `with`.
    virtual std::vector<std::string> ruledWith() const = 0;
    /// What a ruler laid from hex to hex asks, with a weapon or the like by its word; none: nothing can be asked.
    virtual std::optional<Ruled> ruled(const Setting& setting, hex::Hex from, hex::Hex to,
                                       std::string_view with) const = 0;
    virtual std::vector<Aiming> aimings() const = 0;
    /// None where it cannot be.
    virtual std::optional<Supposition> supposed(const Game& game, const Supposed& what) const = 0;
    /// Who of a force can act from afar, where they are.
    virtual std::vector<Post> posts(const Game& game, std::string_view force) const = 0;
    /// Who stands there, or anybody with what is usual.
    virtual Post postAt(const Game& game, hex::Hex hex) const = 0;
    /// As the ground allows it, whoever else stands anywhere. Empty: nothing can be asked.
    virtual Outlook outlook(const Game& game, const Post& post, Facing facing) const = 0;
    /// What the grades of an outlook mean, from the first on: the best target first.
    virtual std::vector<Choice> outlookWords() const = 0;
    /// Where it could go when it is its time, and what that costs of what it has.
    virtual std::vector<std::pair<hex::Hex, int>> reach(const Game& game, const Ref& who) const = 0;
};

} // namespace merlon::play

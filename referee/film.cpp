#include "referee/film.h"

#include <algorithm>

namespace merlon::referee
{

Film::Film(const play::Fold& fold)
    : lines_(fold.inForce()), game_(lines_.empty() ? fold.game() : fold.before(lines_.front()))
{
    std::vector<play::Reason> shown; // the day, the turn
    for (int picture = 0; picture < count(); ++picture)
    {
        const play::Clock& clock = fold.clock(lines_[static_cast<std::size_t>(picture)]);
        const auto large = std::min(clock.says.size(), static_cast<std::size_t>(std::max(clock.large, 0)));
        std::vector<play::Reason> says(clock.says.begin(), clock.says.begin() + static_cast<std::ptrdiff_t>(large));
        if (says != shown)
            turns_.push_back(picture);
        shown = std::move(says);
    }
}

void Film::go(const play::Fold& fold, int at)
{
    at = std::clamp(at, 0, count());
    if (at == at_)
        return;
    at_ = at;
    game_ = at == 0 ? fold.before(lines_.front()) : fold.after(line());
}

int Film::of(int line) const
{
    return static_cast<int>(std::ranges::upper_bound(lines_, line) - lines_.begin());
}

} // namespace merlon::referee

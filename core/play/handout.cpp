#include "core/play/handout.h"

namespace merlon::play
{

std::vector<Handout> System::handouts(const Game& /*game*/) const
{
    return {};
}

} // namespace merlon::play

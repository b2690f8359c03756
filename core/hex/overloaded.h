#pragma once

namespace merlon
{

/// One lambda for each case of a variant, for std::visit.
template <class... Cases>
struct Overloaded : Cases...
{
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace merlon

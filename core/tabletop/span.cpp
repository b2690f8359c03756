#include "core/tabletop/span.h"

#include "core/tabletop/vec.h"

#include <algorithm>

namespace merlon::tabletop
{

std::vector<Span> joined(std::vector<Span> spans)
{
    std::ranges::sort(spans, {}, &Span::from);
    std::vector<Span> out;
    for (const Span& span : spans)
        if (!out.empty() && span.from <= out.back().to + hair)
            out.back().to = std::max(out.back().to, span.to);
        else
            out.push_back(span);
    return out;
}

std::vector<Span> without(std::span<const Span> spans, std::span<const Span> others)
{
    std::vector<Span> out;
    const auto keep = [&out](double from, double to)
    {
        if (to > from + hair)
            out.push_back({from, to});
    };
    for (const Span& span : spans)
    {
        double from = span.from;
        for (const Span& other : others)
        {
            keep(from, std::min(other.from, span.to));
            from = std::max(from, other.to);
        }
        keep(from, span.to);
    }
    return out;
}

} // namespace merlon::tabletop

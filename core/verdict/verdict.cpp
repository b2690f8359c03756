#include "core/verdict/verdict.h"

namespace merlon::verdict
{

const Reason* decisive(const Verdict& verdict)
{
    const Reason* first = nullptr;
    for (const Reason& reason : verdict.reasons)
    {
        if (reason.weight != Weight::Forbids)
            continue;
        if (reason.decisive)
            return &reason;
        if (first == nullptr)
            first = &reason;
    }
    return first;
}

} // namespace merlon::verdict

#include "core/centuria/numbers/wishes.h"

namespace merlon::centuria
{
namespace
{

void addSteps(std::vector<Changed::Step>& steps, Change change, bool second, Fate fate, const Wish& wish, bool again)
{
    if (wish.change == change && fate == Fate::Done && !again)
        steps.push_back({change, wish.element, second});
}

} // namespace

Changed changesOf(const std::vector<ChangeRow>& rows, const Wish& first, const Wish& second)
{
    Changed out;
    out.same = first.change != Change::None && second.change != Change::None && first.element == second.element;
    for (const ChangeRow& row : rows)
    {
        if (row.same != out.same)
            continue;
        const bool asWritten = row.a == first.change && row.b == second.change;
        if (!asWritten && (row.a != second.change || row.b != first.change))
            continue;
        out.first = asWritten ? row.fateOfA : row.fateOfB;
        out.second = asWritten ? row.fateOfB : row.fateOfA;
        break;
    }
    for (const Change change : {Change::Remove, Change::Move})
    {
        addSteps(out.steps, change, false, out.first, first, false);
        addSteps(out.steps, change, true, out.second, second, out.same && out.first == Fate::Done);
    }
    return out;
}

} // namespace merlon::centuria

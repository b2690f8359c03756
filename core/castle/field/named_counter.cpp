#include "core/castle/field/named_counter.h"

#include "siege_rules/1_41.h"

namespace merlon::castle
{

play::Verdict sayUnknown(play::Verdict& verdict, const std::string& id)
{
    return verdict.forbid(says::siege_1_41a_unknown, {{"name", id}});
}

} // namespace merlon::castle

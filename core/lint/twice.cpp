#include "core/lint/twice.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/yaml/quote.h"
#include "tell.h"

#include <algorithm>
#include <map>
#include <set>

namespace merlon::lint
{

using edit::OfMap;
using edit::OfScenario;

namespace
{

class Twice
{
public:
    explicit Twice(const edit::Desk& desk) : desk_(desk) {}

    std::vector<Finding> all()
    {
        for (const auto& [doc, value] : desk_.values)
            if (doc != desk_.scenario)
                names<map::Structure>(doc, OfMap::structures, "id", &map::Structure::id);
        hexesOfStructures();
        if (desk_.scenario < 0)
            return std::move(found_);
        names<play::Force>(desk_.scenario, OfScenario::forces, "id", &play::Force::id);
        names<edit::Listed>(desk_.scenario, OfScenario::counters, "id", &edit::Listed::id);
        names<edit::Listed>(desk_.scenario, OfScenario::counters, "name", &edit::Listed::name);
        names<play::Zone>(desk_.scenario, OfScenario::zones, "id", &play::Zone::id);
        return std::move(found_);
    }

private:
    edit::Shelf shelf(edit::Doc doc, std::size_t number) const
    {
        return edit::ranked(*desk_.values.at(doc).shelves[number]);
    }

    template <class T>
    void names(edit::Doc doc, std::size_t number, const char* field, std::string T::*name)
    {
        std::set<std::string> taken;
        for (const edit::Entry& entry : shelf(doc, number))
            if (const std::string& one = entry.thing.as<T>()->*name; !one.empty() && !taken.insert(one).second)
            {
                Finding finding{doc, number, entry.key, field, {}, tell::name_twice{.name = yaml::quote(one)},
                                {},  false};
                finding.severity = yaml::Severity::Error;
                found_.push_back(std::move(finding));
            }
    }

    void hexesOfStructures()
    {
        std::map<hex::Hex, std::string> owners;
        for (const edit::Entry& entry : shelf(desk_.map, OfMap::structures))
        {
            const auto& structure = *entry.thing.as<map::Structure>();
            std::set<hex::Hex> own;
            const hex::Hex* again = nullptr;
            const hex::Hex* shared = nullptr;
            for (const hex::Hex& at : structure.hexes)
            {
                if (!own.insert(at).second)
                    again = &at;
                else if (!owners.emplace(at, structure.id).second && shared == nullptr)
                    shared = &at;
            }
            if (again != nullptr)
                tellAgain(entry, *again);
            if (shared != nullptr)
                tellOf(entry, *shared,
                       tell::structures_meet{
                           .hex = nameOf(*shared), .structure = structure.id, .other = owners.at(*shared)});
        }
    }

    void tellAgain(const edit::Entry& entry, hex::Hex at)
    {
        map::Structure once = *entry.thing.as<map::Structure>();
        std::set<hex::Hex> kept;
        std::erase_if(once.hexes, [&](hex::Hex one) { return !kept.insert(one).second; });
        edit::Edit fix;
        fix.says = tell::fix_say_once{.structure = once.id};
        Finding& finding = tellOf(entry, at, tell::hex_twice{.structure = once.id, .hex = nameOf(at)});
        fix.parts[desk_.map].put(OfMap::structures, {entry.key, entry.rank, edit::Thing::of(std::move(once))});
        finding.fix = edit::completed(desk_, std::move(fix));
        finding.safe = true;
    }

    Finding& tellOf(const edit::Entry& entry, hex::Hex at, yaml::Message says)
    {
        found_.push_back({desk_.map, OfMap::structures, entry.key, "hexes", at, std::move(says), {}, false});
        return found_.back();
    }
    std::string nameOf(hex::Hex at) const { return hex::name(desk_.mapValue().grid, at); }

    const edit::Desk& desk_;
    std::vector<Finding> found_;
};

} // namespace

std::vector<Finding> saidTwice(const edit::Desk& desk)
{
    return Twice(desk).all();
}

} // namespace merlon::lint

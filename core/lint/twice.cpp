#include "core/lint/twice.h"

#include "core/edit/map_value.h"
#include "core/edit/names_in_sentences.h"
#include "core/edit/scenario_value.h"
#include "core/lint/tables.h"
#include "core/yaml/quote.h"
#include "tell.h"

#include <algorithm>
#include <map>
#include <set>
#include <type_traits>

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
            if (edit::tableHeadOf(value) != nullptr)
                idsOfTable(doc);
            else if (doc != desk_.scenario)
                names<map::Structure>(doc, OfMap::structures, "id", &map::Structure::id);
        if (desk_.hexMap() != nullptr)
        {
            hexesOfStructures();
            namesOfStructures();
        }
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
        std::set<std::string> all;
        for (const edit::Entry& entry : shelf(doc, number))
            all.insert(entry.thing.as<T>()->*name);
        std::set<std::string> taken;
        for (const edit::Entry& entry : shelf(doc, number))
            if (const std::string& one = entry.thing.as<T>()->*name; !one.empty() && !taken.insert(one).second)
            {
                Finding finding{doc,   number,         entry.key,
                                field, placeOf(entry), tell::name_twice{.name = yaml::quote(one)},
                                {},    false};
                finding.severity = yaml::Severity::Error;
                if constexpr (!std::is_same_v<T, play::Force>) // whose are the counters and zones that name it?
                    nameAnew<T>(finding, entry, name, all);
                found_.push_back(std::move(finding));
            }
    }

    /// Of whatever kind: who names one says no kind.
    void idsOfTable(edit::Doc doc)
    {
        std::set<std::string> taken;
        forEachNamed(desk_.values.at(doc),
                     [&](std::size_t shelf, const edit::Entry& entry, const auto& thing)
                     {
                         if (thing.id.empty() || taken.insert(thing.id).second)
                             return;
                         Finding finding{doc,  shelf, entry.key,
                                         "id", {},    tell::name_twice{.name = yaml::quote(thing.id)},
                                         {},   false};
                         finding.severity = yaml::Severity::Error;
                         found_.push_back(std::move(finding));
                     });
    }

    /// With the first number that is free.
    template <class T>
    void nameAnew(Finding& finding, const edit::Entry& entry, std::string T::*name, std::set<std::string>& all) const
    {
        T other = *entry.thing.as<T>();
        const std::string stem = other.*name + (finding.field == "id" ? '-' : ' ');
        int number = 2;
        while (!all.insert(stem + std::to_string(number)).second)
            ++number;
        edit::Edit fix;
        fix.says =
            tell::fix_name_anew{.name = yaml::quote(other.*name), .other = yaml::quote(stem + std::to_string(number))};
        other.*name = stem + std::to_string(number);
        fix.parts[finding.doc].put(finding.shelf, {entry.key, entry.rank, edit::Thing::of(std::move(other))});
        finding.fix = edit::completed(desk_, std::move(fix));
        finding.safe = true;
    }

    static std::optional<hex::Hex> placeOf(const edit::Entry& entry)
    {
        const auto first = [](const std::vector<hex::Hex>& hexes)
        { return hexes.empty() ? std::nullopt : std::optional(hexes.front()); };
        if (const auto* structure = entry.thing.as<map::Structure>())
            return first(structure->hexes);
        if (const auto* zone = entry.thing.as<play::Zone>())
            return first(zone->hexes);
        if (const auto* listed = entry.thing.as<edit::Listed>())
            for (const auto& [key, field] : listed->fields)
                if (const auto* hex = std::get_if<hex::Hex>(&field))
                    return *hex;
        return {};
    }

    void hexesOfStructures()
    {
        std::map<hex::Hex, const edit::Entry*> owners;
        const edit::Shelf all = shelf(desk_.map, OfMap::structures);
        for (const edit::Entry& entry : all)
        {
            const auto& structure = *entry.thing.as<map::Structure>();
            std::set<hex::Hex> own;
            const hex::Hex* again = nullptr;
            const hex::Hex* shared = nullptr;
            for (const hex::Hex& at : structure.hexes)
            {
                if (!own.insert(at).second)
                    again = &at;
                else if (!owners.emplace(at, &entry).second && shared == nullptr)
                    shared = &at;
            }
            if (again != nullptr)
                tellAgain(entry, *again);
            if (shared != nullptr)
                tellShared(entry, *shared, *owners.at(*shared));
        }
    }

    void tellAgain(const edit::Entry& entry, hex::Hex at)
    {
        map::Structure once = *entry.thing.as<map::Structure>();
        std::set<hex::Hex> kept;
        std::erase_if(once.hexes, [&](hex::Hex one) { return !kept.insert(one).second; });
        edit::Edit fix;
        fix.says = tell::fix_say_once{.structure = edit::named(desk_, once)};
        Finding& finding = tellOf(entry, at, tell::hex_twice{.structure = edit::named(desk_, once), .hex = nameOf(at)});
        fix.parts[desk_.map].put(OfMap::structures, {entry.key, entry.rank, edit::Thing::of(std::move(once))});
        finding.fix = edit::completed(desk_, std::move(fix));
        finding.safe = true;
    }

    void tellShared(const edit::Entry& entry, hex::Hex at, const edit::Entry& first)
    {
        const auto& structure = *entry.thing.as<map::Structure>();
        const auto& other = *first.thing.as<map::Structure>();
        const yaml::Named own = edit::named(desk_, structure);
        const yaml::Named others = edit::named(desk_, other);
        Finding& finding =
            tellOf(entry, at, tell::structures_meet{.hex = nameOf(at), .structure = own, .other = others});
        finding.fix = leaving(desk_, desk_.map, OfMap::structures, entry, own, others, other.hexes);
    }

    /// Two structures that readers cannot tell apart.
    void namesOfStructures()
    {
        std::map<std::pair<std::string, std::string>, const edit::Entry*> called;
        const edit::Shelf all = shelf(desk_.map, OfMap::structures);
        for (const edit::Entry& entry : all)
        {
            const edit::Entry* first = nullptr;
            for (const auto& text : entry.thing.as<map::Structure>()->name.texts)
                if (const auto [known, isNew] = called.emplace(text, &entry); !isNew && known->second != &entry)
                    first = known->second;
            if (first != nullptr)
                tellNamesake(entry, *first);
        }
    }

    void tellNamesake(const edit::Entry& entry, const edit::Entry& first)
    {
        const auto& structure = *entry.thing.as<map::Structure>();
        const auto& other = *first.thing.as<map::Structure>();
        if (structure.hexes.empty() || other.hexes.empty())
            return;
        tellOf(entry, structure.hexes.front(),
               tell::namesakes{.hex = nameOf(other.hexes.front()), .structure = edit::named(desk_, structure)})
            .field = "name";
    }

    Finding& tellOf(const edit::Entry& entry, hex::Hex at, yaml::Message says)
    {
        found_.push_back({desk_.map, OfMap::structures, entry.key, "hexes", at, std::move(says), {}, false});
        return found_.back();
    }
    yaml::Named nameOf(hex::Hex at) const { return edit::named(desk_, at); }

    const edit::Desk& desk_;
    std::vector<Finding> found_;
};

} // namespace

std::optional<edit::Edit> leaving(const edit::Desk& desk, edit::Doc doc, std::size_t shelf, const edit::Entry& entry,
                                  const yaml::Named& name, const yaml::Named& other, const std::vector<hex::Hex>& hexes)
{
    edit::Edit fix;
    fix.says = tell::fix_leave_hexes{.name = name, .other = other};
    edit::Thing left = entry.thing.without([&](hex::Hex at) { return std::ranges::count(hexes, at) > 0; });
    if (!left)
        return {};
    fix.parts[doc].put(shelf, {entry.key, entry.rank, std::move(left)});
    return edit::completed(desk, std::move(fix));
}

std::vector<Finding> saidTwice(const edit::Desk& desk)
{
    return Twice(desk).all();
}

} // namespace merlon::lint

#include "core/piccole/field/pairs.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

using BaseEdgeOf = tabletop::Edge;

struct Met
{
    Pair pair;
    tabletop::Contact contact;
};

std::vector<Met> frontsMet(const Standing& standing)
{
    std::vector<Met> out;
    for (std::size_t i = 0; i < standing.elements.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
        {
            const Element& one = standing.elements[j];
            const Element& other = standing.elements[i];
            if (!one.stands() || !other.stands() || one.side == other.side)
                continue;
            const auto contact = tabletop::contact(one.stand(), other.stand());
            if (contact && contact->edge == BaseEdgeOf::Front)
                out.push_back({{&one, &other}, *contact});
        }
    return out;
}

} // namespace

std::vector<Pair> pairsOf(const Standing& standing)
{
    std::vector<Met> met = frontsMet(standing);
    if (standing.data.options.unaligned == "none")
        std::erase_if(met, [](const Met& one) { return !one.contact.aligned; });
    std::ranges::stable_sort(met,
                             [](const Met& a, const Met& b)
                             {
                                 if (a.contact.aligned != b.contact.aligned)
                                     return a.contact.aligned;
                                 return a.contact.shared > b.contact.shared + tabletop::hair;
                             });
    std::vector<Pair> pairs;
    for (const Met& one : met)
        if (partnerOf(pairs, *one.pair.one) == nullptr && partnerOf(pairs, *one.pair.other) == nullptr)
            pairs.push_back(one.pair);
    return pairs;
}

const Element* partnerOf(const std::vector<Pair>& pairs, const Element& one)
{
    for (const Pair& pair : pairs)
        if (pair.one == &one || pair.other == &one)
            return pair.one == &one ? pair.other : pair.one;
    return nullptr;
}

std::vector<const Element*> flankersOf(const Standing& standing, const Element& one)
{
    std::vector<const Element*> out;
    for (const Front& front : frontsOn(standing, one))
        if (front.contact.edge != BaseEdgeOf::Front)
            out.push_back(front.enemy);
    return out;
}

std::vector<const Element*> threatsTo(const Standing& standing, const Element& one)
{
    std::vector<const Element*> out;
    const auto contacts = flankersOf(standing, one);
    for (const Element* enemy : standing.enemies(one))
        if (threatOf(standing, *enemy, one) != Threat::No && std::ranges::count(contacts, enemy) == 0)
            out.push_back(enemy);
    return out;
}

std::vector<const Element*> participantsOf(const Standing& standing, const Element& loser, const Element& winner)
{
    std::vector<const Element*> out = flankersOf(standing, winner);
    std::erase(out, &loser);
    return out;
}

std::vector<const Element*> owingMelee(const Standing& standing, const std::vector<std::string>& fought)
{
    const auto pairs = pairsOf(standing);
    const auto isFree = [&](const Element& one)
    { return std::ranges::count(fought, one.id) == 0 && partnerOf(pairs, one) == nullptr; };
    std::vector<const Element*> out;
    for (const Pair& pair : pairs)
        if (std::ranges::count(fought, pair.one->id) == 0)
            out.push_back(pair.one);
    for (const Element& one : standing.elements)
        if (one.stands() && isFree(one))
            for (const Element* attacker : flankersOf(standing, one))
                if (isFree(*attacker))
                {
                    out.push_back(attacker);
                    break;
                }
    return out;
}

} // namespace merlon::piccole

#include "app/report/tales.h"

#include "core/map/hex_map.h"
#include "translations/words.h"

#include <algorithm>

namespace merlon::report
{
namespace
{

constexpr std::size_t mostNames = 4; ///< in one sentence; of more the first two are named
constexpr std::size_t firstNames = 2;

/// Where the order leads.
std::optional<hex::Hex> goalOf(const play::Record& order)
{
    std::optional<hex::Hex> goal;
    for (const auto& [key, value] : order.fields)
        play::forEachValue(value,
                           [&](const play::Value& one)
                           {
                               if (const auto* hex = std::get_if<hex::Hex>(&one))
                                   goal = *hex;
                               else if (const auto* place = std::get_if<play::Place>(&one))
                                   goal = place->hex;
                           });
    return goal;
}

std::vector<play::Value> elementsOf(const play::Value& value)
{
    const auto* list = std::get_if<play::List>(&value);
    return list != nullptr ? *list : play::List{value};
}

/// The field of those who do it: the first that is no word, nor where something faces.
const std::string* subjectOf(const play::Record& order)
{
    const auto isWord = [](const auto& field)
    { return std::holds_alternative<play::Choice>(field.second) || std::holds_alternative<hex::Side>(field.second); };
    const auto first = std::ranges::find_if_not(order.fields, isWord);
    return first == order.fields.end() ? nullptr : &first->first;
}

/// It befalls one of those who were ordered to do it.
bool befallsThemselves(const play::Record& effect, const play::Record& order)
{
    const std::string* subject = subjectOf(order);
    if (subject == nullptr)
        return false;
    const auto all = elementsOf(*play::find(order.fields, *subject));
    return std::ranges::any_of(
        effect.fields, [&](const auto& field)
        { return !std::holds_alternative<hex::Hex>(field.second) && std::ranges::count(all, field.second) > 0; });
}

play::Record both(const play::Record& order, const play::Record& effect)
{
    play::Record both = order;
    for (const auto& [key, value] : effect.fields)
        both.fields = play::with(both.fields, key, value);
    return both;
}

/// By what the sentences of an effect are told apart.
std::string wordOf(const std::pair<std::string, play::Value>& field)
{
    const auto* word = std::get_if<play::Choice>(&field.second);
    return word != nullptr ? word->word : field.first;
}

/// Whom it befalls, as the keys of tales have it. None where several of its kind befall different people, of whom no
/// tale tells.
std::vector<std::string> befallen(const play::Record& effect, const std::vector<play::Record>& loud,
                                  const play::Record& order)
{
    const std::string* subject = subjectOf(order);
    const auto all = subject != nullptr ? elementsOf(*play::find(order.fields, *subject)) : play::List{};
    const auto isAlike = [&](const play::Record& one)
    {
        return one.kind != effect.kind || (befallsThemselves(one, order) &&
                                           std::ranges::all_of(one.fields,
                                                               [&](const auto& field)
                                                               {
                                                                   const play::Value* same =
                                                                       play::find(effect.fields, field.first);
                                                                   return std::ranges::count(all, field.second) > 0 ||
                                                                          (same != nullptr && *same == field.second);
                                                               }));
    };
    const auto many = static_cast<std::size_t>(std::ranges::count(loud, effect.kind, &play::Record::kind));
    const bool they = many == all.size() && std::ranges::all_of(loud, isAlike);
    if (many > 1)
        return they ? std::vector<std::string>{"_tale_they_"} : std::vector<std::string>{};
    if (!befallsThemselves(effect, order))
        return {"_tale_"};
    return they ? std::vector<std::string>{"_tale_they_", "_tale_own_"} : std::vector<std::string>{"_tale_own_"};
}

/// It only says how often something has been done on a hex.
bool onlyCounts(const play::Record& effect)
{
    bool counts = false;
    bool named = false;
    for (const auto& [key, value] : effect.fields)
        play::forEachValue(value,
                           [&](const play::Value& one)
                           {
                               counts = counts || std::holds_alternative<int>(one);
                               named = named || std::holds_alternative<play::Ref>(one);
                           });
    return counts && !named;
}

/// The word `into.<terrain>` of the ground there, or null.
QString intoGround(const play::Game& game, const play::Record& order)
{
    const auto goal = goalOf(order);
    if (game.setting->boards.empty() || !goal)
        return {};
    const auto& map = play::hexBoard(game.setting->boards);
    if (!map || !map->layout.contains(*goal))
        return {};
    const std::string word = "into." + map->terrainAt(*goal);
    const std::string_view system = game.setting->system->id();
    return words::hasWord(system, word) ? words::word(system, word) : QString();
}

} // namespace

bool namesNothing(const play::Record& effect)
{
    return std::ranges::all_of(effect.fields,
                               [](const auto& field)
                               {
                                   return std::holds_alternative<play::Choice>(field.second) ||
                                          std::holds_alternative<int>(field.second) ||
                                          std::holds_alternative<bool>(field.second);
                               });
}

std::vector<play::Record> TaleText::loudOf(const std::vector<play::Record>& effects) const
{
    std::vector<play::Record> loud;
    std::ranges::copy_if(effects, std::back_inserter(loud), [&](const play::Record& one) { return !isQuiet(one); });
    return loud;
}

std::optional<Tale> TaleText::found(const play::Record& order, const play::Record& record,
                                    const std::string& ending) const
{
    Tale tale{record, ending, ending == "_tale_nothing", {}, {}};
    if (const std::string* subject = subjectOf(order))
    {
        tale.subjects = *subject;
        tale.all = elementsOf(*play::find(order.fields, *subject));
    }
    if (saidOf(tale, ending).isNull())
        return {};
    if (const QString where = intoGround(game_, order); !where.isNull())
        tale.record.fields.emplace_back("where", where.toStdString());
    return tale;
}

/// That of a word, "dead", says more than that of an effect without.
std::optional<Tale> TaleText::byEffect(const play::Record& order, const std::vector<play::Record>& loud) const
{
    std::optional<Tale> tale;
    for (const play::Record& effect : loud)
        for (const std::string& whom : befallen(effect, loud, order))
        {
            for (const auto& field : effect.fields)
                if (auto one = byWords(order, effect, loud, whom + effect.kind + '_' + wordOf(field)))
                    return one;
            if (!tale)
                tale = byWords(order, effect, loud, whom + effect.kind);
        }
    return tale;
}

/// With what befalls the same one besides, if there is a tale of both.
std::optional<Tale> TaleText::byWords(const play::Record& order, const play::Record& effect,
                                      const std::vector<play::Record>& loud, const std::string& ending) const
{
    for (const play::Record& other : loud)
        if (other.kind != effect.kind && !other.fields.empty() && !effect.fields.empty() &&
            other.fields.front() == effect.fields.front())
            if (auto one = found(order, both(order, effect), ending + '_' + other.kind))
                return one;
    return found(order, both(order, effect), ending);
}

/// What came of it besides, as far as the catalogue has tales of it.
std::vector<play::Record> TaleText::untold(const Tale& tale, const std::vector<play::Record>& loud) const
{
    std::vector<play::Record> besides;
    std::ranges::copy_if(loud, std::back_inserter(besides),
                         [&](const play::Record& one)
                         { return hasTale(one) && tale.ending.find('_' + one.kind) == std::string::npos; });
    return besides;
}

std::optional<Tale> TaleText::taleOf(const play::Record& order, const std::vector<play::Record>& effects, bool dice,
                                     const QString& outcome) const
{
    if (game_.setting->system->order(order.kind) == nullptr)
        return {};
    const std::vector<play::Record> loud = loudOf(effects);
    std::optional<Tale> tale = byEffect(order, loud);
    if (tale)
    {
        tale->more = this->effects(untold(*tale, loud));
        return tale;
    }
    if (loud.empty() && dice)
        if (auto one = found(order, order, "_tale_nothing"))
            return one;
    tale = found(order, order, "_tale");
    if (tale && !saysOnlyWhere(effects))
        tale->more = outcome;
    return tale;
}

/// An order that says nothing but that something begins or ends is told by what became of somebody then.
QString TaleText::plainly(const play::Record& order, const std::vector<play::Record>& effects, bool dice,
                          const QString& outcome) const
{
    std::vector<play::Record> loud = loudOf(effects);
    if (order.fields.empty())
    {
        std::erase_if(loud, [](const play::Record& one) { return namesNothing(one) || onlyCounts(one); });
        return this->effects(loud);
    }
    if (loud.empty() && !dice)
        return {};
    const QString said = this->order(order);
    return outcome.isEmpty() ? said : said + ". " + outcome;
}

/// Those of whom all that the sentence for several says is the same are told in one. Who went elsewhere is told with
/// the others, and where they went is not.
bool TaleText::join(Tale& tale, const Tale& next) const
{
    const auto known = [&](const play::Value& one) { return std::ranges::count(tale.all, one) > 0; };
    if (tale.record.kind != next.record.kind || tale.ending != next.ending || tale.subjects.empty() ||
        !tale.more.isEmpty() || !next.more.isEmpty() || std::ranges::any_of(next.all, known))
        return false;
    const play::Value anybody = play::List{std::string("X")};
    Tale first = tale;
    Tale second = next;
    QString one = saidOfAll(first, anybody);
    if (one != saidOfAll(second, anybody))
    {
        const auto isWhere = [](const auto& field) { return field.first == "where"; };
        std::erase_if(first.record.fields, isWhere);
        std::erase_if(second.record.fields, isWhere);
        one = saidOfAll(first, anybody);
    }
    if (one.isNull() || one != saidOfAll(second, anybody))
        return false;
    tale.record = first.record;
    tale.all.insert(tale.all.end(), next.all.begin(), next.all.end());
    return true;
}

/// Of one, or of all.
QString TaleText::saidOf(const Tale& tale, const std::string& ending) const
{
    Tale one = tale;
    one.ending = ending;
    if (tale.all.size() > 1)
        if (const QString said = saidOfAll(one, shortened(tale.all)); !said.isNull())
            return said;
    return told(*game_.setting->system->order(tale.record.kind), tale.record, ending);
}

QString TaleText::saidOfAll(const Tale& tale, const play::Value& all) const
{
    const play::Kind& kind = *game_.setting->system->order(tale.record.kind);
    const play::Record record{tale.record.kind, play::with(tale.record.fields, tale.subjects, all)};
    const QString where = told(kind, record, tale.ending + "_where_all");
    return where.isNull() ? told(kind, record, tale.ending + "_all") : where;
}

QString TaleText::said(const Tale& tale) const
{
    QString out = saidOf(tale, tale.ending);
    if (!tale.more.isEmpty())
        out = (out.endsWith('.') ? out : out + '.') + ' ' + tale.more;
    return out.endsWith('.') ? out.chopped(1) : out;
}

QString TaleText::saidAfter(const Tale& before, const Tale& tale) const
{
    const play::Value* whom = play::find(before.record.fields, "at");
    const play::Value* now = play::find(tale.record.fields, "at");
    const QString same =
        whom != nullptr && now != nullptr && *whom == *now ? saidOf(tale, tale.ending + "_same") : QString();
    QString out = same.isNull() ? said(tale) : same.chopped(1);
    bool named = false;
    for (const auto& [key, field] : tale.record.fields)
        play::forEachValue(field, [&](const play::Value& one) { named = named || out.startsWith(value(one)); });
    if (!named && !out.isEmpty())
        out[0] = out[0].toLower();
    return out;
}

QString TaleText::others(int count) const
{
    const std::string key = "others." + std::to_string(count);
    return words::hasWord({}, key) ? words::word({}, key) : tr("%n other(s)", "counters", count);
}

play::List TaleText::shortened(const std::vector<play::Value>& all) const
{
    play::List some = all;
    if (some.size() <= mostNames)
        return some;
    const int rest = static_cast<int>(some.size() - firstNames);
    some.resize(firstNames);
    some.emplace_back(others(rest).toStdString());
    return some;
}

} // namespace merlon::report

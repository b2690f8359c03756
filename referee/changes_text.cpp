// What an order changed, told without saying anything twice. Of an effect (`_so`) the catalogue may have one more
// sentence, for several that differ in one value alone: by its key and `_all`; and one as a story tells it: by its key
// and `_tale`, or `_tale_all`. Of an order it may have one that says with whom or what it succeeded, by an effect and a
// word of it: `topple_with_cleared_ladder`.

#include "core/rules/catalogue.h"
#include "referee/verdict_text.h"

namespace merlon::referee
{
namespace
{

/// The one field in which two records differ; null when it is none, or more than one.
const std::string* differing(const play::Record& a, const play::Record& b)
{
    const std::string* key = nullptr;
    if (a.kind != b.kind || a.fields.size() != b.fields.size())
        return nullptr;
    for (std::size_t i = 0; i < a.fields.size(); ++i)
    {
        if (a.fields[i] == b.fields[i])
            continue;
        if (key != nullptr || a.fields[i].first != b.fields[i].first)
            return nullptr;
        key = &a.fields[i].first;
    }
    return key;
}

/// On a map; or on a storey there.
bool isSomewhere(const play::Value& one)
{
    return std::holds_alternative<hex::Hex>(one) || std::holds_alternative<play::Place>(one);
}

/// It only says where something is: of things and equipment, by hexes and sides.
bool saysWhere(const play::Record& effect)
{
    bool ofThings = false;
    bool onlyWhere = true;
    for (const auto& [key, value] : effect.fields)
    {
        ofThings = ofThings || std::holds_alternative<play::List>(value);
        play::forEachValue(value,
                           [&](const play::Value& one)
                           {
                               const auto* word = std::get_if<play::Choice>(&one);
                               const bool thing = std::holds_alternative<play::Ref>(one);
                               ofThings = ofThings || thing;
                               onlyWhere =
                                   onlyWhere && (thing || isSomewhere(one) || std::holds_alternative<hex::Side>(one) ||
                                                 (word != nullptr && word->set == "overlay"));
                           });
    }
    return ofThings && onlyWhere;
}

/// It only says what lies on the ground, and where.
bool isOfTheGround(const play::Record& effect)
{
    bool ground = false;
    bool alone = true;
    for (const auto& [key, value] : effect.fields)
        play::forEachValue(value,
                           [&](const play::Value& one)
                           {
                               const auto* word = std::get_if<play::Choice>(&one);
                               const bool lies = word != nullptr && word->set == "overlay";
                               ground = ground || lies;
                               alone = alone && (lies || std::holds_alternative<hex::Hex>(one) ||
                                                 std::holds_alternative<hex::Side>(one));
                           });
    return ground && alone;
}

bool hasHex(const play::Record& record)
{
    bool has = false;
    for (const auto& [key, value] : record.fields)
        play::forEachValue(value, [&](const play::Value& one) { has = has || isSomewhere(one); });
    return has;
}

/// It takes something from a hex to another.
bool leads(const play::Record& order)
{
    int hexes = 0;
    for (const auto& [key, value] : order.fields)
    {
        const auto* list = std::get_if<play::List>(&value);
        if (list != nullptr && !list->empty() && isSomewhere(list->front()))
            return true;
        hexes += isSomewhere(value) ? 1 : 0;
    }
    return hexes > 1;
}

} // namespace

bool VerdictText::saysOnlyWhere(const std::vector<play::Record>& effects) const
{
    return std::ranges::all_of(effects, [this](const auto& one) { return isQuiet(one) || saysWhere(one); });
}

QString VerdictText::ofAll(const std::vector<play::Record>& alike) const
{
    if (game_.setting->system->effect(alike.front().kind) == nullptr || alike.size() < 2)
        return {};
    play::List all;
    const std::string key = *differing(alike[0], alike[1]);
    for (const play::Record& one : alike)
        all.push_back(*play::find(one.fields, key));
    return befellAs({alike.front().kind, play::with(alike.front().fields, key, all)}, "_all");
}

QStringList VerdictText::namesIn(const std::vector<play::Record>& records) const
{
    QStringList names;
    for (const play::Record& record : records)
        for (const auto& [key, field] : record.fields)
            play::forEachValue(field,
                               [&](const play::Value& one)
                               {
                                   if (std::holds_alternative<play::Ref>(one))
                                       names += value(one);
                               });
    return names;
}

/// "Ciolo is wounded, and Feo is killed."
QString VerdictText::inPairs(const std::vector<std::vector<play::Record>>& effects, const QStringList& said) const
{
    constexpr qsizetype shortSentence = 45;
    QStringList out;
    for (qsizetype i = 0; i < said.size(); ++i)
    {
        const auto& first = effects[static_cast<std::size_t>(i)];
        out += said[i];
        if (i + 1 == said.size() || std::max(said[i].size(), said[i + 1].size()) > shortSentence)
            continue;
        const auto& second = effects[static_cast<std::size_t>(i) + 1];
        const QStringList before = namesIn(first);
        const QStringList names = namesIn(second);
        const auto isOther = [&](const QString& name) { return !before.contains(name); };
        if (first.front().kind != second.front().kind || names.isEmpty() || !std::ranges::all_of(names, isOther))
            continue;
        QString part = said[++i];
        if (std::ranges::none_of(names, [&](const QString& name) { return part.startsWith(name); }))
            part[0] = part[0].toLower();
        out.back() = listed({out.back().chopped(1) + words::listWord("comma").trimmed(), part});
    }
    return out.join(' ');
}

QString VerdictText::effects(const std::vector<play::Record>& effects) const
{
    QStringList sentences;
    std::vector<std::vector<play::Record>> by; ///< of each
    std::vector<play::Record> loud;
    std::ranges::copy_if(effects, std::back_inserter(loud), [&](const play::Record& one) { return !isQuiet(one); });
    for (std::size_t from = 0, to = 0; from < loud.size(); from = to)
    {
        to = from + 1;
        if (const std::string* key = to < loud.size() ? differing(loud[from], loud[to]) : nullptr)
            while (to < loud.size() && differing(loud[from], loud[to]) != nullptr &&
                   *differing(loud[from], loud[to]) == *key)
                ++to;
        const std::vector<play::Record> alike(loud.begin() + static_cast<std::ptrdiff_t>(from),
                                              loud.begin() + static_cast<std::ptrdiff_t>(to));
        if (const QString said = ofAll(alike); !said.isNull())
        {
            sentences += said;
            by.push_back(alike);
        }
        else
            for (const play::Record& one : alike)
            {
                sentences += effect(one);
                by.push_back({one});
            }
    }
    return tells_ ? inPairs(by, sentences) : sentences.join(' ');
}

QString VerdictText::saidWith(const play::Record& order, const play::Record& effect) const
{
    const play::Kind* kind = game_.setting->system->order(order.kind);
    if (kind == nullptr)
        return {};
    play::Record both = order;
    for (const auto& [key, value] : effect.fields)
        both.fields = play::with(both.fields, key, value);
    const std::string with = "_with_" + effect.kind;
    for (const auto& [key, value] : effect.fields)
        if (const auto* word = std::get_if<play::Choice>(&value))
            if (const QString said = told(*kind, both, with + '_' + word->word); !said.isNull())
                return said;
    return told(*kind, both, with);
}

QString VerdictText::succeeded(const play::Record& order, const std::vector<play::Record>& effects) const
{
    for (const play::Record& one : effects)
        if (const QString said = saidWith(order, one); !said.isNull())
            return said;
    return {};
}

QString VerdictText::news(const play::Record& order, const std::vector<play::Record>& effects) const
{
    const QString ordered = this->order(order);
    const auto isSaid = [&](const play::Record& effect)
    {
        bool said = effect.fields.size() > 1;
        for (const auto& [key, field] : effect.fields)
            play::forEachValue(field, [&](const play::Value& one) { said = said && ordered.contains(value(one)); });
        return said;
    };
    const play::Kind* kind = game_.setting->system->order(order.kind);
    const QStringList done{ordered + '.', kind != nullptr ? told(*kind, order, "_done") : QString()};
    const bool tellsGround = hasHex(order) && !done.back().isNull();
    const auto isOld = [&](const play::Record& effect)
    {
        return (tellsGround && isOfTheGround(effect)) || !saidWith(order, effect).isNull() ||
               (saysWhere(effect) && ((leads(order) && hasHex(effect)) || isSaid(effect))) ||
               done.contains(this->effect(effect));
    };
    std::vector<play::Record> fresh;
    std::ranges::copy_if(effects, std::back_inserter(fresh), [&](const play::Record& one) { return !isOld(one); });
    return this->effects(fresh);
}

} // namespace merlon::referee

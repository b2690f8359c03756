#include "referee/game_text.h"

#include "core/hex/overloaded.h"
#include "core/rules/catalogue.h"
#include "translations/lengths.h"

#include <QDateTime>
#include <QLocale>

namespace merlon::referee
{
using words::fromView;

QString GameText::thing(const play::Ref& ref) const
{
    return QString::fromStdString(play::nameOf(game_, ref, words::language()));
}

QString GameText::hex(hex::Hex hex, int board) const
{
    const play::HexBoard& on = play::hexBoard(game_.setting->boards, static_cast<std::size_t>(board));
    return on ? QString::fromStdString(map::printedName(*on, hex)) : QString();
}

QString GameText::side(hex::Side side, int board) const
{
    const play::HexBoard& on = play::hexBoard(game_.setting->boards, static_cast<std::size_t>(board));
    return on ? word("side", hex::sideName(on->layout.orientation, side)) : QString();
}

/// "1610 SW", "C4, level 2", "C4 (The keep)" where there are several maps.
QString GameText::place(const play::Place& place) const
{
    const auto& boards = game_.setting->boards;
    const auto index = static_cast<std::size_t>(place.board);
    QString text = hex(place.hex, place.board);
    if (place.side)
        text = tr("%1 %2", "a hex, one of its sides").arg(text, side(*place.side, place.board));
    if (place.level != 0) //: a hex, and on which level of it
        text = tr("%1, level %2").arg(text, QString::number(place.level));
    if (boards.size() > 1 && index < boards.size()) //: a hex, and on which map
        text = tr("%1 (%2)").arg(text, QString::fromStdString(play::titleOf(boards[index]).in(words::language())));
    return text;
}

map::Unit GameText::unit() const
{
    const play::TableBoard& table = play::tableBoard(game_.setting->boards);
    return table ? table->unit : map::Unit::Millimetre;
}

QString GameText::value(const play::Value& value) const
{
    const auto joined = [this](const auto& all, auto each)
    {
        QStringList items;
        for (const auto& one : all)
            items += this->value(each(one));
        return items.join(words::listWord("comma"));
    };
    const auto day = [](const play::Day& one) { return QDate(one.year, one.month, one.day); };
    return std::visit(
        Overloaded{
            [](bool flag) { return flag ? tr("yes") : tr("no"); },
            [](int number) { return QString::number(number); },
            [](const std::string& text) { return fromView(text); },
            [this](const play::Choice& choice) { return word(choice.set, choice.word); },
            [this](const play::Ref& ref) { return thing(ref); },
            [this](hex::Hex at) { return hex(at); },
            [this](hex::Side one) { return side(one); },
            [this](const play::Place& one) { return place(one); },
            [this](const play::Pose& pose) { return words::poseText(pose, unit()); },
            [this](play::TablePoint point) { return words::pointText(point, unit()); },
            [this](play::Length length) { return words::lengthText(length.tenths, unit()); },
            [&](const play::Day& one) { return QLocale().toString(day(one), QLocale::ShortFormat); },
            [](const play::Moment& one)
            { return QLocale().toString(QDateTime::fromSecsSinceEpoch(60 * one.minutes), QLocale::ShortFormat); },
            [](const play::Seal&) { return tr("sealed"); },
            [&](const play::List& list) { return joined(list, [](const auto& one) { return one; }); },
            [&](const play::Fields& row) { return joined(row, [](const auto& one) { return one.second; }); },
        },
        static_cast<const play::AnyValue&>(value));
}

/// Spanish says e for y before the sound of i and u for o before that of o, Italian ed for e before that of e.
static const char* lastJoint(const QString& next, GameText::Joint joint)
{
    const auto sounds = [&](const char* one) { return next.startsWith(one) || next.startsWith(QString('h') + one); };
    if (joint == GameText::Joint::Or)
        return sounds("o") ? "or-o" : "or";
    if (sounds("i") && !next.startsWith(QStringLiteral("hie")))
        return "and-i";
    return next.startsWith('e') ? "and-e" : "and";
}

QString GameText::listed(const QStringList& items, Joint joint) const
{
    QString out = items.value(0);
    for (qsizetype i = 1; i < items.size(); ++i)
    {
        out += words::listWord(i + 1 < items.size() ? "comma" : lastJoint(words::folded(items[i]), joint));
        out += items[i];
    }
    return out;
}

/// As a sentence begins with it: "The cart"; the word alone where the catalogue has no more.
QString GameText::withArticle(const play::Choice& word) const
{
    const std::string set = "the." + word.set;
    const bool known = rules::findWord(game_.setting->system->id(), set + '.' + word.word) != nullptr;
    return known ? this->word(set, word.word) : value(word);
}

/// "{hex}", "{path,and}", "{path,or}", "{path,last}", "{overlay,the}"; itself when there is no such argument.
QString GameText::argument(QStringView hole, const play::Args& args) const
{
    const auto comma = hole.indexOf(',');
    const std::string name = (comma < 0 ? hole : hole.left(comma)).toUtf8().toStdString();
    const auto arg =
        std::ranges::find(args, std::string_view(name), [](const auto& one) { return std::string_view(one.first); });
    if (arg == args.end())
        return '{' + hole.toString() + '}';
    const auto* list = std::get_if<play::List>(&arg->second);
    const auto* word = std::get_if<play::Choice>(&arg->second);
    if (word != nullptr && comma >= 0 && hole.mid(comma + 1) == u"the")
        return withArticle(*word);
    if (comma < 0 || list == nullptr || list->empty())
        return value(arg->second);
    if (hole.mid(comma + 1) == u"last")
        return value(list->back());
    QStringList items;
    for (const play::Value& one : *list)
        items += value(one);
    return listed(items, hole.mid(comma + 1) == u"or" ? Joint::Or : Joint::And);
}

/// Filled in one pass: a name that looks like an argument stays a name.
QString GameText::filled(const QString& pattern, const play::Args& args) const
{
    QString out;
    for (qsizetype at = 0; at < pattern.size();)
    {
        const qsizetype open = pattern.indexOf('{', at);
        const qsizetype close = open < 0 ? -1 : pattern.indexOf('}', open);
        if (close < 0)
            return out + pattern.mid(at);
        out += pattern.mid(at, open - at);
        out += argument(QStringView(pattern).mid(open + 1, close - open - 1), args);
        at = close + 1;
    }
    return out;
}

QString GameText::sentence(const Phrase& phrase, const play::Args& args) const
{
    const auto* entry = rules::findPhrase(phrase);
    if (!entry)
        return fromView(phrase.rule.id);
    int counted = -1;
    for (const auto& [name, value] : args)
        if (const auto* number = std::get_if<int>(&value); number != nullptr && name == entry->counted)
            counted = *number;
    play::Args own = args; // a ruling's reading may have a word of its own
    for (auto& [name, value] : own)
        if (const auto* choice = std::get_if<play::Choice>(&value); choice != nullptr && choice->set == "reading")
            value = words::reading(phrase.rule.id, choice->word).toStdString();
    return filled(words::pattern(phrase, counted), own);
}

/// The place of the one argument in which two reasons of the same phrase differ.
static std::optional<std::size_t> differing(const play::Reason& a, const play::Reason& b)
{
    std::optional<std::size_t> at;
    if (a.phrase != b.phrase || a.args.size() != b.args.size())
        return {};
    for (std::size_t i = 0; i < a.args.size(); ++i)
        if (a.args[i] != b.args[i] && std::exchange(at, i))
            return {};
    return at;
}

QStringList GameText::together(const std::vector<play::Reason>& reasons) const
{
    QStringList out;
    for (std::size_t from = 0, to = 0; from < reasons.size(); from = to)
    {
        to = from + 1;
        const std::string key = std::string(reasons[from].phrase.key) + "_all";
        const Phrase ofAll{reasons[from].phrase.rule, key};
        const auto at = to < reasons.size() ? differing(reasons[from], reasons[to]) : std::nullopt;
        if (!at || rules::findPhrase(ofAll) == nullptr)
        {
            out += reason(reasons[from]);
            continue;
        }
        play::List all{reasons[from].args[*at].second};
        for (; to < reasons.size() && differing(reasons[from], reasons[to]) == at; ++to)
            all.push_back(reasons[to].args[*at].second);
        play::Args args = reasons[from].args;
        args[*at].second = all;
        out += sentence(ofAll, args);
    }
    return out;
}

QString GameText::factValue(const play::Fact& fact) const
{
    const auto* number = std::get_if<int>(&fact.value);
    return fact.added && number != nullptr && *number > 0 ? '+' + QString::number(*number) : value(fact.value);
}

QString GameText::briefly(const play::Fact& fact) const
{
    const auto* choice = std::get_if<play::Choice>(&fact.value);
    const std::string brief = choice == nullptr ? std::string() : "brief." + choice->set + '.' + choice->word;
    if (const auto system = game_.setting->system->id(); words::hasWord(system, brief))
        return words::word(system, brief);
    const bool figure = std::holds_alternative<int>(fact.value) || std::holds_alternative<std::string>(fact.value);
    if (!figure) // "4-1" needs to be told what it is, as a number does
        return factValue(fact);
    const QString name = factName(fact.name);
    //: a fact and its number in the middle of a line, "range 9"
    return tr("%1 %2").arg(QLocale().toLower(name.left(1)) + name.mid(1), factValue(fact));
}

} // namespace merlon::referee

#include "referee/verdict_text.h"

#include "core/rules/catalogue.h"
#include "referee/chances.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace merlon::referee
{
using words::fromView;

QString VerdictText::told(const play::Kind& kind, const play::Record& record, std::string_view ending) const
{
    play::Args args;
    std::vector<std::string> variants;
    for (const auto& [key, value] : record.fields)
    {
        args.emplace_back(key, value);
        const play::Field* field = play::find(kind, key);
        const auto* list = std::get_if<play::List>(&value);
        if (const auto* choice = std::get_if<play::Choice>(&value))
            variants.push_back('_' + choice->word);
        else if (field != nullptr && (list == nullptr || !list->empty()))
            variants.push_back('_' + key);
    }
    const std::size_t alone = variants.size();
    for (std::size_t i = 0; i < alone; ++i) // what two of them say together says more
        for (std::size_t j = i + 1; j < alone; ++j)
            variants.push_back(variants[i] + variants[j]);
    std::rotate(variants.begin(), variants.begin() + static_cast<std::ptrdiff_t>(alone), variants.end());
    variants.emplace_back();
    for (const std::string& variant : variants)
    {
        const std::string key = std::string(kind.says.key) + variant + std::string(ending);
        const Phrase phrase{kind.says.rule, key};
        const auto* entry = rules::findPhrase(phrase);
        if (entry == nullptr)
            continue;
        const auto lacks = [&](std::string_view name) { return play::find(record.fields, name) == nullptr; };
        if (std::ranges::any_of(entry->args, lacks))
            return {};
        return sentence(phrase, args);
    }
    return {};
}

bool VerdictText::isQuiet(const play::Record& effect) const
{
    const play::Kind* kind = game_.setting->system->effect(effect.kind);
    return kind != nullptr && kind->quiet;
}

QString VerdictText::effect(const play::Record& effect) const
{
    if (game_.setting->system->effect(effect.kind) == nullptr) // kept as text
        return effect.fields.empty() ? fromView(effect.kind) : value(effect.fields.front().second);
    const QString said = befellAs(effect, {});
    return said.isNull() ? effectName(effect.kind) : said;
}

/// The sentences of effects are told apart from those of orders.
QString VerdictText::befell(const play::Record& effect, std::string_view ending) const
{
    play::Kind outcome = *game_.setting->system->effect(effect.kind);
    const std::string key = std::string(outcome.says.key) + "_so";
    outcome.says.key = key;
    return told(outcome, effect, ending);
}

QString VerdictText::befellAs(const play::Record& effect, std::string_view ending) const
{
    const QString tale = tells_ ? befell(effect, "_tale" + std::string(ending)) : QString();
    return tale.isNull() ? befell(effect, ending) : tale;
}

bool VerdictText::hasTale(const play::Record& effect) const
{
    return game_.setting->system->effect(effect.kind) != nullptr && !befell(effect, "_tale").isNull();
}

QString VerdictText::need(const play::Need& need) const
{
    const QString purpose = word("die", need.purpose);
    //: %1: the sides of a die; %2: what it is for, "the shot"
    QString text = need.sides == 10 ? tr("a ten-sided die for %1").arg(purpose)
                                    : tr("a die of %1 sides for %2").arg(QString::number(need.sides), purpose);
    QStringList about;
    for (const auto* args : {&need.about, &need.whom})
        for (const auto& [name, one] : *args)
            about += value(one);
    if (!about.isEmpty()) //: a die that is wanted, and whom or what it is about: "a ten-sided die for the oil: Gwyn"
        text = tr("%1: %2", "a die").arg(text, about.join(words::listWord("comma")));
    if (!need.by.empty()) //: a die that is wanted, and who throws it
        text = tr("%1 (rolled by %2)").arg(text, force(need.by));
    return text;
}

QStringList VerdictText::clock(const play::Clock& clock) const
{
    QStringList parts;
    for (const play::Reason& one : clock.says)
        parts += reason(one);
    return parts;
}

/// A part that does not begin with a name goes on in small letters.
QString VerdictText::clockLine(const play::Clock& clock, std::size_t from, std::size_t to) const
{
    QStringList parts;
    for (std::size_t i = from; i < std::min(to, clock.says.size()); ++i)
    {
        QString said = reason(clock.says[i]);
        const bool named = std::ranges::any_of(clock.says[i].args,
                                               [&](const auto& arg) { return said.startsWith(value(arg.second)); });
        if (!parts.isEmpty() && !named && !said.isEmpty())
            said[0] = said[0].toLower();
        parts += said;
    }
    return parts.join(words::listWord("comma"));
}

QString VerdictText::timer(const play::Timer& timer, play::Moment now) const
{
    QString what = reason(timer.says);
    if (what.endsWith('.'))
        what.chop(1);
    const auto minutes = [](play::Moment from, play::Moment to)
    { return static_cast<int>(std::clamp<std::int64_t>(to.minutes - from.minutes, 0, 9999)); };
    if (timer.late && now > timer.ends) //: %1: somebody is missing; %n: minutes
        return tr("%1: %n minute(s) late, more than allowed", nullptr, minutes(timer.begins, now)).arg(what);
    if (timer.late) //: %1: somebody is missing; %n: minutes
        return tr("%1: %n minute(s) late", nullptr, minutes(timer.begins, now)).arg(what);
    const QString until =
        QLocale().toString(QDateTime::fromSecsSinceEpoch(60 * timer.ends.minutes).time(), QLocale::ShortFormat);
    if (now >= timer.ends) //: %1: a round; %2: a time of day
        return tr("%1: time ran out at %2").arg(what, until);
    //: %1: a round; %n: minutes; %2: a time of day
    return tr("%1: %n minute(s) left, until %2", nullptr, minutes(now, timer.ends)).arg(what, until);
}

QString VerdictText::muster(const play::Muster& line, std::size_t names) const
{
    QStringList who;
    for (const play::Ref& one : line.who)
        if (who.size() < static_cast<qsizetype>(names))
            who += value(one);
    QString all = who.join(words::listWord("comma"));
    if (const auto more = static_cast<int>(line.who.size() - static_cast<std::size_t>(who.size())); more > 0)
        //: %1: names, "Alric, Odo"
        all = tr("%1 and %n other(s)", nullptr, more).arg(all);
    //: who may shoot: %1: "May shoot"; %2: how many; %3: their names
    return tr("%1 (%2): %3").arg(reason(line.says), QString::number(line.who.size()), all);
}

QString VerdictText::crossing(const hex::Event& event) const
{
    const hex::Layout& layout = play::hexBoard(game_.setting->boards)->layout;
    const auto named = [&](hex::Hex hex)
    {
        const QString name = QString::fromStdString(hex::name(layout, hex));
        const QString printed = this->hex(hex);
        return printed == name ? name : tr("%1 (%2)", "name in files, printed name").arg(name, printed);
    };
    switch (event.kind)
    {
    case hex::EventKind::Cross:
        return tr("%1 %2 %3", "a hex, the side that a line crosses, the hex behind it")
            .arg(named(event.from), value(event.side), named(event.to));
    case hex::EventKind::Corner:
        return tr("hex %1 through a corner to hex %2, touching hex %3")
            .arg(named(event.from), named(event.to), named(event.touched));
    case hex::EventKind::Run:
        return tr("along the hexside between hexes %1 and %2").arg(named(event.from), named(event.to));
    }
    return {};
}

QString VerdictText::order(const play::Record& order) const
{
    const play::Kind* kind = game_.setting->system->order(order.kind);
    const QString said = kind != nullptr ? told(*kind, order, {}) : QString();
    return said.isNull() ? orderName(order.kind) : said;
}

QString VerdictText::results(const play::Verdict& verdict) const
{
    QStringList sentences;
    for (const play::Reason& one : verdict.reasons)
        if (one.weight == play::Weight::Result)
            sentences += reason(one);
    return sentences.join(' ');
}

QString VerdictText::headline(const play::Record& order, const play::Verdict& verdict) const
{
    const play::Kind* kind = game_.setting->system->order(order.kind);
    const QString plain = this->order(order);
    const auto ending = [&](std::string_view one) { return kind != nullptr ? told(*kind, order, one) : QString(); };
    if (!verdict.legal)
    {
        const QString said = ending("_no");
        //: an order that is refused
        return said.isNull() ? tr("Refused: %1.").arg(plain) : said;
    }
    if (verdict.waits())
    {
        const QString said = ending("_may");
        return said.isNull() ? plain : said;
    }
    const QString came = results(verdict);
    const bool quiet = std::ranges::all_of(verdict.effects, [this](const auto& one) { return isQuiet(one); });
    if (const QString said = quiet && came.isEmpty() ? ending("_nothing") : QString(); !said.isNull())
        return said;
    const QString success = succeeded(order, verdict.effects);
    const QString done = success.isNull() ? ending("_done") : success;
    const QString changes = done.isNull() ? effects(verdict.effects) : news(order, verdict.effects);
    const QString out = QStringList{done, came, changes}.join(' ').simplified();
    return out.isEmpty() ? tr("%1.", "an order as a sentence").arg(plain) : out;
}

QString VerdictText::result(const play::Record& order, const play::Verdict& verdict) const
{
    const QString out = QStringList{results(verdict), effects(verdict.effects)}.join(' ').trimmed();
    return out.isEmpty() ? nothing(order, play::saidOf(verdict).result) : out;
}

/// Of an order that changes nothing.
QString VerdictText::nothing(const play::Record& order, const std::string& result) const
{
    const play::Kind* kind = game_.setting->system->order(order.kind);
    for (const std::string& ending : {"_nothing_" + result, std::string("_nothing")})
        if (const QString said = kind != nullptr ? told(*kind, order, ending) : QString(); !said.isNull())
            return said;
    return tr("No effect.");
}

QString VerdictText::outcome(const play::Played& played, const play::Told& told) const
{
    QStringList sentences;
    const QString changes = news(played.order, told.effects);
    const bool refused = told.today ? !told.today->legal : !played.said.legal;
    if (played.overruled ? played.overruled->allowed : played.given.allowed && !refused)
        sentences += tr("Allowed by the referee.");
    if (played.overruled && !played.overruled->allowed)
        sentences += tr("Forbidden by the referee.");
    else if (refused && !played.overruled)
    {
        sentences += tr("Refused.");
        if (told.why)
            sentences += reason(*told.why);
    }
    else if (told.waits)
        sentences += tr("It now needs a die and has no effect.");
    else if (const bool quiet = changes.isEmpty() && succeeded(played.order, told.effects).isEmpty();
             quiet && (!told.given.dice.empty() || !played.said.result.empty()) && told.faults.empty() &&
             !played.overruled)
        sentences += nothing(played.order, (told.today ? *told.today : played.said).result);
    if (!told.faults.empty())
        sentences += tr("This version cannot apply its effects: nothing changes.");
    for (const QString& one : {succeeded(played.order, told.effects), changes})
        if (!one.isEmpty())
            sentences += one;
    return sentences.join(' ');
}

QString VerdictText::byHand(const play::ByHand& byHand) const
{
    QStringList said;
    for (const play::Record& one : byHand.effects)
        said += effect(one);
    if (!byHand.note.empty())
        said += fromView(byHand.note.in(words::language()));
    //: what the referee did without an order
    return tr("By hand: %1").arg(said.join(' '));
}

QString VerdictText::toText(const play::Record& order, const play::Verdict& verdict) const
{
    const auto line = [this](const char* mark, const play::Reason& one)
    {
        const RuleId ruling = one.phrase.ruling;
        return QStringLiteral("  ") + mark + reason(one) + " [" + fromView(one.phrase.rule.id) +
               (ruling.id.empty() ? QString() : ", " + fromView(ruling.id)) + "]\n";
    };
    const play::Reason* decisive = play::decisive(verdict);
    QString out = headline(order, verdict) + '\n';
    if (decisive != nullptr) // what one reads aloud comes first
        out += line("* ", *decisive);
    QStringList facts;
    for (const play::Fact& fact : verdict.facts)
        facts += tr("%1: %2").arg(factName(fact.name), factValue(fact));
    if (!facts.isEmpty())
        out += "  " + facts.join(words::listWord("semicolon")) + '\n';
    for (const play::Die& used : verdict.used)
        out += "  " + tr("%1: %2").arg(dieName(used, verdict.used), die(used)) + '\n';
    for (const play::Reason& one : verdict.reasons)
        if (&one != decisive)
            out += line("- ", one);
    const play::Kind* kind = game_.setting->system->order(order.kind);
    for (const play::Want& want : verdict.wants)
        if (want.must && kind != nullptr)
            out += "  " + prompt(*kind, want.field) + '\n';
    for (const play::Need& one : verdict.needs)
        out += "  " + tr("Die needed: %1").arg(need(one)) + '\n';
    for (const play::Record& one : verdict.effects)
        if (!isQuiet(one))
            out += "  => " + effect(one) + '\n';
    for (const std::string& id : verdict.standIns)
        out += standIn(id);
    return out;
}

QString VerdictText::standIn(const std::string& id) const
{
    return "  " + tr("Stand-in table, not the printed one: %1").arg(table(id)) + '\n';
}

std::string VerdictText::toYaml(const play::Record& order, const play::Verdict& verdict) const
{
    std::vector<std::string> sentences;
    for (const play::Reason& one : verdict.reasons)
        sentences.push_back(reason(one).toStdString());
    return io::verdictYaml(order, verdict, sentences, *game_.setting);
}

std::string VerdictText::toYaml(const play::Record& order, const play::Odds& odds) const
{
    std::vector<std::string> sentences;
    for (const play::Outcome& one : odds.outcomes)
        sentences.push_back(sentenceOf(*this, order, one).toStdString());
    return io::oddsYaml(odds, sentences, *game_.setting);
}

} // namespace merlon::referee

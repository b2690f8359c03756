#include "referee/verdict_text.h"

#include "core/io/verdict_yaml.h"
#include "core/rules/catalogue.h"

#include <QLocale>

#include <algorithm>

namespace merlon::referee
{
namespace
{

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The catalogue keeps views; the translator wants strings that end.
QString translated(std::string_view context, std::string_view source, const std::string& key)
{
    return QCoreApplication::translate(std::string(context).c_str(), std::string(source).c_str(), key.c_str());
}

/// "siege" of "siege.1.42a"
std::string_view systemOf(std::string_view rule)
{
    return rule.substr(0, rule.find('.'));
}

template <class... Cases>
struct Overloaded : Cases...
{
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

const verdict::Fact* factNamed(const verdict::Verdict& verdict, std::string_view name)
{
    const auto at = std::ranges::find(verdict.facts, name, &verdict::Fact::name);
    return at == verdict.facts.end() ? nullptr : &*at;
}

std::string textOf(const verdict::Fact* fact)
{
    const auto* text = fact ? std::get_if<std::string>(&fact->value) : nullptr;
    return text ? *text : std::string();
}

bool readMounted(const verdict::Verdict& verdict)
{
    return textOf(factNamed(verdict, "table")).starts_with("mounted/");
}

} // namespace

QString ruleTitle(std::string_view rule)
{
    const auto* entry = rules::findRule(rule);
    return entry ? translated(systemOf(rule), entry->title, std::string(rule) + "/title") : QString();
}

QString ruleText(std::string_view rule)
{
    const auto* entry = rules::findRule(rule);
    return entry ? translated(systemOf(rule), entry->text, std::string(rule) + "/text") : QString();
}

QString word(std::string_view key)
{
    if (const auto* entry = rules::findWord(key))
        return translated("words", entry->text, std::string(key));
    return fromView(key.substr(key.find('.') + 1)).replace('_', ' ');
}

std::string language()
{
    return QLocale().name().left(2).toStdString();
}

VerdictText::VerdictText(std::shared_ptr<const game::Setting> setting) : setting_(std::move(setting)) {}

QString VerdictText::counter(std::string_view id) const
{
    const auto ref = setting_ ? scenario::find(setting_->scenario, id) : std::nullopt;
    if (!ref)
        return fromView(id);
    const auto& force = setting_->scenario.forces[static_cast<std::size_t>(ref->force)];
    const std::string& name = force.counters[static_cast<std::size_t>(ref->counter)].name;
    return fromView(name.empty() ? id : std::string_view(name));
}

QString VerdictText::force(std::string_view id) const
{
    if (setting_)
        for (const scenario::Force& force : setting_->scenario.forces)
            if (force.id == id && !force.name.empty())
                return fromView(force.name.in(language()));
    return fromView(id);
}

QString VerdictText::hex(hex::Hex hex) const
{
    return setting_ ? fromView(map::printedName(setting_->map, hex)) : QString();
}

QString VerdictText::value(const verdict::Value& value) const
{
    return std::visit(
        Overloaded{
            [](int number) { return QString::number(number); },
            [](const std::string& text) { return fromView(text); },
            [this](hex::Hex at) { return hex(at); },
            [](const verdict::Word& one) { return word(one.key); },
            [this](const verdict::ForceName& name) { return force(name.id); },
        },
        value);
}

QString VerdictText::sentence(const Phrase& phrase, const std::vector<verdict::Arg>& args) const
{
    const auto* entry = rules::findPhrase(phrase);
    if (!entry)
        return fromView(phrase.rule.id);
    const std::string key = std::string(phrase.rule.id) + '/' + std::string(phrase.key);
    const QString pattern = translated(systemOf(phrase.rule.id), entry->text, key);
    // Replaced in one pass: a name that looks like an argument stays a name.
    QString out;
    for (qsizetype at = 0; at < pattern.size();)
    {
        const qsizetype open = pattern.indexOf('{', at);
        const qsizetype close = open < 0 ? -1 : pattern.indexOf('}', open);
        if (close < 0)
            return out + pattern.mid(at);
        out += pattern.mid(at, open - at);
        const std::string name = pattern.mid(open + 1, close - open - 1).toStdString();
        const auto arg = std::ranges::find(args, std::string_view(name), &verdict::Arg::name);
        out += arg == args.end() ? pattern.mid(open, close - open + 1) : value(arg->value);
        at = close + 1;
    }
    return out;
}

QString VerdictText::factName(std::string_view name)
{
    if (name == "range")
        return tr("Range");
    if (name == "band")
        return tr("Band");
    if (name == "cover")
        return tr("Cover");
    if (name == "modifier")
        return tr("Modifier");
    if (name == "adjusted")
        return tr("Adjusted");
    if (name == "table")
        return tr("Table");
    if (name == "result")
        return tr("Result");
    if (name == "hexes")
        return tr("Hexes");
    return fromView(name);
}

QString VerdictText::meaning(const std::string& letter, bool mounted) const
{
    if (letter == "-")
        return tr("miss");
    //: a letter of a result table and what it means
    return tr("%1: %2").arg(fromView(letter), word((mounted ? "shot.mounted." : "shot.foot.") + letter));
}

QString VerdictText::factValue(const verdict::Verdict& verdict, const verdict::Fact& fact) const
{
    if (fact.name == "result")
        return meaning(textOf(&fact), readMounted(verdict));
    if (fact.name == "modifier")
        if (const auto* number = std::get_if<int>(&fact.value))
            return *number > 0 ? QChar('+') + QString::number(*number) : QString::number(*number);
    if (fact.name == "table")
    {
        const std::string name = textOf(&fact);
        const QString weapon = word("weapon." + name.substr(name.find('/') + 1));
        return readMounted(verdict) ? tr("mounted, %1").arg(weapon) : tr("on foot, %1").arg(weapon);
    }
    return value(fact.value);
}

QString VerdictText::effect(const verdict::Effect& effect) const
{
    return std::visit(
        Overloaded{
            [this](const verdict::HealthChange& change)
            {
                const QString name = counter(change.counter);
                switch (change.to)
                {
                case scenario::Health::Ready:
                    return tr("%1 is well again.").arg(name);
                case scenario::Health::Stunned:
                    return tr("%1 is stunned.").arg(name);
                case scenario::Health::Wounded:
                    return tr("%1 is wounded.").arg(name);
                case scenario::Health::Dead:
                    break;
                }
                return tr("%1 is killed.").arg(name);
            },
            [this](const verdict::RetreatOwed& retreat)
            {
                const QString name = counter(retreat.counter);
                return retreat.hexes == 1 ? tr("%1 must retreat one hex.").arg(name)
                                          : tr("%1 must retreat %2 hexes.").arg(name).arg(retreat.hexes);
            },
            [this](const verdict::Unhorsed& unhorsed)
            {
                const QString name = counter(unhorsed.counter);
                return unhorsed.horseKilled ? tr("%1 is unhorsed and the horse is killed.").arg(name)
                                            : tr("%1 is unhorsed; the horse is unhurt.").arg(name);
            },
            [this](const verdict::Moved& moved)
            {
                const QString name = counter(moved.counter);
                return moved.rear ? tr("%1 goes to %2, the horse's other half to %3.")
                                        .arg(name, hex(moved.to), hex(*moved.rear))
                                  : tr("%1 goes to %2.").arg(name, hex(moved.to));
            },
            [this](const verdict::DoorSideChosen& chosen)
            {
                const QString name = counter(chosen.counter);
                return chosen.outer
                           ? tr("%1 is covered against the outer side of the door until this phase ends.").arg(name)
                           : tr("%1 is covered against the inner side of the door until this phase ends.").arg(name);
            },
            [](const verdict::PhaseEnded&) { return tr("The phase ends."); },
        },
        effect);
}

QString VerdictText::need(const verdict::DieNeed& need)
{
    //: %1 is what the die is for: "the shot"
    return tr("a ten-sided die for %1").arg(word("die." + need.purpose));
}

QString VerdictText::crossing(const hex::Event& event) const
{
    const hex::Layout& layout = setting_->map.layout;
    const auto named = [&](hex::Hex hex)
    {
        const QString name = QString::fromStdString(hex::name(layout, hex));
        const QString printed = this->hex(hex);
        return printed == name ? name : name + " (" + printed + ')';
    };
    switch (event.kind)
    {
    case hex::EventKind::Cross:
        return named(event.from) + ' ' + word("side." + std::string(hex::sideName(layout.orientation, event.side))) +
               ' ' + named(event.to);
    case hex::EventKind::Corner:
        return tr("%1 through a corner to %2, touching %3")
            .arg(named(event.from), named(event.to), named(event.touched));
    case hex::EventKind::Run:
        return tr("along the hexside between %1 and %2").arg(named(event.from), named(event.to));
    }
    return {};
}

QString VerdictText::die(const verdict::DieUsed& die)
{
    return die.source == verdict::DieSource::Rolled ? tr("%1 (rolled)").arg(die.value) : QString::number(die.value);
}

QString VerdictText::health(scenario::Health health)
{
    constexpr std::string_view keys[] = {"state.ready", "state.stunned", "state.wounded", "state.dead"};
    return word(keys[static_cast<std::size_t>(health)]);
}

QString VerdictText::table(std::string_view id)
{
    return word("table." + std::string(id));
}

QString VerdictText::order(const verdict::Order& order) const
{
    return std::visit(
        Overloaded{
            [this](const verdict::Shoot& shot)
            { return tr("%1 shoots at %2").arg(counter(shot.by), counter(shot.at)); },
            [this](const verdict::Retreat& retreat)
            {
                const QString name = counter(retreat.counter);
                return retreat.path.empty() ? tr("%1 retreats").arg(name)
                                            : tr("%1 retreats to %2").arg(name, hex(retreat.path.back()));
            },
            [this](const verdict::PlaceRider& place)
            { return tr("%1 is placed on %2").arg(counter(place.counter), hex(place.hex)); },
            [](const verdict::EndPhase&) { return tr("End of the phase"); },
        },
        order);
}

QString VerdictText::headline(const verdict::Order& order, const verdict::Verdict& verdict) const
{
    return std::visit([&](const auto& one) { return headlineOf(one, verdict); }, order);
}

QString VerdictText::headlineOf(const verdict::Shoot& shot, const verdict::Verdict& verdict) const
{
    const QString by = counter(shot.by);
    const QString at = counter(shot.at);
    if (!verdict.legal)
        return tr("%1 may not shoot at %2.").arg(by, at);
    if (!verdict.needs.empty())
        return tr("%1 may shoot at %2.").arg(by, at);
    for (const verdict::Effect& one : verdict.effects)
        if (std::holds_alternative<verdict::HealthChange>(one) || std::holds_alternative<verdict::RetreatOwed>(one))
            return effect(one);
    const auto result = std::ranges::find(verdict.facts, "result", &verdict::Fact::name);
    const bool hit = result != verdict.facts.end() && result->value != verdict::Value{std::string("-")};
    return hit ? tr("%1 hits %2, to no effect.").arg(by, at) : tr("%1 misses %2.").arg(by, at);
}

QString VerdictText::headlineOf(const verdict::Retreat& retreat, const verdict::Verdict& verdict) const
{
    const QString name = counter(retreat.counter);
    if (retreat.path.empty())
        return verdict.legal ? tr("%1 must retreat.").arg(name) : tr("%1 may not retreat so.").arg(name);
    const QString to = hex(retreat.path.back());
    return verdict.legal ? tr("%1 retreats to %2.").arg(name, to)
                         : tr("%1 may not retreat to %2 like that.").arg(name, to);
}

QString VerdictText::headlineOf(const verdict::PlaceRider& place, const verdict::Verdict& verdict) const
{
    const QString name = counter(place.counter);
    const QString to = hex(place.hex);
    return verdict.legal ? tr("%1 is placed on %2.").arg(name, to) : tr("%1 may not be placed on %2.").arg(name, to);
}

QString VerdictText::headlineOf(const verdict::EndPhase&, const verdict::Verdict& verdict) const
{
    return verdict.legal ? tr("The phase ends.") : tr("The phase cannot end yet.");
}

QString VerdictText::outcome(const game::Played& played, const std::vector<verdict::Effect>& effects) const
{
    QStringList sentences;
    if (played.overruled)
        sentences += played.overruled->allowed ? tr("Allowed by the referee.") : tr("Forbidden by the referee.");
    else if (!played.said.legal)
        sentences += tr("Refused.");
    else if (played.said.result == "-")
        sentences += tr("A miss.");
    for (const verdict::Effect& one : effects)
        sentences += effect(one);
    return sentences.join(' ');
}

QString VerdictText::toText(const verdict::Order& order, const verdict::Verdict& verdict) const
{
    QString out = headline(order, verdict) + '\n';
    QStringList facts;
    for (const verdict::Fact& fact : verdict.facts)
        facts += tr("%1: %2").arg(factName(fact.name), factValue(verdict, fact));
    if (!facts.isEmpty())
        out += "  " + facts.join("; ") + '\n';
    for (const verdict::DieUsed& used : verdict.dice)
        out += "  " + tr("Die: %1").arg(die(used)) + '\n';
    for (const verdict::Reason& one : verdict.reasons)
    {
        const QString mark = one.decisive ? "* " : "- ";
        out += "  " + mark + reason(one) + " [" + fromView(one.phrase.rule.id) + "]\n";
    }
    for (const verdict::DieNeed& one : verdict.needs)
        out += "  " + tr("Wanted: %1").arg(need(one)) + '\n';
    for (const verdict::Effect& one : verdict.effects)
        out += "  => " + effect(one) + '\n';
    for (const std::string& id : verdict.standIns)
        out += "  " + tr("Stand-in table, not the printed one: %1").arg(table(id)) + '\n';
    return out;
}

std::string VerdictText::toYaml(const verdict::Order& order, const verdict::Verdict& verdict) const
{
    std::vector<std::string> sentences;
    for (const verdict::Reason& one : verdict.reasons)
        sentences.push_back(reason(one).toStdString());
    return io::verdictYaml(order, verdict, sentences, setting_->map);
}

} // namespace merlon::referee

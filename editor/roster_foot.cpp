#include "editor/roster_foot.h"

#include "editor/named_text.h"

namespace merlon::editor
{

RosterFoot::RosterFoot(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("roster.foot"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

void RosterFoot::tell(const play::Scenario& scenario, const play::System* system, const std::string& force,
                      const std::vector<play::Counter>& chosen)
{
    const auto said = [&](const QString& whose, const std::vector<play::Counter>& counters)
    {
        //: %1: a force, or the selection
        const QString many = tr("%1: %n counter(s)", nullptr, static_cast<int>(counters.size())).arg(whose);
        const auto cost = system != nullptr ? costOf(*system, scenario, counters) : std::nullopt;
        //: %1: "Garrison: 20 counters"; %2: a number of points or the like
        return cost ? tr("%1, cost %2").arg(many, QString::number(*cost)) : many;
    };
    QStringList lines;
    for (const play::Force& one : scenario.forces)
        if (force.empty() || one.id == force)
            lines += said(nameOr(one.name, one.id), one.counters);
    if (!chosen.empty()) //: the counters that are selected
        lines += said(tr("Selected"), chosen);
    setText(lines.join(QStringLiteral("   ")));
    setVisible(!lines.isEmpty());
}

std::optional<long long> costOf(const play::System& system, const play::Scenario& scenario,
                                const std::vector<play::Counter>& counters)
{
    std::optional<long long> all;
    for (const play::Counter& one : counters)
        if (const auto cost = system.cost(scenario, one))
            all = all.value_or(0) + *cost;
    return all;
}

} // namespace merlon::editor

#include "referee/rulings_model.h"

#include "core/rules/catalogue.h"
#include "referee/rule_dialog.h"
#include "translations/words.h"

#include <algorithm>

namespace merlon::referee
{
int RulingsModel::rowsOf(const play::System& system)
{
    rulings_.clear();
    judged_.clear();
    if (const rules::Book* book = rules::findBook(system.id()))
        for (const rules::RuleEntry& rule : book->rules)
            if (rule.rule.id.starts_with(std::string(system.id()) + ".ruling."))
                rulings_.push_back(&rule);
    for (const play::Field& option : system.options().fields) // those that it has from another book
        if (const rules::RuleEntry* rule = rules::rulingOf(system.id(), option.key);
            rule != nullptr && std::ranges::count(rulings_, rule) == 0)
            rulings_.push_back(rule);
    for (const RuleId& rule : system.rules())
        judged_.push_back(rule.id);
    std::ranges::sort(judged_);
    return static_cast<int>(rulings_.size());
}

int RulingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant RulingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return text(index.row(), index.column());
    if (role == SearchRole)
        return words::folded(QStringList{words::fromView(ruling(index.row()).rule.id),
                                         words::ruleText(ruling(index.row()).rule.id), text(index.row(), Title),
                                         ways(index.row()).join(' ')}
                                 .join(' '));
    return {};
}

QVariant RulingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section)
    {
    case Title:
        return tr("Ruling", "heading of a column: a reading where the rulebook is silent");
    case Reading:
        return tr("Used here", "heading of a column: how the rule is read in this scenario");
    case Chosen:
        return tr("Chosen by", "heading of a column: who chose how a rule is read");
    default:
        return tr("Judged", "heading of a column: whether the program judges by that rule");
    }
}

QString RulingsModel::text(int row, int column) const
{
    const rules::RuleEntry& rule = ruling(row);
    switch (column)
    {
    case Title:
        return words::ruleTitle(rule.rule.id);
    case Reading:
        //: how a rule is played
        return rule.variants.empty() ? tr("one reading only") : ways(row).value(way(row));
    case Chosen:
        if (rule.variants.empty())
            return {};
        //: who chose a reading: this scenario, or nobody
        return option(rule.option).empty() ? tr("by default") : tr("this scenario");
    default:
        if (offers(row)) //: of the readings of a rule: Merlon judges all of them
            return tr("every reading");
        if (!rule.judged) //: of a rule that no program can decide
            return tr("advice");
        if (!std::ranges::binary_search(judged_, rule.rule.id)) //: of a rule that the program does not judge
            return tr("not yet");
        //: of the readings of a rule: only that one is judged by the program
        return rule.variants.empty() ? tr("yes", "whether the program judges by a rule") : tr("the default reading");
    }
}

QString RulingsModel::html(int row) const
{
    return ruleHtml(words::fromView(ruling(row).rule.id));
}

QStringList RulingsModel::ways(int row) const
{
    QStringList ways;
    for (const std::string_view variant : ruling(row).variants)
        ways += words::reading(ruling(row).rule.id, variant);
    return ways;
}

int RulingsModel::way(int row) const
{
    const auto& variants = ruling(row).variants;
    const auto found = std::ranges::find(variants, std::string_view(option(ruling(row).option)));
    return found == variants.end() ? usual(row) : static_cast<int>(found - variants.begin());
}

/// How it is played where the scenario says nothing: the edition's way where they differ, else the first.
int RulingsModel::usual(int row) const
{
    const auto& variants = ruling(row).variants;
    const auto found = std::ranges::find(variants, std::string_view(edition()));
    return found == variants.end() ? 0 : static_cast<int>(found - variants.begin());
}

bool RulingsModel::offers(int row) const
{
    const auto& variants = ruling(row).variants;
    const play::Field* field = play::find(system().options(), ruling(row).option);
    return !variants.empty() && field != nullptr && std::ranges::equal(field->words, variants);
}

play::ChosenRules RulingsModel::choose(int row, int way) const
{
    const auto& rule = ruling(row);
    const bool other = way != usual(row) && way >= 0 && way < static_cast<int>(rule.variants.size());
    return with(rule.option, other ? std::string(rule.variants[static_cast<std::size_t>(way)]) : std::string());
}

} // namespace merlon::referee

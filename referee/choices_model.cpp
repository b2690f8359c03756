#include "referee/choices_model.h"

#include "translations/words.h"

namespace merlon::referee
{

void ChoicesModel::show(const play::System* system, play::ChosenRules rules)
{
    rules_ = std::move(rules);
    if (system == system_)
        return retranslate();
    beginResetModel();
    system_ = system;
    rows_ = system != nullptr ? rowsOf(*system) : 0;
    endResetModel();
}

void ChoicesModel::retranslate()
{
    if (rows_ > 0)
        emit dataChanged(index(0, 0), index(rows_ - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int ChoicesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows_;
}

QString ChoicesModel::word(std::string_view set, std::string_view id) const
{
    return system_ != nullptr ? words::word(system_->id(), set, id) : QString();
}

std::string ChoicesModel::edition() const
{
    const auto editions = system_->editions();
    return !rules_.edition.empty() || editions.empty() ? rules_.edition : editions.front();
}

std::string ChoicesModel::option(std::string_view key) const
{
    const play::Value* value = play::find(rules_.options, key);
    if (value == nullptr)
        return {};
    const auto* choice = std::get_if<play::Choice>(value);
    const auto* text = std::get_if<std::string>(value);
    return choice != nullptr ? choice->word : text != nullptr ? *text : std::string();
}

play::ChosenRules ChoicesModel::with(std::string_view key, const std::string& word) const
{
    play::ChosenRules rules = rules_;
    std::erase_if(rules.options, [&](const auto& one) { return one.first == key && word.empty(); });
    const play::Field* field = play::find(system_->options(), key);
    if (word.empty() || field == nullptr)
        return rules;
    const play::Choice choice{std::string(field->set), word};
    for (auto& [name, value] : rules.options)
        if (name == key)
            return value = choice, rules;
    rules.options.emplace_back(key, choice);
    return rules;
}

} // namespace merlon::referee

#include "core/io/scenario_options.h"

#include "core/play/codec.h"
#include "core/rules/catalogue.h"
#include "core/yaml/mapping.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"

#include <algorithm>
#include <unordered_map>

namespace merlon::io
{

using namespace yaml;

namespace
{

/// The ways to play a rule that is not judged yet: the readings of a ruling, or the editions where they differ.
std::vector<std::string> waysToCome(const play::System& system, const std::string& option)
{
    const std::string id(system.id());
    if (const rules::RuleEntry* rule = rules::rulingOf(id, option))
        return {rule->variants.begin(), rule->variants.end()};
    const rules::Book* book = rules::findBook(id);
    const bool differs = book != nullptr && std::ranges::find(book->differences, option, &rules::Difference::key) !=
                                                book->differences.end();
    return differs ? system.editions() : std::vector<std::string>();
}

} // namespace

play::Fields readOptions(const Node& node, Log& log, const play::System* system, const play::Boards& boards)
{
    play::Fields options;
    if (!node.isMapping())
        log.error(node, tell::type_options{.what = "options"});
    if (!node.isMapping() || system == nullptr)
        return options;
    std::vector<std::string_view> known;
    for (const play::Field& field : system->options().fields)
        known.push_back(field.key);
    std::unordered_map<std::string, int> taken; ///< and the lines that they stand in
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
    {
        const Node& key = node.items[i];
        const Node& value = node.items[i + 1];
        const auto name = readText(key, log, tell::option{}).value_or("");
        if (const auto [first, fresh] = taken.emplace(name, key.line); !fresh && !name.empty())
            log.error(key, tell::same_name{.what = tell::option{}, .name = quote(name), .line = first->second});
        if (const play::Field* field = play::findWritten(system->options(), name))
        {
            if (auto read = play::readValue(value, log, *field, {*system, boards}))
                options.emplace_back(field->key, std::move(*read));
        }
        else if (const auto ways = waysToCome(*system, name); !ways.empty())
        {
            if (!readWord(value, log, name, {ways.begin(), ways.end()}))
                continue;
            log.warning(key, tell::option_not_judged{.name = quote(name)});
            options.emplace_back(name, value.text);
        }
        else
            log.error(key, tell::unknown_option{.name = quote(name), .suggestion = suggestion(name, known)});
    }
    return options;
}

} // namespace merlon::io

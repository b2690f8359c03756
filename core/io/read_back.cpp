#include "core/io/read_back.h"

#include "core/io/draft.h"
#include "core/io/table_map.h"
#include "tell.h"

#include <algorithm>

namespace merlon::io
{
namespace
{

yaml::Message whyNot(const yaml::Diagnostics& readAgain)
{
    const auto error = std::ranges::find(readAgain, yaml::Severity::Error, &yaml::Diagnostic::severity);
    return error != readAgain.end() ? error->message : tell::unsaved_other{}.message();
}

/// `again` is what was read of the text; `textOf` writes such a thing.
template <class Value, class TextOf>
tl::expected<std::string, yaml::Diagnostic> checked(std::string text, const Loaded<Value>& again, const TextOf& textOf,
                                                    const std::string& file)
{
    if (again.value && textOf(*again.value) == text)
        return text;
    return tl::unexpected(
        yaml::diagnostic(yaml::Severity::Error, file, tell::unsaved_why{.why = whyNot(again.diagnostics)}));
}

} // namespace

tl::expected<std::string, yaml::Diagnostic> textToSave(const map::HexMap& map, const std::string& file)
{
    std::string text = mapText(map);
    const auto again = parseMap(text, file);
    return checked(std::move(text), again, mapText, file);
}

tl::expected<std::string, yaml::Diagnostic> textToSave(const map::TableMap& table, const std::string& file)
{
    std::string text = tableText(table);
    const auto again = parseTable(text, file);
    return checked(std::move(text), again, tableText, file);
}

tl::expected<std::string, yaml::Diagnostic> textToSave(const play::Scenario& scenario, const play::Boards& boards,
                                                       const std::string& file)
{
    std::string text = scenarioText(scenario, boards);
    const auto again = parseDraft(text, file, boards);
    const auto textOf = [&](const play::Scenario& read) { return scenarioText(read, boards); };
    return checked(std::move(text), again, textOf, file);
}

} // namespace merlon::io

#include "core/io/secrets.h"

#include "core/io/journal_file.h"
#include "core/play/codec.h"
#include "core/yaml/mapping.h"
#include "core/yaml/source_text.h"
#include "core/yaml/write.h"

#include <algorithm>
#include <array>

namespace merlon::io
{

using namespace yaml;

namespace
{

/// Of that key among all that orders and effects of a system seal; null when there is none.
const play::Kind* sealedKind(std::span<const play::Field> fields, std::string_view key)
{
    for (const play::Field& field : fields)
    {
        if (field.of == nullptr)
            continue;
        if (field.sort == play::Sort::Seal && field.of().key == key)
            return &field.of();
        if (const play::Kind* within = sealedKind(field.of().fields, key))
            return within;
    }
    return nullptr;
}

/// `{amount: {coins: 7}, salt: 9f...}`, known by the one key that is no salt.
std::optional<play::Seal> readSeal(const Node& node, Log& log, const play::Names& names)
{
    for (std::size_t i = 0; node.isMapping() && i + 1 < node.items.size(); i += 2)
        for (const auto kinds : {names.system.orders(), names.system.effects()})
            for (const play::Kind* one : kinds)
                if (const play::Kind* kind = sealedKind(one->fields, node.items[i].text))
                    return play::readSecret(node, log, *kind, names);
    log.error(node, tell::secret_unknown{});
    return {};
}

std::vector<play::Seal> readSeals(const Node& root, Log& log, const play::Setting& setting)
{
    static constexpr std::array<std::string_view, 3> keys{"merlon", "system", "secrets"};
    std::vector<play::Seal> seals;
    if (!checkKind(root, log, "secrets"))
        return seals;
    const Mapping fields(root, log, tell::the_file{}, keys, Style::Block);
    for (const Extra& extra : fields.extras)
        if (!isComment(extra)) // whatever it was meant to be, it may be a secret
            log.error(root, tell::unknown_key_secrets{});
    if (const Node* system = fields.need("system"); system != nullptr && system->text != setting.system->id())
        log.error(*system, tell::system{});
    else if (const Node* secrets = fields.get("secrets"))
        for (const Node& item : readList(*secrets, log, "secrets"))
            if (auto seal = readSeal(item, log, play::namesOf(setting)))
                seals.push_back(std::move(*seal));
    return seals;
}

Loaded<std::vector<play::Seal>> parseSecrets(const std::string& text, const std::string& file,
                                             const play::Setting& setting)
{
    const SourceText source(text);
    Log log(file, source.view());
    const auto yaml = parseYaml(source.view(), log);
    Loaded<std::vector<play::Seal>> loaded;
    if (yaml.documents.size() != 1 && !log.hasErrors())
        log.error(1, 1, tell::documents_secrets{});
    if (!log.hasErrors())
        if (auto seals = readSeals(yaml.documents.front(), log, setting); !log.hasErrors())
            loaded.value = std::move(seals);
    loaded.diagnostics = log.take();
    return loaded;
}

bool isMissing(const std::filesystem::path& path)
{
    std::error_code error;
    return !std::filesystem::exists(path, error) && !error;
}

} // namespace

std::filesystem::path secretsOf(const std::filesystem::path& journal)
{
    std::string name = journal.string();
    if (name.ends_with(journalEnding))
        name.resize(name.size() - journalEnding.size());
    return name + ".secrets.yaml";
}

Loaded<std::vector<play::Seal>> loadSecrets(const std::filesystem::path& path, const play::Setting& setting)
{
    if (isMissing(path))
        return {std::vector<play::Seal>{}, {}};
    const auto text = readFile(path, Links::Refuse);
    if (!text)
        return {std::nullopt, {text.error()}};
    return parseSecrets(*text, path.string(), setting);
}

tl::expected<std::vector<play::Seal>, Diagnostics>
addSecrets(const std::filesystem::path& path, const std::vector<play::Seal>& seals, const play::Setting& setting)
{
    std::string text = "merlon: secrets/1\nsystem: " + std::string(setting.system->id()) + "\nsecrets:\n";
    if (!isMissing(path))
    {
        auto there = readFile(path, Links::Refuse);
        if (!there)
            return tl::unexpected(Diagnostics{there.error()});
        text = std::move(*there);
        if (!text.ends_with('\n'))
            text += '\n';
    }
    for (const play::Seal& seal : seals)
        text += "- " + play::secretText(*seal.secret, play::namesOf(setting)) + '\n';
    auto all = parseSecrets(text, path.string(), setting);
    if (!all.value)
        return tl::unexpected(std::move(all.diagnostics));
    if (!std::ranges::equal(seals, std::span(*all.value).last(std::min(seals.size(), all.value->size()))))
        return tl::unexpected(Diagnostics{diagnostic(Severity::Error, path.string(), tell::secret_unreadable{})});
    if (auto written = writeFile(path, text, Links::Refuse); !written)
        return tl::unexpected(Diagnostics{written.error()});
    return std::move(*all.value);
}

} // namespace merlon::io

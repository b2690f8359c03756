// Turns resources/rules/*.yaml and resources/rulesets/*.yaml into C++: constants for the rules and sentences that code
// may cite, the catalogue as a table, and a source for lupdate. Runs at build time: catalogue_compiler OUT RULES... --
// RULESETS...

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace
{

[[noreturn]] void fail(const std::string& what)
{
    std::cerr << "catalogue: " << what << '\n';
    std::exit(1);
}

std::string quoted(const std::string& text)
{
    std::string out = "\"";
    for (const char c : text)
    {
        if (c == '"' || c == '\\')
            out += '\\';
        if (c == '\n')
            out += "\\n";
        else
            out += c;
    }
    return out + '"';
}

std::string identifier(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '.' || c == '-'; }, '_');
    return text;
}

std::string text(const YAML::Node& node, const char* key)
{
    std::string value = node[key] ? node[key].as<std::string>() : std::string();
    while (!value.empty() && value.back() == '\n')
        value.pop_back();
    return value;
}

std::string list(const YAML::Node& node)
{
    std::string out;
    for (const auto& item : node)
        out += (out.empty() ? "" : ", ") + quoted(item.as<std::string>());
    return out;
}

/// Every {argument} of a sentence must be declared, and every declared one used.
void checkArguments(const std::string& where, const std::string& sentence, const YAML::Node& args)
{
    std::set<std::string> declared;
    for (const auto& arg : args)
        declared.insert(arg.as<std::string>());
    std::set<std::string> used;
    for (auto open = sentence.find('{'); open != std::string::npos; open = sentence.find('{', open + 1))
        used.insert(sentence.substr(open + 1, sentence.find('}', open) - open - 1));
    if (declared != used)
        fail(where + ": the arguments in the sentence are not those declared in args");
}

struct Output
{
    std::ostringstream ids;
    std::ostringstream table;
    std::ostringstream arrays;
    std::ostringstream words;
    std::ostringstream strings;
    std::set<std::string> seen;
};

/// `source` is what a translator translates, `key` tells him (and Qt) which of equal texts is meant.
void translatable(Output& out, const std::string& context, const std::string& source, const std::string& key)
{
    if (!source.empty())
        out.strings << "    QT_TRANSLATE_NOOP3(" << quoted(context) << ", " << quoted(source) << ", " << quoted(key)
                    << "),\n";
}

void compilePhrases(Output& out, const std::string& system, const std::string& id, const YAML::Node& says)
{
    const std::string name = identifier(id);
    std::ostringstream entries;
    for (const auto& said : says)
    {
        const std::string key = said.first.as<std::string>();
        const std::string sentence = text(said.second, "text");
        const YAML::Node args = said.second["args"];
        checkArguments(id + '/' + key, sentence, args);
        const std::string array = "args_" + name + '_' + identifier(key);
        out.ids << "inline constexpr merlon::Phrase " << name << '_' << identifier(key) << "{merlon::rule::" << name
                << ", " << quoted(key) << "};\n";
        if (args.size() > 0)
            out.arrays << "constexpr std::string_view " << array << "[] = {" << list(args) << "};\n";
        entries << "    {" << quoted(key) << ", " << quoted(sentence) << ", " << (args.size() > 0 ? array : "{}")
                << "},\n";
        translatable(out, system, sentence, id + "/" + key);
    }
    out.arrays << "constexpr PhraseEntry phrases_" << name << "[] = {\n" << entries.str() << "};\n";
}

void compileRule(Output& out, const std::string& system, const YAML::Node& rule)
{
    const std::string id = text(rule, "id");
    const std::string name = identifier(id);
    if (!out.seen.insert(id).second)
        fail(id + " is catalogued twice");
    if (text(rule, "title").empty() || text(rule, "text").empty())
        fail(id + " has no title or no text");
    out.ids << "namespace merlon::rule\n{\ninline constexpr merlon::RuleId " << name << "{" << quoted(id)
            << "};\n}\nnamespace merlon::says\n{\n";
    const bool speaks = rule["says"] && rule["says"].size() > 0;
    if (speaks)
        compilePhrases(out, system, id, rule["says"]);
    out.ids << "}\n";
    const bool varies = rule["variants"] && rule["variants"].size() > 0;
    if (varies)
        out.arrays << "constexpr std::string_view variants_" << name << "[] = {" << list(rule["variants"]) << "};\n";
    const YAML::Node printed = rule["printed"];
    out.table << "    {{" << quoted(id) << "}, " << quoted(text(rule, "title")) << ", " << quoted(text(rule, "text"))
              << ", " << quoted(printed ? text(printed, "fr") : "") << ", "
              << quoted(printed ? text(printed, "es") : "") << ", "
              << (text(rule, "judged") == "advice" ? "false" : "true") << ", " << (varies ? "variants_" + name : "{}")
              << ", " << (speaks ? "phrases_" + name : "{}") << "},\n";
    translatable(out, system, text(rule, "title"), id + "/title");
    translatable(out, system, text(rule, "text"), id + "/text");
}

void compileCatalogue(Output& out, const std::filesystem::path& file)
{
    const YAML::Node root = YAML::LoadFile(file.string());
    const std::string system = text(root, "system");
    if (text(root, "merlon") != "rules/1" || system.empty())
        fail(file.string() + " is not a rule catalogue (merlon: rules/1, system: ...)");
    for (const auto& rule : root["rules"])
        compileRule(out, system, rule);
    for (const auto& word : root["words"])
    {
        const std::string key = word.first.as<std::string>();
        const std::string value = word.second.as<std::string>();
        out.words << "    {" << quoted(key) << ", " << quoted(value) << "},\n";
        translatable(out, "words", value, key);
    }
}

void write(const std::filesystem::path& path, const std::string& content)
{
    std::ifstream old(path, std::ios::binary);
    const std::string before((std::istreambuf_iterator<char>(old)), {});
    if (before != content || !old)
        std::ofstream(path, std::ios::binary) << content;
    else
        std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now());
}

std::string embed(const std::vector<std::filesystem::path>& rulesets)
{
    std::string out = "#include \"core/rules/ruleset.h\"\n\nnamespace\n{\nstruct BuiltIn\n{\n    std::string_view "
                      "system;\n    std::string_view text;\n};\nconstexpr BuiltIn builtIns[] = {\n";
    for (const auto& path : rulesets)
    {
        std::ifstream in(path, std::ios::binary);
        const std::string content((std::istreambuf_iterator<char>(in)), {});
        out += "    {" + quoted(path.stem().string()) + ", R\"yaml(" + content + ")yaml\"},\n";
    }
    return out +
           "};\n} // namespace\n\nnamespace merlon::rules\n{\n"
           "std::optional<std::string_view> builtInRuleset(std::string_view system)\n{\n"
           "    for (const auto& one : builtIns)\n        if (one.system == system)\n            return one.text;\n"
           "    return {};\n}\n\nstd::vector<std::string_view> builtInRulesets()\n{\n"
           "    std::vector<std::string_view> out;\n    for (const auto& one : builtIns)\n"
           "        out.push_back(one.system);\n    return out;\n}\n} // namespace merlon::rules\n";
}

} // namespace

int main(int argc, char** argv)
try
{
    if (argc < 3)
        fail("usage: catalogue_compiler OUT RULES... -- RULESETS...");
    const std::filesystem::path folder = argv[1];
    Output out;
    std::vector<std::filesystem::path> rulesets;
    bool inRules = true;
    for (int i = 2; i < argc; ++i)
    {
        if (std::string(argv[i]) == "--")
            inRules = false;
        else if (inRules)
            compileCatalogue(out, argv[i]);
        else
            rulesets.emplace_back(argv[i]);
    }
    std::filesystem::create_directories(folder);
    write(folder / "rule_ids.h", "#pragma once\n\n#include \"core/rules/rule.h\"\n\n" + out.ids.str());
    write(folder / "catalogue.cpp",
          "#include \"core/rules/catalogue.h\"\n\nnamespace merlon::rules\n{\nnamespace\n{\n" + out.arrays.str() +
              "constexpr RuleEntry rulesTable[] = {\n" + out.table.str() +
              "};\nconstexpr WordEntry wordsTable[] = {\n" + out.words.str() +
              "};\n} // namespace\n\nstd::span<const RuleEntry> catalogue() { return rulesTable; }\n"
              "std::span<const WordEntry> words() { return wordsTable; }\n} // namespace merlon::rules\n");
    write(folder / "catalogue_strings.cpp",
          "// Read by lupdate, never compiled.\nstatic const char* const strings[] = {\n" + out.strings.str() + "};\n");
    write(folder / "rulesets.cpp", embed(rulesets));
    return 0;
}
catch (const std::exception& error)
{
    fail(error.what());
}

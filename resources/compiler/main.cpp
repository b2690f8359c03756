// Turns resources/rules/*.yaml and resources/rulesets/*.yaml into C++: for each system constants for the rules and
// sentences that its code may cite, the catalogue as books, and a source for lupdate. The same of the diagnostics: for
// each sentence a struct whose fields are its holes. Runs at build time:
// catalogue_compiler OUT RULES... -- RULESETS...
// catalogue_compiler OUT --diagnostics FILES...

#include "diagnostics.h"

#include <algorithm>
#include <fstream>
#include <regex>
#include <vector>

namespace
{

std::string list(const YAML::Node& node)
{
    std::string out;
    for (const auto& item : node)
        out += (out.empty() ? "" : ", ") + quoted(item.as<std::string>());
    return out;
}

/// Every {argument} of a sentence must be declared, and every declared one used; `{path,and}` is the argument path, and
/// %n the one that is counted.
void checkArguments(const std::string& where, const std::string& sentence, const YAML::Node& args,
                    const std::string& counted)
{
    std::set<std::string> declared;
    for (const auto& arg : args)
        declared.insert(arg.as<std::string>());
    std::set<std::string> used;
    for (auto open = sentence.find('{'); open != std::string::npos; open = sentence.find('{', open + 1))
        used.insert(sentence.substr(open + 1, sentence.find_first_of(",}", open) - open - 1));
    if (!counted.empty() && sentence.find("%n") != std::string::npos)
        used.insert(counted);
    if (declared != used)
        fail(where + ": the arguments in the sentence are not those declared in args");
}

/// Of which system a rule is by its id: the book's own, or that from which it borrows; translators find it there.
std::string ownerOf(const Output& out, const std::string& id)
{
    const std::string owner = id.substr(0, id.find('.'));
    if (owner != out.system && owner != out.borrows)
        fail(id + " is no rule of " + out.system);
    return owner;
}

/// A section of the rules has a header of its own, so that a sentence that is added makes only those sources anew that
/// cite the section: of siege.1.42a it is 1_42, of siege.ruling.winch it is ruling; of play.house none.
std::string sectionOf(const Output& out, const std::string& id)
{
    const std::string own = id.substr(ownerOf(out, id).size() + 1);
    std::smatch found;
    if (std::regex_search(own, found, std::regex("^([0-9]+)[.]([0-9]+)")))
        return found.str(1) + '_' + found.str(2);
    return own.find('.') == std::string::npos ? std::string() : identifier(own.substr(0, own.find('.')));
}

void compilePhrases(Output& out, const std::string& id, const YAML::Node& says, const std::string& array)
{
    std::ostringstream& ids = out.ids[sectionOf(out, id)];
    const std::string name = identifier(id);
    std::ostringstream entries;
    for (const auto& said : says)
    {
        const std::string key = said.first.as<std::string>();
        const std::string sentence = text(said.second, "text");
        const YAML::Node args = said.second["args"];
        const std::string counted = text(said.second, "plural");
        checkArguments(id + '/' + key, sentence, args, counted);
        const std::string named = "args_" + name + '_' + identifier(key);
        ids << "inline constexpr merlon::Phrase " << name << '_' << identifier(key) << "{merlon::rule::" << name << ", "
            << quoted(key);
        std::string by;
        if (const std::string ruling = text(said.second, "ruling"); !ruling.empty())
        {
            out.rulings.insert(ruling);
            by = ", {" + quoted(ruling) + "}, " + quoted(text(said.second, "edition"));
            ids << by;
        }
        ids << "};\n";
        if (args.size() > 0)
            out.arrays << "constexpr std::string_view " << named << "[] = {" << list(args) << "};\n";
        entries << "    {" << quoted(key) << ", " << quoted(sentence) << ", " << (args.size() > 0 ? named : "{}")
                << ", " << quoted(counted) << by << "},\n";
        translatable(out, ownerOf(out, id), sentence, id + "/" + key, !counted.empty());
    }
    out.arrays << "constexpr PhraseEntry phrases_" << array << "[] = {\n" << entries.str() << "};\n";
}

/// Where a rule's section begins in a printed source; 0 when nobody knows.
int pageOf(const Output& out, const std::string& id, const std::string& source)
{
    const std::string own = id.substr(ownerOf(out, id).size() + 1);
    std::string best;
    int page = 0;
    for (const auto& [start, pages] : out.pages)
        if (const auto found = pages.find(source);
            found != pages.end() && own.starts_with(start) && start.size() > best.size())
        {
            best = start;
            page = found->second;
        }
    return page;
}

/// By which a scenario chooses how a ruling is read: as it says, or else the last part of its id.
std::string optionOf(const YAML::Node& rule, const std::string& id)
{
    const std::string said = text(rule, "option");
    return !said.empty() || id.find(".ruling.") == std::string::npos ? said : id.substr(id.rfind('.') + 1);
}

/// The rule as the book has it from which this one borrows; it stands in the same folder.
YAML::Node lent(const Output& out, const std::string& id)
{
    for (const auto& rule : YAML::LoadFile((out.folder / (out.borrows + ".yaml")).string())["rules"])
        if (text(rule, "id") == id)
            return rule;
    fail(id + " is no rule of " + out.borrows);
}

/// One that only `says` something is of the other book, which has its constant, its title and its text: this book adds
/// sentences to it.
void compileRule(Output& out, const YAML::Node& here)
{
    const std::string id = text(here, "id");
    if (!out.seen.insert(id).second)
        fail(id + " is catalogued twice");
    const bool isLent = !here["title"] && !here["text"] && ownerOf(out, id) != out.system;
    const YAML::Node rule = isLent ? lent(out, id) : here;
    const std::string name = identifier(id) + (isLent ? "_in_" + identifier(out.system) : std::string());
    if (text(rule, "title").empty() || text(rule, "text").empty())
        fail(id + " has no title or no text");
    std::ostringstream& ids = out.ids[sectionOf(out, id)];
    if (isLent)
        ids << "#include \"" << out.borrows << "_rules/" << sectionOf(out, id) << ".h\"\n";
    else
        ids << "namespace merlon::rule\n{\ninline constexpr merlon::RuleId " << name << "{" << quoted(id) << "};\n}\n";
    ids << "namespace merlon::says\n{\n";
    const bool speaks = here["says"] && here["says"].size() > 0;
    if (speaks)
        compilePhrases(out, id, here["says"], name);
    ids << "}\n";
    const bool varies = rule["variants"] && rule["variants"].size() > 0;
    if (varies)
        out.arrays << "constexpr std::string_view variants_" << name << "[] = {" << list(rule["variants"]) << "};\n";
    const bool printed = rule["printed"] && rule["printed"].size() > 0;
    if (printed)
    {
        out.arrays << "constexpr Printed printed_" << name << "[] = {";
        for (const auto& source : rule["printed"])
        {
            const std::string book = source.first.as<std::string>();
            out.arrays << '{' << quoted(book) << ", " << quoted(source.second.as<std::string>()) << ", "
                       << pageOf(out, id, book) << "}, ";
        }
        out.arrays << "};\n";
    }
    out.table << "    {{" << quoted(id) << "}, " << quoted(text(rule, "title")) << ", " << quoted(text(rule, "text"))
              << ", " << (printed ? "printed_" + name : "{}") << ", "
              << (text(rule, "judged") == "advice" ? "false" : "true") << ", " << (varies ? "variants_" + name : "{}")
              << ", " << (speaks ? "phrases_" + name : "{}") << ", " << quoted(optionOf(rule, id)) << "},\n";
    if (isLent)
        return;
    translatable(out, ownerOf(out, id), text(rule, "title"), id + "/title");
    translatable(out, ownerOf(out, id), text(rule, "text"), id + "/text");
}

void compileWord(Output& out, const std::string& key, const std::string& value)
{
    if (!out.seen.insert(key).second)
        fail(out.system + ": the word " + key + " stands there twice");
    out.words << "    {" << quoted(out.system) << ", " << quoted(key) << ", " << quoted(value) << "},\n";
    translatable(out, out.system, value, key);
}

/// Its texts are words: what it is called, when it matters, what each edition says; what is played all the same, where
/// nobody can choose.
void compileDifference(Output& out, const YAML::Node& difference)
{
    const std::string key = text(difference, "key");
    const std::string name = identifier(out.system + '.' + key);
    const std::map<std::string, std::string> changes{{"yes", "Yes"}, {"no", "No"}, {"sometimes", "Sometimes"}};
    const auto change = changes.find(text(difference, "changes"));
    if (key.empty() || text(difference, "title").empty() || change == changes.end())
        fail(out.system + ": the difference " + key + " has no title, or does not say whether it changes a verdict");
    for (const auto& rule : difference["rules"])
        if (!out.seen.contains(rule.as<std::string>()))
            fail("the difference " + key + " is of a rule that is not there: " + rule.as<std::string>());
    std::string editions;
    compileWord(out, "difference." + key, text(difference, "title"));
    for (const auto& edition : difference["says"])
    {
        editions += (editions.empty() ? "" : ", ") + quoted(edition.first.as<std::string>());
        compileWord(out, "difference." + key + '.' + edition.first.as<std::string>(), edition.second.as<std::string>());
    }
    for (const char* more : {"when", "played"})
        if (!text(difference, more).empty())
            compileWord(out, "difference." + key + '.' + more, text(difference, more));
    out.arrays << "constexpr std::string_view rules_of_" << name << "[] = {" << list(difference["rules"])
               << "};\nconstexpr std::string_view editions_of_" << name << "[] = {" << editions << "};\n";
    out.differences << "    {" << quoted(key) << ", rules_of_" << name << ", editions_of_" << name
                    << ", Changes::" << change->second << "},\n";
}

void compileCatalogue(Output& out, const std::filesystem::path& file)
{
    const YAML::Node root = YAML::LoadFile(file.string());
    out.system = text(root, "system");
    out.borrows = text(root, "borrows");
    out.folder = file.parent_path();
    if (text(root, "merlon") != "rules/1" || out.system.empty())
        fail(file.string() + " is not a rule catalogue (merlon: rules/1, system: ...)");
    for (const auto& note : root["notes"])
        out.notes.emplace(note.first.as<std::string>(), note.second.as<std::string>());
    for (const auto& start : root["pages"])
        for (const auto& page : start.second)
            out.pages[start.first.as<std::string>()][page.first.as<std::string>()] = page.second.as<int>();
    for (const auto& rule : root["rules"])
        compileRule(out, rule);
    for (const std::string& ruling : out.rulings)
        if (!out.seen.contains(ruling))
            fail("a sentence is said by a ruling that is not there: " + ruling);
    for (const auto& difference : root["differences"])
        compileDifference(out, difference);
    for (const auto& word : root["words"])
        compileWord(out, word.first.as<std::string>(), word.second.as<std::string>());
    if (!out.notes.empty())
        fail(file.string() + ": there is nothing to which the note " + out.notes.begin()->first + " belongs");
}

std::string embed(const std::vector<std::filesystem::path>& rulesets)
{
    std::string out = "constexpr DataFile files[] = {\n    {},\n";
    for (const auto& path : rulesets)
    {
        std::ifstream in(path, std::ios::binary);
        const std::string content((std::istreambuf_iterator<char>(in)), {});
        out += "    {" + quoted(path.stem().string()) + ", R\"yaml(" + content + ")yaml\"},\n";
    }
    return out + "};\n";
}

/// A table of a book; an empty one has no array.
std::string table(const std::string& type, const std::string& name, const std::string& rows)
{
    return rows.empty() ? "constexpr std::span<const " + type + "> " + name + ";\n"
                        : "constexpr " + type + ' ' + name + "[] = {\n" + rows + "};\n";
}

/// <system>_rules.h, and one for each section in the folder <system>_rules.
void writeHeaders(const std::filesystem::path& folder, const Output& book)
{
    const std::string head = "#pragma once\n\n#include \"core/rules/rule.h\"\n\n";
    const std::string sections = book.system + "_rules";
    std::filesystem::create_directories(folder / sections);
    std::string all = head;
    for (const auto& [section, ids] : book.ids)
    {
        if (section.empty())
        {
            all += ids.str();
            continue;
        }
        write(folder / sections / (section + ".h"), head + ids.str());
        all += "#include \"" + sections + '/' + section + ".h\"\n";
    }
    write(folder / (sections + ".h"), all);
}

void writeAll(const std::filesystem::path& folder, const std::vector<Output>& books, const std::string& data)
{
    std::string tables;
    std::string list;
    std::string strings;
    for (const Output& book : books)
    {
        writeHeaders(folder, book);
        const std::string name = identifier(book.system);
        tables += book.arrays.str() + table("RuleEntry", "rules_" + name, book.table.str()) +
                  table("WordEntry", "words_" + name, book.words.str()) +
                  table("Difference", "differences_" + name, book.differences.str());
        list += "    {" + quoted(book.system) + ", rules_" + name + ", words_" + name + ", differences_" + name + ", " +
                quoted(book.borrows) + "},\n";
        strings += book.strings.str();
    }
    write(folder / "catalogue.cpp",
          "#include \"core/rules/catalogue.h\"\n\nnamespace merlon::rules\n{\nnamespace\n{\n" + tables +
              "constexpr Book all[] = {\n" + list + "};\n" + data +
              "} // namespace\n\nstd::span<const Book> books() { return all; }\n"
              "std::span<const DataFile> dataFiles() { return std::span(files).subspan(1); }\n"
              "} // namespace merlon::rules\n");
    writeStrings(folder / "catalogue_strings.cpp", strings);
}

} // namespace

int main(int argc, char** argv)
try
{
    if (argc < 3)
        fail("usage: catalogue_compiler OUT RULES... -- RULESETS...");
    const std::filesystem::path folder = argv[1];
    std::filesystem::create_directories(folder);
    if (std::string(argv[2]) == "--diagnostics")
    {
        Output out;
        for (int i = 3; i < argc; ++i)
            compileSentences(out, argv[i]);
        writeDiagnostics(folder, out);
        return 0;
    }
    std::vector<Output> books;
    std::vector<std::filesystem::path> rulesets;
    bool inRules = true;
    for (int i = 2; i < argc; ++i)
    {
        if (std::string(argv[i]) == "--")
            inRules = false;
        else if (inRules)
            compileCatalogue(books.emplace_back(), argv[i]);
        else
            rulesets.emplace_back(argv[i]);
    }
    writeAll(folder, books, embed(rulesets));
    return 0;
}
catch (const std::exception& error)
{
    fail(error.what());
}

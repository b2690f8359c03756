#include "diagnostics.h"

#include <algorithm>
#include <regex>
#include <vector>

namespace
{

/// What stands in braces and is small letters, in the order of the sentence, each once.
std::vector<std::string> holesOf(const std::string& sentence)
{
    std::vector<std::string> holes;
    for (auto open = sentence.find('{'); open != std::string::npos; open = sentence.find('{', open + 1))
    {
        const auto close = sentence.find_first_not_of("abcdefghijklmnopqrstuvwxyz", open + 1);
        const std::string hole = sentence.substr(open + 1, std::min(close, sentence.size()) - open - 1);
        if (!hole.empty() && close < sentence.size() && sentence[close] == '}' &&
            std::find(holes.begin(), holes.end(), hole) == holes.end())
            holes.push_back(hole);
    }
    return holes;
}

void compileSentence(Output& out, const std::string& id, const std::string& sentence)
{
    const std::string name = std::regex_replace(identifier(id), std::regex("/"), "_");
    if (!out.seen.insert(name).second)
        fail("the diagnostic " + id + " stands there twice");
    std::string fields;
    std::string names;
    std::string given;
    for (const std::string& hole : holesOf(sentence))
    {
        fields += "    merlon::yaml::Argument " + hole + ";\n";
        names += quoted(hole) + ", ";
        given += hole + ", ";
    }
    out.ids[""] << "struct " << name << "\n{\n" << fields;
    if (!names.empty())
        out.ids[""] << "    static constexpr std::string_view holes[] = {" << names << "};\n";
    out.ids[""] << "    static constexpr merlon::yaml::Sentence sentence{" << quoted(id) << ", " << quoted(sentence)
                << ", " << (names.empty() ? "{}" : "holes")
                << "};\n    merlon::yaml::Message message() const { return {&sentence, {" << given
                << "}}; }\n    operator merlon::yaml::Message() const { return message(); }\n};\n";
    out.table << "    &" << name << "::sentence,\n";
    translatable(out, "Diagnostics", sentence, id);
}

} // namespace

void compileSentences(Output& out, const std::filesystem::path& file)
{
    const YAML::Node root = YAML::LoadFile(file.string());
    if (text(root, "merlon") != "diagnostics/1")
        fail(file.string() + " is not a file of diagnostics (merlon: diagnostics/1)");
    for (const char* section : {"sentences", "parts"})
        for (const auto& entry : root[section])
        {
            const std::string code = entry.first.as<std::string>();
            if (entry.second.IsScalar())
                compileSentence(out, code, entry.second.as<std::string>());
            else
                for (const auto& one : entry.second)
                    compileSentence(out, code + '/' + one.first.as<std::string>(), one.second.as<std::string>());
        }
}

void writeDiagnostics(const std::filesystem::path& folder, const Output& out)
{
    write(folder / "tell.h", "#pragma once\n\n#include \"core/yaml/diagnostic.h\"\n\nnamespace merlon::tell\n{\n" +
                                 out.ids.at("").str() +
                                 "inline constexpr const merlon::yaml::Sentence* sentences[] = {\n" + out.table.str() +
                                 "};\n} // namespace merlon::tell\n");
    writeStrings(folder / "diagnostics_strings.cpp", out.strings.str());
}

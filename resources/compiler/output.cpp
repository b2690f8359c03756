#include "output.h"

#include <algorithm>
#include <fstream>
#include <iostream>

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

void translatable(Output& out, const std::string& context, const std::string& source, const std::string& key,
                  bool plural)
{
    if (const auto note = out.notes.extract(key))
        out.strings << "    //: " << note.mapped() << '\n';
    if (!source.empty())
        out.strings << (plural ? "    QT_TRANSLATE_N_NOOP3(" : "    QT_TRANSLATE_NOOP3(") << quoted(context) << ", "
                    << quoted(source) << ", " << quoted(key) << "),\n";
}

void write(const std::filesystem::path& path, const std::string& content)
{
    std::ifstream old(path, std::ios::binary);
    const std::string before((std::istreambuf_iterator<char>(old)), {});
    if (before != content || !old) // what is the same stays as old as it is: nobody compiles it anew
        std::ofstream(path, std::ios::binary) << content;
}

void writeStrings(const std::filesystem::path& path, const std::string& strings)
{
    write(path, "// Read by lupdate, never compiled.\nstatic const char* const strings[] = {\n" + strings + "};\n");
}

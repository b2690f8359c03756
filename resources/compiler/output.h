#pragma once

#include <yaml-cpp/yaml.h>

#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>

/// What compiling rules and compiling diagnostics have in common.

[[noreturn]] void fail(const std::string& what);
std::string quoted(const std::string& text);
std::string identifier(std::string text);
std::string text(const YAML::Node& node, const char* key);

/// Of one catalogue file.
struct Output
{
    std::string system;
    std::filesystem::path folder;                  ///< of the file
    std::string borrows;                           ///< words and rules of that system; empty: of none
    std::map<std::string, std::ostringstream> ids; ///< by section, see sectionOf
    std::ostringstream table;
    std::ostringstream arrays;
    std::ostringstream words;
    std::ostringstream strings;
    std::ostringstream differences;
    std::set<std::string> seen;
    std::set<std::string> rulings;                           ///< by which sentences are said
    std::map<std::string, std::string> notes;                ///< for translators, by key, until each is written
    std::map<std::string, std::map<std::string, int>> pages; ///< by the beginning of a rule's id, then by source
};

/// `source` is what a translator translates, `key` tells him (and Qt) which of equal texts is meant.
void translatable(Output& out, const std::string& context, const std::string& source, const std::string& key,
                  bool plural = false);
/// What is the same stays as old as it is: nobody compiles it anew.
void write(const std::filesystem::path& path, const std::string& content);
void writeStrings(const std::filesystem::path& path, const std::string& strings);

#pragma once

#include "core/io/files.h"
#include "core/play/codec.h"
#include "core/yaml/diagnostic.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// A journal as text, document by document. Only core/io includes this.
namespace merlon::io
{

/// Ends the header and every entry: what comes before one is whole.
inline constexpr std::string_view endMark = "...";

/// What of a journal ends with an end mark (`...` alone on a line), and what a crash may have left behind it. A last
/// document with zero bytes in it was cut too: the machine went down before all of its pages were written.
struct JournalParts
{
    std::string_view whole;
    std::string_view cut; ///< behind the last end mark; empty when there is only white space
};
JournalParts partsOf(std::string_view text);

/// A run of documents that ends with an end mark, and the line of the file on which it begins.
struct Slice
{
    std::string_view text;
    int line = 1;
};
/// Slices are parsed one by one, so that a long game needs the memory of one order.
std::vector<Slice> slicesOf(std::string_view text, const std::stop_token& stop = {});

/// What an entry's checksum says of its text: a changed byte shows.
enum class Sum : std::uint8_t
{
    None,
    Agrees,
    Differs
};
/// Of a document of a journal, with its end mark.
Sum sumOf(std::string_view document);
/// A document with its checksum, `sum:`, behind its text, and its end mark.
std::string withSum(std::string document);

/// Whether the first of them, which cannot be read, is a header that was damaged: the entry behind it is as it was
/// written.
bool isLostHead(std::span<const Slice> slices);

/// Why a text cannot be read as a journal whose header is whole: it is empty, it is something else, or it was cut
/// there.
yaml::Diagnostic headless(std::string_view text, const std::string& file);

/// Of a document of it. Tells the log what is wrong.
play::Header readHeader(const yaml::Node& node, yaml::Log& log);
std::optional<play::Entry> readEntry(const yaml::Node& node, yaml::Log& log, const play::Names& names);

/// As a list on one line.
std::string effectsText(const std::vector<play::Record>& effects, const play::Names& names);

/// A journal of which nothing was cut off. Told to stop, it is none, and there is nothing to say about it.
Loaded<play::Journal> readJournal(std::string_view text, const std::string& file, const play::Setting& setting,
                                  const std::stop_token& stop);

/// Reads one entry's text back, as a check before it is written: what is acknowledged must be readable.
Loaded<play::Entry> parseEntry(std::string_view text, const std::string& file, const play::Setting& setting);

} // namespace merlon::io

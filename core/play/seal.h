#pragma once

#include "core/play/kind.h"

/// What is secret lies in journal and state as a seal; its content lies in a file of its own beside the journal until
/// it is opened by an order that gives it.
namespace merlon::play
{

/// SHA-256 of the note and the salt, in hex digits, with the secret still in hand.
Seal sealOf(const Record& note, std::string_view salt);

/// Whether that note is what lies under the seal: as it would be sealed today, or as an older version sealed it, under
/// the keys that its fields had then and without those added since.
bool opens(const std::string& hash, const Record& note, const Kind& kind, std::string_view salt);

/// 32 random hex digits.
std::string freshSalt();

/// Those in an order of which it is known what lies in them.
std::vector<Seal> sealsIn(const Record& order);

} // namespace merlon::play

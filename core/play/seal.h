#pragma once

#include "core/play/value.h"

/// What is secret lies in journal and state as a seal; its content lies in a file of its own beside the journal until
/// it is opened by an order that gives it.
namespace merlon::play
{

/// SHA-256 of the record and the salt, in hex digits.
Seal sealOf(const Record& record, std::string_view salt);

/// 32 random hex digits: without them a short note could be guessed by trying.
std::string freshSalt();

} // namespace merlon::play

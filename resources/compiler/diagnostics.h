#pragma once

#include "output.h"

/// Diagnostics: for each sentence a struct whose fields are its holes.

void compileSentences(Output& out, const std::filesystem::path& file);
void writeDiagnostics(const std::filesystem::path& folder, const Output& out);

#pragma once

#include "app/ctl/command.h"

namespace merlon::ctl
{

/// What is wrong with the translations in these .ts files and in the texts of the scenarios that the command names.
/// Answers the exit status.
int checkTranslations(const Command& command, const QStringList& tsFiles);

} // namespace merlon::ctl

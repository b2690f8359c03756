// write_journal SCENARIO ORDERS: a journal of so many orders by chance, for measuring the window that opens it.

#include "core/io/files.h"
#include "journal_of.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv)
{
    const auto setting = argc == 3 ? merlon::io::loadScenario(argv[1]).value : std::nullopt;
    if (!setting)
        return 2;
    std::fputs(merlon::test::journalOf(*setting, std::atoi(argv[2])).c_str(), stdout);
}

// A journal in the place of a map or scenario: the game that it is.

#include "app/window/files.h"
#include "core/io/alike_names.h"
#include "core/io/files.h"
#include "core/yaml/source_text.h"
#include "editor/paths.h"
#include "referee/game_file.h"

#include <QDir>
#include <QFileInfo>

namespace merlon::app
{

/// A journal is a game of the scenario that it names; one that is not called after it is a film of that.
bool Files::openGame(const QString& file)
{
    const QString journal = QFileInfo(file).absoluteFilePath();
    const QString scenario = scenarioOf(journal);
    if (scenario.isEmpty() || !open(scenario))
        return false;
    for (const referee::GameFile& game : referee::GameFile::all(scenario))
        if (editor::isSameFile(game.path, journal))
        {
            emit gameWanted(game.name);
            return true;
        }
    emit filmWanted(journal);
    return true;
}

/// Empty, and said why, when it is not there.
QString Files::scenarioOf(const QString& journal)
{
    const std::string name = editor::fsPath(journal).string();
    const auto text = io::readFile(name);
    const auto header = text ? io::parseHeader(*text, name) : io::Loaded<play::Header>{{}, {text.error()}};
    auto problems = header.diagnostics;
    if (header.value)
    {
        const auto folder = io::folderOf(name);
        const auto scenario = folder / io::nameOnDisk(folder, header.value->scenario);
        const bool isBeside =
            yaml::pathProblem(header.value->scenario).sentence == nullptr && io::staysIn(folder, scenario);
        if (std::error_code ignored; isBeside && std::filesystem::is_regular_file(scenario, ignored))
            return QString::fromStdString(scenario.string());
        problems = io::loadScenarioOf(*text, name, *header.value).diagnostics;
    }
    showProblems(tr("%1 cannot be opened. The current document stays open.").arg(QDir::toNativeSeparators(journal)),
                 problems);
    return {};
}

} // namespace merlon::app

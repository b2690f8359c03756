#include "editor/words.h"

#include "core/io/files.h"
#include "core/yaml/named.h"
#include "translations/diagnostics.h"

#include <QCoreApplication>

#include <algorithm>

namespace merlon::editor
{

QString word(const map::HexMap& map, std::string_view group, std::string_view id)
{
    return words::word(io::systemOf(map), group, id);
}

QString structureName(const map::HexMap& map, const map::Structure& structure)
{
    return words::name(
        yaml::named(structure.id, structure.name, {std::string(io::systemOf(map)), "structure", structure.kind}));
}

QString sideText(const map::HexMap& map, hex::Side side)
{
    return word(map, "side", hex::sideName(map.layout.orientation, side));
}

QString pieceText(const map::HexMap& map, const play::Piece& piece, bool figures)
{
    QStringList said;
    for (const auto& [key, value] : piece.bears)
    {
        const auto* choice = std::get_if<play::Choice>(&value);
        const auto* text = std::get_if<std::string>(&value);
        if (choice != nullptr && std::ranges::count(piece.states, choice->set, &play::Choice::set) == 0)
            said << word(map, choice->set, choice->word);
        else if (text != nullptr)
            said << QString::fromStdString(*text);
    }
    for (const play::Choice& state : piece.states)
        said << word(map, state.set, state.word);
    if (figures)
        for (const auto& [name, figure] : piece.figures)
            //: what a figure on a counter means, and the figure
            said << QCoreApplication::translate("merlon::editor", "%1 %2")
                        .arg(word(map, "field", name), QString::number(figure));
    const QString name = QString::fromStdString(piece.name);
    if (said.isEmpty())
        return name;
    //: a counter and its figures
    return QCoreApplication::translate("merlon::editor", "%1 (%2)").arg(name, said.join(words::listWord("comma")));
}

QString ruleTitle(std::string_view ruleId)
{
    const QString title = words::ruleTitle(ruleId);
    return title.isEmpty() ? words::fromView(ruleId) : words::fromView(ruleId) + QChar(' ') + title;
}

} // namespace merlon::editor

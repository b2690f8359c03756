#include "editor/words.h"

#include "core/io/files.h"

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
    if (!structure.name.empty())
        return QString::fromStdString(structure.name.in(words::language()));
    const QString kind = word(map, "structure", structure.kind);
    const auto end = structure.id.find_last_not_of("0123456789");
    const std::string number = structure.id.substr(end == std::string::npos ? 0 : end + 1);
    //: a structure's kind and its number: "tower 3"
    return number.empty()
               ? kind
               : QCoreApplication::translate("merlon::editor", "%1 %2").arg(kind, QString::fromStdString(number));
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
            said << QCoreApplication::translate("merlon::editor", "%1 %2").arg(word(map, "field", name)).arg(figure);
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

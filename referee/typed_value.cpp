#include "referee/typed_value.h"

#include "core/play/codec.h"
#include "core/yaml/tree.h"

#include <QRegularExpression>
#include <QStringList>

namespace merlon::referee
{
namespace
{

/// "1610 SW", "C4 2": a hex as it is printed or by its name in files, one of its sides, a level.
std::optional<play::Value> placeFrom(const QString& text, const play::Boards& boards)
{
    const QStringList words = text.split(QRegularExpression("[\\s,]+"), Qt::SkipEmptyParts);
    if (boards.empty() || words.isEmpty())
        return {};
    const auto hex = map::parsePrinted(*boards.front(), words.front().toStdString());
    if (!hex)
        return {};
    play::Place place{0, *hex, 0, {}};
    for (const QString& word : words.mid(1))
    {
        bool number = false;
        const int level = word.toInt(&number);
        if (number)
            place.level = level;
        else if (const auto side = hex::parseSide(boards.front()->layout.orientation, word.toUpper().toStdString()))
            place.side = side;
        else
            return {};
    }
    return place;
}

/// "C3 2": a storey of a hex.
std::optional<play::Value> storeyFrom(const QString& text, const play::Field& field, const play::Boards& boards)
{
    const auto value = placeFrom(text, boards);
    const auto* place = value ? std::get_if<play::Place>(&*value) : nullptr;
    if (place == nullptr || place->side || place->level < 0 || place->level > field.storeys)
        return {};
    return place->level == 0 ? play::Value(place->hex) : value;
}

/// "120.5 | 300 | 90": millimetres from the table's corner, and degrees.
std::optional<play::Value> poseFrom(const QString& text)
{
    const QStringList words = text.split(QRegularExpression("[\\s|°]+"), Qt::SkipEmptyParts);
    std::array<int, 3> tenths{};
    if (words.size() < 2 || words.size() > 3)
        return {};
    for (qsizetype i = 0; i < words.size(); ++i)
    {
        bool number = false;
        const double value = words[i].toDouble(&number);
        const double most = i < 2 ? 100'000 : 359.9;
        if (!number || !(value >= 0) || value > most)
            return {};
        tenths[static_cast<std::size_t>(i)] = qRound(10 * value);
    }
    return play::Pose{tenths[0], tenths[1], tenths[2]};
}

} // namespace

std::optional<play::Value> valueFrom(const QString& text, const play::Field& field, const play::Game& game)
{
    const std::string typed = text.trimmed().toStdString();
    const auto& boards = game.setting->boards;
    if (field.sort == play::Sort::Hex && !boards.empty())
        if (const auto hex = map::parsePrinted(*boards.front(), typed))
            return *hex;
    if (field.storeys > 0)
        if (const auto storey = storeyFrom(text, field, boards))
            return storey;
    if (field.sort == play::Sort::Place)
        if (const auto place = placeFrom(text, boards))
            return place;
    if (field.sort == play::Sort::Pose)
        return poseFrom(text);
    yaml::Node node;
    node.kind = yaml::Node::Kind::Scalar;
    node.text = typed;
    yaml::Log log({}, typed);
    play::Field one = field;
    one.list = false;
    return play::readValue(node, log, one, play::namesOf(*game.setting));
}

} // namespace merlon::referee

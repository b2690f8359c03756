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
    if (!play::hexBoard(boards) || words.isEmpty())
        return {};
    const auto hex = map::parsePrinted(*play::hexBoard(boards), words.front().toStdString());
    if (!hex)
        return {};
    play::Place place{0, *hex, 0, {}};
    for (const QString& word : words.mid(1))
    {
        bool number = false;
        const int level = word.toInt(&number);
        if (number)
            place.level = level;
        else if (const auto side =
                     hex::parseSide(play::hexBoard(boards)->layout.orientation, word.toUpper().toStdString()))
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

/// "120.5 | 300 | 90": numbers in tenths, of two or three; nothing where one is none, or out of its range.
std::vector<int> tenthsIn(const QString& text)
{
    const QStringList words = text.split(QRegularExpression("[\\s|°]+"), Qt::SkipEmptyParts);
    std::vector<int> tenths;
    for (qsizetype i = 0; i < words.size(); ++i)
    {
        bool number = false;
        const double value = words[i].toDouble(&number);
        const double most = i < 2 ? 100'000 : 359.9;
        if (!number || !(value >= (i < 2 ? -1'000 : 0)) || value > most)
            return {};
        tenths.push_back(qRound(10 * value));
    }
    return tenths;
}

/// Millimetres from the table's corner, and degrees.
std::optional<play::Value> poseFrom(const QString& text)
{
    const auto tenths = tenthsIn(text);
    if (tenths.size() < 2 || tenths.size() > 3)
        return {};
    return play::Pose{tenths[0], tenths[1], tenths.size() > 2 ? tenths[2] : 0};
}

std::optional<play::Value> pointFrom(const QString& text)
{
    const auto tenths = tenthsIn(text);
    return tenths.size() == 2 ? std::optional<play::Value>(play::TablePoint{tenths[0], tenths[1]}) : std::nullopt;
}

} // namespace

std::optional<play::Value> valueFrom(const QString& text, const play::Field& field, const play::Game& game)
{
    const std::string typed = text.trimmed().toStdString();
    const auto& boards = game.setting->boards;
    if (field.sort == play::Sort::Hex && play::hexBoard(boards))
        if (const auto hex = map::parsePrinted(*play::hexBoard(boards), typed))
            return *hex;
    if (field.storeys > 0)
        if (const auto storey = storeyFrom(text, field, boards))
            return storey;
    if (field.sort == play::Sort::Place)
        if (const auto place = placeFrom(text, boards))
            return place;
    if (field.sort == play::Sort::Pose)
        return poseFrom(text);
    if (field.sort == play::Sort::Point)
        return pointFrom(text);
    yaml::Node node;
    node.kind = yaml::Node::Kind::Scalar;
    node.text = typed;
    yaml::Log log({}, typed);
    play::Field one = field;
    one.list = false;
    return play::readValue(node, log, one, play::namesOf(*game.setting));
}

} // namespace merlon::referee

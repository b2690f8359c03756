#include "referee/typed_value.h"

#include "core/play/codec.h"
#include "core/yaml/tree.h"
#include "referee/game_text.h"
#include "translations/lengths.h"

#include <QDateTime>
#include <QLocale>
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

bool isOfTable(play::Sort sort)
{
    return sort == play::Sort::Pose || sort == play::Sort::Point || sort == play::Sort::Length;
}

template <class T>
std::optional<play::Value> asValue(std::optional<T> read)
{
    return read ? std::optional<play::Value>(*read) : std::nullopt;
}

/// Of a measured table, in its unit.
std::optional<play::Value> onTableFrom(const QString& text, const play::Field& field, map::Unit unit)
{
    if (field.sort == play::Sort::Pose)
        return asValue(words::poseFrom(text, unit));
    if (field.sort == play::Sort::Point)
        return asValue(words::pointFrom(text, unit));
    const auto length = field.sort == play::Sort::Length ? words::lengthFrom(text, unit) : std::nullopt;
    const bool within = length && play::rangeFault(field, play::Length{*length}).empty();
    return within ? std::optional<play::Value>(play::Length{*length}) : std::nullopt;
}

/// "10:20" of today, "2026-11-28 10:20", or as it is shown: by the clock of this place.
std::optional<play::Value> momentFrom(const QString& text)
{
    QDateTime at;
    for (const QString& form : {QStringLiteral("H:mm"), QStringLiteral("H.mm")})
        if (const QTime time = QTime::fromString(text, form); time.isValid())
            at = QDateTime(QDate::currentDate(), time);
    if (!at.isValid())
        at = QDateTime::fromString(text, QStringLiteral("yyyy-MM-dd H:mm"));
    if (!at.isValid())
        at = QLocale().toDateTime(text, QLocale::ShortFormat);
    if (at.isValid() && at.date().year() < 1950) // two digits of a year
        at = at.addYears(100);
    return at.isValid() ? std::optional<play::Value>(play::Moment{at.toSecsSinceEpoch() / 60}) : std::nullopt;
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
    if (const auto onTable = onTableFrom(text, field, GameText(game).unit()); onTable || isOfTable(field.sort))
        return onTable;
    if (field.sort == play::Sort::Moment)
        if (const auto moment = momentFrom(text.trimmed()))
            return moment;
    yaml::Node node;
    node.kind = yaml::Node::Kind::Scalar;
    node.text = typed;
    yaml::Log log({}, typed);
    play::Field one = field;
    one.list = false;
    return play::readValue(node, log, one, play::namesOf(*game.setting));
}

} // namespace merlon::referee

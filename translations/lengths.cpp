#include "translations/lengths.h"

#include "core/tabletop/facing.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace merlon::words
{
namespace
{

struct Lengths
{
    Q_DECLARE_TR_FUNCTIONS(merlon::words::Lengths)
};

constexpr double tenthsIn(map::Unit unit)
{
    switch (unit)
    {
    case map::Unit::Millimetre:
        return 10;
    case map::Unit::Centimetre:
        return 100;
    case map::Unit::Inch:
        break;
    }
    return 250;
}

/// The numbers of a place, each with its unit if it has one.
QStringList partsOf(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("\\s*[;|]\\s*|,?\\s+(?=[-+.,0-9])"));
    return text.trimmed().split(between, Qt::SkipEmptyParts);
}

std::optional<int> facingFrom(QString text)
{
    text.remove(QStringLiteral("°"));
    bool good = false;
    const double degrees = text.trimmed().replace(',', '.').toDouble(&good);
    const bool within = good && degrees >= 0 && degrees < 360;
    return within ? std::optional(static_cast<int>(std::lround(10 * degrees)) % tabletop::fullTurn) : std::nullopt;
}

} // namespace

QString unitText(map::Unit unit)
{
    switch (unit)
    {
    case map::Unit::Millimetre:
        return QStringLiteral("mm");
    case map::Unit::Centimetre:
        return QStringLiteral("cm");
    case map::Unit::Inch:
        break;
    }
    //: inches, as short as it is written behind a number
    return Lengths::tr("in");
}

/// As many digits as a tenth of a millimetre needs, and no more.
QString lengthNumber(int tenths, map::Unit unit)
{
    const int digits = unit == map::Unit::Millimetre ? 1 : unit == map::Unit::Centimetre ? 2 : 3;
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    QString text = locale.toString(tenths / tenthsIn(unit), 'f', digits);
    if (const QString point = locale.decimalPoint(); text.contains(point))
    {
        while (text.endsWith('0'))
            text.chop(1);
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return text;
}

QString lengthText(int tenths, map::Unit unit)
{
    //: a number and its unit
    return Lengths::tr("%1 %2", "length").arg(lengthNumber(tenths, unit), unitText(unit));
}

std::optional<int> lengthFrom(const QString& text, map::Unit unit)
{
    static const QRegularExpression form(QStringLiteral("^\\s*([-+]?[0-9]*[.,]?[0-9]+)\\s*([^0-9\\s]*)\\s*$"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return {};
    const QString behind = match.captured(2).toLower();
    if (behind == QLatin1String("mm"))
        unit = map::Unit::Millimetre;
    else if (behind == QLatin1String("cm"))
        unit = map::Unit::Centimetre;
    else if (behind == QLatin1String("in") || behind == QLatin1String("\"") || behind == QStringLiteral("″") ||
             behind == unitText(map::Unit::Inch).toLower())
        unit = map::Unit::Inch;
    else if (!behind.isEmpty())
        return {};
    bool good = false;
    const double number = match.captured(1).replace(',', '.').toDouble(&good);
    const double tenths = number * tenthsIn(unit);
    constexpr double farthest = 1e6;
    return good && std::abs(tenths) <= farthest ? std::optional(static_cast<int>(std::lround(tenths))) : std::nullopt;
}

std::optional<map::TablePoint> pointFrom(const QString& text, map::Unit unit)
{
    const QStringList parts = partsOf(text);
    if (parts.size() != 2)
        return {};
    const auto x = lengthFrom(parts.front(), unit);
    const auto y = lengthFrom(parts.back(), unit);
    return x && y ? std::optional(map::TablePoint{*x, *y}) : std::nullopt;
}

std::optional<tabletop::Pose> poseFrom(const QString& text, map::Unit unit)
{
    const QStringList parts = partsOf(text);
    if (parts.size() != 2 && parts.size() != 3)
        return {};
    const auto x = lengthFrom(parts[0], unit);
    const auto y = lengthFrom(parts[1], unit);
    const auto facing = facingFrom(parts.value(2, QStringLiteral("0")));
    return x && y && facing ? std::optional(tabletop::Pose{*x, *y, *facing}) : std::nullopt;
}

QString poseText(const tabletop::Pose& pose, map::Unit unit)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return QStringLiteral("%1 | %2°")
        .arg(pointText({pose.x, pose.y}, unit),
             locale.toString(pose.facing / 10.0, 'g', QLocale::FloatingPointShortest));
}

QString pointText(map::TablePoint point, map::Unit unit)
{
    return QStringLiteral("%1 | %2").arg(lengthNumber(point.x, unit), lengthNumber(point.y, unit));
}

} // namespace merlon::words

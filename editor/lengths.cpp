#include "editor/lengths.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <cmath>

namespace merlon::editor
{
namespace
{

struct Lengths
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::Lengths)
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
    static const QRegularExpression between(QStringLiteral("\\s*[;|]\\s*|,?\\s+(?=[-+.,0-9])"));
    const QStringList parts = text.trimmed().split(between, Qt::SkipEmptyParts);
    if (parts.size() != 2)
        return {};
    const auto x = lengthFrom(parts.front(), unit);
    const auto y = lengthFrom(parts.back(), unit);
    return x && y ? std::optional(map::TablePoint{*x, *y}) : std::nullopt;
}

QString pointText(map::TablePoint point, map::Unit unit)
{
    return QStringLiteral("%1 | %2").arg(lengthNumber(point.x, unit), lengthNumber(point.y, unit));
}

} // namespace merlon::editor

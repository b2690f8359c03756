#pragma once

#include <QByteArray>
#include <QString>

/// A game of ferrymen as large as a tournament: two houses of thirty boats.
namespace merlon::test
{

inline QString nameOfBoat(char house, int number)
{
    return (number == 9 ? QStringLiteral("Élan ") : QStringLiteral("Boat ")) + QLatin1Char(house) +
           QString::number(number);
}

inline QByteArray evening()
{
    QString text = QStringLiteral("merlon: scenario/1\nid: evening\ntitle: An evening\nruleset: toy\nforces:\n");
    for (const QString house : {"Red", "Blue"})
    {
        const QString id = house.toLower();
        text += QStringLiteral("  - id: %1\n    name: %2\n    colour: '#aa0000'\n    counters:\n").arg(id, house);
        for (int i = 0; i < 30; ++i)
            text += QStringLiteral("      - {id: %1%2, name: %3, at: %4}\n")
                        .arg(id, QString::number(i), nameOfBoat(id[0].toLatin1(), i), i % 2 == 0 ? "north" : "holm");
    }
    return text.toUtf8();
}

} // namespace merlon::test

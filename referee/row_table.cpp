#include "referee/row_table.h"

#include <QHeaderView>
#include <QLocale>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>

namespace merlon::referee
{
namespace
{

QString dayText(const play::Day& day)
{
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale::ShortFormat);
}

QString cellText(const play::Value* value)
{
    if (value == nullptr)
        return {};
    if (const auto* day = std::get_if<play::Day>(value))
        return dayText(*day);
    if (const auto* list = std::get_if<play::List>(value))
    {
        QStringList all;
        for (const play::Value& one : *list)
            all << QString::fromStdString(play::plain(one));
        return all.join(QStringLiteral(", "));
    }
    return QString::fromStdString(play::plain(*value));
}

std::optional<play::Value> dayTyped(const QString& text)
{
    QDate day = QDate::fromString(text, Qt::ISODate);
    if (!day.isValid())
        day = QLocale().toDate(text, QLocale::ShortFormat);
    return day.isValid() ? std::optional<play::Value>(play::Day{day.year(), day.month(), day.day()}) : std::nullopt;
}

std::optional<play::Value> cellTyped(const QString& text, const play::Field& field)
{
    static const QRegularExpression between(QStringLiteral("\\s*[,;]\\s*"));
    std::optional<play::Value> value;
    if (field.list)
    {
        play::List all;
        for (const QString& one : text.split(between, Qt::SkipEmptyParts))
            all.emplace_back(one.toStdString());
        value = play::Value(std::move(all));
    }
    else if (field.sort == play::Sort::Day)
        value = dayTyped(text);
    else if (field.sort == play::Sort::Number)
    {
        bool good = false;
        const int number = text.toInt(&good);
        value = good ? std::optional<play::Value>(number) : std::nullopt;
    }
    else
        value = play::Value(text.toStdString());
    return value && play::rangeFault(field, *value).empty() ? value : std::nullopt;
}

} // namespace

RowTable::RowTable(const play::Kind& row, QWidget* parent)
    : QTableWidget(0, static_cast<int>(row.fields.size()), parent), row_(row)
{
    verticalHeader()->hide();
    horizontalHeader()->setStretchLastSection(true);
    setTabKeyNavigation(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QTableWidget::cellChanged, this, &RowTable::read);
}

bool RowTable::canType(const play::Kind& row)
{
    using play::Sort;
    return std::ranges::all_of(row.fields,
                               [](const play::Field& field)
                               {
                                   return field.list ? field.sort == Sort::Text
                                                     : field.sort == Sort::Number || field.sort == Sort::Text ||
                                                           field.sort == Sort::Day;
                               });
}

void RowTable::show(const QStringList& headings, const play::List& rows)
{
    const QSignalBlocker quiet(this);
    setHorizontalHeaderLabels(headings);
    setRowCount(static_cast<int>(rows.size()) + 1);
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
        {
            const auto* fields =
                row + 1 < rowCount() ? std::get_if<play::Fields>(&rows[static_cast<std::size_t>(row)]) : nullptr;
            const auto key = row_.fields[static_cast<std::size_t>(column)].key;
            setItem(row, column,
                    new QTableWidgetItem(cellText(fields != nullptr ? play::find(*fields, key) : nullptr)));
        }
    updateGeometry();
}

QSize RowTable::sizeHint() const
{
    constexpr int most = 6; // rows; more are scrolled to
    const int rows = std::min(rowCount(), most);
    return {QTableWidget::sizeHint().width(),
            horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() + 2 * frameWidth()};
}

/// None: it lacks what it must have, or a cell cannot be read.
std::optional<play::Fields> RowTable::rowAt(int row) const
{
    play::Fields fields;
    for (int column = 0; column < columnCount(); ++column)
    {
        const play::Field& field = row_.fields[static_cast<std::size_t>(column)];
        const QString text = item(row, column)->text().trimmed();
        if (text.isEmpty() && (field.optional || field.list))
            continue;
        auto value = cellTyped(text, field);
        if (!value)
            return {};
        fields.emplace_back(field.key, std::move(*value));
    }
    return fields;
}

void RowTable::read()
{
    play::List all;
    for (int row = 0; row < rowCount(); ++row)
    {
        bool any = false;
        for (int column = 0; column < columnCount(); ++column)
            any = any || !item(row, column)->text().trimmed().isEmpty();
        auto fields = rowAt(row);
        if (any && !fields)
            return; // goes on being typed
        if (any)
            all.emplace_back(std::move(*fields));
    }
    emit typed(all);
}

} // namespace merlon::referee

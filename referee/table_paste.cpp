#include "referee/table_paste.h"

#include "translations/cells.h"
#include "translations/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace merlon::referee
{
namespace
{

constexpr int mostRows = 200; ///< of any table, however it grows
constexpr std::size_t mostTitles = 3;

struct TablePasteText
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::TablePaste)
};

using Heads = std::vector<QStringList>;

/// All that each is called.
Heads headsOf(const std::vector<play::Value>& heads, const play::System& system)
{
    Heads all;
    for (const play::Value& head : heads)
    {
        QStringList& names = all.emplace_back(words::fromView(play::plain(head)));
        if (const auto* choice = std::get_if<play::Choice>(&head))
            names = words::wordInAll(system.id(), choice->set + '.' + choice->word)
                    << words::fromView(choice->word) << words::fromView(choice->word).replace('_', ' ');
        for (QString& name : names)
            name = words::folded(name.simplified());
    }
    return all;
}

/// -1: none is called so.
int headOf(const QString& text, const Heads& heads)
{
    const QString wanted = words::folded(text.simplified());
    const QString ratio = QString(wanted).replace(':', '-').remove(' ');
    const auto at = std::ranges::find_if(heads, [&](const QStringList& names)
                                         { return names.contains(wanted) || names.contains(ratio); });
    return at == heads.end() ? -1 : static_cast<int>(at - heads.begin());
}

/// Tabs or semicolons stand between cells; spaces where there is neither, but not within a heading of several words.
QString separated(const QString& text, const Heads& heads)
{
    if (text.contains('\t') || text.contains(';'))
        return text;
    static const QRegularExpression spaces(QStringLiteral("[ \u00A0]+"));
    QStringList lines = text.split('\n');
    for (QString& line : lines)
        if (headOf(line, heads) < 0)
            line = line.trimmed().replace(spaces, QStringLiteral("\t"));
    return lines.join('\n');
}

/// A table as it was copied: which columns and rows of the grid its own are.
class Pasted
{
public:
    Pasted(const play::Grid& grid, const play::System& system, const QString& text)
        : grid_(grid),
          columns_(headsOf(grid.columns, system)),
          rowHeads_(headsOf(grid.rows, system)),
          rows_(words::cellsOf(separated(text, columns_), QStringLiteral("\t;")))
    {
    }

    tl::expected<play::Cells, QString> on(int row, int column)
    {
        if (rows_.empty())
            return tl::unexpected(TablePasteText::tr("The clipboard holds no rows."));
        if (auto fault = takeHeadings(); !fault.isEmpty())
            return tl::unexpected(fault);
        if (rows_.empty())
            return tl::unexpected(TablePasteText::tr("The clipboard holds headings but no cells."));
        if (column_.empty())
            for (int i = 0; i < width() - first_; ++i)
                column_.push_back(column + i);
        play::Cells cells = grid_.cells;
        int next = headed_ ? 0 : row;
        for (const words::PastedRow& one : rows_)
        {
            const int at = rowFor(one, headed_ ? 0 : row);
            if (at < 0)
                return tl::unexpected(TablePasteText::tr("Row %1: no row of this table is called “%2”.")
                                          .arg(QString::number(one.number), one.cells.front()));
            for (; !rowsNamed_ && next < at && next < mostRows; ++next) // without a word
                (void)lay({one.number, {}}, next, cells);
            if (auto fault = lay(one, at, cells); !fault.isEmpty())
                return tl::unexpected(fault);
            next = std::max(next, at + 1);
        }
        if (grid_.grows && std::set<int>(column_.begin(), column_.end()).size() == grid_.columns.size())
            cells.resize(std::min(cells.size(), static_cast<std::size_t>(next))); // all of it was pasted
        return cells;
    }

private:
    int width() const
    {
        qsizetype most = 0;
        for (const words::PastedRow& row : rows_)
            most = std::max(most, row.cells.size());
        return static_cast<int>(most);
    }
    /// A growing table counts its rows.
    int rowHeadOf(const QString& text) const
    {
        if (!grid_.grows)
            return headOf(text, rowHeads_);
        bool counts = false;
        const int number = QString::fromStdString(tableCell(text)).toInt(&counts);
        return counts && number >= 1 && number <= mostRows ? number - 1 : -1;
    }
    bool allAreRowHeads() const
    {
        return std::ranges::all_of(rows_, [&](const words::PastedRow& row)
                                   { return !row.cells.isEmpty() && rowHeadOf(row.cells.front()) >= 0; });
    }
    bool isHeading(const words::PastedRow& row) const
    {
        const auto named =
            std::ranges::count_if(row.cells, [&](const QString& one) { return headOf(one, columns_) >= 0; });
        const auto filled = std::ranges::count_if(row.cells, [](const QString& one) { return !one.isEmpty(); });
        return named > 0 && 2 * named >= filled;
    }
    /// Answers what is wrong with them.
    QString takeHeadings()
    {
        const auto end = rows_.begin() + static_cast<std::ptrdiff_t>(std::min(rows_.size(), mostTitles));
        const auto heading = std::find_if(rows_.begin(), end, [&](const auto& row) { return isHeading(row); });
        headed_ = heading != end;
        const QStringList names = headed_ ? heading->cells : QStringList();
        if (headed_)
            rows_.erase(rows_.begin(), heading + 1); // and titles above it
        if (rows_.empty())
            return {};
        const bool corner = headed_ && headOf(names.value(0), columns_) < 0;
        const bool spoken = !grid_.grows && std::ranges::none_of(grid_.rows, [](const play::Value& head)
                                                                 { return std::holds_alternative<int>(head); });
        const bool wide = width() > static_cast<int>(grid_.columns.size());
        const bool rowsNamed = (headed_ ? corner : spoken || wide) && allAreRowHeads();
        first_ = rowsNamed || (corner && names.value(0).isEmpty()) ? 1 : 0;
        rowsNamed_ = rowsNamed || (corner && names.value(0).isEmpty() && width() > 1 && spoken);
        for (qsizetype i = first_; i < names.size(); ++i)
        {
            const int at = headOf(names[i], columns_);
            if (at < 0 && !names[i].isEmpty())
                return TablePasteText::tr("No column of this table is called “%1”.").arg(names[i]);
            if (at >= 0 && std::ranges::count(column_, at) > 0)
                return TablePasteText::tr("Two columns are called “%1”.").arg(names[i]);
            column_.push_back(at);
        }
        return {};
    }
    /// Of the grid; -1: none is called so. Lines without a word between others count.
    int rowFor(const words::PastedRow& row, int first) const
    {
        if (rowsNamed_)
            return rowHeadOf(row.cells.front());
        return first + row.number - rows_.front().number;
    }
    /// Answers what is wrong.
    QString lay(const words::PastedRow& row, int at, play::Cells& cells) const
    {
        const auto rows = static_cast<int>(cells.size());
        const int most = grid_.grows ? mostRows : rows;
        for (qsizetype i = first_; i < std::max(row.cells.size(), std::ssize(column_) + first_); ++i)
        {
            const QString text = row.cells.value(i);
            const auto of = static_cast<std::size_t>(i - first_);
            const int column = of < column_.size() ? column_[of] : -1;
            const bool fits = column >= 0 && column < static_cast<int>(grid_.columns.size()) && at < most;
            if (!fits && text.isEmpty())
                continue;
            if (!fits) //: %1 and %2 are numbers, %3 what stands there
                return TablePasteText::tr(
                           "The clipboard holds more than this table has room for: “%3” in row %1, column %2.")
                    .arg(QString::number(row.number), QString::number(i + 1), text);
            if (at >= static_cast<int>(cells.size()))
                cells.resize(static_cast<std::size_t>(at) + 1,
                             std::vector<std::string>(grid_.columns.size(), std::string("-")));
            cells[static_cast<std::size_t>(at)][static_cast<std::size_t>(column)] = tableCell(text);
        }
        return {};
    }

    const play::Grid& grid_;
    Heads columns_;
    Heads rowHeads_;
    std::vector<words::PastedRow> rows_;
    std::vector<int> column_; ///< of the grid, for each that was pasted; -1: it has no heading
    qsizetype first_ = 0;     ///< that holds cells
    bool headed_ = false;     ///< columns have their names
    bool rowsNamed_ = false;
};

} // namespace

std::string tableCell(const QString& text)
{
    static const QRegularExpression decimals(QStringLiteral("^(\\d+)[.,]0+$"));
    static const QRegularExpression point(QStringLiteral("(\\d)[.;](?=\\d)"));
    QString cell = words::folded(text).remove(' ').remove('\t').toUpper();
    cell.replace(decimals, QStringLiteral("\\1")).replace(point, QStringLiteral("\\1,"));
    return cell.isEmpty() ? "-" : cell.toStdString();
}

tl::expected<play::Cells, QString> pastedOn(const play::Grid& grid, const play::System& system, int row, int column,
                                            const QString& text)
{
    return Pasted(grid, system, text).on(row, column);
}

} // namespace merlon::referee

#pragma once

#include "core/edit/roster.h"
#include "editor/roster_columns.h"
#include "editor/workspace.h"
#include "translations/cells.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace merlon::editor
{

/// The counters of a scenario in the order of its file: name, force, what its system says of counters, and the id. What
/// is written into a cell is an edit; `refused` says why there is none.
class RosterModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        Name,
        Force,
        firstField
    };
    enum Role
    {
        ChoicesRole = Qt::UserRole + 1, ///< ids that the cell takes, a QStringList; empty: any text
        ChoiceTextsRole,                ///< what they are called
        SortRole,                       ///< numbers as numbers
        ForceRole                       ///< the id of its force
    };

    /// Rows and columns of the model in the order in which they are shown, from the chosen cell on; none is chosen:
    /// none.
    struct ShownCells
    {
        std::vector<int> rows{};
        std::vector<int> columns{};
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Null: none with a scenario is open.
    void setWorkspace(Workspace* workspace);
    void retranslate();
    edit::Key keyAt(int row) const { return rows_[static_cast<std::size_t>(row)].entry.key; }
    const edit::Listed& counterAt(int row) const { return edit::listedIn(rows_[static_cast<std::size_t>(row)].entry); }
    int idColumn() const { return firstField + static_cast<int>(columns_.size()); }
    /// Whether some counter says something there; name, force and what stands on a counter always do.
    bool isUsed(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    QMimeData* mimeData(const QModelIndexList& indexes) const override;

    /// Cells in the order in which they are shown: each column of them gets what its first says; one step.
    bool fillDown(const QModelIndexList& cells);
    /// Those cells emptied; a name and a force stay.
    bool empty(const QModelIndexList& cells);
    /// Rows of a spreadsheet: with headings, in whatever language, counters of that force (or the one that a row
    /// names), or those of the roster that a row names by its id; without, cells, `into` those. All of it or nothing.
    bool paste(const QString& text, const QString& force, const ShownCells& into);
    /// With headings.
    QString copied(const std::vector<int>& rows, const std::vector<int>& columns) const;

signals:
    void refused(const QString& why);

private:
    struct Row
    {
        edit::Entry entry;
        QStringList texts{}; ///< of its cells; empty: not asked yet
    };

    const Row& read(int row) const;
    edit::Shelf now() const;
    void reset();
    void follow();
    std::optional<RosterWords> words() const;
    QString forceName(const std::string& id) const;
    QString written(const edit::Listed& counter, int column) const;
    QStringList choices(int column) const;
    QString called(int column, const QString& id) const;
    const char* wordOf(int column) const;
    QString heading(int column) const;
    tl::expected<edit::Listed, QString> with(edit::Listed counter, int column, const QString& typed) const;
    tl::expected<std::string, QString> forceOf(const QString& typed) const;
    int columnOf(const QString& heading) const;
    bool change(std::vector<edit::Relisted> counters);
    QString atCell(const words::PastedRow& row, int column, const QString& why) const;
    bool pasteCells(const QString& text, const ShownCells& into);
    bool pasteRows(const QString& text, const QString& force, const std::vector<int>& columns);
    int rowOf(const std::string& id) const;

    QPointer<Workspace> workspace_;
    play::Boards boards_; ///< as they were when the rows were read
    std::vector<RosterColumn> columns_;
    mutable std::vector<Row> rows_; ///< by rank
};

} // namespace merlon::editor

#pragma once

#include "core/play/kind.h"

#include <QTableWidget>

namespace merlon::referee
{

/// Rows of a list, typed into cells, and an empty row behind them for the next. A row that lacks what it must have is
/// not among them yet; a cell that cannot be read is as it was.
class RowTable : public QTableWidget
{
    Q_OBJECT

public:
    /// Of fields that can be typed: numbers, texts, days, lists of texts.
    explicit RowTable(const play::Kind& row, QWidget* parent = nullptr);

    static bool canType(const play::Kind& row);
    void show(const QStringList& headings, const play::List& rows);
    QSize sizeHint() const override;

signals:
    void typed(const merlon::play::List& rows);

private:
    void read();
    std::optional<play::Fields> rowAt(int row) const;

    const play::Kind& row_;
};

} // namespace merlon::referee

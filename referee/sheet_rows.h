#pragma once

#include <QCollator>
#include <QSortFilterProxyModel>

namespace merlon::referee
{

/// The rows of a sheet that are looked for, in the order that was asked for, or else in its own.
class SheetRows : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit SheetRows(QObject* parent);

    /// Every word of it stands in some column, whatever its accents and capitals.
    void lookFor(const QString& text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QStringList words_;
    QCollator collator_;
};

} // namespace merlon::referee

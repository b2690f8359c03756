#pragma once

#include "core/play/aims.h"

#include <QAbstractListModel>

namespace merlon::referee
{

/// Who could act on the target from afar: a line for each, how he stands to it or what is against it, and the chance
/// that something befalls the target.
class AimsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(std::optional<play::Aims> aims);
    const std::optional<play::Aims>& aims() const { return aims_; }
    /// Null when there is no such row.
    const play::Aim* aimAt(int row) const;
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QString line(const play::Aim& aim) const;
    QString chance(int row) const;

    std::optional<play::Aims> aims_;
    mutable std::vector<std::optional<QString>> chance_; ///< of each, once a view asked for it
};

} // namespace merlon::referee

#pragma once

#include "editor/pictures_model.h"

namespace merlon::editor
{

/// What may stand on hexsides by a ruleset, in its order, with a picture and a name in the reader's language; and the
/// eraser.
class SidesModel : public PicturesModel
{
    Q_OBJECT

public:
    enum Role
    {
        KindRole = Qt::UserRole + 1, ///< id; empty: the eraser
        HasStatesRole                ///< whether it is open, closed ...
    };

    using PicturesModel::PicturesModel;

    /// Invalid when the ruleset does not know it.
    QModelIndex indexOf(const std::string& kind) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    void paint(QPainter& painter, int row, const QRectF& rect) const override;

private:
    std::string kindAt(int row) const;
    QString name(const std::string& kind) const;
    QString toolTip(const std::string& kind) const;
};

} // namespace merlon::editor

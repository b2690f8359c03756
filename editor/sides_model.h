#pragma once

#include "core/map/palette.h"
#include "editor/map_painter.h"

#include <QAbstractListModel>
#include <QIcon>

#include <memory>
#include <vector>

namespace merlon::editor
{

/// What may stand on hexsides by a ruleset, in its order, with a picture and a name in the reader's language; and the
/// eraser.
class SidesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        KindRole = Qt::UserRole + 1, ///< id; empty: the eraser
        HasStatesRole                ///< whether it is open, closed ...
    };

    explicit SidesModel(QObject* parent = nullptr);

    void setPalette(std::shared_ptr<const map::Palette> palette);
    const map::Palette* palette() const { return palette_.get(); }
    void setDark(bool dark);
    void setIconSize(QSize size, double pixelRatio);
    void retranslate();
    /// Invalid when the ruleset does not know it.
    QModelIndex indexOf(const std::string& kind) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::string kindAt(int row) const;
    QString name(const std::string& kind) const;
    QString toolTip(const std::string& kind) const;
    const QIcon& icon(int row) const;
    void repaint();

    std::shared_ptr<const map::Palette> palette_;
    bool dark_ = false;
    QSize size_{36, 32};
    double ratio_ = 1;
    mutable std::vector<QIcon> icons_;
};

} // namespace merlon::editor

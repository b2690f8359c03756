#pragma once

#include "editor/map_painter.h"
#include "editor/stamp_text.h"

#include <QAbstractListModel>
#include <QIcon>

#include <optional>

namespace merlon::editor
{

/// The library: stamps that ship with Merlon, and behind them the user's own, each in a file. Those that work with a
/// palette are shown, with a picture and a name in the reader's language.
class StampsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        OwnRole = Qt::UserRole + 1 ///< bool: may be renamed and removed
    };

    /// `folder`: of the user's own ones; it need not be there yet.
    explicit StampsModel(const QString& folder, QObject* parent = nullptr);
    static QString ownFolder();

    void setPalette(std::shared_ptr<const map::Palette> palette);
    void setDark(bool dark);
    void setIconSize(QSize size, double pixelRatio);
    void retranslate();

    std::shared_ptr<const edit::Stamp> stampAt(const QModelIndex& index) const;
    /// Writes one more of the user's own, for the palette; or why it cannot.
    tl::expected<QModelIndex, QString> add(const QString& name, edit::Stamp stamp);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Another name for one of the user's own.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    /// Only the user's own, with their files.
    bool removeRows(int row, int count, const QModelIndex& parent = {}) override;

signals:
    /// Why a file could not be written.
    void failed(const QString& why);

private:
    struct Kept
    {
        QString file;
        bool own = false;
        LocalText title;
        std::shared_ptr<const edit::Stamp> stamp;
        QIcon icon{}; ///< drawn when it is first shown
    };

    void load(const QString& folder, bool own);
    bool write(const QString& file, const LocalText& title, const edit::Stamp& stamp, QString& why) const;
    QString freeFile() const;
    void repaint();
    const QIcon& icon(int row) const;

    QString folder_;
    std::shared_ptr<const map::Palette> palette_;
    mutable std::vector<Kept> stamps_;
    mutable std::optional<MapPainter> painter_;
    bool dark_ = false;
    QSize size_{64, 56};
    double ratio_ = 1;
};

} // namespace merlon::editor

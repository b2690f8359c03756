#pragma once

#include "core/map/local_text.h"

#include <QAbstractListModel>
#include <QFutureWatcher>
#include <QImage>

#include <vector>

namespace merlon::app
{

/// The folder of the scenarios that come with Merlon: beside the program, installed, or in the source tree.
QString scenariosFolder();

/// Those scenarios as rows: title and the beginning of the briefing in the reader's language, and a small map; or the
/// games of them that were played, to be watched. Files are read in the background; a row shows its file's name until
/// then.
class ShippedModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum class What
    {
        Scenarios,
        Games
    };
    enum Role : int
    {
        FileRole = Qt::UserRole
    };

    static constexpr QSize picture{168, 112};

    explicit ShippedModel(const QString& folder = scenariosFolder(), QObject* parent = nullptr,
                          What what = What::Scenarios);
    ~ShippedModel() override;

    /// In the language of now.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        QString file;
        LocalText title;
        LocalText briefing;
        QImage picture;
        int orders = 0; ///< of a game
    };
    static Row read(const QString& file);
    static Row readGame(const QString& file);
    static QString textOf(const Row& row);

    std::vector<Row> rows_;
    QFutureWatcher<Row> reading_;
};

} // namespace merlon::app

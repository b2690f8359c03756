#pragma once

#include "core/play/system.h"

#include <QAbstractListModel>
#include <QStringList>

namespace merlon::referee
{

/// The tiles of a sheet. While they stand for the same things they stay who they are, and only what they say changes.
class TileModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        NumberRole = Qt::UserRole,
        LinesRole, ///< texts in pairs: what stands at the left, and at the right
        StateRole, ///< a word, and what is said behind it
        ToneRole   ///< a play::Tone
    };
    using QAbstractListModel::QAbstractListModel;

    /// Of a sheet that has tiles.
    void show(const play::Game& game, const play::Sheet& sheet);
    /// How long somebody is late there, or what is left.
    struct Time
    {
        QString says{};      ///< empty: nothing
        bool missed = false; ///< who is waited for has not come in time

        friend bool operator==(const Time&, const Time&) = default;
    };
    /// Of each, behind its state.
    void tellTimes(const std::vector<Time>& times);
    /// What orders can name of it: what it stands for, then whom it names.
    play::List marksOf(const QModelIndex& index) const;
    /// Its number, under the key of that column: what an order takes when another tile is dropped on it.
    std::pair<std::string, play::Value> numberOf(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    /// A tile was dragged onto another.
    void dropped(const QModelIndex& tile, const QModelIndex& onto);

private:
    struct Tile
    {
        QString heading; ///< what the number is called
        QString number;
        play::Value place{}; ///< the number, as orders take it
        QStringList lines;
        QString state;
        Time time{};
        play::Tone tone = play::Tone::Idle;
        play::List marks;

        QString stands() const;
        QString told() const;
        friend bool operator==(const Tile&, const Tile&) = default;
    };
    class Reading;

    /// The tile that is dragged; invalid: none of these.
    QModelIndex dragged(const QMimeData* data) const;

    std::vector<Tile> tiles_;
    std::string numberKey_;
};

} // namespace merlon::referee

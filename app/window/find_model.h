#pragma once

#include "editor/named_things.h"

#include <QAbstractTableModel>

#include <vector>

namespace merlon::app
{

/// What has a name on the map and answers what is typed, the best first: its name, what it is, and where or how often.
/// With nothing typed all of it, but for the hexes.
class FindModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int
    {
        Name,
        Sort,
        Where,
        ColumnCount
    };

    explicit FindModel(const editor::NamedIn& in, QObject* parent = nullptr);

    void search(const QString& typed);
    const editor::NamedThing& thing(int row) const { return found_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    static QString sortText(editor::NamedThing::Sort sort);
    QString whereText(const editor::NamedThing& thing) const;

    map::HexMap frame_; ///< how the map counts its hexes, and nothing more of it
    std::vector<editor::NamedThing> all_;
    std::vector<editor::NamedThing> found_;
};

} // namespace merlon::app

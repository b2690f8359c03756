#pragma once

#include <QAbstractTableModel>

#include <vector>

namespace merlon::editor
{

/// Layers of a board in rows, from above to below: what of it is drawn and how strongly, and what the hand may not
/// change. Which ones there are, each kind of board says.
class LayerRows : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        ShownColumn,
        LockedColumn,
        StrengthColumn ///< in percent
    };
    static constexpr int weakest = 10;

    void retranslate();
    /// What is shown and how strongly; who locked something unlocks it himself.
    void load();
    void save() const;
    /// Whether any of them can be drawn more or less strongly.
    bool hasStrengths() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    struct State
    {
        bool shown = true;
        bool locked = false;
        int strength = 100;
    };

    explicit LayerRows(int count, QObject* parent)
        : QAbstractTableModel(parent), states_(static_cast<std::size_t>(count))
    {
    }
    const State& state(int row) const { return states_[static_cast<std::size_t>(row)]; }
    void setRowShown(int row, bool shown);

    virtual bool can(int row, int column) const = 0;
    virtual QString name(int row) const = 0;
    /// By which settings keep it: "layers/names".
    virtual QString key(int row) const = 0;

private:
    std::vector<State> states_;
};

} // namespace merlon::editor

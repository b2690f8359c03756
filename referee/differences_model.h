#pragma once

#include "core/rules/catalogue.h"
#include "referee/choices_model.h"

namespace merlon::referee
{

/// Where the editions of a game differ: what each says, whether a verdict can change, and by which one is played.
class DifferencesModel : public ChoicesModel
{
    Q_OBJECT

public:
    using ChoicesModel::ChoicesModel;

    /// Its name, what each edition says, what is played, whether a verdict can change.
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    QString html(int row) const override;
    QStringList ways(int row) const override;
    int way(int row) const override;
    bool offers(int row) const override;
    play::ChosenRules choose(int row, int way) const override;

private:
    int rowsOf(const play::System& system) override;
    const rules::Difference& difference(int row) const { return differences_[static_cast<std::size_t>(row)]; }
    /// The edition of a column, or none.
    std::string editionOf(int column) const;
    /// The editions, the one that is played without a house rule first.
    std::vector<std::string> order() const;
    QString says(int row, std::string_view edition) const;
    QString changes(int row) const;
    QString played(int row) const;
    QString text(int row, int column) const;

    std::span<const rules::Difference> differences_;
    std::vector<std::string> editions_;
};

} // namespace merlon::referee

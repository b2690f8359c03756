#pragma once

#include "core/rules/catalogue.h"
#include "referee/choices_model.h"

namespace merlon::referee
{

/// The rulings of a game: readings chosen where its rulebooks are silent, of which some may be read another way.
class RulingsModel : public ChoicesModel
{
    Q_OBJECT

public:
    enum Column
    {
        Title,
        Reading,
        Chosen, ///< by whom
        Judged,
        Columns
    };

    using ChoicesModel::ChoicesModel;

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
    const rules::RuleEntry& ruling(int row) const { return *rulings_[static_cast<std::size_t>(row)]; }
    QString text(int row, int column) const;
    int usual(int row) const;

    std::vector<const rules::RuleEntry*> rulings_;
    std::vector<std::string_view> judged_;
};

} // namespace merlon::referee

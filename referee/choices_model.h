#pragma once

#include "core/play/system.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace merlon::referee
{

/// What a scenario may play in more than one way, a row each: what it is, how it is played, what there is to choose.
/// The model changes nothing: it answers what the scenario would say after a choice.
class ChoicesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role
    {
        SearchRole = Qt::UserRole, ///< all that can be found of a row, folded
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Of that system, which outlives it, as played by those rules; null: nothing is played.
    void show(const play::System* system, play::ChosenRules rules);
    /// Texts in the language of now.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;

    /// The whole of it, as HTML.
    virtual QString html(int row) const = 0;
    /// The ways in which it may be played; empty: there is one only.
    virtual QStringList ways(int row) const = 0;
    virtual int way(int row) const = 0;
    /// Whether the referee judges all of them: only then there is something to choose.
    virtual bool offers(int row) const = 0;
    /// The rules after that choice.
    virtual play::ChosenRules choose(int row, int way) const = 0;

protected:
    virtual int rowsOf(const play::System& system) = 0;

    const play::System& system() const { return *system_; }
    const play::ChosenRules& rules() const { return rules_; }
    QString word(std::string_view set, std::string_view id) const;
    /// The edition that is played.
    std::string edition() const;
    /// The option of that name as text; empty: the scenario says nothing.
    std::string option(std::string_view key) const;
    /// With an option of its system's, or without it (an empty word).
    play::ChosenRules with(std::string_view key, const std::string& word) const;

private:
    const play::System* system_ = nullptr;
    play::ChosenRules rules_;
    int rows_ = 0;
};

} // namespace merlon::referee

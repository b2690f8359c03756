#pragma once

#include "core/play/system.h"

#include <QAbstractListModel>

namespace merlon::referee
{

/// What may stand in a field of the order that is being put together: the legal ones first, and of each of the others
/// the reason against it.
class CandidateModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role
    {
        LegalRole = Qt::UserRole,
        ChanceRole ///< that something befalls whom the order is against, "40 %"; worked out when a view asks for the
                   ///< row, and null without dice
    };

    using QAbstractListModel::QAbstractListModel;

    /// For that field of the order that was begun.
    void show(const play::Game& game, const play::Record& begun, const play::Field& field, play::Candidates candidates,
              const play::Given& given = {});
    void clear();
    const std::vector<play::Candidate>& candidates() const { return candidates_; }
    /// Whose they are; null: nobody's.
    const play::Field* field() const { return field_; }
    int legal() const;
    /// -1 when it is none of them.
    int rowOf(const play::Value& mark) const;
    /// Rows of which the chance has been worked out.
    int chancesKnown() const;
    /// The words changed, not the candidates.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void forget();
    /// Its name and place, and what is against it or how it stands: "Gwyn, 1610: range 9, short, no cover".
    QString line(int row) const;
    /// What would be said if it were picked, and what is against it.
    QString verdictOn(int row) const;
    QString chance(int row) const;
    QString chanceText(const play::Record& order, const play::Value& mark, const QString& percent) const;
    play::Record orderWith(const play::Candidate& one) const;

    std::optional<play::Game> game_;
    play::Record begun_;
    const play::Field* field_ = nullptr; ///< of a Kind, which outlives it
    std::vector<play::Candidate> candidates_;
    play::Given given_; ///< what they are judged with
    // Of each, once it was asked for.
    mutable std::vector<std::optional<QString>> line_;
    mutable std::vector<std::optional<QString>> chance_;
};

/// A candidate as lists name it: a thing with the place where it is.
QString candidateText(const play::Game& game, const play::Value& mark);

} // namespace merlon::referee

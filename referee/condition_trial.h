#pragma once

#include "core/play/victory.h"

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;

namespace merlon::referee
{

/// Conditions of victory tried on a game that was played: when each, by itself, would have been met. It offers the
/// games of the scenario and the journals that lie beside it.
class ConditionTrial : public QWidget
{
    Q_OBJECT

public:
    /// `scenarioFile` is empty for one that was never saved: there is no game yet.
    ConditionTrial(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile,
                   QWidget* parent = nullptr);

    /// "Turn 5, line 61: it would have been met." Empty while no game is chosen.
    QString says(const play::Record& condition) const;

signals:
    /// Another game was chosen.
    void changed();

private:
    void offer(const QString& scenarioFile);
    void choose();
    QString ask(const play::Record& condition) const;

    std::shared_ptr<const play::Setting> setting_;
    QComboBox* games_;
    QLabel* wrong_;
    std::optional<play::Fold> fold_;
    mutable std::vector<std::pair<play::Record, QString>> known_; ///< what was asked of that game
};

} // namespace merlon::referee

#pragma once

#include "core/play/system.h"

#include <QDialog>

#include <functional>

class QPushButton;

namespace merlon::referee
{
class ConditionTrial;
class EffectsEditor;
} // namespace merlon::referee

namespace merlon::app
{

class ToldText;

/// How a scenario is won: the text that the players read, and the conditions that Merlon watches, which can be tried on
/// a game that was played.
class VictoryDialog : public QDialog
{
    Q_OBJECT

public:
    /// `preview`: the briefing of a scenario in a language, as HTML.
    using Preview = std::function<QString(const play::Scenario&, const QString&)>;
    /// On the game as it begins, of a scenario in that file; empty: it was never saved.
    VictoryDialog(const play::Game& game, const QString& scenarioFile, Preview preview, QWidget* parent = nullptr);

    LocalText victory() const;
    std::vector<play::Record> conditions() const;

private:
    QString textOf(const play::Record& condition) const;

    play::Game game_;
    std::vector<const play::Kind*> kinds_; ///< of conditions
    ToldText* text_ = nullptr;
    referee::ConditionTrial* trial_ = nullptr;
    referee::EffectsEditor* conditions_ = nullptr;
    QPushButton* ok_ = nullptr;
};

} // namespace merlon::app

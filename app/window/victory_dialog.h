#pragma once

#include "core/play/system.h"

#include <QDialog>

namespace merlon::referee
{
class EffectsEditor;
} // namespace merlon::referee

class QPlainTextEdit;

namespace merlon::app
{

/// How a scenario is won: the text that the players read, and the conditions that Merlon watches.
class VictoryDialog : public QDialog
{
    Q_OBJECT

public:
    /// On the game as it begins. The text is that of one language; the others are kept.
    VictoryDialog(const play::Game& game, const std::string& language, QWidget* parent = nullptr);

    LocalText victory() const;
    std::vector<play::Record> conditions() const;

private:
    play::Game game_;
    std::string language_;
    QPlainTextEdit* text_;
    referee::EffectsEditor* conditions_;
};

} // namespace merlon::app

#pragma once

#include "core/play/journal.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace merlon::referee
{

class EffectsEditor;

/// What the referee changes without an order, and why. Nothing but a note is a line of the journal too.
class ByHandDialog : public QDialog
{
    Q_OBJECT

public:
    /// `begun` is the effect that the form begins with; a kind that nobody knows leaves the first one.
    ByHandDialog(const play::Game& game, const play::Record& begun, QWidget* parent = nullptr);

    play::ByHand byHand() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showWhetherItIs();

    EffectsEditor* effects_;
    QLabel* noteLabel_;
    QLineEdit* note_;
    QDialogButtonBox* buttons_;
};

} // namespace merlon::referee

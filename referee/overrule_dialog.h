#pragma once

#include "core/play/journal.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QRadioButton;

namespace merlon::referee
{

class RecordForm;

/// Asks the referee how he rules against the rules: allow it with the effects that he names, or forbid it, and why. The
/// effects begin as those of the rules; each other one is entered in a form made from its Kind.
class OverruleDialog : public QDialog
{
    Q_OBJECT

public:
    OverruleDialog(const play::Game& game, const play::Record& order, const play::Verdict& verdict,
                   QWidget* parent = nullptr);

    play::Overruling ruling() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildEffects();
    void retranslate();
    void showKind();
    void put(const play::Field& field, const play::Value& value);
    void add();
    void showEffects();

    play::Game game_;
    play::Record order_;
    play::Verdict verdict_;
    std::vector<play::Record> effects_;
    play::Record next_; ///< the effect in the form
    QLabel* rules_;
    QRadioButton* allow_;
    QRadioButton* forbid_;
    QWidget* outcome_ = nullptr;
    QListWidget* list_ = nullptr;
    QPushButton* remove_ = nullptr;
    QComboBox* kind_ = nullptr;
    RecordForm* form_ = nullptr;
    QPushButton* add_ = nullptr;
    QLabel* noteLabel_;
    QLineEdit* note_;
};

} // namespace merlon::referee

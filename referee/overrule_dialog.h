#pragma once

#include "core/play/journal.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QRadioButton;

namespace merlon::referee
{

class EffectsEditor;
class RecordForm;

/// What the referee says against the rules, and why.
struct Ruling
{
    play::Fields decreed{};                      ///< facts that the rules go on from
    std::optional<play::Overruling> overruled{}; ///< none: the order stands, and the rules go on with its dice
    std::string why{};
};

/// Asks the referee how he rules against the rules: it stands, and the rules go on with the dice and with the facts
/// that he holds; or nothing happens; or what he names. It begins with the reason, without which it cannot be ended.
class OverruleDialog : public QDialog
{
    Q_OBJECT

public:
    OverruleDialog(const play::Game& game, const play::Record& order, const play::Verdict& verdict,
                   const play::Given& given, QWidget* parent = nullptr);

    Ruling ruling() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void hold(const play::Field& field, const play::Value& value);
    void showFacts();
    void showWhetherItIs();

    play::Game game_;
    play::Record order_;
    play::Verdict verdict_;
    play::Record held_;                    ///< the facts in the form
    std::vector<std::string_view> heeded_; ///< those that mean something for this order
    std::optional<play::Reason> stays_;    ///< why nobody can allow it: there would be nothing to judge
    QLabel* rules_;
    QLabel* noteLabel_;
    QLineEdit* note_;
    QRadioButton* allow_;
    QLabel* cannot_;
    RecordForm* facts_;
    QRadioButton* forbid_;
    QRadioButton* instead_;
    EffectsEditor* effects_;
    QDialogButtonBox* buttons_;
};

} // namespace merlon::referee

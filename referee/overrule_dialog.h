#pragma once

#include "core/game/game.h"
#include "core/game/journal.h"
#include "core/verdict/order.h"
#include "core/verdict/verdict.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QRadioButton;

namespace merlon::referee
{

/// What a referee may let an order do.
struct Outcome
{
    QString words;
    std::vector<verdict::Effect> effects;
};

/// Everything that an order of that kind can do, what the rules say first when they say something.
std::vector<Outcome> outcomesOf(const game::Game& game, const verdict::Order& order, const verdict::Verdict& verdict);

/// Asks the referee how he rules against the rules: allow it with an outcome, or forbid it, and why.
class OverruleDialog : public QDialog
{
    Q_OBJECT

public:
    OverruleDialog(const game::Game& game, const verdict::Order& order, const verdict::Verdict& verdict,
                   QWidget* parent = nullptr);

    game::Overruling ruling() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    game::Game game_;
    verdict::Order order_;
    verdict::Verdict verdict_;
    std::vector<Outcome> outcomes_;
    QLabel* rules_;
    QRadioButton* allow_;
    QRadioButton* forbid_;
    QComboBox* outcome_;
    QLabel* noteLabel_;
    QLineEdit* note_;
};

} // namespace merlon::referee

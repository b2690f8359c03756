#pragma once

#include "core/play/system.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTabWidget;

namespace merlon::referee
{

class ChoicePage;
class OptionsPage;
class SheetTablesPage;

/// By which edition, house rules, readings, options and result tables a scenario is played: what there is to choose,
/// and the choice. It changes nothing itself: it says what was chosen, and is shown the outcome.
class ReadingsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ReadingsDialog(QWidget* parent = nullptr);

    /// Null: no scenario is open. `wrong`: why it cannot be played with its options. `begun`: a game of it is under
    /// way. `folder`: where the scenario lies.
    void showRules(const play::System* system, const play::Scenario& scenario, const QStringList& wrong, bool begun,
                   const QString& folder);

signals:
    void chosen(const merlon::play::ChosenRules& rules);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showEditions();
    void showTabs();

    const play::System* system_ = nullptr;
    play::ChosenRules rules_;
    QStackedWidget* stack_;
    QLabel* none_;
    QLabel* editionLabel_;
    QComboBox* edition_;
    QLabel* begun_;
    QTabWidget* tabs_;
    ChoicePage* rulings_;
    ChoicePage* differences_;
    SheetTablesPage* tables_;
    OptionsPage* options_;
};

} // namespace merlon::referee

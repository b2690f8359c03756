#pragma once

#include <QWidget>

#include <vector>

class QPushButton;

namespace merlon::referee
{

class RefereeSession;

/// What a referee does with a verdict: keep it, decide against it, change the game without an order, take back, or ask
/// what would be if.
class DecisionButtons : public QWidget
{
    Q_OBJECT

public:
    explicit DecisionButtons(QWidget* parent);

    void refresh(const RefereeSession& session);
    void retranslate();
    /// For whoever has said all that there is to say.
    void focusApply();
    std::vector<QWidget*> tabOrder() const;
    /// All that the first button may say: none of their letters is for another part of the panel.
    static QStringList applyTexts();

signals:
    void applyWanted();
    void overruleWanted();
    void byHandWanted();
    void undoWanted();
    void redoWanted();
    void whatIfWanted(bool on);

private:
    QPushButton* apply_;
    QPushButton* overrule_;
    QPushButton* byHand_;
    QPushButton* undo_;
    QPushButton* redo_;
    QPushButton* whatIf_;
};

} // namespace merlon::referee

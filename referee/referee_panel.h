#pragma once

#include "core/game/game.h"
#include "core/verdict/overlay.h"

#include <QPointer>
#include <QWidget>

#include <string>
#include <vector>

class QGroupBox;
class QLabel;
class QListView;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace merlon::referee
{

class CounterField;
class DicePad;
class RefereeSession;
class RuleDialog;
class ShotOptions;
class TargetModel;
class VerdictView;

/// Where the referee asks and is answered: who shoots at whom, the verdict and why, the die, what changes; apply, take
/// back, overrule. Works by the keyboard alone: three letters and Enter, three letters and Enter, the die, Enter.
class RefereePanel : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive the panel.
    explicit RefereePanel(RefereeSession& session, QWidget* parent = nullptr);
    ~RefereePanel() override;

    /// What the map should show now.
    verdict::Overlay overlay() const;

public slots:
    /// A hex was picked on the map: a counter on it becomes the shooter (a friend of the shooter, or the first one
    /// picked) or the target; while a retreat or a placing is owed, it is the end of it.
    void pickHex(merlon::hex::Hex hex);
    /// To the first field, for a shortcut of the main window.
    void ask();
    void showRule(const QString& rule);
    void overrule();

signals:
    void overlayChanged(const merlon::verdict::Overlay& overlay);
    /// What should be picked on the map now, in words; empty when nothing is asked.
    void pickWanted(const QString& prompt);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Ending ///< a legal end of what is owed
    {
        hex::Hex hex;
        std::vector<hex::Hex> path;
    };

    void build();
    QWidget* buildShot();
    QWidget* buildOwed();
    QWidget* buildButtons();
    void join();
    void retranslate();

    void gameChanged();
    void verdictChanged();
    void refreshCandidates();
    void refreshOwed();
    void refreshTargets();
    void refreshVerdict();
    void refreshButtons();
    void refreshOverlay();
    void chooseShooter(const std::string& id);
    void chooseTarget(const std::string& id);
    void judgeShot();
    void chooseEnding(const Ending& ending);
    void apply();
    void endPhase();
    const game::Owed* owed() const;
    std::string counterAt(hex::Hex hex) const;
    QString lastLine() const;

    RefereeSession& session_;
    std::string shooter_;
    std::string target_;
    std::vector<Ending> endings_;
    bool rebuilding_ = false;

    QLabel* phase_ = nullptr;
    QPushButton* endPhase_ = nullptr;
    QLabel* problem_ = nullptr;
    QWidget* shotPart_ = nullptr;
    QLabel* shooterLabel_ = nullptr;
    CounterField* shooterField_ = nullptr;
    QLabel* targetLabel_ = nullptr;
    CounterField* targetField_ = nullptr;
    QLabel* targetsLabel_ = nullptr;
    QListView* targetList_ = nullptr;
    TargetModel* targets_ = nullptr;
    ShotOptions* options_ = nullptr;
    QWidget* owedPart_ = nullptr;
    QLabel* owedLabel_ = nullptr;
    QListWidget* owedList_ = nullptr;
    VerdictView* view_ = nullptr;
    DicePad* pad_ = nullptr;
    QPushButton* apply_ = nullptr;
    QPushButton* overrule_ = nullptr;
    QPushButton* undo_ = nullptr;
    QPushButton* redo_ = nullptr;
    QPointer<RuleDialog> rule_;
};

} // namespace merlon::referee

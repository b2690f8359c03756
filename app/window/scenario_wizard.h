#pragma once

#include "app/window/scenario_plan.h"

#include <QDialog>

#include <functional>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace merlon::app
{

class ForcesPage;
class GamePage;
class MapPage;
class ToldText;
class VictoryPage;
class WizardPage;

/// From nothing to a scenario that can be played, page by page. Pages are opened in any order, left and come back to;
/// what is still missing is said below them.
class ScenarioWizard : public QDialog
{
    Q_OBJECT

public:
    /// The briefing of a scenario in a language, as HTML.
    using Preview = std::function<QString(const play::Scenario&, const QString&)>;
    /// `open`: the map that is open, which has that file; null: there is none.
    ScenarioWizard(std::shared_ptr<const map::HexMap> open, const QString& openFile, Preview preview,
                   QWidget* parent = nullptr);

    ScenarioPlan plan() const;
    bool wantsScan() const;

private:
    void add(WizardPage* page, const QString& title);
    void addBriefing(Preview preview);
    void open(int page);
    int pageBeside(int step) const;
    bool has(const WizardPage& page) const;
    void proposeAll();
    void follow();

    QListWidget* titles_;
    QStackedWidget* stack_;
    std::vector<WizardPage*> pages_;
    MapPage* map_;
    ToldText* briefing_ = nullptr;
    QLabel* missing_;
    const play::System* system_ = nullptr; ///< for which the pages have proposed
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* create_ = nullptr;
};

} // namespace merlon::app

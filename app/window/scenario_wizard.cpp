#include "app/window/scenario_wizard.h"

#include "app/window/told_text.h"
#include "app/window/wizard_forces_page.h"
#include "app/window/wizard_game_page.h"
#include "app/window/wizard_map_page.h"
#include "app/window/wizard_options_page.h"
#include "app/window/wizard_settings_page.h"
#include "app/window/wizard_victory_page.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace merlon::app
{

ScenarioWizard::ScenarioWizard(std::shared_ptr<const map::HexMap> open, const QString& openFile, Preview preview,
                               QWidget* parent)
    : QDialog(parent),
      titles_(new QListWidget),
      stack_(new QStackedWidget),
      map_(new MapPage(std::move(open), openFile)),
      missing_(new QLabel),
      back_(new QPushButton(tr("< &Back"))),
      next_(new QPushButton(tr("&Next >")))
{
    setObjectName(QStringLiteral("wizard"));
    setWindowTitle(tr("New scenario, step by step"));
    titles_->setObjectName(QStringLiteral("wizard.pages"));
    titles_->setAccessibleName(tr("Pages"));
    back_->setObjectName(QStringLiteral("wizard.back"));
    next_->setObjectName(QStringLiteral("wizard.next"));
    missing_->setObjectName(QStringLiteral("wizard.missing"));
    missing_->setWordWrap(true);
    add(new GamePage, tr("Game"));
    add(map_, tr("Map"));
    add(new ForcesPage, tr("Forces"));
    add(new VictoryPage, tr("Victory"));
    //: of a scenario: the rules that its author may choose
    add(new WizardOptionsPage, tr("Options"));
    //: what the organiser of a tournament sets
    add(new SettingsPage, tr("Settings"));
    addBriefing(std::move(preview));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    create_ = buttons->addButton(tr("&Create"), QDialogButtonBox::AcceptRole);
    create_->setObjectName(QStringLiteral("wizard.create"));
    buttons->addButton(back_, QDialogButtonBox::ActionRole);
    buttons->addButton(next_, QDialogButtonBox::ActionRole);
    titles_->setFixedWidth(titles_->sizeHintForColumn(0) + fontMetrics().averageCharWidth() * 6);
    auto* row = new QHBoxLayout;
    row->addWidget(titles_);
    row->addWidget(stack_, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(missing_);
    column->addWidget(buttons);
    connect(titles_, &QListWidget::currentRowChanged, this, &ScenarioWizard::open);
    connect(back_, &QPushButton::clicked, this, [this] { titles_->setCurrentRow(pageBeside(-1)); });
    connect(next_, &QPushButton::clicked, this, [this] { titles_->setCurrentRow(pageBeside(1)); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    titles_->setCurrentRow(0);
    resize(900, 560);
}

void ScenarioWizard::add(WizardPage* page, const QString& title)
{
    pages_.push_back(page);
    stack_->addWidget(page);
    titles_->addItem(title);
    connect(page, &WizardPage::changed, this, &ScenarioWizard::follow);
}

/// Beside the text it shows the scenario as far as it goes.
void ScenarioWizard::addBriefing(Preview preview)
{
    briefing_ = new ToldText(
        {}, QStringLiteral("wizard.briefing"),
        [this, preview = std::move(preview)](const LocalText& text, const QString& language)
        {
            const ScenarioPlan now = plan();
            play::Scenario scenario;
            scenario.title = now.title;
            scenario.briefing = text;
            scenario.turns = now.turns;
            for (const ForcePlan& force : now.forces)
                scenario.forces.push_back(
                    {{}, force.name, force.colour, {}, std::vector<play::Counter>(countersOf(now, force)), {}});
            return preview(scenario, language);
        });
    stack_->addWidget(briefing_);
    titles_->addItem(tr("Briefing"));
    connect(briefing_, &ToldText::changed, this, &ScenarioWizard::follow);
}

void ScenarioWizard::open(int page)
{
    if (page < 0)
        return;
    if (page < static_cast<int>(pages_.size()))
        pages_[static_cast<std::size_t>(page)]->come(plan());
    else
        briefing_->follow();
    stack_->setCurrentIndex(page);
    follow();
}

/// The page before or after this one that such a game has; -1: there is none.
int ScenarioWizard::pageBeside(int step) const
{
    int page = titles_->currentRow() + step;
    while (page >= 0 && page < titles_->count() && titles_->item(page)->isHidden())
        page += step;
    return page < titles_->count() ? page : -1;
}

/// A game without a board has no map, no forces.
bool ScenarioWizard::has(const WizardPage& page) const
{
    ScenarioPlan plan;
    pages_.front()->read(plan);
    return plan.system == nullptr || page.isFor(*plan.system);
}

/// What a page proposes for a game holds also where it was never opened.
void ScenarioWizard::proposeAll()
{
    if (const auto* system = plan().system; std::exchange(system_, system) != system)
        for (WizardPage* page : pages_)
            page->come(plan());
}

void ScenarioWizard::follow()
{
    if (create_ == nullptr)
        return;
    proposeAll();
    QString missing;
    for (std::size_t i = 0; i < pages_.size(); ++i)
    {
        titles_->item(static_cast<int>(i))->setHidden(!has(*pages_[i]));
        if (missing.isEmpty() && has(*pages_[i]))
            missing = pages_[i]->missing();
    }
    missing_->setText(missing);
    create_->setEnabled(missing.isEmpty() && briefing_->fits());
    back_->setEnabled(pageBeside(-1) >= 0);
    next_->setEnabled(pageBeside(1) >= 0);
}

ScenarioPlan ScenarioWizard::plan() const
{
    ScenarioPlan plan;
    for (const WizardPage* page : pages_)
        page->read(plan);
    if (briefing_ != nullptr)
        plan.briefing = briefing_->text();
    return plan;
}

bool ScenarioWizard::wantsScan() const
{
    return has(*map_) && map_->wantsScan();
}

} // namespace merlon::app

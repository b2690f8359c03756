#include "referee/readings_dialog.h"

#include "referee/choice_page.h"
#include "referee/differences_model.h"
#include "referee/options_page.h"
#include "referee/rulings_model.h"
#include "referee/sheet_tables_page.h"
#include "translations/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::referee
{

ReadingsDialog::ReadingsDialog(QWidget* parent)
    : QDialog(parent),
      stack_(new QStackedWidget(this)),
      none_(new QLabel(this)),
      editionLabel_(new QLabel(this)),
      edition_(new QComboBox(this)),
      begun_(new QLabel(this)),
      tabs_(new QTabWidget(this)),
      rulings_(new ChoicePage(new RulingsModel, QStringLiteral("rulings"), this)),
      differences_(new ChoicePage(new DifferencesModel, QStringLiteral("differences"), this)),
      tables_(new SheetTablesPage(this)),
      options_(new OptionsPage(this))
{
    none_->setAlignment(Qt::AlignCenter);
    none_->setWordWrap(true);
    none_->setObjectName(QStringLiteral("none"));
    begun_->setWordWrap(true);
    begun_->setObjectName(QStringLiteral("begun"));
    edition_->setObjectName(QStringLiteral("edition"));
    edition_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    editionLabel_->setBuddy(edition_);
    tabs_->addTab(rulings_, QString());
    tabs_->addTab(differences_, QString());
    tabs_->addTab(tables_, QString());
    tabs_->addTab(options_, QString());
    auto* whole = new QWidget(this);
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    head->addWidget(editionLabel_);
    head->addWidget(edition_);
    head->addStretch(1);
    column->addLayout(head);
    column->addWidget(begun_);
    column->addWidget(tabs_, 1);
    stack_->addWidget(none_);
    stack_->addWidget(whole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(stack_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter belongs to the line that finds
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(rulings_, &ChoicePage::chosen, this, &ReadingsDialog::chosen);
    connect(differences_, &ChoicePage::chosen, this, &ReadingsDialog::chosen);
    connect(tables_, &SheetTablesPage::chosen, this, &ReadingsDialog::chosen);
    connect(options_, &OptionsPage::chosen, this,
            [this](const play::Fields& options)
            {
                play::ChosenRules rules = rules_;
                rules.options = options;
                emit chosen(rules);
            });
    connect(edition_, &QComboBox::activated, this,
            [this](int index)
            {
                play::ChosenRules rules = rules_;
                rules.edition = system_->editions()[static_cast<std::size_t>(index)];
                emit chosen(rules);
            });
    retranslate();
    resize(fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 40);
}

void ReadingsDialog::showRules(const play::System* system, const play::Scenario& scenario, const QStringList& wrong,
                               bool begun, const QString& folder)
{
    system_ = system;
    rules_ = {scenario.edition, scenario.options, scenario.tables};
    rulings_->model().show(system, rules_);
    differences_->model().show(system, rules_);
    rulings_->refresh();
    differences_->refresh();
    tables_->show(system, rules_, folder);
    options_->show(system, scenario, wrong);
    begun_->setVisible(begun);
    showEditions();
    showTabs();
    stack_->setCurrentIndex(system != nullptr ? 1 : 0);
}

/// Those that have something to choose; without a scenario none is seen.
void ReadingsDialog::showTabs()
{
    tabs_->setTabVisible(3, !options_->isEmpty());
    tabs_->setTabVisible(0, system_ == nullptr || rulings_->model().rowCount() > 0);
    tabs_->setTabVisible(1, differences_->model().rowCount() > 0);
    tabs_->setTabVisible(2, system_ != nullptr && !system_->grids({}).empty());
    for (int tab = 0; tab < tabs_->count() && !tabs_->isTabVisible(tabs_->currentIndex()); ++tab)
        if (tabs_->isTabVisible(tab))
            tabs_->setCurrentIndex(tab);
}

/// One edition is no choice.
void ReadingsDialog::showEditions()
{
    const auto editions = system_ != nullptr ? system_->editions() : std::vector<std::string>();
    edition_->clear();
    for (const std::string& one : editions)
        edition_->addItem(words::word(system_->id(), "edition", one));
    const auto own = std::ranges::find(editions, rules_.edition);
    edition_->setCurrentIndex(own == editions.end() ? 0 : static_cast<int>(own - editions.begin()));
    edition_->setVisible(editions.size() > 1);
    editionLabel_->setVisible(editions.size() > 1);
}

void ReadingsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void ReadingsDialog::retranslate()
{
    setWindowTitle(tr("Options, rulings and tables"));
    none_->setText(tr("Open a scenario to choose its edition and its readings of the rules."));
    //: an edition of a game's rulebook
    editionLabel_->setText(tr("&Edition:"));
    begun_->setText(tr("A game of this scenario has already begun. What you choose here applies once the scenario is "
                       "saved: all orders given so far are then judged again, and the game continues. Journal lines "
                       "whose result changes are marked."));
    //: readings that were chosen where the rulebooks are silent
    tabs_->setTabText(0, tr("&Rulings"));
    tabs_->setTabText(1, tr("&Differences between the editions"));
    //: the result tables of a game's play sheet
    tabs_->setTabText(2, tr("Result ta&bles"));
    //: what a scenario sets besides: how many days it lasts, which optional rules are in use
    tabs_->setTabText(3, tr("&Options"));
    rulings_->model().retranslate();
    differences_->model().retranslate();
    //: how a rule is read
    rulings_->setTexts(tr("Name or text of a ruling"), tr("U&se this reading:"), tr("Nothing matches."));
    differences_->setTexts(tr("Name or text of a difference"), tr("U&se this reading:"), tr("Nothing matches."));
    tables_->retranslate();
    options_->retranslate({tabs_->tabText(0), tabs_->tabText(1), tabs_->tabText(2), tabs_->tabText(3)});
    showEditions();
}

} // namespace merlon::referee

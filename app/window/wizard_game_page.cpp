#include "app/window/wizard_game_page.h"

#include "app/window/file_names.h"
#include "app/window/new_scenario_dialog.h"
#include "core/systems.h"
#include "editor/title_field.h"
#include "translations/words.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>

namespace merlon::app
{

GamePage::GamePage(QWidget* parent)
    : WizardPage(parent),
      title_(new editor::TitleField({}, QStringLiteral("wizard.title"))),
      game_(new QComboBox),
      edition_(new QComboBox),
      folder_(new QLineEdit)
{
    game_->setObjectName(QStringLiteral("wizard.game"));
    edition_->setObjectName(QStringLiteral("wizard.edition"));
    folder_->setObjectName(QStringLiteral("wizard.folder"));
    for (const play::System* system : systemsToBegin())
        game_->addItem(words::word(system->id(), "system", system->id()), words::fromView(system->id()));
    auto* browse = new QPushButton(tr("&Browse…"));
    auto* where = new QHBoxLayout;
    where->addWidget(folder_, 1);
    where->addWidget(browse);
    auto* form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Title:"), title_);
    form->addRow(tr("Game:"), game_);
    form->addRow(tr("Edition:"), edition_);
    form->addRow(tr("Folder:"), where);
    qobject_cast<QLabel*>(form->labelForField(where))->setBuddy(folder_);
    connect(title_, &editor::TitleField::changed, this, &GamePage::proposeFolder);
    connect(game_, &QComboBox::currentIndexChanged, this, &GamePage::nameEditions);
    connect(folder_, &QLineEdit::textEdited, this,
            [this]
            {
                chosen_ = true;
                emit changed();
            });
    connect(browse, &QPushButton::clicked, this, &GamePage::browse);
    nameEditions();
    proposeFolder();
}

void GamePage::nameEditions()
{
    edition_->clear();
    const play::System* system = findSystem(game_->currentData().toString().toStdString());
    for (const std::string& one : system != nullptr ? system->editions() : std::vector<std::string>())
        edition_->addItem(words::word(system->id(), "edition", one), QString::fromStdString(one));
    edition_->setEnabled(edition_->count() > 1);
    if (auto* form = qobject_cast<QFormLayout*>(layout()))
    {
        form->labelForField(edition_)->setVisible(edition_->count() > 0);
        edition_->setVisible(edition_->count() > 0);
    }
    emit changed();
}

/// Named after the title, until the author chooses one.
void GamePage::proposeFolder()
{
    if (!chosen_)
    {
        const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
        const QString name = title_->text().isEmpty() ? QString() : '/' + QString::fromStdString(idOf(title_->text()));
        folder_->setText(QDir::toNativeSeparators(documents.filePath(QStringLiteral("Merlon")) + name));
    }
    emit changed();
}

void GamePage::browse()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Scenario folder"), folder_->text());
    if (folder.isEmpty())
        return;
    chosen_ = true;
    folder_->setText(QDir::toNativeSeparators(folder));
    emit changed();
}

void GamePage::read(ScenarioPlan& plan) const
{
    plan.title = title_->title();
    plan.system = findSystem(game_->currentData().toString().toStdString());
    plan.edition = edition_->currentData().toString().toStdString();
    plan.folder = QDir::fromNativeSeparators(folder_->text().trimmed());
}

QString GamePage::missing() const
{
    if (title_->text().isEmpty())
        return tr("Give the scenario a title.");
    return folder_->text().trimmed().isEmpty() ? tr("Choose a folder for the scenario.") : QString();
}

} // namespace merlon::app

#include "app/window/new_scenario_dialog.h"

#include "app/window/file_names.h"
#include "core/io/files.h"
#include "core/map/text_rules.h"
#include "core/systems.h"
#include "editor/title_field.h"
#include "translations/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace merlon::app
{

namespace
{

play::Ground groundOf(const play::Board& board)
{
    return std::holds_alternative<play::HexBoard>(board) ? play::Ground::Hexes : play::Ground::Table;
}

/// They need nothing that is not asked for here. What lies in files of its own kind is written by its author.
bool hasPlainScenarios(const play::System& system)
{
    return system.own() == nullptr && system.fileKind() == "scenario";
}

} // namespace

std::vector<const play::System*> systemsOn(play::Ground ground)
{
    std::vector<const play::System*> all;
    for (const play::System* system : systems())
        if (system->ground() == ground && system->maps().second > 0 && hasPlainScenarios(*system))
            all.push_back(system);
    return all;
}

std::vector<const play::System*> systemsToBegin()
{
    auto all = systemsOn(play::Ground::Hexes);
    for (const play::System* system : systems())
        if (system->maps().first == 0)
            all.push_back(system);
    return all;
}

NewScenarioDialog::NewScenarioDialog(const play::Board& board, const QString& boardFile, QWidget* parent)
    : QDialog(parent),
      boardFile_(boardFile),
      title_(new editor::TitleField(play::titleOf(board), QStringLiteral("scenario.title"))),
      game_(new QComboBox),
      edition_(new QComboBox),
      forces_{new QLineEdit(tr("Defenders")), new QLineEdit(tr("Besiegers"))},
      first_(new QComboBox),
      fileText_(new QLabel)
{
    setWindowTitle(groundOf(board) == play::Ground::Hexes ? tr("New scenario on this map")
                                                          : tr("New scenario on this table"));
    constexpr int buttonsOfTheFrame = 120;
    setMinimumWidth(fontMetrics().horizontalAdvance(windowTitle()) + buttonsOfTheFrame);
    for (QLineEdit* force : forces_)
        force->setMaxLength(static_cast<int>(Longest::Name));
    game_->setObjectName(QStringLiteral("scenario.game"));
    first_->setObjectName(QStringLiteral("scenario.first"));
    fileText_->setWordWrap(true);
    nameGames(board);
    auto* form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Title:"), title_);
    form->addRow(tr("Game:"), game_);
    form->addRow(tr("Edition:"), edition_);
    form->addRow(tr("First force:"), forces_[0]);
    form->addRow(tr("Second force:"), forces_[1]);
    //: which of the forces
    form->addRow(tr("Moves first:"), first_);
    //: the file into which the scenario will be written
    form->addRow(tr("File:"), fileText_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(game_, &QComboBox::currentIndexChanged, this, &NewScenarioDialog::nameEditions);
    connect(title_, &editor::TitleField::changed, this, &NewScenarioDialog::showFile);
    for (const QLineEdit* force : forces_)
    {
        connect(force, &QLineEdit::textChanged, this, &NewScenarioDialog::nameForces);
        connect(force, &QLineEdit::textChanged, buttons->button(QDialogButtonBox::Ok),
                [this, ok = buttons->button(QDialogButtonBox::Ok)] {
                    ok->setEnabled(!forces_[0]->text().trimmed().isEmpty() && !forces_[1]->text().trimmed().isEmpty());
                });
    }
    nameEditions();
    nameForces();
    showFile();
}

/// First the one for which the board was made.
void NewScenarioDialog::nameGames(const play::Board& board)
{
    for (const play::System* system : systemsOn(groundOf(board)))
        game_->addItem(words::word(system->id(), "system", system->id()), words::fromView(system->id()));
    const auto* map = std::get_if<play::HexBoard>(&board);
    const std::string_view own =
        map != nullptr ? io::systemOf(**map) : std::string_view(std::get<play::TableBoard>(board)->ruleset);
    game_->setCurrentIndex(std::max(0, game_->findData(words::fromView(own))));
}

void NewScenarioDialog::nameEditions()
{
    edition_->clear();
    const play::System* system = findSystem(game_->currentData().toString().toStdString());
    for (const std::string& one : system != nullptr ? system->editions() : std::vector<std::string>())
        edition_->addItem(words::word(system->id(), "edition", one), QString::fromStdString(one));
    edition_->setEnabled(edition_->count() > 1);
}

void NewScenarioDialog::nameForces()
{
    const int chosen = std::max(0, first_->currentIndex());
    first_->clear();
    for (const QLineEdit* force : forces_)
        first_->addItem(force->text());
    first_->setCurrentIndex(chosen);
}

void NewScenarioDialog::showFile()
{
    fileText_->setText(QDir::toNativeSeparators(file()));
}

QString NewScenarioDialog::file() const
{
    const QString title = title_->text();
    const QString stem = QString::fromStdString(idOf(title.isEmpty() ? boardFile_ : title));
    const QDir folder = QFileInfo(boardFile_).dir();
    QString name = stem;
    for (int number = 2; folder.exists(name + ".scenario.yaml"); ++number)
        name = stem + '-' + QString::number(number);
    return folder.filePath(name + ".scenario.yaml");
}

play::Scenario NewScenarioDialog::scenario() const
{
    static constexpr std::array colours{"#2f5d8a", "#a13d2d"};
    play::Scenario scenario;
    scenario.id = idOf(file());
    scenario.title = title_->title();
    scenario.ruleset = game_->currentData().toString().toStdString();
    scenario.edition = edition_->currentData().toString().toStdString();
    scenario.maps.resize(1);
    scenario.maps.front().file = QFileInfo(boardFile_).fileName().toStdString();
    for (std::size_t i = 0; i < forces_.size(); ++i)
    {
        const QString name = forces_[i]->text().trimmed();
        std::string id = idOf(name);
        if (i > 0 && id == scenario.forces.front().id)
            id += "-2";
        scenario.forces.push_back({std::move(id), plainText(name.toStdString()), colours[i], {}, {}, {}});
    }
    scenario.first = scenario.forces[static_cast<std::size_t>(std::max(0, first_->currentIndex()))].id;
    return scenario;
}

} // namespace merlon::app

#include "app/window/wizard_map_page.h"

#include "app/window/shipped_model.h"
#include "core/io/files.h"
#include "editor/map_preview.h"
#include "editor/named_text.h"
#include "editor/new_map.h"
#include "editor/paths.h"
#include "translations/diagnostics.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDirIterator>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

namespace merlon::app
{
namespace
{

QSpinBox* sizeBox(const QString& name, int value)
{
    constexpr int fewest = 5;
    constexpr int most = 200;
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(fewest, most);
    box->setValue(value);
    return box;
}

} // namespace

MapPage::MapPage(std::shared_ptr<const map::HexMap> open, const QString& openFile, QWidget* parent)
    : WizardPage(parent),
      open_(std::move(open)),
      openFile_(openFile),
      openOne_(choice(QStringLiteral("wizard.map.open"), tr("The map that is &open"))),
      newOne_(choice(QStringLiteral("wizard.map.new"), tr("A &new map:"))),
      shippedOne_(choice(QStringLiteral("wizard.map.shipped"), tr("A copy of a map that comes &with Merlon:"))),
      fileOne_(choice(QStringLiteral("wizard.map.file"), tr("Another map &file:"))),
      columns_(sizeBox(QStringLiteral("wizard.columns"), editor::NewMap{}.columns)),
      rows_(sizeBox(QStringLiteral("wizard.rows"), editor::NewMap{}.rows)),
      scan_(new QCheckBox(tr("Place a &scanned map under it"))),
      shipped_(new QComboBox),
      file_(new QLineEdit),
      wrong_(new QLabel),
      preview_(new editor::MapPreview)
{
    shipped_->setObjectName(QStringLiteral("wizard.shipped"));
    file_->setObjectName(QStringLiteral("wizard.file"));
    file_->setAccessibleName(tr("Map file"));
    columns_->setAccessibleName(tr("Columns"));
    rows_->setAccessibleName(tr("Rows"));
    scan_->setObjectName(QStringLiteral("wizard.scan"));
    wrong_->setWordWrap(true);
    auto* size = new QHBoxLayout;
    size->addWidget(columns_);
    //: between the numbers of columns and rows: "40 × 30 hexes"
    size->addWidget(new QLabel(tr("×")));
    size->addWidget(rows_);
    size->addWidget(new QLabel(tr("hexes")));
    size->addStretch(1);
    auto* browse = new QPushButton(tr("&Browse…"));
    auto* path = new QHBoxLayout;
    path->addWidget(file_, 1);
    path->addWidget(browse);
    auto* grid = new QGridLayout(this);
    grid->addWidget(openOne_, 0, 0, 1, 2);
    grid->addWidget(newOne_, 1, 0);
    grid->addLayout(size, 1, 1);
    grid->addWidget(scan_, 2, 1);
    grid->addWidget(shippedOne_, 3, 0);
    grid->addWidget(shipped_, 3, 1);
    grid->addWidget(fileOne_, 4, 0);
    grid->addLayout(path, 4, 1);
    grid->addWidget(wrong_, 5, 0, 1, 2);
    grid->addWidget(preview_, 6, 0, 1, 2);
    grid->setRowStretch(6, 1);
    grid->setColumnStretch(1, 1);
    openOne_->setVisible(open_ != nullptr);
    (open_ ? openOne_ : newOne_)->setChecked(true);
    connect(columns_, &QSpinBox::valueChanged, newOne_, &QRadioButton::click);
    connect(rows_, &QSpinBox::valueChanged, newOne_, &QRadioButton::click);
    connect(scan_, &QCheckBox::clicked, newOne_, &QRadioButton::click);
    connect(shipped_, &QComboBox::activated, shippedOne_, &QRadioButton::click);
    connect(file_, &QLineEdit::editingFinished, this,
            [this]
            {
                if (!file_->text().isEmpty())
                    fileOne_->click();
            });
    connect(browse, &QPushButton::clicked, this, &MapPage::browse);
    offerShipped();
    look();
}

QRadioButton* MapPage::choice(const QString& name, const QString& text)
{
    auto* made = new QRadioButton(text);
    made->setObjectName(name);
    connect(made, &QRadioButton::clicked, this, &MapPage::look);
    return made;
}

/// By their titles, which are read of their files.
void MapPage::offerShipped()
{
    QStringList files;
    for (QDirIterator at(scenariosFolder(), {QStringLiteral("*.map.yaml")}, QDir::Files, QDirIterator::Subdirectories);
         at.hasNext();)
        files << at.next();
    files.sort();
    for (const QString& file : files)
        if (const auto loaded = io::loadMap(editor::fsPath(file)); loaded.value)
            shipped_->addItem(editor::nameOr(loaded.value->title, loaded.value->id), file);
    shippedOne_->setEnabled(shipped_->count() > 0);
    shipped_->setEnabled(shipped_->count() > 0);
}

void MapPage::browse()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Scenario map"), file_->text(),
                                                      //: a kind of files
                                                      tr("Maps (*.map.yaml *.yaml)"));
    if (file.isEmpty())
        return;
    file_->setText(QDir::toNativeSeparators(file));
    fileOne_->click();
}

/// What is chosen now.
void MapPage::look()
{
    map_.reset();
    mapFile_.clear();
    wrong_->clear();
    if (openOne_->isChecked())
    {
        map_ = open_;
        mapFile_ = openFile_;
    }
    else if (shippedOne_->isChecked())
        takeFile(shipped_->currentData().toString(), false);
    else if (fileOne_->isChecked())
        takeFile(QDir::fromNativeSeparators(file_->text()), true);
    else
    {
        editor::NewMap wish;
        wish.columns = columns_->value();
        wish.rows = rows_->value();
        wish.ruleset = system_;
        map_ = std::make_shared<const map::HexMap>(editor::freshMap(wish));
    }
    preview_->setVisible(map_ != nullptr);
    if (map_)
        preview_->setMap(*map_, io::paletteOf(*map_));
    emit changed();
}

/// `stays`: the scenario is written beside it. Else a copy of it is written beside the scenario.
void MapPage::takeFile(const QString& file, bool stays)
{
    if (file.isEmpty())
        return;
    auto loaded = io::loadMap(editor::fsPath(file));
    if (!loaded.value)
        return wrong_->setText(loaded.diagnostics.empty() ? QString()
                                                          : words::sentence(loaded.diagnostics.front().message));
    map_ = std::make_shared<const map::HexMap>(std::move(*loaded.value));
    mapFile_ = stays ? QFileInfo(file).absoluteFilePath() : QString();
}

void MapPage::come(const ScenarioPlan& plan)
{
    const std::string system = plan.system != nullptr ? std::string(plan.system->id()) : std::string();
    if (system == system_)
        return;
    system_ = system;
    look();
}

void MapPage::read(ScenarioPlan& plan) const
{
    plan.map = map_;
    plan.mapFile = mapFile_;
}

QString MapPage::missing() const
{
    return map_ ? QString() : tr("Choose a map.");
}

bool MapPage::wantsScan() const
{
    return newOne_->isChecked() && scan_->isChecked();
}

} // namespace merlon::app

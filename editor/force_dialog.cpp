#include "editor/force_dialog.h"

#include "core/map/text_rules.h"
#include "editor/art/force_pattern.h"
#include "editor/language_fields.h"
#include "translations/words.h"

#include <QColorDialog>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr QSize dialogFlag(32, 24);

} // namespace

ForceDialog::ForceDialog(const play::Force& force, const QString& title, QWidget* parent)
    : QDialog(parent),
      names_(new LanguageFields(force.name, QStringLiteral("force.name"), static_cast<int>(Longest::Name))),
      colourButton_(new QPushButton),
      pattern_(new QComboBox)
{
    setWindowTitle(title);
    names_->setTitle(tr("Name"));
    colourButton_->setObjectName(QStringLiteral("force.colour"));
    colourButton_->setAutoDefault(false);
    auto* label = new QLabel(tr("&Colour:"));
    label->setBuddy(colourButton_);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(colourButton_);
    pattern_->setObjectName(QStringLiteral("force.pattern"));
    pattern_->setIconSize(dialogFlag);
    pattern_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* beside = new QLabel(tr("&Pattern:"));
    beside->setBuddy(pattern_);
    beside->setToolTip(words::tip(tr("Distinguishes the counters of this force without relying on colour")));
    row->addSpacing(12);
    row->addWidget(beside);
    row->addWidget(pattern_);
    row->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addWidget(names_);
    column->addLayout(row);
    column->addStretch();
    column->addWidget(buttons);
    setMinimumWidth(420);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(colourButton_, &QPushButton::clicked, this, &ForceDialog::choose);
    const auto mayEnd = [this] { ok_->setEnabled(!names_->edited({}).empty()); };
    connect(names_, &LanguageFields::changed, this, mayEnd);
    mayEnd();
    addPatterns();
    const auto own = std::ranges::find(play::forcePatterns, force.pattern);
    pattern_->setCurrentIndex(
        own == play::forcePatterns.end() ? 0 : static_cast<int>(own - play::forcePatterns.begin()) + 1);
    const QColor colour(QString::fromStdString(force.colour));
    show(colour.isValid() ? colour : QColor(Qt::gray));
}

void ForceDialog::addPatterns()
{
    //: the pattern on the counters of a force: without any, horizontal stripes, upright bars ...
    const QStringList names{tr("Plain"), tr("Stripes"), tr("Bars"), tr("Dots"), tr("Cross"), tr("Chequers")};
    pattern_->addItem(names.front(), QString());
    for (std::size_t i = 0; i < play::forcePatterns.size(); ++i)
        pattern_->addItem(names.value(static_cast<int>(i) + 1), words::fromView(play::forcePatterns[i]));
}

void ForceDialog::choose()
{
    const QColor colour = QColorDialog::getColor(colour_, this, tr("Counter colour"));
    if (colour.isValid())
        show(colour);
}

void ForceDialog::show(const QColor& colour)
{
    colour_ = colour;
    const std::string name = colour.name().toStdString();
    colourButton_->setIcon(art::forceFlag(name, {}, dialogFlag));
    colourButton_->setIconSize(dialogFlag);
    for (int i = 0; i < pattern_->count(); ++i)
        pattern_->setItemIcon(i, art::forceFlag(name, pattern_->itemData(i).toString().toStdString(), dialogFlag));
    colourButton_->setText(colour.name());
}

play::Force ForceDialog::edited(play::Force force) const
{
    force.name = names_->edited(std::move(force.name));
    force.colour = colour_.name().toStdString();
    force.pattern = pattern_->currentData().toString().toStdString();
    return force;
}

} // namespace merlon::editor

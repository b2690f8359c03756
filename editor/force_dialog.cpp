#include "editor/force_dialog.h"

#include "core/map/text_rules.h"
#include "editor/language_fields.h"

#include <QColorDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon::editor
{

ForceDialog::ForceDialog(const play::Force& force, const QString& title, QWidget* parent)
    : QDialog(parent),
      names_(new LanguageFields(force.name, QStringLiteral("force.name"), static_cast<int>(Longest::Name))),
      colourButton_(new QPushButton)
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
    const QColor colour(QString::fromStdString(force.colour));
    show(colour.isValid() ? colour : QColor(Qt::gray));
}

void ForceDialog::choose()
{
    const QColor colour = QColorDialog::getColor(colour_, this, tr("Colour of the counters"));
    if (colour.isValid())
        show(colour);
}

void ForceDialog::show(const QColor& colour)
{
    constexpr int swatch = 16;
    colour_ = colour;
    QPixmap pixmap(2 * swatch, swatch);
    pixmap.fill(colour);
    colourButton_->setIcon(pixmap);
    colourButton_->setIconSize(pixmap.size());
    colourButton_->setText(colour.name());
}

play::Force ForceDialog::edited(play::Force force) const
{
    force.name = names_->edited(std::move(force.name));
    force.colour = colour_.name().toStdString();
    return force;
}

} // namespace merlon::editor

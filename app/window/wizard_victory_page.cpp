#include "app/window/wizard_victory_page.h"

#include "editor/named_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>

namespace merlon::app
{
namespace
{

constexpr int usualTurns = 12;
constexpr int mostTurns = 100'000; // that a file may say

QHBoxLayout* inRow(QWidget* one, QWidget* other)
{
    auto* row = new QHBoxLayout;
    row->addWidget(one);
    row->addWidget(other);
    row->addStretch(1);
    return row;
}

} // namespace

VictoryPage::VictoryPage(QWidget* parent)
    : WizardPage(parent), turns_(new QSpinBox), first_(new QComboBox), atEnd_(new QComboBox)
{
    turns_->setObjectName(QStringLiteral("wizard.turns"));
    turns_->setRange(0, mostTurns);
    turns_->setSpecialValueText(tr("No limit"));
    turns_->setValue(usualTurns);
    first_->setObjectName(QStringLiteral("wizard.first"));
    atEnd_->setObjectName(QStringLiteral("wizard.atEnd"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Turn limit:"), turns_);
    //: which of the forces
    form->addRow(tr("&Moves first:"), first_);
    //: which of the forces
    form->addRow(tr("&Wins after the last turn:"), atEnd_);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    auto* sides = new QHBoxLayout;
    for (std::size_t i = 0; i < sides_.size(); ++i)
        sides->addWidget(build(sides_[i], i), 1);
    column->addLayout(sides);
    column->addStretch(1);
    connect(turns_, &QSpinBox::valueChanged, this,
            [this](int turns)
            {
                atEnd_->setEnabled(turns > 0);
                emit changed();
            });
    sides_[1].leader->setChecked(true);
}

QGroupBox* VictoryPage::build(Side& side, std::size_t number)
{
    const QString stem = QStringLiteral("wizard.side%1.").arg(number + 1);
    const auto check = [&](const char* name, const QString& text)
    {
        auto* made = new QCheckBox(text);
        made->setObjectName(stem + QLatin1String(name));
        connect(made, &QCheckBox::toggled, this, &VictoryPage::changed);
        return made;
    };
    const auto count = [&](const char* name, int value)
    {
        auto* made = new QSpinBox;
        made->setObjectName(stem + QLatin1String(name));
        made->setRange(1, 1'000);
        made->setValue(value);
        connect(made, &QSpinBox::valueChanged, this, &VictoryPage::changed);
        return made;
    };
    side.group = new QGroupBox;
    side.leader = check("leader", tr("The enemy leader is out of play"));
    side.held = check("held", tr("In the enemy set-up zone at the end of a turn:"));
    side.heldBy = count("heldBy", 5);
    side.lost = check("lost", tr("Counters lost by the enemy:"));
    side.lostOf = count("lostOf", 10);
    auto* column = new QVBoxLayout(side.group);
    column->addWidget(side.leader);
    column->addLayout(inRow(side.held, side.heldBy));
    column->addLayout(inRow(side.lost, side.lostOf));
    return side.group;
}

void VictoryPage::come(const ScenarioPlan& plan)
{
    const bool isNew = first_->count() == 0;
    const int first = first_->currentIndex();
    const int atEnd = atEnd_->currentIndex();
    first_->clear();
    atEnd_->clear();
    //: of the forces: none
    atEnd_->addItem(tr("Nobody"));
    for (std::size_t i = 0; i < sides_.size(); ++i)
    {
        const QString name = editor::nameOr(plan.forces[i].name, "force");
        first_->addItem(name);
        atEnd_->addItem(name);
        //: a group of victory conditions; %1: a force
        sides_[i].group->setTitle(tr("Immediate victory: %1").arg(name));
        const ForcePlan& other = plan.forces[1 - i];
        sides_[i].leader->setEnabled(other.levy >= 0);
        sides_[i].held->setEnabled(other.where.has_value());
        sides_[i].heldBy->setEnabled(other.where.has_value());
    }
    first_->setCurrentIndex(isNew ? 0 : first);
    atEnd_->setCurrentIndex(isNew ? 1 : atEnd);
}

void VictoryPage::read(ScenarioPlan& plan) const
{
    plan.turns = turns_->value();
    plan.first = std::max(0, first_->currentIndex());
    plan.victory.atEnd = first_->count() == 0 ? 0 : atEnd_->currentIndex() - 1;
    for (std::size_t i = 0; i < sides_.size(); ++i)
    {
        const Side& side = sides_[i];
        plan.victory.leader[i] = side.leader->isChecked();
        plan.victory.held[i] = side.held->isChecked() ? side.heldBy->value() : 0;
        plan.victory.lost[i] = side.lost->isChecked() ? side.lostOf->value() : 0;
    }
}

} // namespace merlon::app

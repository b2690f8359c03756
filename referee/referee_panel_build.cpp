#include "referee/counter_field.h"
#include "referee/dice_pad.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/shot_options.h"
#include "referee/target_model.h"
#include "referee/verdict_view.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

/// How the panel is put together; what it does is in referee_panel.cpp.
namespace merlon::referee
{

void RefereePanel::build()
{
    auto* column = new QVBoxLayout(this);
    auto* head = new QHBoxLayout;
    phase_ = new QLabel(this);
    phase_->setWordWrap(true);
    phase_->setTextFormat(Qt::PlainText);
    endPhase_ = new QPushButton(this);
    endPhase_->setObjectName(QStringLiteral("endPhase"));
    head->addWidget(phase_, 1);
    head->addWidget(endPhase_);
    column->addLayout(head);
    problem_ = new QLabel(this);
    problem_->setWordWrap(true);
    problem_->setTextFormat(Qt::PlainText);
    problem_->setFrameShape(QFrame::StyledPanel);
    problem_->setObjectName(QStringLiteral("problem"));
    column->addWidget(problem_);
    column->addWidget(buildShot());
    column->addWidget(buildOwed());
    view_ = new VerdictView(this);
    column->addWidget(view_, 1);
    pad_ = new DicePad(this);
    column->addWidget(pad_);
    column->addWidget(buildButtons());
    // The question first; the end of the phase, which stands above it, last.
    QWidget* const order[] = {shooterField_, targetField_, targetList_, options_, owedList_, view_,
                              pad_,          apply_,       overrule_,   undo_,    redo_,     endPhase_};
    for (std::size_t i = 0; i + 1 < std::size(order); ++i)
        setTabOrder(order[i], order[i + 1]);
    join();
}

QWidget* RefereePanel::buildShot()
{
    shotPart_ = new QWidget(this);
    auto* column = new QVBoxLayout(shotPart_);
    column->setContentsMargins(0, 0, 0, 0);
    auto* form = new QFormLayout;
    shooterLabel_ = new QLabel(shotPart_);
    shooterField_ = new CounterField(shotPart_);
    shooterField_->setObjectName(QStringLiteral("shooter"));
    targetLabel_ = new QLabel(shotPart_);
    targetField_ = new CounterField(shotPart_);
    targetField_->setObjectName(QStringLiteral("target"));
    shooterLabel_->setBuddy(shooterField_);
    targetLabel_->setBuddy(targetField_);
    form->addRow(shooterLabel_, shooterField_);
    form->addRow(targetLabel_, targetField_);
    column->addLayout(form);
    targetsLabel_ = new QLabel(shotPart_);
    targetsLabel_->setWordWrap(true);
    column->addWidget(targetsLabel_);
    targets_ = new TargetModel(this);
    targetList_ = new QListView(shotPart_);
    targetList_->setObjectName(QStringLiteral("targets"));
    targetList_->setModel(targets_);
    targetList_->setUniformItemSizes(true);
    targetList_->setFixedHeight(fontMetrics().height() * 8);
    targetsLabel_->setBuddy(targetList_);
    column->addWidget(targetList_);
    options_ = new ShotOptions(shotPart_);
    column->addWidget(options_);
    return shotPart_;
}

QWidget* RefereePanel::buildOwed()
{
    owedPart_ = new QWidget(this);
    auto* column = new QVBoxLayout(owedPart_);
    column->setContentsMargins(0, 0, 0, 0);
    owedLabel_ = new QLabel(owedPart_);
    owedLabel_->setWordWrap(true);
    owedLabel_->setTextFormat(Qt::PlainText);
    owedLabel_->setObjectName(QStringLiteral("owed"));
    column->addWidget(owedLabel_);
    owedList_ = new QListWidget(owedPart_);
    owedList_->setObjectName(QStringLiteral("endings"));
    owedList_->setFixedHeight(fontMetrics().height() * 8);
    owedLabel_->setBuddy(owedList_);
    column->addWidget(owedList_);
    return owedPart_;
}

QWidget* RefereePanel::buildButtons()
{
    auto* part = new QWidget(this);
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const char* name, int row, int column)
    {
        auto* one = new QPushButton(part);
        one->setObjectName(QString::fromLatin1(name));
        grid->addWidget(one, row, column);
        return one;
    };
    apply_ = button("apply", 0, 0);
    overrule_ = button("overrule", 0, 1);
    undo_ = button("undo", 1, 0);
    redo_ = button("redo", 1, 1);
    apply_->setDefault(true);
    return part;
}

void RefereePanel::join()
{
    connect(&session_, &RefereeSession::gameChanged, this, &RefereePanel::gameChanged);
    connect(&session_, &RefereeSession::verdictChanged, this, &RefereePanel::verdictChanged);
    connect(&session_, &RefereeSession::failed, this,
            [this](const QString& message) { view_->say(Sign::Warning, message); });
    connect(shooterField_, &CounterField::picked, this, &RefereePanel::chooseShooter);
    connect(targetField_, &CounterField::picked, this, &RefereePanel::chooseTarget);
    for (CounterField* field : {shooterField_, targetField_})
        connect(field, &CounterField::unknown, this,
                [this](const QString& text) { view_->say(Sign::Warning, tr("Nobody is called %1.").arg(text)); });
    const auto chooseIndex = [this](const QModelIndex& index)
    { chooseTarget(index.data(TargetModel::CounterRole).toString().toStdString()); };
    connect(targetList_, &QListView::clicked, this, chooseIndex);
    connect(targetList_, &QListView::activated, this, chooseIndex);
    connect(options_, &ShotOptions::changed, this, &RefereePanel::judgeShot);
    connect(owedList_, &QListWidget::currentRowChanged, this,
            [this](int row)
            {
                if (!rebuilding_ && row >= 0 && row < static_cast<int>(endings_.size()))
                    chooseEnding(endings_[static_cast<std::size_t>(row)]);
            });
    connect(view_, &VerdictView::ruleWanted, this, &RefereePanel::showRule);
    connect(pad_, &DicePad::typed, &session_, &RefereeSession::giveDie);
    connect(pad_, &DicePad::rollWanted, &session_, &RefereeSession::roll);
    connect(pad_, &DicePad::takeBackWanted, &session_, &RefereeSession::takeBackDie);
    connect(apply_, &QPushButton::clicked, this, &RefereePanel::apply);
    connect(overrule_, &QPushButton::clicked, this, &RefereePanel::overrule);
    connect(undo_, &QPushButton::clicked, &session_, &RefereeSession::undo);
    connect(redo_, &QPushButton::clicked, &session_, &RefereeSession::redo);
    connect(endPhase_, &QPushButton::clicked, this, &RefereePanel::endPhase);
}

} // namespace merlon::referee

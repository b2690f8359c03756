#include "referee/candidate_delegate.h"
#include "referee/candidate_model.h"
#include "referee/dice_pad.h"
#include "referee/head_view.h"
#include "referee/kind_box.h"
#include "referee/record_form.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/verdict_view.h"
#include "referee/whole_orders.h"

#include <QGridLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

/// How the panel is put together; what it does is in referee_panel.cpp.
namespace merlon::referee
{

void RefereePanel::build()
{
    auto* column = new QVBoxLayout(this);
    column->addWidget(buildBanner());
    column->addWidget(buildHead());
    problem_ = new QLabel(this);
    problem_->setWordWrap(true);
    problem_->setTextFormat(Qt::PlainText);
    problem_->setFrameShape(QFrame::StyledPanel);
    problem_->setObjectName(QStringLiteral("problem"));
    column->addWidget(problem_);
    column->addWidget(buildOrder(), 1);
    view_ = new VerdictView(this);
    column->addWidget(view_, 2);
    pad_ = new DicePad(this);
    column->addWidget(pad_);
    column->addWidget(buildButtons());
    // The question first.
    QWidget* const order[] = {kindBox_,  form_,   candidateList_, view_, pad_,         apply_,
                              overrule_, byHand_, undo_,          redo_, whatIfButton_};
    for (std::size_t i = 0; i + 1 < std::size(order); ++i)
        setTabOrder(order[i], order[i + 1]);
    join();
}

/// Above all else, so that nobody takes a what-if for the game.
QWidget* RefereePanel::buildBanner()
{
    whatIfBanner_ = new QLabel(this);
    whatIfBanner_->setObjectName(QStringLiteral("whatIfBanner"));
    whatIfBanner_->setWordWrap(true);
    whatIfBanner_->setTextFormat(Qt::PlainText);
    whatIfBanner_->setAutoFillBackground(true);
    whatIfBanner_->setBackgroundRole(QPalette::Highlight);
    whatIfBanner_->setForegroundRole(QPalette::HighlightedText);
    whatIfBanner_->setMargin(6);
    QFont bold = font();
    bold.setBold(true);
    whatIfBanner_->setFont(bold);
    whatIfBanner_->hide();
    return whatIfBanner_;
}

QWidget* RefereePanel::buildHead()
{
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    head_ = new HeadView(part);
    column->addWidget(head_);
    auto* buttons = new QHBoxLayout; // beneath, so that the head has the whole width
    wholeOrders_ = new WholeOrders(part);
    buttons->addWidget(wholeOrders_);
    release_ = new QPushButton(part);
    release_->setObjectName(QStringLiteral("release"));
    release_->setAutoDefault(false);
    buttons->addWidget(release_);
    column->addLayout(buttons);
    return part;
}

QWidget* RefereePanel::buildOrder()
{
    orderPart_ = new QWidget(this);
    auto* column = new QVBoxLayout(orderPart_);
    column->setContentsMargins(0, 0, 0, 0);
    kindBox_ = new KindBox(orderPart_);
    kindBox_->installEventFilter(this);
    column->addWidget(kindBox_);
    form_ = new RecordForm(orderPart_);
    column->addWidget(form_);
    candidatesLabel_ = new QLabel(orderPart_);
    candidatesLabel_->setWordWrap(true);
    column->addWidget(candidatesLabel_);
    candidates_ = new CandidateModel(this);
    candidateList_ = new QListView(orderPart_);
    candidateList_->setObjectName(QStringLiteral("candidates"));
    candidateList_->setModel(candidates_);
    candidateList_->setItemDelegate(new CandidateDelegate(candidateList_));
    candidateList_->setUniformItemSizes(true);
    candidateList_->setMinimumHeight(fontMetrics().height() * 3);
    candidateList_->setMaximumHeight(fontMetrics().height() * 9);
    candidateList_->setTextElideMode(Qt::ElideRight);
    candidateList_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    candidatesLabel_->setBuddy(candidateList_);
    column->addWidget(candidateList_);
    return orderPart_;
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
    byHand_ = button("byHand", 0, 2);
    undo_ = button("undo", 1, 0);
    redo_ = button("redo", 1, 1);
    whatIfButton_ = button("whatIf", 1, 2);
    whatIfButton_->setCheckable(true);
    apply_->setDefault(true);
    return part;
}

void RefereePanel::join()
{
    connect(&session_, &RefereeSession::gameChanged, this, &RefereePanel::gameChanged);
    connect(&session_, &RefereeSession::verdictChanged, this, &RefereePanel::verdictChanged);
    connect(&session_, &RefereeSession::failed, this,
            [this](const QString& message) { view_->say(Sign::Warning, message); });
    connect(wholeOrders_, &WholeOrders::given, this, qOverload<const play::Record&>(&RefereePanel::giveWhole));
    connect(kindBox_, &KindBox::chosen, this, &RefereePanel::begin);
    connect(kindBox_, &KindBox::settled, this, &RefereePanel::ask);
    connect(form_, &RecordForm::picked, this,
            [this](const play::Field& field, const play::Value& mark) { give(field, mark, true); });
    connect(form_, &RecordForm::given, this,
            [this](const play::Field& field, const play::Value& value) { give(field, value, false); });
    connect(form_, &RecordForm::allWanted, this, &RefereePanel::giveAll);
    connect(form_, &RecordForm::cleared, this, [this](const play::Field& field) { session_.clearField(field.key); });
    connect(form_, &RecordForm::entered, this, &RefereePanel::refreshAsked);
    connect(form_, &RecordForm::notUnderstood, this,
            [this](const QString& text) { view_->say(Sign::Warning, tr("There is no %1 here.").arg(text)); });
    const auto pickRow = [this](const QModelIndex& index)
    {
        const play::Field* field = candidates_->field();
        // The one that the keyboard only stands on was not chosen.
        if (field != nullptr && index.isValid() && candidateList_->selectionModel()->isSelected(index))
            give(*field, play::Value(candidates_->candidates()[static_cast<std::size_t>(index.row())].mark), true);
    };
    connect(candidateList_, &QListView::clicked, this, pickRow);
    connect(candidateList_, &QListView::activated, this, pickRow);
    connect(view_, &VerdictView::ruleWanted, this, &RefereePanel::showRule);
    connect(pad_, &DicePad::typed, &session_, &RefereeSession::giveDie);
    connect(pad_, &DicePad::rollWanted, &session_, &RefereeSession::roll);
    connect(pad_, &DicePad::takeBackWanted, &session_, &RefereeSession::takeBackDie);
    connect(apply_, &QPushButton::clicked, this, &RefereePanel::apply);
    connect(overrule_, &QPushButton::clicked, this, &RefereePanel::overrule);
    connect(byHand_, &QPushButton::clicked, this, [this] { ruleByHand(); });
    connect(release_, &QPushButton::clicked, this, &RefereePanel::release);
    connect(undo_, &QPushButton::clicked, &session_, &RefereeSession::undo);
    connect(redo_, &QPushButton::clicked, &session_, &RefereeSession::redo);
    connect(whatIfButton_, &QPushButton::clicked, this, &RefereePanel::setWhatIf);
}

} // namespace merlon::referee

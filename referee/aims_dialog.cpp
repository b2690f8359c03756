#include "referee/aims_dialog.h"

#include "referee/aims_model.h"
#include "referee/candidate_delegate.h"
#include "referee/candidate_model.h"
#include "referee/referee_session.h"
#include "referee/verdict_text.h"
#include "translations/words.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace merlon::referee
{
namespace
{

QString wordOf(const play::System& system, std::string_view set)
{
    const auto aimings = system.aims()->aimings();
    return aimings.empty() ? QString() : words::word(system.id(), set, aimings.front().order);
}

void markAll(play::Scene& scene, const play::Ref& who, play::Mark mark)
{
    const auto piece = std::ranges::find(scene.pieces, who, &play::Piece::thing);
    if (piece != scene.pieces.end())
        for (const hex::Hex hex : piece->hexes)
            scene.marks.push_back({hex, mark});
}

} // namespace

AimsDialog::AimsDialog(RefereeSession& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      title_(new QLabel(this)),
      anyTime_(new QCheckBox(this)),
      list_(new QListView(this)),
      model_(new AimsModel(this)),
      fromMove_(new QPushButton(this)),
      fromAnywhere_(new QPushButton(this)),
      answer_(new QLabel(this))
{
    setObjectName(QStringLiteral("aims"));
    QFont bold = font();
    bold.setBold(true);
    title_->setFont(bold);
    for (QLabel* label : {title_, answer_})
    {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    answer_->setObjectName(QStringLiteral("answer"));
    answer_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    list_->setObjectName(QStringLiteral("who"));
    list_->setModel(model_);
    list_->setItemDelegate(new CandidateDelegate(list_));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setWordWrap(true); // cover and reasons are read whole
    list_->setResizeMode(QListView::Adjust);
    title_->setBuddy(list_);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {fromMove_, fromAnywhere_})
    {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    fromMove_->setObjectName(QStringLiteral("fromMove"));
    fromAnywhere_->setObjectName(QStringLiteral("fromAnywhere"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(title_);
    column->addWidget(anyTime_);
    column->addWidget(list_, 1);
    column->addLayout(buttons);
    column->addWidget(answer_);
    connect(anyTime_, &QCheckBox::toggled, this, &AimsDialog::renew);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &AimsDialog::showChosen);
    connect(fromMove_, &QPushButton::clicked, this, [this] { askFrom(play::Reach::HisMove); });
    connect(fromAnywhere_, &QPushButton::clicked, this, [this] { askFrom(play::Reach::Anywhere); });
    connect(&session_, &RefereeSession::gameChanged, this, &AimsDialog::renew);
    resize(fontMetrics().averageCharWidth() * 62, fontMetrics().height() * 26);
    retranslate();
}

bool AimsDialog::canAsk(const RefereeSession& session)
{
    return session.isOpen() && play::hexBoard(session.setting()->boards) &&
           session.setting()->system->aims() != nullptr;
}

play::Value AimsDialog::targetAt(const RefereeSession& session, hex::Hex hex)
{
    const auto scene = play::sceneOf(session.game()); // a game with a board has one
    const auto stands = [&](const play::Piece& one)
    { return one.thing.sort == "counter" && !one.gone && std::ranges::count(one.hexes, hex) > 0; };
    const auto who = std::ranges::find_if(scene->pieces, stands);
    return who != scene->pieces.end() ? play::Value(who->thing) : play::Value(hex);
}

QString AimsDialog::question(const play::System& system)
{
    return wordOf(system, "aim");
}

/// When it is nobody's time for it now, it is asked whoever's turn it is.
void AimsDialog::ask(const play::Value& target)
{
    target_ = target;
    const QSignalBlocker quiet(anyTime_);
    anyTime_->setChecked(false);
    judge(play::When::Now);
    if (model_->aims() && model_->aims()->legal == 0)
    {
        anyTime_->setChecked(true);
        judge(play::When::TheirTime);
    }
    show();
    raise();
    activateWindow();
    list_->setFocus();
}

void AimsDialog::renew()
{
    if (isVisible() && canAsk(session_))
        judge(anyTime_->isChecked() ? play::When::TheirTime : play::When::Now);
    else if (isVisible())
        close();
}

void AimsDialog::judge(play::When when)
{
    model_->show(play::aimsAt(session_.game(), target_, when));
    retranslate();
    if (model_->rowCount() > 0)
        list_->setCurrentIndex(model_->index(0));
    showChosen();
}

void AimsDialog::showChosen()
{
    from_.clear();
    answer_->clear();
    const bool chosen = model_->aimAt(list_->currentIndex().row()) != nullptr;
    fromMove_->setEnabled(chosen);
    fromAnywhere_->setEnabled(chosen);
    emit sceneChanged(scene());
}

void AimsDialog::askFrom(play::Reach reach)
{
    const play::Aim* aim = model_->aimAt(list_->currentIndex().row());
    if (aim == nullptr)
        return;
    from_ = play::aimsFrom(*model_->aims(), *aim, reach);
    const VerdictText text(model_->aims()->game);
    QStringList hexes;
    for (const play::AimFrom& one : from_)
        hexes += text.hex(one.hex);
    const QString who = text.thing(aim->who);
    const QString where =
        hexes.mid(0, 40).join(words::listWord("comma")) + (hexes.size() > 40 ? QStringLiteral(" \u2026") : QString());
    const bool stays = reach == play::Reach::HisMove && aim->verdict.legal;
    answer_->setText(
        hexes.isEmpty() && stays //: %1: a counter
            ? tr("%1: from its present position, but from no hex that it can move to.").arg(who)
            : hexes.isEmpty() //: %1: a counter
                  ? tr("%1: from no hex.").arg(who)
                  //: %1: a counter, %2: a list of hexes
                  : tr("%1, from %n hex(es): %2", nullptr, static_cast<int>(hexes.size())).arg(who, where));
    emit sceneChanged(scene());
}

/// The target, those who could and those who could not; of the chosen one the line, and whence he could.
play::Scene AimsDialog::scene() const
{
    play::Scene scene = play::sceneOf(session_.game()).value_or(play::Scene{});
    const auto& aims = model_->aims();
    if (!aims)
        return scene;
    if (const auto* hex = std::get_if<hex::Hex>(&target_))
        scene.marks.push_back({*hex, play::Mark::Aim});
    markAll(scene, aims->target, play::Mark::Aim);
    const play::Aim* chosen = model_->aimAt(list_->currentIndex().row());
    for (const play::Aim& one : aims->all)
        if (&one != chosen && from_.empty() && !one.verdict.facts.empty())
            markAll(scene, one.who, one.verdict.legal ? play::Mark::May : play::Mark::MayNot);
    for (const play::AimFrom& one : from_)
        scene.marks.push_back({one.hex, play::Mark::May});
    if (chosen == nullptr)
        return scene;
    markAll(scene, chosen->who, play::Mark::Actor);
    scene.lines = chosen->verdict.lines;
    scene.legal = chosen->verdict.legal;
    for (const play::Reason& reason : chosen->verdict.reasons)
        if (reason.weight == play::Weight::Forbids && reason.where)
            scene.marks.push_back({*reason.where, play::Mark::Stop});
    return scene;
}

QString AimsDialog::targetText() const
{
    const auto* hex = std::get_if<hex::Hex>(&target_);
    return hex != nullptr ? VerdictText(session_.game()).hex(*hex) : candidateText(session_.game(), target_);
}

void AimsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        model_->retranslate();
        retranslate();
    }
    QDialog::changeEvent(event);
}

void AimsDialog::retranslate()
{
    anyTime_->setText(tr("Ignore &whose turn it is"));
    anyTime_->setToolTip(words::tip(tr("Ignores whose turn it is and anything still due")));
    fromMove_->setText(tr("From hexes it can &move to"));
    fromMove_->setToolTip(words::tip(tr("Shows the hexes that the counter can move to and act from")));
    fromAnywhere_->setText(tr("From &anywhere on the map"));
    fromAnywhere_->setToolTip(words::tip(tr("Shows all hexes of the map that the counter could act from")));
    list_->setAccessibleName(tr("Who can, and why the others cannot"));
    if (!session_.isOpen())
        return;
    const QString question = AimsDialog::question(*session_.setting()->system);
    setWindowTitle(question);
    if (const auto& aims = model_->aims())
        //: %1: a counter or a hex, %2: "Who could shoot there?", %3: how many can, %4: how many there are
        title_->setText(
            tr("%1: %2 %3 of %4.")
                .arg(targetText(), question, QString::number(aims->legal), QString::number(aims->all.size())));
    else
        title_->setText(tr("There is nobody there to check."));
}

} // namespace merlon::referee

#include "referee/panel_head.h"

#include "referee/head_text.h"
#include "referee/referee_session.h"
#include "referee/whole_orders.h"
#include "translations/words.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::referee
{

PanelHead::PanelHead(QWidget* parent)
    : QWidget(parent),
      whatIfBanner_(new QLabel(this)),
      head_(new HeadView(this)),
      wholeOrders_(new WholeOrders(this)),
      release_(new QPushButton(this)),
      problem_(new QLabel(this)),
      reopen_(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    // Above all else, so that nobody takes a what-if for the game.
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
    column->addWidget(whatIfBanner_);
    column->addWidget(head_);
    auto* buttons = new QHBoxLayout; // beneath, so that the head has the whole width
    buttons->addWidget(wholeOrders_);
    release_->setObjectName(QStringLiteral("release"));
    release_->setAutoDefault(false);
    buttons->addWidget(release_);
    column->addLayout(buttons);
    problem_->setWordWrap(true);
    problem_->setTextFormat(Qt::PlainText);
    problem_->setFrameShape(QFrame::StyledPanel);
    problem_->setObjectName(QStringLiteral("problem"));
    column->addWidget(problem_);
    reopen_->setObjectName(QStringLiteral("reopen"));
    reopen_->setAutoDefault(false);
    column->addWidget(reopen_, 0, Qt::AlignLeft);
    connect(reopen_, &QPushButton::clicked, this, &PanelHead::reopenWanted);
    connect(wholeOrders_, &WholeOrders::given, this, &PanelHead::given);
    connect(release_, &QPushButton::clicked, this, &PanelHead::releaseWanted);
}

void PanelHead::refresh(const RefereeSession& session, const std::vector<play::Owed>& owed)
{
    wholeOrders_->refresh(session);
    whatIfBanner_->setText(
        tr("What if: orders are judged as far as possible, despite any reasons against them. Nothing is recorded."));
    whatIfBanner_->setVisible(session.whatIf());
    head_->show(headOf(session));
    wholeOrders_->setVisible(session.film() == nullptr);
    release_->setVisible(session.film() == nullptr &&
                         std::ranges::any_of(owed, [](const play::Owed& one) { return !one.release.empty(); }));
}

void PanelHead::refreshProblem(const RefereeSession& session, bool brief)
{
    head_->setBrief(brief);
    const QString problem = session.journalProblem();
    const bool film = session.film() != nullptr;
    problem_->setText(problem.isEmpty() ? session.notices()
                      : film            ? problem
                                        : tr("Orders are judged but not recorded. %1").arg(problem));
    problem_->setVisible(session.isOpen() && !problem_->text().isEmpty());
    const bool mayReopen = session.isOpen() && !problem.isEmpty() && !session.follows() && !film;
    reopen_->setVisible(mayReopen);
    reopen_->setEnabled(mayReopen);
    release_->setEnabled(session.isOpen() && problem.isEmpty());
}

void PanelHead::retranslate()
{
    reopen_->setText(tr("Reopen the journal"));
    reopen_->setToolTip(words::tip(tr("Reopens the journal; first fix whatever keeps it from being written")));
    release_->setText(tr("Waive…"));
    release_->setToolTip(words::tip(tr("Waives an obligation; the journal records why")));
}

std::string_view PanelHead::offered(std::size_t which) const
{
    return wholeOrders_->offered(which);
}

} // namespace merlon::referee

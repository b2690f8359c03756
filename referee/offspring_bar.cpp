#include "referee/offspring_bar.h"

#include "referee/journal_message.h"
#include "referee/referee_session.h"
#include "tell.h"
#include "translations/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon::referee
{

OffspringBar::OffspringBar(RefereeSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      says_(new QLabel(this)),
      open_(new QPushButton(this)),
      take_(new QPushButton(this))
{
    setObjectName(QStringLiteral("offspring"));
    says_->setWordWrap(true);
    says_->setTextFormat(Qt::PlainText);
    open_->setObjectName(QStringLiteral("offspring.open"));
    take_->setObjectName(QStringLiteral("offspring.take"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(says_);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {open_, take_})
    {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    column->addLayout(buttons);
    connect(open_, &QPushButton::clicked, this, &OffspringBar::open);
    connect(take_, &QPushButton::clicked, this, &OffspringBar::take);
    hide();
}

void OffspringBar::retranslate()
{
    open_->setText(tr("Play it out"));
    open_->setToolTip(words::tip(tr("Opens it in its own tab, with its own journal")));
    take_->setText(tr("Use its result"));
    take_->setToolTip(words::tip(tr("Fills in the order from its journal; you can still change it")));
}

void OffspringBar::refresh(const play::Owed* owed)
{
    auto now = owed != nullptr ? std::optional(owed->begun) : std::nullopt;
    if (now != owed_)
        told_.clear();
    owed_ = std::move(now);
    offspring_ = owed_ ? session_.setting()->system->offspring(session_.game(), *owed_) : std::nullopt;
    setVisible(offspring_.has_value());
    const QString parent = session_.scenarioFile();
    for (QPushButton* button : {open_, take_})
        button->setEnabled(offspring_ && !parent.isEmpty());
    if (offspring_)
        showText();
}

void OffspringBar::showText()
{
    const QString parent = session_.scenarioFile();
    if (parent.isEmpty())
        return says_->setText(tr("A separate game decides this. Save this one first."));
    const auto file = io::offspringFile(parent.toStdString(), *offspring_);
    //: %1: the name of a file
    const QString text = tr("A separate game decides this: %1").arg(QString::fromStdString(file.filename().string()));
    says_->setText(told_.empty() ? text : text + '\n' + messageOf(told_));
}

void OffspringBar::open()
{
    const auto file = io::beginOffspring(session_.scenarioFile().toStdString(), *offspring_);
    if (file)
        emit openWanted(QString::fromStdString(file->string()));
    else
        emit failed(messageOf(file.error()));
}

void OffspringBar::take()
{
    const auto home = io::homecomingOf(session_.scenarioFile().toStdString(), *offspring_, session_.game(), *owed_);
    if (home)
        bring(*home);
    else
        emit failed(messageOf(home.error()));
}

void OffspringBar::bring(const io::Homecoming& home)
{
    told_ = home.told;
    showText();
    session_.bring(home.order, home.from);
}

void OffspringBar::bringHome()
{
    if (!isVisibleTo(parentWidget()) || !offspring_ || session_.draft() != nullptr || session_.scenarioFile().isEmpty())
        return;
    if (const auto home = io::homecomingOf(session_.scenarioFile().toStdString(), *offspring_, session_.game(), *owed_))
        bring(*home);
}

} // namespace merlon::referee

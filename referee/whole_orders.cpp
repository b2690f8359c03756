#include "referee/whole_orders.h"

#include "referee/referee_session.h"
#include "referee/refused_menu.h"
#include "referee/verdict_text.h"
#include "translations/words.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace merlon::referee
{

WholeOrders::WholeOrders(QWidget* parent) : QWidget(parent), buttons_(new QHBoxLayout(this))
{
    buttons_->setContentsMargins(0, 0, 0, 0);
}

void WholeOrders::refresh(const RefereeSession& session)
{
    const play::System* system = session.isOpen() ? session.setting()->system : nullptr;
    if (system_ != system)
        list(system);
    offered_.clear();
    std::vector<Opening> refused;
    const bool keeps = session.journalProblem().isEmpty();
    for (auto* button : findChildren<QPushButton*>())
    {
        const play::Kind& kind = *system->order(button->objectName().toStdString());
        const play::Record order{std::string(kind.key), {}};
        const play::Verdict verdict = play::judge(session.game(), order);
        const play::Reason* why = play::decisive(verdict);
        const VerdictText text(session.game());
        button->setText(text.orderName(kind.key));
        button->setVisible(verdict.legal);
        button->setEnabled(keeps);
        if (verdict.legal)
            offered_.push_back(kind.key);
        else if (why != nullptr)
            refused.push_back({order, text.orderName(kind.key), false, text.reason(*why)});
    }
    refreshOthers(refused);
}

void WholeOrders::refreshOthers(const std::vector<Opening>& refused)
{
    if (others_ == nullptr)
        return;
    delete others_->menu();
    others_->setMenu(new RefusedMenu(refused, others_));
    others_->setVisible(!refused.empty());
    others_->setToolTip(words::tip(tr("What cannot be ended or begun now, and why")));
    others_->setAccessibleName(others_->toolTip());
}

std::string_view WholeOrders::offered(std::size_t which) const
{
    return offered_.empty() ? std::string_view() : offered_[std::min(which, offered_.size() - 1)];
}

void WholeOrders::list(const play::System* system)
{
    system_ = system;
    while (const auto item = std::unique_ptr<QLayoutItem>(buttons_->takeAt(0)))
        delete item->widget();
    others_ = nullptr;
    if (system == nullptr)
        return;
    for (const play::Kind* one : system->orders())
    {
        if (!one->fields.empty())
            continue;
        auto* button = new QPushButton(this);
        button->setObjectName(words::fromView(one->key));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, one] { emit given({std::string(one->key), {}}); });
        buttons_->addWidget(button, 1);
    }
    others_ = new QToolButton(this);
    others_->setObjectName(QStringLiteral("wholeNotNow"));
    others_->setText(QStringLiteral("?"));
    others_->setPopupMode(QToolButton::InstantPopup);
    buttons_->addWidget(others_);
}

} // namespace merlon::referee

#include "referee/whole_orders.h"

#include "referee/referee_session.h"
#include "referee/system_text.h"

#include <QHBoxLayout>
#include <QPushButton>

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
    const bool keeps = session.journalProblem().isEmpty();
    for (auto* button : findChildren<QPushButton*>())
    {
        const play::Kind& kind = *system->order(button->objectName().toStdString());
        const bool may = play::judge(session.game(), {std::string(kind.key), {}}).legal;
        if (may)
            offered_.push_back(kind.key);
        button->setText(SystemText(*system).orderName(kind.key));
        button->setVisible(may);
        button->setEnabled(keeps);
    }
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
        buttons_->addWidget(button);
    }
}

} // namespace merlon::referee

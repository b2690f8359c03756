#pragma once

#include "core/play/system.h"

#include <QWidget>

class QHBoxLayout;

namespace merlon::referee
{

class RefereeSession;

/// A button for each order that takes nothing and may be given now: the end of a step, of a phase, of a day.
class WholeOrders : public QWidget
{
    Q_OBJECT

public:
    explicit WholeOrders(QWidget* parent);

    void refresh(const RefereeSession& session);
    /// Of those that may be given the first, the second, or else the last; empty when something is owed first.
    std::string_view offered(std::size_t which) const;

signals:
    void given(const merlon::play::Record& order);

private:
    void list(const play::System* system);

    QHBoxLayout* buttons_;
    const play::System* system_ = nullptr;
    std::vector<std::string_view> offered_;
};

} // namespace merlon::referee

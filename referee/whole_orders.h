#pragma once

#include "referee/openings.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;

namespace merlon::referee
{

class RefereeSession;

/// A button for each order that takes nothing and may be given now: the end of a step, of a phase, of a day. Behind a
/// last one why not the others.
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
    void refreshOthers(const std::vector<Opening>& refused);

    QHBoxLayout* buttons_;
    QToolButton* others_ = nullptr; ///< as the buttons, of a system
    const play::System* system_ = nullptr;
    std::vector<std::string_view> offered_;
};

} // namespace merlon::referee

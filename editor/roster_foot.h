#pragma once

#include "core/play/system.h"

#include <QLabel>

namespace merlon::editor
{

/// Below a roster: how many counters each force has, and what they cost where the system has costs; then the same of
/// those that are selected.
class RosterFoot : public QLabel
{
    Q_OBJECT

public:
    explicit RosterFoot(QWidget* parent = nullptr);

    /// Of one force, by its id, or (empty) of all. `system` may be null: it is not known.
    void tell(const play::Scenario& scenario, const play::System* system, const std::string& force,
              const std::vector<play::Counter>& chosen);
};

/// What so many counters cost together; none: the system has no costs, or none of them has one.
std::optional<long long> costOf(const play::System& system, const play::Scenario& scenario,
                                const std::vector<play::Counter>& counters);

} // namespace merlon::editor

#pragma once

#include "core/hex/joint.h"
#include "core/play/scenario.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QSpinBox;

namespace merlon::editor
{

/// A set-up zone all along an edge of a map, so many hexes deep: there reinforcements enter.
class EdgeZoneDialog : public QDialog
{
    Q_OBJECT

public:
    EdgeZoneDialog(const hex::Layout& map, const play::Scenario& scenario, QWidget* parent = nullptr);
    /// Named after its edge.
    play::Zone zone() const;

private:
    std::vector<hex::Hex> hexes() const;
    void count();

    hex::Layout map_;
    QComboBox* edge_;
    QSpinBox* depth_;
    QComboBox* force_;
    QLabel* count_;
};

} // namespace merlon::editor

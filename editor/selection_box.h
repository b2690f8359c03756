#pragma once

#include "core/hex/hex.h"

#include <QGroupBox>
#include <QPointer>

#include <vector>

class QComboBox;
class QFormLayout;
class QItemSelectionModel;
class QSpinBox;

namespace merlon::editor
{

class PaletteModel;
class Workspace;

/// Several hexes at once: how many are selected, and their terrain, level and structure, as steps of the history.
/// Hidden while fewer than two are.
class SelectionBox : public QGroupBox
{
    Q_OBJECT

public:
    explicit SelectionBox(PaletteModel& terrains);

    /// Both may go away; null: nothing is selected.
    void follow(Workspace* workspace, QItemSelectionModel* selected);
    void retranslate();

private:
    void take();
    void show();
    void showStructures();

    PaletteModel& terrains_;
    QPointer<Workspace> workspace_;
    QPointer<QItemSelectionModel> selected_;
    std::vector<hex::Hex> hexes_;
    int press_ = 0; ///< steps of the spin box on one selection are one step of the history
    bool showing_ = false;

    QFormLayout* form_;
    QComboBox* terrain_;
    QSpinBox* level_;
    QComboBox* structure_; ///< with the keys of all that there are, 0 for none
};

} // namespace merlon::editor

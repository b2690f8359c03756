#pragma once

#include "core/edit/extents.h"

#include <QDialog>

#include <array>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace merlon::editor
{

class MapPreview;
class PaletteModel;
class Workspace;

/// Asks how many columns and rows come or go at each edge of a map, and shows what becomes of it and what falls off.
/// Changes nothing before apply().
class ResizeDialog : public QDialog
{
    Q_OBJECT

public:
    /// The workspace must outlive it.
    explicit ResizeDialog(Workspace& workspace, const edit::Edges& edges = {}, QWidget* parent = nullptr);

    edit::Edges edges() const;
    edit::Made edit(const edit::Desk& desk) const;
    void apply() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    QSpinBox* edge(const char* name, int now, int extent);
    void arrange();
    void showOutcome();
    QString notes(const edit::Made& made, const edit::Desk& desk) const;
    void retranslate();

    Workspace& workspace_;
    PaletteModel* terrains_;
    MapPreview* preview_;
    std::array<QSpinBox*, 4> edges_; ///< left, top, right, bottom
    QComboBox* terrain_;
    QLabel* size_;
    QLabel* notes_;
    QDialogButtonBox* buttons_;
    QFormLayout* form_ = nullptr;
};

} // namespace merlon::editor

#pragma once

#include "core/edit/table_edits.h"

#include <QDialog>

#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QGroupBox;
class QLabel;
class QLineEdit;

namespace merlon::editor
{

class LanguageFields;
class Workspace;

/// What a measured table says about itself: its title in each language, its size, the unit that lengths are shown in.
/// Says what would lie beyond a smaller one. Changes nothing before apply().
class TablePropertiesDialog : public QDialog
{
    Q_OBJECT

public:
    /// The workspace must outlive it.
    explicit TablePropertiesDialog(Workspace& workspace, QWidget* parent = nullptr);

    /// As one step; nothing when nothing was changed.
    void apply() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    map::Unit unit() const;
    std::optional<int> side(const QLineEdit& field, int was) const;
    edit::Made edit(const edit::Desk& desk) const;
    void showUnit();
    void check();
    void retranslate();

    Workspace& workspace_;
    map::TableMap table_; ///< as it was
    map::Unit shown_;     ///< in which the fields are
    LanguageFields* titles_;
    QGroupBox* sizeBox_;
    QFormLayout* form_;
    QLineEdit* width_;
    QLineEdit* depth_;
    QComboBox* unit_;
    QLabel* problem_;
    QDialogButtonBox* buttons_;
};

} // namespace merlon::editor

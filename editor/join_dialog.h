#pragma once

#include "core/edit/joining.h"
#include "core/io/files.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace merlon::editor
{

class JoinPreview;
class PaletteModel;
class Workspace;

/// Asks which other map is joined on which edge of the map that is painted on, and how it is turned; shows what comes
/// of it, or why it cannot be. One map comes of both; or, in a scenario, that names both and each stays what it is.
/// Changes nothing before apply().
class JoinDialog : public QDialog
{
    Q_OBJECT

public:
    /// The workspace must outlive it. `files`: maps that are at hand.
    explicit JoinDialog(Workspace& workspace, const QStringList& files, QWidget* parent = nullptr);

    /// Takes the map of that file; in the list from now on.
    void choose(const QString& file);
    edit::Joint joint() const;
    /// Or why nothing was joined, for the user.
    tl::expected<void, QString> apply() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void joinUp();
    void list(const QString& file);
    void askFile();
    void load();
    void fitShift();
    void offerKeep();
    void showOutcome();
    edit::Made edit(const edit::Desk& desk) const;
    QString notes(const edit::Made& made, const hex::Layout& grid) const;
    QString problems() const;
    void retranslate();

    Workspace& workspace_;
    std::optional<edit::Value> other_; ///< of the file that is chosen, when it is a map
    yaml::Diagnostics problems_;       ///< of that file
    PaletteModel* terrains_;
    QComboBox* map_;
    QPushButton* choose_;
    QComboBox* border_;
    QSpinBox* shift_;
    QComboBox* turn_;
    QCheckBox* mirrored_;
    QCheckBox* keep_; ///< both maps, side by side
    QComboBox* terrain_;
    QLabel* size_;
    JoinPreview* preview_;
    QLabel* legend_;
    QLabel* notes_;
    QDialogButtonBox* buttons_;
    QFormLayout* form_ = nullptr;
};

} // namespace merlon::editor

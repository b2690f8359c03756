#pragma once

#include "app/window/wizard_page.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QRadioButton;
class QSpinBox;

namespace merlon::editor
{
class MapPreview;
} // namespace merlon::editor

namespace merlon::app
{

/// What the scenario is played on: the map that is open, a new one, one that ships with Merlon, or any other.
class MapPage : public WizardPage
{
    Q_OBJECT

public:
    /// `open`: the map that is open, which has that file; null: there is none.
    MapPage(std::shared_ptr<const map::HexMap> open, const QString& openFile, QWidget* parent = nullptr);

    void read(ScenarioPlan& plan) const override;
    void come(const ScenarioPlan& plan) override;
    QString missing() const override;
    /// A scanned map is to be laid beneath the new one.
    bool wantsScan() const;

private:
    void offerShipped();
    void browse();
    void look();
    void takeFile(const QString& file, bool stays);
    QRadioButton* choice(const QString& name, const QString& text);

    std::shared_ptr<const map::HexMap> open_;
    QString openFile_;
    std::string system_;
    QRadioButton* openOne_;
    QRadioButton* newOne_;
    QRadioButton* shippedOne_;
    QRadioButton* fileOne_;
    QSpinBox* columns_;
    QSpinBox* rows_;
    QCheckBox* scan_;
    QComboBox* shipped_;
    QLineEdit* file_;
    QLabel* wrong_;
    editor::MapPreview* preview_;
    std::shared_ptr<const map::HexMap> map_;
    QString mapFile_;
};

} // namespace merlon::app

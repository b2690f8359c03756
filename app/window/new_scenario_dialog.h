#pragma once

#include "core/map/hex_map.h"
#include "core/play/scenario.h"

#include <QDialog>

#include <array>

class QComboBox;
class QLabel;
class QLineEdit;

namespace merlon::editor
{
class TitleField;
} // namespace merlon::editor

namespace merlon::app
{

/// Asks what a scenario of a map is called, by which game it is played, and by whom. It lies in the folder of its map.
class NewScenarioDialog : public QDialog
{
    Q_OBJECT

public:
    NewScenarioDialog(const map::HexMap& map, const QString& mapFile, QWidget* parent = nullptr);

    play::Scenario scenario() const;
    /// One that is not there yet.
    QString file() const;

private:
    void nameForces();
    void nameEditions();
    void showFile();

    QString mapFile_;
    editor::TitleField* title_;
    QComboBox* game_;
    QComboBox* edition_;
    std::array<QLineEdit*, 2> forces_;
    QComboBox* first_;
    QLabel* fileText_;
};

} // namespace merlon::app

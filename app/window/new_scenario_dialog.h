#pragma once

#include "core/play/board.h"
#include "core/play/scenario.h"

#include <QDialog>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace merlon::editor
{
class TitleField;
} // namespace merlon::editor
namespace merlon::play
{
class System;
} // namespace merlon::play

namespace merlon::app
{

/// Asks what a scenario of a map or a table is called, by which game it is played, and by whom. It lies in the folder
/// of its board.
class NewScenarioDialog : public QDialog
{
    Q_OBJECT

public:
    NewScenarioDialog(const play::Board& board, const QString& boardFile, QWidget* parent = nullptr);

    play::Scenario scenario() const;
    /// One that is not there yet.
    QString file() const;

private:
    void nameGames(const play::Board& board);
    void nameForces();
    void nameEditions();
    void showFile();

    QString boardFile_;
    editor::TitleField* title_;
    QComboBox* game_;
    QComboBox* edition_;
    std::array<QLineEdit*, 2> forces_;
    QComboBox* first_;
    QLabel* fileText_;
};

/// The systems whose scenarios are played on such boards, and can be made of what is asked for here: not those that
/// have a kind of file or fields of their own.
std::vector<const play::System*> systemsOn(play::Ground ground);
/// Of which a scenario can be made from nothing: on a map, or without a board.
std::vector<const play::System*> systemsToBegin();

} // namespace merlon::app

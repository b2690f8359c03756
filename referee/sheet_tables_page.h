#pragma once

#include "core/play/system.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QListWidget;
class QKeyEvent;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace merlon::referee
{

class HexCellsView;
class SheetTableModel;

/// The result tables of the play sheet: which are stand-ins, and where the owner of the game types in his own. Whole
/// tables without faults are chosen; a file carries them from scenario to scenario.
class SheetTablesPage : public QWidget
{
    Q_OBJECT

public:
    explicit SheetTablesPage(QWidget* parent = nullptr);

    /// `folder`: the scenario's, where files with tables are looked for and proposed.
    void show(const play::System* system, const play::ChosenRules& rules, const QString& folder);
    void retranslate();
    /// Of that file, whose faults are told in a message.
    void load(const QString& file);
    void save(const QString& file);

signals:
    void chosen(const merlon::play::ChosenRules& rules);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showNames();
    void showTable();
    void tell();
    void use();
    void dismiss();
    bool isTyped(const std::string& id) const;
    QPushButton* button(const char* name, void (SheetTablesPage::*pressed)());
    void addRow();
    void takeRow();
    void askForFile();
    void askWhereTo();
    void compare();
    bool takeKey(const QKeyEvent& key);

    const play::System* system_ = nullptr;
    play::ChosenRules rules_;
    std::vector<play::Grid> grids_;
    QListWidget* names_;
    SheetTableModel* model_;
    QTableView* table_;
    HexCellsView* hexes_; ///< the same cells, of a table that lies on hexes
    QStackedWidget* cells_;
    QCheckBox* compare_;
    QLabel* differing_; ///< how many cells
    QLabel* told_;
    QString folder_;
    QPushButton* use_;
    QPushButton* dismiss_;
    QPushButton* add_;
    QPushButton* take_;
    QPushButton* load_;
    QPushButton* save_;
};

} // namespace merlon::referee

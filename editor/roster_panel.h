#pragma once

#include "editor/roster_model.h"
#include "editor/roster_rows.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace merlon::editor
{

class HexMapView;
class RosterFoot;

/// The forces of a scenario and their counters: typed, pasted from a spreadsheet, put on the map and taken off it. What
/// is selected here is selected there.
class RosterPanel : public QWidget
{
    Q_OBJECT

public:
    /// The view must outlive it.
    explicit RosterPanel(HexMapView& view, QWidget* parent = nullptr);
    /// Another one, which must outlive it too.
    void setView(HexMapView& view) { view_ = &view; }
    /// Null, or without a scenario: none is open.
    void setWorkspace(Workspace* workspace);
    /// Those are selected.
    void choose(const std::vector<edit::Key>& counters);
    /// On those hexes one after another, and near the last.
    void placeAt(const std::vector<edit::Key>& counters, const std::vector<hex::Hex>& at);

public slots:
    void add();
    void duplicate();
    void remove();
    /// On the selected hexes of the map in their order, or the current one, and near it.
    void place();
    void takeOff();
    /// Of a stock; asks in a dialog.
    void giveNames();
    void fillDown();
    void empty();
    void copy();
    void paste();
    void addForce();
    /// Of the one that is shown; asks in a dialog.
    void changeForce();
    void removeForce();

signals:
    /// What was not done, and why.
    void refused(const QString& why);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* button(QAction* action);
    void createTable();
    void listForces();
    void showForce();
    void follow();
    void sumUp();
    void hideUnused();
    void headerMenu(const QPoint& at);
    QString force() const;
    edit::Key forceKey() const;
    QModelIndexList cells() const;
    RosterModel::ShownCells shownFrom(const QModelIndex& first) const;
    std::vector<int> rows() const;
    std::vector<edit::Key> keys() const;
    void showOnMap();
    void retranslate();

    HexMapView* view_;
    QPointer<Workspace> workspace_;
    RosterModel model_;
    RosterRows shown_;
    QComboBox* forces_;
    QLineEdit* find_;
    QLabel* none_; ///< what to do first, in place of an empty table
    QTableView* table_;
    RosterFoot* foot_;
    struct Actions
    {
        QAction* add;
        QAction* duplicate;
        QAction* remove;
        QAction* place;
        QAction* takeOff;
        QAction* giveNames;
        QAction* fillDown;
        QAction* empty;
        QAction* copy;
        QAction* paste;
        QAction* addForce;
        QAction* changeForce;
        QAction* removeForce;
    } actions_{};
    QSet<QString> shownColumns_; ///< that somebody asked for though nobody uses them
    bool choosing_ = false;
};

} // namespace merlon::editor

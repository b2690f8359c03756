#pragma once

#include "app/window/sheet_view.h"
#include "core/edit/sheet_edits.h"
#include "core/play/system.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QMenu;
class QSpinBox;
class QToolButton;

namespace merlon::editor
{
class Document;
class Workspace;
} // namespace merlon::editor

namespace merlon::referee
{
class RefereeSession;
} // namespace merlon::referee

namespace merlon::app
{

class SheetMend;

/// The sheet that a scenario keeps beside its board. Whoever paints lays it out, in steps of the one history; whoever
/// referees sees it filled by the game and ticks it, a line of the journal each.
class SheetPanel : public QWidget
{
    Q_OBJECT

public:
    /// The session outlives it.
    explicit SheetPanel(referee::RefereeSession& session, QWidget* parent = nullptr);

    /// Null: none is open.
    void setWorkspace(editor::Workspace* workspace);
    /// Whose hand it is: of who paints, or of who referees.
    void setPaints(bool paints);
    SheetView& view() const { return *view_; }

public slots:
    void removeChosen();
    void addRow();
    void print();
    void save();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    const play::Scenario* scenario() const;
    const play::System* system() const;
    bool plays() const;
    SheetView::Hand hand() const;
    void documentChanged();
    void renewGame();
    void refresh();
    void follow();
    void createActions();
    QLayout* createBar();
    void createStrip();
    void joinStrip();
    void showActions(bool laysOut, const play::SheetPart* part);
    void showStrip(const play::SheetPart* part, const play::SheetRow* row);
    void fillMenu();
    void addPart(play::SheetPart part, const QString& title);
    void addReady(const QString& title, const QString& row, play::SheetRow made, int lines = 0);
    play::SheetParts parts() const;
    play::SheetPart* chosenOf(play::SheetParts& parts) const;
    bool layOut(const play::SheetParts& parts, edit::SheetStep step);
    void changeRow(const std::function<void(play::SheetRow&)>& change);
    void reset();
    void drop(int part, int before, play::SheetColumn column);
    void titleTyped(int part, const QString& title);
    void textTyped(int part, const QString& text);
    void nameTyped(int part, int row, const QString& name);
    void tick(int part, int row, int marks);
    void nameInAll();
    std::shared_ptr<const report::LaidSheet> printed() const;
    QToolButton* button(QAction* action);
    void retranslate();

    referee::RefereeSession& session_;
    QPointer<editor::Workspace> workspace_;
    bool paints_ = true;
    std::optional<play::Game> begun_; ///< of the documents as they are, before its first order
    QTimer late_;                     ///< documents change with every stroke
    bool stale_ = true;
    SheetView* view_;
    QMenu* parts_;
    QLabel* says_;
    SheetMend* mend_;
    QWidget* strip_;
    QLabel* columnLabel_;
    QComboBox* column_;
    QLabel* linesLabel_;
    QSpinBox* lines_;
    QLabel* boxesLabel_;
    QSpinBox* boxes_;
    QCheckBox* counts_;
    QSpinBox* start_;
    struct Actions
    {
        QAction* add;
        QAction* row;
        QAction* remove;
        QAction* names;
        QAction* text;
        QAction* reset;
        QAction* print;
        QAction* save;
    } actions_{};
    std::vector<QToolButton*> layingOut_;
    bool filling_ = false;
};

} // namespace merlon::app

#pragma once

#include <QTableView>
#include <QTimer>

namespace merlon::referee
{

class JournalModel;
class RefereeSession;

/// The journal below the map. The line that is selected is told whole elsewhere; a double click, Enter or the menu goes
/// back to it.
class JournalView : public QTableView
{
    Q_OBJECT

public:
    /// The session must outlive the view.
    explicit JournalView(RefereeSession& session, QWidget* parent = nullptr);

signals:
    /// By its index.
    void lineChosen(int index);
    /// The map as it stood after a line, as a picture.
    void pictureWanted(int index);
    /// The same on paper.
    void printWanted(int index);

public slots:
    /// 0: the beginning.
    void backTo(int line);
    /// Asks for other faces of the dice of a line.
    void correct(int index);
    /// Asks what to write beside a line.
    void remark(int index);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void backToIndex(const QModelIndex& index);
    bool hasDice(int index) const;
    void fit(const QModelIndex& parent, int first, int last);
    void widenForDice(int first, int last);
    void fitSeen();
    void followFilm();

    RefereeSession& session_;
    JournalModel* model_;
    QTimer fitting_;
};

} // namespace merlon::referee

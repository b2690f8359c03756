#pragma once

#include <QTableView>
#include <QTimer>

namespace merlon::referee
{

class JournalModel;
class RefereeSession;

/// The journal below the map. A double click, Enter or the menu goes back to a line.
class JournalView : public QTableView
{
    Q_OBJECT

public:
    /// The session must outlive the view.
    explicit JournalView(RefereeSession& session, QWidget* parent = nullptr);

public slots:
    /// 0: the beginning.
    void backTo(int line);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void backToIndex(const QModelIndex& index);
    void fit(const QModelIndex& parent, int first, int last);

    RefereeSession& session_;
    JournalModel* model_;
    QTimer fitting_;
};

} // namespace merlon::referee

#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLabel;
class QLineEdit;
class QTreeView;

namespace merlon::app
{

class CommandModel;
class FoundCommands;

/// Every command by words of it: one types, and Enter does the one that is marked. The keyboard stays in the search
/// line; the arrows go up and down the list. It closes when it is left.
class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    /// The actions outlive it.
    CommandPalette(const QList<QAction*>& actions, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void search(const QString& typed);
    void showTip() const;
    void run();

    CommandModel* commands_;
    FoundCommands* found_;
    QLineEdit* search_;
    QTreeView* list_;
    QLabel* tip_;
};

} // namespace merlon::app

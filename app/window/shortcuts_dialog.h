#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QDialogButtonBox;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;

namespace merlon::app
{

/// Gives the actions the shortcuts that the user chose, where he chose any (settings "shortcuts/<object name>").
void loadShortcuts(const QList<QAction*>& actions);

/// Every command and its shortcut, found by words or keys. One that two commands share is refused.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    /// The actions must outlive it; each has an object name.
    explicit ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent = nullptr);

    void accept() override;

private:
    void search(const QString& typed);
    void check();
    void restoreDefaults();

    struct Row
    {
        QAction* action;
        QLabel* name;
        QKeySequenceEdit* edit;
    };
    QList<Row> rows_;
    QLineEdit* search_;
    QLabel* conflict_;
    QDialogButtonBox* buttons_;
};

} // namespace merlon::app

#pragma once

#include <QDialog>

class QAbstractItemModel;
class QCheckBox;
class QLabel;
class QListView;
class QPushButton;

namespace merlon::app
{

class ShippedModel;

/// Where to begin: a scenario that comes with Merlon, a game to watch, a file that was open last, a new map. It stands
/// before the window and holds nobody up; Esc closes it.
class WelcomeDialog : public QDialog
{
    Q_OBJECT

public:
    explicit WelcomeDialog(QWidget* window);

    /// Unless the user wants none.
    static bool isWantedAtStart();

signals:
    void chosen(const QString& file);
    void newWanted();
    void wizardWanted();
    void openWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    QListView* createList(QAbstractItemModel* model);
    QWidget* createButtons();
    void choose(const QModelIndex& index);
    void retranslate();

    ShippedModel* shipped_;
    ShippedModel* played_;
    QLabel* shippedTitle_;
    QLabel* playedTitle_;
    QLabel* recentTitle_;
    QListView* scenarios_;
    QListView* games_;
    QListView* files_;
    QPushButton* new_ = nullptr;
    QPushButton* wizard_ = nullptr;
    QPushButton* open_ = nullptr;
    QPushButton* close_ = nullptr;
    QCheckBox* atStart_ = nullptr;
};

} // namespace merlon::app

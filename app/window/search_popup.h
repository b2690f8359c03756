#pragma once

#include <QDialog>

class QAbstractItemModel;
class QLabel;
class QLineEdit;
class QModelIndex;
class QTreeView;

namespace merlon::app
{

/// A line to type in, and beneath it what answers: Enter or a click takes the one that is marked. The keyboard stays in
/// the line; the arrows go up and down the list. It closes when it is left.
class SearchPopup : public QDialog
{
    Q_OBJECT

public:
    explicit SearchPopup(QWidget* window);

protected:
    void setTexts(const QString& title, const QString& words, const QString& list);
    /// Once what it shows is there, which outlives the list; with some words already.
    void begin(QAbstractItemModel& found, const QString& typed = {});
    QString typed() const;

    virtual void search(const QString& typed) = 0;
    /// What is said of the row that is marked; of none when nothing can be taken.
    virtual QString tipOf(const QModelIndex& row) const = 0;
    virtual void take(const QModelIndex& row) = 0;

    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void answer();
    void showTip() const;
    void takeMarked();

    QLineEdit* search_;
    QTreeView* list_;
    QLabel* tip_;
};

} // namespace merlon::app

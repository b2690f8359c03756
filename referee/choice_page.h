#pragma once

#include "core/play/scenario.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTableView;
class QTextBrowser;

namespace merlon::referee
{

class ChoicesModel;

/// A table of choices with a line to find some of them, the whole text of the current one, and what may be chosen.
class ChoicePage : public QWidget
{
    Q_OBJECT

public:
    /// Takes the model. `name` begins the object names of its parts: "rulings.table".
    ChoicePage(ChoicesModel* model, const QString& name, QWidget* parent = nullptr);

    ChoicesModel& model() { return *model_; }
    void setTexts(const QString& find, const QString& choose, const QString& nothing);
    /// After the model was shown something: widths, and the first row if none is current.
    void refresh();

signals:
    void chosen(const merlon::play::ChosenRules& rules);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find();
    void showCurrent();
    void fitColumns();
    int currentRow() const;

    ChoicesModel* model_;
    QSortFilterProxyModel* found_;
    QLineEdit* search_;
    QTableView* table_;
    QTextBrowser* text_;
    QLabel* label_;
    QComboBox* ways_;
};

} // namespace merlon::referee

#pragma once

#include "editor/name_stock.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace merlon::editor
{

/// Which names counters get: a stock of place and time, or the author's own, which are written here and kept.
class NameStockDialog : public QDialog
{
    Q_OBJECT

public:
    /// For so many counters; `taken` are the names of others.
    NameStockDialog(int count, QStringList taken, QWidget* parent = nullptr);

    /// One for each, in the order of the stock.
    QStringList names() const;
    void accept() override;

private:
    QStringList stock() const;
    bool isOwn() const;
    void follow();
    void tell();

    int count_;
    QStringList taken_;
    std::vector<NameStock> stocks_;
    QComboBox* choice_;
    QPlainTextEdit* list_; ///< a name a line; the author's own can be changed
    QLabel* told_;
    QPushButton* ok_;
};

} // namespace merlon::editor

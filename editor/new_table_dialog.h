#pragma once

#include "core/map/table_map.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace merlon::editor
{

class TitleField;

/// Asks for title, size and unit of a measured table that is yet to be made.
class NewTableDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewTableDialog(QWidget* parent = nullptr);

    map::TableMap wish() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void check();
    map::Unit unit() const;

    QFormLayout* form_;
    TitleField* title_;
    QLineEdit* width_;
    QLineEdit* depth_;
    QComboBox* unit_;
    QLabel* problem_;
    QPushButton* create_;
};

} // namespace merlon::editor

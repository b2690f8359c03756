#pragma once

#include "editor/table_view.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace merlon::editor
{

/// What is selected on a measured table, to be typed; the table itself where nothing is.
class TableInspector : public QWidget
{
    Q_OBJECT

public:
    explicit TableInspector(TableView& view, QWidget* parent = nullptr);

    /// Of what the view shows and selects now.
    void renew();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void showTable();
    void showThing(const edit::Thing& thing);
    void fillKinds(const edit::Thing& thing);
    void changeTable();
    void changeThing();
    edit::Thing typedThing(const edit::Thing& thing) const;
    void say(const QString& what);
    std::optional<int> length(const QLineEdit& typed) const;

    TableView& view_;
    QFormLayout* form_;
    QLabel* heading_;
    QLineEdit* name_;
    QComboBox* kind_;
    QSpinBox* level_;
    QLineEdit* width_; ///< of a course
    QPlainTextEdit* points_;
    QLineEdit* across_; ///< of the table
    QLineEdit* deep_;
    QComboBox* unit_;
    QLabel* problem_;
    bool showing_ = false; ///< fields are filled in, and nobody types
};

} // namespace merlon::editor

#pragma once

#include "referee/field_editor.h"

#include <optional>

class QLabel;
class QListWidget;
class QPushButton;

namespace merlon::referee
{

class RecordForm;

/// A row of a kind of its own, in a form within the form. Of a list: those that there are, and the next one. Of a seal:
/// what is to be sealed, which is not shown again.
class RowEditor : public FieldEditor
{
    Q_OBJECT

public:
    RowEditor(const play::Field& field, QWidget* parent);
    void show(const FieldView& view) override;
    void reset() override;

private:
    void put(const play::Field& field, const play::Value& value);
    void drop(const play::Field& field);
    void take();
    void paste(const QString& text);
    void refresh();

    QListWidget* rows_ = nullptr;  ///< of a list
    QLabel* sealed_ = nullptr;     ///< of a seal
    QPushButton* take_ = nullptr;  ///< of both
    QPushButton* paste_ = nullptr; ///< of a list
    RecordForm* form_;
    play::List list_;
    play::Record next_;
    std::optional<play::Game> game_;
};

} // namespace merlon::referee

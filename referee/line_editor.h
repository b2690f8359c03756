#pragma once

#include "referee/field_editor.h"

#include <optional>

class QLabel;

namespace merlon::referee
{

class PickField;

/// One line, with picks to complete it.
class LineEditor : public FieldEditor
{
    Q_OBJECT

public:
    LineEditor(const play::Field& field, QWidget* parent);
    void show(const FieldView& view) override;
    void reset() override;

private:
    void take(const QString& text);
    void pick(const play::Value& mark);
    void paste(const QString& text);

    PickField* line_;
    QLabel* list_ = nullptr; ///< what a list holds so far
    play::List now_;
    bool goesOn_ = false; ///< a comma was typed behind a hex of a way
    std::optional<play::Game> game_;
};

} // namespace merlon::referee

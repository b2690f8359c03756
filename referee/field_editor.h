#pragma once

#include "core/play/system.h"

#include <QWidget>

class QVBoxLayout;

namespace merlon::referee
{

/// What of a field a form shows.
struct FieldView
{
    const play::Game& game;
    const play::Kind& kind;
    const play::Value* value = nullptr; ///< null: not given yet
    play::Candidates candidates{};
};

/// Where one field of a record is entered. Made from the Field alone.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    /// A form within the form for rows, a list of choices where there are only those (`few`: words, flags, sides), else
    /// a line where a name, a place or a number is typed.
    static FieldEditor* make(const play::Field& field, bool few, QWidget* parent);

    const play::Field& field() const { return field_; }
    virtual void show(const FieldView& view) = 0;
    /// Empties what was typed and not taken.
    virtual void reset() {}
    /// What a screen reader says of the part that takes the keyboard, whose label is this field's.
    void nameKeyboard(const QString& name);

signals:
    /// The whole field.
    void given(const merlon::play::Value& value);
    /// Something that a hand picks: what the field then holds is the system's.
    void picked(const merlon::play::Value& mark);
    /// The same, behind what a way holds so far.
    void pickedNext(const merlon::play::Value& mark);
    void cleared();
    /// All that a hand may pick there, or (not null) that one and those after it.
    void allWanted(const merlon::play::Value* from);
    void entered();
    void notUnderstood(const QString& text);
    /// What was pasted cannot be taken; a sentence says why.
    void notPasted(const QString& why);
    /// Several cells of a spreadsheet, where one value is wanted.
    void cellsPasted(const QString& text);

protected:
    FieldEditor(const play::Field& field, QWidget* parent);
    bool eventFilter(QObject* watched, QEvent* event) override;

    const play::Field& field_;
    QVBoxLayout* column_; ///< of its parts
};

} // namespace merlon::referee

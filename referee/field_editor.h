#pragma once

#include "core/play/system.h"

#include <QWidget>

class QComboBox;
class QKeyEvent;
class QLabel;
class QListWidget;
class QPushButton;

namespace merlon::referee
{

class PickField;
class RecordForm;

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
};

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

/// A choice among few. Letters choose, and another may follow; Enter goes on. A digit chooses by its place, and goes
/// on, where no choice begins with a digit.
class ChoiceEditor : public FieldEditor
{
    Q_OBJECT

public:
    ChoiceEditor(const play::Field& field, QWidget* parent);
    void show(const FieldView& view) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool chooseByDigit(const QKeyEvent& key);

    QComboBox* box_;
    bool typing_ = false;
    std::vector<play::Value> values_;
};

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

#pragma once

#include "core/play/system.h"

#include <QWidget>

#include <functional>

class QFormLayout;
class QLabel;

namespace merlon::referee
{

class FieldEditor;

/// A form made from the Kind of a record: an order, an effect, a row. It holds nothing: what is entered is told, and
/// what there is is shown.
class RecordForm : public QWidget
{
    Q_OBJECT

public:
    /// What may stand in a field; without it, what the system could think of.
    using CandidatesOf = std::function<play::Candidates(const play::Field&)>;
    using Shown = std::function<bool(const play::Field&)>;

    explicit RecordForm(QWidget* parent = nullptr);

    /// A row for each field. The kind must outlive the form's use of it.
    void begin(const play::Game& game, const play::Kind& kind);
    void show(const play::Record& record, const CandidatesOf& candidates, const Shown& shown = {});
    void reset();
    /// Tab comes to the form from there: rows that are made anew would stand behind everything else.
    void setBefore(QWidget* widget) { before_ = widget; }
    /// Texts that a button of the window says in turn: none of their letters is for a field.
    void reserve(const QStringList& texts) { reserved_ = texts; }
    void retranslate();

    FieldEditor* editor(std::string_view field) const;
    /// The field that the keyboard is in, or empty.
    std::string_view current() const;
    void focusField(std::string_view field);

signals:
    void given(const merlon::play::Field& field, const merlon::play::Value& value);
    void picked(const merlon::play::Field& field, const merlon::play::Value& mark);
    void pickedNext(const merlon::play::Field& field, const merlon::play::Value& mark);
    void cleared(const merlon::play::Field& field);
    void allWanted(const merlon::play::Field& field, const merlon::play::Value* from);
    void entered(const merlon::play::Field& field);
    void notUnderstood(const QString& text);
    void notPasted(const QString& why);
    /// Several cells of a spreadsheet, in a field of one value.
    void cellsPasted(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row
    {
        QLabel* label = nullptr;
        FieldEditor* editor = nullptr;
    };

    QFormLayout* layout_;
    std::optional<play::Game> game_;
    const play::Kind* kind_ = nullptr;
    QWidget* before_ = nullptr;
    std::vector<Row> rows_;
    QStringList reserved_;
};

} // namespace merlon::referee

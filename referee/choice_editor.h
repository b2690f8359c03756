#pragma once

#include "referee/field_editor.h"

#include <vector>

class QComboBox;
class QKeyEvent;

namespace merlon::referee
{

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

} // namespace merlon::referee

#include "referee/field_editor.h"

#include "referee/choice_editor.h"
#include "referee/line_editor.h"
#include "referee/row_editor.h"
#include "translations/words.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace merlon::referee
{
namespace
{

/// A line would make one text of them.
bool hasSeveralCells(const QString& text)
{
    const QString inner = text.trimmed();
    return inner.contains('\n') || inner.contains('\t');
}

} // namespace

FieldEditor::FieldEditor(const play::Field& field, QWidget* parent)
    : QWidget(parent), field_(field), column_(new QVBoxLayout(this))
{
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(2);
    setObjectName(QStringLiteral("field.") + words::fromView(field.key));
    setFocusPolicy(Qt::StrongFocus); // for the letter of its label; who asks for the keyboard hands it on
}

FieldEditor* FieldEditor::make(const play::Field& field, bool few, QWidget* parent)
{
    if (field.of != nullptr)
        return new RowEditor(field, parent);
    if (few && !field.list && field.sort != play::Sort::Thing)
        return new ChoiceEditor(field, parent);
    return new LineEditor(field, parent);
}

bool FieldEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        emit entered();
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste))
        if (const QString text = QApplication::clipboard()->text(); hasSeveralCells(text))
        {
            emit cellsPasted(text);
            return true;
        }
    return QWidget::eventFilter(watched, event);
}

void FieldEditor::nameKeyboard(const QString& name)
{
    QWidget* taker = this;
    while (taker->focusProxy() != nullptr)
        taker = taker->focusProxy();
    taker->setAccessibleName(name);
}

} // namespace merlon::referee

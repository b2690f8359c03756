#include "app/window/plain_fields.h"

#include "core/map/text_rules.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace merlon::app
{
namespace
{

/// Without halves of characters, as a field leaves them that cuts a text at its limit.
QString whole(QString text)
{
    for (qsizetype i = text.size() - 1; i >= 0; --i)
    {
        if (!text[i].isSurrogate())
            continue;
        if (i > 0 && text[i].isLowSurrogate() && text[i - 1].isHighSurrogate())
            --i;
        else
            text.remove(i, 1);
    }
    return text;
}

QString holdableText(const QString& text)
{
    return QString::fromStdString(holdable(whole(text).toStdString()));
}

bool takesAName(const QLineEdit& field)
{
    for (const QWidget* outer = field.parentWidget(); outer != nullptr; outer = outer->parentWidget())
        if (qobject_cast<const QAbstractItemView*>(outer))
            return true;
    return false;
}

/// A limit of the field itself would take its selection when it is set.
void clean(QLineEdit& field, bool isName)
{
    const QString typed = field.text();
    QString kept = holdableText(typed).replace('\n', ' ');
    if (isName)
        kept = whole(kept.left(static_cast<int>(Longest::Name)));
    if (kept == typed)
        return;
    const int behind = static_cast<int>(typed.size()) - field.cursorPosition();
    field.setText(kept);
    field.setCursorPosition(std::max(0, static_cast<int>(kept.size()) - behind));
}

void clean(QPlainTextEdit& field)
{
    const QString typed = field.toPlainText();
    const QString kept = whole(holdableText(typed).left(static_cast<int>(Longest::Briefing)));
    if (kept == typed)
        return;
    QTextCursor all(field.document());
    all.joinPreviousEditBlock(); // undone with what brought them
    all.select(QTextCursor::Document);
    all.insertText(kept);
    all.endEditBlock();
}

} // namespace

bool PlainFields::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Polish)
        return false;
    if (auto* field = qobject_cast<QLineEdit*>(watched))
        watch(*field);
    else if (auto* text = qobject_cast<QPlainTextEdit*>(watched))
        watch(*text);
    return false;
}

void PlainFields::watch(QLineEdit& field)
{
    connect(&field, &QLineEdit::textChanged, this, [&field, isName = takesAName(field)] { clean(field, isName); });
}

void PlainFields::watch(QPlainTextEdit& field)
{
    connect(&field, &QPlainTextEdit::textChanged, this, [&field] { clean(field); });
}

} // namespace merlon::app

#include "editor/typed_name.h"

#include "translations/digit_key.h"

namespace merlon::editor
{
namespace
{

bool isLetter(const QKeyEvent& key)
{
    const bool plain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const QString text = key.text();
    return plain && text.size() == 1 && text[0].isPrint() && !text[0].isSpace(); // separators and signs too
}

bool isEnter(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

bool isEnd(const QKeyEvent& key)
{
    return isEnter(key) || key.key() == Qt::Key_Escape;
}

bool isModifier(const QKeyEvent& key)
{
    return (key.key() >= Qt::Key_Shift && key.key() <= Qt::Key_ScrollLock) || key.key() == Qt::Key_AltGr;
}

} // namespace

void TypedName::begin()
{
    soFar_ = QString();
}

void TypedName::end()
{
    if (!active())
        return;
    soFar_.reset();
    emit changed({});
}

bool TypedName::wants(const QKeyEvent& key) const
{
    return active() && (isLetter(key) || isEnd(key) || key.key() == Qt::Key_Backspace);
}

bool TypedName::take(const QKeyEvent& key)
{
    if (!active() || isModifier(key))
        return false;
    const auto digit = words::typedDigit(key);
    if (isLetter(key))
        *soFar_ += digit ? QString::number(*digit) : key.text();
    else if (key.key() == Qt::Key_Backspace && soFar_->size() > 1)
        soFar_->chop(1);
    else
    {
        const bool wanted = wants(key);
        const QString name = *soFar_;
        end();
        if (isEnter(key) && !name.isEmpty())
            emit given(name);
        return wanted;
    }
    emit changed(*soFar_);
    return true;
}

} // namespace merlon::editor

#include "editor/typed_name.h"

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

bool isEnd(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Escape;
}

bool isModifier(const QKeyEvent& key)
{
    return (key.key() >= Qt::Key_Shift && key.key() <= Qt::Key_ScrollLock) || key.key() == Qt::Key_AltGr;
}

} // namespace

TypedName::TypedName(QObject* parent) : QObject(parent)
{
    pause_.setSingleShot(true);
    pause_.setInterval(pause);
    connect(&pause_, &QTimer::timeout, this, &TypedName::end);
}

void TypedName::begin()
{
    soFar_ = QString();
    pause_.start();
}

void TypedName::end()
{
    if (!active())
        return;
    soFar_.reset();
    pause_.stop();
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
    if (isLetter(key))
        *soFar_ += key.text();
    else if (key.key() == Qt::Key_Backspace && soFar_->size() > 1)
        soFar_->chop(1);
    else
    {
        const bool wanted = wants(key);
        end();
        return wanted;
    }
    pause_.start();
    emit changed(*soFar_);
    return true;
}

} // namespace merlon::editor

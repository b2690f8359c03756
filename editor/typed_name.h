#pragma once

#include <QKeyEvent>
#include <QObject>

#include <optional>

namespace merlon::editor
{

/// A name while it is typed, letter by letter, until Enter, Esc, or a key that is no letter of it. A
/// pause does not end it: what is typed next would be taken for shortcuts.
class TypedName : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool active() const { return soFar_.has_value(); }
    void begin();
    void end();
    /// Whether a key is for the name, be it another's shortcut or not.
    bool wants(const QKeyEvent& key) const;
    /// False when the key is for others; it ends the name.
    bool take(const QKeyEvent& key);

signals:
    /// Empty at the end.
    void changed(const QString& soFar);
    /// Enter ended it.
    void given(const QString& name);

private:
    std::optional<QString> soFar_;
};

} // namespace merlon::editor

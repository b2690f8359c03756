#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QTimer>

#include <optional>

namespace merlon::editor
{

/// A name while it is typed, letter by letter, until Enter, Esc, a pause, or a key that is no letter of it.
class TypedName : public QObject
{
    Q_OBJECT

public:
    static constexpr int pause = 2000; ///< milliseconds

    explicit TypedName(QObject* parent = nullptr);

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

private:
    std::optional<QString> soFar_;
    QTimer pause_;
};

} // namespace merlon::editor

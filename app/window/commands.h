#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <initializer_list>

class QAction;
class QWidget;

namespace merlon::app
{

/// The commands of the window by their names, "file.save", with icon, text, tip, and keys that the user may change.
/// What one does is said by whoever does it.
class Commands : public QObject
{
    Q_OBJECT

public:
    /// The actions are the window's.
    explicit Commands(QWidget& window);

    /// Null when there is none.
    QAction* find(const QString& name) const;
    /// Of one that there is.
    QAction& operator[](const char* name) const;
    /// What a command does, as long as `who` lives.
    void on(const char* name, const QObject* who, const std::function<void()>& act) const;
    const QList<QAction*>& actions() const { return actions_; }
    void setEnabled(std::initializer_list<const char*> names, bool enabled) const;
    /// What makes no sense in a game is in no menu, has no key and is not found.
    void offer(std::initializer_list<const char*> names, bool offered) const;
    /// The same of all whose names begin so: "tool.".
    void offerAll(std::initializer_list<const char*> beginnings, bool offered) const;
    /// As the user reads them.
    QString keys(const char* name) const;

    /// Actions of the rooms, which have names, texts and keys already.
    void adopt(const QList<QAction*>& actions);
    /// The user changes keys.
    void configure();
    void retranslate() const;
    /// "Save (Ctrl+S)"
    static QString withKeys(const QString& text, const QAction& action);

private:
    QWidget& window_;
    QList<QAction*> actions_;
};

} // namespace merlon::app

#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QList>
#include <QString>

namespace merlon::app
{

/// A command of the window, as the user meets it.
struct Command
{
    const char* name; ///< "file.save"
    const char* icon; ///< of resources/icons; null for none
    QKeySequence keys;
    QString text;
    QString tip; ///< in the status line
    QKeySequence otherKeys = {};

    /// In the language of now.
    static QList<Command> all();

    Q_DECLARE_TR_FUNCTIONS(merlon::app::Command)
};

} // namespace merlon::app

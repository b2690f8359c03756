#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QTextBrowser;

namespace merlon::app
{

/// The manual in a language, as Markdown; empty when there is none. `{file.save}` in its file becomes what that command
/// is called and its keys, as they are now; what no command is called stays.
QString manualText(const QString& language, const QList<QAction*>& actions);

/// The manual, in the language of now.
class ManualWindow : public QDialog
{
    Q_OBJECT

public:
    /// The actions outlive it.
    ManualWindow(QList<QAction*> actions, QWidget* parent);

    /// Once the commands have their texts and keys.
    void retranslate();

private:
    QList<QAction*> actions_;
    QTextBrowser* text_;
};

} // namespace merlon::app

#include "app/window/manual_window.h"

#include "app/window/commands.h"
#include "translations/words.h"

#include <QAction>
#include <QFile>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <utility>

namespace merlon::app
{
namespace
{

/// Keys have signs that Markdown reads: "Ctrl+[".
QString escaped(const QString& text)
{
    static const QRegularExpression signs(QStringLiteral("([\\\\`*_{}\\[\\]<>#|~])"));
    return QString(text).replace(signs, QStringLiteral("\\\\1"));
}

QString called(const QAction& action)
{
    QString name = action.iconText();
    if (name.endsWith(QChar(0x2026)))
        name.chop(1);
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    const QString bold = QStringLiteral("**%1**").arg(escaped(name));
    return keys.isEmpty() ? bold : QStringLiteral("%1 (%2)").arg(bold, escaped(keys));
}

} // namespace

QString manualText(const QString& language, const QList<QAction*>& actions)
{
    QFile file(":/merlon/manual/" + language + ".md");
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    for (const QAction* action : actions)
        if (const QString hole = '{' + action->objectName() + '}'; text.contains(hole))
            text.replace(hole, called(*action));
    return text;
}

ManualWindow::ManualWindow(QList<QAction*> actions, QWidget* parent)
    : QDialog(parent), actions_(std::move(actions)), text_(new QTextBrowser(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    column->addWidget(text_);
    resize(QSize(720, 760).boundedTo(parent->size()));
    retranslate();
}

void ManualWindow::retranslate()
{
    setWindowTitle(tr("Manual"));
    text_->setAccessibleName(windowTitle());
    const int line = text_->verticalScrollBar()->value();
    text_->setMarkdown(manualText(QString::fromStdString(words::language()), actions_));
    text_->verticalScrollBar()->setValue(line);
}

} // namespace merlon::app

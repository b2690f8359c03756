#include "referee/mnemonics.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>

namespace merlon::referee
{

void takeLetter(const QString& text, QString& taken)
{
    if (const auto at = text.indexOf('&'); at >= 0 && at + 1 < text.size())
        taken += text[at + 1].toLower();
}

QString lettersTaken(const QWidget& window)
{
    QString taken;
    for (const auto* button : window.findChildren<QAbstractButton*>())
        takeLetter(button->text(), taken);
    for (const auto* label : window.findChildren<QLabel*>())
        if (label->buddy() != nullptr)
            takeLetter(label->text(), taken);
    for (const auto* bar : window.findChildren<QMenuBar*>())
        for (const QAction* action : bar->actions())
            takeLetter(action->text(), taken);
    return taken;
}

QString withLetter(QString text, QString& taken)
{
    for (qsizetype i = 0; i < text.size(); ++i)
        if (const QChar letter = text[i].toLower(); letter.isLetter() && !taken.contains(letter))
        {
            taken += letter;
            return text.insert(i, '&');
        }
    return text;
}

} // namespace merlon::referee

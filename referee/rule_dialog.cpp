#include "referee/rule_dialog.h"

#include "core/rules/catalogue.h"
#include "translations/words.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace merlon::referee
{

using words::fromView;
using words::ruleText;
using words::ruleTitle;
using words::word;

namespace
{

QString paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text);
}

} // namespace

QString ruleHtml(const QString& id)
{
    const auto* rule = rules::findRule(id.toStdString());
    if (!rule)
        return paragraph(RuleDialog::tr("There is no rule %1 in the catalogue.").arg(id.toHtmlEscaped()));
    QString out = QStringLiteral("<h3>%1</h3>").arg(ruleTitle(rule->rule.id).toHtmlEscaped());
    for (const QString& part : ruleText(rule->rule.id).split('\n', Qt::SkipEmptyParts))
        out += paragraph(part.toHtmlEscaped());
    QStringList where;
    const std::string system = id.section('.', 0, 0).toStdString();
    for (const auto& [source, section] : rule->printed)
        //: a printed rulebook, and the section of it
        where += RuleDialog::tr("%1: %2").arg(word(system, "source", source).toHtmlEscaped(),
                                              fromView(section).toHtmlEscaped());
    if (where.isEmpty())
        where += RuleDialog::tr("Not printed: a reading chosen where the rulebooks are silent.");
    QStringList readings;
    for (const std::string_view variant : rule->variants)
        readings += word(system, "reading", variant).toHtmlEscaped();
    if (!readings.isEmpty())
        where += RuleDialog::tr("A scenario may choose: %1").arg(readings.join(words::listWord("semicolon")));
    if (!rule->judged)
        where += RuleDialog::tr("Advice: nothing that a program could decide.");
    return out + paragraph(QStringLiteral("<small>%1<br>%2</small>").arg(id.toHtmlEscaped(), where.join("<br>")));
}

RuleDialog::RuleDialog(QWidget* parent) : QDialog(parent), text_(new QTextBrowser(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    text_->setOpenLinks(false);
    resize(fontMetrics().averageCharWidth() * 64, fontMetrics().height() * 20);
}

void RuleDialog::showRule(const QString& id)
{
    id_ = id;
    retranslate();
    show();
    raise();
    activateWindow();
}

void RuleDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate(); // links keep the colour that they were read with
    QDialog::changeEvent(event);
}

void RuleDialog::retranslate()
{
    setWindowTitle(tr("Rule %1").arg(id_));
    text_->setHtml(ruleHtml(id_));
    text_->setAccessibleName(tr("Text of the rule"));
}

} // namespace merlon::referee

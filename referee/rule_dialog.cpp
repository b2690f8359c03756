#include "referee/rule_dialog.h"

#include "core/rules/catalogue.h"
#include "core/systems.h"
#include "translations/words.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::referee
{

using words::fromView;
using words::ruleTitle;
using words::word;

namespace
{

QString paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text);
}

/// "French rulebook, 1.44, page 4"
QString placeIn(const std::string& system, const rules::Printed& printed)
{
    const std::string named = "section." + std::string(printed.section);
    const QString section = words::hasWord(system, named) ? word(system, named) : fromView(printed.section);
    const QString book = word(system, "source", printed.source);
    //: a printed rulebook, the section of it, and the page on which it begins
    return printed.page > 0 ? RuleDialog::tr("%1, %2, page %3").arg(book, section, QString::number(printed.page))
                            //: a printed rulebook, and the section of it
                            : RuleDialog::tr("%1, %2", "a rulebook, its section").arg(book, section);
}

/// Nothing for what all systems share.
QString judgedBy(const std::string& system, const rules::RuleEntry& rule)
{
    if (!rule.judged)
        return RuleDialog::tr("Advice: no program can decide this.");
    const play::System* referee = findSystem(system);
    if (referee == nullptr)
        return {};
    const std::string name(rule.rule.id.substr(rule.rule.id.rfind('.') + 1));
    const auto judged = referee->rules();
    if (std::ranges::find(judged, rule.rule) != judged.end() || play::find(referee->options(), name) != nullptr)
        return RuleDialog::tr("Merlon applies this rule.");
    return RuleDialog::tr("Merlon does not apply this rule yet.");
}

/// Its text; rules that it names are links.
QString linkedText(std::string_view rule)
{
    QString out;
    for (const words::RulePart& part : words::ruleParts(rule))
        out += part.rule.isEmpty()
                   ? part.text.toHtmlEscaped()
                   : QStringLiteral("<a href='rule:%1'>%2</a>").arg(part.rule, part.text.toHtmlEscaped());
    return out;
}

} // namespace

QString ruleHtml(const QString& id)
{
    const auto* rule = rules::findRule(id.toStdString());
    if (!rule)
        return paragraph(RuleDialog::tr("There is no rule %1 in the catalogue.").arg(id.toHtmlEscaped()));
    QString out = QStringLiteral("<h3>%1</h3>").arg(ruleTitle(rule->rule.id).toHtmlEscaped());
    for (const QString& part : linkedText(rule->rule.id).split('\n', Qt::SkipEmptyParts))
        out += paragraph(part);
    QStringList where;
    const std::string system = id.section('.', 0, 0).toStdString();
    for (const rules::Printed& printed : rule->printed)
        where += placeIn(system, printed).toHtmlEscaped();
    if (where.isEmpty())
        where += RuleDialog::tr("Not printed: a reading chosen where the rulebooks are silent.");
    QStringList readings;
    for (const std::string_view variant : rule->variants)
        readings += words::reading(rule->rule.id, variant).toHtmlEscaped();
    if (!readings.isEmpty())
        where += RuleDialog::tr("Possible readings: %1").arg(readings.join(words::listWord("semicolon")));
    if (const QString judged = judgedBy(system, *rule); !judged.isEmpty())
        where += judged;
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
    connect(text_, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { showRule(url.path()); });
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
    text_->setAccessibleName(tr("Rule text"));
}

} // namespace merlon::referee

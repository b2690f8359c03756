#include "app/window/briefing_dialog.h"

#include "app/window/print_text.h"
#include "translations/words.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <string_view>

namespace merlon::app
{
namespace
{

QString escaped(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toHtmlEscaped();
}

/// One paragraph a line; empty lines part them and are none.
QString paragraphs(std::string_view text)
{
    QString html;
    for (const QString& line : escaped(text).split('\n', Qt::SkipEmptyParts))
        html += "<p>" + line + "</p>";
    return html;
}

QString forceHtml(const play::Force& force, const std::string& language)
{
    const QString name = escaped(force.name.empty() ? force.id : force.name.in(language));
    return QString("<li><b style='color:%1'>&#9632;</b> %2</li>")
        .arg(escaped(force.colour),
             //: a force and how many it has
             BriefingDialog::tr("%1: %n counter(s)", nullptr, static_cast<int>(force.counters.size())).arg(name));
}

/// Who made it, and what was done when.
QString authorsHtml(const std::vector<play::Author>& authors)
{
    QStringList lines;
    for (const play::Author& one : authors)
    {
        QStringList said;
        for (const std::string* text : {&one.name, &one.what, &one.when})
            if (!text->empty())
                said += escaped(*text);
        lines += "<li>" + said.join(words::listWord("comma")) + "</li>";
    }
    return "<ul style='-qt-list-indent:0; margin-left:14px'>" + lines.join(QString()) + "</ul>";
}

/// Where a game of days begins, its turns are those of each assault.
QString length(int turns, const QString& begins)
{
    QStringList out;
    if (!begins.isEmpty()) //: "Day 1 of 12"
        out += BriefingDialog::tr("Start: %1.").arg(begins);
    if (turns > 0)
        out += begins.isEmpty() ? BriefingDialog::tr("The game lasts %n turn(s).", nullptr, turns)
                                : BriefingDialog::tr("Each assault lasts %n turn(s) at most.", nullptr, turns);
    return out.isEmpty() ? QString() : "<p>" + out.join(' ').toHtmlEscaped() + "</p>";
}

} // namespace

QString BriefingDialog::html(const play::Scenario& scenario, const std::string& language, const QStringList& watched,
                             const QString& begins)
{
    const auto heading = [](const QString& text) { return "<h3>" + text.toHtmlEscaped() + "</h3>"; };
    QString out = "<h2>" + escaped(scenario.title.empty() ? scenario.id : scenario.title.in(language)) + "</h2>";
    if (!scenario.background.empty())
        out += heading(BriefingDialog::tr("Background")) + paragraphs(scenario.background.in(language)) +
               heading(BriefingDialog::tr("Briefing"));
    out += paragraphs(scenario.briefing.in(language));
    if (!scenario.victory.empty())
        out += heading(BriefingDialog::tr("Victory conditions")) + paragraphs(scenario.victory.in(language));
    if (!watched.isEmpty())
    {
        out += heading(BriefingDialog::tr("Checked by Merlon")) + "<ul style='-qt-list-indent:0; margin-left:14px'>";
        for (const QString& one : watched)
            out += "<li>" + one.toHtmlEscaped() + "</li>";
        out += "</ul>";
    }
    out += heading(BriefingDialog::tr("Forces")) + "<ul style='-qt-list-indent:0; margin-left:14px'>";
    for (const play::Force& force : scenario.forces)
        out += forceHtml(force, language);
    out += "</ul>" + length(scenario.turns, begins);
    if (!scenario.notes.empty())
        out += heading(BriefingDialog::tr("Authors’ notes")) + paragraphs(scenario.notes.in(language));
    if (!scenario.authors.empty())
        out += heading(BriefingDialog::tr("Authors")) + authorsHtml(scenario.authors);
    return out;
}

BriefingDialog::BriefingDialog(QWidget* parent) : QDialog(parent), text_(new QTextBrowser(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    print_ = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    print_->setObjectName(QStringLiteral("print"));
    print_->setAutoDefault(false);
    layout->addWidget(buttons);
    connect(print_, &QPushButton::clicked, this, [this] { printText(*this, html_, windowTitle()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(620, 560);
}

void BriefingDialog::show(const play::Scenario& scenario, const QString& language, const QStringList& watched,
                          const QString& begins)
{
    setWindowTitle(tr("Briefing"));
    print_->setText(tr("&Print…"));
    html_ = html(scenario, language.toStdString(), watched, begins);
    text_->setHtml(html_);
    text_->setAccessibleName(windowTitle());
    QDialog::show();
    raise();
    activateWindow();
}

} // namespace merlon::app

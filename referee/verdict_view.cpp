#include "referee/verdict_view.h"

#include "referee/referee_session.h"
#include "referee/verdict_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace merlon::referee
{
namespace
{

constexpr int signSize = 28;

/// Two facts a row.
QString factsHtml(const VerdictText& text, const play::Verdict& verdict)
{
    if (verdict.facts.empty() && verdict.used.empty())
        return {};
    std::vector<std::pair<QString, QString>> cells;
    for (const play::Fact& fact : verdict.facts)
        cells.emplace_back(text.factName(fact.name), text.factValue(fact));
    for (const play::Die& die : verdict.used)
        cells.emplace_back(text.dieName(die, verdict.used), VerdictText::die(die));
    QString out = QStringLiteral("<table cellspacing='0' cellpadding='2' width='100%'>");
    for (std::size_t i = 0; i < cells.size(); ++i)
    {
        if (i % 2 == 0)
            out += QStringLiteral("<tr>");
        out += QStringLiteral("<td style='padding-right:8px'>%1</td><td style='padding-right:10px'><b>%2</b></td>")
                   .arg(cells[i].first.toHtmlEscaped(), cells[i].second.toHtmlEscaped());
        if (i % 2 == 1 || i + 1 == cells.size())
            out += QStringLiteral("</tr>");
    }
    return out + QStringLiteral("</table>");
}

/// The sentence, its rule as a link; what decides is bold and said to be so.
QString reasonHtml(const VerdictText& text, const play::Reason& reason, bool decisive)
{
    const QString id = words::fromView(reason.phrase.rule.id).toHtmlEscaped();
    const QString title = words::ruleTitle(reason.phrase.rule.id).toHtmlEscaped();
    // An id stays on one line: a word joiner behind each point of it.
    const QString link = QStringLiteral("<a href='rule:%1' title='%2'>%3</a>")
                             .arg(id, title, QString(id).replace('.', QStringLiteral(".\u2060")));
    QString sentence = text.reason(reason).toHtmlEscaped();
    if (reason.weight == play::Weight::Forbids)
        //: in front of a reason that forbids the order
        sentence = QStringLiteral("<b>%1</b> %2").arg(VerdictView::tr("No:").toHtmlEscaped(), sentence);
    else if (reason.weight == play::Weight::Ruling)
        //: in front of a reading that was chosen where the rulebook is silent
        sentence = QStringLiteral("<i>%1</i> %2").arg(VerdictView::tr("Ruling:").toHtmlEscaped(), sentence);
    else if (reason.weight == play::Weight::House)
        //: in front of a house rule of the scenario
        sentence = QStringLiteral("<i>%1</i> %2").arg(VerdictView::tr("House rule:").toHtmlEscaped(), sentence);
    if (decisive)
        sentence = QStringLiteral("<b>%1</b>").arg(sentence);
    return QStringLiteral("<li>%1 <nobr>(%2)</nobr></li>").arg(sentence, link);
}

QString listHtml(const QString& title, const QStringList& items)
{
    if (items.isEmpty())
        return {};
    return QStringLiteral("<p style='margin-bottom:0'><b>%1</b></p>"
                          "<ul style='margin-top:2px; margin-left:14px; -qt-list-indent:0'>%2</ul>")
        .arg(title.toHtmlEscaped(), items.join(QString()));
}

QString bodyHtml(const VerdictText& text, const play::Verdict& verdict)
{
    QStringList effects;
    for (const play::Record& effect : verdict.effects)
        effects += QStringLiteral("<li>%1</li>").arg(text.effect(effect).toHtmlEscaped());
    QStringList reasons;
    const play::Reason* decisive = play::decisive(verdict);
    for (const play::Reason& reason : verdict.reasons)
        reasons += reasonHtml(text, reason, &reason == decisive);
    QStringList tables;
    for (const std::string& id : verdict.standIns)
        tables += QStringLiteral("<li>%1</li>").arg(text.table(id).toHtmlEscaped());
    return factsHtml(text, verdict) + listHtml(VerdictView::tr("What changes"), effects) +
           listHtml(VerdictView::tr("Why"), reasons) +
           listHtml(VerdictView::tr("Stand-in tables: invented, because the printed ones are not in our sources"),
                    tables);
}

} // namespace

VerdictView::VerdictView(QWidget* parent)
    : QWidget(parent), sign_(new QLabel(this)), headline_(new QLabel(this)), body_(new QTextBrowser(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    column->addLayout(head);
    sign_->setFixedSize(signSize, signSize);
    head->addWidget(sign_, 0, Qt::AlignTop);
    QFont font = headline_->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.15);
    headline_->setFont(font);
    headline_->setWordWrap(true);
    headline_->setTextFormat(Qt::PlainText);
    headline_->setObjectName(QStringLiteral("headline"));
    headline_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    head->addWidget(headline_, 1);
    body_->setOpenLinks(false);
    body_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    body_->setMinimumHeight(fontMetrics().height() * 6);
    column->addWidget(body_, 1);
    connect(body_, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { emit ruleWanted(url.path()); });
}

void VerdictView::show(const RefereeSession& session)
{
    const VerdictText text(session.game());
    const play::Verdict& verdict = session.verdict();
    const Sign sign = !verdict.legal ? Sign::Illegal : verdict.needs.empty() ? Sign::Legal : Sign::Die;
    put(sign, text.headline(session.order(), verdict), bodyHtml(text, verdict));
}

void VerdictView::say(Sign sign, const QString& sentence)
{
    put(sign, sentence, {});
}

void VerdictView::rest(const QString& sentence)
{
    put(Sign::Legal, {}, sentence.toHtmlEscaped());
}

QString VerdictView::headline() const
{
    return headline_->text();
}

/// Links keep the colour that they were read with.
void VerdictView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        body_->setHtml(html_);
}

void VerdictView::put(Sign sign, const QString& headline, const QString& html)
{
    sign_->setPixmap(headline.isEmpty() ? QPixmap()
                                        : iconOf(sign).pixmap(QSize(signSize, signSize), devicePixelRatioF()));
    headline_->setText(headline);
    sign_->setVisible(!headline.isEmpty());
    headline_->setVisible(!headline.isEmpty());
    //: what the sign beside the headline says
    sign_->setAccessibleName(sign == Sign::Illegal   ? tr("illegal")
                             : sign == Sign::Warning ? tr("attention")
                                                     : tr("legal"));
    html_ = html;
    body_->setHtml(html);
    body_->setAccessibleName(tr("Facts and reasons"));
}

} // namespace merlon::referee

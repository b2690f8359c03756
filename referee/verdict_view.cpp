#include "referee/verdict_view.h"

#include "core/play/odds.h"
#include "referee/chances.h"
#include "referee/journal_text.h"
#include "referee/referee_session.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace merlon::referee
{
namespace
{

constexpr int signSize = 28;
/// Of the judgments that the chances may take while the referee waits.
constexpr int mostJudgments = 1'200;

/// One after another, as many a line as there is room for; a name stays with the first word of what it says.
QString factsHtml(const VerdictText& text, const play::Verdict& verdict)
{
    QStringList cells;
    const auto add = [&](const QString& name, const QString& value)
    { cells += QStringLiteral("%1&#160;<b>%2</b>").arg(name.toHtmlEscaped(), value.toHtmlEscaped()); };
    for (const play::Fact& fact : verdict.facts)
        add(text.factName(fact.name), text.factValue(fact));
    for (const play::Die& die : verdict.used)
        add(text.dieName(die, verdict.used), VerdictText::die(die));
    return cells.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(cells.join(QStringLiteral(" &#183; ")));
}

QString linkTo(RuleId rule)
{
    const QString id = words::fromView(rule.id).toHtmlEscaped();
    return QStringLiteral("<a href='rule:%1' title='%1'>%2</a>").arg(id, words::ruleTitle(rule.id).toHtmlEscaped());
}

/// The sentence, and its rule as a link, with the ruling by which it is read.
QString reasonHtml(const VerdictText& text, const play::Reason& reason)
{
    QString link = linkTo(reason.phrase.rule);
    if (!reason.phrase.ruling.id.empty())
        //: behind a reason: the rule, and the reading chosen where the rulebook is silent
        link = VerdictView::tr("%1; ruling: %2").arg(link, linkTo(reason.phrase.ruling));
    QString sentence = text.reason(reason).toHtmlEscaped();
    if (reason.weight == play::Weight::Forbids)
        //: in front of a reason that forbids the order
        sentence = QStringLiteral("<b>%1</b> %2").arg(VerdictView::tr("No:").toHtmlEscaped(), sentence);
    else if (reason.weight == play::Weight::Allowed)
        //: in front of a reason against the order that the referee has set aside
        sentence = QStringLiteral("<b>%1</b> %2").arg(VerdictView::tr("Set aside:").toHtmlEscaped(), sentence);
    else if (reason.weight == play::Weight::Ruling)
        //: in front of a reading that was chosen where the rulebook is silent
        sentence = QStringLiteral("<i>%1</i> %2").arg(VerdictView::tr("Ruling:").toHtmlEscaped(), sentence);
    else if (reason.weight == play::Weight::House)
        //: in front of a house rule of the scenario
        sentence = QStringLiteral("<i>%1</i> %2").arg(VerdictView::tr("House rule:").toHtmlEscaped(), sentence);
    return QStringLiteral("%1 (%2)").arg(sentence, link);
}

QString listHtml(const QString& title, const QStringList& items)
{
    if (items.isEmpty())
        return {};
    return QStringLiteral("<p style='margin-bottom:0'><b>%1</b></p>"
                          "<ul style='margin-top:2px; margin-left:14px; -qt-list-indent:0'>%2</ul>")
        .arg(title.toHtmlEscaped(), items.join(QString()));
}

QStringList listed(const QStringList& lines)
{
    QStringList items;
    for (const QString& line : lines)
        items += QStringLiteral("<li>%1</li>").arg(line.toHtmlEscaped());
    return items;
}

/// A bar, its share of a thousand by its address, in the colours of now.
class Body : public QTextBrowser
{
public:
    using QTextBrowser::QTextBrowser;

    /// It takes what room is left, and scrolls.
    QSize sizeHint() const override { return {QTextBrowser::sizeHint().width(), fontMetrics().height() * 7}; }

    static QString bar(std::int64_t parts, std::int64_t of)
    {
        const double share = static_cast<double>(parts) / static_cast<double>(of);
        return QStringLiteral("<img src='bar:%1' style='vertical-align:middle'>").arg(qRound(1000 * share));
    }

    QVariant loadResource(int type, const QUrl& name) override
    {
        if (type != QTextDocument::ImageResource || name.scheme() != QStringLiteral("bar"))
            return QTextBrowser::loadResource(type, name);
        const qreal ratio = devicePixelRatioF();
        const QSizeF size(fontMetrics().averageCharWidth() * 12, qRound(fontMetrics().height() * 0.6));
        QImage image((size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(palette().color(QPalette::Base));
        QPainter painter(&image);
        const QRectF frame = QRectF({}, size).adjusted(0.5, 0.5, -0.5, -0.5);
        QRectF filled = frame;
        filled.setWidth(frame.width() * name.path().toInt() / 1000);
        painter.fillRect(filled, palette().color(QPalette::Highlight));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawRect(frame);
        return image;
    }
};

QString chancesHtml(const VerdictText& text, const play::Record& order, const play::Odds& odds)
{
    if (odds.tooMany)
        return QStringLiteral("<p>%1</p>").arg(tooManyText().toHtmlEscaped());
    QString rows;
    for (const Chance& one : odds.open() ? chancesOf(text, order, odds) : std::vector<Chance>())
        rows += QStringLiteral("<tr><td align='right' valign='middle' style='white-space:nowrap'><b>%1</b></td>"
                               "<td valign='middle' style='padding-left:6px; padding-right:6px'>%2</td><td "
                               "valign='middle'>%3</td></tr>")
                    .arg(percent(one.parts, odds.of).toHtmlEscaped(), Body::bar(one.parts, odds.of),
                         one.sentence.toHtmlEscaped());
    return rows.isEmpty() ? rows
                          : QStringLiteral("<p style='margin-bottom:2px'><b>%1</b></p>"
                                           "<table cellspacing='0' cellpadding='1'>%2</table>")
                                .arg(chancesTitle().toHtmlEscaped(), rows);
}

QString bodyHtml(const VerdictText& text, const play::Verdict& verdict, const play::Odds& odds = {})
{
    QStringList effects;
    for (const play::Record& effect : verdict.effects)
        if (!text.isQuiet(effect))
            effects += QStringLiteral("<li>%1</li>").arg(text.effect(effect).toHtmlEscaped());
    QStringList reasons;
    const play::Reason* decisive = play::decisive(verdict);
    for (const play::Reason& reason : verdict.reasons)
        if (&reason != decisive)
            reasons += QStringLiteral("<li>%1</li>").arg(reasonHtml(text, reason));
    QStringList tables;
    for (const std::string& id : verdict.waits() ? odds.standIns : verdict.standIns)
        tables += QStringLiteral("<li>%1</li>").arg(text.table(id).toHtmlEscaped());
    // The answer stands in the headline; what decides it comes next, as one reads it aloud.
    const QString first =
        decisive != nullptr ? QStringLiteral("<p>%1</p>").arg(reasonHtml(text, *decisive)) : QString();
    return first + factsHtml(text, verdict) + listHtml(VerdictView::tr("What changes"), effects) +
           listHtml(VerdictView::tr("Why"), reasons) +
           listHtml(VerdictView::tr("Stand-in tables: invented, because the printed ones are not in our sources"),
                    tables);
}

/// What was kept last, so that nobody wonders whether it was; or what there is to do.
QString lastLine(const RefereeSession& session)
{
    if (session.film() != nullptr) //: the first picture of a film of a game
        return VerdictView::tr("The set-up, before the first order.");
    if (!session.isOpen() || session.journal().entries.empty())
        return VerdictView::tr("Ask: who does what, and to whom? The verdict and its reasons will appear here.");
    return JournalText(session).last();
}

} // namespace

VerdictView::VerdictView(QWidget* parent)
    : QWidget(parent), sign_(new QLabel(this)), headline_(new QLabel(this)), body_(new Body(this))
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
    column->addWidget(body_, 1);
    connect(body_, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { emit ruleWanted(url.path()); });
}

void VerdictView::show(const play::Game& game, const play::Record& order, const play::Verdict& verdict,
                       const play::Odds& odds)
{
    const VerdictText text(game);
    const Sign sign = !verdict.legal ? Sign::Illegal : verdict.needs.empty() ? Sign::Legal : Sign::Die;
    put(sign, text.headline(order, verdict), chancesHtml(text, order, odds) + bodyHtml(text, verdict, odds));
}

void VerdictView::showTable(const RefereeSession& session)
{
    if (const Film* film = session.film(); film != nullptr && film->line() >= 0)
        return showLine(session, film->line());
    if (session.draft() == nullptr)
        return rest(lastLine(session));
    const play::Verdict& verdict = session.verdict();
    const std::string_view wanted = mustBeGiven(verdict);
    if (verdict.legal && !wanted.empty())
        return rest(SystemText(*session.setting()->system).prompt(session.draft()->kind(), wanted));
    const bool open = verdict.legal && session.wantsDie();
    show(session.game(), session.order(), verdict,
         open ? play::oddsOf(session.game(), session.order(), session.draft()->given(), mostJudgments) : play::Odds{});
}

void VerdictView::showLine(const RefereeSession& session, int index)
{
    const JournalText journal(session);
    const play::Told& told = session.fold().lines()[static_cast<std::size_t>(index)];
    const auto* played = std::get_if<play::Played>(&session.journal().entries[static_cast<std::size_t>(index)].what);
    //: in front of what stands in a line of the journal
    const QString line = tr("Line %1: %2").arg(QString::number(index + 1), journal.order(index));
    QString html;
    for (const QString& said : {journal.outcome(index), journal.note(index)})
        if (!said.isEmpty())
            html += QStringLiteral("<p>%1</p>").arg(said.toHtmlEscaped());
    if (played == nullptr)
        return put(Sign::Legal, line, html);
    const play::Game then = session.fold().before(index);
    const play::Verdict verdict = play::judge(then, session.fold().orderAt(index), told.given);
    put(verdict.legal ? Sign::Legal : Sign::Illegal, line, html + bodyHtml(VerdictText(then), verdict));
}

void VerdictView::say(Sign sign, const QString& sentence)
{
    put(sign, sentence, {});
}

void VerdictView::ask(const QString& question, const QStringList& lines)
{
    put(Sign::Warning, question, listHtml({}, listed(lines)));
}

void VerdictView::restWith(const RefereeSession& session, const QStringList& lines)
{
    put(Sign::Legal, {}, lastLine(session).toHtmlEscaped() + listHtml(tr("Skipped"), listed(lines)));
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
    if (html != html_) // what is said again stays where it was read to
        body_->setHtml(html_ = html);
    body_->setAccessibleName(tr("Facts and reasons"));
}

} // namespace merlon::referee

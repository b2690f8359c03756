#include "app/window/film_bar.h"

#include "app/window/commands.h"
#include "app/window/film_slider.h"
#include "app/window/icons.h"
#include "referee/journal_text.h"
#include "referee/referee_session.h"
#include "translations/words.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::app
{
namespace
{

constexpr int linesOfSentence = 2; ///< in large type; what needs more is smaller

constexpr int rulesNamed = 4;

QString linkTo(RuleId rule)
{
    return QStringLiteral("<a href='%1'>%2</a>")
        .arg(words::fromView(rule.id).toHtmlEscaped(), words::ruleTitle(rule.id).toHtmlEscaped());
}

/// As long as one needs to find the place and to read.
int readingTime(qsizetype letters)
{
    return static_cast<int>(std::clamp<qsizetype>(1'200 + 40 * letters, 2'000, 9'000));
}

} // namespace

FilmBar::FilmBar(referee::RefereeSession& session, const Commands& commands, QWidget* parent)
    : QWidget(parent),
      session_(session),
      commands_(commands),
      sentence_(new QLabel(this)),
      why_(new QLabel(this)),
      place_(new QLabel(this)),
      slider_(new FilmSlider(this))
{
    setObjectName(QStringLiteral("film"));
    build();
    join();
    follow();
}

void FilmBar::build()
{
    sentence_->setObjectName(QStringLiteral("sentence"));
    why_->setObjectName(QStringLiteral("why"));
    place_->setObjectName(QStringLiteral("place"));
    sentence_->setTextFormat(Qt::PlainText);
    why_->setTextFormat(Qt::RichText); // with a link to the rule
    place_->setTextFormat(Qt::PlainText);
    for (QLabel* label : {sentence_, why_})
    {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(3);
    column->addWidget(sentence_);
    column->addWidget(why_);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    column->addLayout(row);
    const auto add = [&](const char* command, Qt::ToolButtonStyle style)
    {
        auto* button = new QToolButton(this);
        button->setDefaultAction(&commands_[command]);
        button->setToolButtonStyle(style);
        button->setIconSize({22, 22});
        button->setFocusPolicy(Qt::NoFocus); // each has its key
        row->addWidget(button);
    };
    for (const char* command : {"film.first", "film.back", "film.play", "film.forward", "film.last"})
        add(command, Qt::ToolButtonIconOnly);
    row->addWidget(slider_, 1);
    row->addWidget(place_);
    row->addSpacing(8);
    for (const char* command : {"film.playOn", "film.end"})
        add(command, Qt::ToolButtonTextOnly);
}

void FilmBar::join()
{
    connect(&session_, &referee::RefereeSession::gameChanged, this, &FilmBar::follow);
    connect(slider_, &QSlider::valueChanged, &session_, &referee::RefereeSession::showPicture);
    connect(slider_, &QSlider::sliderPressed, this, [this] { play(false); });
    connect(why_, &QLabel::linkActivated, this, &FilmBar::ruleWanted);
    commands_["film.play"].setCheckable(true);
    commands_.on("film.first", this, [this] { step(-slider_->maximum()); });
    commands_.on("film.back", this, [this] { step(-1); });
    commands_.on("film.forward", this, [this] { step(1); });
    commands_.on("film.last", this, [this] { step(slider_->maximum()); });
    connect(&commands_["film.play"], &QAction::toggled, this, &FilmBar::play);
    playing_.setSingleShot(true);
    connect(&playing_, &QTimer::timeout, this, &FilmBar::goOn);
}

/// Whoever steps by hand has taken over.
void FilmBar::step(int by)
{
    play(false);
    slider_->setValue(slider_->value() + by);
}

/// From the beginning when it is at its end.
void FilmBar::play(bool on)
{
    QAction& command = commands_["film.play"];
    command.setChecked(on);
    command.setIcon(icon(on ? QStringLiteral("pause") : QStringLiteral("play")));
    if (!on)
        return playing_.stop();
    if (slider_->value() == slider_->maximum())
        slider_->setValue(0);
    else
        goOn();
}

void FilmBar::goOn()
{
    if (slider_->value() == slider_->maximum())
        play(false);
    else
        slider_->setValue(slider_->value() + 1);
}

/// The film, or that there is none.
void FilmBar::follow()
{
    const referee::Film* film = session_.film();
    setVisible(film != nullptr);
    commands_.offer({"film.first", "film.back", "film.play", "film.forward", "film.last", "film.playOn", "film.end"},
                    film != nullptr);
    if (film == nullptr)
        return play(false);
    {
        const QSignalBlocker quiet(slider_); // the session is there already
        slider_->setRange(0, film->count());
        slider_->setValue(film->at());
    }
    slider_->setTurns(film->turns());
    commands_.setEnabled({"film.first", "film.back"}, film->at() > 0);
    commands_.setEnabled({"film.forward", "film.last"}, film->at() < film->count());
    tell();
    if (commands_["film.play"].isChecked())
        playing_.start(readingTime(sentence_->text().size()));
}

QString FilmBar::sentence() const
{
    const referee::Film& film = *session_.film();
    if (film.line() >= 0)
        return referee::JournalText(session_).aloud(film.line());
    //: %1: the title of a scenario; %2 and %3: keys
    return tr("%1: a recorded game. %2 plays it, %3 shows the next order.")
        .arg(QString::fromStdString(session_.setting()->scenario.title.in(words::language())),
             commands_.keys("film.play"), commands_.keys("film.forward"));
}

/// As many as have room in a line: the first decided.
QString FilmBar::why() const
{
    for (int rules = rulesNamed; rules > 1; --rules)
        if (const QString text = why(rules);
            fontMetrics().horizontalAdvance(QTextDocumentFragment::fromHtml(text).toPlainText()) <= why_->width())
            return text;
    return why(1);
}

/// Of the first picture, that nothing can go wrong.
QString FilmBar::why(int most) const
{
    const int line = session_.film()->line();
    if (line < 0)
        return session_.journalProblem().toHtmlEscaped();
    const auto reasons = referee::JournalText(session_).why(line);
    QStringList rules;
    for (const play::Reason& reason : reasons)
        if (const QString rule = linkTo(reason.phrase.rule); !rules.contains(rule) && rules.size() < most)
            rules += rule;
    const QString named = rules.join(QStringLiteral(" &#183; "));
    if (reasons.empty() || reasons.front().weight != play::Weight::Forbids)
        //: titles of rules
        return rules.isEmpty() ? QString() : tr("According to the rules: %1").arg(named);
    //: what decided against an order, and the title of the rule
    return tr("%1 (%2)", "reason, rule")
        .arg(referee::VerdictText(session_.fold().before(line)).reason(reasons.front()).toHtmlEscaped(), named);
}

void FilmBar::tell()
{
    const referee::Film& film = *session_.film();
    sentence_->setText(sentence());
    why_->setText(why());
    const play::System& system = *session_.setting()->system;
    const QString turn = referee::VerdictText(session_.game()).clock(system.clock(session_.game())).value(0);
    //: the turn, the number of the order that is shown, of how many
    place_->setText(tr("%1 · %2 of %3").arg(turn, QString::number(film.at()), QString::number(film.count())));
    slider_->setAccessibleName(tr("Orders of the game"));
    slider_->setToolTip(words::tip(tr("Each mark is a turn; Page Up and Page Down go from turn to turn")));
    fitSentence();
}

/// The map stays where it is: the texts have the same room in every picture.
void FilmBar::fitSentence()
{
    QFont large = font();
    const double usual = large.pointSizeF();
    large.setBold(true);
    const auto room = [&] { return QFontMetrics(large).height() * linesOfSentence; };
    large.setPointSizeF(usual * 1.35);
    const int height = room();
    const auto needs = [&](const QFont& font)
    {
        return QFontMetrics(font)
            .boundingRect(QRect(0, 0, std::max(sentence_->width(), 200), 10'000), Qt::TextWordWrap, sentence_->text())
            .height();
    };
    for (double times = 1.35; times >= 0.95 && needs(large) > height; times -= 0.1)
        large.setPointSizeF(usual * times);
    sentence_->setFont(large);
    sentence_->setFixedHeight(std::max(height, needs(large)));
    why_->setFixedHeight(fontMetrics().height() + 2);
}

void FilmBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (session_.film() != nullptr)
        tell();
}

void FilmBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && session_.film() != nullptr)
        tell();
    QWidget::changeEvent(event);
}

} // namespace merlon::app

#include "referee/pasted_orders.h"

#include "referee/referee_session.h"
#include "referee/verdict_text.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon::referee
{

PastedOrders::PastedOrders(RefereeSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      says_(new QLabel(this)),
      paste_(new QPushButton(this)),
      import_(new QPushButton(this)),
      goOn_(new QPushButton(this)),
      leaveOut_(new QPushButton(this)),
      drop_(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(says_);
    auto* buttons = new QHBoxLayout;
    column->addLayout(buttons);
    buttons->addStretch(1);
    says_->setObjectName(QStringLiteral("pastedRows"));
    says_->setWordWrap(true);
    says_->setTextFormat(Qt::PlainText);
    const std::pair<QPushButton*, const char*> named[] = {
        {paste_, "pasteOrders"}, {import_, "importOrders"}, {goOn_, "goOn"}, {leaveOut_, "leaveOut"}, {drop_, "drop"}};
    for (const auto& [button, name] : named)
    {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    connect(paste_, &QPushButton::clicked, this, &PastedOrders::wanted);
    connect(import_, &QPushButton::clicked, this, &PastedOrders::importWanted);
    connect(goOn_, &QPushButton::clicked, this, &PastedOrders::goOn);
    connect(leaveOut_, &QPushButton::clicked, this, &PastedOrders::leaveOut);
    connect(drop_, &QPushButton::clicked, this, &PastedOrders::drop);
    connect(&session_, &RefereeSession::gameChanged, this, &PastedOrders::gameChanged);
    retranslate();
}

void PastedOrders::offer(bool offered)
{
    offered_ = offered;
    refresh();
}

void PastedOrders::begin(const play::Record& start, const QString& text)
{
    const play::Kind* kind = session_.isOpen() ? session_.setting()->system->order(start.kind) : nullptr;
    if (kind == nullptr)
        return;
    auto table = tableOf(text, *kind, session_.game(), start.fields);
    if (!table)
        return emit notPasted(table.error());
    begin(start, std::move(*table));
}

void PastedOrders::begin(const play::Record& start, PastedTable table)
{
    setting_ = session_.setting();
    start_ = start;
    table_ = std::move(table);
    since_ = lines_ = session_.journal().entries.size();
    goOn();
}

/// With the row that it stopped at, if that is not done yet.
void PastedOrders::goOn()
{
    why_.clear();
    const std::size_t lines = session_.journal().entries.size();
    if (lines != lines_) // something else has come between
        since_ = lines;
    while (!table_.rows.empty())
    {
        const auto fields = readRow(table_, table_.rows.front(), session_.game(), start_.fields);
        if (!fields)
            return stop(fields.error());
        session_.judge({start_.kind, *fields});
        const play::Verdict verdict = session_.verdict();
        if (!verdict.whole())
            //: row 3 of a table; a sentence says what is asked or why not
            return stop(tr("Row %1: %2")
                            .arg(QString::number(table_.rows.front().number),
                                 VerdictText(session_.game()).headline(session_.order(), verdict)));
        keeping_ = true;
        session_.keepTogether(since_);
        const bool kept = session_.accept();
        session_.keepTogether({});
        keeping_ = false;
        if (!kept)
            return stop({});
        table_.rows.erase(table_.rows.begin());
    }
    stop({});
}

void PastedOrders::stop(const QString& why)
{
    why_ = why;
    lines_ = session_.journal().entries.size();
    refresh();
    emit went(start_);
}

void PastedOrders::leaveOut()
{
    table_.rows.erase(table_.rows.begin());
    session_.clear();
    goOn();
}

void PastedOrders::drop()
{
    table_.rows.clear();
    refresh();
}

/// An order of that kind which is kept meanwhile is that of the row that stopped, mended or overruled.
void PastedOrders::gameChanged()
{
    if (keeping_ || waiting() == 0)
        return;
    if (!session_.isOpen() || session_.setting() != setting_)
        return drop();
    const play::Timeline& time = session_.fold().timeline();
    if (lines_ > since_ && time.at() == time.after(static_cast<int>(since_) - 1)) // all of them were taken back
        return drop();
    const auto& entries = session_.journal().entries;
    const auto* played = entries.size() > lines_ ? std::get_if<play::Played>(&entries.back().what) : nullptr;
    if (played == nullptr || played->order.kind != start_.kind)
        return;
    lines_ = entries.size();
    table_.rows.erase(table_.rows.begin());
    why_.clear();
    refresh();
}

void PastedOrders::refresh()
{
    const bool waits = waiting() > 0;
    for (QWidget* part : std::initializer_list<QWidget*>{says_, goOn_, leaveOut_, drop_})
        part->setVisible(waits);
    paste_->setVisible(!waits);
    import_->setVisible(!waits);
    setVisible(waits || offered_);
    //: of a table that was pasted: those that are not read yet
    const QString rest = tr("Rows waiting: %1.").arg(waiting());
    says_->setText(why_.isEmpty() ? rest : why_ + '\n' + rest);
}

void PastedOrders::retranslate()
{
    paste_->setText(tr("Paste as orders"));
    paste_->setToolTip(words::tip(tr("Records one order for each row copied from a spreadsheet.")));
    //: rows of a spreadsheet as orders, from a file or the clipboard
    import_->setText(tr("Import…"));
    import_->setToolTip(words::tip(tr("Shows the rows of a file or of the clipboard before recording them.")));
    //: with the next row of a table that was pasted
    goOn_->setText(tr("Continue"));
    //: one row of a table that was pasted
    leaveOut_->setText(tr("Skip it"));
    leaveOut_->setToolTip(words::tip(tr("Continues after the row that caused the stop.")));
    //: all rows of a table that are not read yet
    drop_->setText(tr("Discard the rest"));
    refresh();
}

void PastedOrders::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon::referee

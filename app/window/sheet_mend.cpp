#include "app/window/sheet_mend.h"

#include "referee/referee_session.h"
#include "translations/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace merlon::app
{

SheetMend::SheetMend(referee::RefereeSession& session, QWidget* parent)
    : QWidget(parent), session_(session), says_(new QLabel), rows_(new QComboBox), move_(new QPushButton)
{
    says_->setObjectName(QStringLiteral("sheet.gone"));
    says_->setTextFormat(Qt::PlainText);
    says_->setWordWrap(true);
    rows_->setObjectName(QStringLiteral("sheet.instead"));
    move_->setObjectName(QStringLiteral("sheet.move"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(says_, 1);
    row->addWidget(rows_);
    row->addWidget(move_);
    connect(move_, &QPushButton::clicked, this, &SheetMend::mend);
    retranslate();
    hide();
}

void SheetMend::refresh(bool ticks)
{
    const auto lost = ticks ? play::lostTicks(session_.journal(), session_.fold()) : play::Ticks();
    setVisible(!lost.empty());
    if (lost.empty())
        return;
    std::tie(gone_, marks_) = *lost.begin();
    const play::Setting& setting = *session_.setting();
    offerRows(play::sheetOf(setting.scenario, *setting.system), play::ticksOf(session_.fold()));
    //: %1: the ID of a row of the sheet; %2: how many ticks it had
    says_->setText(tr("This sheet no longer has the row “%1”, which was ticked in this game (%2).")
                       .arg(QString::fromStdString(gone_), QString::number(marks_)));
    move_->setEnabled(rows_->count() > 0);
}

/// Those that can hold them; first the ones that nobody has ticked.
void SheetMend::offerRows(const play::SheetParts& parts, const play::Ticks& ticks)
{
    const QString was = rows_->currentData().toString();
    rows_->clear();
    for (const bool ticked : {false, true})
        for (const play::SheetPart& part : parts)
            for (const play::SheetRow& row : part.rows)
                if (ticks.contains(row.id) == ticked && (row.tally || (marks_ >= 0 && marks_ <= row.boxes)))
                    rows_->addItem(
                        QString::fromStdString(play::nameOf(session_.game(), {"row", row.id}, words::language())),
                        QString::fromStdString(row.id));
    rows_->setCurrentIndex(std::max(0, rows_->findData(was)));
}

void SheetMend::mend()
{
    session_.ruleByHand({play::tickedInstead(rows_->currentData().toString().toStdString(), marks_, gone_)}, {});
}

void SheetMend::retranslate()
{
    rows_->setAccessibleName(tr("Row that gets the ticks"));
    //: gives the ticks of a row that is gone to the chosen row
    move_->setText(tr("Move the ticks there"));
}

} // namespace merlon::app

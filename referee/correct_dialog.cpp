#include "referee/correct_dialog.h"

#include "core/map/text_rules.h"
#include "referee/journal_text.h"
#include "referee/referee_session.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace merlon::referee
{

CorrectDialog::CorrectDialog(const RefereeSession& session, int index, QWidget* parent)
    : QDialog(parent),
      session_(session),
      index_(index),
      was_(session.fold().lines()[static_cast<std::size_t>(index)].given.dice),
      differences_(new QListWidget(this)),
      note_(new QLineEdit(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Correct the dice"));
    auto* column = new QVBoxLayout(this);
    auto* order = new QLabel(JournalText(session).order(index), this);
    order->setTextFormat(Qt::PlainText);
    column->addWidget(order);
    auto* form = new QFormLayout;
    const VerdictText text(session.game());
    for (const play::Die& die : was_)
    {
        auto* face = new QSpinBox(this);
        face->setObjectName(QStringLiteral("face%1").arg(faces_.size()));
        face->setRange(1, die.sides);
        face->setValue(die.value);
        //: a field of a form
        form->addRow(tr("%1:").arg(text.dieName(die, was_)), face);
        connect(face, &QSpinBox::valueChanged, this, &CorrectDialog::showDifferences);
        faces_.push_back(face);
    }
    note_->setObjectName(QStringLiteral("note"));
    note_->setMaxLength(static_cast<int>(Longest::Note));
    form->addRow(tr("Note:"), note_);
    column->addLayout(form);
    auto* differ = new QLabel(tr("What would change:"), this);
    differ->setBuddy(differences_);
    column->addWidget(differ);
    differences_->setObjectName(QStringLiteral("differences"));
    differences_->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    differences_->setWordWrap(true);
    column->addWidget(differences_);
    column->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showDifferences();
    faces_.front()->setFocus();
    faces_.front()->selectAll();
}

play::Dice CorrectDialog::dice() const
{
    play::Dice dice = was_;
    for (std::size_t i = 0; i < dice.size(); ++i)
        if (const int value = faces_[i]->value(); value != dice[i].value)
        {
            dice[i].value = value;
            dice[i].source = play::Source::Corrected;
        }
    return dice;
}

QString CorrectDialog::note() const
{
    return note_->text().trimmed();
}

/// Each line of which something else would be said, as it is and as it would be.
void CorrectDialog::showDifferences()
{
    differences_->clear();
    const bool other = dice() != was_;
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(other);
    if (!other)
        return;
    const play::Fold then = session_.fold().with(play::Amended{index_ + 1, dice(), {}, {}});
    const JournalText text(session_);
    const VerdictText words(session_.game());
    for (const int line : session_.fold().inForce())
    {
        const auto at = static_cast<std::size_t>(line);
        const auto* played = std::get_if<play::Played>(&session_.journal().entries[at].what);
        if (played == nullptr || then.lines()[at].effects == session_.fold().lines()[at].effects)
            continue;
        //: number of a line of the journal, what came of it, what would come of it
        differences_->addItem(
            tr("Line %1: %2 → %3")
                .arg(QString::number(line + 1), text.outcome(line), words.outcome(*played, then.lines()[at])));
    }
    if (differences_->count() == 0)
        differences_->addItem(tr("Nothing: the result stays the same."));
}

} // namespace merlon::referee

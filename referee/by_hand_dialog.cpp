#include "referee/by_hand_dialog.h"

#include "core/map/text_rules.h"
#include "referee/effects_editor.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon::referee
{

ByHandDialog::ByHandDialog(const play::Game& game, const play::Record& begun, QWidget* parent)
    : QDialog(parent),
      effects_(new EffectsEditor(game, begun, {}, this)),
      noteLabel_(new QLabel(this)),
      note_(new QLineEdit(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    auto* column = new QVBoxLayout(this);
    column->addWidget(effects_);
    column->addWidget(noteLabel_);
    column->addWidget(note_);
    column->addWidget(buttons_);
    noteLabel_->setBuddy(note_);
    note_->setObjectName(QStringLiteral("note"));
    note_->setMaxLength(static_cast<int>(Longest::Note));
    connect(effects_, &EffectsEditor::changed, this, &ByHandDialog::showWhetherItIs);
    connect(note_, &QLineEdit::textChanged, this, &ByHandDialog::showWhetherItIs);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    effects_->begin(begun);
    retranslate();
    showWhetherItIs();
    if (begun.fields.empty())
        effects_->setFocus();
    else
        note_->setFocus();
}

play::ByHand ByHandDialog::byHand() const
{
    return {effects_->effects(), note_->text().trimmed().toStdString()};
}

void ByHandDialog::showWhetherItIs()
{
    const play::ByHand now = byHand();
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!now.effects.empty() || !now.note.empty());
}

void ByHandDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        effects_->retranslate();
    }
    QDialog::changeEvent(event);
}

void ByHandDialog::retranslate()
{
    //: title of a window: what the referee changes without an order
    setWindowTitle(tr("By hand"));
    noteLabel_->setText(tr("&Note (recorded in the journal):"));
}

} // namespace merlon::referee

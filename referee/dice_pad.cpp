#include "referee/dice_pad.h"

#include "referee/verdict_icon.h"
#include "translations/digit_key.h"
#include "translations/words.h"

#include <QGridLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyleOptionFocusRect>
#include <QStylePainter>
#include <QToolButton>

namespace merlon::referee
{

QString DicePad::rollText()
{
    return tr("Ro&ll");
}

DicePad::DicePad(QWidget* parent)
    : QWidget(parent),
      number_(new QLineEdit(this)),
      faces_(new QIntValidator(this)),
      roll_(new QPushButton(this)),
      prompt_(new QLabel(this))
{
    setFocusPolicy(Qt::StrongFocus);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    prompt_->setWordWrap(true);
    prompt_->setMargin(3);
    grid->addWidget(prompt_, 0, 0, 1, 10);
    grid->addWidget(roll_, 0, 10);
    for (int face = 0; face < 10; ++face)
    {
        auto* key = new QToolButton(this);
        key->setText(QString::number(face));
        key->setObjectName(QStringLiteral("face%1").arg(face));
        key->setFocusPolicy(Qt::NoFocus);
        key->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        key->setMinimumSize(fontMetrics().averageCharWidth() * 3, fontMetrics().height() + 10);
        key->setMinimumWidth(key->sizeHint().width());
        grid->addWidget(key, 1, face == 0 ? 9 : face - 1);
        connect(key, &QToolButton::clicked, this, [this, face] { emit typed(face); });
        keys_[static_cast<std::size_t>(face)] = key;
    }
    roll_->setIcon(iconOf(Sign::Die));
    roll_->setObjectName(QStringLiteral("roll"));
    connect(roll_, &QPushButton::clicked, this, &DicePad::rollWanted);
    number_->setObjectName(QStringLiteral("number"));
    number_->setValidator(faces_);
    number_->installEventFilter(this);
    grid->addWidget(number_, 2, 0, 1, 11);
    connect(number_, &QLineEdit::returnPressed, this,
            [this]
            {
                bool is = false;
                if (const int value = number_->text().toInt(&is); is)
                    emit typed(value);
                number_->clear();
            });
    want({}, 0);
    retranslate();
}

void DicePad::want(const QString& what, int sides)
{
    what_ = what;
    sides_ = sides;
    wanted_ = !what.isEmpty();
    for (int face = 0; face < 10; ++face)
        keys_[static_cast<std::size_t>(face)]->setEnabled(has(face));
    number_->setVisible(sides > 10);
    faces_->setRange(1, sides);
    setFocusProxy(sides > 10 ? number_ : nullptr);
    roll_->setEnabled(wanted_);
    retranslate();
}

void DicePad::digit(int face)
{
    if (has(face))
        emit typed(face);
    if (sides_ <= 10)
        return;
    number_->setFocus();
    number_->insert(QString::number(face));
}

bool DicePad::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != number_ || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (const auto face = words::typedDigit(key))
        number_->insert(QString::number(*face));
    else if (key.key() == Qt::Key_R)
        emit rollWanted();
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

void DicePad::keyPressEvent(QKeyEvent* event)
{
    if (const auto face = words::typedDigit(*event); face && sides_ > 0)
        digit(*face);
    else if (wanted_ && event->key() == Qt::Key_R)
        emit rollWanted();
    else if (event->key() == Qt::Key_Backspace)
        emit takeBackWanted();
    else
        QWidget::keyPressEvent(event);
}

void DicePad::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (!hasFocus())
        return;
    QStylePainter painter(this);
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = prompt_->geometry();
    painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
}

void DicePad::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DicePad::retranslate()
{
    //: %1: "a ten-sided die for the shot"
    prompt_->setText(wanted_      ? tr("Die needed: %1").arg(what_)
                     : sides_ > 0 ?
                                  //: whoever types another number corrects the last die
                         tr("Type another number to correct the last die.")
                                  : tr("No die is needed now."));
    number_->setPlaceholderText(tr("1 to %1").arg(sides_));
    number_->setAccessibleName(tr("Number on the die"));
    roll_->setText(rollText());
    roll_->setToolTip(words::tip(tr("Lets Merlon roll the die (R)")));
    keys_[0]->setToolTip(words::tip(tr("0 counts as 10")));
    for (int face = 0; face < 10; ++face)
        keys_[static_cast<std::size_t>(face)]->setAccessibleName(tr("The die shows %1").arg(face == 0 ? 10 : face));
    setAccessibleName(tr("Dice"));
}

} // namespace merlon::referee

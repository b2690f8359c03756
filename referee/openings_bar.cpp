#include "referee/openings_bar.h"

#include "referee/flow_layout.h"
#include "referee/referee_session.h"
#include "referee/refused_menu.h"
#include "referee/verdict_text.h"
#include "translations/words.h"

#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace merlon::referee
{

OpeningsBar::OpeningsBar(QWidget* parent) : QWidget(parent), label_(new QLabel(this))
{
    setObjectName(QStringLiteral("openings"));
    (new FlowLayout(this))->addWidget(label_);
    label_->setTextFormat(Qt::PlainText);
    hide();
}

void OpeningsBar::forget()
{
    picked_.reset();
    hide();
}

void OpeningsBar::show(const RefereeSession& session, const play::Value* picked, std::string_view kind)
{
    if (picked == nullptr)
        return forget();
    if (picked_ != *picked || whatIf_ != session.whatIf())
    {
        picked_ = *picked;
        whatIf_ = session.whatIf();
        list(session);
    }
    for (auto* button : findChildren<QToolButton*>())
    {
        button->setChecked(button->objectName() == words::fromView(kind));
        QFont chosen = font(); // told apart by night too
        chosen.setBold(button->isChecked());
        button->setFont(chosen);
    }
    // Of a hex the order that is put together is no news.
    setVisible(buttons_.size() > 1 || !std::holds_alternative<hex::Hex>(*picked_));
}

void OpeningsBar::list(const RefereeSession& session)
{
    qDeleteAll(findChildren<QToolButton*>(Qt::FindDirectChildrenOnly));
    buttons_.clear();
    const auto openings = openingsOf(session, *picked_);
    const auto may = std::ranges::count(openings, true, &Opening::legal);
    const QString what = VerdictText(session.game()).value(*picked_);
    if (std::holds_alternative<hex::Hex>(*picked_))
        //: %1 is a hex; buttons follow, each with a digit
        label_->setText(tr("Hex %1 (Alt+digit):").arg(what));
    else
        label_->setText(may > 0 //: %1 is a counter; buttons follow, each with a digit
                            ? tr("%1 can (Alt+digit):").arg(what)
                            : tr("%1 cannot do anything now.").arg(what));
    int digit = 0;
    for (const Opening& one : openings)
        if (one.legal)
        {
            QToolButton* button = add(one.name, ++digit);
            button->setObjectName(words::fromView(one.begun.kind));
            button->setCheckable(true);
            connect(button, &QToolButton::clicked, this, [this, begun = one.begun] { emit chosen(begun); });
        }
    if (static_cast<std::size_t>(may) == openings.size())
        return;
    //: a button with a menu: the orders that cannot be given now, each with its reason
    QToolButton* others = add(tr("Why not?"), 0);
    others->setPopupMode(QToolButton::InstantPopup);
    others->setMenu(new RefusedMenu(openings, others));
    label_->setMinimumHeight(others->sizeHint().height());
}

/// Its own and no shortcut of the window: there Alt and a digit go to a bookmark.
bool OpeningsBar::press(int digit)
{
    if (!has(digit))
        return false;
    buttons_.at(digit)->click();
    return true;
}

/// No stop of Tab: the digit is its key.
QToolButton* OpeningsBar::add(const QString& text, int digit)
{
    auto* button = new QToolButton(this);
    button->setFocusPolicy(Qt::NoFocus);
    button->setText(digit <= 9 ? QStringLiteral("%1  %2").arg(QString::number(digit), text) : text);
    button->setAccessibleName(text);
    if (digit <= 9)
    {
        buttons_.emplace(digit, button);
        const QKeySequence key(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + digit));
        button->setToolTip(words::tip(QStringLiteral("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText))));
    }
    layout()->addWidget(button);
    return button;
}

} // namespace merlon::referee

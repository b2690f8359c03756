#include "referee/decline_bar.h"

#include "referee/flow_layout.h"
#include "referee/referee_session.h"
#include "referee/system_text.h"
#include "referee/verdict_text.h"
#include "translations/words.h"

#include <QPushButton>

namespace merlon::referee
{

DeclineBar::DeclineBar(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("decline"));
    setLayout(new FlowLayout(this));
    hide();
}

void DeclineBar::show(const RefereeSession& session, const std::vector<play::Owed>& owed, const play::Kind* asked,
                      const play::Field* open)
{
    qDeleteAll(findChildren<QPushButton*>(Qt::FindDirectChildrenOnly));
    if (session.isOpen() && asked != nullptr)
        for (const play::Owed& one : owed)
            if (!one.begun.fields.empty() && one.begun.kind != asked->key)
                if (const play::Verdict verdict = play::judge(session.game(), one.begun); verdict.whole())
                    add(VerdictText(session.game()).order(one.begun), words::fromView(one.begun.kind),
                        [this, begun = one.begun] { emit declined(begun); });
    if (open != nullptr)
    {
        QString text = SystemText(*session.setting()->system).unset(*asked, open->key);
        text[0] = text[0].toUpper();
        add(text, words::fromView(open->key), [this, key = words::fromView(open->key)] { emit leftOut(key); });
    }
    setVisible(!findChildren<QPushButton*>(Qt::FindDirectChildrenOnly).isEmpty());
}

/// No stop of Tab: the box of orders and Enter say the same.
void DeclineBar::add(const QString& text, const QString& name, auto&& click)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(QStringLiteral("decline.") + name);
    button->setAutoDefault(false);
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QPushButton::clicked, this, click);
    layout()->addWidget(button);
}

} // namespace merlon::referee

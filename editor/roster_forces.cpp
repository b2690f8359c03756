// The forces of a roster: the one that is shown, and how they come and go.

#include "core/edit/roster.h"
#include "editor/art/force_pattern.h"
#include "editor/force_dialog.h"
#include "editor/named_text.h"
#include "editor/roster_panel.h"
#include "translations/words.h"

#include <QComboBox>
#include <QLabel>

#include <algorithm>
#include <array>

namespace merlon::editor
{
namespace
{

/// Of forces, one after another: those of the two that a new scenario has come first.
constexpr std::array colours{"#a8322d", "#2f6b3c", "#2f4f8f", "#8a6d1d", "#6b3f7d", "#4a4a4a"};

} // namespace

/// How many each has, too. Another one is shown only when that one is gone.
void RosterPanel::listForces()
{
    const QString was = force();
    const QSignalBlocker quiet(forces_);
    forces_->clear();
    forces_->setIconSize({18, 14});
    forces_->addItem(tr("All forces (%1)").arg(model_.rowCount()), QString());
    if (workspace_)
        for (const play::Force& one : workspace_->scenario()->scenario().forces)
        {
            const QString name = QString::fromStdString(one.name.empty() ? one.id : one.name.in(words::language()));
            //: a force, how many counters it has
            forces_->addItem(art::forceFlag(one.colour, one.pattern),
                             tr("%1 (%2)").arg(name, QString::number(one.counters.size())),
                             QString::fromStdString(one.id));
        }
    forces_->setCurrentIndex(std::max(0, forces_->findData(was)));
    showForce();
}

void RosterPanel::showForce()
{
    shown_.showForce(force());
    const bool any = workspace_ && !workspace_->scenario()->scenario().forces.empty();
    none_->setText(!any ? tr("This scenario has no forces yet. Add one, then its counters.")
                   : model_.rowCount() > 0
                       ? QString()
                       : tr("No counters yet. Add one, or paste rows with headings from a spreadsheet."));
    none_->setVisible(!none_->text().isEmpty());
    follow();
}

QString RosterPanel::force() const
{
    return forces_->currentData().toString();
}

edit::Key RosterPanel::forceKey() const
{
    for (const edit::Entry& entry : *workspace_->scenario()->value().shelves[edit::OfScenario::forces])
        if (entry.thing.as<play::Force>()->id == force().toStdString())
            return entry.key;
    return 0;
}

void RosterPanel::addForce()
{
    if (!workspace_)
        return;
    const auto& forces = workspace_->scenario()->scenario().forces;
    play::Force force;
    force.colour = colours[forces.size() % colours.size()];
    ForceDialog dialog(force, tr("New force"), this);
    if (dialog.exec() != QDialog::Accepted || !workspace_)
        return;
    force = dialog.edited(std::move(force));
    force.id = words::idFrom(QString::fromStdString(force.name.in("en")));
    if (force.id.empty())
        force.id = "force";
    if (workspace_->change([&](const edit::Desk& desk) { return edit::withForce(desk, force); }))
    {
        forces_->setCurrentIndex(forces_->count() - 1);
        showForce();
    }
}

void RosterPanel::changeForce()
{
    const play::Force* now =
        workspace_ ? play::findForce(workspace_->scenario()->scenario(), force().toStdString()) : nullptr;
    if (now == nullptr)
        return;
    const edit::Entry entry =
        *edit::find(*workspace_->scenario()->value().shelves[edit::OfScenario::forces], forceKey());
    play::Force force = *entry.thing.as<play::Force>();
    ForceDialog dialog(force, tr("Force"), this);
    if (dialog.exec() != QDialog::Accepted || !workspace_)
        return;
    force = dialog.edited(std::move(force));
    workspace_->change([&](const edit::Desk& desk) { return edit::changedForce(desk, entry.key, force); });
}

void RosterPanel::removeForce()
{
    if (!workspace_ || force().isEmpty())
        return;
    const edit::Key key = forceKey();
    workspace_->change([&](const edit::Desk& desk) { return edit::withoutForce(desk, key); });
}

} // namespace merlon::editor

#include "app/window/findings.h"

#include "app/window/commands.h"
#include "app/window/rooms.h"
#include "editor/findings_panel.h"
#include "editor/hex_map_view.h"
#include "translations/words.h"

#include <QAction>
#include <QStatusBar>
#include <QToolButton>

namespace merlon::app
{

Findings::Findings(QStatusBar& bar, const Rooms& rooms, const Commands& commands)
    : rooms_(rooms), commands_(commands), count_(new QToolButton(&bar))
{
    using editor::FindingsPanel;
    count_->setObjectName(QStringLiteral("findings.count"));
    count_->setAutoRaise(true);
    count_->setFocusPolicy(Qt::NoFocus); // the command has a key
    bar.addPermanentWidget(count_);
    connect(count_, &QToolButton::clicked, &commands["go.findings"], &QAction::trigger);
    connect(rooms.findings, &FindingsPanel::found, this,
            [this](int count)
            {
                found_ = count;
                retranslate();
            });
    connect(rooms.findings, &FindingsPanel::pointedAt, this, &Findings::pointTo);
    connect(rooms.findings, &FindingsPanel::chosen, this, &Findings::goTo);
}

void Findings::retranslate()
{
    count_->setText(found_ == 0 ? tr("No findings") : tr("%n finding(s)", nullptr, found_));
    const QAction& list = commands_["go.findings"];
    count_->setToolTip(words::tip(Commands::withKeys(list.iconText(), list)));
}

void Findings::pointTo(const lint::Finding& finding) const
{
    if (!finding.at)
        return;
    editor::HexMapView& view = *rooms_.view;
    const QPointF there = view.viewPoint(*finding.at);
    view.setCurrentHex(*finding.at);
    if (!view.viewport()->rect().contains(there.toPoint())) // what is seen stays where it is
        view.centreOn(*finding.at);
}

/// Where it can be put right by hand: on the map, or in the dialog that has the text. What no dialog has is shown.
void Findings::goTo(const lint::Finding& finding) const
{
    pointTo(finding);
    if (finding.at)
        rooms_.view->setFocus(Qt::OtherFocusReason);
    else if (finding.doc == 0 && finding.field == "title")
        commands_["edit.properties"].trigger();
    else if (finding.field == "title")
        commands_["edit.title"].trigger();
    else if (finding.field == "background")
        commands_["edit.background"].trigger();
    else if (finding.field == "briefing")
        commands_["edit.briefing"].trigger();
    else if (finding.field == "victory" || finding.field == "conditions")
        commands_["edit.victory"].trigger();
    else if (finding.doc != 0)
        commands_["referee.briefing"].trigger();
}

} // namespace merlon::app

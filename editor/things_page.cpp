#include "editor/things_page.h"

#include "editor/chosen_delegate.h"
#include "editor/tools/things_tool.h"
#include "translations/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace merlon::editor
{

ThingsPage::ThingsPage(ToolBox& tools)
    : PalettePage(tools), view_(new QListView), stateLabel_(new QLabel), states_(new QComboBox)
{
    view_->setObjectName(QStringLiteral("things"));
    view_->setModel(&model_);
    view_->setItemDelegate(new ChosenDelegate(view_));
    view_->setIconSize({36, 32});
    view_->setUniformItemSizes(true);
    view_->setWordWrap(true);
    view_->setSelectionMode(QAbstractItemView::SingleSelection);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    states_->setObjectName(QStringLiteral("things.state"));
    stateLabel_->setBuddy(states_);
    auto* state = new QHBoxLayout;
    state->addWidget(stateLabel_);
    state->addWidget(states_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(view_, 1);
    column->addLayout(state);
    connect(view_, &QListView::clicked, this, &ThingsPage::choose);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current)
            {
                if (!following_ && view_->hasFocus())
                    choose(current);
            });
    connect(states_, &QComboBox::activated, this,
            [this] { tools_.setThingState(states_->currentData().toString().toStdString()); });
    connect(&tools_, &ToolBox::thingChanged, this, &ThingsPage::follow);
    retranslate();
}

QString ThingsPage::title() const
{
    //: a page of the palette: hoardings, engines, fascines ...
    return tr("Overlays");
}

bool ThingsPage::serves(const Tool& tool) const
{
    return dynamic_cast<const ThingsTool*>(&tool) != nullptr || (tool.heeds().path && tools_.held().drawsThing);
}

/// What is held stays in the hand where these rules know it too.
void ThingsPage::setPalette(std::shared_ptr<const map::Palette> palette)
{
    model_.setPalette(std::move(palette));
    const auto known = model_.indexOf(tools_.thing().id);
    const auto index = known.isValid() ? known : model_.index(0);
    tools_.setThing(index.isValid() ? model_.thingAt(index) : map::PaletteOverlay{});
    follow();
}

void ThingsPage::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    tools_.setThing(model_.thingAt(index));
    if (!tools_.tool().heeds().path || !tools_.held().drawsThing) // a road can be drawn point by point too
        tools_.use(QLatin1String("things"));
}

/// Shows what the tool box holds.
void ThingsPage::follow()
{
    const QScopedValueRollback following(following_, true);
    view_->setCurrentIndex(model_.indexOf(tools_.thing().id));
    showStates();
}

void ThingsPage::showStates()
{
    const auto& known = tools_.thing().states;
    states_->clear();
    for (const std::string& state : known)
        states_->addItem(
            words::word(model_.palette() != nullptr ? model_.palette()->system : "", "overlay-state", state),
            QString::fromStdString(state));
    states_->setCurrentIndex(std::max(0, states_->findData(QString::fromStdString(tools_.thingState()))));
    stateLabel_->setVisible(!known.empty());
    states_->setVisible(!known.empty());
}

void ThingsPage::retranslate()
{
    view_->setAccessibleName(tr("Overlays"));
    //: raised or lowered, of a drawbridge
    stateLabel_->setText(tr("State:"));
    model_.retranslate();
    showStates();
}

bool ThingsPage::isDark() const
{
    return palette().color(QPalette::Base).lightness() < 128;
}

void ThingsPage::changeEvent(QEvent* event)
{
    PalettePage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        model_.setDark(isDark());
}

void ThingsPage::showEvent(QShowEvent* event)
{
    PalettePage::showEvent(event);
    model_.setDark(isDark());
    model_.setIconSize(view_->iconSize(), devicePixelRatioF());
}

} // namespace merlon::editor

#include "editor/sides_page.h"

#include "editor/chosen_delegate.h"
#include "editor/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace merlon::editor
{

SidesPage::SidesPage(ToolBox& tools) : PalettePage(tools), view_(new QListView)
{
    view_->setObjectName(QStringLiteral("palette.sides"));
    view_->setModel(&model_);
    view_->setItemDelegate(new ChosenDelegate(view_));
    view_->setIconSize({36, 32});
    view_->setUniformItemSizes(true);
    view_->setWordWrap(true);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(view_, 1);
    column->addWidget(createStates());
    connect(view_, &QListView::clicked, this, &SidesPage::choose);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current)
            {
                if (!following_ && view_->hasFocus())
                    choose(current);
            });
    connect(&tools_, &ToolBox::sideChanged, this, &SidesPage::follow);
    retranslate();
}

QWidget* SidesPage::createStates()
{
    auto* box = new QWidget;
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    stateLabel_ = new QLabel;
    states_ = new QComboBox;
    states_->setObjectName(QStringLiteral("palette.sides.state"));
    stateLabel_->setBuddy(states_);
    row->addWidget(stateLabel_);
    row->addWidget(states_, 1);
    connect(states_, &QComboBox::activated, this,
            [this]
            {
                state_ = states_->currentData().toString().toStdString();
                choose(view_->currentIndex());
            });
    return box;
}

QString SidesPage::title() const
{
    return tr("Hexsides");
}

bool SidesPage::serves(const Tool& tool) const
{
    return tool.alongSides();
}

void SidesPage::setPalette(std::shared_ptr<const map::Palette> palette)
{
    if (palette.get() == model_.palette())
        return;
    {
        const QScopedValueRollback following(following_, true);
        model_.setPalette(std::move(palette));
        states_->clear();
        if (model_.palette() != nullptr)
            for (const std::string& state : model_.palette()->featureStates)
                states_->addItem(QString(), QString::fromStdString(state));
    }
    state_ = states_->itemData(0).toString().toStdString();
    retranslate();
    hold(model_.index(0));
    follow();
}

void SidesPage::choose(const QModelIndex& kind)
{
    if (!kind.isValid())
        return;
    hold(kind);
    tools_.use(QLatin1String("sides"));
}

void SidesPage::hold(const QModelIndex& kind)
{
    tools_.setSide({kind.data(SidesModel::KindRole).toString().toStdString(),
                    kind.data(SidesModel::HasStatesRole).toBool() ? state_ : std::string()});
}

/// Shows what the tool box holds.
void SidesPage::follow()
{
    const QScopedValueRollback following(following_, true);
    const edit::SideThing& held = tools_.side();
    const QModelIndex kind = model_.indexOf(held.kind);
    const bool hasStates = kind.data(SidesModel::HasStatesRole).toBool();
    if (!held.state.empty())
        state_ = held.state;
    view_->setCurrentIndex(kind);
    states_->parentWidget()->setVisible(hasStates);
    states_->setCurrentIndex(states_->findData(QString::fromStdString(hasStates ? held.state : state_)));
}

void SidesPage::retranslate()
{
    view_->setAccessibleName(tr("What stands on hexsides"));
    //: of a door or gate: open, closed
    stateLabel_->setText(tr("State:"));
    for (int i = 0; i < states_->count(); ++i)
        states_->setItemText(
            i, words::word(model_.palette()->system, "feature-state", states_->itemData(i).toString().toStdString()));
    model_.retranslate();
}

void SidesPage::changeEvent(QEvent* event)
{
    PalettePage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        model_.setDark(palette().color(QPalette::Base).lightness() < 128);
}

void SidesPage::showEvent(QShowEvent* event)
{
    PalettePage::showEvent(event);
    model_.setDark(palette().color(QPalette::Base).lightness() < 128);
    model_.setIconSize(view_->iconSize(), devicePixelRatioF());
}

} // namespace merlon::editor

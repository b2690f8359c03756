#include "editor/ground_page.h"
#include "translations/words.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace merlon::editor
{
namespace
{

// QButtonGroup keeps -1 for "no button", so the ids of levels are moved up.
constexpr int levelId(int level)
{
    return level - map::lowestLevel;
}
constexpr int raiseId = levelId(map::highestLevel) + 1;
constexpr int lowerId = raiseId + 1;

QToolButton* levelButton(const QString& text)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setCheckable(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

} // namespace

GroundPage::GroundPage(ToolBox& tools) : PalettePage(tools), view_(new PaletteView(tools))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(view_, 1);
    column->addWidget(createLevels());
    connect(&tools_, &ToolBox::paintChanged, this, &GroundPage::follow);
    retranslate();
    follow();
}

QString GroundPage::title() const
{
    //: a page of the palette: terrain and levels
    return tr("Ground");
}

bool GroundPage::serves(const Tool& tool) const
{
    return tool.heeds().paint;
}

void GroundPage::setPalette(std::shared_ptr<const map::Palette> palette)
{
    view_->terrains().setPalette(std::move(palette));
}

QWidget* GroundPage::createLevels()
{
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2);
    levelLabel_ = new QLabel;
    levels_ = new QButtonGroup(this);
    constexpr int inARow = 6;
    grid->addWidget(levelLabel_, 0, 0, 1, inARow);
    for (int level = map::lowestLevel; level <= map::highestLevel; ++level)
    {
        constexpr QChar leftToRight(0x200e); // else the sign comes last where one reads from the right
        auto* button = levelButton((level < 0 ? QString(leftToRight) : QString()) + locale().toString(level));
        levels_->addButton(button, levelId(level));
        grid->addWidget(button, 1 + levelId(level) / inARow, levelId(level) % inARow);
    }
    for (const int id : {raiseId, lowerId})
    {
        auto* button = levelButton({});
        levels_->addButton(button, id);
        grid->addWidget(button, 3, id == raiseId ? 0 : inARow / 2, 1, inARow / 2);
    }
    connect(levels_, &QButtonGroup::idClicked, this,
            [this](int id)
            {
                if (id == raiseId || id == lowerId)
                    tools_.setPaintKind(id == raiseId ? edit::Paint::Kind::Raise : edit::Paint::Kind::Lower);
                else
                    tools_.setLevel(id + map::lowestLevel);
                tools_.useSomeBrush();
            });
    return box;
}

/// Marks the button of the level that the tool box holds; none while it holds a terrain.
void GroundPage::follow()
{
    const auto& paint = tools_.paint();
    levels_->setExclusive(false);
    for (auto* button : levels_->buttons())
        button->setChecked(false);
    levels_->setExclusive(true);
    if (paint.kind == edit::Paint::Kind::SetLevel)
        levels_->button(levelId(paint.level))->setChecked(true);
    else if (paint.kind == edit::Paint::Kind::Raise)
        levels_->button(raiseId)->setChecked(true);
    else if (paint.kind == edit::Paint::Kind::Lower)
        levels_->button(lowerId)->setChecked(true);
}

void GroundPage::retranslate()
{
    levelLabel_->setText(tr("Level:"));
    for (int level = map::lowestLevel; level <= map::highestLevel; ++level)
        levels_->button(levelId(level))->setToolTip(words::tip(tr("Sets hexes to level %1").arg(level)));
    levels_->button(raiseId)->setText(tr("Raise"));
    levels_->button(raiseId)->setToolTip(words::tip(tr("Raises hexes by one level")));
    levels_->button(lowerId)->setText(tr("Lower"));
    levels_->button(lowerId)->setToolTip(words::tip(tr("Lowers hexes by one level")));
}

} // namespace merlon::editor

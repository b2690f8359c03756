#include "editor/palette_panel.h"

#include "editor/ground_page.h"
#include "editor/sides_page.h"
#include "editor/stamps_page.h"
#include "editor/things_page.h"
#include "editor/tool_options.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::editor
{
namespace
{

/// Framed while its tool is in the hand: by night a button that is down looks like one that is not.
class ToolOfPalette : public QToolButton
{
protected:
    void paintEvent(QPaintEvent* event) override
    {
        QToolButton::paintEvent(event);
        if (!isChecked())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Link), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
};

} // namespace

PalettePanel::PalettePanel(ToolBox& tools, QWidget* parent)
    : QWidget(parent),
      tools_(tools),
      ground_(new GroundPage(tools)),
      stamps_(new StampsPage(tools)),
      options_(new ToolOptions(tools, this)),
      tabs_(new QTabWidget)
{
    pages_ = {ground_, new SidesPage(tools), new ThingsPage(tools), stamps_};
    tabs_->setObjectName(QStringLiteral("palette.pages"));
    tabs_->setDocumentMode(true);
    tabs_->setTabBarAutoHide(true);
    for (auto* page : pages_)
        tabs_->addTab(page, {});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(createTools());
    column->addWidget(options_);
    column->addWidget(tabs_, 1);
    connect(&tools_, &ToolBox::toolChanged, this, &PalettePanel::showPage);
    for (const auto* action : tools_.actions())
        connect(action, &QAction::changed, this, &PalettePanel::nameTabs); // icons come later
    retranslate();
}

PaletteView& PalettePanel::view()
{
    return ground_->view();
}

void PalettePanel::setPalette(const std::shared_ptr<const map::Palette>& palette)
{
    for (auto* page : pages_)
        page->setPalette(palette);
}

/// The first one that the tool works with, unless the one that is seen does.
void PalettePanel::showPage()
{
    const auto serves = [this](PalettePage* page) { return page->serves(tools_.tool()); };
    if (serves(pages_.at(tabs_->currentIndex())))
        return;
    if (const auto page = std::find_if(pages_.begin(), pages_.end(), serves); page != pages_.end())
        tabs_->setCurrentWidget(*page);
}

QWidget* PalettePanel::createTools()
{
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(3);
    constexpr int inARow = 6;
    int place = 0;
    for (auto* action : tools_.actions())
    {
        auto* button = new ToolOfPalette;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly); // its text is its accessible name, and in the tool tip
        button->setIconSize({22, 22});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumWidth(30); // icons come later, and until then it asks for the room of its text
        grid->addWidget(button, place / inARow, place % inARow);
        ++place;
    }
    return box;
}

void PalettePanel::retranslate()
{
    tools_.retranslate();
    options_->retranslate();
    for (auto* page : pages_)
        page->retranslate();
    nameTabs();
}

/// Each by the icon of the first tool that it serves: there is no room for titles, which are said by tool tips.
void PalettePanel::nameTabs()
{
    for (int i = 0; i < tabs_->count(); ++i)
    {
        const auto& tools = tools_.tools();
        const auto first =
            std::find_if(tools.begin(), tools.end(), [&](const auto& tool) { return pages_.at(i)->serves(*tool); });
        if (first != tools.end())
            tabs_->setTabIcon(i, tools_.actions().at(static_cast<int>(first - tools.begin()))->icon());
        tabs_->setTabToolTip(i, pages_.at(i)->title());
        tabs_->tabBar()->setAccessibleTabName(i, pages_.at(i)->title());
    }
}

void PalettePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor

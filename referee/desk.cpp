#include "referee/desk.h"

#include "referee/card.h"
#include "referee/glance_page.h"
#include "referee/referee_session.h"
#include "referee/sheet_model.h"
#include "referee/sheet_page.h"
#include "referee/sheet_view.h"
#include "referee/system_text.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace merlon::referee
{

Desk::Desk(RefereeSession& session, QWidget* parent) : QTabWidget(parent), session_(session)
{
    setDocumentMode(true);
    connect(&session_, &RefereeSession::gameChanged, this, &Desk::refresh);
}

SheetPage* Desk::addPage()
{
    auto* page = new SheetPage(this);
    connect(page, &SheetPage::picked, this, &Desk::picked);
    connect(page, &SheetPage::printWanted, this,
            [this, page](bool all) { emit printWanted(all ? -1 : indexOfSheet(page->model().key())); });
    addTab(page, QString());
    return page;
}

int Desk::indexOfSheet(std::string_view key) const
{
    const auto at = std::ranges::find(keys_, key);
    return at == keys_.end() ? -1 : static_cast<int>(at - keys_.begin());
}

/// A tab for each sheet but that of the tiles; those that are there stay, so that nobody loses his place.
void Desk::refresh()
{
    const auto sheets =
        session_.isOpen() ? session_.setting()->system->sheets(session_.game()) : std::vector<play::Sheet>();
    keys_.clear();
    for (const play::Sheet& sheet : sheets)
        keys_.emplace_back(sheet.key);
    refreshGlance(sheets);
    int page = glance_ != nullptr ? 1 : 0;
    for (const play::Sheet& sheet : sheets)
        if (!sheet.tiles)
            refreshPage(page++, sheet);
    while (count() > page)
        delete widget(count() - 1);
}

void Desk::refreshGlance(const std::vector<play::Sheet>& sheets)
{
    const auto tiles = std::ranges::find_if(sheets, [](const play::Sheet& one) { return one.tiles.has_value(); });
    if (tiles == sheets.end())
    {
        delete std::exchange(glance_, nullptr);
        return;
    }
    const bool fresh = glance_ == nullptr;
    if (fresh)
    {
        glance_ = new GlancePage(this);
        connect(glance_, &GlancePage::picked, this, &Desk::picked);
        connect(glance_, &GlancePage::ordered, this, &Desk::ordered);
        connect(glance_, &GlancePage::menuWanted, this, &Desk::menuWanted);
        connect(glance_, &GlancePage::printWanted, this,
                [this](std::string_view sheet) { emit printWanted(indexOfSheet(sheet)); });
        insertTab(0, glance_, QString());
    }
    setTabText(0, SystemText(*session_.setting()->system).word("sheet", tiles->key));
    glance_->show(session_, sheets);
    if (fresh)
        setCurrentIndex(0);
}

void Desk::refreshPage(int at, const play::Sheet& sheet)
{
    auto* page = at < count() ? static_cast<SheetPage*>(widget(at)) : addPage();
    const QString name = SystemText(*session_.setting()->system).word("sheet", sheet.key);
    page->view().setObjectName(QStringLiteral("sheet.") + words::fromView(sheet.key));
    page->view().setAccessibleName(name);
    setTabText(at, name);
    page->show(session_.game(), asCard(session_.game(), sheet));
}

void Desk::find()
{
    if (currentWidget() == glance_ && glance_ != nullptr)
        glance_->find();
    else if (auto* page = static_cast<SheetPage*>(currentWidget()))
        page->find();
}

void Desk::paintEvent(QPaintEvent* event)
{
    QTabWidget::paintEvent(event);
    if (count() > 0)
        return;
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     //: where tables of a game would stand: crosses, a calendar, standings
                     tr("This game has no sheets."));
}

void Desk::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QTabWidget::changeEvent(event);
}

} // namespace merlon::referee

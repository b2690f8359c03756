#include "referee/desk.h"

#include "referee/referee_session.h"
#include "referee/sheet_page.h"
#include "referee/sheet_view.h"
#include "referee/system_text.h"

#include <QEvent>
#include <QPainter>

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
            [this, page](bool all) { emit printWanted(all ? -1 : indexOf(page)); });
    addTab(page, QString());
    return page;
}

/// A tab for each sheet; those that are there stay, so that nobody loses his place.
void Desk::refresh()
{
    const auto sheets =
        session_.isOpen() ? session_.setting()->system->sheets(session_.game()) : std::vector<play::Sheet>();
    while (count() > static_cast<int>(sheets.size()))
        delete widget(count() - 1);
    for (int i = 0; i < static_cast<int>(sheets.size()); ++i)
    {
        const play::Sheet& sheet = sheets[static_cast<std::size_t>(i)];
        auto* page = i < count() ? static_cast<SheetPage*>(widget(i)) : addPage();
        const QString name = SystemText(*session_.setting()->system).word("sheet", sheet.key);
        page->view().setObjectName(QStringLiteral("sheet.") + words::fromView(sheet.key));
        page->view().setAccessibleName(name);
        setTabText(i, name);
        page->show(session_.game(), sheet);
    }
}

void Desk::find()
{
    if (auto* page = static_cast<SheetPage*>(currentWidget()))
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

#include "app/window/tabs.h"

#include "app/window/commands.h"
#include "app/window/file_names.h"
#include "app/window/files.h"
#include "app/window/icons.h"
#include "translations/words.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QTabBar>
#include <QUrl>
#include <QVBoxLayout>

namespace merlon::app
{

Tabs::Tabs(QMainWindow& window, Files& files, const Commands& commands)
    : files_(files), commands_(commands), bar_(new QTabBar)
{
    auto* whole = new QWidget(&window);
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(bar_);
    column->addWidget(window.takeCentralWidget(), 1);
    window.setCentralWidget(whole);
    bar_->setObjectName(QStringLiteral("tabs"));
    bar_->setDocumentMode(true);
    bar_->setMovable(true);
    bar_->setTabsClosable(true);
    bar_->setExpanding(false);
    bar_->setUsesScrollButtons(true);
    bar_->setElideMode(Qt::ElideNone); // where there is no room for all names the bar scrolls
    bar_->setAutoHide(true);
    bar_->setContextMenuPolicy(Qt::CustomContextMenu);
    bar_->installEventFilter(this);
    OpenDocuments* documents = &files.documents();
    connect(documents, &OpenDocuments::changed, this, &Tabs::show);
    connect(bar_, &QTabBar::currentChanged, documents, &OpenDocuments::show);
    connect(bar_, &QTabBar::tabMoved, documents, &OpenDocuments::move);
    connect(bar_, &QTabBar::tabCloseRequested, &files, &Files::close);
    connect(bar_, &QTabBar::customContextMenuRequested, this, &Tabs::openMenu);
    commands.on("go.nextTab", this, [this] { step(1); });
    commands.on("go.previousTab", this, [this] { step(-1); });
}

/// Round and round.
void Tabs::step(int by)
{
    const int count = files_.documents().count();
    files_.documents().show((files_.documents().current() + count + by) % count);
}

void Tabs::show()
{
    const OpenDocuments& documents = files_.documents();
    const QSignalBlocker quiet(bar_);
    while (bar_->count() < documents.count())
        bar_->addTab(QString());
    while (bar_->count() > documents.count())
        bar_->removeTab(bar_->count() - 1);
    for (int index = 0; index < documents.count(); ++index)
        showOne(index);
    bar_->setCurrentIndex(documents.current());
    commands_.setEnabled({"go.nextTab", "go.previousTab"}, documents.count() > 1);
}

QString Tabs::nameOf(int index) const
{
    QStringList paths;
    for (const editor::Workspace* one : files_.documents().all())
        paths << one->path();
    if (paths.at(index).isEmpty())
        return files_.documents().at(index).displayName(words::language());
    return briefName(paths.at(index), paths);
}

/// Only what is another text is set: a tab that is being dragged stays under the mouse.
void Tabs::showOne(int index)
{
    const editor::Workspace& one = files_.documents().at(index);
    const QString name = nameOf(index).replace('&', QLatin1String("&&"));
    //: a tab, modified
    const QString text = one.isModified() ? tr("%1*").arg(name) : name;
    if (bar_->tabText(index) == text && !bar_->tabIcon(index).isNull() && bar_->tabData(index) == one.path())
        return;
    bar_->setTabData(index, one.path());
    bar_->setTabText(index, text);
    bar_->setTabIcon(index, icon(one.scenario() != nullptr ? QStringLiteral("merlon") : QStringLiteral("terrain")));
    bar_->setTabToolTip(index, one.path().isEmpty() ? tr("Not saved to a file yet.")
                                                    : words::tip(QDir::toNativeSeparators(one.path())));
}

bool Tabs::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::MouseButtonRelease)
        return QObject::eventFilter(watched, event);
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const int index = bar_->tabAt(mouse->position().toPoint());
    if (mouse->button() != Qt::MiddleButton || index < 0)
        return QObject::eventFilter(watched, event);
    files_.close(index);
    return true;
}

void Tabs::openMenu(QPoint at)
{
    const int index = bar_->tabAt(at);
    auto* menu = new QMenu(bar_);
    menu->setObjectName(QStringLiteral("menu.tab"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fill(*menu, index < 0 ? bar_->currentIndex() : index); // by key it is asked anywhere
    menu->popup(bar_->mapToGlobal(at));
}

void Tabs::fill(QMenu& menu, int index)
{
    const QString path = files_.documents().at(index).path();
    const auto add = [&](const QString& text, const std::function<void()>& act)
    {
        QAction* action = menu.addAction(text);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    add(tr("Close"), [this, index] { files_.close(index); });
    add(tr("Close others"), [this, index] { files_.closeOthers(index); });
    menu.addSeparator();
    const QList<QAction*> ofFiles{
        add(tr("Copy path"), [path] { QApplication::clipboard()->setText(QDir::toNativeSeparators(path)); }),
        add(tr("Open folder"),
            [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath())); })};
    for (QAction* action : ofFiles)
        action->setEnabled(!path.isEmpty());
}

void Tabs::retranslate()
{
    //: the tabs of the maps and scenarios that are open
    bar_->setAccessibleName(tr("Open files"));
    for (int index = 0; index < bar_->count(); ++index)
    {
        bar_->setTabData(index, {}); // all is said anew
        showOne(index);
    }
}

} // namespace merlon::app

#include "app/window/command_palette.h"

#include "app/window/command_model.h"

#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

namespace merlon::app
{
namespace
{

constexpr QLatin1String lastUsed("commands/last");
constexpr int most = 12;

void remember(const QString& id)
{
    QStringList used = QSettings().value(lastUsed).toStringList();
    used.removeAll(id);
    used.prepend(id);
    QSettings().setValue(lastUsed, used.mid(0, most));
}

bool movesInList(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Up || key.key() == Qt::Key_Down || key.key() == Qt::Key_PageUp ||
           key.key() == Qt::Key_PageDown;
}

} // namespace

CommandPalette::CommandPalette(const QList<QAction*>& actions, QWidget* window)
    : QDialog(window, Qt::Dialog | Qt::FramelessWindowHint),
      commands_(new CommandModel(actions, this)),
      found_(new FoundCommands(*commands_, QSettings().value(lastUsed).toStringList(), this)),
      search_(new QLineEdit(this)),
      list_(new QTreeView(this)),
      tip_(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Find a command"));
    search_->setPlaceholderText(tr("Words of a command"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    list_->setModel(found_);
    list_->setAccessibleName(tr("Commands"));
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->header()->hide();
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(CommandModel::Name, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(CommandModel::Menu, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(CommandModel::Keys, QHeaderView::ResizeToContents);
    tip_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(search_);
    column->addWidget(list_);
    column->addWidget(tip_);
    connect(search_, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(list_, &QTreeView::clicked, this, &CommandPalette::run);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::showTip);
    resize(QSize(620, 440).boundedTo(window->size()));
    move(window->mapToGlobal(QPoint((window->width() - width()) / 2, qMin(80, window->height() - height()))));
    search({});
    search_->setFocus();
}

/// The first one that can be used is marked.
void CommandPalette::search(const QString& typed)
{
    found_->search(typed);
    int row = 0;
    while (row < found_->rowCount() && !found_->index(row, 0).flags().testFlag(Qt::ItemIsEnabled))
        ++row;
    list_->setCurrentIndex(found_->index(row, 0));
    list_->scrollToTop();
    showTip();
}

void CommandPalette::showTip() const
{
    const QModelIndex at = list_->currentIndex();
    if (at.isValid())
        tip_->setText(commands_->action(found_->mapToSource(at))->statusTip());
    else
        tip_->setText(found_->rowCount() == 0 ? tr("No command has these words.")
                                              : tr("None of these can be used now."));
}

/// Once the keyboard is back where it was: some commands speak of that place.
void CommandPalette::run()
{
    const QModelIndex at = list_->currentIndex();
    if (!at.isValid() || !at.flags().testFlag(Qt::ItemIsEnabled))
        return;
    QAction* action = commands_->action(found_->mapToSource(at));
    remember(action->objectName());
    QTimer::singleShot(0, action, &QAction::trigger);
    close();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (movesInList(*key))
        return QCoreApplication::sendEvent(list_, key);
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return QDialog::eventFilter(watched, event);
    run();
    return true;
}

void CommandPalette::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isVisible() && !isActiveWindow())
        close();
}

} // namespace merlon::app

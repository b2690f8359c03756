#include "app/window/search_popup.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeView>
#include <QVBoxLayout>

namespace merlon::app
{
namespace
{

bool movesInList(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Up || key.key() == Qt::Key_Down || key.key() == Qt::Key_PageUp ||
           key.key() == Qt::Key_PageDown;
}

} // namespace

SearchPopup::SearchPopup(QWidget* window)
    : QDialog(window, Qt::Dialog | Qt::FramelessWindowHint),
      search_(new QLineEdit(this)),
      list_(new QTreeView(this)),
      tip_(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->header()->hide();
    list_->header()->setStretchLastSection(false);
    tip_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(search_);
    column->addWidget(list_);
    column->addWidget(tip_);
    resize(QSize(620, 440).boundedTo(window->size()));
    move(window->mapToGlobal(QPoint((window->width() - width()) / 2, qMin(80, window->height() - height()))));
}

void SearchPopup::setTexts(const QString& title, const QString& words, const QString& list)
{
    setWindowTitle(title);
    search_->setPlaceholderText(words);
    search_->setAccessibleName(words);
    list_->setAccessibleName(list);
}

void SearchPopup::begin(QAbstractItemModel& found, const QString& typed)
{
    list_->setModel(&found);
    list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    search_->setText(typed);
    search_->selectAll();
    connect(search_, &QLineEdit::textChanged, this, &SearchPopup::answer);
    connect(list_, &QTreeView::clicked, this, &SearchPopup::takeMarked);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &SearchPopup::showTip);
    answer();
    search_->setFocus();
}

QString SearchPopup::typed() const
{
    return search_->text();
}

/// The first one that can be used is marked.
void SearchPopup::answer()
{
    search(typed());
    const QAbstractItemModel& found = *list_->model();
    int row = 0;
    while (row < found.rowCount() && !found.index(row, 0).flags().testFlag(Qt::ItemIsEnabled))
        ++row;
    list_->setCurrentIndex(found.index(row, 0));
    list_->scrollToTop();
    showTip();
}

void SearchPopup::showTip() const
{
    tip_->setText(tipOf(list_->currentIndex()));
}

void SearchPopup::takeMarked()
{
    const QModelIndex at = list_->currentIndex();
    if (at.isValid() && at.flags().testFlag(Qt::ItemIsEnabled))
        take(at);
}

bool SearchPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (movesInList(*key))
        return QCoreApplication::sendEvent(list_, key);
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return QDialog::eventFilter(watched, event);
    takeMarked();
    return true;
}

void SearchPopup::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isVisible() && !isActiveWindow())
        close();
}

} // namespace merlon::app

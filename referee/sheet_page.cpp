#include "referee/sheet_page.h"

#include "referee/sheet_model.h"
#include "referee/sheet_rows.h"
#include "referee/sheet_view.h"
#include "referee/verdict_text.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

namespace merlon::referee
{

SheetPage::SheetPage(QWidget* parent)
    : QWidget(parent),
      model_(new SheetModel(this)),
      rows_(new SheetRows(this)),
      line_(new QLineEdit(this)),
      count_(new QLabel(this)),
      notes_(new QLabel(this)),
      why_(new QLabel(this)),
      view_((rows_->setSourceModel(model_), new SheetView(*rows_, this)))
{
    auto* above = new QHBoxLayout;
    above->setContentsMargins(6, 0, 6, 0);
    above->addWidget(line_, 1);
    above->addWidget(count_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->addLayout(above);
    column->addWidget(notes_);
    column->addWidget(view_, 1);
    column->addWidget(why_);
    notes_->setObjectName(QStringLiteral("notes"));
    why_->setObjectName(QStringLiteral("why"));
    for (QLabel* label : {notes_, why_})
    {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setContentsMargins(6, 0, 6, 0);
    }
    line_->setObjectName(QStringLiteral("filter"));
    line_->setClearButtonEnabled(true);
    line_->installEventFilter(this);
    count_->setObjectName(QStringLiteral("found"));
    view_->viewport()->installEventFilter(this);
    connect(line_, &QLineEdit::textChanged, this,
            [this](const QString& text)
            {
                rows_->lookFor(text);
                count();
                view_->scrollTo(view_->currentIndex());
            });
    connect(view_, &SheetView::meant, this,
            [this](const QModelIndex& cell)
            {
                if (const play::List marks = marksOf(cell); !marks.empty())
                    emit picked(marks);
            });
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SheetPage::sayWhy);
    connect(view_, &SheetView::menuWanted, this, &SheetPage::openMenu);
    retranslate();
}

void SheetPage::show(const play::Game& game, play::Sheet sheet)
{
    notes_->setText(VerdictText(game).together(sheet.notes).join('\n'));
    notes_->setVisible(!notes_->text().isEmpty());
    model_->show(game, std::move(sheet));
    sayWhy();
    view_->fit();
    count();
}

void SheetPage::sayWhy()
{
    why_->setText(view_->currentIndex().data(SheetModel::WhyRole).toString());
    why_->setVisible(!why_->text().isEmpty());
}

void SheetPage::find()
{
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->selectAll();
}

void SheetPage::count()
{
    const int all = model_->rowCount();
    line_->setEnabled(all > 0);
    //: how many rows of a table are found, and how many there are
    count_->setText(tr("%1 of %2").arg(QString::number(rows_->rowCount()), QString::number(all)));
    view_->viewport()->update();
}

/// Things that orders can name, that which was pointed at first.
play::List SheetPage::marksOf(const QModelIndex& cell) const
{
    play::List marks;
    for (const QModelIndex& one : {cell, cell.siblingAtColumn(0)})
    {
        const QModelIndex at = rows_->mapToSource(one);
        const play::Value* value = at.isValid() ? model_->value(at) : nullptr;
        if (value != nullptr && std::holds_alternative<play::Ref>(*value) && std::ranges::count(marks, *value) == 0)
            marks.push_back(*value);
    }
    return marks;
}

void SheetPage::openMenu(const QPoint& at, const QModelIndex& cell)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const play::List marks = marksOf(cell);
    //: what stands in this row of a table is given to the order that is put together
    QAction* give = menu->addAction(tr("Use in the order"), this, [this, marks] { emit picked(marks); });
    give->setEnabled(!marks.empty());
    menu->addSeparator();
    QAction* copy =
        menu->addAction(tr("Copy the rows"), this, [this] { QApplication::clipboard()->setText(view_->copied()); });
    copy->setShortcut(QKeySequence::Copy);
    copy->setEnabled(view_->selectionModel()->hasSelection());
    QAction* whole = menu->addAction(tr("Copy the whole sheet"), this,
                                     [this] { QApplication::clipboard()->setText(view_->copiedWhole()); });
    whole->setEnabled(rows_->rowCount() > 0);
    menu->addSeparator();
    menu->addAction(tr("Print this sheet…"), this, [this] { emit printWanted(false); });
    menu->addAction(tr("Print all sheets…"), this, [this] { emit printWanted(true); });
    menu->popup(at);
}

void SheetPage::goToRows()
{
    if (rows_->rowCount() == 0)
        return;
    view_->setFocus(Qt::ShortcutFocusReason);
    if (!view_->currentIndex().isValid())
        view_->setCurrentIndex(rows_->index(0, 0));
    view_->scrollTo(view_->currentIndex());
}

/// Whatever else the window finds: within a sheet, its rows.
bool SheetPage::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Find))
        event->accept();
    return QWidget::event(event);
}

void SheetPage::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Find))
        return find();
    if (event->key() == Qt::Key_Escape && !line_->text().isEmpty())
        return line_->clear();
    QWidget::keyPressEvent(event);
}

/// From the line down to the rows, and Esc out of it; an empty table says why it is empty.
bool SheetPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == line_ && event->type() == QEvent::KeyPress)
    {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape)
            line_->clear();
        if (key == Qt::Key_Escape || key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)
        {
            goToRows();
            return true;
        }
    }
    if (watched == view_->viewport() && event->type() == QEvent::Paint && rows_->rowCount() == 0)
    {
        QPainter painter(view_->viewport());
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(view_->viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         model_->rowCount() == 0
                             //: a table of a game that has no rows
                             ? tr("This sheet is still empty.")
                             : tr("Nothing found in this sheet."));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SheetPage::retranslate()
{
    //: within a line where a word is typed: what is shown of a table
    line_->setPlaceholderText(tr("Find in this sheet"));
    line_->setAccessibleName(line_->placeholderText());
    count();
}

void SheetPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace merlon::referee

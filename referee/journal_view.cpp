#include "referee/journal_view.h"

#include "core/map/text_rules.h"
#include "referee/correct_dialog.h"
#include "referee/journal_model.h"
#include "referee/journal_text.h"
#include "referee/referee_session.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>

namespace merlon::referee
{
namespace
{

constexpr int fittedAtOnce = 500; ///< lines; of a very long journal the others are when they are seen

bool hasNote(const play::Entry& entry)
{
    return std::visit(
        [](const auto& what)
        {
            bool has = false;
            if constexpr (requires { what.note; })
                has = !what.note.empty();
            if constexpr (requires { what.overruled; })
                has = has || (what.overruled && !what.overruled->note.empty());
            return has;
        },
        entry.what);
}

} // namespace

JournalView::JournalView(RefereeSession& session, QWidget* parent)
    : QTableView(parent), session_(session), model_(new JournalModel(session, this))
{
    setModel(model_);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(true);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    QHeaderView* header = horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    const int letter = fontMetrics().averageCharWidth();
    const int widths[] = {9, 16, 19, 26, 7, 40, 13};
    for (int column = 0; column < JournalModel::ColumnCount; ++column)
        setColumnWidth(column, letter * widths[column]);
    header->setMinimumSectionSize(letter * 6);
    connect(this, &QTableView::doubleClicked, this, &JournalView::backToIndex);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& now) { emit lineChosen(now.row()); });
    for (const auto column : {JournalModel::Order, JournalModel::Result})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    connect(model_, &QAbstractItemModel::rowsInserted, this, &JournalView::fit);
    connect(model_, &QAbstractItemModel::modelReset, this, [this] { fit({}, 0, model_->rowCount() - 1); });
    // Sentences take as many lines as they need; widths change often while somebody drags a border.
    fitting_.setSingleShot(true);
    fitting_.setInterval(50);
    connect(header, &QHeaderView::sectionResized, &fitting_, qOverload<>(&QTimer::start));
    connect(model_, &QAbstractItemModel::dataChanged, &fitting_,
            qOverload<>(&QTimer::start)); // dice that are corrected
    connect(&fitting_, &QTimer::timeout, this, [this] { fit({}, 0, model_->rowCount() - 1); });
    connect(&session, &RefereeSession::gameChanged, this, &JournalView::followFilm); // behind the model
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &JournalView::fitSeen);
    fit({}, 0, model_->rowCount() - 1);
    setAccessibleName(tr("Journal"));
}

/// Where nobody has noted anything, its column leaves the room to others.
void JournalView::fit(const QModelIndex&, int first, int last)
{
    const bool noted = session_.isOpen() && std::ranges::any_of(session_.journal().entries, hasNote);
    horizontalHeader()->setSectionResizeMode(JournalModel::Note,
                                             noted ? QHeaderView::Stretch : QHeaderView::Interactive);
    widenForDice(std::max(first, last - fittedAtOnce), last);
    for (int row = std::max(first, last - fittedAtOnce); row <= last; ++row)
        resizeRowToContents(row);
    if (session_.film() == nullptr)
        scrollToBottom();
    fitSeen();
}

/// A die that was corrected says so; until there is one the room is for sentences.
void JournalView::widenForDice(int first, int last)
{
    constexpr int margins = 14;
    int wanted = columnWidth(JournalModel::Dice);
    for (int row = first; row <= last; ++row)
        for (const QString& word : model_->index(row, JournalModel::Dice).data().toString().split(' '))
            wanted = std::max(wanted, fontMetrics().horizontalAdvance(word) + margins);
    setColumnWidth(JournalModel::Dice, wanted);
}

/// The line that a film tells is the current one.
void JournalView::followFilm()
{
    const Film* film = session_.film();
    if (film == nullptr)
        return;
    setCurrentIndex(model_->index(film->line(), 0)); // of the beginning: none
    if (film->line() < 0)
        scrollToTop();
}

void JournalView::fitSeen()
{
    const int first = std::max(rowAt(0), 0);
    const int end = rowAt(viewport()->height());
    const int last = end < 0 ? model_->rowCount() - 1 : end;
    for (int row = first; row <= std::min(last, first + fittedAtOnce); ++row)
        resizeRowToContents(row);
}

/// An empty journal says what will stand in it.
void JournalView::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (model_->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Recorded orders appear here, with their dice and results."));
}

/// Whether it is an order in force that dice fell for.
bool JournalView::hasDice(int index) const
{
    const auto& entry = session_.journal().entries[static_cast<std::size_t>(index)];
    return std::holds_alternative<play::Played>(entry.what) &&
           model_->index(index, 0).data(JournalModel::InForceRole).toBool() &&
           !session_.fold().lines()[static_cast<std::size_t>(index)].given.dice.empty();
}

void JournalView::correct(int index)
{
    if (index < 0 || index >= model_->rowCount() || !hasDice(index))
        return;
    CorrectDialog dialog(session_, index, this);
    if (dialog.exec() == QDialog::Accepted)
        session_.correct(index + 1, dialog.dice(), dialog.note());
}

void JournalView::remark(int index)
{
    if (index < 0 || index >= model_->rowCount())
        return;
    const JournalText text(session_);
    const QString was = text.remark(index);
    QInputDialog dialog(this);
    //: title: what is written beside a line of the journal; %1 is its number
    dialog.setWindowTitle(tr("Note on line %1").arg(index + 1));
    dialog.setLabelText(text.order(index));
    dialog.setTextValue(was);
    if (auto* line = dialog.findChild<QLineEdit*>())
        line->setMaxLength(static_cast<int>(Longest::Note)); // what is pasted is seen to end there
    dialog.resize(fontMetrics().averageCharWidth() * 70, dialog.sizeHint().height());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString said = dialog.textValue().trimmed();
    if (said != was && session_.remark(index + 1, said))
        resizeRowToContents(index);
}

void JournalView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F2 && event->modifiers() == Qt::NoModifier)
        return remark(currentIndex().row());
    const int before = currentIndex().row();
    QTableView::keyPressEvent(event);
    if (const int now = currentIndex().row(); now >= 0 && now != before)
        emit lineChosen(now);
}

void JournalView::backTo(int line)
{
    session_.backTo(line);
}

void JournalView::backToIndex(const QModelIndex& index)
{
    if (index.isValid())
        backTo(index.data(JournalModel::LineRole).toInt());
}

void JournalView::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex index = event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    QMenu menu(this);
    const int line = index.isValid() ? index.data(JournalModel::LineRole).toInt() : 0;
    //: the game goes on from this line of the journal; those behind it are taken back
    QAction* back = menu.addAction(tr("Back to this line"));
    back->setEnabled(index.isValid());
    connect(back, &QAction::triggered, this, [this, line] { backTo(line); });
    //: the game begins again; all lines of the journal are taken back
    QAction* beginning = menu.addAction(tr("Back to the beginning"));
    beginning->setEnabled(session_.canUndo());
    connect(beginning, &QAction::triggered, this, [this] { backTo(0); });
    menu.addSeparator();
    QAction* dice = menu.addAction(tr("Correct the dice…"));
    dice->setEnabled(index.isValid() && hasDice(index.row()));
    connect(dice, &QAction::triggered, this, [this, index] { correct(index.row()); });
    QAction* remark = menu.addAction(tr("Note on this line…"));
    remark->setShortcut(Qt::Key_F2);
    remark->setEnabled(index.isValid());
    connect(remark, &QAction::triggered, this, [this, index] { this->remark(index.row()); });
    menu.addSeparator();
    //: a picture of the map as it stood then
    QAction* picture = menu.addAction(tr("Export the position after this line…"));
    picture->setEnabled(index.isValid() && !session_.setting()->boards.empty());
    connect(picture, &QAction::triggered, this, [this, index] { emit pictureWanted(index.row()); });
    //: the map as it stood then, on paper
    QAction* print = menu.addAction(tr("Print the position after this line…"));
    print->setEnabled(picture->isEnabled());
    connect(print, &QAction::triggered, this, [this, index] { emit printWanted(index.row()); });
    menu.exec(event->globalPos());
}

/// Who comes by the keyboard is at the newest line.
void JournalView::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    const bool byKey = event->reason() == Qt::ShortcutFocusReason || event->reason() == Qt::TabFocusReason ||
                       event->reason() == Qt::BacktabFocusReason || event->reason() == Qt::OtherFocusReason;
    if (byKey && model_->rowCount() > 0 && session_.film() == nullptr)
    {
        setCurrentIndex(model_->index(model_->rowCount() - 1, 0));
        scrollToBottom();
    }
}

void JournalView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        model_->retranslate();
        fitting_.start();
        setAccessibleName(tr("Journal"));
    }
    QTableView::changeEvent(event);
}

} // namespace merlon::referee

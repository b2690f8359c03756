#include "app/window/sheet_panel.h"

#include "app/window/sheet_mend.h"
#include "core/io/sheet_layout.h"
#include "core/systems.h"
#include "editor/board_picture.h"
#include "editor/named_text.h"
#include "editor/names_dialog.h"
#include "editor/workspace.h"
#include "referee/referee_session.h"
#include "referee/system_text.h"
#include "translations/words.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace merlon::app
{

using play::SheetPart;
using play::SheetParts;
using play::SheetRow;

SheetPanel::SheetPanel(referee::RefereeSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      view_(new SheetView),
      parts_(new QMenu(this)),
      says_(new QLabel),
      mend_(new SheetMend(session)),
      strip_(new QWidget),
      columnLabel_(new QLabel),
      column_(new QComboBox),
      linesLabel_(new QLabel),
      lines_(new QSpinBox),
      boxesLabel_(new QLabel),
      boxes_(new QSpinBox),
      counts_(new QCheckBox),
      start_(new QSpinBox)
{
    createActions();
    createStrip();
    says_->setWordWrap(true);
    says_->setObjectName(QStringLiteral("sheet.says"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addLayout(createBar());
    column->addWidget(says_);
    column->addWidget(mend_);
    column->addWidget(view_, 1);
    column->addWidget(strip_);

    late_.setSingleShot(true);
    late_.setInterval(120);
    connect(&late_, &QTimer::timeout, this, &SheetPanel::renewGame);
    connect(parts_, &QMenu::aboutToShow, this, &SheetPanel::fillMenu);
    connect(&session_, &referee::RefereeSession::gameChanged, this, &SheetPanel::refresh);
    connect(view_, &SheetView::chosen, this, &SheetPanel::follow);
    connect(view_, &SheetView::dropped, this, &SheetPanel::drop);
    connect(view_, &SheetView::ticked, this, &SheetPanel::tick);
    connect(view_, &SheetView::nameTyped, this, &SheetPanel::nameTyped);
    connect(view_, &SheetView::titleTyped, this, &SheetPanel::titleTyped);
    connect(view_, &SheetView::textTyped, this, &SheetPanel::textTyped);
    retranslate();
    follow();
}

void SheetPanel::createActions()
{
    const auto action = [&](const char* name, void (SheetPanel::*does)(), const QKeySequence& keys = {})
    {
        auto* made = new QAction(this);
        made->setObjectName(QLatin1String(name));
        made->setShortcut(keys);
        made->setShortcutContext(Qt::WidgetShortcut);
        view_->addAction(made);
        if (does != nullptr)
            connect(made, &QAction::triggered, this, does);
        return made;
    };
    actions_ = {action("sheet.add", nullptr),
                action("sheet.row", &SheetPanel::addRow, QKeySequence(Qt::Key_Insert)),
                action("sheet.remove", &SheetPanel::removeChosen, QKeySequence::Delete),
                action("sheet.names", &SheetPanel::nameInAll),
                action("sheet.text", nullptr),
                action("sheet.reset", &SheetPanel::reset),
                action("sheet.print", &SheetPanel::print),
                action("sheet.save", &SheetPanel::save)};
    connect(actions_.text, &QAction::triggered, view_, &SheetView::typeText);
    view_->setContextMenuPolicy(Qt::ActionsContextMenu);
}

QLayout* SheetPanel::createBar()
{
    auto* buttons = new QHBoxLayout;
    QToolButton* add = button(actions_.add);
    add->setMenu(parts_);
    add->setPopupMode(QToolButton::InstantPopup);
    for (QToolButton* one : {add, button(actions_.row), button(actions_.remove), button(actions_.names)})
    {
        layingOut_.push_back(one);
        buttons->addWidget(one);
    }
    buttons->addStretch();
    buttons->addWidget(button(actions_.print));
    buttons->addWidget(button(actions_.save));
    return buttons;
}

QToolButton* SheetPanel::button(QAction* action)
{
    auto* made = new QToolButton;
    made->setDefaultAction(action);
    made->setToolButtonStyle(Qt::ToolButtonTextOnly);
    made->setObjectName(action->objectName() + QStringLiteral(".button"));
    return made;
}

void SheetPanel::setWorkspace(editor::Workspace* workspace)
{
    if (workspace_)
    {
        disconnect(workspace_, nullptr, this, nullptr);
        if (workspace_->scenario() != nullptr)
            disconnect(workspace_->scenario(), nullptr, this, nullptr);
        if (workspace_->board() != nullptr)
            disconnect(workspace_->board(), nullptr, this, nullptr);
    }
    workspace_ = workspace;
    begun_.reset();
    if (workspace_)
    {
        if (auto* scenario = workspace_->scenario())
            connect(scenario, &editor::Document::changed, this, &SheetPanel::documentChanged);
        if (auto* board = workspace_->board())
            connect(board, &editor::Document::changed, this, &SheetPanel::documentChanged);
    }
    renewGame();
}

void SheetPanel::setPaints(bool paints)
{
    paints_ = paints;
    refresh();
}

const play::Scenario* SheetPanel::scenario() const
{
    return workspace_ && workspace_->scenario() != nullptr ? &workspace_->scenario()->scenario() : nullptr;
}

const play::System* SheetPanel::system() const
{
    if (const play::Scenario* now = scenario())
        return findSystem(now->ruleset);
    return begun_ ? begun_->setting->system : nullptr;
}

/// Whether the game is shown and not the documents.
bool SheetPanel::plays() const
{
    return session_.isOpen() && (!paints_ || session_.film() != nullptr || session_.canUndo());
}

SheetView::Hand SheetPanel::hand() const
{
    if (plays())
        return session_.film() == nullptr && !session_.follows() ? SheetView::Hand::Ticks : SheetView::Hand::Looks;
    return scenario() != nullptr && system() != nullptr ? SheetView::Hand::LaysOut : SheetView::Hand::Looks;
}

/// What the sheet itself changes is seen at once, what others change when they pause.
void SheetPanel::documentChanged()
{
    refresh();
    late_.start();
}

void SheetPanel::renewGame()
{
    stale_ = !isVisible();
    if (stale_)
        return;
    std::shared_ptr<const play::Setting> setting;
    if (workspace_ && workspace_->scenario() != nullptr)
        setting = workspace_->setting();
    else if (workspace_ && workspace_->ground() == play::Ground::Hexes)
        setting = report::settingOfMap(std::make_shared<const map::HexMap>(workspace_->map().map()));
    begun_ = setting ? std::optional(play::begin(setting)) : std::nullopt;
    refresh();
}

void SheetPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (stale_)
        renewGame();
    else
        refresh();
}

void SheetPanel::refresh()
{
    if (!isVisible())
    {
        stale_ = true;
        return;
    }
    report::PaperSheet sheet;
    if (plays())
    {
        const play::Game& game = session_.game();
        const auto* film = session_.film();
        const auto ticks =
            play::ticksOf(session_.fold(), film != nullptr ? std::optional(film->line() + 1) : std::nullopt);
        sheet = report::paperSheet(game.setting->scenario, *game.setting->system, &game, &ticks);
    }
    else if (const play::Scenario* now = scenario(); now != nullptr && system() != nullptr)
        sheet = report::paperSheet(*now, *system(), begun_ ? &*begun_ : nullptr, nullptr);
    else if (begun_)
        sheet = report::paperSheet(begun_->setting->scenario, *system(), &*begun_, nullptr);
    const bool any = !sheet.parts.empty() || hand() == SheetView::Hand::LaysOut;
    view_->show(any ? std::make_shared<const report::LaidSheet>(std::move(sheet)) : nullptr, hand(),
                tr("These rules have no siege sheet."));
    follow();
}

/// What can be done, and what is chosen, in the boxes below.
void SheetPanel::follow()
{
    filling_ = true;
    const bool laysOut = hand() == SheetView::Hand::LaysOut && view_->sheet() != nullptr;
    const SheetParts all = laysOut ? parts() : SheetParts();
    const int at = view_->part();
    const SheetPart* part = at >= 0 && at < static_cast<int>(all.size()) ? &all[static_cast<std::size_t>(at)] : nullptr;
    const SheetRow* row = part != nullptr && view_->row() >= 0 && view_->row() < static_cast<int>(part->rows.size())
                              ? &part->rows[static_cast<std::size_t>(view_->row())]
                              : nullptr;
    showActions(laysOut, part);
    showStrip(part, row);
    filling_ = false;

    QString says;
    if (view_->sheet() != nullptr && view_->sheet()->shrunk() < report::LaidSheet::smallest)
        says = tr("The sheet is very full: it is drawn at %1 % of its size. Remove parts or lines.")
                   .arg(qRound(100 * view_->sheet()->shrunk()));
    else if (laysOut && all.empty())
        says = tr("The sheet is empty. Add a part to it.");
    else if (workspace_ && !plays() && scenario() == nullptr && view_->sheet() != nullptr)
        says = tr("To arrange the sheet, first create a scenario from this map.");
    mend_->refresh(hand() == SheetView::Hand::Ticks);
    says_->setText(says);
    says_->setVisible(!says.isEmpty());
}

std::shared_ptr<const report::LaidSheet> SheetPanel::printed() const
{
    return view_->sheet() != nullptr ? std::make_shared<const report::LaidSheet>(view_->sheet()->sheet()) : nullptr;
}

void SheetPanel::print()
{
    const auto sheet = printed();
    if (!sheet)
        return;
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(sheet->sheet().title);
    printer.setFullPage(true);
    printer.setPageSize(QPageSize(QPageSize::A4));
    QPrintDialog dialog(&printer, this);
    dialog.setWindowTitle(tr("Print"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const QString file = printer.outputFileName(); !file.isEmpty())
    {
        if (const auto done = editor::renderPdf(report::drawingOf(sheet), file, {}); !done)
            QMessageBox::warning(this, tr("Print"), done.error());
        return;
    }
    QPainter painter;
    if (!painter.begin(&printer))
        return static_cast<void>(QMessageBox::warning(this, tr("Print"), tr("Printing failed.")));
    editor::paintToFit(painter, report::drawingOf(sheet), QRectF(0, 0, printer.width(), printer.height()));
}

void SheetPanel::save()
{
    const auto sheet = printed();
    if (!sheet || !workspace_)
        return;
    const QString open = workspace_->path();
    const QFileInfo beside(open.isEmpty() ? QDir::homePath() + QStringLiteral("/sheet") : open);
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save the siege sheet"), beside.path() + '/' + beside.baseName() + QStringLiteral("-sheet.pdf"),
        //: kinds of files, in the file dialog
        tr("Sheet (*.pdf *.svg *.png)"));
    if (file.isEmpty())
        return;
    if (editor::pictureEnding(file).isEmpty())
        return static_cast<void>(
            QMessageBox::warning(this, tr("Save the siege sheet"), tr("The name must end in .pdf, .svg or .png.")));
    if (const auto done = editor::writePicture(report::drawingOf(sheet), file, {}); !done)
        QMessageBox::warning(this, tr("Save the siege sheet"), done.error());
}

void SheetPanel::retranslate()
{
    view_->setAccessibleName(tr("Siege sheet"));
    mend_->retranslate();
    actions_.add->setText(tr("Add"));
    actions_.add->setToolTip(words::tip(tr("Adds a part to the sheet")));
    actions_.row->setText(tr("Add row"));
    actions_.row->setToolTip(words::tip(tr("Adds a row to a part of your own")));
    actions_.remove->setText(tr("Remove"));
    actions_.remove->setToolTip(words::tip(tr("Removes the selected part or row")));
    //: of a part of the siege sheet or its row, in every language
    actions_.names->setText(tr("Names…"));
    actions_.names->setToolTip(words::tip(tr("Sets the name in each language")));
    actions_.text->setText(tr("Edit text"));
    actions_.reset->setText(tr("Reset the sheet"));
    actions_.print->setText(tr("Print…"));
    actions_.print->setToolTip(words::tip(tr("Prints the sheet on one page")));
    //: the siege sheet, into a file
    actions_.save->setText(tr("Export…"));
    actions_.save->setToolTip(words::tip(tr("Saves the sheet as PDF, SVG or PNG")));
    columnLabel_->setText(tr("Column:"));
    column_->setItemText(0, tr("full width"));
    column_->setItemText(1, tr("left"));
    column_->setItemText(2, tr("right"));
    linesLabel_->setText(tr("Lines:"));
    boxesLabel_->setText(tr("Boxes:"));
    //: of a row of the siege sheet: it shows a number that goes up and down
    counts_->setText(tr("Tally"));
    start_->setAccessibleName(tr("Initial value"));
    start_->setToolTip(words::tip(tr("Initial value")));
    refresh();
}

void SheetPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::app

// The boxes below the sheet: where the chosen part stands, how many lines or boxes it has.

#include "app/window/sheet_panel.h"

#include "core/io/sheet_layout.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

namespace merlon::app
{

using play::SheetPart;
using play::SheetParts;
using play::SheetRow;

void SheetPanel::createStrip()
{
    column_->setObjectName(QStringLiteral("sheet.column"));
    lines_->setObjectName(QStringLiteral("sheet.lines"));
    boxes_->setObjectName(QStringLiteral("sheet.boxes"));
    counts_->setObjectName(QStringLiteral("sheet.counts"));
    start_->setObjectName(QStringLiteral("sheet.start"));
    for (int i = 0; i < 3; ++i)
        column_->addItem(QString());
    lines_->setRange(0, io::mostLines);
    boxes_->setRange(0, io::mostBoxes);
    start_->setRange(-100'000, 100'000);
    for (QSpinBox* box : {lines_, boxes_, start_})
        box->setKeyboardTracking(false);
    columnLabel_->setBuddy(column_);
    linesLabel_->setBuddy(lines_);
    boxesLabel_->setBuddy(boxes_);
    auto* strip = new QHBoxLayout(strip_);
    strip->setContentsMargins(0, 0, 0, 0);
    for (QWidget* one : std::initializer_list<QWidget*>{columnLabel_, column_, linesLabel_, lines_, boxesLabel_, boxes_,
                                                        counts_, start_})
        strip->addWidget(one);
    strip->addStretch();
    joinStrip();
}

void SheetPanel::joinStrip()
{
    connect(column_, &QComboBox::activated, this,
            [this](int to) { drop(view_->part(), view_->part(), static_cast<play::SheetColumn>(to)); });
    connect(lines_, &QSpinBox::valueChanged, this,
            [this](int lines)
            {
                SheetParts all = parts();
                if (SheetPart* part = filling_ ? nullptr : chosenOf(all))
                {
                    part->lines = lines;
                    layOut(all, edit::SheetStep::Change);
                }
            });
    connect(boxes_, &QSpinBox::valueChanged, this,
            [this](int boxes)
            {
                changeRow(
                    [boxes](SheetRow& row)
                    {
                        row.boxes = boxes;
                        row.tally.reset();
                    });
            });
    connect(counts_, &QCheckBox::clicked, this,
            [this](bool counts)
            {
                changeRow(
                    [counts](SheetRow& row)
                    {
                        row.boxes = 0;
                        row.tally = counts ? std::optional(0) : std::nullopt;
                    });
            });
    connect(start_, &QSpinBox::valueChanged, this,
            [this](int start)
            {
                changeRow(
                    [start](SheetRow& row)
                    {
                        if (row.tally)
                            row.tally = start;
                    });
            });
}

void SheetPanel::showActions(bool laysOut, const SheetPart* part)
{
    for (QAction* one : {actions_.add, actions_.reset})
        one->setEnabled(laysOut);
    actions_.row->setEnabled(part != nullptr && part->isOwn());
    actions_.text->setEnabled(part != nullptr && part->isOwn());
    actions_.remove->setEnabled(part != nullptr);
    actions_.names->setEnabled(part != nullptr);
    actions_.print->setEnabled(view_->sheet() != nullptr);
    actions_.save->setEnabled(view_->sheet() != nullptr);
    for (QToolButton* one : layingOut_)
        one->setVisible(laysOut);
    for (QAction* one : {actions_.add, actions_.row, actions_.remove, actions_.names, actions_.text, actions_.reset})
        one->setVisible(laysOut);
    strip_->setVisible(laysOut);
}

/// Of a part, or of a row of it.
void SheetPanel::showStrip(const SheetPart* part, const SheetRow* row)
{
    const bool ofPart = part != nullptr && row == nullptr;
    const bool hasLines =
        ofPart && (part->isOwn() || !view_->sheet()->sheet().parts[static_cast<std::size_t>(view_->part())].isPlan);
    for (QWidget* one : std::initializer_list<QWidget*>{columnLabel_, column_})
        one->setVisible(row == nullptr);
    for (QWidget* one : std::initializer_list<QWidget*>{linesLabel_, lines_})
        one->setVisible(row == nullptr);
    column_->setEnabled(ofPart);
    lines_->setEnabled(hasLines);
    for (QWidget* one : std::initializer_list<QWidget*>{boxesLabel_, boxes_, counts_})
        one->setVisible(row != nullptr);
    start_->setVisible(row != nullptr && row->tally);
    boxes_->setEnabled(row != nullptr && !row->tally);
    column_->setCurrentIndex(ofPart ? static_cast<int>(part->column) : 0);
    lines_->setValue(ofPart ? part->lines : 0);
    boxes_->setValue(row != nullptr ? row->boxes : 0);
    counts_->setChecked(row != nullptr && row->tally);
    start_->setValue(row != nullptr ? row->tally.value_or(0) : 0);
}

} // namespace merlon::app

#include "editor/new_table_dialog.h"

#include "editor/row_title.h"
#include "editor/title_field.h"
#include "translations/lengths.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon::editor
{

NewTableDialog::NewTableDialog(QWidget* parent)
    : QDialog(parent),
      form_(new QFormLayout),
      title_(new TitleField({}, QStringLiteral("title"))),
      width_(new QLineEdit),
      depth_(new QLineEdit),
      unit_(new QComboBox),
      problem_(new QLabel)
{
    width_->setObjectName(QStringLiteral("width"));
    depth_->setObjectName(QStringLiteral("depth"));
    unit_->setObjectName(QStringLiteral("unit"));
    for (int unit = 0; unit < 3; ++unit)
        unit_->addItem(QString());
    for (QWidget* field : std::initializer_list<QWidget*>{title_, width_, depth_, unit_})
        form_->addRow(QStringLiteral(" "), field);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    create_ = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form_);
    problem_->setWordWrap(true);
    column->addWidget(problem_);
    column->addStretch();
    column->addWidget(buttons);
    retranslate();
    width_->setText(words::lengthText(map::TableMap().width, unit()));
    depth_->setText(words::lengthText(map::TableMap().depth, unit()));
    for (QLineEdit* field : {width_, depth_})
        connect(field, &QLineEdit::textChanged, this, &NewTableDialog::check);
    connect(unit_, &QComboBox::activated, this,
            [this, was = unit()](int) mutable
            {
                for (QLineEdit* field : {width_, depth_})
                    if (const auto length = words::lengthFrom(field->text(), was))
                        field->setText(words::lengthText(*length, unit()));
                was = unit();
            });
    check();
    setMinimumWidth(380);
}

map::Unit NewTableDialog::unit() const
{
    return static_cast<map::Unit>(unit_->currentIndex());
}

map::TableMap NewTableDialog::wish() const
{
    map::TableMap table;
    table.title = title_->title();
    table.unit = unit();
    table.width = words::lengthFrom(width_->text(), unit()).value_or(table.width);
    table.depth = words::lengthFrom(depth_->text(), unit()).value_or(table.depth);
    return table;
}

void NewTableDialog::check()
{
    const auto fits = [&](const QLineEdit* field)
    {
        const auto side = words::lengthFrom(field->text(), unit());
        return side && *side >= map::shortestSide && *side <= map::longestSide;
    };
    const bool good = fits(width_) && fits(depth_);
    create_->setEnabled(good);
    problem_->setText(
        good ? QString()
             : tr("Each side of the table must be %1 to %2.")
                   .arg(words::lengthText(map::shortestSide, unit()), words::lengthText(map::longestSide, unit())));
}

void NewTableDialog::retranslate()
{
    setWindowTitle(tr("New table"));
    setRowTitle(*form_, title_, tr("Title:"));
    title_->retranslate();
    setRowTitle(*form_, width_, tr("West to east:"));
    setRowTitle(*form_, depth_, tr("South to north:"));
    setRowTitle(*form_, unit_, tr("Units:"));
    unit_->setItemText(0, tr("Millimetres"));
    unit_->setItemText(1, tr("Centimetres"));
    unit_->setItemText(2, tr("Inches of 25 mm"));
    create_->setText(tr("Create"));
}

void NewTableDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor

#include "editor/table_properties_dialog.h"

#include "core/map/text_rules.h"
#include "editor/language_fields.h"
#include "editor/row_title.h"
#include "editor/workspace.h"
#include "translations/diagnostics.h"
#include "translations/lengths.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGroupBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon::editor
{

TablePropertiesDialog::TablePropertiesDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent),
      workspace_(workspace),
      table_(workspace.table().table()),
      shown_(table_.unit),
      titles_(new LanguageFields(table_.title, QStringLiteral("title"), static_cast<int>(Longest::Title))),
      sizeBox_(new QGroupBox),
      form_(new QFormLayout(sizeBox_)),
      width_(new QLineEdit(words::lengthText(table_.width, shown_))),
      depth_(new QLineEdit(words::lengthText(table_.depth, shown_))),
      unit_(new QComboBox),
      problem_(new QLabel),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    width_->setObjectName(QStringLiteral("width"));
    depth_->setObjectName(QStringLiteral("depth"));
    unit_->setObjectName(QStringLiteral("unit"));
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->setTextFormat(Qt::PlainText);
    for (int unit = 0; unit < 3; ++unit)
        unit_->addItem(QString());
    unit_->setCurrentIndex(static_cast<int>(table_.unit));
    for (QWidget* field : std::initializer_list<QWidget*>{width_, depth_, unit_})
        form_->addRow(QStringLiteral(" "), field);
    auto* column = new QVBoxLayout(this);
    column->addWidget(titles_);
    column->addWidget(sizeBox_);
    column->addWidget(problem_);
    column->addStretch();
    column->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QLineEdit* field : {width_, depth_})
        connect(field, &QLineEdit::textChanged, this, &TablePropertiesDialog::check);
    connect(unit_, &QComboBox::currentIndexChanged, this, &TablePropertiesDialog::showUnit);
    retranslate();
    setMinimumWidth(420);
}

map::Unit TablePropertiesDialog::unit() const
{
    return static_cast<map::Unit>(unit_->currentIndex());
}

/// What was not typed over stays to the tenth of a millimetre, whatever it is shown in.
std::optional<int> TablePropertiesDialog::side(const QLineEdit& field, int was) const
{
    if (field.text() == words::lengthText(was, shown_))
        return was;
    const auto length = words::lengthFrom(field.text(), shown_);
    return length && *length >= map::shortestSide && *length <= map::longestSide ? length : std::nullopt;
}

void TablePropertiesDialog::showUnit()
{
    const auto width = side(*width_, table_.width);
    const auto depth = side(*depth_, table_.depth);
    shown_ = unit();
    if (width)
        width_->setText(words::lengthText(*width, shown_));
    if (depth)
        depth_->setText(words::lengthText(*depth, shown_));
    check();
}

edit::Made TablePropertiesDialog::edit(const edit::Desk& desk) const
{
    map::TableMap head = *edit::tableHeadOf(desk.values.at(desk.table));
    head.title = titles_->edited(std::move(head.title));
    head.width = side(*width_, table_.width).value_or(head.width);
    head.depth = side(*depth_, table_.depth).value_or(head.depth);
    head.unit = unit();
    return edit::changed(desk, std::move(head));
}

void TablePropertiesDialog::apply() const
{
    workspace_.change([this](const edit::Desk& desk) { return edit(desk); });
}

void TablePropertiesDialog::check()
{
    QString problem;
    if (!side(*width_, table_.width) || !side(*depth_, table_.depth))
        problem = tr("Each side of the table must be %1 to %2.")
                      .arg(words::lengthText(map::shortestSide, shown_), words::lengthText(map::longestSide, shown_));
    else if (const auto made = edit(workspace_.desk()); !made)
        problem = words::sentence(made.error());
    problem_->setText(problem);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

void TablePropertiesDialog::retranslate()
{
    setWindowTitle(tr("Table properties"));
    titles_->setTitle(tr("Title"));
    titles_->retranslate();
    sizeBox_->setTitle(tr("Size"));
    setRowTitle(*form_, width_, tr("West to east:"));
    setRowTitle(*form_, depth_, tr("South to north:"));
    setRowTitle(*form_, unit_, tr("Units:"));
    unit_->setItemText(0, tr("Millimetres"));
    unit_->setItemText(1, tr("Centimetres"));
    unit_->setItemText(2, tr("Inches of 25 mm"));
    check();
}

void TablePropertiesDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace merlon::editor

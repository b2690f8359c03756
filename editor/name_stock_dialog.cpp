#include "editor/name_stock_dialog.h"

#include "translations/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon::editor
{

NameStockDialog::NameStockDialog(int count, QStringList taken, QWidget* parent)
    : QDialog(parent),
      count_(count),
      taken_(std::move(taken)),
      stocks_(nameStocks()),
      choice_(new QComboBox),
      list_(new QPlainTextEdit),
      told_(new QLabel)
{
    setWindowTitle(tr("Names for %n counter(s)", nullptr, count));
    choice_->setObjectName(QStringLiteral("names.stock"));
    choice_->setAccessibleName(tr("Name list"));
    list_->setObjectName(QStringLiteral("names.list"));
    list_->setAccessibleName(tr("Names"));
    list_->setTabChangesFocus(true);
    told_->setObjectName(QStringLiteral("names.told"));
    told_->setWordWrap(true);
    for (const NameStock& one : stocks_)
        choice_->addItem(one.title, one.id);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addWidget(choice_);
    column->addWidget(list_, 1);
    column->addWidget(told_);
    column->addWidget(buttons);
    connect(choice_, &QComboBox::currentIndexChanged, this, &NameStockDialog::follow);
    connect(list_, &QPlainTextEdit::textChanged, this, &NameStockDialog::tell);
    connect(buttons, &QDialogButtonBox::accepted, this, &NameStockDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(420, 460);
    follow();
}

bool NameStockDialog::isOwn() const
{
    return choice_->currentIndex() + 1 == choice_->count();
}

void NameStockDialog::follow()
{
    list_->setReadOnly(!isOwn());
    list_->setPlaceholderText(isOwn() ? tr("Type your own names here, one per line.") : QString());
    list_->setPlainText(stocks_[static_cast<std::size_t>(choice_->currentIndex())].names.join('\n'));
    tell();
}

QStringList NameStockDialog::stock() const
{
    QStringList names;
    for (const QString& line : list_->toPlainText().split('\n'))
        if (const QString name = line.simplified(); !name.isEmpty() && !names.contains(name))
            names << name;
    return names;
}

QStringList NameStockDialog::names() const
{
    return freshNames(stock(), taken_, count_);
}

/// The first that would be given.
void NameStockDialog::tell()
{
    constexpr int shown = 6;
    const QStringList given = names();
    ok_->setEnabled(!given.isEmpty());
    if (given.isEmpty())
        told_->setText(tr("There are no names yet."));
    else if (given.size() <= shown) //: names that counters get
        told_->setText(tr("They are called: %1.").arg(given.join(words::listWord("comma"))));
    else //: names that counters get; the last ones are not listed
        told_->setText(tr("They are called: %1 and so on.").arg(given.mid(0, shown).join(words::listWord("comma"))));
}

void NameStockDialog::accept()
{
    if (isOwn() && !keepOwnNames(stock()))
        QMessageBox::warning(this, windowTitle(), tr("Your own names could not be saved."));
    QDialog::accept();
}

} // namespace merlon::editor

#include "editor/names_dialog.h"

#include "editor/language_fields.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace merlon::editor
{

NamesDialog::NamesDialog(const LocalText& name, const QString& what, QWidget* parent, Longest longest)
    : QDialog(parent), names_(new LanguageFields(name, QStringLiteral("name"), static_cast<int>(longest)))
{
    setWindowTitle(tr("Names"));
    names_->setTitle(QString(what).replace('&', QLatin1String("&&")));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(names_);
    column->addStretch();
    column->addWidget(buttons);
    setMinimumWidth(420);
}

LocalText NamesDialog::edited(LocalText name) const
{
    return names_->edited(std::move(name));
}

} // namespace merlon::editor

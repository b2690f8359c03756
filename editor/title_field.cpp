#include "editor/title_field.h"

#include "editor/names_dialog.h"
#include "translations/words.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace merlon::editor
{

TitleField::TitleField(LocalText title, const QString& name, QWidget* parent)
    : QWidget(parent), title_(std::move(title)), line_(new QLineEdit), each_(new QPushButton)
{
    line_->setObjectName(name);
    line_->setMaxLength(static_cast<int>(Longest::Title));
    each_->setObjectName(name + ".each");
    each_->setAutoDefault(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(line_, 1);
    row->addWidget(each_);
    setFocusProxy(line_);
    connect(line_, &QLineEdit::textChanged, this, &TitleField::take);
    connect(each_, &QPushButton::clicked, this, &TitleField::askEach);
    show();
    retranslate();
}

QString TitleField::text() const
{
    return line_->text().trimmed();
}

/// Of the reader's language where any has a text of its own, else of everybody.
void TitleField::take(const QString& text)
{
    const std::string now = text.trimmed().toStdString();
    auto& texts = title_.texts;
    const auto in = [&](const std::string& language)
    { return std::ranges::find(texts, language, [](const auto& entry) { return entry.first; }); };
    auto found = in(words::language());
    if (found == texts.end())
        found = in({});
    if (found == texts.end())
        found = texts.insert(texts.end(), {texts.empty() ? std::string() : words::language(), std::string()});
    found->second = now;
    if (now.empty())
        texts.erase(found);
    emit changed();
}

void TitleField::askEach()
{
    NamesDialog dialog(title_, tr("Title"), this, Longest::Title);
    dialog.setWindowTitle(tr("Title"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    title_ = dialog.edited(std::move(title_));
    show();
    emit changed();
}

void TitleField::show()
{
    const QSignalBlocker quiet(line_);
    line_->setText(QString::fromStdString(title_.in(words::language())));
}

void TitleField::retranslate()
{
    //: of a title
    each_->setText(tr("Languages…"));
    each_->setToolTip(words::tip(tr("Sets the title in each language.")));
    line_->setAccessibleName(tr("Title"));
}

} // namespace merlon::editor

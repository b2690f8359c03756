#include "editor/language_fields.h"

#include "core/map/each_its_own.h"
#include "editor/row_title.h"
#include "translations/language_name.h"

#include <QFormLayout>
#include <QLineEdit>

#include <algorithm>
#include <array>

namespace merlon::editor
{

LanguageFields::LanguageFields(const LocalText& text, const QString& name, int longest, QWidget* parent)
    : QGroupBox(parent), form_(new QFormLayout(this))
{
    for (const QString& each : QStringList{""} + words::languages())
    {
        const std::string language = each.toStdString();
        auto* edit = new QLineEdit;
        edit->setObjectName(QStringLiteral("%1.%2").arg(name, each));
        edit->setMinimumWidth(260);
        edit->setMaxLength(longest);
        for (const auto& [spoken, said] : text.texts)
            if (spoken == language)
                edit->setText(QString::fromStdString(said));
        fields_.push_back({language, edit});
        form_->addRow(QStringLiteral(" "), edit);
        connect(edit, &QLineEdit::textChanged, this, &LanguageFields::changed);
    }
    retranslate();
}

LocalText LanguageFields::edited(LocalText text) const
{
    for (const Field& field : fields_)
    {
        const auto now = field.edit->text().trimmed().toStdString();
        const auto found = std::ranges::find(text.texts, field.language, [](const auto& entry) { return entry.first; });
        if (found == text.texts.end() && !now.empty())
            text.texts.emplace_back(field.language, now);
        else if (found != text.texts.end() && now.empty())
            text.texts.erase(found);
        else if (found != text.texts.end())
            found->second = now;
    }
    return eachItsOwn(std::move(text));
}

void LanguageFields::retranslate()
{
    const std::array<QString, 5> names{tr("All languages:"), tr("English:"), tr("Italian:"), tr("Spanish:"),
                                       tr("French:")};
    for (std::size_t i = 0; i < fields_.size(); ++i)
        setRowTitle(*form_, fields_[i].edit, names.at(i));
}

} // namespace merlon::editor

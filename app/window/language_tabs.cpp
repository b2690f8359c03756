#include "app/window/language_tabs.h"

#include "core/map/each_its_own.h"
#include "translations/language_name.h"
#include "translations/words.h"

#include <QPlainTextEdit>
#include <QTextDocument>

#include <algorithm>

namespace merlon::app
{
namespace
{

constexpr auto longest = static_cast<std::size_t>(Longest::Briefing);

bool isBlank(const QPlainTextEdit& edit)
{
    return edit.toPlainText().trimmed().isEmpty();
}

} // namespace

LanguageTabs::LanguageTabs(const LocalText& text, const QString& name, QWidget* parent) : QTabWidget(parent)
{
    setObjectName(name);
    setUsesScrollButtons(false); // all languages are seen
    addPage(text, {},
            //: a briefing that is read in every language
            tr("All languages"));
    for (const QString& language : words::languages())
        addPage(text, language, words::languageName(language));
    const QString mine = QString::fromStdString(words::language());
    for (std::size_t i = 0; i < pages_.size(); ++i)
        if (pages_[i].language == mine && isBlank(*pages_[0].edit))
            setCurrentIndex(static_cast<int>(i));
}

void LanguageTabs::addPage(const LocalText& text, const QString& language, const QString& title)
{
    auto* edit = new QPlainTextEdit;
    edit->setObjectName(objectName() + '.' + (language.isEmpty() ? QStringLiteral("all") : language));
    edit->setAccessibleName(title);
    edit->setTabChangesFocus(true);
    const auto known =
        std::ranges::find(text.texts, language.toStdString(), &std::pair<std::string, std::string>::first);
    if (known != text.texts.end())
        edit->setPlainText(QString::fromStdString(known->second));
    connect(edit, &QPlainTextEdit::textChanged, this, &LanguageTabs::changed);
    addTab(edit, title);
    pages_.push_back({language, edit});
}

const QString& LanguageTabs::shownLanguage() const
{
    return pages_[static_cast<std::size_t>(currentIndex())].language;
}

QStringList LanguageTabs::tooLong() const
{
    QStringList all;
    for (std::size_t i = 0; i < pages_.size(); ++i)
        if (lengthOf(pages_[i].edit->toPlainText().toStdString()) > longest)
            all << tabText(static_cast<int>(i));
    return all;
}

bool LanguageTabs::fits() const
{
    return tooLong().isEmpty();
}

/// A language without a text reads that for everybody, or the English one.
QString LanguageTabs::remark() const
{
    if (const QStringList long_ = tooLong(); !long_.isEmpty())
        //: %1: languages, %2: a number
        return tr("Longer than %2 characters: %1.").arg(long_.join(words::listWord("comma")), QString::number(longest));
    const auto isEmpty = [](const Page& page) { return isBlank(*page.edit); };
    if (!isEmpty(pages_.front()) || std::ranges::all_of(pages_, isEmpty))
        return {};
    QStringList missing;
    for (const Page& page : pages_)
        if (!page.language.isEmpty() && isEmpty(page))
            missing << words::languageName(page.language);
    if (missing.isEmpty())
        return {};
    //: %1: languages
    return tr("No text yet in: %1.").arg(missing.join(words::listWord("comma")));
}

LocalText LanguageTabs::edited(LocalText text) const
{
    for (const Page& page : pages_)
    {
        const std::string language = page.language.toStdString();
        const std::string said = holdable(page.edit->toPlainText().toStdString());
        const auto known = std::ranges::find(text.texts, language, &std::pair<std::string, std::string>::first);
        const bool blank = QString::fromStdString(said).trimmed().isEmpty();
        if (blank && known != text.texts.end())
            text.texts.erase(known);
        else if (!blank && known != text.texts.end())
            known->second = said;
        else if (!blank)
            text.texts.emplace_back(language, said);
    }
    return eachItsOwn(std::move(text));
}

} // namespace merlon::app

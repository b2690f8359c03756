#include "app/window/told_text.h"

#include "app/window/language_tabs.h"
#include "translations/words.h"

#include <QLabel>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace merlon::app
{

ToldText::ToldText(const LocalText& text, const QString& name, Preview preview, QWidget* parent)
    : QWidget(parent),
      text_(text),
      makePreview_(std::move(preview)),
      tabs_(new LanguageTabs(text, name)),
      preview_(new QTextBrowser),
      told_(new QLabel)
{
    preview_->setAccessibleName(tr("Preview"));
    told_->setWordWrap(true);
    auto* both = new QSplitter;
    both->addWidget(tabs_);
    both->addWidget(preview_);
    both->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(both, 1);
    column->addWidget(told_);
    connect(tabs_, &LanguageTabs::currentChanged, this, &ToldText::follow);
    connect(tabs_, &LanguageTabs::changed, this, &ToldText::follow);
    connect(tabs_, &LanguageTabs::changed, this, &ToldText::changed);
    follow();
}

void ToldText::follow()
{
    const QString& shown = tabs_->shownLanguage();
    preview_->setHtml(makePreview_(text(), shown.isEmpty() ? QString::fromStdString(words::language()) : shown));
    told_->setText(tabs_->remark());
}

bool ToldText::fits() const
{
    return tabs_->fits();
}

LocalText ToldText::text() const
{
    return tabs_->edited(text_);
}

} // namespace merlon::app

#include "app/window/scenario_dialog.h"

#include "core/map/text_rules.h"
#include "translations/language_name.h"
#include "translations/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::app
{

ScenarioDialog::ScenarioDialog(const play::Scenario& scenario, Preview preview, QWidget* parent)
    : QDialog(parent),
      scenario_(scenario),
      makePreview_(std::move(preview)),
      tabs_(new QTabWidget),
      preview_(new QTextBrowser),
      missing_(new QLabel),
      turns_(new QSpinBox),
      first_(new QComboBox)
{
    constexpr int mostTurns = 100'000; // that a file may say
    setObjectName(QStringLiteral("scenario"));
    setWindowTitle(tr("Briefing and turns"));
    tabs_->setObjectName(QStringLiteral("scenario.languages"));
    tabs_->setUsesScrollButtons(false); // all languages are seen
    //: a briefing that is read in every language
    const QString forAll = tr("All languages");
    addLanguage({}, forAll);
    for (const QString& language : words::languages())
        addLanguage(language, words::languageName(language));
    for (std::size_t i = 0; i < texts_.size(); ++i)
        if (texts_[i].language == QString::fromStdString(words::language()) && texts_[0].edit->document()->isEmpty())
            tabs_->setCurrentIndex(static_cast<int>(i));
    turns_->setObjectName(QStringLiteral("scenario.turns"));
    turns_->setRange(0, mostTurns);
    turns_->setSpecialValueText(tr("No limit"));
    turns_->setValue(scenario.turns);
    first_->setObjectName(QStringLiteral("scenario.first"));
    for (const play::Force& force : scenario.forces)
        first_->addItem(QString::fromStdString(force.name.empty() ? force.id : force.name.in(words::language())),
                        QString::fromStdString(force.id));
    first_->setCurrentIndex(first_->findData(QString::fromStdString(scenario.first)));
    preview_->setAccessibleName(tr("Preview"));
    missing_->setWordWrap(true);
    auto* both = new QSplitter;
    both->addWidget(tabs_);
    both->addWidget(preview_);
    both->setChildrenCollapsible(false);
    auto* form = new QFormLayout;
    form->addRow(tr("&Turn limit:"), turns_);
    //: which of the forces
    form->addRow(tr("&Moves first:"), first_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addWidget(both, 1);
    column->addWidget(missing_);
    column->addLayout(form);
    column->addWidget(buttons);
    connect(tabs_, &QTabWidget::currentChanged, this, &ScenarioDialog::follow);
    connect(turns_, &QSpinBox::valueChanged, this, &ScenarioDialog::follow);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(940, 560);
    follow();
}

void ScenarioDialog::addLanguage(const QString& language, const QString& name)
{
    auto* edit = new QPlainTextEdit;
    edit->setObjectName("scenario.briefing." + (language.isEmpty() ? QStringLiteral("all") : language));
    edit->setAccessibleName(name);
    edit->setTabChangesFocus(true);
    const auto& texts = scenario_.briefing.texts;
    const auto known = std::ranges::find(texts, language.toStdString(), &std::pair<std::string, std::string>::first);
    if (known != texts.end())
        edit->setPlainText(QString::fromStdString(known->second));
    connect(edit, &QPlainTextEdit::textChanged, this, &ScenarioDialog::follow);
    tabs_->addTab(edit, name);
    texts_.push_back({language, edit});
}

/// The preview, and what is missing: a language without a text reads that for everybody, or the English one.
void ScenarioDialog::follow()
{
    if (ok_ == nullptr)
        return;
    play::Scenario now = scenario_;
    now.briefing = briefing();
    now.turns = turns();
    const QString& shown = texts_[static_cast<std::size_t>(tabs_->currentIndex())].language;
    preview_->setHtml(makePreview_(now, shown.isEmpty() ? QString::fromStdString(words::language()) : shown));
    QStringList missing;
    QStringList tooLong;
    constexpr auto longest = static_cast<std::size_t>(Longest::Briefing);
    const bool forAll = !texts_.front().edit->document()->isEmpty();
    for (const Text& text : texts_)
    {
        const QString name = words::languageName(text.language);
        if (!text.language.isEmpty() && !forAll && text.edit->document()->isEmpty())
            missing << name;
        if (lengthOf(text.edit->toPlainText().toStdString()) > longest)
            tooLong << (text.language.isEmpty() ? tabs_->tabText(0) : name);
    }
    const bool any = !now.briefing.empty();
    if (!tooLong.isEmpty())
        //: %1: languages, %2: a number
        missing_->setText(
            tr("Longer than %2 characters: %1.").arg(tooLong.join(words::listWord("comma")), QString::number(longest)));
    else if (any && !missing.isEmpty()) //: %1: languages
        missing_->setText(tr("No text yet in: %1.").arg(missing.join(words::listWord("comma"))));
    else
        missing_->clear();
    ok_->setEnabled(tooLong.isEmpty());
}

LocalText ScenarioDialog::briefing() const
{
    LocalText text = scenario_.briefing;
    for (const Text& one : texts_)
    {
        const std::string language = one.language.toStdString();
        const std::string said = holdable(one.edit->toPlainText().toStdString());
        const auto known = std::ranges::find(text.texts, language, &std::pair<std::string, std::string>::first);
        const bool blank = QString::fromStdString(said).trimmed().isEmpty();
        if (blank && known != text.texts.end())
            text.texts.erase(known);
        else if (!blank && known != text.texts.end())
            known->second = said;
        else if (!blank)
            text.texts.emplace_back(language, said);
    }
    return text;
}

int ScenarioDialog::turns() const
{
    return turns_->value();
}

std::string ScenarioDialog::first() const
{
    return first_->currentData().toString().toStdString();
}

} // namespace merlon::app

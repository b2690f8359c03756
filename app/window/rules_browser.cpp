#include "app/window/rules_browser.h"

#include "core/rules/catalogue.h"
#include "referee/rule_dialog.h"
#include "translations/words.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace merlon::app
{

RulesBrowser::RulesBrowser(QWidget* parent)
    : QDialog(parent), search_(new QLineEdit(this)), list_(new QListWidget(this)), text_(new QTextBrowser(this))
{
    search_->setClearButtonEnabled(true);
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(search_);
    column->addWidget(list_);
    auto* splitter = new QSplitter(this);
    splitter->addWidget(left);
    splitter->addWidget(text_);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({360, 520});
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(splitter);
    text_->setOpenLinks(false);
    connect(text_, &QTextBrowser::anchorClicked, this, &RulesBrowser::follow);
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, this, &RulesBrowser::filter);
    connect(list_, &QListWidget::currentRowChanged, this, &RulesBrowser::showCurrent);
    retranslate();
    list_->setCurrentRow(0);
    resize(900, 560);
}

void RulesBrowser::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        showCurrent(); // links keep the colour that they were made with
    QDialog::changeEvent(event);
}

void RulesBrowser::retranslate()
{
    setWindowTitle(tr("Rules"));
    search_->setPlaceholderText(tr("Number, title or text of a rule"));
    search_->setAccessibleName(search_->placeholderText());
    list_->setAccessibleName(windowTitle());
    const int row = list_->currentRow();
    list_->clear();
    for (const auto& book : rules::books())
        for (const auto& rule : book.rules)
        {
            const QString id = QString::fromStdString(std::string(rule.rule.id));
            auto* item = new QListWidgetItem(id.section('.', 1) + "  " + words::ruleTitle(rule.rule.id), list_);
            item->setData(Qt::UserRole, id);
        }
    list_->setCurrentRow(row);
    filter();
}

void RulesBrowser::filter()
{
    const QStringList words = words::folded(search_->text()).split(' ', Qt::SkipEmptyParts);
    for (int i = 0; i < list_->count(); ++i)
    {
        QListWidgetItem* item = list_->item(i);
        const std::string id = item->data(Qt::UserRole).toString().toStdString();
        const QString all = words::folded(item->text() + ' ' + QString::fromStdString(id) + ' ' +
                                          (words.isEmpty() ? QString() : words::ruleText(id)));
        item->setHidden(
            !std::all_of(words.begin(), words.end(), [&](const QString& word) { return all.contains(word); }));
    }
    chooseAmongFound();
}

/// What is read on the right is one of those found: one of that number, else the first.
void RulesBrowser::chooseAmongFound()
{
    const QString wanted = search_->text().trimmed();
    if (wanted.isEmpty())
        return;
    QListWidgetItem* best = nullptr;
    for (int i = 0; i < list_->count(); ++i)
        if (QListWidgetItem* item = list_->item(i); !item->isHidden())
            if (!best || (item->text().startsWith(wanted) && !best->text().startsWith(wanted)))
                best = item;
    if (best)
        list_->setCurrentItem(best);
}

/// A link in a rule's text, to a rule that may not be among those found.
void RulesBrowser::follow(const QUrl& link)
{
    for (int i = 0; i < list_->count(); ++i)
        if (list_->item(i)->data(Qt::UserRole).toString() == link.path())
        {
            if (list_->item(i)->isHidden())
                search_->clear();
            return list_->setCurrentRow(i);
        }
}

/// Who types what he seeks goes through what was found without leaving the line.
bool RulesBrowser::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == search_ && event->type() == QEvent::KeyPress)
        switch (static_cast<QKeyEvent*>(event)->key())
        {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(list_, event);
            return true;
        default:
            break;
        }
    return QDialog::eventFilter(watched, event);
}

void RulesBrowser::showCurrent()
{
    const auto* item = list_->currentItem();
    if (item == nullptr)
        return;
    text_->setHtml(referee::ruleHtml(item->data(Qt::UserRole).toString()));
    text_->setAccessibleName(item->text());
}

} // namespace merlon::app

// One letter for one thing: in each menu, in the window beside the menu bar, and in each dialog, in four languages; and
// room for every text of a dialog.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"
#include "support_main.h"
#include "support_window.h"
#include "translations/language_name.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>

namespace tst_window_accelerators
{

using namespace merlon;

namespace
{

/// Which texts want which letter.
class Letters
{
public:
    void take(const QString& text)
    {
        static const QRegularExpression mark("&([^&\\s])");
        if (const auto match = mark.match(QString(text).remove("&&")); match.hasMatch())
            texts_[match.captured(1).toLower()] += text;
    }
    /// "a: &Apply, &Ask", a line for each letter that several want.
    QStringList clashes(const QString& where) const
    {
        QStringList clashes;
        for (auto one = texts_.cbegin(); one != texts_.cend(); ++one)
            if (one->size() > 1)
                clashes += where + " " + one.key() + ": " + one->join(", ");
        return clashes;
    }

private:
    QMap<QString, QStringList> texts_;
};

void takeWidgets(const QWidget& window, Letters& letters)
{
    for (const auto* button : window.findChildren<QAbstractButton*>())
        if (button->isVisibleTo(&window))
            letters.take(button->text());
    for (const auto* label : window.findChildren<QLabel*>())
        if (label->buddy() != nullptr && label->isVisibleTo(&window))
            letters.take(label->text());
    for (const auto* box : window.findChildren<QGroupBox*>())
        if (box->isVisibleTo(&window))
            letters.take(box->title());
}

QStringList clashesIn(const QMenu& menu)
{
    Letters letters;
    QStringList clashes;
    for (const QAction* action : menu.actions())
    {
        if (action->isVisible() && !action->isSeparator())
            letters.take(action->text());
        if (action->menu() != nullptr)
            clashes += clashesIn(*action->menu());
    }
    return letters.clashes("menu " + menu.title()) + clashes;
}

QStringList clashesIn(const QWidget& dialog)
{
    Letters letters;
    takeWidgets(dialog, letters);
    return letters.clashes(dialog.windowTitle());
}

} // namespace

class TestWindowAccelerators : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    void languages() const
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : words::languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void speak() const
    {
        QFETCH(QString, language);
        app::useLanguage(language);
        QTest::qWait(20); // letters are given again once all texts are there
    }
    void type(const char* field, const char* text) const
    {
        auto* edit = window_->refereePanel().findChild<QLineEdit*>(field);
        edit->setFocus();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    /// A shot at Gwyn, not thrown yet.
    void ask(const char* shooter) const
    {
        window_->action("referee.ask")->trigger();
        type("by", shooter);
        type("at", "gwy");
    }
    /// Opens the dialog of a command and leaves it.
    QStringList clashesBehind(const char* command) const
    {
        QStringList clashes{QString("%1 opened nothing").arg(command)};
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                QTest::qWait(20); // what is said settles the sizes
                clashes = clashesIn(dialog) + test::clippedTexts(dialog);
                dialog.reject();
            });
        window_->action(command)->trigger();
        for (int i = 0; i < 50 && !answer.asked(); ++i)
            QTest::qWait(20);
        return clashes;
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        ask("alr"); // a line that has dice, to be corrected
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_4);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(window_->journal().model()->rowCount(), 1);
    }
    void cleanupTestCase()
    {
        window_.reset();
        app::useLanguage("en");
    }

    void menus_data() { languages(); }
    void menus()
    {
        speak();
        QStringList clashes;
        for (const QAction* action : window_->menuBar()->actions())
            clashes += clashesIn(*action->menu());
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join('\n')));
    }

    /// All panels beside each other, and the menu bar.
    void window_data() { languages(); }
    void window()
    {
        for (auto* dock : window_->findChildren<QDockWidget*>())
            dock->show();
        speak();
        QStringList clashes;
        for (const char* shooter : {"odo", "alr"}) // one who may shoot, one who has
        {
            ask(shooter);
            Letters letters;
            for (const QAction* action : window_->menuBar()->actions())
                letters.take(action->text());
            takeWidgets(*window_, letters);
            clashes += letters.clashes(QString("window, %1:").arg(shooter));
        }
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join('\n')));
    }

    void dialogs_data() { languages(); }
    void dialogs()
    {
        speak();
        ask("alr");
        QStringList clashes;
        for (const char* name :
             {"referee.overrule", "referee.byHand", "help.shortcuts", "edit.properties", "file.new", "file.export"})
            clashes += clashesBehind(name);
        window_->journal().setCurrentIndex(window_->journal().model()->index(0, 0));
        clashes += clashesBehind("referee.correct");
        for (const char* name : {"help.rules", "referee.briefing"})
            window_->action(name)->trigger();
        for (QWidget* one : QApplication::topLevelWidgets())
            if (one->isVisible() && one != window_.get())
            {
                clashes += clashesIn(*one) + test::clippedTexts(*one);
                one->close();
            }
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join('\n')));
    }
};

LIST_TEST(TestWindowAccelerators)

} // namespace tst_window_accelerators

#include "tst_window_accelerators.moc"

// What is pasted into a field: what no file can hold goes at once, so that what Merlon saves, Merlon opens.

#include "app/language/language.h"
#include "app/window/plain_fields.h"
#include "core/io/files.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>

namespace tst_window_fields
{

using namespace merlon;

namespace
{

const QString soiled = QStringLiteral("The\x1b[1m ke\u0085ep\x7f\x01");
const QString clean = QStringLiteral("The[1m keep");

void paste(QWidget& field, const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
}

} // namespace

class TestWindowFields : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    void trigger(const char* command) const { window_->action(command)->trigger(); }
    static void accept(const QDialog& dialog)
    {
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void cleanup() { window_.reset(); }

    void aPastedTitleIsSavedAndOpened()
    {
        const test::Answer answer(
            [](QDialog& dialog)
            {
                auto* title = dialog.findChild<QLineEdit*>("title.en");
                paste(*title, soiled);
                QCOMPARE(title->text(), clean);
                paste(*title, QString(300, 'x'));
                QCOMPARE(title->text().size(), 200);
                paste(*title, QStringLiteral("two\nlines"));
                QCOMPARE(title->text(), QStringLiteral("two lines"));
                paste(*title, soiled);
                accept(dialog);
            });
        trigger("edit.properties");
        QVERIFY(answer.asked());
        trigger("file.save");
        QVERIFY(!window_->workspace().isModified());
        const auto read = io::loadMap(castle_->map().toStdString());
        QVERIFY(read.value);
        QCOMPARE(QString::fromStdString(read.value->title.in("en")), clean);
    }

    void whatThePlayersReadToo()
    {
        const test::Answer answer(
            [](QDialog& dialog)
            {
                auto* text = dialog.findChild<QPlainTextEdit*>("victory.text.en");
                paste(*text, soiled + "\n\tand \u0090more");
                QCOMPARE(text->toPlainText(), clean + "\n\tand more");
                paste(*text, QString(50'000, 'x'));
                QCOMPARE(text->toPlainText().size(), 40'000);
                QTest::keyClick(text, Qt::Key_Z, Qt::ControlModifier);
                QCOMPARE(text->toPlainText(), clean + "\n\tand more");
                accept(dialog);
            });
        trigger("edit.victory");
        QVERIFY(answer.asked());
        trigger("file.save");
        const auto read = io::loadScenario(castle_->scenario().toStdString());
        QVERIFY(read.value);
        QCOMPARE(QString::fromStdString((*read.value)->scenario.victory.in("en")), clean + "\n\tand more");
    }

    void aPileOfAccentsGoesAndTheCursorStaysWhereItWas()
    {
        QDialog dialog(window_.get());
        QLineEdit field(&dialog);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        field.setText(QStringLiteral("Keep"));
        field.setCursorPosition(2);
        field.insert("Z" + QString(30, QChar(0x0336)));
        QCOMPARE(field.text(), "KeZ" + QString(8, QChar(0x0336)) + "ep");
        QCOMPARE(field.cursorPosition(), field.text().size() - 2);
    }

    void aViewTakesAName()
    {
        QListWidget list;
        list.addItem(QStringLiteral("Keep"));
        list.item(0)->setFlags(list.item(0)->flags() | Qt::ItemIsEditable);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        list.editItem(list.item(0));
        auto* field = list.findChild<QLineEdit*>();
        QVERIFY(field);
        paste(*field, QString(300, 'x'));
        QCOMPARE(field->text().size(), 120);
    }

    /// A note on a line of the journal is asked for so.
    void aQuestionTakesALongAnswer()
    {
        QInputDialog question(window_.get());
        question.show();
        QVERIFY(QTest::qWaitForWindowExposed(&question));
        paste(*question.findChild<QLineEdit*>(), QString(1500, 'x') + "\x07");
        QCOMPARE(question.textValue().size(), 1500);
    }
};

LIST_TEST(TestWindowFields)

} // namespace tst_window_fields

#include "tst_window_fields.moc"

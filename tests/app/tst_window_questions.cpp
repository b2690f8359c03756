// What a referee is asked before anybody moves: who could shoot there, how far it is, how the scenario is won.

#include "support_main.h"
#include "support_window.h"

#include "app/language/language.h"
#include "app/window/ruler.h"
#include "app/window/victory_dialog.h"
#include "editor/hex_map_view.h"
#include "referee/referee_panel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

namespace tst_window_questions
{

using namespace merlon;

class TestWindowQuestions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useLanguage("en");
    }

    void whoCouldShootThereIsAskedByKey()
    {
        const auto window = test::windowOn(castle_.scenario());
        QVERIFY(window);
        QSignalSpy scenes(&window->refereePanel(), &referee::RefereePanel::sceneChanged);
        QTest::mouseClick(window->view().viewport(), Qt::LeftButton, {}, test::pointOf(*window, "J12")); // Gwyn
        window->action("referee.whoCould")->trigger();
        auto* dialog = window->findChild<QDialog*>("aims");
        QVERIFY(dialog && dialog->isVisible());
        auto* list = dialog->findChild<QListView*>("who");
        QVERIFY(list->model()->rowCount() > 3);
        QVERIFY(list->model()->index(0, 0).data().toString().contains("range"));
        const auto lit = scenes.last().front().value<play::Scene>();
        QCOMPARE(lit.lines.size(), std::size_t(1));
        list->setCurrentIndex(list->model()->index(1, 0));
        const auto other = scenes.last().front().value<play::Scene>();
        QVERIFY(other.lines != lit.lines);
        dialog->findChild<QPushButton*>("fromAnywhere")->click();
        QVERIFY(!dialog->findChild<QLabel*>("answer")->text().isEmpty());
        dialog->close();
        QVERIFY(scenes.last().front().value<play::Scene>() == window->refereePanel().scene());
    }

    void aRulerIsLaidByTheKeyboard()
    {
        const auto window = test::windowOn(castle_.scenario());
        QVERIFY(window);
        auto& view = window->view();
        view.setFocus();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, test::pointOf(*window, "J20"));
        view.setFocus();
        auto* ruler = window->findChild<app::Ruler*>();
        window->action("view.ruler")->trigger();
        QVERIFY(ruler->isLaid());
        QTest::keyClick(&view, Qt::Key_Return);
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY2(ruler->says().contains("2 hexes"), qPrintable(ruler->says()));
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(!ruler->isLaid());
        QVERIFY(!window->action("view.ruler")->isChecked());
    }

    void aRulerIsLaidByTheMouse()
    {
        const auto window = test::windowOn(castle_.map());
        QVERIFY(window);
        auto* ruler = window->findChild<app::Ruler*>();
        window->action("view.ruler")->trigger();
        for (const char* hex : {"B21", "E21"})
            QTest::mouseClick(window->view().viewport(), Qt::LeftButton, {}, test::pointOf(*window, hex));
        QVERIFY2(ruler->says().contains("3 hexes"), qPrintable(ruler->says()));
    }

    void victoryIsSaidWhenItIsMet()
    {
        const auto window = test::windowOn(castle_.scenario());
        QVERIFY(window);
        auto* decided = window->refereePanel().findChild<QLabel*>("decided");
        QVERIFY(!decided->isVisibleTo(&window->refereePanel()));
        const play::Record death{"state",
                                 {{"counter", play::Ref{"counter", "fulk"}}, {"state", play::Choice{"state", "dead"}}}};
        QVERIFY(window->session().ruleByHand({death}, {}));
        QVERIFY2(decided->text().contains("Fulk"), qPrintable(decided->text()));
        QVERIFY(decided->isVisibleTo(&window->refereePanel()));
        QVERIFY(window->session().undo());
        QVERIFY(!decided->isVisibleTo(&window->refereePanel()));
    }

    void anAuthorWritesHowOneWins()
    {
        test::Castle castle;
        const auto window = test::windowOn(castle.scenario());
        QVERIFY(window);
        const test::Answer answer(
            [](QDialog& dialog)
            {
                dialog.findChild<QPlainTextEdit*>("victory.text.en")->setPlainText("Win.");
                auto* list = dialog.findChild<QWidget*>("effects");
                QVERIFY(list != nullptr);
                qobject_cast<QAbstractItemView*>(list)->setCurrentIndex(
                    qobject_cast<QAbstractItemView*>(list)->model()->index(0, 0));
                dialog.findChild<QPushButton*>("remove")->click();
                dialog.accept();
            });
        window->action("edit.victory")->trigger();
        QVERIFY(answer.asked());
        window->action("file.save")->trigger();
        const QByteArray text = test::readAll(castle.scenario());
        QVERIFY(text.contains("Win."));
        QVERIFY(!text.contains("counters: [fulk]"));
        QVERIFY(text.contains("counters: [rhodri]"));
    }

private:
    QTemporaryDir desk_;
    test::Castle castle_;
};

LIST_TEST(TestWindowQuestions)

} // namespace tst_window_questions

#include "tst_window_questions.moc"

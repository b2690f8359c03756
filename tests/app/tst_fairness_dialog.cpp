// Which set-up zones have which under fire: a table that can be copied.

#include "app/language/language.h"
#include "app/window/fairness_dialog.h"
#include "support_main.h"
#include "support_places.h"
#include "support_window.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QTest>

namespace tst_fairness_dialog
{

using namespace merlon;

class TestFairnessDialog : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;

    static std::unique_ptr<editor::Workspace> castle()
    {
        return editor::Workspace::openScenario(test::inSource(u"scenarios/norman-gate/norman-gate.scenario.yaml"))
            .workspace;
    }
    static QPushButton* button(const QDialog& dialog, const QString& text)
    {
        for (auto* one : dialog.findChildren<QPushButton*>())
            if (one->text().remove('&') == text)
                return one;
        qFatal("no such button");
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useLanguage("en");
    }

    void everyZoneShootsAtThoseOfTheOtherSide()
    {
        const auto workspace = castle();
        QVERIFY(workspace);
        app::FairnessDialog dialog(*workspace);
        const QAbstractItemModel* model = dialog.findChild<QTableView*>()->model();
        const QAbstractItemModelTester tester(const_cast<QAbstractItemModel*>(model));
        dialog.show();
        QVERIFY(!button(dialog, "Copy")->isEnabled());
        const auto& zones = workspace->scenario()->scenario().zones;
        QTRY_COMPARE_WITH_TIMEOUT(model->rowCount(), static_cast<int>(zones.size()), 60'000);
        QVERIFY(!dialog.findChild<QProgressBar*>()->isVisible());
        int shooting = 0;
        for (int row = 0; row < model->rowCount(); ++row)
            for (int column = 0; column < model->columnCount(); ++column)
            {
                const auto& one = zones[static_cast<std::size_t>(row)];
                const auto& other = zones[static_cast<std::size_t>(column)];
                const QString cell = model->index(row, column).data().toString();
                QCOMPARE(cell.isEmpty(), one.force == other.force);
                shooting += !cell.isEmpty() && !cell.startsWith("0 ");
                if (!cell.isEmpty())
                    QVERIFY(cell.endsWith(QString::number(other.hexes.size())));
            }
        QVERIFY(shooting > 0);
        QTest::mouseClick(button(dialog, "Copy"), Qt::LeftButton);
        const QStringList lines = QApplication::clipboard()->text().split('\n');
        QCOMPARE(lines.size(), model->rowCount() + 1);
        QCOMPARE(lines.front().count('\t'), model->columnCount());
    }

    void closedWhileItWorksNothingIsHeard()
    {
        const auto workspace = castle();
        for (int i = 0; i < 3; ++i)
        {
            app::FairnessDialog dialog(*workspace);
            dialog.show();
            QTest::qWait(20);
        }
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
    }
};

LIST_TEST(TestFairnessDialog)

} // namespace tst_fairness_dialog

#include "tst_fairness_dialog.moc"

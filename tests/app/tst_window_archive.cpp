// A scenario is given away, opened by whoever gets it, and what comes back is taken in; its authors and its balance.

#include "app/window/balance_dialog.h"
#include "core/archive/parcel.h"
#include "core/edit/scenario_value.h"
#include "core/io/files.h"
#include "editor/hex_map_view.h"
#include "support_main.h"
#include "support_typing.h"
#include "support_window.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>
#include <QUndoStack>

namespace tst_window_archive
{

using namespace merlon;

void press(QDialog& dialog, const char* button)
{
    QTest::mouseClick(dialog.findChild<QPushButton*>(button), Qt::LeftButton);
}

class TestWindowArchive : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    const play::Scenario& scenario() const { return window_->workspace().scenario()->scenario(); }
    QString at(const char* name) const { return castle_->folder() + '/' + name; }
    archive::Parcel parcel() const
    {
        return *archive::gathered(castle_->scenario().toStdString(), archive::Games::LeaveOut).value;
    }
    /// As a friend sends it back: with another turn limit, a counter less, and a hex painted.
    void sendBack() const
    {
        auto theirs = parcel();
        for (archive::File& file : theirs.files)
        {
            const bool isMap = file.name.ends_with(".map.yaml");
            if (isMap)
            {
                auto map = *io::parseMap(file.content, file.name).value;
                map.terrain[0] = map.terrain[0] == 0 ? 1 : 0;
                file.content = io::mapText(map);
                continue;
            }
            play::Scenario changed = scenario();
            changed.turns = 3;
            changed.forces[0].counters.pop_back();
            file.content = io::scenarioText(changed, window_->workspace().boards());
        }
        QVERIFY(archive::pack(theirs, at("norman-gate.merlon").toStdString(), io::Links::Refuse));
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }
    void init()
    {
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }
    void cleanup()
    {
        window_.reset();
        castle_.reset();
    }

    void aScenarioIsShared()
    {
        const QString file = at("away.merlon");
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                QCOMPARE(dialog.objectName(), QString("share"));
                press(dialog, "share.save");
            });
        QTimer name;
        connect(&name, &QTimer::timeout, &name,
                [&]
                {
                    auto* files = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                    if (files == nullptr || files->objectName() == "share")
                        return;
                    name.stop();
                    test::nameFile(*files, file);
                });
        name.start(20);
        window_->action("file.share")->trigger();
        QVERIFY(QFileInfo::exists(file));
        const auto back = archive::opened(file.toStdString());
        QVERIFY(back.value && back.value->files == parcel().files);
    }

    /// A double click on an archive: it is unpacked where the user says, and that is opened.
    void anArchiveIsOpenedInAFolder()
    {
        const QString file = at("norman-gate.merlon");
        QVERIFY(archive::pack(parcel(), file.toStdString(), io::Links::Refuse));
        QVERIFY(window_->open(castle_->map()));
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                auto* folder = dialog.findChild<QLineEdit*>("unpack.folder");
                QCOMPARE(QDir::fromNativeSeparators(folder->text()), at("norman-gate"));
                auto* unpack = dialog.findChild<QPushButton*>("unpack.ok");
                folder->selectAll();
                QTest::keyClicks(folder, castle_->folder()); // where it would be written over
                QVERIFY(!unpack->isEnabled());
                folder->selectAll();
                QTest::keyClicks(folder, at("deep/there"));
                QVERIFY(unpack->isEnabled());
                press(dialog, "unpack.ok");
            });
        QVERIFY(window_->open(file));
        QCOMPARE(QFileInfo(window_->workspace().path()).canonicalFilePath(),
                 QFileInfo(at("deep/there/norman-gate.scenario.yaml")).canonicalFilePath());
        QVERIFY(!window_->workspace().isModified());
    }

    void aBadArchiveChangesNothing()
    {
        test::writeAll(at("bad.merlon"), "PK\x03\x04 and no more");
        const QStringList before = QDir(castle_->folder()).entryList(QDir::AllEntries | QDir::Hidden);
        const test::Answer answer([](QDialog& dialog) { dialog.reject(); });
        QVERIFY(!window_->open(at("bad.merlon")));
        QVERIFY(answer.asked());
        QCOMPARE(window_->workspace().path(), castle_->scenario());
        QCOMPARE(QDir(castle_->folder()).entryList(QDir::AllEntries | QDir::Hidden), before);
    }

    /// Whole, in both documents, as one step.
    void whatComesBackIsTakenAsOneStep()
    {
        const int turns = scenario().turns;
        const auto count = scenario().forces[0].counters.size();
        const map::HexMap before = window_->workspace().map().map();
        sendBack();
        takeIn([](QDialog& dialog) { press(dialog, "takeIn.take"); });
        QCOMPARE(scenario().turns, 3);
        QCOMPARE(scenario().forces[0].counters.size(), count - 1);
        QVERIFY(window_->workspace().map().map().terrain[0] != before.terrain[0]);
        window_->action("edit.undo")->trigger();
        QCOMPARE(scenario().turns, turns);
        QCOMPARE(scenario().forces[0].counters.size(), count);
        QVERIFY(window_->workspace().map().map() == before);
        QVERIFY(!window_->workspace().isModified());
    }

    void whatComesBackIsTakenInPart()
    {
        const auto count = scenario().forces[0].counters.size();
        sendBack();
        takeIn(
            [](QDialog& dialog)
            {
                auto* rows = dialog.findChild<QTreeView*>("takeIn.rows");
                const QAbstractItemModelTester tester(rows->model());
                press(dialog, "takeIn.none");
                QVERIFY(!dialog.findChild<QPushButton*>("takeIn.take")->isEnabled());
                for (int file = 0; file < rows->model()->rowCount(); ++file)
                {
                    const QModelIndex branch = rows->model()->index(file, 0);
                    for (int row = 0; row < rows->model()->rowCount(branch); ++row)
                        if (const QModelIndex one = rows->model()->index(row, 0, branch);
                            one.data().toString().startsWith("Turn limit"))
                        {
                            rows->setCurrentIndex(one);
                            rows->setFocus();
                            QTest::keyClick(rows, Qt::Key_Space);
                        }
                }
                press(dialog, "takeIn.take");
            });
        QCOMPARE(scenario().turns, 3);
        QCOMPARE(scenario().forces[0].counters.size(), count);
        QVERIFY(!window_->workspace().map().isModified());
    }

    void authorsAndNotesAreTyped()
    {
        const test::Answer answer(
            [](QDialog& dialog)
            {
                auto* table = dialog.findChild<QTableView*>("authors.table");
                const QAbstractItemModelTester tester(table->model());
                press(dialog, "authors.add");
                auto* editor = table->findChild<QLineEdit*>();
                QVERIFY(editor != nullptr);
                QTest::keyClicks(editor, "Ann of Wem");
                QTest::keyClick(editor, Qt::Key_Return);
                press(dialog, "authors.add"); // without a name it is nobody
                const auto* preview = dialog.findChild<QTextBrowser*>();
                QVERIFY(preview->toPlainText().contains("Ann of Wem"));
                // In one language: as it is read there, and which others lack it.
                test::typeInto(dialog, "authors.notes.fr", "Essayé deux fois.");
                QVERIFY2(preview->toPlainText().contains("Essayé deux fois."), qPrintable(preview->toPlainText()));
                QVERIFY(std::ranges::any_of(dialog.findChildren<QLabel*>(), [](const QLabel* one)
                                            { return one->text().startsWith("No text yet in: "); }));
                test::typeInto(dialog, "authors.notes.fr", "");
                test::typeInto(dialog, "authors.notes.all", "Tried twice.");
                QVERIFY(preview->toPlainText().contains("Tried twice."));
                table->setFocus();
                QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
            });
        window_->action("edit.authors")->trigger();
        QCOMPARE(scenario().authors.size(), std::size_t{1});
        QCOMPARE(scenario().authors[0].name, std::string("Ann of Wem"));
        QVERIFY(!scenario().authors[0].when.empty());
        QCOMPARE(scenario().notes.in("it"), std::string("Tried twice."));
        const auto saved = io::parseScenario(io::scenarioText(scenario(), window_->workspace().boards()), "a.yaml",
                                             window_->workspace().boards());
        QVERIFY(saved.value && *saved.value == scenario());
        window_->action("edit.undo")->trigger();
        QVERIFY(scenario().authors.empty() && scenario().notes.empty());
    }

    void theBalanceIsSeenOnTheMap()
    {
        window_->action("edit.balance")->trigger();
        auto* dialog = window_->findChild<app::BalanceDialog*>();
        QVERIFY(dialog != nullptr && !dialog->isModal());
        auto* table = dialog->findChild<QTableView*>("balance.table");
        const QAbstractItemModelTester tester(table->model());
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 2, 60'000);
        const int last = table->model()->columnCount() - 1;
        QCOMPARE(table->model()->headerData(last, Qt::Horizontal).toString(), QString("First contact"));
        QCOMPARE(table->model()->index(0, 1).data().toString(), QString::number(scenario().forces[0].counters.size()));
        QVERIFY(table->model()->index(0, last - 2).data().toInt() > 0);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(0, last - 2)).center());
        QVERIFY(!window_->view().selectionModel()->selectedIndexes().isEmpty());
        window_->open(castle_->map()); // it looks at what is shown no more
        QVERIFY(!dialog->isVisible());
    }

private:
    /// Opens the archive, compares, and answers with what differs.
    void takeIn(const std::function<void(QDialog&)>& act)
    {
        bool took = false;
        QTimer watch;
        connect(&watch, &QTimer::timeout, &watch,
                [&]
                {
                    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                    if (dialog == nullptr)
                        return;
                    if (dialog->objectName() == "unpack")
                        return press(*dialog, "unpack.compare");
                    watch.stop();
                    took = dialog->objectName() == "takeIn";
                    act(*dialog);
                    if (dialog->isVisible())
                        dialog->reject();
                });
        watch.start(20);
        window_->open(at("norman-gate.merlon"));
        QVERIFY(took);
    }
};

LIST_TEST(TestWindowArchive)

} // namespace tst_window_archive

#include "tst_window_archive.moc"

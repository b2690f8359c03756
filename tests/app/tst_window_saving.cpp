// Under which names things are saved, and what goes along; files that are dropped on the window.

#include "app/language/language.h"
#include "app/window/file_names.h"
#include "editor/hex_map_view.h"
#include "support_ctl.h"
#include "support_main.h"
#include "support_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QTest>
#include <QUrl>

#include <filesystem>

namespace tst_window_saving
{

using namespace merlon;

class TestWindowSaving : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;
    std::unique_ptr<test::Answer> then_;

    QString inFolder(const char* name) const { return castle_->folder() + '/' + name; }
    void paint(const char* hex) const
    {
        window_->tools().setTerrain("brush");
        window_->tools().use(QLatin1String("brush"));
        QTest::mouseClick(window_->view().viewport(), Qt::LeftButton, {}, test::pointOf(*window_, hex));
    }
    /// Save as, under that name; a question that comes after it is answered by `then`.
    void saveAs(const QString& file, const std::function<void(QDialog&)>& then = {})
    {
        const test::Answer name(
            [&](QDialog& dialog)
            {
                if (then)
                    then_ = std::make_unique<test::Answer>(then);
                dialog.findChild<QLineEdit*>("fileNameEdit")->setText(file);
                QMetaObject::invokeMethod(&dialog, "accept");
            });
        window_->action("file.saveAs")->trigger();
        QVERIFY(name.asked());
        QCOMPARE(then_ && then_->asked(), bool(then));
        then_.reset();
    }
    void drop(const QString& file) const
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window_.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window_.get(), &event);
        QVERIFY(event.isAccepted());
    }
    static std::function<void(QDialog&)> button(QMessageBox::ButtonRole role)
    {
        return [role](QDialog& dialog)
        {
            auto* box = qobject_cast<QMessageBox*>(&dialog);
            for (auto* one : box->buttons())
                if (box->buttonRole(one) == role)
                    return one->click();
            qFatal("no such answer");
        };
    }
    const play::Scenario& scenario() const { return window_->workspace().scenario()->scenario(); }

private slots:
    void aMapGetsAScenarioThatOpens()
    {
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_);
        const test::Answer form(
            [](QDialog& dialog)
            {
                dialog.findChild<QLineEdit*>("scenario.title")->setText("Night raid");
                dialog.findChild<QComboBox*>("scenario.first")->setCurrentIndex(1);
                dialog.accept();
            });
        window_->action("file.newScenario")->trigger();
        QVERIFY(form.asked());
        QVERIFY(QFileInfo::exists(inFolder("night-raid.scenario.yaml")));
        const auto* scenario = window_->workspace().scenario();
        QVERIFY(scenario);
        QCOMPARE(scenario->scenario().forces.size(), std::size_t(2));
        QCOMPARE(scenario->scenario().first, std::string("besiegers"));
        QCOMPARE(scenario->scenario().maps.front().file, std::string("norman-gate.map.yaml"));
        QVERIFY(!window_->action("edit.takeMap")->isEnabled()); // it has one map
        QVERIFY(!window_->action("edit.openPart")->isEnabled());
    }

    /// Merlon names the file of a new scenario, and a stranger may have laid a link there.
    void aNewScenarioIsNotWrittenThroughALink()
    {
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_);
        QVERIFY(QFile::link(inFolder("nothing"), inFolder("night-raid.scenario.yaml")));
        QString said;
        std::optional<test::Answer> warning;
        const test::Answer form(
            [&](QDialog& dialog)
            {
                dialog.findChild<QLineEdit*>("scenario.title")->setText("Night raid");
                dialog.accept();
                warning.emplace(
                    [&said](QDialog& box)
                    {
                        said = qobject_cast<QMessageBox*>(&box)->text();
                        box.reject();
                    });
            });
        window_->action("file.newScenario")->trigger();
        QVERIFY(form.asked());
        QVERIFY2(said.contains("night-raid.scenario.yaml") && said.contains("there is a symbolic link there"),
                 qPrintable(said));
        QVERIFY(!QFile::exists(inFolder("nothing")));
        QVERIFY(window_->workspace().scenario() == nullptr);
    }

    void whatCannotBeWrittenIsNamed()
    {
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_);
        paint("B20");
        const auto outcome = window_->workspace().saveAs("/proc/no-such-place/x.map.yaml");
        QVERIFY(!outcome);
        QVERIFY2(outcome.error().message.contains("x.map.yaml"), qPrintable(outcome.error().message));
    }

    void aReadOnlyMapIsAskedAbout()
    {
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_);
        QVERIFY(QFile::setPermissions(castle_->map(), QFileDevice::ReadOwner));
        const QByteArray before = test::contentOf(castle_->map());
        paint("B20");
        QString said;
        const auto answer = [&](QMessageBox::ButtonRole role)
        {
            const test::Answer question(
                [&](QDialog& dialog)
                {
                    said = qobject_cast<QMessageBox*>(&dialog)->text();
                    button(role)(dialog);
                });
            window_->action("file.save")->trigger();
            return question.asked();
        };
        QVERIFY(answer(QMessageBox::RejectRole));
        QVERIFY2(said.contains("norman-gate.map.yaml is read-only"), qPrintable(said));
        QCOMPARE(test::contentOf(castle_->map()), before);
        QVERIFY(window_->workspace().isModified());
        QVERIFY(answer(QMessageBox::DestructiveRole));
        QVERIFY(test::contentOf(castle_->map()) != before);
        QVERIFY(!window_->workspace().isModified());

        paint("B21");
        const test::Answer question(
            [&](QDialog& dialog)
            {
                then_ = std::make_unique<test::Answer>(
                    [&](QDialog& name)
                    {
                        name.findChild<QLineEdit*>("fileNameEdit")->setText(inFolder("mine.map.yaml"));
                        QMetaObject::invokeMethod(&name, "accept");
                    });
                button(QMessageBox::AcceptRole)(dialog);
            });
        window_->action("file.save")->trigger();
        QVERIFY(question.asked() && then_->asked());
        then_.reset();
        QVERIFY(QFileInfo::exists(inFolder("mine.map.yaml")));
    }

    /// Its other names keep the old text: that is said, and the map is saved.
    void whatAFileIsNoMoreIsTold()
    {
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_);
        std::filesystem::create_hard_link(castle_->map().toStdString(), inFolder("same").toStdString());
        paint("B20");
        QString said;
        const test::Answer told(
            [&](QDialog& dialog)
            {
                said = qobject_cast<QMessageBox*>(&dialog)->text();
                dialog.accept();
            });
        window_->action("file.save")->trigger();
        QVERIFY(told.asked());
        QVERIFY2(said.contains("hard links"), qPrintable(said));
        QVERIFY(!window_->workspace().isModified());
    }

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

    void namesOfFilesAndIds()
    {
        QCOMPARE(app::withEnding("/a/castle", "map"), QString("/a/castle.map.yaml"));
        QCOMPARE(app::withEnding("/a/castle.map", "map"), QString("/a/castle.map.yaml"));
        QCOMPARE(app::withEnding("/a/castle.v2", "scenario"), QString("/a/castle.v2.scenario.yaml"));
        QCOMPARE(app::withEnding("/a/castle.yaml", "map"), QString("/a/castle.yaml"));
        QCOMPARE(app::idOf("/a/Château d’Or (2).map.yaml"), std::string("chateau-d-or-2"));
        QCOMPARE(app::idOf("/a/….yaml"), std::string("untitled"));
        QCOMPARE(app::boardBeside("/a/my castle.scenario.yaml", "map"), QString("my castle.map.yaml"));
        QCOMPARE(app::boardBeside("/a/march.expedition.yaml", "table"), QString("march.table.yaml"));
        QCOMPARE(app::shownName("/a/x.map.yaml", {"/a/x.map.yaml", "/a/y.map.yaml"}), QString("x.map.yaml"));
        QCOMPARE(app::shownName("/a/x.map.yaml", {"/a/x.map.yaml", "/b/x.map.yaml"}), QString("x.map.yaml – /a"));
        const QStringList deep{"/m/a/maps/x.map.yaml", "/m/b/maps/x.map.yaml", "/c/y.map.yaml"};
        QCOMPARE(app::briefName(deep[0], deep), QString("x.map.yaml – a/maps"));
        QCOMPARE(app::briefName(deep[2], deep), QString("y.map.yaml"));
        QCOMPARE(app::briefName("/a/p/x.map.yaml", {"/a/p/x.map.yaml", "/a/q/x.map.yaml"}), QString("x.map.yaml – p"));
    }

    void aNameWithoutAnEndingGetsOneAndTheMapAnId()
    {
        QVERIFY(window_->open(castle_->map()));
        saveAs(inFolder("My castle"));
        const QString file = inFolder("My castle.map.yaml");
        QCOMPARE(window_->workspace().path(), file);
        QCOMPARE(window_->workspace().map().map().id, std::string("my-castle"));
        QCOMPARE(test::readAll(file), window_->workspace().map().text());
        QVERIFY(!window_->isWindowModified());
        QVERIFY(window_->windowTitle().contains("My castle.map.yaml"));
    }

    void savedUnderItsOwnNameItKeepsItsId()
    {
        const std::string id = scenario().id;
        const QByteArray before = test::readAll(castle_->scenario());
        saveAs(castle_->scenario(), [](QDialog& dialog) { test::click(dialog, QMessageBox::Yes); }); // replace it
        QCOMPARE(scenario().id, id);
        QCOMPARE(test::readAll(castle_->scenario()), before);
    }

    void anotherScenarioMayTakeAMapOfItsOwn()
    {
        const QByteArray before = test::readAll(castle_->map());
        paint("B20");
        saveAs(inFolder("dusk.scenario.yaml"), button(QMessageBox::AcceptRole));
        QCOMPARE(test::readAll(castle_->map()), before);
        QCOMPARE(window_->workspace().map().path(), inFolder("dusk.map.yaml"));
        QCOMPARE(scenario().id, std::string("dusk"));
        window_->action("file.close")->trigger();
        QVERIFY(window_->workspace().path().isEmpty());
        QVERIFY(window_->open(inFolder("dusk.scenario.yaml")));
        QCOMPARE(window_->workspace().map().map().terrainAt(test::hexNamed(*window_, "B20")), std::string("brush"));
        QCOMPARE(window_->workspace().map().map().id, std::string("dusk"));
    }

    void orShareTheMapOrNothingHappens()
    {
        const QByteArray before = test::readAll(castle_->map());
        paint("B20");
        saveAs(inFolder("dusk.scenario.yaml"), button(QMessageBox::RejectRole));
        QVERIFY(!QFileInfo::exists(inFolder("dusk.scenario.yaml")));
        QCOMPARE(window_->workspace().path(), castle_->scenario());
        saveAs(inFolder("dusk.scenario.yaml"), button(QMessageBox::ActionRole));
        QVERIFY(test::readAll(castle_->map()) != before);
        QCOMPARE(window_->workspace().map().path(), castle_->map());
        QCOMPARE(scenario().id, std::string("dusk"));
    }

    void aGameStaysWithItsScenario()
    {
        window_->session().ruleByHand({}, "a break for supper");
        QCOMPARE(window_->session().journal().entries.size(), std::size_t(1));
        saveAs(inFolder("dusk.scenario.yaml"), [](QDialog& dialog) { test::click(dialog, QMessageBox::Cancel); });
        QCOMPARE(window_->workspace().path(), castle_->scenario());
        saveAs(inFolder("dusk.scenario.yaml"), [](QDialog& dialog) { test::click(dialog, QMessageBox::Ok); });
        QVERIFY(window_->session().journal().entries.empty());
        QVERIFY(window_->open(castle_->scenario()));
        QCOMPARE(window_->session().journal().entries.size(), std::size_t(1));
    }

    void aReadOnlyFileOfAnotherNameIsWrittenOverWhenToldTo()
    {
        const QString there = inFolder("theirs.scenario.yaml");
        test::writeAll(there, "theirs");
        QVERIFY(QFile::setPermissions(there, QFileDevice::ReadOwner));
        std::unique_ptr<test::Answer> readOnly;
        saveAs(there,
               [&](QDialog& replace)
               {
                   readOnly = std::make_unique<test::Answer>(button(QMessageBox::DestructiveRole));
                   test::click(replace, QMessageBox::Yes);
               });
        QVERIFY(readOnly && readOnly->asked());
        QCOMPARE(window_->workspace().path(), there);
        QCOMPARE(test::readAll(there), window_->workspace().scenario()->text());
    }

    void whereNothingCanBeWrittenAnotherNameIsAskedForAtOnce()
    {
        QString said;
        std::unique_ptr<test::Answer> name;
        saveAs("/proc/castle.scenario.yaml",
               [&](QDialog& warning)
               {
                   said = qobject_cast<QMessageBox*>(&warning)->text();
                   name = std::make_unique<test::Answer>(
                       [&](QDialog& dialog)
                       {
                           dialog.findChild<QLineEdit*>("fileNameEdit")->setText(inFolder("mine.scenario.yaml"));
                           QMetaObject::invokeMethod(&dialog, "accept");
                       });
                   warning.accept();
               });
        QVERIFY2(said.contains("/proc/"), qPrintable(said));
        QVERIFY(name && name->asked());
        QCOMPARE(window_->workspace().path(), inFolder("mine.scenario.yaml"));
    }

    void aFileThatIsDroppedIsOpened()
    {
        drop(castle_->map());
        QTRY_COMPARE(window_->workspace().path(), castle_->map());
    }

    void aDropShowsWhatIsNotSaved()
    {
        paint("B20");
        drop(castle_->map());
        QTRY_COMPARE(window_->workspace().path(), castle_->map());
        QVERIFY(window_->isWindowModified());
        window_->action("go.nextTab")->trigger();
        QCOMPARE(window_->workspace().path(), castle_->scenario());
        QVERIFY(window_->isWindowModified());
    }

    void whoInsistsIsAskedAgainWhenTheFileChangedMeanwhile()
    {
        paint("B20");
        QByteArray theirs = test::readAll(castle_->map());
        theirs.replace("The Norman gate", "Somebody's gate");
        test::writeAll(castle_->map(), theirs);
        const test::Answer first(
            [&](QDialog& dialog)
            {
                theirs.replace("Somebody's gate", "Another's gate");
                test::writeAll(castle_->map(), theirs);
                then_ = std::make_unique<test::Answer>([](QDialog& again) { test::click(again, QMessageBox::Cancel); });
                test::click(dialog, QMessageBox::Save);
            });
        window_->action("file.save")->trigger();
        QVERIFY(first.asked() && then_ && then_->asked());
        QCOMPARE(test::readAll(castle_->map()), theirs);
        then_.reset();
    }
};

LIST_TEST(TestWindowSaving)

} // namespace tst_window_saving

#include "tst_window_saving.moc"

// Edits kept aside: written after a pause, gone after a save, found after a crash, never believed blindly.

#include "editor/autosave.h"

#include "core/edit/scenario_edits.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_places.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_autosave
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestAutosave : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;
    std::unique_ptr<Workspace> workspace_;

    QString path() const { return desk_->filePath("castle.map.yaml"); }
    void paint(int column) const
    {
        workspace_->paint(terrain("moat"), std::vector{workspace_->map().map().layout.hexAt({column, 2})});
    }
    /// What a crash leaves: the file kept aside, with nobody who holds it.
    QByteArray keptAside() const
    {
        Autosave autosave(workspace_->map());
        paint(1);
        autosave.flush();
        return readText(autosave.file());
    }
    /// The file that was kept aside, again: the end of an Autosave takes it away, a crash does not.
    static QString crashed(Document& document, const std::function<void()>& edit)
    {
        QMap<QString, QByteArray> left;
        QString file;
        {
            Autosave autosave(document);
            edit();
            autosave.flush();
            file = autosave.file();
            for (const QString& one : {file, file + ".of"})
                if (QFile::exists(one))
                    left[one] = readText(one);
        }
        for (auto one = left.begin(); one != left.end(); ++one)
            writeText(one.key(), one.value());
        return file;
    }
    void crashed() const
    {
        crashed(workspace_->map(), [this] { paint(1); });
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        desk_ = std::make_unique<QTemporaryDir>();
        workspace_ = std::make_unique<Workspace>(blank(6, 5));
        QVERIFY(workspace_->saveAs(path()));
    }

    void editsAreWrittenAfterAPause()
    {
        Autosave autosave(workspace_->map());
        autosave.setIntervals(20, 1000);
        QSignalSpy written(&autosave, &Autosave::written);
        paint(1);
        QVERIFY(written.wait(5000));
        QCOMPARE(readText(autosave.file()), workspace_->map().text());
        QVERIFY(!readText(path()).contains('M'));
    }

    void whoeverNeverPausesIsWrittenToo()
    {
        Autosave autosave(workspace_->map());
        autosave.setIntervals(10'000, 60);
        QSignalSpy written(&autosave, &Autosave::written);
        for (int i = 0; i < 40 && written.isEmpty(); ++i)
        {
            const auto hex = workspace_->map().map().layout.hexAt({i % 6, 1});
            workspace_->paint(i % 2 == 0 ? terrain("moat") : terrain("brush"), std::vector{hex});
            QTest::qWait(10);
        }
        QVERIFY(!written.isEmpty());
    }

    void aSaveOrAnUndoTakesItAway()
    {
        Autosave autosave(workspace_->map());
        paint(1);
        autosave.flush();
        const QString file = autosave.file();
        QVERIFY(QFile::exists(file));
        QVERIFY(workspace_->save());
        QVERIFY(!QFile::exists(file));
        paint(2);
        autosave.flush();
        QVERIFY(QFile::exists(autosave.file()));
        workspace_->undo();
        autosave.flush();
        QVERIFY(!QFile::exists(file));
    }

    void aCleanEndLeavesNothing()
    {
        QVERIFY(!keptAside().isEmpty());
        QVERIFY(!Autosave::findFor(path()));
        QVERIFY(Autosave::findRecoverable({path()}).isEmpty());
    }

    void aCrashIsFoundAndTakenAsOneStep()
    {
        crashed();
        const auto edits = Autosave::findFor(path());
        QVERIFY(edits);
        QCOMPARE(edits->document, path());
        const auto opened = Workspace::openMap(path());
        Workspace& again = *opened.workspace;
        Autosave autosave(again.map());
        QVERIFY(!yaml::hasErrors(autosave.recover(*edits)));
        QCOMPARE(again.map().map().terrainAt(again.map().map().layout.hexAt({1, 2})), std::string("moat"));
        QVERIFY(again.isModified());
        QCOMPARE(again.history().count(), 1);
        again.undo();
        QCOMPARE(again.map().map().terrainAt(again.map().map().layout.hexAt({1, 2})), std::string("plain"));
    }

    void whatALivingWindowHoldsIsNotOffered()
    {
        Autosave autosave(workspace_->map());
        paint(1);
        autosave.flush();
        QVERIFY(!Autosave::findFor(path()));
    }

    /// Whatever lies where the edits, their lock or the map should be.
    void pipesAreNotWaitedFor()
    {
        const QString kept = desk_->filePath(".castle.map.yaml.autosave");
        const auto makePipe = [](const QString& name) { return mkfifo(qPrintable(name), 0600) == 0; };
        QVERIFY(makePipe(kept));
        QVERIFY(!Autosave::findFor(path()));
        QFile::remove(kept);
        crashed();
        QVERIFY(makePipe(kept + ".lock"));
        QVERIFY(Autosave::findFor(path()));
        QFile::remove(kept + ".lock");
        QFile::remove(path());
        QVERIFY(makePipe(path()));
        QVERIFY(Autosave::findFor(path()));
        QVERIFY(QFile::exists(kept));
    }

    /// A lock that no living program holds keeps nobody from his edits.
    void whatLiesInThePlaceOfItsLockDoesNotMatter()
    {
        const QString lock = desk_->filePath(".castle.map.yaml.autosave.lock");
        const auto recovered = [&]
        {
            const auto edits = Autosave::findFor(path());
            const auto opened = Workspace::openMap(path());
            Autosave autosave(opened.workspace->map());
            return edits && !yaml::hasErrors(autosave.recover(*edits)) && opened.workspace->isModified();
        };
        for (const char* garbled : {"", "4711\nmerlon\nsome-other-machine\n", "\xFF\xFE\0"})
        {
            crashed();
            writeText(lock, garbled);
            QVERIFY(recovered());
        }
        QFile::remove(lock);
        crashed();
        QVERIFY(QDir().mkpath(lock + "/folder"));
        QVERIFY(recovered());
    }

    /// Of a program that was killed before it had anything to write.
    void aLockAloneDoesNotStay()
    {
        const QString lock = desk_->filePath(".castle.map.yaml.autosave.lock");
        writeText(lock, "");
        QVERIFY(!Autosave::findFor(path()));
        QVERIFY(!QFile::exists(lock));
    }

    void linksOfAStrangerAreNotFollowed_data()
    {
        QTest::addColumn<QString>("laid");
        QTest::addColumn<QString>("to");
        for (const char* laid : {".castle.map.yaml.autosave", ".castle.map.yaml.autosave.lock"})
            for (const char* to : {"mine", "nothing"})
                QTest::addRow("%s to %s", laid, to) << QString(laid) << QString(to);
    }
    /// The edits are kept all the same, among the user's own files.
    void linksOfAStrangerAreNotFollowed()
    {
        QFETCH(const QString, laid);
        QFETCH(const QString, to);
        writeText(desk_->filePath("mine"), "mine");
        const QString link = desk_->filePath(laid);
        QVERIFY(QFile::link(desk_->filePath(to), link));
        QVERIFY(!Autosave::findFor(path()));
        {
            Autosave autosave(workspace_->map());
            paint(1);
            autosave.flush();
            QVERIFY(!autosave.file().isEmpty());
            QVERIFY(!autosave.file().startsWith(desk_->path()));
            QCOMPARE(readText(autosave.file()), workspace_->map().text());
            QVERIFY(!Autosave::findFor(path()));
        }
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(readText(desk_->filePath("mine")), QByteArray("mine"));
        QVERIFY(!QFile::exists(desk_->filePath("nothing")));
    }

    void aDamagedFileIsNotBelieved()
    {
        crashed();
        const auto edits = Autosave::findFor(path());
        QVERIFY(edits);
        QFile file(edits->file);
        QVERIFY(file.resize(file.size() / 2));
        const auto opened = Workspace::openMap(path());
        Workspace& again = *opened.workspace;
        const QByteArray before = again.map().text();
        Autosave autosave(again.map());
        QVERIFY(yaml::hasErrors(autosave.recover(*edits)));
        QCOMPARE(again.map().text(), before);
        QVERIFY(!again.isModified());
        QVERIFY(QFile::exists(edits->file)); // a person may still read it
    }

    void whatTheUserThrowsAwayIsGone()
    {
        crashed();
        const auto edits = Autosave::findFor(path());
        QVERIFY(edits);
        Autosave::discard(*edits);
        QVERIFY(!QFile::exists(edits->file));
        QVERIFY(!Autosave::findFor(path()));
    }

    /// A scenario is kept aside as its map is.
    void scenariosAreKeptToo()
    {
        for (const char* name : {"norman-gate.scenario.yaml", "norman-gate.map.yaml"})
            QVERIFY(QFile::copy(test::inSource(u"scenarios/norman-gate/") + name, desk_->filePath(name)));
        const auto opened = Workspace::openScenario(desk_->filePath("norman-gate.scenario.yaml"));
        QVERIFY(opened.workspace);
        Workspace& castle = *opened.workspace;
        const auto victory = [](const edit::Desk& desk) { return edit::withVictory(desk, plainText("Hold it."), {}); };
        crashed(*castle.scenario(), [&] { castle.change(victory); });
        QVERIFY(castle.scenario()->isModified());
        QVERIFY(!castle.map().isModified());
        const QByteArray text = castle.scenario()->text();
        const auto again = Workspace::openScenario(castle.path());
        Autosave autosave(*again.workspace->scenario());
        const auto edits = Autosave::findFor(castle.path());
        QVERIFY(edits);
        QVERIFY(!yaml::hasErrors(autosave.recover(*edits)));
        QCOMPARE(again.workspace->scenario()->text(), text);
        QCOMPARE(again.workspace->history().count(), 1);
        again.workspace->undo();
        QVERIFY(!again.workspace->isModified());
    }

    /// Where the folder of the document has no place for them, they are found all the same, and whose they are.
    void editsKeptElsewhereKnowTheirDocument()
    {
        writeText(desk_->filePath(".castle.map.yaml.autosave"), "of another crash\n");
        const QString file = crashed(workspace_->map(),
                                     [this]
                                     {
                                         paint(1);
                                         QVERIFY(Autosave::findUntitled().isEmpty()); // who lives is not offered
                                     });
        QVERIFY(!file.startsWith(desk_->path()));
        const auto found = Autosave::findUntitled();
        QCOMPARE(found.size(), 1);
        QCOMPARE(found[0].document, path());
        Autosave::discard(found[0]);
        QVERIFY(!QFile::exists(file) && !QFile::exists(file + ".of"));
    }

    void untitledMapsAreKeptToo()
    {
        Workspace untitled(blank(4, 4));
        Autosave autosave(untitled.map());
        untitled.paint(terrain("moat"), std::vector{untitled.map().map().layout.hexAt({1, 1})});
        autosave.flush();
        QVERIFY(QFile::exists(autosave.file()));
        QCOMPARE(readText(autosave.file()), untitled.map().text());
    }
};

LIST_TEST(TestAutosave)

} // namespace tst_autosave

#include "tst_autosave.moc"

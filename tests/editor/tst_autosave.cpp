// Edits kept aside: written after a pause, gone after a save, found after a crash, never believed blindly.

#include "editor/autosave.h"
#include "support_maps.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestAutosave : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;
    std::unique_ptr<MapDocument> document_;

    QString path() const { return desk_->filePath("castle.map.yaml"); }
    void paint(int column) const
    {
        document_->paint(terrain("moat", 'M'), std::vector{document_->map().layout.hexAt({column, 2})});
    }
    /// What a crash leaves: the file kept aside, with nobody who holds it.
    QByteArray keptAside() const
    {
        Autosave autosave(*document_);
        paint(1);
        autosave.flush();
        return readText(autosave.file());
    }
    void crashed() const
    {
        QString file;
        QByteArray text;
        {
            Autosave autosave(*document_);
            paint(1);
            autosave.flush();
            file = autosave.file();
            text = readText(file);
        }
        writeText(file, text); // the destructor took it away, a crash would not have
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        desk_ = std::make_unique<QTemporaryDir>();
        document_ = std::make_unique<MapDocument>();
        document_->createNew(blank(6, 5));
        QVERIFY(document_->saveAs(path()));
    }

    void editsAreWrittenAfterAPause()
    {
        Autosave autosave(*document_);
        autosave.setIntervals(20, 1000);
        QSignalSpy written(&autosave, &Autosave::written);
        paint(1);
        QVERIFY(written.wait(5000));
        QCOMPARE(readText(autosave.file()), document_->text());
        QVERIFY(!readText(path()).contains('M'));
    }

    void whoeverNeverPausesIsWrittenToo()
    {
        Autosave autosave(*document_);
        autosave.setIntervals(10'000, 60);
        QSignalSpy written(&autosave, &Autosave::written);
        for (int i = 0; i < 40 && written.isEmpty(); ++i)
        {
            const auto hex = document_->map().layout.hexAt({i % 6, 1});
            document_->paint(i % 2 == 0 ? terrain("moat", 'M') : terrain("brush", 'b'), std::vector{hex});
            QTest::qWait(10);
        }
        QVERIFY(!written.isEmpty());
    }

    void aSaveOrAnUndoTakesItAway()
    {
        Autosave autosave(*document_);
        paint(1);
        autosave.flush();
        const QString file = autosave.file();
        QVERIFY(QFile::exists(file));
        QVERIFY(document_->save());
        QVERIFY(!QFile::exists(file));
        paint(2);
        autosave.flush();
        QVERIFY(QFile::exists(autosave.file()));
        document_->undo();
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
        MapDocument again;
        QVERIFY(again.load(path()).empty());
        Autosave autosave(again);
        QVERIFY(!yaml::hasErrors(autosave.recover(*edits)));
        QCOMPARE(again.map().terrainAt(again.map().layout.hexAt({1, 2})), std::string("moat"));
        QVERIFY(again.isModified());
        QCOMPARE(again.history().count(), 1);
        again.undo();
        QCOMPARE(again.map().terrainAt(again.map().layout.hexAt({1, 2})), std::string("plain"));
    }

    void whatALivingWindowHoldsIsNotOffered()
    {
        Autosave autosave(*document_);
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
        QVERIFY(!Autosave::findFor(path()));
        QFile::remove(kept + ".lock");
        QFile::remove(path());
        QVERIFY(makePipe(path()));
        QVERIFY(Autosave::findFor(path()));
        QVERIFY(QFile::exists(kept));
    }

    void aDamagedFileIsNotBelieved()
    {
        crashed();
        const auto edits = Autosave::findFor(path());
        QVERIFY(edits);
        QFile file(edits->file);
        QVERIFY(file.resize(file.size() / 2));
        MapDocument again;
        QVERIFY(again.load(path()).empty());
        const QByteArray before = again.text();
        Autosave autosave(again);
        QVERIFY(yaml::hasErrors(autosave.recover(*edits)));
        QCOMPARE(again.text(), before);
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

    void untitledMapsAreKeptToo()
    {
        MapDocument untitled;
        untitled.createNew(blank(4, 4));
        Autosave autosave(untitled);
        untitled.paint(terrain("moat", 'M'), std::vector{untitled.map().layout.hexAt({1, 1})});
        autosave.flush();
        QVERIFY(QFile::exists(autosave.file()));
        QCOMPARE(readText(autosave.file()), untitled.text());
    }
};

QTEST_MAIN(TestAutosave)
#include "tst_autosave.moc"

// The library of stamps: what ships with Merlon, what the user adds, and what is in its folder.

#include "core/edit/map_value.h"
#include "core/io/files.h"
#include "editor/stamps_model.h"
#include "support_main.h"
#include "support_maps.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace tst_stamps_model
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestStampsModel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<StampsModel> model_;

    void begin()
    {
        model_ = std::make_unique<StampsModel>(folder_->path() + "/own");
        new QAbstractItemModelTester(model_.get(), QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     model_.get());
        model_->setPalette(io::palette("siege"));
    }
    QString nameAt(int row) const { return model_->index(row).data().toString(); }
    int rowOf(const QString& name) const
    {
        for (int row = 0; row < model_->rowCount(); ++row)
            if (nameAt(row) == name)
                return row;
        return -1;
    }
    edit::Stamp tower() const { return *model_->stampAt(model_->index(rowOf("Round tower"))); }

private slots:
    void init()
    {
        QLocale::setDefault(QLocale("en"));
        folder_ = std::make_unique<QTemporaryDir>();
        begin();
    }

    void piecesOfCastlesShip()
    {
        for (const char* name : {"Round tower", "Gatehouse", "Curtain", "Keep", "Row of tents"})
            QVERIFY2(rowOf(name) >= 0, name);
        QLocale::setDefault(QLocale("fr"));
        QVERIFY(rowOf("Tour ronde") >= 0);
    }

    /// Turned any way, a map with one is a map in order.
    void everyOneCanBePutDown()
    {
        for (int row = 0; row < model_->rowCount(); ++row)
            for (int sixths = 0; sixths < 6; ++sixths)
            {
                const Workspace workspace(blank(30, 30));
                const edit::Desk desk = workspace.desk();
                const auto stamp = edit::turned(*model_->stampAt(model_->index(row)), {{}, {}, sixths});
                const auto edit = edit::put(desk, stamp, workspace.map().map().layout.hexAt({15, 15}));
                QVERIFY2(edit, qPrintable(nameAt(row)));
                const auto map = edit::mapOf(edit::applied(desk, *edit).mapValue());
                const auto read = io::parseMap(io::mapText(map), "map");
                QVERIFY2(read.value && *read.value == map, qPrintable(nameAt(row)));
                QCOMPARE(read.diagnostics.size(), std::size_t{0});
            }
    }

    void thoseThatShipAreNotChanged()
    {
        const int count = model_->rowCount();
        const QModelIndex first = model_->index(0);
        QVERIFY(!first.data(StampsModel::OwnRole).toBool());
        QVERIFY(!(first.flags() & Qt::ItemIsEditable));
        QVERIFY(!model_->setData(first, "Mine"));
        QVERIFY(!model_->removeRow(0));
        QCOMPARE(model_->rowCount(), count);
    }

    void onesOwnAreKept()
    {
        const edit::Stamp stamp = tower();
        const auto added = model_->add("My tower & more", stamp);
        QVERIFY(added);
        QCOMPARE(added->data().toString(), QString("My tower & more"));
        QVERIFY(added->data(StampsModel::OwnRole).toBool());
        begin();
        QVERIFY(rowOf("My tower & more") >= 0);
        QVERIFY(*model_->stampAt(model_->index(rowOf("My tower & more"))) == stamp);
    }

    void onesOwnAreRenamedAndRemoved()
    {
        QVERIFY(model_->add("One", tower()));
        QVERIFY(model_->add("Two", tower()));
        QVERIFY(model_->setData(model_->index(rowOf("One")), " First "));
        QVERIFY(!model_->setData(model_->index(rowOf("Two")), "  "));
        QVERIFY(model_->removeRow(rowOf("Two")));
        begin();
        QVERIFY(rowOf("First") >= 0);
        QCOMPARE(rowOf("Two"), -1);
        QCOMPARE(QDir(folder_->path() + "/own").entryList(QDir::Files).size(), 1);
    }

    void otherFilesAreLeftAlone()
    {
        const int count = model_->rowCount();
        QDir(folder_->path()).mkdir("own");
        const QString bad = writeText(folder_->path() + "/own/bad.yaml", "merlon: map/1\nid: bad\n");
        writeText(folder_->path() + "/own/note.txt", "not a stamp");
        begin();
        QCOMPARE(model_->rowCount(), count);
        QCOMPARE(readText(bad), QByteArray("merlon: map/1\nid: bad\n"));
    }

    void aFolderThatCannotBeWrittenToIsSaid()
    {
        writeText(folder_->path() + "/own", "a file in its place");
        const auto added = model_->add("One", tower());
        QVERIFY(!added);
        QVERIFY(!added.error().isEmpty());
    }

    void aPictureShowsTheHexesAndNoOthers()
    {
        const QImage picture =
            model_->index(rowOf("Round tower")).data(Qt::DecorationRole).value<QIcon>().pixmap(64, 56).toImage();
        QVERIFY(!picture.isNull());
        QCOMPARE(picture.pixelColor(picture.width() / 2, picture.height() / 2).alpha(), 255);
        QCOMPARE(picture.pixelColor(23, 46).alpha(), 0); // beside the stairs
    }

    void withoutAPaletteThereAreNone()
    {
        model_->setPalette(nullptr);
        QCOMPARE(model_->rowCount(), 0);
    }
};

LIST_TEST(TestStampsModel)

} // namespace tst_stamps_model

#include "tst_stamps_model.moc"

// The dialog that joins another map: what it shows before anything is done, and what comes of it.

#include "core/io/files.h"
#include "editor/join_dialog.h"
#include "editor/join_preview.h"
#include "editor/workspace.h"
#include "support_main.h"
#include "support_maps.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

namespace tst_join_dialog
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestJoinDialog : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir folder_;

    QString fileOf(const map::HexMap& map, const char* name = "other.map.yaml") const
    {
        return writeText(folder_.filePath(name), QByteArray::fromStdString(io::mapText(map)));
    }
    template <class T>
    static T* part(const QWidget& dialog, const char* name)
    {
        return dialog.findChild<T*>(QLatin1String(name));
    }
    static QPushButton* join(const QDialog& dialog)
    {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    static QImage pictureIn(const QDialog& dialog) { return dialog.findChild<JoinPreview*>()->grab().toImage(); }
    static QString notes(const QDialog& dialog) { return part<QLabel>(dialog, "notes")->text(); }
    static QString size(const QDialog& dialog) { return part<QLabel>(dialog, "size")->text(); }
    static void type(QSpinBox* box, int number)
    {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QString::number(number));
    }

private slots:
    void nothingIsJoinedBeforeAMapIsChosen()
    {
        Workspace workspace(busyMap(12, 9, 5));
        JoinDialog dialog(workspace, {fileOf(busyMap(12, 9, 6))});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(!join(dialog)->isEnabled());
        QVERIFY(!part<QSpinBox>(dialog, "shift")->isEnabled());
        QVERIFY(notes(dialog).startsWith("Choose"));
        QTest::keyClick(part<QComboBox>(dialog, "map"), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
    }

    void byKeys()
    {
        Workspace workspace(busyMap(12, 9, 5));
        const QByteArray before = workspace.map().text();
        JoinDialog dialog(workspace, {fileOf(busyMap(12, 9, 6))});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClick(part<QComboBox>(dialog, "map"), Qt::Key_Down);
        QCOMPARE(part<QComboBox>(dialog, "map")->currentIndex(), 0);
        QCOMPARE(size(dialog), QStringLiteral("24 × 9 hexes"));
        QVERIFY(notes(dialog).isEmpty());
        QTest::keyClick(part<QComboBox>(dialog, "border"), Qt::Key_Down); // south
        QCOMPARE(size(dialog), QStringLiteral("12 × 18 hexes"));
        QTest::keyClick(part<QComboBox>(dialog, "border"), Qt::Key_Down); // west
        QVERIFY(notes(dialog).contains("hex A1 becomes hex M1"));
        type(part<QSpinBox>(dialog, "shift"), -2);
        QCOMPARE(size(dialog), QStringLiteral("24 × 11 hexes"));
        QVERIFY(notes(dialog).contains("hex A1 becomes hex M3"));
        QCOMPARE(workspace.history().count(), 0);
        QTest::keyClick(part<QSpinBox>(dialog, "shift"), Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        dialog.apply();
        QCOMPARE(workspace.map().map().layout.columns, 24);
        QCOMPARE(workspace.map().map().layout.rows, 11);
        QCOMPARE(workspace.map().map().structures.size(), std::size_t{2});
        QCOMPARE(workspace.history().count(), 1);
        QCOMPARE(workspace.history().undoText(), QStringLiteral("Join a map: busy"));
        workspace.undo();
        QCOMPARE(workspace.map().text(), before);
    }

    void byMouse()
    {
        Workspace workspace(busyMap(12, 9, 5));
        JoinDialog dialog(workspace, {});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        dialog.choose(fileOf(busyMap(12, 9, 6)));
        QVERIFY(join(dialog)->isEnabled());
        auto* mirrored = part<QCheckBox>(dialog, "mirrored");
        QTest::mouseClick(mirrored, Qt::LeftButton, {}, QPoint(8, mirrored->height() / 2));
        QVERIFY(dialog.joint().mirrored);
        QTest::mouseClick(join(dialog), Qt::LeftButton);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        dialog.apply();
        const map::HexMap other = busyMap(12, 9, 6);
        const map::HexMap& both = workspace.map().map();
        QCOMPARE(both.layout.columns, 24);
        // 12 columns in a mirror are shoved where they were not: the other one begins and ends half a hex lower
        QCOMPARE(both.layout.rows, 10);
        const auto top = [](const map::HexMap& map, int column, int row) {
            return map.terrainAt(map.layout.hexAt({column, row}));
        };
        QCOMPARE(top(both, 23, 0), top(other, 0, 0));
    }

    void everyChoiceIsSeen()
    {
        Workspace workspace(busyMap(12, 9, 5));
        JoinDialog dialog(workspace, {fileOf(busyMap(8, 5, 6))});
        QAbstractItemModelTester tester(part<QComboBox>(dialog, "terrain")->model());
        dialog.resize(900, 600);
        dialog.show();
        QList<QImage> seen{pictureIn(dialog)};
        part<QComboBox>(dialog, "map")->setCurrentIndex(0);
        seen << pictureIn(dialog);
        for (int turn = 1; turn < 6; ++turn)
        {
            part<QComboBox>(dialog, "turn")->setCurrentIndex(turn);
            QVERIFY(join(dialog)->isEnabled());
            seen << pictureIn(dialog);
        }
        part<QCheckBox>(dialog, "mirrored")->click();
        seen << pictureIn(dialog);
        part<QSpinBox>(dialog, "shift")->stepUp();
        seen << pictureIn(dialog);
        auto* terrain = part<QComboBox>(dialog, "terrain");
        QVERIFY(terrain->isEnabled());
        terrain->setCurrentIndex(terrain->currentIndex() + 1);
        seen << pictureIn(dialog);
        for (qsizetype i = 1; i < seen.size(); ++i)
            QVERIFY2(seen[i] != seen[i - 1], qPrintable(QString::number(i)));
    }

    void edgesThatStandOutAreShiftedByTwo()
    {
        Workspace workspace(busyMap(7, 5, 5));
        JoinDialog dialog(workspace, {fileOf(busyMap(7, 5, 6))});
        dialog.show();
        part<QComboBox>(dialog, "map")->setCurrentIndex(0);
        auto* shift = part<QSpinBox>(dialog, "shift");
        QCOMPARE(shift->singleStep(), 1);
        QCOMPARE(shift->value(), 0);
        part<QComboBox>(dialog, "border")->setCurrentIndex(0);
        QCOMPARE(shift->singleStep(), 2);
        QCOMPARE(shift->minimum(), -6);
        QCOMPARE(shift->maximum(), 6);
        QVERIFY(join(dialog)->isEnabled());
        type(shift, 3);
        QVERIFY(!join(dialog)->isEnabled());
        QVERIFY(notes(dialog).contains("one hex further or one hex less"));
        part<QComboBox>(dialog, "turn")->setCurrentIndex(3); // seven columns turned by a half are shoved the other way
        QVERIFY(join(dialog)->isEnabled());
        QCOMPARE(shift->value(), 3);
    }

    void whatCannotBeSaysWhy()
    {
        Workspace workspace(busyMap(600, 4, 5));
        map::HexMap pointy = map::blankMap({6, 6, hex::Orientation::Pointy}, "plain", '.');
        pointy.id = "pointy";
        const QStringList files{
            fileOf(pointy, "pointy.map.yaml"), fileOf(busyMap(600, 4, 6), "wide.map.yaml"),
            writeText(folder_.filePath("broken.map.yaml"), "merlon: map/1\nid: broken\ngrid: {columns: none}\n"),
            folder_.filePath("missing.map.yaml")};
        JoinDialog dialog(workspace, files);
        dialog.show();
        const QStringList said{"pointy-topped", "1 to 1000 columns", "3:", "This map cannot be read"};
        for (int i = 0; i < said.size(); ++i)
        {
            part<QComboBox>(dialog, "map")->setCurrentIndex(i);
            QVERIFY2(notes(dialog).contains(said[i]), qPrintable(notes(dialog)));
            QVERIFY(!join(dialog)->isEnabled());
            QCOMPARE(size(dialog), QStringLiteral("600 × 4 hexes"));
        }
    }

    void aLockedLayerStays()
    {
        Workspace workspace(busyMap(12, 9, 5));
        edit::Locks locks;
        locks.terrain = true;
        workspace.setLocks(locks);
        JoinDialog dialog(workspace, {fileOf(busyMap(12, 9, 6))});
        dialog.show();
        part<QComboBox>(dialog, "map")->setCurrentIndex(0);
        QVERIFY(!join(dialog)->isEnabled());
        QVERIFY(notes(dialog).contains("locked"));
    }

    void anotherLanguageKeepsWhatWasChosen()
    {
        Workspace workspace(busyMap(12, 9, 5));
        JoinDialog dialog(workspace, {fileOf(busyMap(12, 9, 6))});
        dialog.show();
        part<QComboBox>(dialog, "map")->setCurrentIndex(0);
        part<QComboBox>(dialog, "border")->setCurrentIndex(2);
        part<QComboBox>(dialog, "turn")->setCurrentIndex(2);
        part<QSpinBox>(dialog, "shift")->setValue(3);
        const edit::Joint joint = dialog.joint();
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(&dialog, &change);
        QVERIFY(dialog.joint() == joint);
        QCOMPARE(joint.shift, 3);
    }
};

LIST_TEST(TestJoinDialog)

} // namespace tst_join_dialog

#include "tst_join_dialog.moc"

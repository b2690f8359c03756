// The dialogs that ask for a map's extents: what they show before anything is done.

#include "editor/map_preview.h"
#include "editor/new_map_dialog.h"
#include "editor/resize_dialog.h"
#include "editor/workspace.h"
#include "support_main.h"
#include "support_maps.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace tst_resize_dialog
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestResizeDialog : public QObject
{
    Q_OBJECT

private:
    template <class T>
    static T* part(const QWidget& dialog, const char* name)
    {
        return dialog.findChild<T*>(QLatin1String(name));
    }
    static bool mayBeDone(const QDialog& dialog)
    {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
    }
    static QImage pictureIn(const QDialog& dialog) { return dialog.findChild<MapPreview*>()->grab().toImage(); }

private slots:
    /// Not a patch of one colour for each hex.
    void thePictureIsAsFineAsTheMap()
    {
        Workspace woods(map::blankMap({80, 60, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.'));
        QVERIFY(woods.paint(terrain("tree"), hex::range(woods.map().map().layout.hexAt({40, 30}), 15)));
        ResizeDialog dialog(woods);
        dialog.show();
        const QImage picture = pictureIn(dialog);
        QSet<QRgb> colours;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                colours.insert(picture.pixel(x, y));
        QVERIFY2(colours.size() > 300, qPrintable(QString::number(colours.size())));
    }

    void theNewSizeIsShown()
    {
        Workspace workspace(busyMap(12, 9, 5));
        ResizeDialog dialog(workspace);
        dialog.show();
        QVERIFY(mayBeDone(dialog));
        QVERIFY(part<QLabel>(dialog, "notes")->text().isEmpty());
        QVERIFY(!part<QComboBox>(dialog, "terrain")->isEnabled());
        const QImage before = pictureIn(dialog);
        part<QSpinBox>(dialog, "left")->setValue(-3);
        part<QSpinBox>(dialog, "bottom")->setValue(2);
        QCOMPARE(part<QLabel>(dialog, "size")->text(), QStringLiteral("9 × 11 hexes"));
        QVERIFY(part<QLabel>(dialog, "notes")->text().contains("hex D1 becomes hex A1"));
        QVERIFY(part<QLabel>(dialog, "notes")->text().contains("Removed: "));
        QVERIFY(part<QComboBox>(dialog, "terrain")->isEnabled());
        QVERIFY(pictureIn(dialog) != before);
        QVERIFY(workspace.history().count() == 0);
        dialog.apply();
        QCOMPARE(workspace.map().map().layout.columns, 9);
        QCOMPARE(workspace.map().map().layout.rows, 11);
    }

    void noMapIsLeftWithoutHexes()
    {
        Workspace workspace(busyMap(12, 9, 5));
        ResizeDialog dialog(workspace);
        part<QSpinBox>(dialog, "left")->setValue(-6);
        part<QSpinBox>(dialog, "right")->setValue(-6);
        QVERIFY(!mayBeDone(dialog));
        QVERIFY(!part<QLabel>(dialog, "notes")->text().isEmpty());
        part<QSpinBox>(dialog, "right")->setValue(-5);
        QVERIFY(mayBeDone(dialog));
    }

    void aLockedLayerStays()
    {
        Workspace workspace(busyMap(12, 9, 5));
        edit::Locks locks;
        locks.terrain = true;
        workspace.setLocks(locks);
        ResizeDialog dialog(workspace, {1, 0, 0, 0});
        QVERIFY(!mayBeDone(dialog));
        QVERIFY(part<QLabel>(dialog, "notes")->text().contains("locked"));
    }

    void aNewMapIsSeenBeforehand()
    {
        const Workspace workspace;
        NewMapDialog dialog(workspace.map().palette());
        part<QLineEdit>(dialog, "title")->setText(" Old keep ");
        QVERIFY(dialog.title() == plainText("Old keep"));
        dialog.show();
        QList<QImage> seen{pictureIn(dialog)};
        part<QComboBox>(dialog, "shove")->setCurrentIndex(0);
        seen << pictureIn(dialog);
        part<QComboBox>(dialog, "orientation")->setCurrentIndex(1);
        seen << pictureIn(dialog);
        part<QSpinBox>(dialog, "rows")->setValue(2);
        seen << pictureIn(dialog);
        for (qsizetype i = 1; i < seen.size(); ++i)
            QVERIFY(seen[i] != seen[i - 1]);
    }
};

LIST_TEST(TestResizeDialog)

} // namespace tst_resize_dialog

#include "tst_resize_dialog.moc"

// What the inspector shows is changed there, by mouse and keys.

#include "editor/inspector_panel.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_view.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>

namespace tst_inspector
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;
using hex::Side;

class TestInspector : public QObject, private MapOnScreen
{
    Q_OBJECT

private:
    std::unique_ptr<InspectorPanel> panel_;

    static map::HexMap house()
    {
        map::HexMap map = map::blankMap({9, 7}, "plain", '.');
        const auto floor = *map::legendIndex(map, "tower_floor", 'o');
        const hex::Hex at = map.layout.hexAt({4, 3});
        map.terrain[static_cast<std::size_t>(map.layout.index(at))] = floor;
        map.features = {{at, {Side::S3}, "door", "closed", {}}};
        map.overlays = {{"mantlet", {map.layout.hexAt({1, 1})}, Side::S0, {}, {}}};
        return map;
    }
    QComboBox* box(const char* name) const
    {
        for (auto* one : panel_->findChildren<QComboBox*>(QLatin1String(name)))
            if (!one->isHidden() && one->isVisible())
                return one;
        return nullptr;
    }
    void choose(const char* name, const QString& text) const
    {
        QComboBox* one = box(name);
        QVERIFY(one);
        one->setFocus();
        const int wanted = one->findText(text);
        QVERIFY2(wanted >= 0, qPrintable(text));
        while (one->currentIndex() != wanted)
        {
            const int before = one->currentIndex();
            QTest::keyClick(one, one->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
            QCoreApplication::sendPostedEvents();
            one = box(name); // a step of the history shows all anew
            QVERIFY(one);
            QVERIFY(one->currentIndex() != before);
        }
    }
    bool says(const QString& text) const
    {
        for (const auto* label : panel_->findChildren<QLabel*>())
            if (label->isVisible() && label->text() == text)
                return true;
        return false;
    }

private slots:
    void init()
    {
        show(house());
        panel_ = std::make_unique<InspectorPanel>();
        panel_->setWorkspace(workspace_.get());
        panel_->resize(320, 700);
        panel_->show();
        panel_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
    }
    void cleanup()
    {
        panel_.reset();
        takeAway();
    }

    void theStateOfADoor()
    {
        panel_->setHex(hexAt(4, 3));
        QVERIFY(says("door (S), closed"));
        choose("inspector.feature.state", "open");
        QCOMPARE(map().features.front().state, std::string("open"));
        QVERIFY(says("door (S), open"));
        workspace_->undo();
        QCOMPARE(map().features.front().state, std::string("closed"));
        QVERIFY(says("door (S), closed"));
        QCOMPARE(box("inspector.feature.state")->currentText(), QString("closed"));
    }

    void theKindOfWhatStandsOnAHexside()
    {
        panel_->setHex(hexAt(4, 3));
        QComboBox* kinds = box("inspector.feature.kind");
        const int wanted = kinds->findText("arrow slit");
        QVERIFY(wanted >= 0);
        kinds->setFocus();
        QTest::keyClicks(kinds, "arrow");
        QCOMPARE(map().features.size(), std::size_t{1});
        QCOMPARE(map().features.front().kind, std::string("arrow_slit"));
        QVERIFY(map().features.front().state.empty());
        QVERIFY(says("arrow slit (S)"));
    }

    void theSideAndKindOfAThing()
    {
        panel_->setHex(hexAt(1, 1));
        QVERIFY(says("mantlet (N)"));
        choose("inspector.overlay.side", "NE");
        QVERIFY(map().overlays.front().outward == Side::S1);
        QVERIFY(says("mantlet (NE)"));
        QVERIFY(box("inspector.overlay.kind")->findText("fire") >= 0);
        QCOMPARE(box("inspector.overlay.kind")->findText("fascine"), -1); // there is no moat
        choose("inspector.overlay.kind", "fire");
        QCOMPARE(map().overlays.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(map().overlays.front().kind), QString("fire"));
        QVERIFY(!map().overlays.front().outward);
    }

    /// A game has opened it: that is shown, and no business of the map.
    void whatAGameHasMadeIsOnlyShown()
    {
        panel_->setHex(hexAt(4, 3));
        map::HexMap now = map();
        now.features.front().state = "open";
        panel_->setGround({std::make_shared<const map::HexMap>(now)});
        QVERIFY(says("door (S), open"));
        QVERIFY(box("inspector.feature.state") == nullptr);
    }
};

LIST_TEST(TestInspector)

} // namespace tst_inspector

#include "tst_inspector.moc"

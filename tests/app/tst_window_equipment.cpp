// Equipment in the window, by mouse and keys: set down, crewed, removed; and the referee's game has it.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/io/files.h"
#include "editor/hex_map_view.h"
#include "editor/things_model.h"
#include "editor/tools/tool_box.h"
#include "referee/referee_session.h"
#include "support_main.h"
#include "support_window.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDockWidget>
#include <QSettings>
#include <QTest>

namespace tst_window_equipment
{

using namespace merlon;

class TestWindowEquipment : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    QWidget* canvas() const { return window_->view().viewport(); }
    hex::Hex named(const char* name) const { return test::hexNamed(*window_, name); }
    const std::vector<map::Covering>& laid() const { return window_->workspace().map().map().overlays; }
    /// By its icon in the palette.
    void hold(const char* kind) const
    {
        window_->view().setFocus();
        QTest::keyClick(&window_->view(), Qt::Key_T);
        auto* list = window_->findChild<QAbstractItemView*>("things");
        const auto* kinds = static_cast<const editor::ThingsModel*>(list->model());
        const QModelIndex index = kinds->indexOf(kind);
        QVERIFY(index.isValid());
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
        QVERIFY(window_->tools().holds(QLatin1String("things")));
    }
    /// From the first hex to the last, and there towards a side.
    void drag(const std::vector<const char*>& hexes, std::optional<hex::Side> side = {}) const
    {
        std::vector<hex::Hex> all;
        for (const char* name : hexes)
            all.push_back(named(name));
        window_->view().bringIntoView(all);
        const auto point = [&](hex::Hex hex) { return window_->view().viewPoint(hex).toPoint(); };
        QPoint end = point(all.back());
        if (side)
            end += (point(hex::neighbour(all.back(), *side)) - end) * 0.36;
        QTest::mousePress(canvas(), Qt::LeftButton, {}, all.size() == 1 ? end : point(all.front()));
        for (std::size_t i = 1; i < all.size(); ++i)
            QTest::mouseMove(canvas(), i + 1 == all.size() ? end : point(all[i]));
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, end);
    }
    /// Takes a counter of the map by the hand to where it serves.
    void send(const char* from, const char* to) const
    {
        window_->view().setFocus();
        QTest::keyClick(&window_->view(), Qt::Key_S);
        QVERIFY(window_->tools().holds(QLatin1String("select")));
        drag({from, to});
    }
    void remove(const char* hex) const
    {
        window_->view().bringIntoView({named(hex)});
        QTest::mouseClick(canvas(), Qt::LeftButton, Qt::ControlModifier, test::pointOf(*window_, hex));
    }
    bool lies(const char* kind, const char* hex) const
    {
        return std::ranges::any_of(laid(), [&](const map::Covering& one)
                                   { return one.kind == kind && std::ranges::count(one.hexes, named(hex)) > 0; });
    }
    /// As the referee has it.
    play::Verdict judged(const play::Record& order) const
    {
        window_->session().judge(order);
        return window_->session().verdict();
    }
    static play::Ref who(const char* id) { return {"counter", id}; }
    play::List path(const char* hex) const { return {named(hex)}; }
private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }
    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        if (window_->findChild<QDockWidget*>("palette")->isHidden())
            window_->action("view.layout")->trigger();
        window_->findChild<QDockWidget*>("referee")->hide(); // who drags a counter sets it up
    }
    void cleanup()
    {
        while (window_ && window_->workspace().isModified() && window_->workspace().history().canUndo())
            window_->workspace().undo();
        window_.reset();
    }

    void eachIsSetDownAndRemoved_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QStringList>("hexes");
        QTest::addColumn<bool>("turned");
        const auto row = [](const char* kind, const QStringList& hexes, bool turned)
        { QTest::newRow(kind) << QString(kind) << hexes << turned; };
        row("flat_ladder", {"N29", "N30"}, false);
        row("ladder", {"V6"}, true);
        row("siege_tower", {"P28", "P29", "P30"}, true);
        row("ram", {"P28", "P29", "P30"}, true);
        row("ballista", {"T29"}, false);
        row("mantlet", {"Q29"}, true);
        row("cart", {"V29", "V30"}, true);
        row("barrel", {"X29"}, false);
        row("fascine", {"Q16"}, false);
    }
    void eachIsSetDownAndRemoved()
    {
        QFETCH(const QString, kind);
        QFETCH(const QStringList, hexes);
        QFETCH(const bool, turned);
        const auto before = laid();
        QList<QByteArray> names;
        std::vector<const char*> row;
        for (const QString& one : hexes)
            names << one.toLatin1();
        for (const QByteArray& one : names)
            row.push_back(one.constData());
        hold(kind.toLatin1());
        drag(row, turned ? std::optional(hex::Side::S0) : std::nullopt);
        QCOMPARE(laid().size(), before.size() + 1);
        for (const char* one : row)
            QVERIFY(lies(kind.toLatin1(), one));
        QCOMPARE(laid().back().outward.has_value(), turned);
        window_->action("file.save")->trigger();
        const auto saved = io::loadMap(castle_->map().toStdString());
        QVERIFY(saved.value && saved.diagnostics.empty() && saved.value->overlays == laid());
        // The game that begins on it stands on a map that has it.
        QCOMPARE(play::hexBoard(window_->session().setting()->boards)->overlays.size(), before.size() + 1);
        remove(row.front());
        QVERIFY(laid() == before);
        window_->action("edit.undo")->trigger();
        QVERIFY(lies(kind.toLatin1(), row.front()));
        window_->action("edit.redo")->trigger();
        QVERIFY(laid() == before);
        window_->action("file.save")->trigger();
        QCOMPARE(play::hexBoard(window_->session().setting()->boards)->overlays.size(), before.size());
    }

    /// What its crew may do with it in the judged game; without it they may not.
    void theJudgedGameHasThemAndTheirCrews()
    {
        hold("flat_ladder");
        drag({"N29", "N30"});
        hold("mantlet");
        drag({"Q29"}, hex::Side::S0);
        hold("fascine");
        drag({"Q16"});
        hold("barrel");
        drag({"X29"});
        hold("ballista");
        drag({"T29"});
        send("K23", "N29");  // Caradog
        send("AD24", "N30"); // Rhys
        send("J12", "Q29");  // Gwyn
        send("F28", "X29");  // Bleddyn
        send("I14", "S28");  // Einion, an engineer
        send("L11", "T30");  // Llew
        send("P9", "T24");   // Gerold, whom they are to shoot at
        window_->action("file.save")->trigger();
        const play::Record carry{"carry", {{"counter", who("caradog")}, {"with", who("rhys")}, {"path", path("N28")}}};
        const play::Record push{"push_mantlet", {{"counter", who("gwyn")}, {"path", path("Q28")}}};
        const play::Record cross{"move", {{"counter", who("trahaearn")}, {"path", path("Q16")}}};
        const play::Record take{"take", {{"counter", who("bleddyn")}, {"hex", named("X29")}}};
        const play::Record shoot{
            "shoot_ballista",
            {{"by", who("einion")}, {"with", who("llew")}, {"hex", named("T29")}, {"at", who("gerold")}}};
        const auto stopped = [](const play::Verdict& verdict)
        {
            const play::Reason* reason = play::decisive(verdict);
            return reason != nullptr ? std::string(reason->phrase.rule.id) : std::string("nothing");
        };
        // In French it is served for two turns first, and nothing else is against it.
        QCOMPARE(stopped(judged(shoot)), std::string("siege.3.41b"));
        for (const char* end : {"end_phase", "end_step"}) // to the movement of the besiegers
        {
            window_->session().judge({end, {}});
            window_->session().accept();
        }
        for (const play::Record& order : {carry, push, cross, take})
        {
            const play::Verdict verdict = judged(order);
            QVERIFY2(verdict.legal, (order.kind + ": " + stopped(verdict)).c_str());
        }
        window_->session().undo();
    }
};

LIST_TEST(TestWindowEquipment)

} // namespace tst_window_equipment

#include "tst_window_equipment.moc"

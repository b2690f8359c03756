// Names typed in haste: part of them, without capitals and accents.

#include "support_main.h"

#include "referee/pick_field.h"

#include <QCompleter>
#include <QSignalSpy>
#include <QTest>

namespace tst_pick_field
{

using namespace merlon;
using referee::PickField;

class TestPickField : public QObject
{
    Q_OBJECT

private slots:
    void accentsMayBeLeftOut()
    {
        PickField field;
        field.setPicks(
            {{play::Value(1), "Íñigo", {}}, {play::Value(2), "Nuño", {"1409"}}, {play::Value(3), "Anna", {}}});
        for (const auto& [typed, value] : std::initializer_list<std::pair<const char*, int>>{
                 {"nun", 2}, {"Nuñ", 2}, {"INIGO", 1}, {"1409", 2}, {"nna", 3}})
        {
            const auto* pick = field.pickFor(typed);
            QVERIFY2(pick != nullptr, typed);
            QVERIFY(pick->value == play::Value(value));
        }
        QVERIFY(field.pickFor("vez") == nullptr);
    }

    void theListOffersThemToo()
    {
        PickField field;
        field.setPicks({{play::Value(1), "Íñigo", {}}, {play::Value(2), "Nuño", {}}});
        field.completer()->setCompletionPrefix("nun");
        QCOMPARE(field.completer()->completionCount(), 1);
        QCOMPARE(field.completer()->currentCompletion(), QString("Nuño"));
        QSignalSpy picked(&field, &PickField::picked);
        field.show(nullptr, {});
        QTest::keyClicks(&field, "nun");
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(picked.size(), 1);
        QCOMPARE(field.text(), QString("Nuño"));
    }
    /// They may be typed all the same, for the reason.
    void theListMarksWhoMayNot()
    {
        PickField field;
        field.setPicks({{play::Value(1), "Anna", {}}, {play::Value(2), "Berta", {}, true}});
        const auto* names = field.completer()->model();
        const auto icon = [&](int row) { return names->index(row, 0).data(Qt::DecorationRole).value<QIcon>(); };
        QVERIFY(icon(0).isNull());
        QVERIFY(!icon(1).isNull());
        QVERIFY(names->index(1, 0).data(Qt::AccessibleTextRole).toString() != "Berta");
        field.setPicks({{play::Value(1), "Anna", {}}, {play::Value(2), "Berta", {}}}); // it is her turn now
        QVERIFY(icon(1).isNull());
        QVERIFY(field.pickFor("ber") != nullptr);
    }
};

LIST_TEST(TestPickField)

} // namespace tst_pick_field

#include "tst_pick_field.moc"

#include "support_main.h"

#include "referee/dice_pad.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_dice_pad
{

using namespace merlon::referee;

/// Dice from the table: of ten sides a key each, of more sides a number.
class TestDicePad : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DicePad> pad_;

    QLineEdit* number() const { return pad_->findChild<QLineEdit*>("number"); }

private slots:
    void init()
    {
        pad_ = std::make_unique<DicePad>();
        pad_->show();
        pad_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(pad_.get()));
    }

    void aKeyIsAFace()
    {
        QSignalSpy typed(pad_.get(), &DicePad::typed);
        pad_->want("a die", 6);
        QTest::keyClicks(pad_.get(), "70");
        QCOMPARE(typed.count(), 0);
        QTest::keyClick(pad_.get(), Qt::Key_4);
        QCOMPARE(typed.takeFirst().at(0).toInt(), 4);
        pad_->want("a die", 10);
        QTest::keyClick(pad_.get(), Qt::Key_0);
        QCOMPARE(typed.takeFirst().at(0).toInt(), 0);
    }

    void ofMoreSidesANumberIsTyped()
    {
        QSignalSpy typed(pad_.get(), &DicePad::typed);
        pad_->want("a die", 20);
        pad_->digit(1); // wherever the first one was typed
        QCOMPARE(typed.count(), 0);
        QVERIFY(number()->hasFocus());
        QTest::keyClick(number(), Qt::Key_5);
        QTest::keyClick(number(), Qt::Key_Return);
        QCOMPARE(typed.count(), 1);
        QCOMPARE(typed.takeFirst().at(0).toInt(), 15);
        QTest::keyClicks(number(), "21");
        QTest::keyClick(number(), Qt::Key_Return);
        QCOMPARE(typed.count(), 0); // there is no such face
    }

    void rIsRollWhereverTheKeyboardIs()
    {
        QSignalSpy roll(pad_.get(), &DicePad::rollWanted);
        pad_->want("a die", 10);
        QTest::keyClick(pad_.get(), Qt::Key_R);
        pad_->want("a die", 100);
        QTest::keyClick(number(), Qt::Key_R);
        QCOMPARE(roll.count(), 2);
        QVERIFY(number()->text().isEmpty());
    }
};

LIST_TEST(TestDicePad)

} // namespace tst_dice_pad

#include "tst_dice_pad.moc"

#include "support_typing.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

namespace merlon::test
{

namespace
{

void open(QTabWidget& tabs, int page)
{
    if (tabs.currentIndex() != page)
        QTest::mouseClick(tabs.tabBar(), Qt::LeftButton, {}, tabs.tabBar()->tabRect(page).center());
}

} // namespace

void typeOver(QWidget& field, const QString& text)
{
    field.setFocus();
    QTest::keySequence(&field, QKeySequence::SelectAll);
    QTest::keyClick(&field, Qt::Key_Delete);
    for (const QChar letter : text)
        if (letter == '\n')
            QTest::keyClick(&field, Qt::Key_Return);
        else
            QTest::sendKeyEvent(QTest::Click, &field, Qt::Key_unknown, QString(letter), {}); // keyClicks has no accents
}

void typeInto(const QDialog& dialog, const QString& field, const QString& text)
{
    auto* widget = dialog.findChild<QWidget*>(field);
    QVERIFY2(widget != nullptr, qPrintable(field));
    for (auto* tabs : dialog.findChildren<QTabWidget*>())
        for (int page = 0; page < tabs->count(); ++page)
            if (tabs->widget(page) == widget || tabs->widget(page)->isAncestorOf(widget))
                open(*tabs, page);
    QVERIFY2(widget->isVisible() && widget->isEnabled(), qPrintable(field));
    typeOver(*widget, text);
}

void typeNumber(const QDialog& dialog, const char* box, int number)
{
    auto* field = dialog.findChild<QSpinBox*>(box);
    QVERIFY2(field != nullptr && field->isVisible(), box);
    typeOver(*field, QString::number(number));
    QTest::keyClick(field, Qt::Key_Tab);
    QCOMPARE(field->value(), number);
}

void choose(QComboBox& box, const std::function<bool(int)>& isWanted)
{
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    while (!isWanted(box.currentIndex()))
    {
        QVERIFY2(box.currentIndex() + 1 < box.count(), qPrintable(box.objectName()));
        QTest::keyClick(&box, Qt::Key_Down);
    }
}

void chooseData(QComboBox& box, const QString& wanted)
{
    choose(box, [&](int index) { return box.itemData(index).toString() == wanted; });
}

void chooseText(QComboBox& box, const QString& wanted)
{
    choose(box, [&](int index) { return box.itemText(index) == wanted; });
}

void clickOn(QAbstractButton* button)
{
    QVERIFY(button != nullptr);
    QVERIFY2(button->isVisible() && button->isEnabled(), qPrintable(button->text()));
    QTest::mouseClick(button, Qt::LeftButton);
}

void clickOk(const QDialog& dialog)
{
    clickOn(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok));
}

void check(const QDialog& dialog, const char* box, bool on)
{
    auto* button = dialog.findChild<QAbstractButton*>(box);
    QVERIFY2(button != nullptr && button->isVisible(), box);
    button->setFocus();
    if (button->isChecked() != on)
        QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(button->isChecked(), on);
}

} // namespace merlon::test

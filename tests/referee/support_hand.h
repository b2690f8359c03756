#pragma once

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

/// Fills in a form as a hand does. Fields, boxes and buttons go by their object names.
namespace merlon::test
{

class Hand
{
public:
    explicit Hand(const QWidget& form) : form_(&form) {}

    /// And Enter.
    void type(const char* field, const char* text) const
    {
        auto* line = form_->findChild<QLineEdit*>(field);
        QVERIFY2(line != nullptr && line->isVisible(), field);
        line->setFocus();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }
    /// The first that begins so.
    void choose(const char* boxName, const char* text) const
    {
        auto* box = form_->findChild<QComboBox*>(boxName);
        QVERIFY2(box != nullptr && box->isVisible(), boxName);
        const int index = box->findText(text, Qt::MatchStartsWith);
        QVERIFY2(index >= 0, text);
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
    void click(const char* button) const
    {
        auto* one = form_->findChild<QPushButton*>(button);
        QVERIFY2(one != nullptr && one->isVisible() && one->isEnabled(), button);
        QTest::mouseClick(one, Qt::LeftButton);
    }

private:
    const QWidget* form_;
};

} // namespace merlon::test

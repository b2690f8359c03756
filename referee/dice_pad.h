#pragma once

#include <QWidget>

#include <array>

class QLabel;
class QPushButton;
class QToolButton;

namespace merlon::referee
{

/// Ten keys for the die that fell on the table, 1 to 9 and 0 (which reads 10), and one to roll it here. Active only
/// when a die is wanted; then the keyboard's digits work too.
class DicePad : public QWidget
{
    Q_OBJECT

public:
    explicit DicePad(QWidget* parent = nullptr);

    /// What the die is for, or empty when none is wanted.
    void want(const QString& what);
    bool wanted() const { return wanted_; }

signals:
    void typed(int face);
    void rollWanted();
    void takeBackWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::array<QToolButton*, 10> keys_{};
    QPushButton* roll_;
    QLabel* prompt_;
    QString what_;
    bool wanted_ = false;
};

} // namespace merlon::referee

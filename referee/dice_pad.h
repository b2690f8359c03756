#pragma once

#include <QWidget>

#include <array>

class QLabel;
class QIntValidator;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace merlon::referee
{

/// Keys for the die that fell on the table, 1 to 9 and 0 (which reads 10 on a ten-sided die), a line for dice of more
/// sides, and a key to roll it here. Active when a die is wanted, and after it fell, to put another face in its place;
/// then the keyboard's digits work too.
class DicePad : public QWidget
{
    Q_OBJECT

public:
    explicit DicePad(QWidget* parent = nullptr);

    /// Of the button that rolls: its letter is taken.
    static QString rollText();

    /// What the die is for, or empty when none is wanted, and how many sides it has; 0: none was thrown either.
    void want(const QString& what, int sides);
    bool wanted() const { return wanted_; }
    /// A digit typed anywhere: a face, or the beginning of a number where the die has more faces than there are keys.
    void digit(int face);
    bool eventFilter(QObject* watched, QEvent* event) override;

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
    bool has(int face) const { return face == 0 ? sides_ == 10 : face <= sides_ && sides_ <= 10; }

    std::array<QToolButton*, 10> keys_{};
    QLineEdit* number_; ///< for more sides than there are keys
    QIntValidator* faces_;
    QPushButton* roll_;
    QLabel* prompt_;
    QString what_;
    bool wanted_ = false;
    int sides_ = 0;
};

} // namespace merlon::referee

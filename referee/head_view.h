#pragma once

#include <QColor>
#include <QWidget>

class QLabel;

namespace merlon::referee
{

/// Whose it is, large, on a ground of the force's colour and pattern; and what is owed first. Forces are told apart by
/// the pattern too.
class HeadView : public QWidget
{
    Q_OBJECT

public:
    explicit HeadView(QWidget* parent = nullptr);

    /// `pattern` is the number of the force; -1: nobody's. Lines of `owed`, or empty.
    void show(const QString& clock, const QString& owed, const QColor& colour, int pattern);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void enlarge();

    QLabel* clock_;
    QLabel* owed_;
    QColor colour_;
    int pattern_ = -1;
};

} // namespace merlon::referee

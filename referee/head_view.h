#pragma once

#include <QColor>
#include <QWidget>

class QLabel;

namespace merlon::referee
{

/// Whose it is, large, on a ground of the force's colour and pattern; who may act in it, what is owed first, and what
/// was lost. Forces are told apart by the pattern too.
class HeadView : public QWidget
{
    Q_OBJECT

public:
    explicit HeadView(QWidget* parent = nullptr);

    struct Content
    {
        QString clock;
        QString decided{};    ///< who has won, and by what
        QString step{};       ///< what the clock says besides
        QStringList muster{}; ///< who may act, and who has
        QString everybody{};  ///< the same, with all the names
        QStringList owed{};
        QString losses{};    ///< of each side; empty while there are none
        QString allLosses{}; ///< the same with what they are
        QColor colour{};
        int pattern = -1; ///< the number of the force; -1: nobody's
    };
    void show(const Content& content);
    /// Only whose it is and what is owed, so that the rest of a small panel is seen.
    void setBrief(bool brief);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void enlarge();
    void showParts();
    void keepRoom();

    QLabel* clock_;
    QLabel* decided_;
    QLabel* step_;
    QLabel* muster_;
    QLabel* owed_;
    QLabel* losses_;
    QColor colour_;
    int pattern_ = -1;
    bool brief_ = false;
};

} // namespace merlon::referee

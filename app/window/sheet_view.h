#pragma once

#include "app/report/laid_sheet.h"

#include <QAbstractScrollArea>
#include <QPointer>

#include <memory>
#include <optional>

class QPlainTextEdit;

namespace merlon::app
{

/// The sheet beside a board under the hand: an author arranges its parts and types where he reads, a referee ticks its
/// boxes. It changes nothing itself.
class SheetView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    enum class Hand : std::uint8_t
    {
        Looks,
        LaysOut,
        Ticks
    };

    explicit SheetView(QWidget* parent = nullptr);

    /// Null: there is nothing to see, and `why` says so.
    void show(std::shared_ptr<const report::LaidSheet> sheet, Hand hand, const QString& why = {});
    const report::LaidSheet* sheet() const { return sheet_.get(); }
    Hand hand() const { return hand_; }
    /// The part, and the row of it, that keys are for; -1: none.
    int part() const { return part_; }
    int row() const { return row_; }
    void choose(int part, int row = -1);
    /// Opens a field where the chosen part is called so, or its row.
    void typeName();
    void typeText();
    /// Of its page, in the view.
    QRectF onScreen(const QRectF& page) const;

signals:
    void chosen();
    /// Before the part of that index, or at the end.
    void dropped(int part, int before, merlon::play::SheetColumn column);
    void titleTyped(int part, const QString& title);
    void textTyped(int part, const QString& text);
    void nameTyped(int part, int row, const QString& name);
    void ticked(int part, int row, int marks);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using What = report::SheetSpot::What;
    using Column = play::SheetColumn;
    struct Drop
    {
        int before = 0;
        play::SheetColumn column = play::SheetColumn::Across;
        QRectF line;
    };

    double scale() const;
    QPointF onPage(QPointF place) const;
    QPointF corner() const;
    void fitBars();
    void bringIntoView();
    void tellWho();
    const report::PaperRow* rowAt(int part, int row) const;
    void tick(int part, int row, int marks);
    void tickWith(const report::SheetSpot& spot);
    bool tickKey(int key);
    bool moveKey(const QKeyEvent& event);
    void step(int by);
    void swap(int by);
    void turn(int by);
    std::vector<report::SheetSpot> steps() const;
    Drop dropAt(QPointF page) const;
    void paintHand(QPainter& painter) const;
    enum class Typing : std::uint8_t
    {
        Title,
        Text,
        Name
    };
    void openField(Typing what, const QRectF& where, const QString& text);
    void closeField(bool keep);

    std::shared_ptr<const report::LaidSheet> sheet_;
    Hand hand_ = Hand::Looks;
    QString why_;
    int part_ = -1;
    int row_ = -1;
    double zoom_ = 1;
    std::optional<QPointF> pressed_; ///< on the page, of a part that may be dragged
    std::optional<Drop> drop_;
    QPointer<QPlainTextEdit> field_;
    Typing typing_ = Typing::Title;
    int typedPart_ = -1;
    int typedRow_ = -1;
};

} // namespace merlon::app

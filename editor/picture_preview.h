#pragma once

#include "editor/drawing.h"

#include <QFutureWatcher>
#include <QImage>
#include <QTimer>
#include <QWidget>

namespace merlon::editor
{

/// A picture file before it is written, as large as there is room: by the same painter, in the background. The one
/// before stays until the next is drawn. Where it is cut into sheets is shown.
class PicturePreview : public QWidget
{
    Q_OBJECT

public:
    explicit PicturePreview(QWidget* parent = nullptr);
    ~PicturePreview() override;

    /// What it is painted from must be shared with the drawing.
    void setDrawing(Drawing drawing, std::optional<Sheets> sheets);
    /// Nothing is to come.
    bool isDone() const { return !soon_.isActive() && drawing_.isFinished(); }
    QImage image() const { return image_; }
    QSize sizeHint() const override { return {540, 440}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void draw();
    void cancel();
    void paintCuts(QPainter& painter, const QRectF& area) const;

    Drawing what_;
    std::optional<Sheets> sheets_;
    QTimer soon_;
    QFutureWatcher<QImage> drawing_;
    std::shared_ptr<std::atomic<bool>> cancelled_;
    QImage image_;
};

} // namespace merlon::editor

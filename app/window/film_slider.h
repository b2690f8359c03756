#pragma once

#include <QSlider>

#include <vector>

namespace merlon::app
{

/// The pictures of a film, with a stroke where a turn begins. A click goes to the place that is clicked; PageUp and
/// PageDown go from turn to turn.
class FilmSlider : public QSlider
{
    Q_OBJECT

public:
    explicit FilmSlider(QWidget* parent);

    void setTurns(std::vector<int> turns);

    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int valueAt(int x) const;
    int xOf(int value) const;

    std::vector<int> turns_;
};

} // namespace merlon::app

#pragma once

#include <QComboBox>

namespace merlon::editor
{

/// A box that is no wider than its panel: what has no room ends in "…", and is said whole by the mouse.
class ElidedBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString shownText() const;
    int roomForText() const;
};

} // namespace merlon::editor

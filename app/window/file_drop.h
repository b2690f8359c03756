#pragma once

#include <QObject>

class QWidget;

namespace merlon::app
{

/// Files that are dropped on a window.
class FileDrop : public QObject
{
    Q_OBJECT

public:
    explicit FileDrop(QWidget& window);

signals:
    /// Each of them, once the drop is over: whoever dropped them waits for no question.
    void dropped(const QString& path);

protected:
    bool eventFilter(QObject* window, QEvent* event) override;
};

} // namespace merlon::app

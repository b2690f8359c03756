#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace merlon::referee
{

/// The part of a panel that scrolls on a small screen, so that what stands beneath it is always seen. What the keyboard
/// is in is scrolled to.
class ScrolledPart : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrolledPart(QWidget* parent);

    /// Where its parts go.
    QVBoxLayout& column() { return *column_; }
    /// A part has come from elsewhere: gives all their room at once.
    void takeIn();
    /// Once the parts have their new sizes: down to the end of that one, or to its beginning where it is too high.
    void bringUp(QWidget* part);

private:
    QVBoxLayout* column_;
};

} // namespace merlon::referee

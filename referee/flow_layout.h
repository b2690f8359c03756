#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace merlon::referee
{

/// One widget after the other, in as many rows as the width needs, from the side where reading begins.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget* parent) : QLayout(parent) { setContentsMargins(0, 0, 0, 0); }
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_.emplace_back(item); }
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return flow(QRect(0, 0, width, 0), false); }
    QSize minimumSize() const override;
    QSize sizeHint() const override { return minimumSize(); }
    void setGeometry(const QRect& rect) override;

private:
    /// Lays them out, or only measures; the height that it takes.
    int flow(const QRect& in, bool lays) const;

    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

} // namespace merlon::referee

#pragma once

#include "editor/heat.h"

#include <QFrame>
#include <QStringList>

class QAbstractScrollArea;

namespace merlon::editor
{

/// What the shades of a heat map mean, in a corner of the map.
class HeatLegend : public QFrame
{
    Q_OBJECT

public:
    struct Row
    {
        std::uint8_t shade = 0;
        QString text;
    };

    explicit HeatLegend(QAbstractScrollArea& map);

    /// Without rows it is not there.
    void setRows(HeatQuestion::Kind kind, std::vector<Row> rows);
    QStringList texts() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QAbstractScrollArea& map_;
    HeatQuestion::Kind kind_ = HeatQuestion::Kind::FireFrom;
    std::vector<Row> rows_;
};

} // namespace merlon::editor

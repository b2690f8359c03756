#include "editor/edge_zone_dialog.h"

#include "editor/named_text.h"
#include "translations/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace merlon::editor
{

EdgeZoneDialog::EdgeZoneDialog(const hex::Layout& map, const play::Scenario& scenario, QWidget* parent)
    : QDialog(parent), map_(map), edge_(new QComboBox), depth_(new QSpinBox), force_(new QComboBox), count_(new QLabel)
{
    setWindowTitle(tr("Set-up zone along an edge"));
    edge_->setObjectName(QStringLiteral("edge.border"));
    //: an edge of the map
    edge_->addItems({tr("North"), tr("East"), tr("South"), tr("West")});
    depth_->setObjectName(QStringLiteral("edge.depth"));
    depth_->setRange(1, std::max(1, std::min(map.columns, map.rows)));
    force_->setObjectName(QStringLiteral("edge.force"));
    for (const play::Force& one : scenario.forces)
        force_->addItem(nameOr(one.name, one.id), QString::fromStdString(one.id));
    count_->setObjectName(QStringLiteral("edge.count"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Edge:"), edge_);
    //: of a zone along an edge, in hexes
    form->addRow(tr("&Depth in hexes:"), depth_);
    form->addRow(tr("&Force:"), force_);
    form->addRow(count_);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(edge_, &QComboBox::currentIndexChanged, this, &EdgeZoneDialog::count);
    connect(depth_, &QSpinBox::valueChanged, this, &EdgeZoneDialog::count);
    count();
}

std::vector<hex::Hex> EdgeZoneDialog::hexes() const
{
    return hex::along(map_, static_cast<hex::Border>(edge_->currentIndex()), depth_->value());
}

void EdgeZoneDialog::count()
{
    count_->setText(tr("%n hex(es)", "", static_cast<int>(hexes().size())));
}

play::Zone EdgeZoneDialog::zone() const
{
    constexpr std::array ids{"north-edge", "east-edge", "south-edge", "west-edge"};
    const auto at = static_cast<std::size_t>(edge_->currentIndex());
    //: names of set-up zones
    const QStringList names{tr("North edge"), tr("East edge"), tr("South edge"), tr("West edge")};
    play::Zone zone;
    zone.id = ids[at];
    zone.name = renamed({}, words::language(), names.at(edge_->currentIndex()).toStdString());
    zone.force = force_->currentData().toString().toStdString();
    zone.hexes = hexes();
    return zone;
}

} // namespace merlon::editor

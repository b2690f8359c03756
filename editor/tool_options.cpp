#include "editor/tool_options.h"

#include "editor/tools/shapes.h"
#include "translations/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace merlon::editor
{
namespace
{

QSpinBox* spinBox(const char* name, int least, int most)
{
    auto* box = new QSpinBox;
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    return box;
}

} // namespace

ToolOptions::ToolOptions(ToolBox& tools, QWidget* parent)
    : QWidget(parent),
      tools_(tools),
      form_(new QFormLayout(this)),
      radius_(spinBox("brush.radius", 0, largestRadius)),
      limit_(spinBox("fill.limit", 1, largestFill)),
      symmetry_(new QComboBox),
      zone_(new QComboBox),
      usualLevel_(new QCheckBox),
      outward_(new QComboBox),
      round_(new QCheckBox)
{
    addRows();
    join();
    retranslate();
    follow();
    showThoseHeeded();
}

void ToolOptions::addRows()
{
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setVerticalSpacing(3);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    // A long word is not cut off so; rows that are wrapped one by one get no height when they are shown again (Qt 6.4).
    form_->setRowWrapPolicy(QFormLayout::WrapAllRows);
    symmetry_->setObjectName(QStringLiteral("paint.symmetry"));
    symmetry_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    usualLevel_->setObjectName(QStringLiteral("paint.usualLevel"));
    outward_->setObjectName(QStringLiteral("path.outward"));
    round_->setObjectName(QStringLiteral("path.round"));
    outward_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    limit_->setStepType(QSpinBox::AdaptiveDecimalStepType);
    limit_->setGroupSeparatorShown(true);
    zone_->setObjectName(QStringLiteral("zone.painted"));
    zone_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    zone_->setMinimumContentsLength(10);
    for (QWidget* field : std::initializer_list<QWidget*>{zone_, radius_, limit_, symmetry_})
    {
        auto* label = new QLabel;
        label->setBuddy(field);
        form_->addRow(label, field);
    }
    form_->addRow(usualLevel_);
    auto* beside = new QLabel;
    beside->setBuddy(outward_);
    form_->addRow(beside, outward_);
    form_->addRow(round_);
    // The mouse leaves the keyboard on the map: figures and letters go on taking terrains and tools.
    for (QWidget* field : std::initializer_list<QWidget*>{zone_, symmetry_, outward_, usualLevel_, round_})
        field->setFocusPolicy(Qt::TabFocus);
    for (int side = 0; side <= static_cast<int>(map::Line::Outward::Right); ++side)
        outward_->addItem({});
    for (int kind = 0; kind <= static_cast<int>(edit::Symmetry::Sixfold); ++kind)
        symmetry_->addItem({});
}

void ToolOptions::join()
{
    connect(radius_, &QSpinBox::valueChanged, &tools_, &ToolBox::setRadius);
    connect(limit_, &QSpinBox::valueChanged, &tools_, &ToolBox::setFillLimit);
    connect(symmetry_, &QComboBox::activated, this,
            [this](int kind) { tools_.setSymmetry(static_cast<edit::Symmetry>(kind)); });
    connect(usualLevel_, &QCheckBox::toggled, &tools_, &ToolBox::setUsualLevel);
    connect(outward_, &QComboBox::activated, this,
            [this](int side) { tools_.setOutward(static_cast<map::Line::Outward>(side)); });
    connect(round_, &QCheckBox::toggled, &tools_, &ToolBox::setRound);
    connect(zone_, &QComboBox::activated, this, [this] { tools_.setZone(zone_->currentData().value<edit::Key>()); });
    connect(&tools_, &ToolBox::zoneChanged, this, &ToolOptions::listZones);
    connect(&tools_, &ToolBox::pathChanged, this, &ToolOptions::follow);
    connect(&tools_, &ToolBox::pathChanged, this, &ToolOptions::showThoseHeeded);
    connect(&tools_, &ToolBox::toolChanged, this, &ToolOptions::showThoseHeeded);
    connect(&tools_, &ToolBox::paintChanged, this, &ToolOptions::showThoseHeeded);
    connect(&tools_, &ToolBox::paintChanged, this, &ToolOptions::follow);
    connect(&tools_, &ToolBox::radiusChanged, this, &ToolOptions::follow);
    connect(&tools_, &ToolBox::fillLimitChanged, this, &ToolOptions::follow);
    connect(&tools_, &ToolBox::symmetryChanged, this, &ToolOptions::follow);
}

void ToolOptions::follow()
{
    radius_->setValue(tools_.radius());
    limit_->setValue(tools_.held().fillLimit);
    symmetry_->setCurrentIndex(static_cast<int>(tools_.held().symmetry));
    usualLevel_->setChecked(tools_.paint().usualLevel);
    outward_->setCurrentIndex(static_cast<int>(tools_.held().outward));
    round_->setChecked(tools_.held().round);
}

void ToolOptions::listZones()
{
    zone_->clear();
    //: no set-up zone is chosen
    zone_->addItem(tr("None", "zone"), QVariant::fromValue(edit::Key{0}));
    for (const ToolBox::Zone& one : tools_.zones())
        zone_->addItem(one.name, QVariant::fromValue(one.key));
    zone_->setCurrentIndex(std::max(0, zone_->findData(QVariant::fromValue(tools_.held().zone))));
}

void ToolOptions::showThoseHeeded()
{
    const Heeds heeds = tools_.tool().heeds();
    form_->setRowVisible(zone_, heeds.zone);
    form_->setRowVisible(radius_, heeds.radius);
    form_->setRowVisible(limit_, heeds.fillLimit);
    form_->setRowVisible(symmetry_, heeds.symmetry);
    form_->setRowVisible(outward_, heeds.path && !tools_.held().drawsThing); // a road has no parapet
    form_->setRowVisible(round_, heeds.path);
    form_->setRowVisible(usualLevel_, heeds.paint && !heeds.path && tools_.paint().kind == edit::Paint::Kind::Terrain);
    setVisible(heeds != Heeds{});
}

void ToolOptions::retranslate()
{
    const auto label = [this](QWidget* field, const QString& text)
    { static_cast<QLabel*>(form_->labelForField(field))->setText(text); };
    label(zone_, tr("Zone:"));
    zone_->setToolTip(words::tip(tr("Selects the set-up zone to paint; the Set-up zones panel lists them all")));
    listZones();
    label(radius_, tr("Brush rad&ius:"));
    radius_->setToolTip(words::tip(tr("Hexes around the centre hex, 0 to 5; keys [ and ]")));
    label(limit_, tr("Limit:"));
    //: of a fill
    limit_->setToolTip(words::tip(tr("Largest area to fill, in hexes; a larger one is left alone")));
    label(symmetry_, tr("Symmetry:"));
    symmetry_->setToolTip(words::tip(tr("Repeats what you paint on the other sides. The centre is the middle of the "
                                        "map, or a hex: Map, Tools, Centre of symmetry here")));
    const QStringList kinds{tr("None", "symmetry"), tr("Mirror left to right"), tr("Mirror top to bottom"),
                            tr("Twofold rotation (180°)"), tr("Sixfold rotation (60°)")};
    for (int kind = 0; kind < kinds.size(); ++kind)
        symmetry_->setItemText(kind, kinds.at(kind));
    label(outward_, tr("Parapet:"));
    outward_->setToolTip(
        words::tip(tr("Side of the line that has the parapet or crest, looking from its first point to its last")));
    const QStringList sides{tr("None", "parapet"), tr("On the left"), tr("On the right")};
    for (int side = 0; side < sides.size(); ++side)
        outward_->setItemText(side, sides.at(side));
    //: a line with curves instead of corners
    round_->setText(tr("Curved"));
    round_->setToolTip(words::tip(tr("Draws the line as a curve through its points")));
    usualLevel_->setText(tr("Usual level"));
    usualLevel_->setToolTip(
        words::tip(tr("Gives painted hexes the usual level of their terrain; otherwise levels stay as they are")));
}

} // namespace merlon::editor

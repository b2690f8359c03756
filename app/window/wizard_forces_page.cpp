#include "app/window/wizard_forces_page.h"

#include "editor/name_stock.h"
#include "editor/named_text.h"
#include "editor/title_field.h"
#include "translations/words.h"

#include <QColorDialog>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::app
{
namespace
{

constexpr std::array colours{"#2f5d8a", "#a13d2d"};

} // namespace

ForcesPage::ForcesPage(QWidget* parent) : WizardPage(parent)
{
    auto* row = new QHBoxLayout;
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        row->addWidget(build(boxes_[i], i), 1);
    standIns_ = new QLabel(tr("These counters are stand-ins: the rulebook lists no forces. You can change them."));
    standIns_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(standIns_);
}

QGroupBox* ForcesPage::build(Box& box, std::size_t number)
{
    const QString stem = QStringLiteral("wizard.force%1.").arg(number + 1);
    const auto combo = [&](const char* name)
    {
        auto* made = new QComboBox;
        made->setObjectName(stem + QLatin1String(name));
        connect(made, &QComboBox::currentIndexChanged, this, &ForcesPage::tell);
        return made;
    };
    auto* group = new QGroupBox(number == 0 ? tr("First force") : tr("Second force"));
    box.name =
        new editor::TitleField(merlon::plainText((number == 0 ? tr("Defenders") : tr("Besiegers")).toStdString()),
                               stem + QStringLiteral("name"));
    box.colourButton = new QToolButton;
    box.colourButton->setObjectName(stem + QStringLiteral("colour"));
    box.colourButton->setToolTip(words::tip(tr("Counter colour")));
    box.colourButton->setAccessibleName(tr("Counter colour"));
    box.levy = combo("levy");
    box.size = combo("size");
    box.names = combo("names");
    //: names of counters: "Soldier 3"
    box.names->addItem(tr("Named by type"));
    for (const editor::NameStock& one : editor::nameStocks())
        if (!one.names.isEmpty())
            box.names->addItem(one.title, one.id);
    box.where = combo("where");
    box.depth = new QSpinBox;
    box.depth->setObjectName(stem + QStringLiteral("depth"));
    box.depth->setRange(1, 50);
    box.depth->setValue(ForcePlan{}.depth);
    box.says = new QLabel;
    box.says->setObjectName(stem + QStringLiteral("says"));
    box.says->setWordWrap(true);
    //: where a force sets up
    box.where->addItem(tr("Nowhere yet"), -1);
    box.where->addItem(tr("In the castle"), static_cast<int>(edit::SetUpAt::Castle));
    box.where->addItem(tr("Along the northern edge"), static_cast<int>(edit::SetUpAt::North));
    box.where->addItem(tr("Along the eastern edge"), static_cast<int>(edit::SetUpAt::East));
    box.where->addItem(tr("Along the southern edge"), static_cast<int>(edit::SetUpAt::South));
    box.where->addItem(tr("Along the western edge"), static_cast<int>(edit::SetUpAt::West));
    auto* head = new QHBoxLayout;
    head->addWidget(box.name, 1);
    head->addWidget(box.colourButton);
    auto* form = new QFormLayout(group);
    form->addRow(tr("Name:"), head);
    form->addRow(tr("Counters:"), box.levy);
    form->addRow(tr("How many:"), box.size);
    form->addRow(tr("Their names:"), box.names);
    form->addRow(tr("Sets up:"), box.where);
    form->addRow(tr("Hexes deep:"), box.depth);
    form->addRow(box.says);
    connect(box.colourButton, &QToolButton::clicked, this, [this, &box] { choose(box); });
    connect(box.name, &editor::TitleField::changed, this, &ForcesPage::changed);
    connect(box.depth, &QSpinBox::valueChanged, this, &ForcesPage::tell);
    show(box, colours[number]);
    return group;
}

void ForcesPage::show(Box& box, const std::string& colour)
{
    box.colour = colour;
    QPixmap picture(fontMetrics().height(), fontMetrics().height());
    picture.fill(QColor(QString::fromStdString(colour)));
    box.colourButton->setIcon(picture);
}

void ForcesPage::choose(Box& box)
{
    const QColor colour = QColorDialog::getColor(QColor(QString::fromStdString(box.colour)), this);
    if (colour.isValid())
        show(box, colour.name().toStdString());
    emit changed();
}

/// What the game proposes; without proposals the author fills the roster himself.
void ForcesPage::offerLevies(Box& box, std::size_t number, const play::System& system)
{
    const io::Levies& levies = leviesOf(system);
    box.levy->clear();
    box.levy->addItem(tr("None yet"), -1);
    for (std::size_t i = 0; i < levies.all.size(); ++i)
        box.levy->addItem(editor::nameOr(levies.all[i].name, levies.all[i].id), static_cast<int>(i));
    box.levy->setCurrentIndex(std::min(static_cast<int>(number) + 1, box.levy->count() - 1));
    box.size->clear();
    for (const int size : levies.sizes)
        box.size->addItem(tr("%n counter(s)", nullptr, size));
    box.size->setCurrentIndex(std::min(1, box.size->count() - 1));
}

void ForcesPage::come(const ScenarioPlan& plan)
{
    const bool newGame = plan.system != plan_.system;
    const bool newMap = plan.map != plan_.map;
    plan_ = plan;
    if (newGame && plan.system != nullptr)
        for (std::size_t i = 0; i < boxes_.size(); ++i)
            offerLevies(boxes_[i], i, *plan.system);
    standIns_->setVisible(plan.system != nullptr && !leviesOf(*plan.system).all.empty());
    if (newMap && plan.map)
    {
        ForcePlan castle;
        castle.where = edit::SetUpAt::Castle;
        const bool any = !zoneOf(plan_, castle).empty();
        boxes_[0].where->setCurrentIndex(
            boxes_[0].where->findData(static_cast<int>(any ? edit::SetUpAt::Castle : edit::SetUpAt::North)));
        boxes_[1].where->setCurrentIndex(boxes_[1].where->findData(static_cast<int>(edit::SetUpAt::South)));
    }
    tell();
}

ForcePlan ForcesPage::planned(const Box& box) const
{
    ForcePlan force;
    force.name = box.name->title();
    force.colour = box.colour;
    force.levy = box.levy->count() > 0 ? box.levy->currentData().toInt() : -1;
    force.size = static_cast<std::size_t>(std::max(0, box.size->currentIndex()));
    force.names = box.names->currentData().toString();
    if (const int where = box.where->currentData().toInt(); where >= 0)
        force.where = static_cast<edit::SetUpAt>(where);
    force.depth = box.depth->value();
    return force;
}

void ForcesPage::read(ScenarioPlan& plan) const
{
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        plan.forces[i] = planned(boxes_[i]);
}

/// How large its zone is, and whether it has any.
void ForcesPage::tell()
{
    for (Box& box : boxes_)
    {
        if (box.says == nullptr) // it is being built
            continue;
        const ForcePlan force = planned(box);
        box.size->setEnabled(force.levy >= 0);
        box.names->setEnabled(force.levy >= 0);
        box.depth->setEnabled(force.where && force.where != edit::SetUpAt::Castle);
        const auto hexes = zoneOf(plan_, force).size();
        if (!force.where)
            box.says->setText(tr("Its counters wait in the roster."));
        else if (hexes == 0)
            box.says->setText(tr("There is no castle on this map yet."));
        else
            box.says->setText(tr("It sets up in a zone of %n hex(es).", nullptr, static_cast<int>(hexes)));
    }
    emit changed();
}

} // namespace merlon::app

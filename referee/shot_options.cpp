#include "referee/shot_options.h"

#include "referee/verdict_text.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace merlon::referee
{
namespace
{

const rules::Terrain* terrainUnder(const game::Game& game, const game::CounterState* counter)
{
    const map::HexMap& map = game.setting->map;
    if (counter == nullptr || !counter->hex || !map.layout.contains(*counter->hex))
        return nullptr;
    return game.setting->ruleset.findTerrain(map.terrainAt(*counter->hex));
}

/// On a rampart, or on a hex with slits, he may name the hexside that he shoots across (siege.1.44).
bool choosesHexside(const game::Game& game, const game::CounterState* shooter)
{
    const rules::Terrain* terrain = terrainUnder(game, shooter);
    if (terrain == nullptr)
        return false;
    return terrain->sight == rules::Sight::Rampart ||
           std::ranges::any_of(game.setting->map.features, [&](const map::Feature& feature)
                               { return feature.hex == *shooter->hex && feature.kind == "arrow_slit"; });
}

/// On a door whose covered side this phase's first shot has not settled (siege.1.53a).
bool choosesDoorSide(const game::Game& game, const game::CounterState* target)
{
    const rules::Terrain* terrain = terrainUnder(game, target);
    return terrain != nullptr && terrain->door && !terrain->keepDoor &&
           std::ranges::count(game.doorSides, target->id, &game::DoorSide::counter) == 0;
}

} // namespace

ShotOptions::ShotOptions(QWidget* parent)
    : QWidget(parent),
      aimLabel_(new QLabel(this)),
      aim_(new QComboBox(this)),
      acrossLabel_(new QLabel(this)),
      across_(new QComboBox(this)),
      doorLabel_(new QLabel(this)),
      door_(new QComboBox(this))
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(aimLabel_, aim_);
    form->addRow(acrossLabel_, across_);
    form->addRow(doorLabel_, door_);
    aim_->setObjectName(QStringLiteral("aim"));
    across_->setObjectName(QStringLiteral("across"));
    door_->setObjectName(QStringLiteral("door"));
    aimLabel_->setBuddy(aim_);
    acrossLabel_->setBuddy(across_);
    doorLabel_->setBuddy(door_);
    for (QComboBox* box : {aim_, across_, door_})
        connect(box, &QComboBox::currentIndexChanged, this, &ShotOptions::changed);
    clear();
}

void ShotOptions::offer(const game::Game& game, const std::string& by, const std::string& at)
{
    if (by == by_ && at == at_ && game == game_)
        return;
    game_ = game;
    by_ = by;
    at_ = at;
    for (QComboBox* box : {aim_, across_, door_})
    {
        const QSignalBlocker quiet(box);
        box->clear();
    }
    retranslate();
}

void ShotOptions::clear()
{
    by_.clear();
    at_.clear();
    game_ = {};
    hide();
}

verdict::Shoot ShotOptions::shot() const
{
    verdict::Shoot shot{by_, at_, {}, {}, {}};
    const game::CounterState* target = game_.find(at_);
    if (const int aim = aim_->currentData().toInt(); aim > 0 && target != nullptr)
        shot.aim = aim == 1 ? target->hex : target->rear;
    if (const int side = across_->currentData().toInt(); side > 0)
        shot.across = hex::allSides[static_cast<std::size_t>(side - 1)];
    if (const QString covered = door_->currentData().toString(); !covered.isEmpty())
        shot.covered = covered.toStdString();
    return shot;
}

void ShotOptions::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ShotOptions::fill(QComboBox* box, QLabel* label, bool offered,
                       const std::vector<std::pair<QString, QVariant>>& choices)
{
    const QSignalBlocker quiet(box);
    const int chosen = qMax(0, box->currentIndex());
    box->clear();
    if (offered)
        for (const auto& [words, value] : choices)
            box->addItem(words, value);
    box->setCurrentIndex(offered ? qMin(chosen, box->count() - 1) : -1);
    box->setVisible(offered);
    label->setVisible(offered);
}

void ShotOptions::retranslate()
{
    aimLabel_->setText(tr("Ai&m at:"));
    acrossLabel_->setText(tr("Shoot a&cross:"));
    doorLabel_->setText(tr("Covered a&gainst:"));
    if (game_.setting == nullptr)
        return;
    const VerdictText text(game_.setting);
    const game::CounterState* shooter = game_.find(by_);
    const game::CounterState* target = game_.find(at_);
    const bool rider = target != nullptr && target->hex && target->rear;
    fill(aim_, aimLabel_, rider,
         rider ? std::vector<std::pair<QString, QVariant>>{{tr("the better hex"), 0},
                                                           {text.hex(*target->hex), 1},
                                                           {text.hex(*target->rear), 2}}
               : std::vector<std::pair<QString, QVariant>>{});
    std::vector<std::pair<QString, QVariant>> sides{{tr("the best hexside"), 0}};
    for (const hex::Side side : hex::allSides)
        sides.emplace_back(word("side." + std::string(hex::sideName(game_.setting->map.layout.orientation, side))),
                           static_cast<int>(side) + 1);
    const bool across = choosesHexside(game_, shooter);
    fill(across_, acrossLabel_, across, sides);
    const bool door = choosesDoorSide(game_, target);
    fill(door_, doorLabel_, door,
         {{tr("the side shot at"), QString()},
          {tr("the outer side"), QStringLiteral("outer")},
          {tr("the inner side"), QStringLiteral("inner")}});
    setVisible(rider || across || door);
}

} // namespace merlon::referee

#include "referee/condition_trial.h"

#include "core/io/journal_file.h"
#include "referee/game_file.h"
#include "referee/game_reading.h"
#include "referee/journal_message.h"
#include "referee/long_work.h"
#include "referee/verdict_text.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::referee
{
namespace
{

} // namespace

ConditionTrial::ConditionTrial(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile,
                               QWidget* parent)
    : QWidget(parent), setting_(std::move(setting)), games_(new QComboBox(this)), wrong_(new QLabel(this))
{
    games_->setObjectName(QStringLiteral("trial.games"));
    wrong_->setObjectName(QStringLiteral("trial.wrong"));
    wrong_->setWordWrap(true);
    wrong_->hide();
    auto* label = new QLabel(tr("&Test them on a game:"), this);
    label->setBuddy(games_);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(games_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(wrong_);
    offer(scenarioFile);
    connect(games_, &QComboBox::activated, this, &ConditionTrial::choose);
}

void ConditionTrial::offer(const QString& scenarioFile)
{
    //: of a list of games: none of them is chosen
    games_->addItem(tr("None"));
    const auto own = GameFile::all(scenarioFile);
    for (const GameFile& one : own)
        games_->addItem(one.name.isEmpty() ? tr("The first game") : one.name, one.path);
    if (!scenarioFile.isEmpty())
        for (const QFileInfo& file :
             QFileInfo(scenarioFile).absoluteDir().entryInfoList({'*' + gameEnding}, QDir::Files))
            if (std::ranges::none_of(own, [&](const GameFile& one) { return one.path == file.absoluteFilePath(); }))
                games_->addItem(file.fileName().chopped(gameEnding.size()), file.absoluteFilePath());
    const bool any = games_->count() > 1;
    games_->setEnabled(any);
    if (!any)
        games_->setItemText(0, tr("No game of this scenario has been started yet"));
}

void ConditionTrial::choose()
{
    fold_.reset();
    known_.clear();
    const QString path = games_->currentData().toString();
    QString wrong;
    if (!path.isEmpty())
    {
        std::optional<GameReading> reading;
        doLongWork(tr("Reading the journal %1…").arg(QFileInfo(path).fileName()),
                   [&, file = path.toStdString()](const std::stop_token& stop)
                   { reading.emplace(readGame(file, {}, setting_, Use::Watch, stop)); });
        if (reading->journal.entries.empty())
            wrong = reading->diagnostics.empty() ? tr("Nothing has been played in this game yet.")
                                                 : messageOf(reading->diagnostics);
        else
            fold_ = std::move(reading->fold);
    }
    wrong_->setText(wrong);
    wrong_->setVisible(!wrong.isEmpty());
    emit changed();
}

QString ConditionTrial::says(const play::Record& condition) const
{
    if (!fold_)
        return {};
    const auto known = std::ranges::find(known_, condition, &std::pair<play::Record, QString>::first);
    if (known != known_.end())
        return known->second;
    return known_.emplace_back(condition, ask(condition)).second;
}

QString ConditionTrial::ask(const play::Record& condition) const
{
    play::Scenario scenario = setting_->scenario;
    scenario.conditions = {condition};
    std::vector<std::optional<play::Met>> met;
    doLongWork(tr("Testing the condition…"),
               [&](const std::stop_token& stop) { met = play::tried(scenario, *fold_, stop); });
    if (met.empty())
        return {};
    if (!met.front())
        return tr("In this game it would not have been met.");
    //: %1: when, "Turn 5, the Normans", %2: a number
    return tr("In this game it would have been met: %1 (line %2).")
        .arg(VerdictText(fold_->game()).clockLine(met.front()->clock), QString::number(met.front()->line + 1));
}

} // namespace merlon::referee

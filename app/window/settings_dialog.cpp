#include "app/window/settings_dialog.h"

#include "core/systems.h"
#include "referee/options_page.h"
#include "translations/diagnostics.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace merlon::app
{

SettingsDialog::SettingsDialog(const play::Scenario& scenario, QWidget* parent)
    : QDialog(parent), scenario_(scenario), settings_(new referee::OptionsPage(nullptr, referee::Settings::Own))
{
    setObjectName(QStringLiteral("settings"));
    //: what the organiser of a tournament sets
    setWindowTitle(tr("Settings"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addWidget(settings_, 1);
    column->addWidget(buttons);
    connect(settings_, &referee::OptionsPage::chosen, this,
            [this](const play::Fields& own)
            {
                scenario_.own = own;
                showSettings();
            });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showSettings();
    resize(720, 560);
}

void SettingsDialog::showSettings()
{
    const play::System* system = findSystem(scenario_.ruleset);
    QStringList wrong;
    if (system != nullptr)
        for (const play::Problem& one : system->problems(scenario_, {}))
            wrong += words::sentence(one.message);
    settings_->show(system, scenario_, wrong);
    ok_->setEnabled(wrong.isEmpty());
}

} // namespace merlon::app

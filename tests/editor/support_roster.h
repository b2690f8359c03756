#pragma once

#include "core/io/files.h"
#include "editor/hex_map_model.h"
#include "editor/hex_map_view.h"
#include "editor/roster_panel.h"
#include "support_places.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace merlon::editor::testing
{

/// The roster of Norman Gate beside its map, and hands on it.
struct RosterDesk
{
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<HexMapModel> model_;
    std::unique_ptr<HexMapView> view_;
    std::unique_ptr<RosterPanel> panel_;

    QTableView* table() const { return panel_->findChild<QTableView*>("roster"); }
    QAbstractItemModel& rows() const { return *table()->model(); }
    QComboBox* forces() const { return panel_->findChild<QComboBox*>("roster.forces"); }
    const play::Scenario& scenario() const { return workspace_->scenario()->scenario(); }
    const play::Counter& counter(const char* id) const
    {
        const auto at = *play::find(scenario(), id);
        return scenario().forces[static_cast<std::size_t>(at.force)].counters[static_cast<std::size_t>(at.counter)];
    }
    int columnOf(const char* heading) const
    {
        for (int column = 0; column < rows().columnCount(); ++column)
            if (rows().headerData(column, Qt::Horizontal).toString() == heading)
                return column;
        return -1;
    }
    QModelIndex cell(const char* name, const char* heading) const
    {
        for (int row = 0; row < rows().rowCount(); ++row)
            if (rows().index(row, 0).data().toString() == name)
                return rows().index(row, columnOf(heading));
        return {};
    }
    void click(const QModelIndex& index, Qt::KeyboardModifiers modifiers = {}) const
    {
        table()->scrollTo(index);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, modifiers, table()->visualRect(index).center());
    }
    void type(const QModelIndex& index, const QString& text) const
    {
        click(index);
        QTest::keyClick(table(), Qt::Key_F2);
        auto* line = table()->findChild<QLineEdit*>();
        QVERIFY(line != nullptr);
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
        QApplication::processEvents(); // it is taken a little later
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void press(const char* text) const
    {
        for (auto* one : panel_->findChildren<QToolButton*>())
            if (one->text() == text)
                return QTest::mouseClick(one, Qt::LeftButton);
        QFAIL(text);
    }
    /// What a spreadsheet has copied.
    void pasted(const QString& text) const
    {
        QApplication::clipboard()->setText(text);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_V, Qt::ControlModifier);
    }
    QString text() const { return QString::fromStdString(io::scenarioText(scenario(), workspace_->boards())); }

    void open()
    {
        auto opened =
            Workspace::openScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml").c_str());
        QVERIFY(opened.workspace);
        workspace_ = std::move(opened.workspace);
        model_ = std::make_unique<HexMapModel>(*workspace_);
        view_ = std::make_unique<HexMapView>();
        view_->setModel(model_.get());
        view_->resize(600, 400);
        view_->show();
        panel_ = std::make_unique<RosterPanel>(*view_);
        panel_->setWorkspace(workspace_.get());
        panel_->resize(1200, 500);
        panel_->show();
        panel_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
    }
    void close()
    {
        panel_.reset();
        view_.reset();
        model_.reset();
        workspace_.reset();
    }
};

} // namespace merlon::editor::testing

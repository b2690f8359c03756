#pragma once

#include "core/play/system.h"

#include <QStringList>
#include <QWidget>

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;

namespace merlon::referee
{

/// The options of a scenario's system that are neither a ruling nor a difference between the editions: how long it
/// lasts, who besieges, which optional rules are in use. A row for each, made from its Field, with what it changes. The
/// page changes nothing: it says what the options would be, and is shown the outcome.
class OptionsPage : public QWidget
{
    Q_OBJECT

public:
    explicit OptionsPage(QWidget* parent = nullptr);

    /// Of that system, which outlives it; null: there are none. `wrong`: why a scenario with these options cannot be
    /// played, in sentences.
    void show(const play::System* system, const play::Scenario& scenario, const QStringList& wrong);
    bool isEmpty() const { return rows_.empty(); }
    /// Texts in the language of now. The letters of those that are given are not for a row.
    void retranslate(const QStringList& reserved);

signals:
    void chosen(const merlon::play::Fields& options);

private:
    struct Row
    {
        const play::Field* field = nullptr;
        QWidget* editor = nullptr;
        std::function<void(const play::Value* value)> show; ///< null: the scenario says nothing of it
        std::function<void(const QString& text)> sayUnset{};
        QLabel* label = nullptr; ///< null: the editor says its name
        QLabel* does = nullptr;
    };

    void build();
    Row made(const play::Field& field);
    Row flag(const play::Field& field);
    Row number(const play::Field& field);
    Row length(const play::Field& field);
    Row choice(const play::Field& field);
    void fill(QComboBox& box, const play::Field& field, const play::Value* value) const;
    void give(const play::Field& field, std::optional<play::Value> value);
    void showValues() const;
    void nameRows();

    const play::System* system_ = nullptr;
    play::Fields options_;
    std::vector<std::pair<QString, QString>> forces_; ///< ids and names
    QLabel* wrong_;
    QFormLayout* form_;
    std::vector<Row> rows_;
    QStringList reserved_;
};

} // namespace merlon::referee

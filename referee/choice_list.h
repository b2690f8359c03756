#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;

namespace merlon::referee
{

/// Several choices in order, a box each, and an empty one behind them for the next. A box that is emptied goes.
class ChoiceList : public QWidget
{
    Q_OBJECT

public:
    explicit ChoiceList(int most, QWidget* parent = nullptr);

    /// `choices`: ids and names.
    void show(const std::vector<std::pair<QString, QString>>& choices, const QStringList& ids);

signals:
    void chosen(const QStringList& ids);

private:
    void read();
    void nameBoxes();

    const int most_;
    std::vector<QComboBox*> boxes_;
};

} // namespace merlon::referee

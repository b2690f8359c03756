#pragma once

#include <QWidget>

class QTableView;

namespace merlon::editor
{

class LayersModel;

/// The layers of the board in a table: a check shows one, another locks it, and a percentage fades it.
class LayersPanel : public QWidget
{
    Q_OBJECT

public:
    /// The model must outlive it.
    explicit LayersPanel(LayersModel& layers, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    LayersModel& layers_;
    QTableView* table_;
};

} // namespace merlon::editor

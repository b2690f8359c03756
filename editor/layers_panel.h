#pragma once

#include <QWidget>

class QTableView;

namespace merlon::editor
{

class LayerRows;

/// The layers of the board in a table: a check shows one, another locks it, and a percentage fades it.
class LayersPanel : public QWidget
{
    Q_OBJECT

public:
    /// The model must outlive it.
    explicit LayersPanel(LayerRows& layers, QWidget* parent = nullptr, const QString& name = QStringLiteral("layers"));

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    LayerRows& layers_;
    QTableView* table_;
};

} // namespace merlon::editor

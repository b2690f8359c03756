#pragma once

#include <QWidget>

#include <functional>
#include <vector>

class QVBoxLayout;

namespace merlon::editor
{

/// Things one below the other, each with what of it may be chosen: its kind, the side that it looks to, its state.
class ContentsBox : public QWidget
{
    Q_OBJECT

public:
    struct Choice
    {
        QString name; ///< of the widget, for tests: "kind", "side", "state"
        QString text; ///< said of it
        QStringList texts;
        int current = 0;
        std::function<void(int)> choose;
    };
    struct Row
    {
        QString text;
        std::vector<Choice> choices;
    };

    explicit ContentsBox(QWidget* parent = nullptr);

    /// None: a dash.
    void setRows(std::vector<Row> rows);

private:
    static bool areAlike(const std::vector<Row>& a, const std::vector<Row>& b);
    void build();

    QVBoxLayout* column_;
    std::vector<Row> rows_;
    std::vector<QWidget*> shown_;
};

} // namespace merlon::editor

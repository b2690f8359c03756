#include "editor/contents_box.h"

#include "editor/elided_box.h"
#include "translations/words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::editor
{

ContentsBox::ContentsBox(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this))
{
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(3);
    build();
}

bool ContentsBox::areAlike(const std::vector<Row>& a, const std::vector<Row>& b)
{
    const auto sameChoice = [](const Choice& x, const Choice& y)
    { return x.name == y.name && x.text == y.text && x.texts == y.texts && x.current == y.current; };
    return std::ranges::equal(a, b,
                              [&](const Row& x, const Row& y)
                              { return x.text == y.text && std::ranges::equal(x.choices, y.choices, sameChoice); });
}

/// What looks the same stays: a list may be open, and a stroke tells of every hex.
void ContentsBox::setRows(std::vector<Row> rows)
{
    const bool same = areAlike(rows, rows_);
    rows_ = std::move(rows); // what a choice does may have changed all the same
    if (!same)
        build();
}

void ContentsBox::build()
{
    for (QWidget* widget : shown_)
    {
        widget->hide();
        widget->deleteLater(); // it may be the one that told
    }
    shown_.clear();
    const auto show = [this](QWidget* widget)
    {
        column_->addWidget(widget);
        widget->show(); // at once: a layout would do so later
        shown_.push_back(widget);
    };
    const auto label = [&](const QString& text)
    {
        auto* line = new QLabel(text);
        line->setWordWrap(true);
        line->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        show(line);
    };
    if (rows_.empty())
        label(QStringLiteral("–"));
    for (std::size_t row = 0; row < rows_.size(); ++row)
    {
        label(rows_[row].text);
        if (rows_[row].choices.empty())
            continue;
        auto* boxes = new QWidget;
        auto* line = new QHBoxLayout(boxes);
        line->setContentsMargins(0, 0, 0, 3);
        for (std::size_t which = 0; which < rows_[row].choices.size(); ++which)
        {
            const Choice& choice = rows_[row].choices[which];
            if (choice.texts.size() < 2)
                continue; // nothing to choose
            auto* box = new ElidedBox;
            box->setObjectName(objectName() + '.' + choice.name);
            box->setAccessibleName(choice.text);
            box->setToolTip(words::tip(choice.text));
            box->addItems(choice.texts);
            box->setCurrentIndex(choice.current);
            connect(box, &QComboBox::activated, this,
                    [this, row, which](int index)
                    {
                        if (row < rows_.size() && which < rows_[row].choices.size())
                            if (const auto choose = rows_[row].choices[which].choose)
                                choose(index);
                    });
            line->addWidget(box, 1);
        }
        show(boxes);
    }
}

} // namespace merlon::editor

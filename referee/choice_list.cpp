#include "referee/choice_list.h"

#include <QComboBox>
#include <QVBoxLayout>

namespace merlon::referee
{

ChoiceList::ChoiceList(int most, QWidget* parent) : QWidget(parent), most_(most)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    connect(this, &QObject::objectNameChanged, this, &ChoiceList::nameBoxes);
}

void ChoiceList::show(const std::vector<std::pair<QString, QString>>& choices, const QStringList& ids)
{
    const auto wanted = std::min(static_cast<std::size_t>(ids.size()) + 1, static_cast<std::size_t>(most_));
    while (boxes_.size() > wanted)
    {
        boxes_.back()->deleteLater();
        boxes_.pop_back();
    }
    while (boxes_.size() < wanted)
    {
        auto* box = new QComboBox(this);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(box, &QComboBox::activated, this, &ChoiceList::read);
        layout()->addWidget(box);
        boxes_.push_back(box);
    }
    for (std::size_t i = 0; i < boxes_.size(); ++i)
    {
        QComboBox& box = *boxes_[i];
        box.clear();
        box.addItem(QString(), QString());
        for (const auto& [id, name] : choices)
            box.addItem(name, id);
        box.setCurrentIndex(box.findData(ids.value(static_cast<int>(i))));
    }
    setFocusProxy(boxes_.front());
    nameBoxes();
}

void ChoiceList::read()
{
    QStringList ids;
    for (const QComboBox* box : boxes_)
        if (const QString id = box->currentData().toString(); !id.isEmpty())
            ids << id;
    emit chosen(ids);
}

/// "own.scenarios.2", "Scenarios 2".
void ChoiceList::nameBoxes()
{
    for (std::size_t i = 0; i < boxes_.size(); ++i)
    {
        boxes_[i]->setObjectName(objectName() + '.' + QString::number(i + 1));
        boxes_[i]->setAccessibleName(accessibleName() + ' ' + QString::number(i + 1));
    }
}

} // namespace merlon::referee

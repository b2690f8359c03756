#include "editor/choice_delegate.h"

#include <QComboBox>

namespace merlon::editor
{

ChoiceDelegate::ChoiceDelegate(int choicesRole, int textsRole, QObject* parent)
    : QStyledItemDelegate(parent), choicesRole_(choicesRole), textsRole_(textsRole)
{
}

QWidget* ChoiceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                      const QModelIndex& index) const
{
    const QStringList choices = index.data(choicesRole_).toStringList();
    if (choices.isEmpty())
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* box = new QComboBox(parent);
    const QStringList texts = index.data(textsRole_).toStringList();
    for (qsizetype i = 0; i < choices.size(); ++i)
        box->addItem(texts.at(i), choices.at(i));
    connect(box, &QComboBox::activated, this,
            [this, box]
            {
                auto* self = const_cast<ChoiceDelegate*>(this);
                emit self->commitData(box);
                emit self->closeEditor(box);
            });
    // Open at once: an arrow key on a closed one would choose already.
    QMetaObject::invokeMethod(box, &QComboBox::showPopup, Qt::QueuedConnection);
    return box;
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (auto* box = qobject_cast<QComboBox*>(editor); box == nullptr)
        QStyledItemDelegate::setModelData(editor, model, index);
    else if (box->currentIndex() >= 0)
        model->setData(index, box->currentData());
}

} // namespace merlon::editor

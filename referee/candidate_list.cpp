#include "referee/candidate_list.h"

#include "referee/candidate_delegate.h"
#include "referee/candidate_model.h"

#include <QMouseEvent>

#include <algorithm>

namespace merlon::referee
{

CandidateList::CandidateList(CandidateModel& model, QWidget* parent) : QListView(parent), model_(model)
{
    setObjectName(QStringLiteral("candidates"));
    setModel(&model);
    setItemDelegate(new CandidateDelegate(this));
    setUniformItemSizes(true);
    setMinimumHeight(fontMetrics().height() * 5);
    setMaximumHeight(fontMetrics().height() * 9);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto chooseAt = [this](const QModelIndex& index)
    {
        // The one that the keyboard only stands on was not chosen.
        if (index.isValid() && selectionModel()->isSelected(index))
            choose();
    };
    connect(this, &QListView::clicked, this, chooseAt);
    connect(this, &QListView::activated, this, chooseAt);
}

void CandidateList::refresh(const play::Value* given)
{
    const play::Field* field = model_.field();
    const bool several = field != nullptr && field->list && field->sort == play::Sort::Thing;
    setSelectionMode(several ? ExtendedSelection : SingleSelection);
    setVisible(model_.rowCount() > 0);
    setEnabled(model_.rowCount() > 0);
    if (const int row = given != nullptr ? model_.rowOf(*given) : -1; row >= 0)
        setCurrentIndex(model_.index(row));
    else
        scrollToTop();
}

const play::Value* CandidateList::walk(int step, bool begun)
{
    if (model_.rowCount() == 0)
        return nullptr;
    const int row = std::clamp((begun ? currentIndex().row() : -1) + step, 0, model_.rowCount() - 1);
    setCurrentIndex(model_.index(row));
    return &model_.candidates()[static_cast<std::size_t>(row)].mark;
}

/// The end of a drag over several is no click.
void CandidateList::mouseReleaseEvent(QMouseEvent* event)
{
    const bool dragged = state() == DragSelectingState && selectionModel()->selectedRows().size() > 1;
    QListView::mouseReleaseEvent(event);
    if (dragged && event->button() == Qt::LeftButton)
        choose();
}

void CandidateList::choose()
{
    const play::Field* field = model_.field();
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    play::List marks;
    for (const QModelIndex& row : rows)
        marks.push_back(model_.candidates()[static_cast<std::size_t>(row.row())].mark);
    if (field != nullptr && !marks.empty())
        emit chosen(*field, marks);
}

} // namespace merlon::referee

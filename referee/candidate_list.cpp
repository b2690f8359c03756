#include "referee/candidate_list.h"

#include "referee/candidate_delegate.h"
#include "referee/candidate_model.h"

#include <QMouseEvent>

#include <algorithm>

namespace merlon::referee
{
namespace
{

constexpr int mostWrapped = 300; ///< rows; of more none is measured on its own

} // namespace

CandidateList::CandidateList(CandidateModel& model, QWidget* parent) : QListView(parent), model_(model)
{
    setObjectName(QStringLiteral("candidates"));
    setModel(&model);
    setItemDelegate(new CandidateDelegate(this));
    setWordWrap(true); // a reason is read whole
    setResizeMode(Adjust);
    setMinimumHeight(fontMetrics().height() * 4);
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

void CandidateList::refresh(const play::Value* given, Room room)
{
    room_ = room;
    const play::Field* field = model_.field();
    const bool several = field != nullptr && field->list && field->sort == play::Sort::Thing;
    setSelectionMode(several ? ExtendedSelection : SingleSelection);
    const bool reach = model_.legal() == model_.rowCount() && field != nullptr && field->sort == play::Sort::Hex;
    setUniformItemSizes(reach || model_.rowCount() > mostWrapped); // and each is worked out when it is seen
    setVisible(model_.rowCount() > 0);
    updateGeometry();
    setEnabled(model_.rowCount() > 0);
    if (const int row = given != nullptr ? model_.rowOf(*given) : -1; row >= 0)
        setCurrentIndex(model_.index(row));
    else
        scrollToTop();
}

/// For a dozen rows, or a few, and no more than there are.
QSize CandidateList::sizeHint() const
{
    int height = 2 * frameWidth();
    const int rows = std::min(model_.rowCount(), room_ == Room::Much ? 12 : 4);
    for (int row = 0; row < rows; ++row)
        height += uniformItemSizes() ? sizeHintForRow(0) : sizeHintForIndex(model_.index(row)).height();
    return {QListView::sizeHint().width(), height};
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

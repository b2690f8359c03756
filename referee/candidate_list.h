#pragma once

#include "core/play/kind.h"

#include <QListView>

namespace merlon::referee
{

class CandidateModel;

/// The list of what may stand in a field. A click or Enter takes one; for a field that holds several things a drag over
/// them takes those.
class CandidateList : public QListView
{
    Q_OBJECT

public:
    CandidateList(CandidateModel& model, QWidget* parent);

    enum class Room : std::uint8_t
    {
        Little, ///< a verdict stands on the table
        Much    ///< something must still be chosen
    };
    /// After the model has been shown another field.
    void refresh(const play::Value* given, Room room);
    /// To the next one, up or down; from above the first where nothing is pointed at yet. Null: the list is empty.
    const play::Value* walk(int step, bool begun);
    QSize sizeHint() const override;

signals:
    void chosen(const merlon::play::Field& field, const merlon::play::List& marks);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void choose();

    CandidateModel& model_;
    Room room_ = Room::Much;
};

} // namespace merlon::referee

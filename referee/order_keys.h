#pragma once

#include <QObject>

namespace merlon::referee
{

class AskedOrder;
class CandidateList;
class KindBox;
class OrderPage;
class PickField;
class RecordForm;
class RefereeSession;

/// The keys that go through an order from field to field and are not typed into one: Tab out of the box of orders and
/// back, up and down through what may be chosen, digits for the die. It watches that box and the fields.
class OrderKeys : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        RefereeSession& session;
        AskedOrder& order;
        KindBox& kinds;
        RecordForm& form;
        CandidateList& list;
    };

    /// Parts must outlive it.
    OrderKeys(const Parts& parts, OrderPage& page);
    /// What the form has now; it is built anew for each kind of order.
    void watchForm();

signals:
    void digitTyped(int face);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool tabBetween(const QObject* watched, int key);
    bool walkCandidates(PickField& field, int key);
    bool isAsked(const PickField& field) const;
    bool awaitsNumber(const PickField& field) const;

    Parts parts_;
    OrderPage& page_;
};

} // namespace merlon::referee

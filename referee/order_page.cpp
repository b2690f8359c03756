#include "referee/order_page.h"

#include "referee/asked_order.h"
#include "referee/candidate_list.h"
#include "referee/candidate_model.h"
#include "referee/decline_bar.h"
#include "referee/drawn_way.h"
#include "referee/import_dialog.h"
#include "referee/kind_box.h"
#include "referee/openings_bar.h"
#include "referee/order_draft.h"
#include "referee/order_keys.h"
#include "referee/pasted_orders.h"
#include "referee/pasted_rows.h"
#include "referee/record_form.h"
#include "referee/referee_session.h"
#include "referee/system_text.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::referee
{

OrderPage::OrderPage(RefereeSession& session, AskedOrder& order, QWidget* parent)
    : QWidget(parent),
      session_(session),
      order_(order),
      hand_(order),
      kindBox_(new KindBox(this)),
      openings_(new OpeningsBar(this)),
      form_(new RecordForm(this)),
      declines_(new DeclineBar(this)),
      pasted_(new PastedOrders(session, this)),
      label_(new QLabel(this)),
      candidates_(new CandidateModel(this)),
      list_(new CandidateList(*candidates_, parent)),
      keys_(new OrderKeys({session, order, *kindBox_, *form_, *list_}, *this))
{
    build();
    join();
}

void OrderPage::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{kindBox_, openings_, form_, declines_, pasted_, label_})
        column->addWidget(part);
    form_->setBefore(kindBox_);
    label_->setWordWrap(true);
    label_->setBuddy(list_);
}

void OrderPage::join()
{
    connect(kindBox_, &KindBox::chosen, this, &OrderPage::begin);
    connect(kindBox_, &KindBox::settled, this, &OrderPage::kindSettled);
    connect(openings_, &OpeningsBar::chosen, this, &OrderPage::beginWith);
    connect(form_, &RecordForm::picked, this,
            [this](const play::Field& field, const play::Value& mark) { pick(field, {mark}); });
    connect(form_, &RecordForm::pickedNext, this,
            [this](const play::Field& field, const play::Value& mark)
            {
                order_.extend(field, mark);
                given(field);
            });
    connect(form_, &RecordForm::given, this, &OrderPage::give);
    connect(form_, &RecordForm::allWanted, this, &OrderPage::pickAll);
    connect(form_, &RecordForm::cleared, this, [this](const play::Field& field) { session_.clearField(field.key); });
    connect(form_, &RecordForm::entered, this, &OrderPage::entered);
    connect(form_, &RecordForm::notUnderstood, this,
            [this](const QString& text) { emit notUnderstood(tr("There is no %1 here.").arg(text)); });
    connect(form_, &RecordForm::notPasted, this, &OrderPage::notPasted);
    connect(form_, &RecordForm::cellsPasted, this,
            [this] { emit notPasted(tr("This field takes one value, but the clipboard holds several cells.")); });
    connect(declines_, &DeclineBar::declined, this, &OrderPage::declined);
    connect(declines_, &DeclineBar::leftOut, this,
            [this](const QString& field)
            {
                session_.skip(field.toStdString());
                goOn();
                if (session_.canAccept())
                    emit allSaid();
            });
    connect(pasted_, &PastedOrders::wanted, this, &OrderPage::pasteOrders);
    connect(pasted_, &PastedOrders::importWanted, this, &OrderPage::importOrders);
    connect(pasted_, &PastedOrders::went, this,
            [this](const play::Record& start)
            {
                order_.startFrom(kindBox_->choose(start));
                emit begun();
            });
    connect(pasted_, &PastedOrders::notPasted, this, &OrderPage::notPasted);
    connect(list_, &CandidateList::chosen, this, &OrderPage::pick);
    connect(keys_, &OrderKeys::digitTyped, this, &OrderPage::digitTyped);
}

void OrderPage::refreshKinds(const std::vector<play::Owed>& owed, std::string_view whole)
{
    kindBox_->refresh(session_, owed, whole);
    order_.startFrom(kindBox_->choose(order_.start()));
}

void OrderPage::refreshForm()
{
    const play::Kind* one = order_.kind();
    form_->setVisible(one != nullptr);
    pasted_->offer(canPasteOrders() && session_.setting()->boards.empty());
    const play::Value* picked =
        one != nullptr && session_.draft() != nullptr ? beginnerOf(*one, order_.record()) : nullptr;
    openings_->show(session_, picked, one != nullptr ? one->key : std::string_view());
    if (one == nullptr)
        return;
    form_->begin(session_.game(), *one);
    const play::Verdict verdict = order_.verdict();
    const auto shown = [&](const play::Field& field) { return order_.shows(field, verdict); };
    form_->show(
        order_.record(), [this](const play::Field& field) { return order_.candidates(field); }, shown);
    keys_->watchForm();
}

void OrderPage::refreshDeclines(const std::vector<play::Owed>& owed)
{
    declines_->show(session_, owed, order_.kind(), order_.mayStayEmpty());
}

void OrderPage::refreshCandidates()
{
    const play::Kind* one = order_.kind();
    const play::Field* field = one != nullptr ? play::find(*one, asked()) : nullptr;
    const bool lists = field != nullptr && session_.film() == nullptr &&
                       (order_.needs(*field) || field->sort == play::Sort::Thing || field->sort == play::Sort::Hex);
    if (lists)
        candidates_->show(session_.game(), order_.record(), *field, order_.candidates(*field), session_.allowance());
    else
        candidates_->clear();
    list_->refresh(lists ? play::find(order_.record().fields, field->key) : nullptr,
                   order_.lacksSomething() ? CandidateList::Room::Much : CandidateList::Room::Little);
    const bool empty = lists && candidates_->rowCount() == 0 && order_.lacksSomething() && play::isPicked(*field);
    label_->setVisible(candidates_->rowCount() > 0 || empty);
    if (empty) //: %1 is what is asked for, "Pick the target."
        label_->setText(
            tr("%1 None of them can be chosen.").arg(SystemText(*session_.setting()->system).prompt(*one, field->key)));
    if (candidates_->rowCount() == 0)
        return;
    //: %1 is what is asked for, "Pick the target."
    QString label = tr("%1 %2 of %3 may be chosen.")
                        .arg(SystemText(*session_.setting()->system).prompt(*one, field->key),
                             QString::number(candidates_->legal()), QString::number(candidates_->rowCount()));
    if (!candidates_->index(0).data(CandidateModel::ChanceRole).toString().isEmpty())
        //: of a list of targets: what the percents at the right of each line are
        label += ' ' + tr("On the right: the chance of an effect.");
    if (field->list && field->sort == play::Sort::Thing && candidates_->legal() > 1)
        label += ' ' + tr("Drag over several to choose them; * chooses all.");
    if (isWay(*field))
        //: in a list of hexes that a way may lead to
        label += ' ' + tr("Hold Shift and drag to draw your own path, or type its hexes, separated by commas.");
    label_->setText(label);
}

void OrderPage::reset()
{
    form_->reset();
    openings_->forget();
}

void OrderPage::retranslate(const QStringList& reserved)
{
    list_->setAccessibleName(tr("What may be chosen"));
    candidates_->retranslate();
    openings_->forget();
    form_->reserve(reserved);
    form_->retranslate();
}

QWidget* OrderPage::list() const
{
    return list_;
}

std::vector<QWidget*> OrderPage::tabOrder() const
{
    return {kindBox_, list_}; // the form comes between them
}

std::string_view OrderPage::asked() const
{
    const std::string_view current = form_->current();
    return current.empty() ? order_.wanted() : current;
}

QString OrderPage::prompt() const
{
    const play::Kind* one = order_.kind();
    if (one == nullptr)
        return kindBox_->currentText(); // that there is nothing
    return order_.lacksSomething() ? SystemText(*session_.setting()->system).prompt(*one, asked()) : QString();
}

bool OrderPage::formHasKeyboard() const
{
    const QWidget* now = QApplication::focusWidget();
    return now != nullptr && form_->isAncestorOf(now);
}

bool OrderPage::offersKinds() const
{
    return kindBox_->offersSeveral();
}

void OrderPage::focusKinds(Qt::FocusReason reason)
{
    kindBox_->setFocus(reason);
}

void OrderPage::ask()
{
    const play::Kind* one = order_.kind();
    if (one == nullptr && offersKinds())
        focusKinds(Qt::OtherFocusReason);
    if (one == nullptr)
        return;
    for (const play::Field& field : one->fields)
        if (!order_.startsWhole() && play::find(order_.start().fields, field.key) == nullptr &&
            order_.shows(field, order_.verdict()))
            return form_->focusField(field.key);
    session_.judge(order_.start());
    emit allSaid();
    goOn();
}

void OrderPage::begin(const play::Record& record)
{
    order_.startFrom(record);
    session_.clear();
    reset();
    emit begun();
}

void OrderPage::beginWith(const play::Record& begun)
{
    order_.startFrom(kindBox_->choose({begun.kind, {}}));
    form_->reset();
    session_.judge(begun);
    goOn();
}

void OrderPage::beginOwed(const play::Record& begun)
{
    if (kindBox_->choose(begun) != begun)
        return beginWith(begun);
    begin(begun);
    kindSettled();
}

/// To its first field, or past that where there is but one answer.
void OrderPage::kindSettled()
{
    if (session_.draft() == nullptr && order_.fillIn())
        goOn();
    else
        ask();
}

void OrderPage::goOn()
{
    if (session_.draft() == nullptr)
        return;
    order_.fillIn();
    if (session_.wantsDie())
        return emit dieWanted();
    const std::string_view must = mustBeGiven(session_.verdict());
    const std::string_view field = must.empty() ? order_.wantedBesides() : must;
    form_->focusField(field);
    if (field.empty() && session_.verdict().legal && !formHasKeyboard()) // picked on the map: Enter keeps it
        emit allSaid();
}

void OrderPage::give(const play::Field& field, const play::Value& value)
{
    if (!session_.isOpen())
        return;
    order_.give(field, value);
    given(field);
}

void OrderPage::pick(const play::Field& field, const play::List& marks)
{
    if (!session_.isOpen())
        return;
    order_.pick(field, marks);
    given(field);
}

/// Each that may be chosen on its own, beginning with that one.
void OrderPage::pickAll(const play::Field& field, const play::Value* from)
{
    if (!session_.isOpen() || field.sort != play::Sort::Thing)
        return;
    const auto some = order_.candidates(field).some;
    auto at = from != nullptr ? std::ranges::find(some, *from, &play::Candidate::mark) : some.begin();
    if (from != nullptr && (at == some.end() || !at->legal))
        return pick(field, {*from});
    play::List marks;
    for (; at != some.end() && at->legal; ++at) // those come first
        marks.push_back(at->mark);
    pick(field, marks);
}

void OrderPage::given(const play::Field& field)
{
    if (order_.needs(field)) // one that need not be given is looked through with the arrows
        goOn();
    else if (field.list) // for the next one
        form_->focusField(field.key);
}

bool OrderPage::canPasteOrders() const
{
    const play::Kind* one = order_.kind();
    return one != nullptr && canPaste(*one);
}

void OrderPage::pasteOrders()
{
    if (!canPasteOrders())
        return;
    pasted_->begin(order_.start(), QApplication::clipboard()->text());
}

void OrderPage::importOrders()
{
    if (!canPasteOrders())
        return;
    ImportDialog dialog(session_, order_.start(), QApplication::clipboard()->text(), this);
    if (dialog.exec() == QDialog::Accepted)
        pasted_->begin(order_.start(), dialog.table());
}

} // namespace merlon::referee

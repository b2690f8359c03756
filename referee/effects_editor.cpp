#include "referee/effects_editor.h"

#include "referee/record_form.h"
#include "referee/verdict_text.h"
#include "translations/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace merlon::referee
{
namespace
{

/// A thing of that sort that a record names: whom it is about, most of the time the last one.
const play::Value* namedIn(const play::Record& record, std::string_view sort)
{
    const play::Value* last = nullptr;
    for (const auto& [key, value] : record.fields)
        if (const auto* ref = std::get_if<play::Ref>(&value); ref != nullptr && ref->sort == sort)
            last = &value;
    return last;
}

} // namespace

EffectsEditor::EffectsEditor(const play::Game& game, play::Record about, std::vector<play::Record> effects,
                             QWidget* parent)
    : QWidget(parent), game_(game), vocabulary_(ofEffects(game)), about_(std::move(about)), effects_(std::move(effects))
{
    build();
    retranslate();
    showKind();
    showEffects();
}

EffectsEditor::EffectsEditor(const play::Game& game, Vocabulary vocabulary, std::vector<play::Record> records,
                             QWidget* parent)
    : QWidget(parent), game_(game), vocabulary_(std::move(vocabulary)), effects_(std::move(records))
{
    build();
    retranslate();
    showKind();
    showEffects();
}

EffectsEditor::Vocabulary EffectsEditor::ofEffects(const play::Game& game)
{
    return {game.setting->system->effects(),
            [game](const play::Kind& kind) { return VerdictText(game).effectName(kind.key); },
            [game](const play::Record& one) { return VerdictText(game).effect(one); },
            [game](const play::Record& one)
            { return game.setting->system->apply(game, std::span(&one, 1), play::today).has_value(); }};
}

void EffectsEditor::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    list_ = new QListWidget(this);
    list_->setObjectName(QStringLiteral("effects"));
    list_->setWordWrap(true);
    list_->setResizeMode(QListView::Adjust);
    list_->setMaximumHeight(fontMetrics().height() * 9);
    list_->setMinimumWidth(fontMetrics().averageCharWidth() * 56);
    kind_ = new QComboBox(this);
    kind_->setObjectName(QStringLiteral("effect"));
    form_ = new RecordForm(this);
    form_->setBefore(kind_);
    add_ = button(QStringLiteral("add"), &EffectsEditor::add);
    change_ = button(QStringLiteral("change"), &EffectsEditor::change);
    remove_ = button(QStringLiteral("remove"), &EffectsEditor::remove);
    up_ = button(QStringLiteral("up"), &EffectsEditor::moveUp);
    down_ = button(QStringLiteral("down"), &EffectsEditor::moveDown);
    auto* beside = new QVBoxLayout;
    for (QPushButton* one : {change_, remove_, up_, down_})
        beside->addWidget(one);
    beside->addStretch(1);
    up_->setVisible(vocabulary_.ordered);
    down_->setVisible(vocabulary_.ordered);
    column->addWidget(kind_);
    auto* entered = new QHBoxLayout;
    entered->addWidget(form_, 1);
    entered->addWidget(add_, 0, Qt::AlignBottom);
    column->addLayout(entered);
    auto* listed = new QHBoxLayout;
    listed->addWidget(list_, 1);
    listed->addLayout(beside);
    column->addLayout(listed);
    setFocusProxy(kind_);
    connect(kind_, &QComboBox::activated, this, &EffectsEditor::showKind);
    connect(form_, &RecordForm::given, this, &EffectsEditor::put);
    connect(form_, &RecordForm::picked, this,
            [this](const play::Field& field, const play::Value& mark)
            { put(field, field.list ? game_.setting->system->given(game_, next_, field, mark) : mark); });
    connect(form_, &RecordForm::cleared, this,
            [this](const play::Field& field)
            {
                std::erase_if(next_.fields, [&](const auto& one) { return one.first == field.key; });
                show(play::Record(next_));
            });
    connect(list_, &QListWidget::itemActivated, this, &EffectsEditor::change);
    connect(list_, &QListWidget::currentRowChanged, this, &EffectsEditor::showButtons);
}

QPushButton* EffectsEditor::button(const QString& name, void (EffectsEditor::*pressed)())
{
    auto* made = new QPushButton(this);
    made->setObjectName(name);
    made->setAutoDefault(false);
    connect(made, &QPushButton::clicked, this, pressed);
    return made;
}

void EffectsEditor::begin(const play::Record& effect)
{
    const auto kinds = vocabulary_.kinds;
    const auto kind = std::ranges::find(kinds, effect.kind, [](const play::Kind* one) { return one->key; });
    if (kind == kinds.end())
        return;
    kind_->setCurrentIndex(static_cast<int>(kind - kinds.begin()));
    showKind();
    for (const auto& [key, value] : effect.fields)
        if (const play::Field* field = play::find(**kind, key))
            put(*field, value);
}

/// The form of the effect that the box names, with whom it is about.
void EffectsEditor::showKind()
{
    const auto kinds = vocabulary_.kinds;
    const play::Kind& kind = *kinds[static_cast<std::size_t>(qMax(0, kind_->currentIndex()))];
    play::Record next{std::string(kind.key), {}};
    for (const play::Field& field : kind.fields)
    {
        if (!field.optional && field.words.size() == 1)
            next = play::with(std::move(next), field,
                              play::Choice{std::string(field.set), std::string(field.words.front())});
        const play::Value* named = field.sort == play::Sort::Thing ? namedIn(about_, field.set) : nullptr;
        if (named != nullptr && !field.list)
            next = play::with(std::move(next), field, *named);
    }
    form_->begin(game_, kind);
    form_->reset();
    touched_ = false;
    at_ = effects_.size();
    show(next);
}

void EffectsEditor::show(const play::Record& next)
{
    next_ = next;
    form_->show(next_, vocabulary_.candidates);
    add_->setEnabled(isWhole());
    emit changed();
}

void EffectsEditor::put(const play::Field& field, const play::Value& value)
{
    touched_ = true;
    show(play::with(play::Record(next_), field, value));
}

bool EffectsEditor::isWhole() const
{
    return vocabulary_.isWhole(next_);
}

void EffectsEditor::add()
{
    if (!isWhole())
        return;
    effects_ = effects();
    touched_ = false;
    const auto added = static_cast<int>(std::min(at_, effects_.size() - 1));
    at_ = effects_.size();
    showEffects();
    list_->setCurrentRow(added);
}

void EffectsEditor::remove()
{
    const int row = list_->currentRow();
    if (row < 0 || effects_.empty())
        return;
    effects_.erase(effects_.begin() + row);
    at_ = effects_.size();
    showEffects();
    list_->setCurrentRow(std::min(row, static_cast<int>(effects_.size()) - 1));
}

/// Into the form: what is whole there counts, at its place in the list.
void EffectsEditor::change()
{
    const int row = list_->currentRow();
    if (row < 0 || effects_.empty())
        return;
    if (touched_ && isWhole())
        add();
    const play::Record taken = effects_[static_cast<std::size_t>(row)];
    effects_.erase(effects_.begin() + row);
    begin(taken);
    touched_ = true;
    at_ = static_cast<std::size_t>(row);
    showEffects();
}

void EffectsEditor::move(int by)
{
    const int row = list_->currentRow();
    if (row < 0 || row + by < 0 || row + by >= static_cast<int>(effects_.size()))
        return;
    std::swap(effects_[static_cast<std::size_t>(row)], effects_[static_cast<std::size_t>(row + by)]);
    showEffects();
    list_->setCurrentRow(row + by);
}

std::vector<play::Record> EffectsEditor::effects() const
{
    std::vector<play::Record> all = effects_;
    if (touched_ && isWhole())
        all.insert(all.begin() + static_cast<std::ptrdiff_t>(std::min(at_, all.size())), next_);
    return all;
}

void EffectsEditor::showEffects()
{
    list_->clear();
    for (const play::Record& one : effects_)
        list_->addItem(vocabulary_.text(one));
    if (effects_.empty())
    {
        auto* nothing =
            new QListWidgetItem(vocabulary_.none.isNull() ? tr("Nothing else changes.") : vocabulary_.none, list_);
        nothing->setFlags(Qt::NoItemFlags);
    }
    showButtons();
    emit changed();
}

void EffectsEditor::showButtons()
{
    const int row = effects_.empty() ? -1 : list_->currentRow();
    change_->setEnabled(row >= 0);
    remove_->setEnabled(row >= 0);
    up_->setEnabled(row > 0);
    down_->setEnabled(row >= 0 && row + 1 < static_cast<int>(effects_.size()));
}

void EffectsEditor::retell()
{
    for (int row = 0; row < static_cast<int>(effects_.size()); ++row)
        list_->item(row)->setText(vocabulary_.text(effects_[static_cast<std::size_t>(row)]));
}

void EffectsEditor::retranslate()
{
    add_->setText(tr("A&dd"));
    if (vocabulary_.none.isNull())
        add_->setToolTip(words::tip(tr("Adds another effect")));
    //: takes a line of a list into the form above it
    change_->setText(tr("&Change"));
    remove_->setText(tr("&Remove"));
    up_->setText(tr("Move &up"));
    down_->setText(tr("Move &down"));
    list_->setAccessibleName(tr("What happens"));
    kind_->setAccessibleName(tr("Kind of effect"));
    const int chosen = qMax(0, kind_->currentIndex());
    kind_->clear();
    for (const play::Kind* one : vocabulary_.kinds)
        kind_->addItem(vocabulary_.name(*one));
    kind_->setCurrentIndex(chosen);
    form_->retranslate();
    showEffects();
}

} // namespace merlon::referee

#include "editor/table_inspector.h"

#include "core/map/text_rules.h"
#include "editor/row_title.h"
#include "translations/diagnostics.h"
#include "translations/lengths.h"
#include "translations/words.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

#include <algorithm>

namespace merlon::editor
{
namespace
{

template <class Widget>
Widget* field(const char* name)
{
    auto* widget = new Widget;
    widget->setObjectName(name);
    return widget;
}

/// In the reader's language where the text has several, else for everybody.
void setText(LocalText& text, const std::string& typed)
{
    if (text.in(words::language()) == typed)
        return;
    const bool forAll = text.empty() || (text.texts.size() == 1 && text.texts.front().first.empty());
    const std::string language = forAll ? std::string() : words::language();
    std::erase_if(text.texts, [&](const auto& one) { return one.first == language; });
    if (!typed.empty())
        text.texts.emplace_back(language, typed);
}

const std::vector<map::TableKind>& kindsOf(const map::TableKinds& kinds, const edit::Thing& thing)
{
    return thing.as<map::Area>() != nullptr     ? kinds.areas
           : thing.as<map::Course>() != nullptr ? kinds.courses
           : thing.as<map::Node>() != nullptr   ? kinds.nodes
                                                : kinds.ways;
}

} // namespace

TableInspector::TableInspector(TableView& view, QWidget* parent)
    : QWidget(parent),
      view_(view),
      form_(new QFormLayout(this)),
      heading_(field<QLabel>("table.heading")),
      name_(field<QLineEdit>("table.name")),
      kind_(field<QComboBox>("table.kind")),
      level_(field<QSpinBox>("table.level")),
      width_(field<QLineEdit>("table.width")),
      points_(field<QPlainTextEdit>("table.points")),
      across_(field<QLineEdit>("table.across")),
      deep_(field<QLineEdit>("table.deep")),
      unit_(field<QComboBox>("table.unit")),
      problem_(field<QLabel>("table.problem"))
{
    QFont bold = heading_->font();
    bold.setBold(true);
    heading_->setFont(bold);
    heading_->setWordWrap(true);
    problem_->setWordWrap(true);
    level_->setRange(map::lowestLevel, map::highestLevel);
    name_->setMaxLength(static_cast<int>(Longest::Name));
    for (int unit = 0; unit < 3; ++unit)
        unit_->addItem(QString());
    form_->addRow(heading_);
    for (QWidget* row : std::initializer_list<QWidget*>{name_, kind_, level_, width_, points_, across_, deep_, unit_})
        form_->addRow(QStringLiteral(" "), row);
    form_->addRow(problem_);
    form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    connect(name_, &QLineEdit::editingFinished, this,
            [this] { view_.selectedThings().empty() ? changeTable() : changeThing(); });
    connect(kind_, &QComboBox::activated, this, &TableInspector::changeThing);
    connect(level_, &QSpinBox::valueChanged, this, &TableInspector::changeThing);
    connect(width_, &QLineEdit::editingFinished, this, &TableInspector::changeThing);
    points_->installEventFilter(this);
    for (QLineEdit* side : {across_, deep_})
        connect(side, &QLineEdit::editingFinished, this, &TableInspector::changeTable);
    connect(unit_, &QComboBox::activated, this, &TableInspector::changeTable);
    connect(&view, &TableView::selectedChanged, this, &TableInspector::renew);
    retranslate();
    renew();
}

bool TableInspector::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == points_ && event->type() == QEvent::FocusOut)
        changeThing();
    return QWidget::eventFilter(watched, event);
}

void TableInspector::say(const QString& what)
{
    problem_->setText(what);
    problem_->setVisible(!what.isEmpty());
}

void TableInspector::renew()
{
    showing_ = true;
    setEnabled(view_.tableModel() != nullptr);
    const Things things = view_.tableModel() != nullptr ? view_.selectedThings() : Things();
    const auto offer = [&](QWidget* row, bool offered) { form_->setRowVisible(row, offered); };
    const bool one = things.size() == 1;
    const std::size_t shelf = one ? things.front().shelf : 0;
    offer(name_, things.size() < 2);
    offer(kind_, one);
    offer(level_, shelf == edit::OfTable::areas);
    offer(width_, shelf == edit::OfTable::courses);
    offer(points_, one);
    for (QWidget* row : std::initializer_list<QWidget*>{across_, deep_, unit_})
        offer(row, things.empty());
    say({});
    if (view_.tableModel() == nullptr)
        heading_->clear();
    else if (things.empty())
        showTable();
    else if (one)
        showThing(view_.tableModel()->at(things.front()));
    else
        heading_->setText(tr("%n item(s) selected", nullptr, static_cast<int>(things.size())));
    showing_ = false;
}

void TableInspector::showTable()
{
    const map::TableMap& table = view_.tableModel()->document().table();
    heading_->setText(tr("The table"));
    setRowTitle(*form_, name_, tr("Title:"));
    name_->setText(QString::fromStdString(table.title.in(words::language())));
    across_->setText(words::lengthText(table.width, table.unit));
    deep_->setText(words::lengthText(table.depth, table.unit));
    unit_->setCurrentIndex(static_cast<int>(table.unit));
}

void TableInspector::fillKinds(const edit::Thing& thing)
{
    const TableDocument& document = view_.tableModel()->document();
    kind_->clear();
    const auto add = [&](const std::string& id)
    { kind_->addItem(words::word(document.table().ruleset, thing.kind().key, id), QString::fromStdString(id)); };
    for (const map::TableKind& one : kindsOf(*document.kinds(), thing))
        add(one.id);
    if (map::find(kindsOf(*document.kinds(), thing), edit::kindOf(thing)) == nullptr)
        add(edit::kindOf(thing));
    kind_->setCurrentIndex(kind_->findData(QString::fromStdString(edit::kindOf(thing))));
}

void TableInspector::showThing(const edit::Thing& thing)
{
    const map::Unit unit = view_.tableModel()->document().table().unit;
    heading_->setText(view_.tableModel()->nameOf(view_.selectedThings().front()));
    setRowTitle(*form_, name_, tr("Name:"));
    name_->setText(QString::fromStdString(edit::nameOf(thing).in(words::language())));
    fillKinds(thing);
    if (const auto* area = thing.as<map::Area>())
        level_->setValue(area->level);
    if (const auto* course = thing.as<map::Course>())
        width_->setText(words::lengthText(course->width, unit));
    QStringList lines;
    for (const map::TablePoint point : edit::pointsOf(thing))
        lines << words::pointText(point, unit);
    points_->setPlainText(lines.join('\n'));
}

std::optional<int> TableInspector::length(const QLineEdit& typed) const
{
    return words::lengthFrom(typed.text(), view_.tableModel()->document().table().unit);
}

void TableInspector::changeTable()
{
    if (showing_ || view_.tableModel() == nullptr)
        return;
    map::TableMap head = *edit::tableHeadOf(view_.tableModel()->document().value());
    const auto across = length(*across_);
    const auto deep = length(*deep_);
    const auto fits = [](std::optional<int> side)
    { return side && *side >= map::shortestSide && *side <= map::longestSide; };
    if (!fits(across) || !fits(deep))
        return say(
            tr("Each side of the table must be %1 to %2.")
                .arg(words::lengthText(map::shortestSide, head.unit), words::lengthText(map::longestSide, head.unit)));
    head.width = *across;
    head.depth = *deep;
    head.unit = static_cast<map::Unit>(unit_->currentIndex());
    setText(head.title, name_->text().toStdString());
    if (head == *edit::tableHeadOf(view_.tableModel()->document().value()))
        return say({});
    const auto made = edit::changed(view_.tableModel()->workspace().desk(), head);
    if (!made)
        return say(words::sentence(made.error()));
    view_.tableModel()->workspace().change([&](const edit::Desk& desk) { return edit::changed(desk, head); });
}

/// With what stands in the fields; a field that cannot be read leaves it as it is, and is told.
edit::Thing TableInspector::typedThing(const edit::Thing& thing) const
{
    const std::string name = name_->text().toStdString();
    const std::string kind = kind_->currentData().toString().toStdString();
    const auto with = [&](auto one)
    {
        setText(one.name, name);
        one.kind = kind;
        return one;
    };
    if (const auto* area = thing.as<map::Area>())
    {
        map::Area now = with(*area);
        now.level = level_->value();
        return edit::Thing::of(std::move(now));
    }
    if (const auto* course = thing.as<map::Course>())
    {
        map::Course now = with(*course);
        if (const auto width = length(*width_); width && *width >= 1 && *width <= map::widestCourse)
            now.width = *width;
        return edit::Thing::of(std::move(now));
    }
    if (const auto* node = thing.as<map::Node>())
        return edit::Thing::of(with(*node));
    return edit::Thing::of(with(*thing.as<map::Way>()));
}

void TableInspector::changeThing()
{
    if (showing_ || view_.tableModel() == nullptr || view_.selectedThings().size() != 1)
        return;
    Workspace& workspace = view_.tableModel()->workspace();
    const edit::TableThing thing = view_.selectedThings().front();
    const edit::Thing was = view_.tableModel()->at(thing);
    const map::Unit unit = view_.tableModel()->document().table().unit;
    std::vector<map::TablePoint> points;
    const QStringList lines = points_->toPlainText().split('\n', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < lines.size(); ++i)
    {
        const auto point = words::pointFrom(lines.at(i), unit);
        if (!point)
            return say(
                tr("Line %1 is not a point: it needs two lengths, from the west and from the south.").arg(i + 1));
        points.push_back(*point);
    }
    if (was.as<map::Course>() != nullptr && !length(*width_))
        return say(tr("The width is not a valid length."));
    const auto made = edit::changed(workspace.desk(), thing, edit::withPoints(typedThing(was), std::move(points)));
    if (!made)
        return say(words::sentence(made.error()));
    say({});
    if (!made->empty())
        workspace.push(*made);
}

void TableInspector::retranslate()
{
    setRowTitle(*form_, name_, tr("Name:"));
    setRowTitle(*form_, kind_, tr("Kind:"));
    setRowTitle(*form_, level_, tr("Level:"));
    setRowTitle(*form_, width_, tr("Width:"));
    setRowTitle(*form_, points_, tr("Points:"));
    setRowTitle(*form_, across_, tr("West to east:"));
    setRowTitle(*form_, deep_, tr("South to north:"));
    setRowTitle(*form_, unit_, tr("Units:"));
    unit_->setItemText(0, tr("Millimetres"));
    unit_->setItemText(1, tr("Centimetres"));
    unit_->setItemText(2, tr("Inches of 25 mm"));
    points_->setToolTip(words::tip(tr("One point per line: distance from the west edge, then from the south edge.")));
}

void TableInspector::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    renew();
}

} // namespace merlon::editor

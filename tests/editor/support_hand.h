#pragma once

#include "core/edit/extents.h"
#include "core/edit/map_value.h"
#include "core/io/files.h"
#include "editor/hex_map_view.h"
#include "editor/stamp_text.h"
#include "support_chance.h"
#include "support_maps.h"
#include "translations/diagnostics.h"

#include <QFile>
#include <QFocusEvent>
#include <QTest>

#include <algorithm>
#include <array>

namespace merlon::editor::testing
{

/// A hand that knows no restraint: every tool with all its options, by mouse and by keys, and everything that may come
/// in between. It keeps what it did, and the first thing that it saw and that may not be.
class Hand
{
public:
    Hand(Workspace& workspace, unsigned seed) : workspace_(workspace), chance_(seed)
    {
        QObject::connect(&workspace_, &Workspace::recounted, &tools_, &ToolBox::recount);
        view_.setToolBox(&tools_);
        view_.setModel(&model_);
        view_.resize(700, 520);
        view_.show();
        look();
    }

    void act()
    {
        switch (upTo(20))
        {
        case 0:
            return undo();
        case 1:
            return redo();
        case 2:
            return save();
        case 3:
            return goToStep();
        case 4:
            return resize();
        case 5:
            return build();
        case 6:
            return takeStamp();
        case 7:
            return looking("select", [this] { select(); });
        case 8:
            return looking("lock", [this] { lock(); });
        case 9:
            return looking("copy", [this] { copy(); });
        case 10:
            return reload();
        case 11:
        case 12:
        case 13:
            looking("choose", [this] { choose(); });
            return type();
        default:
            looking("choose", [this] { choose(); });
            return drag();
        }
    }
    /// All that is under way is done, and nothing is locked any more.
    void letGo()
    {
        note("let go");
        release(somewhere());
        workspace_.settle();
        workspace_.setLocks({});
        tools_.use(QLatin1String("select"));
        if (view_.shownMap() != workspace_.map().map())
            found("another map is shown than there is");
    }
    /// Every document that there is now can be opened, and says the same then.
    void examine()
    {
        if (workspace_.map().map() != edit::mapOf(workspace_.map().value()))
            found("the map is not what its value says");
        for (const auto* document : workspace_.documents())
            if (auto read = document->parsed(document->text(), "now"); !read.value)
                found("it cannot be opened again: " + words::toText(read.diagnostics.front()));
        const auto again = io::parseMap(workspace_.map().text().toStdString(), "now");
        if (again.value && QByteArray::fromStdString(io::mapText(*again.value)) != workspace_.map().text())
            found("opened again it says something else");
    }

    QByteArray text() const
    {
        QByteArray text;
        for (const auto* document : workspace_.documents())
            text += document->text();
        return text;
    }
    const QString& fault() const { return fault_; }
    QString told() const { return told_.join(", "); }

private:
    int upTo(int n) { return chance_.upTo(n); }
    bool oneIn(int n) { return chance_.oneIn(n); }
    template <class List>
    auto oneOf(const List& all)
    {
        return chance_.oneOf(all);
    }
    const map::HexMap& map() const { return workspace_.map().map(); }
    hex::Hex somewhere() { return chance_.hexNear(map().layout); }
    std::vector<hex::Hex> someHexes()
    {
        auto hexes = oneIn(2) ? view_.selectedHexes().hexes() : hex::range(somewhere(), upTo(4));
        std::erase_if(hexes, [this](hex::Hex at) { return !map().layout.contains(at); });
        return hexes;
    }
    QString named(hex::Hex at) const { return QString::fromStdString(hex::name(map().layout, at)); }

    void note(const QString& what) { told_ << what; }
    void found(const QString& what)
    {
        if (fault_.isEmpty())
            fault_ = what;
    }
    /// What changes no document.
    template <class Act>
    void looking(const char* what, Act act)
    {
        note(what);
        workspace_.settle();
        const QByteArray before = text();
        act();
        if (text() != before)
            found(QString("a document changed by: %1").arg(what));
    }
    /// What the hand is doing ends as it was seen, whatever ends it.
    template <class Act>
    void ending(const char* what, Act act)
    {
        note(what);
        const QByteArray seen = QByteArray::fromStdString(io::mapText(view_.shownMap()));
        const bool dragging = view_.isDragging();
        act();
        if (dragging && !view_.isDragging() && workspace_.map().text() != seen)
            found(QString("not what was seen came of: %1").arg(what));
    }

    // The eye

    void look()
    {
        view_.setScale(16, {350, 260});
        view_.centreOn(edit::middleOf(map().layout));
    }
    QPoint pointOf(hex::Hex at)
    {
        const QPoint point = (view_.viewPoint(at) + QPointF(upTo(19) - 9, upTo(19) - 9)).toPoint();
        const QRect seen = canvas()->rect();
        return {std::clamp(point.x(), 1, seen.width() - 2), std::clamp(point.y(), 1, seen.height() - 2)};
    }
    QWidget* canvas() const { return view_.viewport(); }

    // The history and the files

    void undo()
    {
        note("undo");
        workspace_.undo();
    }
    void redo()
    {
        note("redo");
        workspace_.redo();
    }
    void goToStep()
    {
        const int step = upTo(workspace_.history().count() + 2);
        note(QString("go to step %1").arg(step));
        workspace_.goToStep(step);
    }
    void save()
    {
        ending("save",
               [this]
               {
                   if (const auto saved = workspace_.save(); !saved)
                       found("not saved: " + saved.error().message);
               });
    }
    /// As when another program has written the file; it is what was saved last.
    void reload()
    {
        if (workspace_.scenario() != nullptr)
            return;
        note("reload");
        MapDocument& document = workspace_.map();
        const QByteArray onDisk = readText(document.path());
        auto read = document.parsed(onDisk, document.path());
        if (!read.value)
            return found("the file cannot be read");
        workspace_.reload(document, std::move(*read.value), onDisk);
        if (document.text() != onDisk || document.isModified())
            found("reloaded it is not what the file says");
    }

    // What is in the hand

    void choose()
    {
        chooseTool(tools_, *workspace_.map().palette(), map().layout, chance_);
        note(QString::fromLatin1(tools_.tool().name()));
    }
    void select()
    {
        const hex::HexSet now = view_.selectedHexes();
        const hex::HexSet some(now.grid(), hex::range(somewhere(), upTo(4)));
        for (const hex::HexSet& next : {some, now.grown(), now.shrunk(), now.inverted()})
            if (oneIn(3))
                return view_.select(next);
    }
    void lock()
    {
        const auto one = [this] { return oneIn(6); };
        workspace_.setLocks({one(), one(), one(), one(), one(), one(), one()});
    }
    void copy()
    {
        if (const auto hexes = someHexes(); !hexes.empty())
            copyToClipboard({{}, edit::stampOf(workspace_.desk(), hexes), workspace_.map().palette()});
    }
    /// Cut, pasted or lifted.
    void takeStamp()
    {
        workspace_.settle();
        auto hexes = someHexes();
        if (hexes.empty())
            return;
        if (oneIn(2))
        {
            note("lift");
            return tools_.holdStamp(std::make_shared<const edit::Stamp>(edit::stampOf(workspace_.desk(), hexes)),
                                    std::move(hexes));
        }
        note("cut and paste");
        copy();
        if (oneIn(2))
            workspace_.change([&](const edit::Desk& desk) { return edit::cleared(desk, hexes); });
        if (auto stamp = stampOnClipboard())
            tools_.holdStamp(std::make_shared<const edit::Stamp>(std::move(*stamp)));
    }

    // Steps without a tool

    void resize()
    {
        const hex::Layout grid = map().layout;
        edit::Edges edges{upTo(5) - 2, upTo(5) - 2, upTo(5) - 2, upTo(5) - 2};
        if (const auto hexes = someHexes(); oneIn(6) && !hexes.empty())
            edges = edit::edgesAround(grid, hexes);
        const hex::Layout next = edit::framed(grid, edges);
        if (next.columns < 3 || next.rows < 3 || next.count() > std::max(300, grid.count()))
            return;
        note(QString("resize to %1 x %2").arg(next.columns).arg(next.rows));
        const std::string terrain = oneOf(workspace_.map().palette()->terrain).id;
        workspace_.change([&](const edit::Desk& desk) { return edit::resized(desk, edges, terrain); });
        look();
    }
    void build()
    {
        note("structures");
        changeStructures(workspace_, someHexes(), chance_);
    }

    // By mouse

    Qt::KeyboardModifiers someModifier()
    {
        return oneIn(2) ? Qt::NoModifier : oneOf(std::array{Qt::ControlModifier, Qt::ShiftModifier, Qt::AltModifier});
    }
    void press(hex::Hex at)
    {
        const auto held = someModifier();
        note(QString("press %1%2").arg(named(at), held == Qt::NoModifier ? "" : QString(" with %1").arg(int(held))));
        QTest::mousePress(canvas(), Qt::LeftButton, held, pointOf(at));
    }
    void release(hex::Hex at) { QTest::mouseRelease(canvas(), Qt::LeftButton, {}, pointOf(at)); }
    void drag()
    {
        press(somewhere());
        for (int moves = upTo(6); moves > 0; --moves)
        {
            const hex::Hex at = somewhere();
            note(named(at));
            QTest::mouseMove(canvas(), pointOf(at));
            if (oneIn(10))
                interrupt();
            if (!oneIn(3))
                continue;
            release(at); // point by point, or the end of it and another one
            press(at);
        }
        if (oneIn(8))
            return note("leave it so"); // the button is let go at some other time
        note("release");
        release(somewhere());
        if (view_.isDragging() && oneIn(2))
            QTest::mouseDClick(canvas(), Qt::LeftButton, {}, pointOf(somewhere()));
    }
    void interrupt()
    {
        switch (upTo(10))
        {
        case 0:
            return undo();
        case 1:
            return redo();
        case 2:
            return save();
        case 3:
            return goToStep();
        case 4:
            return reload();
        case 5:
            return ending("settle", [this] { workspace_.settle(); });
        case 6:
            return ending("focus gone", [this] { loseFocus(); });
        case 7:
            return ending("another document", [this] { showAnother(); });
        case 8:
            return ending("another tool", [this] { oneOf(tools_.actions())->trigger(); });
        default:
            return escape();
        }
    }
    void loseFocus()
    {
        QFocusEvent gone(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
        QCoreApplication::sendEvent(&view_, &gone);
    }
    void showAnother()
    {
        view_.setModel(&otherModel_);
        view_.setModel(&model_);
        look();
    }
    void escape()
    {
        note("escape");
        const QByteArray before = text();
        QTest::keyClick(&view_, Qt::Key_Escape);
        if (text() != before)
            found("a document changed by Esc");
    }

    // By keys

    void type()
    {
        static constexpr std::array keys{Qt::Key_Return, Qt::Key_Return, Qt::Key_Return,   Qt::Key_Up,
                                         Qt::Key_Down,   Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Home,
                                         Qt::Key_End,    Qt::Key_Period, Qt::Key_Comma,    Qt::Key_Delete,
                                         Qt::Key_Slash,  Qt::Key_Escape, Qt::Key_Backspace};
        if (const hex::Hex at = somewhere(); map().layout.contains(at))
            view_.setCurrentHex(at);
        for (int count = upTo(9); count > 0; --count)
        {
            const Qt::Key key = oneOf(keys);
            const auto held = someModifier();
            note(QString("key %1").arg(QKeySequence(key | held).toString()));
            QTest::keyClick(&view_, key, held);
            if (held == Qt::ShiftModifier)
                QTest::keyRelease(&view_, Qt::Key_Shift);
            if (oneIn(10))
                interrupt();
        }
    }

    Workspace& workspace_;
    ToolBox tools_;
    HexMapModel model_{workspace_};
    Workspace other_{busyMap(5, 5, 1)};
    HexMapModel otherModel_{other_};
    HexMapView view_;
    Chance chance_;
    QStringList told_;
    QString fault_;
};

} // namespace merlon::editor::testing

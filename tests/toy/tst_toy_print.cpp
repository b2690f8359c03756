#include "support_desk.h"
#include "support_evening.h"
#include "support_main.h"

#include "app/report/sheets_file.h"

#include <QBuffer>
#include <QPaintEngine>
#include <QPdfWriter>
#include <QStandardPaths>
#include <QTest>

namespace tst_toy_print
{

using namespace merlon;
using namespace merlon::test;

/// What stands on which page, and where: in the device's dots from its top.
struct Written
{
    QString text;
    int page = 0;
    double y = 0;
};

class Listener : public QPaintEngine
{
public:
    Listener() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        written << Written{item.text(), page, state->transform().map(at).y()};
    }
    Type type() const override { return User; }

    QList<Written> written;
    int page = 0;
};

/// A printer that is listened to.
class Heard : public QPdfWriter
{
public:
    explicit Heard(QIODevice& device) : QPdfWriter(&device)
    {
        setResolution(600);
        setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(16, 15, 16, 14),
                                  QPageLayout::Millimeter));
    }
    QPaintEngine* paintEngine() const override { return &listener; }
    bool newPage() override
    {
        ++listener.page;
        return true;
    }

    mutable Listener listener;
};

/// The sheets of an evening of sixty boats on paper.
class TestToyPrint : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<test::Desk> desk_;
    std::optional<play::Game> game_;

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        desk_ = std::make_unique<test::Desk>();
        test::Desk::write(desk_->scenario(), evening());
        const auto setting = io::loadScenario(desk_->scenario().toStdString()).value.value_or(nullptr);
        QVERIFY(setting != nullptr);
        game_ = play::begin(setting);
    }

    void everyPageOfASheetHasItsHeadingsAndNoRowIsCut()
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        Heard printer(buffer);
        QVERIFY(report::printSheets(printer, report::printedSheets(*game_, "Friday")));
        const QList<Written>& all = printer.listener.written;
        const int pages = printer.listener.page + 1;
        QVERIFY2(pages >= 3, qPrintable(QString::number(pages))); // the ledger, and a fleet that no page holds
        const auto places = [&](const QString& text)
        {
            QList<Written> found;
            for (const Written& one : all)
                if (one.text.trimmed() == text)
                    found << one;
            return found;
        };
        for (int page = 1; page < pages; ++page)
        {
            const auto heads = places("Isle");
            QVERIFY2(std::ranges::count(heads, page, &Written::page) == 1, qPrintable(QString::number(page)));
        }
        for (const char* house : {"r", "b"})
            for (int i = 0; i < 30; ++i)
            {
                const auto rows = places(nameOfBoat(*house, i));
                QCOMPARE(rows.size(), qsizetype{1});
                QVERIFY(rows.front().y < printer.height()); // above the foot, too
            }
        QCOMPARE(places("An evening: Friday").size(), qsizetype{1});
        for (int page = 0; page < pages; ++page)
            QVERIFY(std::ranges::any_of(all, [&](const Written& one)
                                        { return one.page == page && one.text.startsWith("An evening: Friday · "); }));
    }

    void oneOfThemIsSavedAsOneFile()
    {
        const QString html = desk_->file("fleet.html");
        const auto fleet = report::printedSheets(*game_, {}, 1);
        QVERIFY(report::writeSheets(fleet, html, false, io::Links::Refuse));
        const QString text = QString::fromUtf8(test::Desk::textOf(html));
        QVERIFY(text.startsWith("<!DOCTYPE html>"));
        QCOMPARE(text.count("<tr>"), 61);
        QVERIFY(text.contains("Élan b9") && text.contains("Day 1 · ") && !text.contains("Ledger"));
        const QString pdf = desk_->file("fleet.pdf");
        QVERIFY(report::writeSheets(fleet, pdf, true, io::Links::Refuse));
        const QByteArray paper = test::Desk::textOf(pdf);
        QVERIFY(paper.startsWith("%PDF"));
        QCOMPARE(paper.count("/Type /Page\n"), 2); // on its side
        QVERIFY(!report::writeSheets(fleet, desk_->file("nowhere/fleet.pdf"), true, io::Links::Refuse));
    }

    void aSheetWithoutRowsSaysSo()
    {
        auto sheets = report::printedSheets(*game_, {}, 0);
        sheets.sheets.front().rows.clear();
        const QString html = desk_->file("ledger.html");
        QVERIFY(report::writeSheets(sheets, html, false, io::Links::Refuse));
        QVERIFY(test::Desk::textOf(html).contains("This sheet is still empty."));
    }
};

LIST_TEST(TestToyPrint)

} // namespace tst_toy_print

#include "tst_toy_print.moc"

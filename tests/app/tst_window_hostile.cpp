// Files whose texts are markup: they are shown as they are written, and nothing that they name is opened.

#include "app/language.h"
#include "app/window/problems_dialog.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/render.h"
#include "referee/candidate_model.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"
#include "support_window.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QTest>
#include <QTextBrowser>
#include <QTextImageFormat>
#include <QTextObject>
#include <QXmlStreamReader>

using namespace merlon;

namespace
{

/// Never ends once Qt reads it.
constexpr const char* trap = "<img src='/dev/zero'>&</title><script>x</script>";

} // namespace

class TestWindowHostile : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    /// Every free text of a castle: titles, names, the span, ranks, zones' names are ids and cannot hold it.
    void poison() const
    {
        const QByteArray text = '"' + QByteArray(trap) + '"';
        QByteArray map = test::readAll(castle_->map());
        map.replace(
            "title: {en: The Norman gate, it: La porta normanna, es: La puerta normanda, fr: La porte normande}",
            "title: " + text);
        QVERIFY(map.contains(trap));
        test::writeAll(castle_->map(), map);
        QByteArray scenario = test::readAll(castle_->scenario());
        const auto title = scenario.indexOf("\ntitle:");
        scenario.replace(title, scenario.indexOf('\n', title + 1) - title, "\ntitle: " + text);
        scenario.replace("name: Alric,", "name: " + text + ", rank: " + text + ',');
        QVERIFY(scenario.count(trap) >= 3);
        test::writeAll(castle_->scenario(), scenario);
    }

    /// Labels that would read their text as markup, and documents with a picture in them.
    QStringList markupIn(const QWidget& root) const
    {
        QStringList found;
        for (const auto* label : root.findChildren<QLabel*>())
            if (label->text().contains("<img") && label->textFormat() != Qt::PlainText)
                found += label->text();
        for (const auto* text : root.findChildren<QTextEdit*>())
            if (text->document()->toHtml().contains("<img"))
                found += text->toPlainText();
        return found;
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        poison();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void everyPanelShowsTextAsText()
    {
        auto& panel = window_->refereePanel();
        window_->inspector().setHex(test::hexNamed(*window_, "P10"));
        window_->session().judge(
            {"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", "gwyn"}}}});
        window_->session().giveDie(4);
        QTest::qWait(50);
        QCOMPARE(markupIn(*window_), QStringList());
        bool named = false;
        for (const auto* label : window_->findChildren<QLabel*>())
            named = named || label->text().contains(trap);
        QVERIFY(named); // it is there, as text
        QVERIFY(window_->session().accept());
        QCOMPARE(markupIn(*window_), QStringList());
        for (const auto* view : window_->findChildren<QAbstractItemView*>())
            for (int row = 0; view->model() != nullptr && row < qMin(view->model()->rowCount(), 60); ++row)
                for (int column = 0; column < qMin(view->model()->columnCount(), 20); ++column)
                {
                    const QString tip = view->model()->index(row, column).data(Qt::ToolTipRole).toString();
                    QVERIFY2(!tip.contains("<img"), qPrintable(tip));
                }
        Q_UNUSED(panel);
    }

    void theProblemsOfSuchAFileAreText()
    {
        const yaml::Diagnostics problems{
            {yaml::Severity::Error, "castle.yaml", 3, 1, "code", std::string("there is no ") + trap}};
        const test::Answer look(
            [this](QDialog& dialog)
            {
                QTest::qWait(20);
                const QStringList found = markupIn(dialog);
                const auto* tree = dialog.findChild<QAbstractItemView*>();
                const QString tip = tree->model()->index(0, 1).data(Qt::ToolTipRole).toString();
                dialog.reject();
                QCOMPARE(found, QStringList());
                QVERIFY2(!tip.contains("<img"), qPrintable(tip));
            });
        app::ProblemsDialog(trap, problems, window_.get()).exec();
        QVERIFY(look.asked());
    }

    void aPictureOfItIsOneThatReadersOpen()
    {
        const QString svg = castle_->folder() + "/castle.svg";
        editor::Picture picture;
        picture.map = &window_->document().map();
        picture.palette = window_->document().palette();
        QVERIFY(editor::renderSvg(picture, svg));
        QXmlStreamReader xml(test::readAll(svg));
        QStringList elements;
        QString title;
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement)
            {
                elements += xml.name().toString();
                if (xml.name() == u"title")
                    title = xml.readElementText();
            }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(title, QString(trap));
        QVERIFY(!elements.contains("script"));
    }
};

QTEST_MAIN(TestWindowHostile)
#include "tst_window_hostile.moc"

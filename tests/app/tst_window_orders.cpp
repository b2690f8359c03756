// Orders of the kinds that games of one day have, given at the window by the keyboard alone and by the mouse alone, and
// what each takes.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/play/codec.h"
#include "referee/order_draft.h"
#include "support_dictation.h"
#include "support_main.h"
#include "support_places.h"
#include "support_window.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QTest>

#include <map>
#include <set>

namespace tst_window_orders
{

using namespace merlon;

namespace
{

/// Of each kind so many in a game.
constexpr int enough = 2;

/// What an order of a kind took at most, and how many were given.
struct Count
{
    int most = 0;
    int given = 0;
};

/// The dialogs that ask for a word of the referee's have tests of their own.
bool isPlain(const play::Played& played)
{
    return !played.given.ruled();
}

} // namespace

class TestWindowOrders : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<QTemporaryDir> castle_;
    std::unique_ptr<app::MainWindow> window_;
    std::map<QString, std::map<std::string, Count>> counts_; ///< by the tool, then by the kind

    referee::RefereeSession& session() const { return window_->session(); }

    /// The scenario of that folder and its game, on a copy.
    void open(const QString& folder)
    {
        window_.reset();
        castle_ = std::make_unique<QTemporaryDir>();
        const QDir from(test::inSource(u"scenarios/") + folder);
        const QString scenario = folder + ".scenario.yaml";
        for (const QString& file : {scenario, folder + ".map.yaml"})
            QVERIFY(QFile::copy(from.filePath(file), castle_->filePath(file)));
        QVERIFY(QFile::copy(from.filePath("played.journal.yaml"), castle_->filePath(scenario + ".journal.yaml")));
        window_ = test::windowOn(castle_->filePath(scenario));
        QVERIFY(window_);
        QVERIFY2(session().canUndo(), qPrintable(session().journalProblem()));
    }

    /// The lines of a few orders of each kind, the last of the game first: what is behind an order is taken back when
    /// it is given anew.
    std::vector<int> chosen() const
    {
        std::map<std::string_view, int> taken;
        std::vector<int> lines;
        auto inForce = session().fold().inForce();
        std::ranges::reverse(inForce);
        for (const int line : inForce)
        {
            const auto& entry = session().journal().entries[static_cast<std::size_t>(line)];
            const auto* played = std::get_if<play::Played>(&entry.what);
            if (played != nullptr && isPlain(*played) && taken[played->order.kind] < enough)
            {
                ++taken[played->order.kind];
                lines.push_back(line);
            }
        }
        return lines;
    }

    /// What is wrong with it, or nothing.
    QString giveAnew(test::Hands& hands, int line)
    {
        const auto entry = session().journal().entries[static_cast<std::size_t>(line)];
        auto played = std::get<play::Played>(entry.what);
        const play::Game before = session().fold().before(line);
        const play::Game after = session().fold().after(line);
        const auto inForce = session().fold().inForce();
        const auto at = std::ranges::find(inForce, line);
        const int last =
            at == inForce.begin() ? 0 : session().journal().entries[static_cast<std::size_t>(*std::prev(at))].number;
        if (!session().backTo(last) || !(session().game() == before))
            return "the game does not go back before it";
        const test::Dictation dictation(hands);
        if (!dictation.offers(played.order))
            return {};
        hands.comeBack();
        hands.panel().ask(); // as after the order before
        hands.startCounting();
        if (!dictation.give(played))
            return "it cannot be given";
        if (!(session().game() == after))
            return "it leads to another game";
        Count& count = counts_[hands.tool()][played.order.kind];
        ++count.given;
        count.most = std::max(count.most, hands.pressed());
        return hands.pressed() > hands.most() ? QString("%1 %2").arg(hands.pressed()).arg(hands.tool()) : QString();
    }

    void referee(test::Hands& hands)
    {
        QStringList wrong;
        for (const int line : chosen())
        {
            const bool failedBefore = QTest::currentTestFailed();
            const QString fault = giveAnew(hands, line);
            if (fault.isEmpty() && QTest::currentTestFailed() == failedBefore)
                continue;
            const auto& entry = session().journal().entries[static_cast<std::size_t>(line)];
            const std::string order =
                play::orderText(std::get<play::Played>(entry.what).order, play::namesOf(*session().setting()));
            const auto* draft = session().draft();
            const std::string said =
                draft != nullptr ? play::orderText(draft->order(), play::namesOf(*session().setting())) : "nothing";
            wrong += QString("line %1, %2: %3 (at the window: %4)")
                         .arg(entry.number)
                         .arg(QString::fromStdString(order), fault, QString::fromStdString(said));
            session().clear();
        }
        QVERIFY2(wrong.isEmpty(), wrong.join('\n').toUtf8());
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useTheme("light");
        app::useLanguage("en");
        QApplication::setDoubleClickInterval(20);
    }
    void init() { QSettings().clear(); }
    void cleanup() { window_.reset(); }

    void byHand_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<bool>("keys");
        for (const char* folder : {"valserra-escalade", "harrowmere-breach", "montcorbier-raid", "roccafosca-siege",
                                   "rochelaure-relief", "norman-gate"})
            for (const bool keys : {true, false})
                QTest::addRow("%s by %s", folder, keys ? "keys" : "mouse") << folder << keys;
    }
    void byHand()
    {
        QFETCH(QString, folder);
        QFETCH(bool, keys);
        open(folder);
        if (QTest::currentTestFailed())
            return;
        test::Keys keyboard(*window_);
        test::Mouse mouse(*window_);
        referee(keys ? static_cast<test::Hands&>(keyboard) : mouse);
    }

    /// Nothing is to be chosen of it but the die.
    void whatIsOwedIsAskedForAtOnce()
    {
        open("roccafosca-siege");
        const auto inForce = session().fold().inForce();
        int treated = 0;
        for (std::size_t i = 1; i < inForce.size(); ++i)
        {
            const auto& entries = session().journal().entries;
            const auto* played = std::get_if<play::Played>(&entries[static_cast<std::size_t>(inForce[i])].what);
            if (played == nullptr || played->order.kind != "treat")
                continue;
            QVERIFY(session().backTo(entries[static_cast<std::size_t>(inForce[i - 1])].number));
            ++treated;
            QVERIFY(session().wantsDie());
            QCOMPARE(session().order().kind, std::string("treat"));
        }
        QVERIFY(treated > 0);
    }

    void manyKindsWereGiven()
    {
        for (const auto& [tool, counts] : counts_)
        {
            int all = 0;
            for (const auto& [kind, count] : counts)
            {
                all += count.given;
                qInfo("%s: %d %s", kind.c_str(), count.most, qPrintable(tool));
            }
            qInfo("%d orders by %s", all, qPrintable(tool));
            QVERIFY2(counts.size() >= 22, QByteArray::number(static_cast<int>(counts.size())));
        }
    }
};

LIST_TEST(TestWindowOrders)

} // namespace tst_window_orders

#include "tst_window_orders.moc"

#include "support_main.h"
#include "support_mime.h"

#include <QTest>

namespace tst_mime
{

using namespace merlon;

/// A file manager knows every kind of file that Merlon reads, and opens with it those that it shows.
class TestMime : public QObject
{
    Q_OBJECT

private slots:
    void theDesktopKnowsEveryKind() { QCOMPARE(test::unknownToDesktop(), QStringList()); }

    void theDesktopKnowsNoOther()
    {
        QStringList known = test::mimeTypes().keys();
        for (const io::Reader& reader : io::readers())
            known.removeAll(test::mimeTypeOf(reader.kind));
        QCOMPARE(known, QStringList("application/x-merlon-archive")); // of scenarios, whatever is in it
        QVERIFY(test::typesOpened().contains(known.front()));
        QStringList opened = test::typesOpened();
        for (const QString& type : test::mimeTypes().keys())
            opened.removeAll(type);
        QCOMPARE(opened, QStringList());
    }
};

LIST_TEST(TestMime)

} // namespace tst_mime

#include "tst_mime.moc"

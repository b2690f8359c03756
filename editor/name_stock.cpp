#include "editor/name_stock.h"

#include "core/io/files.h"
#include "core/map/text_rules.h"
#include "editor/paths.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace merlon::editor
{
namespace
{

struct NameStocks
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::NameStocks)

public:
    static std::vector<NameStock> shipped()
    {
        //: stocks of names for counters
        return {{QStringLiteral("castilian"), tr("Castilian names"), {}},
                {QStringLiteral("english"), tr("English names"), {}},
                {QStringLiteral("french"), tr("French names"), {}},
                {QStringLiteral("italian"), tr("Italian names"), {}},
                {QStringLiteral("normans"), tr("Norman names"), {}},
                {QStringLiteral("welsh"), tr("Welsh names"), {}}};
    }
    static QString own() { return tr("My own names"); }
};

QString ownFile()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("names.txt"));
}

/// One a line; what no file may hold as a name is left out.
QStringList namesIn(const QByteArray& text)
{
    QStringList names;
    for (const QString& line : QString::fromUtf8(text).split('\n'))
        if (const QString name = line.simplified();
            !name.isEmpty() && name.size() <= static_cast<int>(Longest::Name) && !names.contains(name))
            names << QString::fromStdString(holdable(name.toStdString()));
    return names;
}

QByteArray shippedText(const QString& id)
{
    QFile file(":/merlon/names/" + id + ".txt");
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

std::vector<NameStock> nameStocks()
{
    std::vector<NameStock> stocks = NameStocks::shipped();
    for (NameStock& one : stocks)
        one.names = namesIn(shippedText(one.id));
    const auto own = io::readFile(fsPath(ownFile()));
    stocks.push_back(
        {QStringLiteral("own"), NameStocks::own(), own ? namesIn(QByteArray::fromStdString(*own)) : QStringList()});
    return stocks;
}

bool keepOwnNames(const QStringList& names)
{
    QDir().mkpath(QFileInfo(ownFile()).path());
    const QStringList kept = namesIn(names.join('\n').toUtf8());
    return io::writeFile(fsPath(ownFile()), (kept.join('\n') + '\n').toStdString(), io::Links::Refuse).has_value();
}

QStringList freshNames(const QStringList& stock, const QStringList& taken, int count)
{
    QStringList names;
    for (int round = 1; names.size() < count && !stock.isEmpty(); ++round)
        for (const QString& name : stock)
            if (const QString one = round == 1 ? name : name + ' ' + QString::number(round);
                names.size() < count && !taken.contains(one))
                names << one;
    return names;
}

} // namespace merlon::editor

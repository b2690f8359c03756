#include "editor/dragged_rows.h"

#include <QCoreApplication>
#include <QMimeData>
#include <QString>

namespace merlon::editor
{
namespace
{

const QString rows = QStringLiteral("application/x-merlon-counters");

} // namespace

QMimeData* draggedRows(const std::vector<std::uint32_t>& keys)
{
    QByteArray text = QByteArray::number(QCoreApplication::applicationPid());
    for (const std::uint32_t key : keys)
        text += ' ' + QByteArray::number(key);
    auto* data = new QMimeData;
    data->setData(rows, text);
    return data;
}

std::vector<std::uint32_t> rowsIn(const QMimeData& data)
{
    const QList<QByteArray> words = data.data(rows).split(' ');
    std::vector<std::uint32_t> keys;
    if (words.front().toLongLong() == QCoreApplication::applicationPid())
        for (const QByteArray& word : words.mid(1))
            keys.push_back(word.toUInt());
    return keys;
}

} // namespace merlon::editor

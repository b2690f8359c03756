#include "translations/diagnostics.h"

#include "core/yaml/quote.h"
#include "tell.h"
#include "translations/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace merlon::words
{
namespace
{

constexpr std::size_t longest = 1000; ///< characters, whatever of a file it holds

QString translated(const yaml::Sentence& sentence)
{
    return QCoreApplication::translate("Diagnostics", std::string(sentence.text).c_str(),
                                       std::string(sentence.id).c_str());
}

QString argument(const yaml::Argument& one, Names names)
{
    if (const yaml::Named& thing = one.named(); !thing.inFiles.empty())
        return names == Names::InFiles ? QString::fromStdString(thing.inFiles) : name(thing);
    if (!one.term().word.empty())
        return word(one.term().book, one.term().group, one.term().word);
    return one.message().sentence != nullptr ? sentence(one.message(), names) : QString::fromStdString(one.text());
}

/// In one pass: what stands in a hole may look like a hole itself.
QString filled(const yaml::Message& message, Names names)
{
    static const QRegularExpression hole("\\{([a-z]+)\\}");
    const QString pattern = translated(*message.sentence);
    QString out;
    qsizetype done = 0;
    for (auto found = hole.globalMatch(pattern); found.hasNext();)
    {
        const auto match = found.next();
        const auto at = std::ranges::find(message.sentence->holes, match.captured(1).toStdString());
        if (at == message.sentence->holes.end())
            continue;
        const auto index = static_cast<std::size_t>(at - message.sentence->holes.begin());
        out += pattern.mid(done, match.capturedStart() - done) + argument(message.arguments[index], names);
        done = match.capturedEnd();
    }
    return out + pattern.mid(done);
}

QString placeOf(const yaml::Diagnostic& diagnostic)
{
    const QString file = QString::fromStdString(diagnostic.file);
    return diagnostic.line > 0
               ? QString("%1:%2:%3")
                     .arg(file, QString::number(diagnostic.line), QString::number(std::max(1, diagnostic.column)))
               : file;
}

template <class Line>
QString lineOf(const yaml::Diagnostic& diagnostic)
{
    return filled(Line{.place = placeOf(diagnostic).toStdString(), .said = diagnostic.message, .code = diagnostic.code},
                  Names::InFiles);
}

} // namespace

QString sentence(const yaml::Message& message, Names names)
{
    if (message.sentence == nullptr)
        return {};
    return QString::fromStdString(yaml::shortened(filled(message, names).toStdString(), longest));
}

QString name(const yaml::Named& thing)
{
    if (!thing.name.empty())
        return QString::fromStdString(thing.name.in(language()));
    if (thing.kind.word.empty())
        return QString::fromStdString(thing.inFiles);
    const QString kind = word(thing.kind.book, thing.kind.group, thing.kind.word);
    return thing.number.empty() ? kind : kind + QChar(' ') + QString::fromStdString(thing.number);
}

QString toText(const yaml::Diagnostic& diagnostic)
{
    switch (diagnostic.severity)
    {
    case yaml::Severity::Error:
        return lineOf<tell::line_error>(diagnostic);
    case yaml::Severity::Warning:
        return lineOf<tell::line_warning>(diagnostic);
    case yaml::Severity::Note:
        break;
    }
    return lineOf<tell::line_note>(diagnostic);
}

} // namespace merlon::words

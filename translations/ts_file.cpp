#include "translations/ts_file.h"

#include "core/io/files.h"
#include "tell.h"

#include <QXmlStreamReader>

namespace merlon::i18n
{
namespace
{

State stateOf(QStringView type, const QStringList& forms)
{
    if (type == u"vanished" || type == u"obsolete")
        return State::Stale;
    if (forms.join(QString()).trimmed().isEmpty())
        return State::Missing;
    return type == u"unfinished" ? State::Unfinished : State::Translated;
}

void readTranslation(QXmlStreamReader& xml, Message& message)
{
    const QString type = xml.attributes().value("type").toString();
    message.line = static_cast<int>(xml.lineNumber());
    QString text;
    while (!xml.atEnd() && !(xml.isEndElement() && xml.name() == u"translation"))
    {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"numerusform")
            message.forms += xml.readElementText();
        else if (xml.isCharacters())
            text += xml.text();
    }
    if (!message.counted)
        message.forms = {text};
    message.state = stateOf(type, message.forms);
}

Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    message.context = context;
    message.counted = xml.attributes().value("numerus") == u"yes";
    while (xml.readNextStartElement())
    {
        if (xml.name() == u"source")
            message.source = xml.readElementText();
        else if (xml.name() == u"comment")
            message.comment = xml.readElementText();
        else if (xml.name() == u"translation")
            readTranslation(xml, message);
        else
            xml.skipCurrentElement();
    }
    return message;
}

} // namespace

tl::expected<TextFile, yaml::Diagnostic> readTs(const QString& path)
{
    const auto content = io::readFile(path.toStdString());
    if (!content)
        return tl::unexpected(content.error());
    QXmlStreamReader xml(QByteArray::fromStdString(*content));
    TextFile texts{path, {}, {}};
    QString context;
    while (!xml.atEnd())
    {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"TS")
            texts.language = xml.attributes().value("language").left(2).toString();
        else if (xml.isStartElement() && xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.isStartElement() && xml.name() == u"message")
            texts.messages.push_back(readMessage(xml, context));
    }
    if (!xml.hasError())
        return texts;
    return tl::unexpected(yaml::diagnostic(yaml::Severity::Error, path.toStdString(),
                                           tell::xml{.why = xml.errorString().toStdString()},
                                           static_cast<int>(xml.lineNumber()), static_cast<int>(xml.columnNumber())));
}

TextFile sourcesOf(const TextFile& file)
{
    TextFile english{file.path, "en", {}};
    for (const Message& message : file.messages)
        if (!message.counted && message.state != State::Stale)
        {
            english.messages.push_back(message);
            english.messages.back().forms = {message.source};
            english.messages.back().state = State::Translated;
        }
    return english;
}

} // namespace merlon::i18n

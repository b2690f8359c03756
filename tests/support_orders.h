#pragma once

#include "core/systems.h"

#include <QStringList>

#include <yaml-cpp/yaml.h>

/// What `merlonctl orders --format yaml` says of the fields of every kind, beside the kinds themselves.
namespace merlon::test
{

inline std::string sortName(play::Sort sort)
{
    switch (sort)
    {
    case play::Sort::Flag:
        return "true or false";
    case play::Sort::Number:
        return "number";
    case play::Sort::Text:
        return "text";
    case play::Sort::Word:
        return "word";
    case play::Sort::Thing:
        return "thing";
    case play::Sort::Hex:
        return "hex";
    case play::Sort::Side:
        return "side";
    case play::Sort::Place:
        return "place";
    case play::Sort::Pose:
        return "pose";
    case play::Sort::Point:
        return "point";
    case play::Sort::Length:
        return "length";
    case play::Sort::Day:
        return "day";
    case play::Sort::Moment:
        return "moment";
    case play::Sort::Seal:
        return "seal";
    case play::Sort::Row:
        return "row";
    }
    return {};
}

/// What is said otherwise than it is, a line each: "drill order plant at: note".
inline void compareFields(QStringList& wrong, const QString& where, std::span<const play::Field> fields,
                          const YAML::Node& said)
{
    if ((said ? said.size() : 0) != fields.size())
    {
        wrong << where + QStringLiteral(": other fields");
        return;
    }
    for (std::size_t i = 0; i < fields.size(); ++i)
    {
        const play::Field& field = fields[i];
        const YAML::Node one = said[i];
        const QString name = where + ' ' + QString::fromUtf8(field.key.data(), qsizetype(field.key.size()));
        const auto sort = one["sort"].as<std::string>();
        if (one["key"].as<std::string>() != field.key || sort != sortName(field.sort))
            wrong << name + QStringLiteral(": ") + QString::fromStdString(sort);
        if (field.of != nullptr)
            compareFields(wrong, name, field.of().fields, one["fields"]);
    }
}

/// Of a program that knows the systems that this one is linked with.
inline QStringList wrongFields(const QByteArray& yaml)
{
    QStringList wrong;
    const YAML::Node all = YAML::Load(yaml.toStdString());
    const auto compare = [&](const play::System& system, const std::string& what, const play::Kind& kind)
    {
        const QString where =
            QString::fromStdString(std::string(system.id()) + ' ' + what + ' ' + std::string(kind.key));
        for (const YAML::Node& one : all)
            if (one["system"].as<std::string>() == system.id() && one[what] && one[what].as<std::string>() == kind.key)
                return compareFields(wrong, where, kind.fields, one["fields"]);
        if (!kind.fields.empty())
            wrong << where + QStringLiteral(": not told");
    };
    for (const play::System* system : systems())
    {
        for (const play::Kind* kind : system->orders())
            compare(*system, "order", *kind);
        for (const play::Kind* kind : system->effects())
            compare(*system, "effect", *kind);
        compare(*system, "option", system->options());
        compare(*system, "fact", system->facts());
        compare(*system, "counter", system->pieces());
    }
    return wrong;
}

} // namespace merlon::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/worked_example.h"

#include "engine/json/object_reader.h"

namespace tableside::rules {

namespace {

Json member(const Json &json, const char *key, const Json &fallback)
{
    return json.is_object() ? json.value(key, fallback) : fallback;
}

ExampleStep readStep(ObjectReader &example, const Json &json)
{
    ObjectReader reader(json, "a step");
    ExampleStep step;
    step.action = member(json, "action", nullptr);
    step.events = reader.array_or_empty("events");
    step.then = member(json, "then", Json::object());
    if (reader.has("refused")) {
        ObjectReader refused(json["refused"], "\"refused\"");
        step.refusedReason = QString::fromStdString(refused.text("reason"));
        step.refusedRule = QString::fromStdString(refused.text("rule"));
        if (refused.failed())
            reader.fail(refused.cause());
        if (!step.events.empty() || !step.then.empty())
            reader.fail("a refused step has no outcome");
    } else if (step.events.empty() && step.then.empty()) {
        reader.fail("a step claims nothing");
    }
    if (reader.failed())
        example.fail(reader.cause());
    return step;
}

} // namespace

std::vector<WorkedExample> examplesFromJson(const QString &file, const QString &game, const Json &json, QList<Problem> &problems)
{
    std::vector<WorkedExample> examples;
    if (!json.is_array())
        problems.append({file, 0, QStringLiteral("a list of examples is needed")});
    for (const Json &entry : json.is_array() ? json : Json::array()) {
        ObjectReader reader(entry, "an example");
        WorkedExample example;
        example.id = QString::fromStdString(reader.text("id"));
        example.game = game;
        example.file = file;
        example.position = member(entry, "position", nullptr);
        for (const Json &rule : reader.array("rules"))
            example.rules << QString::fromStdString(rule.is_string() ? rule.get<std::string>() : std::string());
        for (const Json &step : reader.array("steps"))
            example.steps.push_back(readStep(reader, step));
        if (reader.failed())
            problems.append({file, 0, QStringLiteral("%1: %2").arg(example.id, QString::fromStdString(reader.cause()))});
        examples.push_back(std::move(example));
    }
    return examples;
}

} // namespace tableside::rules

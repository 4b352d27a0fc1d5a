// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/worked_example.h"

#include "app/rules/text/json_file.h"

namespace tableside::rules {

namespace {

ExampleStep readStep(const Json &json)
{
    ExampleStep step;
    step.action = json.at("action");
    step.events = json.value("events", Json::array_t());
    step.then = json.value("then", Json::object());
    if (json.contains("refused")) {
        step.refusedReason = stringOf(json["refused"].at("reason"));
        step.refusedRule = stringOf(json["refused"].at("rule"));
    }
    return step;
}

} // namespace

WorkedExample exampleFromJson(const QString &game, const Json &json)
{
    WorkedExample example;
    example.id = stringOf(json.at("id"));
    example.game = game;
    example.rules = stringsOf(json.at("rules"));
    example.position = json.at("position");
    for (const Json &step : json.at("steps").get<Json::array_t>())
        example.steps.push_back(readStep(step));
    return example;
}

} // namespace tableside::rules

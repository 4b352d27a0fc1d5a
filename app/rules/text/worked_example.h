// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The data of a worked example: a position, the actions, and the effects that the tests expect. The data are read from
// resources/rules/examples and have the JSON formats of the engine's observations and records.
#pragma once

#include "app/rules/text/rules_text.h"

#include "engine/json/json_line.h"

namespace tableside::rules {

struct ExampleStep
{
    Json action;           ///< The action in the format of records, including its seat.
    QString refusedReason; ///< The reason code with which the engine refuses the action; empty if the action is legal.
    QString refusedRule;
    Json events; ///< Events that the action must cause, in this order, as a list in the format of records.
    Json then;   ///< The JSON members that seat 0's observation must have after the action.

    bool isRefused() const { return !refusedReason.isEmpty(); }
};

struct WorkedExample
{
    QString id;
    QString game;
    QStringList rules;
    Json position;
    std::vector<ExampleStep> steps;
};

/// Parses one example of a file. Throws Json::exception if a required member is missing or a member has the wrong type.
WorkedExample exampleFromJson(const QString &game, const Json &json);

} // namespace tableside::rules

// The data of a worked example: a position, what is done, and what the text says comes of it. Read from
// resources/rules/examples; the formats are those of the engine's observations and records.
#pragma once

#include "app/rules/rules_text.h"

#include "engine/json/json_line.h"

namespace tableside::rules {

struct ExampleStep
{
    Json action;           ///< As in a record, with its seat.
    QString refusedReason; ///< Why the engine refuses it; empty when it accepts.
    QString refusedRule;
    Json events;           ///< A list: those of a record that must happen, in this order.
    Json then;             ///< An object: what an onlooker must see afterwards.

    bool isRefused() const { return !refusedReason.isEmpty(); }
};

struct WorkedExample
{
    QString id;
    QString game;
    QString file;
    QStringList rules;
    Json position;
    std::vector<ExampleStep> steps;
};

/// The examples of a file. What is wrong is added to `problems`.
std::vector<WorkedExample> examplesFromJson(const QString &file, const QString &game, const Json &json,
                                            QList<Problem> &problems);

} // namespace tableside::rules

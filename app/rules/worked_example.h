// The data of a worked example: a position, the actions, and their effects according to the text. The data is in
// resources/rules/examples, in the formats of the engine's observations and records.
#pragma once

#include "app/rules/rules_text.h"

#include "engine/json/json_line.h"

namespace tableside::rules {

struct ExampleStep
{
    Json action;           ///< An action in the format of a record, with its seat.
    QString refusedReason; ///< The reason why the engine refuses the action; empty if it accepts.
    QString refusedRule;
    Json events;           ///< A list of record events that must happen, in this order.
    Json then;             ///< An object with what an observer must see afterwards.

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

/// Returns the examples of a file; errors are added to `problems`.
std::vector<WorkedExample> examplesFromJson(const QString &file, const QString &game, const Json &json,
                                            QList<Problem> &problems);

} // namespace tableside::rules

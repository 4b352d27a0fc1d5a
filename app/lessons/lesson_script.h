// The data of a lesson: positions, one after the other, and in each what the learner does there, what is said to it, and
// what the others do. Read from resources/lessons (see its README.md); positions, actions and events are written as in the
// worked examples of the rules.
#pragma once

#include "app/rules/rules_text.h"

#include "engine/json/json_line.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tableside {

/// What is said to a try that the rules allow, or refuse, but that is not what is taught.
struct LessonObjection
{
    Json action;  ///< Some members of an action; whatever has them is meant.
    QString say;  ///< The sentence's id.
    QString rule; ///< Behind it; empty for none.
};

struct LessonStep
{
    QString say;
    QStringList point;         ///< Where: "hand:r7", "row:0", "draw", "call", "catch:1", "color:b", or the name of a button.
    std::vector<Json> accepts; ///< Actions of the learner; none where there is only something to read.
    std::vector<LessonObjection> objections;
    std::vector<Json> then; ///< What the others do then, as in a record.
    Json events;            ///< What must come of the first accepted action and of that, in this order.

    bool isTold() const { return accepts.empty(); }
};

/// One thing at a time, in a position of its own.
struct LessonScene
{
    QString id; ///< "dos/single"; "dos/single/title" is its title.
    QStringList rules;
    Json position;
    std::vector<Json> opening; ///< What the others do first.
    std::vector<LessonStep> steps;
};

/// The lesson of a game, "dos" or "uno"; what is wrong with it is added to `problems`.
std::vector<LessonScene> readLesson(const QString &game, QList<rules::Problem> &problems);
std::vector<LessonScene> lessonFromJson(const QString &file, const Json &json, QList<rules::Problem> &problems);

/// Whether an action has all members of the pattern; lists in any order.
bool hasMembers(const Json &action, const Json &pattern);

} // namespace tableside

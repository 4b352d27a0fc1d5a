// The data of a lesson: scenes with a position each, the learner's actions there, the instructions, and the other players'
// actions. Read from resources/lessons (see its README.md); positions, actions, and events have the format of the worked examples
// of the rules.
#pragma once

#include "app/rules/rules_text.h"

#include "engine/json/json_line.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tableside {

/// The reply to an action that is not the taught one, whether the rules allow it or not.
struct LessonObjection
{
    Json action;  ///< Some members of an action; matches every action that has these.
    QString say;  ///< The id of the reply.
    QString rule; ///< The id of the rule behind the reply; empty for none.
};

/// A step of a scene: an instruction and the actions that complete it.
struct LessonStep
{
    /// The id of the instruction.
    QString say;
    QStringList point;         ///< Targets: "hand:r7", "row:0", "draw", "call", "catch:1", "color:b", or a button's name.
    std::vector<Json> accepts; ///< The actions that complete the step; empty if there is only text to read.
    std::vector<LessonObjection> objections;
    std::vector<Json> then; ///< The other players' actions after the step, as in a record.
    Json events;            ///< The events expected from the first accepted action and `then`, in this order.

    bool isTold() const { return accepts.empty(); }
};

/// A scene, which teaches one thing in its own position.
struct LessonScene
{
    QString id; ///< The id, such as "dos/single"; the title's id is "dos/single/title".
    QStringList rules;
    Json position;
    std::vector<Json> opening; ///< The other players' actions before the first step.
    std::vector<LessonStep> steps;
};

/// Reads the lesson of a game ("dos" or "uno") and appends errors in it to \p problems.
std::vector<LessonScene> readLesson(const QString &game, QList<rules::Problem> &problems);
std::vector<LessonScene> lessonFromJson(const QString &file, const Json &json, QList<rules::Problem> &problems);

/// Returns whether \p action has all members of \p pattern with equal values. The order of lists is ignored.
bool hasMembers(const Json &action, const Json &pattern);

} // namespace tableside

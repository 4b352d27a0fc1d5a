// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The data of a lesson: scenes, each with a position, instructions, the learner's actions, and the other players' actions. The
// data are read from resources/lessons (see its README.md); positions, actions, and events have the same JSON format as the
// worked examples of the rules.
#pragma once

#include "engine/json/json_line.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tableside {

/// The reply to an action that is wrong or too early in the lesson. The rules of the game may allow the action.
struct LessonObjection
{
    Json action;  ///< A pattern that matches every action with these members and values.
    QString say;  ///< The id of the sentence that is the reply.
    QString rule; ///< The id of the rule that explains the reply; empty for none.
};

/// A step of a scene: an instruction, and the actions that complete the step.
struct LessonStep
{
    /// The id of the sentence that is the instruction.
    QString say;
    QStringList point;         ///< Items to highlight: "hand:r7", "row:0", "draw", "call", "catch:1", "color:b", or a button.
    std::vector<Json> accepts; ///< The actions that complete the step; empty if the learner only reads the text.
    std::vector<LessonObjection> objections;
    std::vector<Json> then; ///< The other players' actions after the step, in the format of records.
    Json events;            ///< Events that must happen, in this order, after `accepts[0]` and `then`. Only for tests.

    bool isReadOnly() const { return accepts.empty(); }
};

/// A scene of a lesson, which teaches one thing in a prepared position.
struct LessonScene
{
    QString id; ///< The id, such as "dos/single"; the sentence with the id "dos/single/title" is the title.
    QStringList rules;
    Json position;
    std::vector<Json> opening; ///< The other players' actions before the first step.
    std::vector<LessonStep> steps;
};

/// Returns the resource path of a game's lesson ("dos" or "uno"), a JSON file with a list of scenes.
QString lessonFile(const QString &game);
std::vector<LessonScene> readLesson(const QString &game);
/// Parses one scene. Throws Json::exception if a required member is missing or a member has the wrong type; the tests check all
/// scenes.
LessonScene sceneFromJson(const Json &json);

/// Returns whether \p action has all members of \p pattern with equal values, ignoring the order of elements in lists.
bool hasMembers(const Json &action, const Json &pattern);

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lessons/lesson_script.h"

#include "app/rules/text/json_file.h"
#include <algorithm>

namespace tableside {

namespace {

/// Returns the full id of a sentence: in the scene "dos/single", the name "match" becomes "dos/single/match".
QString sentenceOf(const LessonScene &scene, const Json &name)
{
    return scene.id + QLatin1Char('/') + rules::stringOf(name);
}

LessonObjection readObjection(const LessonScene &scene, const Json &json)
{
    LessonObjection objection;
    objection.action = json.at("action").get<Json::object_t>();
    objection.say = sentenceOf(scene, json.at("say"));
    objection.rule = QString::fromStdString(json.value("rule", ""));
    return objection;
}

LessonStep readStep(const LessonScene &scene, const Json &json)
{
    LessonStep step;
    step.say = sentenceOf(scene, json.at("say"));
    step.point = rules::stringsOf(json.value("point", Json::array()));
    step.accepts = json.value("accept", Json::array_t());
    for (const Json &objection : json.value("not", Json::array_t()))
        step.objections.push_back(readObjection(scene, objection));
    step.then = json.value("then", Json::array_t());
    step.events = json.value("events", Json::array_t());
    return step;
}

} // namespace

QString lessonFile(const QString &game)
{
    return QStringLiteral(":/tableside/lessons/%1.json").arg(game);
}

std::vector<LessonScene> readLesson(const QString &game)
{
    std::vector<LessonScene> scenes;
    const Json file = rules::readJson(lessonFile(game));
    for (const Json &scene : rules::arrayOf(file))
        scenes.push_back(sceneFromJson(scene));
    return scenes;
}

LessonScene sceneFromJson(const Json &json)
{
    LessonScene scene;
    scene.id = rules::stringOf(json.at("id"));
    scene.rules = rules::stringsOf(json.value("rules", Json::array()));
    scene.position = json.at("position");
    scene.opening = json.value("opening", Json::array_t());
    for (const Json &step : rules::arrayOf(json.at("steps")))
        scene.steps.push_back(readStep(scene, step));
    return scene;
}

bool hasMembers(const Json &action, const Json &pattern)
{
    const auto sorted = [](Json value) {
        if (value.is_array())
            std::sort(value.begin(), value.end());
        return value;
    };
    return std::ranges::all_of(pattern.items(), [&](const auto &member) {
        return action.contains(member.key()) && sorted(action[member.key()]) == sorted(member.value());
    });
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lessons/lesson_script.h"

#include "app/rules/text/json_file.h"
#include "engine/json/object_reader.h"

#include <algorithm>

namespace tableside {

namespace {

QString text(const std::string &bytes)
{
    return QString::fromStdString(bytes);
}

QStringList texts(const std::vector<std::string> &list)
{
    QStringList texts;
    for (const std::string &entry : list)
        texts << text(entry);
    return texts;
}

/// Returns the full id of a sentence: in the scene "dos/single", the name "match" becomes "dos/single/match".
QString sentenceOf(const LessonScene &scene, const std::string &name)
{
    return scene.id + QLatin1Char('/') + text(name);
}

LessonObjection readObjection(const LessonScene &scene, const Json &json, ObjectReader &step)
{
    ObjectReader reader(json, "an objection");
    LessonObjection objection;
    objection.action = reader.object("action");
    objection.say = sentenceOf(scene, reader.text("say"));
    if (reader.has("rule"))
        objection.rule = text(reader.text("rule"));
    if (reader.failed())
        step.fail(reader.cause());
    return objection;
}

LessonStep readStep(const LessonScene &scene, const Json &json, ObjectReader &lesson)
{
    ObjectReader reader(json, "a step");
    LessonStep step;
    step.say = sentenceOf(scene, reader.text("say"));
    step.point = texts(reader.texts_or_empty("point"));
    for (const Json &action : reader.array_or_empty("accept"))
        step.accepts.push_back(action);
    for (const Json &objection : reader.array_or_empty("not"))
        step.objections.push_back(readObjection(scene, objection, reader));
    for (const Json &action : reader.array_or_empty("then"))
        step.then.push_back(action);
    step.events = reader.array_or_empty("events");
    if (reader.failed())
        lesson.fail(reader.cause());
    return step;
}

} // namespace

std::vector<LessonScene> lessonFromJson(const QString &file, const Json &json, QList<rules::Problem> &problems)
{
    std::vector<LessonScene> scenes;
    if (!json.is_array())
        problems.append({file, 0, QStringLiteral("a list of scenes is needed")});
    for (const Json &entry : json.is_array() ? json : Json::array()) {
        ObjectReader reader(entry, "a scene");
        LessonScene &scene = scenes.emplace_back();
        scene.id = text(reader.text("id"));
        scene.rules = texts(reader.texts_or_empty("rules"));
        scene.position = reader.object("position");
        for (const Json &action : reader.array_or_empty("opening"))
            scene.opening.push_back(action);
        for (const Json &step : reader.array("steps"))
            scene.steps.push_back(readStep(scene, step, reader));
        if (scene.steps.empty() || !scene.steps.back().isReadOnly())
            reader.fail("the last step has something to do: nothing would lead on");
        if (reader.failed())
            problems.append({file, 0, QStringLiteral("%1: %2").arg(scene.id, text(reader.cause()))});
    }
    return scenes;
}

std::vector<LessonScene> readLesson(const QString &game, QList<rules::Problem> &problems)
{
    const QString file = QStringLiteral(":/tableside/lessons/%1.json").arg(game);
    const std::optional<Json> json = rules::readJson(file, problems);
    return json ? lessonFromJson(file, *json, problems) : std::vector<LessonScene>();
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

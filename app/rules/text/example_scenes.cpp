// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/rules/text/example_scenes.h"

#include "app/rules/text/example_position.h"

#include "engine/core/game_list.h"

namespace tableside::rules {

namespace {

QString qt(const Json &json)
{
    return json.is_string() ? QString::fromStdString(json.get<std::string>()) : QString();
}

QStringList cardsOf(const Json &json, const char *key)
{
    QStringList cards;
    for (const Json &card : json.value(key, Json::array()))
        cards << qt(card);
    return cards;
}

Scene sceneOf(const Json &seen)
{
    Scene scene;
    scene.hand = cardsOf(seen, "hand");
    for (const Json &count : seen.value("counts", Json::array()))
        scene.counts << count.get<int>();
    for (const Json &entry : seen.value("row", Json::array()))
        scene.row.append({qt(entry.value("card", Json())), entry.value("matched", false), {}});
    scene.top = qt(seen.value("top", Json()));
    scene.colorCode = qt(seen.value("colour", Json()));
    scene.turn = seen.value("turn", 0);
    scene.isOver = seen.value("phase", std::string()) == "over";
    return scene;
}

/// Adds the cards that were played on matched row cards in DOS. An observation only contains which row cards are matched, so the
/// played cards are taken from \p action and from the scene before it. At the end of the turn, the matched row cards and the
/// cards on them are discarded (DOS-END-1), so \p after has no matched row cards and is not changed.
void keepPlayed(const Scene &before, const Json &action, Scene &after)
{
    const bool isMatch = action.value("do", std::string()) == "match";
    for (qsizetype place = 0; place < after.row.size(); ++place) {
        Scene::RowCard &entry = after.row[place];
        if (!entry.isMatched)
            continue;
        entry.played = isMatch && action.value("row", 0) == place ? cardsOf(action, "cards") : before.row.value(place).played;
    }
}

/// Sorts the hand in the order of \p before; cards that are not in \p before come last.
void keepOrder(const QStringList &before, QStringList &hand)
{
    QStringList ordered;
    for (const QString &card : before) {
        if (hand.removeOne(card))
            ordered << card;
    }
    hand = ordered + hand;
}

template <typename Game>
QList<Scene> playedScenes(const WorkedExample &example)
{
    using Codec = typename Game::Codec;
    QList<Scene> scenes;
    auto state = stateOfExample<Game>(example.position);
    if (!state)
        return scenes;
    scenes << sceneOf(Json(Codec::observation_json(Game::observe(*state, 0))));
    QStringList named;
    for (const Json &card : example.position["hands"][0])
        named << qt(card);
    keepOrder(named, scenes.last().hand);
    for (const ExampleStep &step : example.steps) {
        const auto action = Codec::record_action_from_json(step.action);
        if (!action)
            return scenes;
        typename Game::EventList events;
        static_cast<void>(Game::apply(state.value(), action->first, action->second, events)); // a refused action changes nothing
        Scene after = sceneOf(Json(Codec::observation_json(Game::observe(*state, 0))));
        keepPlayed(scenes.last(), step.isRefused() ? Json::object() : step.action, after);
        keepOrder(scenes.last().hand, after.hand);
        scenes << after;
    }
    return scenes;
}

} // namespace

QList<Scene> scenesOf(const WorkedExample &example)
{
    const std::optional<GameId> game = game_named(example.game.toStdString());
    return game ? with_game(*game, [&]<typename Game>() { return playedScenes<Game>(example); }) : QList<Scene>();
}

} // namespace tableside::rules

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that play each worked example of the rules through the engine and compare the claims of the text with the outcome.
#include "test_program.h"
#include "tests/app/row_note.h"
#include "tests/app/rules/claims.h"
#include "tests/app/rules/whole_library.h"

#include "app/rules/text/example_position.h"
#include "app/rules/text/example_scenes.h"
#include "app/rules/text/rules_library.h"

#include "engine/core/game_list.h"
#include "engine/match/match.h"

#include <QTest>

#include <tuple>

using namespace tableside;
using namespace tableside::rules;
using namespace tableside::test;

namespace {

/// A checker that plays the steps of an example and describes the first wrong claim.
template <typename Game>
class ExamplePlay
{
    using Codec = typename Game::Codec;

public:
    QString play(const WorkedExample &example)
    {
        auto state = stateOfExample<Game>(example.position);
        if (!state)
            return QString::fromStdString(state.error().cause);
        m_state = *state;
        for (std::size_t step = 0; step < example.steps.size(); ++step) {
            if (const QString wrong = playStep(example.steps[step]); !wrong.isEmpty())
                return QStringLiteral("step %1: %2").arg(step + 1).arg(wrong);
        }
        return {};
    }

private:
    QString playStep(const ExampleStep &step)
    {
        const auto action = Codec::record_action_from_json(step.action);
        if (!action)
            return QString::fromStdString(action.error().cause);
        const auto before = m_state;
        typename Game::EventList events;
        const auto reason = Game::apply(m_state, action->first, action->second, events);
        const Json refused{{"reason", Game::reason_code(reason)}, {"rule", Game::reason_rule(reason)}};
        const Json claimed{{"reason", step.isRefused() ? step.refusedReason.toStdString() : "none"},
                           {"rule", step.refusedRule.toStdString()}};
        if (refused != claimed)
            return QString::fromStdString("refused: " + refused.dump() + ", claimed: " + claimed.dump());
        if (step.isRefused())
            return m_state == before ? QString() : QStringLiteral("a refused action changed the position");
        Json told = Codec::record_action_json(action->first, action->second, before);
        if (!step.action.contains("after"))
            told.erase("after"); // Examples have no clock, and their catches come after the grace time
        if (told != step.action)
            return QString::fromStdString("the action is " + told.dump() + ", claimed: " + step.action.dump());
        const QString wrong = missingEvent(step.events, eventsInJson<Game>(events.events()));
        return wrong.isEmpty() ? wrongOutcome(step.then) : wrong;
    }

    QString wrongOutcome(const Json &claimed) const
    {
        Json seen = Codec::observation_json(Game::observe(m_state, 0));
        if (seen.contains("row")) {
            for (Json &card : seen["row"])
                card = Json(card["card"]);
        }
        if (Game::is_over(m_state))
            seen["scored"] = scored(static_cast<int>(seen["counts"].size()));
        if (agrees(claimed, seen))
            return {};
        return QString::fromStdString("claimed: " + claimed.dump() + ", found: " + seen.dump());
    }

    Json scored(int seats) const
    {
        Json json{{"winner", Game::winner(m_state)}, {"points", round_points<Game>(m_state, seats, false)}};
        for (int seat = 0; seat < seats; ++seat)
            json["hands"].push_back(Game::hand_points(m_state, seat));
        return json;
    }

    typename Game::State m_state;
};

/// Returns the first wrong claim of an example; empty if there is none.
QString played(const WorkedExample &example)
{
    const std::optional<GameId> game = game_named(example.game.toStdString());
    return game ? with_game(*game, [&]<typename Game>() { return ExamplePlay<Game>().play(example); })
                : QStringLiteral("unknown game: ") + example.game;
}

WorkedExample exampleOf(const QString &game, const QByteArray &step)
{
    const std::string position = game == QLatin1String("dos")
        ? R"({"hands":[["r7","b3","b4"],["g1"]],"row":["g7","b9"],"draw":["y1","y3"]})"
        : R"({"hands":[["r7","b3"],["g1","y2"]],"top":"r9","colour":"r","draw":["y1","y3"]})";
    return exampleFromJson(game, Json::parse(R"({"id":"x","rules":["x"],"position":)" + position + R"(,"steps":[)"
                                             + step.toStdString() + "]}"));
}

/// Returns the cards and the turn of a scene in the JSON form of an observation.
Json seenIn(const Scene &scene)
{
    const auto textsOf = [](const QStringList &cards) {
        Json texts = Json::array();
        for (const QString &card : cards)
            texts.push_back(card.toStdString());
        return texts;
    };
    Json seen{{"hand", textsOf(scene.hand)}, {"counts", Json::array()}, {"turn", scene.turn}};
    for (const int count : scene.counts)
        seen["counts"].push_back(count);
    if (scene.top.isEmpty()) {
        QStringList row;
        for (const Scene::RowCard &entry : scene.row)
            row << entry.card;
        seen["row"] = textsOf(row);
    } else {
        seen["top"] = scene.top.toStdString();
        seen["colour"] = scene.colorCode.toStdString();
    }
    return seen;
}

/// Returns all cards that were played onto row cards.
QStringList playedIn(const Scene &scene)
{
    QStringList cards;
    for (const Scene::RowCard &entry : scene.row)
        cards << entry.played;
    return cards;
}

} // namespace

class TestWorkedExamples : public QObject
{
    Q_OBJECT

private slots:
    void holds();
    void scenesShowWhatTheTextClaims();
    void handLiesInTheOrderOfTheText();
    void discardsPlayedCardsAfterTheTurn();
    void findsWrongClaims();
    void refusesImpossiblePositions();
};

void TestWorkedExamples::holds()
{
    for (const WorkedExample &example : library().examples())
        QVERIFY2(played(example).isEmpty(), qPrintable(example.id + QStringLiteral(": ") + played(example)));
}

/// The scenes that the reader shows agree with the claims of the text.
void TestWorkedExamples::scenesShowWhatTheTextClaims()
{
    for (const WorkedExample &example : library().examples()) {
        const RowNote note(example.id);
        const QList<Scene> scenes = scenesOf(example);
        QCOMPARE(scenes.size(), static_cast<qsizetype>(example.steps.size()) + 1);
        for (qsizetype step = 1; step < scenes.size(); ++step) {
            const Json seen = seenIn(scenes[step]);
            Json claimed = Json::object();
            for (const auto &[key, value] : example.steps[static_cast<std::size_t>(step) - 1].then.items()) {
                if (seen.contains(key))
                    claimed[key] = value;
            }
            QVERIFY2(agrees(claimed, seen), ("claimed: " + claimed.dump() + ", drawn: " + seen.dump()).c_str());
        }
    }
}

/// Played cards stay on the row until the turn or the round ends, and then move to the discard pile (DOS-END-1).
void TestWorkedExamples::discardsPlayedCardsAfterTheTurn()
{
    for (const WorkedExample &example : library().examples()) {
        const RowNote note(example.id);
        const QList<Scene> scenes = scenesOf(example);
        QStringList played;
        for (qsizetype step = 1; step < scenes.size(); ++step) {
            const ExampleStep &done = example.steps[static_cast<std::size_t>(step) - 1];
            const std::string kind = done.action["do"];
            if (!done.isRefused() && kind == "match") {
                for (const Json &card : done.action["cards"])
                    played << QString::fromStdString(card);
            }
            if (!done.isRefused() && (kind == "end" || scenes[step].isOver))
                played.clear();
            QCOMPARE(playedIn(scenes[step]), played);
        }
    }
}

void TestWorkedExamples::findsWrongClaims()
{
    const char *const match = R"({"action":{"seat":0,"do":"match","row":0,"cards":["r7"],"bonus":"none"},)";
    QString game = QStringLiteral("dos");
    const auto row = [&](const char *name, const QByteArray &step, const char *found) {
        const RowNote note(game + u' ' + QLatin1String(name));
        const QString wrong = played(exampleOf(game, step));
        QCOMPARE(wrong.isEmpty(), *found == '\0');
        QVERIFY2(wrong.contains(found), qPrintable(wrong));
    };
    row("right", QByteArray(match) + R"("events":[{"e":"exposed","seat":0}],"then":{"counts":[2,1]}})", "");
    row("another outcome", QByteArray(match) + R"("then":{"counts":[3,1]}})", "claimed: {\"counts\":[3,1]}, found: ");
    row("unknown member", QByteArray(match) + R"("then":{"cuonts":[2,1]}})", "claimed: {\"cuonts\":[2,1]}, found: ");
    row("another event", QByteArray(match) + R"("events":[{"e":"exposed","seat":1}]})",
        R"({"e":"exposed","seat":1} is not among [{"e":"exposed","seat":0}])");
    row("another bonus", R"({"action":{"seat":0,"do":"match","row":0,"cards":["r7"],"bonus":"single"},
        "then":{"turn":0}})", R"(the action is {"bonus":"none")");
    row("not refused", QByteArray(match) + R"("refused":{"reason":"not-your-turn","rule":"DOS-TURN-1"}})",
        R"(refused: {"reason":"none","rule":""})");
    row("refused", R"({"action":{"seat":1,"do":"draw"},"then":{"turn":0}})", R"(refused: {"reason":"not-your-turn")");
    row("for another reason", R"({"action":{"seat":1,"do":"draw"},"refused":{"reason":"x","rule":"DOS-TURN-1"}})",
        R"(refused: {"reason":"not-your-turn")");
    row("no action", R"({"action":{"seat":0,"do":"dance"},"then":{"turn":0}})", "\"do\"");

    game = QStringLiteral("uno");
    const char *const play = R"({"action":{"seat":0,"do":"play","card":"r7"},)";
    row("right", QByteArray(play) + R"("events":[{"e":"exposed","seat":0}],"then":{"top":"r7","turn":1}})", "");
    row("refused", R"({"action":{"seat":0,"do":"play","card":"b3"},"then":{"turn":1}})",
        R"(refused: {"reason":"card-does-not-match","rule":"UNO-TURN-1"})");
}

/// The hand is shown in the order of the position, which the text uses, too. Remaining cards keep their order, and drawn cards
/// follow.
void TestWorkedExamples::handLiesInTheOrderOfTheText()
{
    for (const WorkedExample &example : library().examples()) {
        const RowNote note(example.id);
        QStringList before;
        for (const Json &card : example.position["hands"][0])
            before << QString::fromStdString(card.get<std::string>());
        const QList<Scene> scenes = scenesOf(example);
        QCOMPARE(scenes.first().hand, before);
        for (const Scene &scene : scenes) {
            QStringList drawn = scene.hand;
            QStringList remaining;
            for (const QString &card : std::as_const(before)) {
                if (drawn.removeOne(card))
                    remaining << card;
            }
            QCOMPARE(scene.hand, remaining + drawn);
            before = scene.hand;
        }
    }
}

void TestWorkedExamples::refusesImpossiblePositions()
{
    const QList<std::tuple<const char *, const char *>> rows{
        {"{}", "a position needs a list \"hands\""},
        {R"({"hands":[["r7"],["b1"]],"row":["g7","b9"]})", "a position needs a list \"draw\""},
        {R"({"hands":[["r7"],["r7"]],"row":["r7","b9"],"draw":[]})", "more copies of a card than the deck has"},
        {R"({"hands":[["r7"],["r2"]],"row":["g7","b9"],"draw":[]})", "unknown card \"r2\""},
        {R"({"hands":[["r7"],["r1"]],"row":["g7","b9"],"draw":["r2"]})", "unknown card \"r2\" in \"draw\""},
        {R"({"hands":[["r7"],["b1"]],"row":["g7"],"draw":["y1"]})", "\"row\" has 1 card, but there are cards to refill it"},
    };
    for (const auto &[position, cause] : rows) {
        const auto state = stateOfExample<dos::Game>(Json::parse(position));
        QVERIFY2(!state, position);
        QVERIFY2(QString::fromStdString(state.error().cause).contains(cause), state.error().cause.c_str());
    }
}

TABLESIDE_TEST(TestWorkedExamples)

#include "tst_worked_examples.moc"

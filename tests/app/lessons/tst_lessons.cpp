// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the lessons: each is played through the engine, and at its table with the coach.
#include "test_program.h"
#include "tests/app/rules/claims.h"
#include "tests/app/rules/whole_library.h"
#include "tests/app/table/table_fixture.h"

#include "app/lessons/lesson_play.h"
#include "app/lessons/lesson_position.h"
#include "app/lessons/lesson_controller.h"
#include "app/lessons/lesson_words.h"
#include "app/rules/text/json_file.h"
#include "engine/core/game_list.h"
#include "engine/dos/json/codec.h"
#include "engine/uno/json/codec.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

namespace {

const QStringList games{QStringLiteral("dos"), QStringLiteral("uno")};

/// Returns the action with the learner's seat and, if any card may be laid, with the last card of the learner's hand.
Json wholeAction(const Json &accepted, const Json &position)
{
    Json action = accepted;
    action["seat"] = 0;
    if (action["do"] == "lay" && !action.contains("card"))
        action["card"] = position["hands"][0].back();
    return action;
}

/// A checker that plays a scene by its first accepted actions and describes the first mistake in it.
template <typename Game>
class ScenePlay
{
    using Codec = typename Game::Codec;

public:
    QString play(const LessonScene &scene)
    {
        const auto state = stateOfLesson<Game>(scene.position);
        if (!state)
            return QString::fromStdString(state.error().cause);
        m_state = *state;
        if (m_state.table.seats != 3)
            return QStringLiteral("a lesson has three seats");
        if (const QString wrong = isAsDealt(); !wrong.isEmpty())
            return wrong;
        for (const Json &action : scene.opening) {
            if (const QString wrong = act(action); !wrong.isEmpty())
                return QStringLiteral("opening: ") + wrong;
        }
        for (const LessonStep &step : scene.steps) {
            if (const QString wrong = playStep(scene, step); !wrong.isEmpty())
                return step.say + QStringLiteral(": ") + wrong;
        }
        return {};
    }

private:
    /// Returns an error if the position cannot be shown by the events of a deal; empty otherwise.
    QString isAsDealt() const
    {
        const auto seen = Game::observe(m_state, 0);
        const Json json = Codec::observation_json(seen);
        const bool isFresh = json["phase"] == "play" && json["exposed"].empty() && json["discard"].empty()
            && !json.value("drawn", Json(false)).is_string();
        const int cards = m_state.table.draw_count + static_cast<int>(Game::deck().size());
        return isFresh && cards > 0 ? QString() : QStringLiteral("the position is in the midst of a turn");
    }

    QString playStep(const LessonScene &scene, const LessonStep &step)
    {
        m_told = Json::array();
        if (const QString wrong = pointsSomewhere(step); !wrong.isEmpty())
            return wrong;
        for (std::size_t other = 0; other < step.accepts.size(); ++other) {
            // All accepted actions must be legal; the first is played. If two actions may come in either order, the second
            // step also accepts the action that has already been played, so that one is skipped
            auto state = m_state;
            const bool isDone = other > 0 && m_done.dump() == step.accepts[other].dump();
            const QString wrong = isDone ? QString() : apply(state, wholeAction(step.accepts[other], scene.position));
            if (!wrong.isEmpty())
                return wrong;
        }
        if (step.isReadOnly())
            return {};
        m_done = step.accepts.front();
        if (const QString wrong = act(wholeAction(m_done, scene.position)); !wrong.isEmpty())
            return wrong;
        for (const Json &action : step.then) {
            if (action["seat"] == 0)
                return QStringLiteral("nobody plays for the learner");
            if (const QString wrong = act(action); !wrong.isEmpty())
                return wrong;
        }
        return missingEvent(step.events, m_told);
    }

    /// Returns an error if the step points at a card that is missing or at an unknown control; empty otherwise.
    QString pointsSomewhere(const LessonStep &step) const
    {
        static const QStringList places{"draw", "call", "tableEndTurn", "tableChallenge", "posePanel"};
        if (step.isReadOnly() != step.point.isEmpty())
            return QStringLiteral("it points at something where there is something to do, and only there");
        const Json seen = Codec::observation_json(Game::observe(m_state, 0));
        for (const QString &place : step.point) {
            const std::string what = place.section(u':', 1).toStdString();
            const Json &hand = seen["hand"];
            const bool isDone = place.startsWith("hand:") && m_done.dump().find(what) != std::string::npos;
            const bool isThere = places.contains(place)
                || (place.startsWith("hand:") && (isDone || std::find(hand.begin(), hand.end(), what) != hand.end()))
                || (place.startsWith("row:") && std::stoul(what) < seen["row"].size())
                || (place.startsWith("catch:") && seen["exposed"].dump().find(what) != std::string::npos)
                || (place.startsWith("color:") && color_letters.find(what) != std::string_view::npos);
            if (!isThere)
                return QStringLiteral("there is no ") + place;
        }
        return {};
    }

    QString apply(typename Game::State &state, const Json &json)
    {
        const auto action = Codec::record_action_from_json(json);
        if (!action)
            return QString::fromStdString(json.dump() + ": " + action.error().cause);
        const Json told = Codec::record_action_json(action->first, action->second, state);
        if (!hasMembers(told, json))
            return QString::fromStdString("the action is " + told.dump() + ", not " + json.dump());
        typename Game::EventList events;
        const auto reason = Game::apply(state, action->first, action->second, events);
        if (reason != Game::Reason::none)
            return QString::fromStdString(json.dump() + ": " + std::string(Game::reason_code(reason)));
        m_events = eventsInJson<Game>(events.events());
        return {};
    }

    QString act(const Json &json)
    {
        const QString wrong = apply(m_state, json);
        m_told.insert(m_told.end(), m_events.begin(), m_events.end());
        if (wrong.isEmpty() && Game::is_over(m_state))
            m_told.push_back({{"e", "scored"}, {"winner", Game::winner(m_state)}});
        return wrong;
    }

    typename Game::State m_state;
    Json m_events = Json::array(); ///< The events of the last action.
    Json m_told = Json::array();   ///< The events of the step.
    Json m_done;
};

QString playedScene(const LessonScene &scene)
{
    return with_game(*game_named(scene.id.section(u'/', 0, 0).toStdString()),
                     [&]<typename Game>() { return ScenePlay<Game>().play(scene); });
}

/// A lesson at its table, with a clock that the test advances.
struct LessonAtTable
{
    explicit LessonAtTable(const QString &game) : settings(fixture.folder.filePath("tableside.ini"))
    {
        settings.setReducedMotion(true);
        lessons.setHolds(false);
        lessons.open(game);
    }

    LessonCoach &coach() { return *lessons.coach(); }
    DosTable &dos() { return *qobject_cast<DosTable *>(lessons.table()); }
    UnoTable &uno() { return *qobject_cast<UnoTable *>(lessons.table()); }
    void skipTo(int scene)
    {
        while (coach().sceneNumber() - 1 < scene)
            coach().skip();
        wait();
    }
    void wait()
    {
        for (int seconds = 0; seconds < 30 && !coach().isAsking(); ++seconds)
            fixture.time.advance(1000);
    }
    void tapHand(const char *card)
    {
        if (lessons.coach()->game() == QLatin1String("dos"))
            dos().tapCard(dos().cards()->cardOfHand(0, *dos::parse_card(card)));
        else
            uno().tapCard(uno().cards()->cardOfHand(0, *uno::parse_card(card)));
    }
    QString sentence(const char *id) { return words::lessonSentence(QLatin1String(id)); }

    PlayFixture fixture;
    AppSettings settings;
    LessonController lessons{settings, fixture.sounds, fixture.time};
};

} // namespace

class TestLessons : public QObject
{
    Q_OBJECT

private slots:
    void areWellFormed();
    void playThroughTheEngine();
    void useExactlyTheExistingSentences();
    void nameExistingRules();
    void findWrongClaims();
    void areLedByTheCoach();
    void refuseOtherActions();
    void explainIllegalActionsByTheRules();
    void refuseAnotherColorThanTaught();
    void reportAMoveDuringThePose();
    void catchAfterTheGracePeriod();
    void goBackAndSkip();
    void resumeWhereTheyWereLeft();
    void areOfferedUntilDismissedOrPlayed();
    void skippingDoesNotFinishALesson();
    void rememberSkippedScenesAfterABreak();
    void storeNoMatch();
};

/// Every member of a scene is of its type, and the last step is read only, because nothing would lead on from an action.
void TestLessons::areWellFormed()
{
    for (const QString &game : games) {
        QString where = lessonFile(game);
        try {
            for (const Json &json : rules::readJson(where).get<Json::array_t>()) {
                where = lessonFile(game) + u' ' + QString::fromStdString(json.dump());
                const LessonScene scene = sceneFromJson(json);
                QVERIFY2(!scene.steps.empty() && scene.steps.back().isReadOnly(), qPrintable(where));
            }
        } catch (const Json::exception &error) {
            QFAIL(qPrintable(where + u' ' + QString::fromUtf8(error.what())));
        }
        QVERIFY2(!readLesson(game).empty(), qPrintable(where));
    }
}

void TestLessons::playThroughTheEngine()
{
    for (const QString &game : games) {
        for (const LessonScene &scene : readLesson(game)) {
            const QString wrong = playedScene(scene);
            QVERIFY2(wrong.isEmpty(), qPrintable(scene.id + u' ' + wrong));
        }
    }
}

/// Every sentence that a lesson refers to exists, and every existing sentence is used.
void TestLessons::useExactlyTheExistingSentences()
{
    QSet<QString> said;
    for (const QString &game : games) {
        for (const LessonScene &scene : readLesson(game)) {
            said << scene.id + QStringLiteral("/title");
            for (const LessonStep &step : scene.steps) {
                said << step.say;
                for (const LessonObjection &objection : step.objections)
                    said << objection.say;
            }
        }
    }
    const QStringList written = words::lessonSentences();
    QCOMPARE(said, QSet<QString>(written.begin(), written.end()));
    QCOMPARE(said.size(), written.size());
}

void TestLessons::nameExistingRules()
{
    for (const QString &game : games) {
        for (const LessonScene &scene : readLesson(game)) {
            QVERIFY2(!scene.rules.isEmpty(), qPrintable(scene.id));
            QStringList named = scene.rules;
            for (const LessonStep &step : scene.steps) {
                for (const LessonObjection &objection : step.objections) {
                    if (!objection.rule.isEmpty())
                        named << objection.rule;
                }
            }
            for (const QString &rule : named)
                QVERIFY2(!library().sectionOfRule(rule).isEmpty(), qPrintable(scene.id + u' ' + rule));
        }
    }
}

void TestLessons::findWrongClaims()
{
    struct Row
    {
        const char *step; // follows {"say":"x",
        const char *found;
    };
    for (const auto &[step, found] :
         {Row{R"("point":["hand:r7"],"accept":[{"do":"match","row":0,"cards":["r7"]}],"events":[{"e":"exposed"}]})", ""},
          {R"("point":["hand:r7"],"accept":[{"do":"match","row":1,"cards":["r7"]}]})", "number-does-not-match"},
          {R"("point":["hand:r7"],"accept":[{"do":"match","row":0,"cards":["r7"],"bonus":"single"}]})", "the action is "},
          {R"("point":["hand:r7"],"accept":[{"do":"match","row":0,"cards":["r7"]}],"events":[{"e":"turn"}]})",
           R"({"e":"turn"} is not among )"},
          {R"("point":["hand:r7"],"accept":[{"do":"match","row":0,"cards":["r7"]}],"then":[{"seat":1,"do":"draw"}]})",
           "not-your-turn"},
          {R"("point":["hand:r9"],"accept":[{"do":"match","row":0,"cards":["r7"]}]})", "there is no hand:r9"},
          {R"("accept":[{"do":"match","row":0,"cards":["r7"]}]})", "it points at something"}}) {
        const Json json = Json::parse(R"({"id":"dos/x","position":{"hands":[["r7","b1","y10"],["b3"],["y4"]],"row":["g7","b9"],
            "draw":[]},"steps":[{"say":"x",)" + std::string(step) + R"(,{"say":"told"}]})");
        const QString wrong = playedScene(sceneFromJson(json));
        QCOMPARE(wrong.isEmpty(), found[0] == '\0');
        QVERIFY2(wrong.contains(found), qPrintable(wrong));
    }
}

/// The first accepted action of each step leads through the whole lesson. The coach shows the sentence with the names filled in.
void TestLessons::areLedByTheCoach()
{
    for (const QString &game : games) {
        LessonAtTable room(game);
        const std::vector<LessonScene> scenes = readLesson(game);
        QCOMPARE(room.coach().sceneCount(), static_cast<int>(scenes.size()));
        for (std::size_t scene = 0; scene < scenes.size(); ++scene) {
            QCOMPARE(room.coach().sceneNumber(), static_cast<int>(scene) + 1);
            for (const LessonStep &step : scenes[scene].steps) {
                room.wait();
                QVERIFY2(room.coach().isAsking(), qPrintable(step.say));
                QString words = words::lessonSentence(step.say);
                const auto &seats = room.lessons.table()->seats()->rows();
                words.replace("%1", seats[1].name).replace("%2", seats[2].name);
                QCOMPARE(room.coach().words(), words);
                QCOMPARE(room.lessons.table()->instruction(), words);
                QVERIFY(!room.coach().targets().isEmpty());
                if (step.isReadOnly()) {
                    room.coach().next();
                    continue;
                }
                room.fixture.time.advance(3000); // The grace period passes
                const Json action = wholeAction(step.accepts.front(), scenes[scene].position);
                with_game(*game_named(game.toStdString()), [&]<typename Game>() {
                    auto &table = dynamic_cast<LessonPlay<Game> &>(room.coach()).table();
                    const auto read = Game::Codec::record_action_from_json(action);
                    QVERIFY(read);
                    QVERIFY2(table.session().act(0, read->second).isAccepted(), qPrintable(step.say));
                });
            }
        }
        QVERIFY(room.coach().isFinished());
        QVERIFY(room.lessons.isFinished(game));
    }
}

void TestLessons::refuseOtherActions()
{
    LessonAtTable room(QStringLiteral("dos"));
    room.dos().draw();
    QCOMPARE(room.dos().refusal(), room.sentence("dos/single/no-draw"));
    QCOMPARE(room.dos().refusalRule(), QStringLiteral("DOS-TURN-1"));
    QVERIFY(!room.dos().session().match().state().table.drawn);
    // Only the card that the step teaches is playable
    for (const int cardId : room.dos().cards()->hand(0))
        QCOMPARE(room.dos().cards()->card(cardId).playable, room.dos().cards()->faceOf(cardId) == *dos::parse_card("r7"));
    room.tapHand("r7");
    QVERIFY(room.dos().isChoiceLegal());
    QCOMPARE(room.coach().targets(), QStringList{"tableConfirm"});
    QVERIFY2(room.dos().choiceText().endsWith(QStringLiteral("press “Match”.")), qPrintable(room.dos().choiceText()));
    room.dos().confirm();
    QVERIFY(room.coach().isExplaining());
    // The lesson waits for “Next”, whatever else is pressed
    room.dos().endTurn();
    QVERIFY(room.dos().refusal().contains(QStringLiteral("“Next”")));
    QVERIFY(room.coach().isExplaining());
    room.coach().next();
    room.wait();
    // A legal match that is taught only later is refused with the instruction
    room.skipTo(6);
    room.tapHand("y#");
    room.dos().tapCard(room.dos().cards()->row()[1]);
    QVERIFY(room.dos().isChoiceLegal());
    QVERIFY(!room.coach().targets().contains(QStringLiteral("tableConfirm")));
    room.dos().confirm();
    QVERIFY2(room.dos().refusal().startsWith(QStringLiteral("Not yet. A Wild DOS")), qPrintable(room.dos().refusal()));
}

/// An illegal action gets the refusal of the rules instead of one of the lesson.
void TestLessons::explainIllegalActionsByTheRules()
{
    LessonAtTable room(QStringLiteral("uno"));
    room.tapHand("b2");
    QCOMPARE(room.uno().refusalRule(), QStringLiteral("UNO-TURN-1"));
    QCOMPARE(room.uno().refusal(), words::refusal(uno::Reason::card_does_not_match, {}));
    room.tapHand("r3");
    QCOMPARE(room.uno().refusal(), QString());
    room.wait();
    QCOMPARE(room.coach().words(), room.sentence("uno/match/number"));
}

void TestLessons::refuseAnotherColorThanTaught()
{
    LessonAtTable room(QStringLiteral("uno"));
    room.skipTo(3);
    room.tapHand("wild");
    QVERIFY(room.uno().isChoosingColor());
    QCOMPARE(room.coach().targets(), QStringList{"color1"});
    room.uno().nameColor(QStringLiteral("r"));
    QCOMPARE(room.uno().refusal(), room.sentence("uno/wild/name-blue"));
    QVERIFY(room.coach().isAsking() && !room.coach().isExplaining());
    room.tapHand("wild");
    room.uno().nameColor(QStringLiteral("b"));
    room.wait();
    QCOMPARE(room.coach().words(), room.sentence("uno/wild/told"));
}

void TestLessons::reportAMoveDuringThePose()
{
    LessonAtTable room(QStringLiteral("uno"));
    room.skipTo(5);
    QVERIFY(room.uno().isPosing());
    room.tapHand("y5");
    room.wait();
    QCOMPARE(room.coach().words(), room.sentence("uno/fu/move"));
    QVERIFY(room.coach().isAsking() && room.uno().mustHoldStill());
    QCOMPARE(room.coach().targets(), QStringList{"posePanel"});
    room.uno().reportMove();
    QVERIFY(room.uno().refusal().isEmpty());
    room.wait();
    QCOMPARE(room.uno().cards()->hand(0).size(), std::size_t{7});
    QCOMPARE(room.coach().words(), room.sentence("uno/fu/told"));
    QVERIFY(!room.uno().isPosing());
}

void TestLessons::catchAfterTheGracePeriod()
{
    LessonAtTable room(QStringLiteral("dos"));
    room.coach().skip();
    while (room.coach().sceneNumber() < 9)
        room.coach().skip();
    for (int tenths = 0; !room.coach().isAsking(); ++tenths) {
        QVERIFY(tenths < 100);
        room.fixture.time.advance(100);
    }
    room.wait();
    room.fixture.time.advance(2000);
    room.dos().catchSeat(1);
    QVERIFY(room.coach().isExplaining());
    QCOMPARE(room.dos().cards()->hand(1).size(), std::size_t{4});
}

void TestLessons::goBackAndSkip()
{
    LessonAtTable room(QStringLiteral("dos"));
    room.coach().skip();
    room.coach().skip();
    QCOMPARE(room.coach().sceneNumber(), 3);
    room.tapHand("r5");
    room.dos().confirm();
    QVERIFY(room.coach().isBegun());
    room.coach().back(); // A scene that has begun restarts
    QCOMPARE(room.coach().sceneNumber(), 3);
    QVERIFY(!room.coach().isBegun());
    QCOMPARE(room.dos().cards()->hand(0).size(), std::size_t{5});
    room.coach().back();
    QCOMPARE(room.coach().sceneNumber(), 2);
    room.coach().back();
    room.coach().back();
    QCOMPARE(room.coach().sceneNumber(), 1);
    // The next skip comes while the other players act
    room.skipTo(7);
    room.coach().skip();
    QVERIFY(!room.coach().isAsking());
    room.fixture.time.advance(LessonCoach::breath + 10);
    room.coach().skip();
    room.wait();
    QCOMPARE(room.coach().words(), room.sentence("dos/out/match"));
    QCOMPARE(room.dos().cards()->hand(0).size(), std::size_t{1});
}

void TestLessons::resumeWhereTheyWereLeft()
{
    LessonAtTable room(QStringLiteral("dos"));
    room.coach().skip();
    room.coach().skip();
    room.lessons.leave();
    QVERIFY(!room.lessons.table());
    AppSettings again(room.settings.file());
    again.setReducedMotion(true);
    LessonController later(again, room.fixture.sounds, room.fixture.time);
    QCOMPARE(later.sceneOf("dos"), 2);
    QCOMPARE(later.sceneOf("uno"), 0);
    later.setHolds(false);
    later.open("dos");
    QVERIFY(later.coach()->isResuming());
    QCOMPARE(later.coach()->sceneNumber(), 3);
    room.fixture.time.advance(5000);
    QVERIFY(!later.coach()->isAsking());
    later.coach()->goOn();
    QVERIFY(later.coach()->isAsking() && !later.coach()->isResuming());
    QCOMPARE(later.coach()->sceneNumber(), 3);
    later.open("dos");
    later.coach()->restart();
    QVERIFY(later.coach()->isAsking());
    QCOMPARE(later.coach()->sceneNumber(), 1);
    QCOMPARE(later.sceneOf("dos"), 0);
}

void TestLessons::areOfferedUntilDismissedOrPlayed()
{
    const auto isOfferedAfter = [](const std::function<void(LessonAtTable &)> &deed) {
        LessonAtTable room(QStringLiteral("uno"));
        if (!room.lessons.isOffered())
            qFatal("the lesson is not offered at first");
        deed(room);
        return room.lessons.isOffered();
    };
    QVERIFY(isOfferedAfter([](LessonAtTable &room) { room.coach().skip(); }));
    QVERIFY(!isOfferedAfter([](LessonAtTable &room) { room.lessons.dismiss(); }));
    QVERIFY(!isOfferedAfter([](LessonAtTable &room) { room.settings.setLastMatchSetup("uno", {{"seats", 3}}); }));
}

void TestLessons::skippingDoesNotFinishALesson()
{
    LessonAtTable room(QStringLiteral("uno"));
    QVERIFY(!room.coach().hasSkipped());
    while (!room.coach().isFinished())
        room.coach().skip();
    QVERIFY(room.coach().hasSkipped());
    QVERIFY(!room.lessons.isFinished("uno"));
    QCOMPARE(room.lessons.sceneOf("uno"), 0);
    QVERIFY(room.lessons.isOffered());
    room.coach().restart();
    QVERIFY(!room.coach().isFinished() && !room.coach().hasSkipped());
}

void TestLessons::rememberSkippedScenesAfterABreak()
{
    LessonAtTable room(QStringLiteral("uno"));
    room.coach().skip();
    room.lessons.leave();
    room.lessons.open("uno");
    QVERIFY(room.coach().hasSkipped());
    room.coach().restart();
    QVERIFY(!room.coach().hasSkipped());
    room.lessons.leave();
    room.lessons.open("uno");
    QVERIFY(!room.coach().hasSkipped());
}

void TestLessons::storeNoMatch()
{
    LessonAtTable room(QStringLiteral("dos"));
    room.tapHand("r7");
    room.dos().confirm();
    QSqlQuery query(room.fixture.database.connection());
    QVERIFY(query.exec(QStringLiteral("SELECT count(*) FROM table_match")) && query.next());
    QCOMPARE(query.value(0).toInt(), 0);
    QVERIFY(!room.dos().session().record());
}

TABLESIDE_TEST(TestLessons)

#include "tst_lessons.moc"

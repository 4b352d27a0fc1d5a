// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery_states.h"

#include "called.h"
#include "engine/dos/ai/levels.h"
#include "gallery_deals.h"
#include "people_match.h"
#include "tests/app/table/table_fixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlQuery>
#include <QTest>

#include <algorithm>

namespace tableside::test {

namespace {

using Until = std::function<bool(Driver &)>;

enum class Play {
    anyhow,
    withoutMatches,
    well,
};

/// Returns an action for the seat in turn.
dos::Action pick(const TableSession<dos::Game> &session, Play play, Player<dos::Game> &good, Random &random)
{
    const dos::Observation seen = session.match().observe(session.turnSeat());
    dos::ActionList legal;
    dos::legal_actions(seen, legal);
    if (play == Play::well)
        return legal[good.choose(seen, legal, {})];
    if (play == Play::withoutMatches)
        legal.erase(std::remove_if(legal.begin(), legal.end(), [](const dos::Action &action) {
            return std::holds_alternative<dos::MatchRow>(action);
        }), legal.end());
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

/// Deals to \p seats players and plays legal actions for all of them until \p wanted holds. The AI does not play.
void playUntil(Driver &driver, int seats, const dos::Ruleset &rules, const Until &wanted, Play play = Play::anyhow,
               const MomentCondition &isMoment = {}, std::source_location where = std::source_location::current())
{
    DosSetup &setup = *driver.tableController().dosSetup();
    setup.setSeatCount(seats);
    setup.setTarget(rules.target);
    setup.setGraceSeconds(rules.grace_ms / 1000.0);
    setup.setFalseCatchDrawsTwo(rules.false_catch == dos::FalseCatch::draw_two);
    playDeals(driver, setup, where, [&](Random &random) {
        const auto good = make_player<dos::Game>(Level::hard, 42);
        for (int actions = 0; actions < 3000; ++actions) {
            if (isMoment && showsMoment(driver, isMoment))
                return true;
            driver.table().finishEvents();
            if (wanted && wanted(driver))
                return true;
            TableSession<dos::Game> &session = driver.table().session();
            if (driver.table().isMatchOver())
                break;
            if (!session.isPlaying()) {
                driver.table().nextRound();
                continue;
            }
            session.act(session.turnSeat(), pick(session, play, *good, random));
        }
        return false;
    });
}

/// Plays as playUntil() until the banner of a moment of \p kind is shown.
void playToMoment(Driver &driver, int seats, MomentKind kind, std::source_location where = std::source_location::current())
{
    playUntil(
        driver, seats, {}, {}, Play::well, [kind](const ShownMoment &moment) { return moment.kind == kind; }, where);
}

bool isMyTurn(Driver &driver)
{
    return driver.table().isMyTurn();
}

/// Selects the cards of the first legal match that is double or single and has that bonus. Returns false if there is none.
bool chooseMatch(Driver &driver, bool isDouble, dos::Bonus bonus)
{
    if (!driver.table().isMyTurn())
        return false;
    for (const dos::Action &action : driver.legal()) {
        const auto *match = std::get_if<dos::MatchRow>(&action);
        if (!match || match->is_double() != isDouble)
            continue;
        const dos::Card row = driver.table().session().match().state().table.row()[match->row];
        if (dos::bonus_of(row, match->first, match->second) != bonus)
            continue;
        driver.table().tapCard(driver.rowCard(match->row));
        const int first = driver.handCard(match->first);
        driver.table().tapCard(first);
        if (isDouble)
            driver.table().tapCard(driver.handCard(match->second, first));
        return driver.table().isChoiceLegal();
    }
    return false;
}

void openTable(Driver &driver, int seats)
{
    playUntil(driver, seats, {}, isMyTurn);
}

void openPanel(Driver &driver, Qt::Key key)
{
    playUntil(driver, 3, {}, [](Driver &it) { return it.table().isMyTurn() && it.table().log()->rowCount() > 24; });
    driver.key(key);
}

bool isOthersExposed(Driver &driver)
{
    const auto &seats = driver.table().seats()->rows();
    return driver.table().isMyTurn()
        && std::any_of(seats.begin(), seats.end(), [](const SeatRow &seat) { return seat.exposed && !seat.isYou; });
}

bool handGrewTo(Driver &driver, int count)
{
    TableSession<dos::Game> &session = driver.table().session();
    if (!session.isPlaying() || session.turnSeat() == driver.table().viewerSeat())
        return false;
    while (session.match().state().hand(driver.table().viewerSeat()).size() < count)
        session.catchSeat(driver.table().viewerSeat(), session.turnSeat());
    driver.table().finishEvents();
    return true;
}

dos::Ruleset shortMatch()
{
    dos::Ruleset rules;
    rules.target = 50;
    return rules;
}

dos::Ruleset strictCatching()
{
    dos::Ruleset rules;
    rules.false_catch = dos::FalseCatch::draw_two;
    return rules;
}

dos::Ruleset longGrace()
{
    dos::Ruleset rules;
    rules.grace_ms = dos::Ruleset::longest_grace_ms;
    return rules;
}

dos::Ruleset noGrace()
{
    dos::Ruleset rules;
    rules.grace_ms = 0;
    return rules;
}

/// Returns whether the viewer, in the viewer's own turn, can be caught and has a bonus. The table shows such a catch beside the
/// bonus.
bool isExposedWithABonus(Driver &driver)
{
    const dos::Table &table = driver.table().session().match().state().table;
    return driver.table().isMyTurn() && driver.table().isViewerExposed() && table.bonus_lays > 0 && table.others_draw > 0;
}

bool hasDoubleColorMatch(Driver &driver)
{
    const bool found = chooseMatch(driver, true, dos::Bonus::double_);
    driver.table().clearChoice();
    return found;
}

bool isRoundCounted(Driver &driver)
{
    return driver.table().isRoundOver() && !driver.table().isMatchOver();
}

std::vector<GalleryState> hintStates()
{
    return {
        {"hint-thinking", [](Driver &driver) {
             openTable(driver, 3);
             driver.table().hint()->setPlayouts(100'000'000);
             driver.click("tableHint");
             QTest::qWait(300); // the table shows only after a while that the search goes on
         }},
        {"hint-shown", [](Driver &driver) {
             playUntil(driver, 4, {}, hasDoubleColorMatch);
             showHint(driver);
         }},
        {"hint-draw", [](Driver &driver) {
             playUntil(driver, 2, {}, [](Driver &it) { return it.table().isMyTurn() && it.legal().size() == 1; });
             showHint(driver);
         }},
        {"hint-lay", [](Driver &driver) {
             playUntil(driver, 3, {}, [](Driver &it) { return it.table().prompt() == DosTable::LayBonus; });
             showHint(driver);
         }},
        {"hint-high-contrast", [](Driver &driver) {
             driver.application().settings().setHighContrast(true);
             playUntil(driver, 4, {}, hasDoubleColorMatch);
             showHint(driver);
         }},
    };
}

std::vector<GalleryState> reviewStates()
{
    return {
        {"review-three", [](Driver &driver) {
             playUntil(driver, 3, {}, isRoundCounted);
             openReview(driver, 500);
         }},
        {"review-high-contrast", [](Driver &driver) {
             driver.application().settings().setHighContrast(true);
             playUntil(driver, 3, {}, isRoundCounted);
             openReview(driver, 500);
         }},
        {"review-none", [](Driver &driver) {
             playUntil(driver, 3, {}, isRoundCounted, Play::well);
             openReview(driver, 500);
         }},
    };
}

/// Keeps five unfinished matches, the newest with ten seats.
void keepMatches(Driver &driver)
{
    MatchStore store(driver.application().database());
    const auto keep = [&](const char *game, const QByteArray &summary) {
        QJsonObject renamed = QJsonDocument::fromJson(summary).object();
        QJsonArray others;
        for (const QJsonValue &other : renamed["others"].toArray())
            others.append(other.isString() ? QJsonValue(called(other.toString())) : other);
        renamed["others"] = others;
        if (!store.begin(game, "{}", renamed))
            qFatal("%s", qPrintable(store.problem()));
    };
    keep("dos", R"({"others":[{"portrait":"owl"}],"totals":[84,120],"round":3,"viewer":0})");
    keep("uno", R"({"others":["Grandmother","Ben","Cleo"],"totals":[240,301,12,77],"round":6,"viewer":0})");
    keep("dos", R"({"others":["Anna","Ben"],"totals":[0,0,0],"round":1,"viewer":0})");
    keep("uno", R"({"others":[{"portrait":"fox"}],"totals":[33,12],"round":2,"viewer":0,"countsAgainst":true})");
    keep("dos", R"({"others":["West","North","East","Anne","Bill","Cleo","Dan","Eve","Wilhelmiina"],)"
                R"("totals":[12,0,30,0,7,0,12,0,0,45],"round":4,"viewer":0})");
    driver.tableController().reload();
}

/// Adds people who have played with real cards to the score book, all with different portraits and colors.
void knowFamily(Driver &driver)
{
    const QStringList names{"Jo", "Bartholomäus Hohenlinden", "Marie-Luise", "Wilhelmiina", "Ida", "Constantijn", "Bo"};
    for (int number = 0; number < names.size(); ++number) {
        const Person person{QString::number(number), called(names[number]), People::portraits()[number + 2], (number * 3 + 1) % 10, {}};
        if (!driver.scores().people()->keep(person))
            qFatal("%s", qPrintable(driver.scores().people()->problem()));
    }
}

/// Seats \p people people: those of the score book first, then people without a name.
void seatPeople(Driver &driver, int people)
{
    SeatSetupModel &seats = *driver.tableController().setup()->seats();
    seats.setName(0, called("Jo"));
    for (int seat = 1; seat < people; ++seat)
        seats.setPerson(seat, true);
}

std::vector<GalleryState> placeStates()
{
    return {
        {"home", [](Driver &driver) { driver.waitForItem("homePage"); }},
        {"home-continue", [](Driver &driver) {
             openTable(driver, 3);
             driver.clickInMenu("menuLeave");
             driver.waitForItem("homeContinue_dos");
         }},
        {"home-two-matches", [](Driver &driver) {
             openTable(driver, 3);
             driver.clickInMenu("menuLeave");
             driver.click("homePlayUno");
             driver.click("setupStart");
             driver.clickInMenu("menuLeave");
             driver.waitForItem("homeContinue_uno");
         }},
        {"home-put-away", [](Driver &driver) {
             openTable(driver, 3);
             driver.clickInMenu("menuLeave");
             driver.click("homeDiscard_dos");
             driver.waitForItem("homeRestore");
         }},
        {"home-many-kept", [](Driver &driver) {
             keepMatches(driver);
             driver.waitForItem("homeAllUnfinished");
         }},
        {"kept-games", [](Driver &driver) {
             keepMatches(driver);
             driver.click("homeAllUnfinished");
             driver.waitForItem("unfinishedRow4");
         }},
        {"kept-games-put-away", [](Driver &driver) {
             keepMatches(driver);
             driver.click("homeAllUnfinished");
             driver.waitForItem("unfinishedRow4");
             driver.click("unfinishedDiscard1");
             driver.waitForItem("unfinishedNoticeUndo");
             driver.item("unfinishedNotice")->setProperty("staysMs", 3'600'000);
         }},
        {"setup", [](Driver &driver) {
             driver.tableController().setup()->setSeatCount(4);
             driver.click("homePlayDos");
             driver.waitForItem("setupPage");
         }},
        {"setup-people", [](Driver &driver) {
             knowFamily(driver);
             driver.tableController().setup()->setSeatCount(4);
             seatPeople(driver, 3);
             driver.tableController().setup()->seats()->setHints(1, false);
             driver.click("homePlayDos");
             driver.waitForItem("setupPage");
         }},
        {"setup-people-ten", [](Driver &driver) {
             knowFamily(driver);
             driver.tableController().setGame("uno");
             driver.tableController().setup()->setSeatCount(10);
             seatPeople(driver, 10);
             driver.click("homePlayUno");
             driver.waitForItem("setupPage");
         }},
        {"setup-people-look", [](Driver &driver) {
             knowFamily(driver);
             seatPeople(driver, 2);
             driver.click("homePlayDos");
             driver.click("setupLook1");
             driver.waitForItem("setupSeat1Picture5");
         }},
        {"setup-people-twice", [](Driver &driver) {
             knowFamily(driver);
             seatPeople(driver, 2);
             driver.click("homePlayDos");
             driver.tabTo("setupName1");
             driver.type("JO");
             driver.key(Qt::Key_Return);
         }},
        {"setup-last-players", [](Driver &driver) {
             knowFamily(driver);
             seatPeople(driver, 2);
             driver.tableController().setup()->remember();
             driver.click("homePlayUno");
             driver.waitForItem("setupLastPlayers");
         }},
        {"setup-watch", [](Driver &driver) {
             driver.tableController().setup()->seats()->setPerson(0, false);
             driver.click("homePlayDos");
             driver.waitForItem("setupWatch");
         }},
        {"setup-problem", [](Driver &driver) {
             driver.click("homePlayDos");
             QSqlQuery(driver.application().database().connection()).exec("PRAGMA query_only = ON");
             driver.click("setupStart");
             driver.waitForItem("startProblem");
         }},
        {"setup-characters", [](Driver &driver) {
             driver.tableController().setup()->setSeatCount(3);
             driver.click("homePlayDos");
             driver.click("setupPortrait1");
         }},
        {"settings", [](Driver &driver) {
             driver.click("homeSettings");
             driver.waitForItem("settingsPage");
         }},
        {"settings-looks", [](Driver &driver) {
             driver.click("homeSettings");
             driver.pressByKeys("settingsFelt1");
             driver.pressByKeys("settingsBack2");
         }},
        {"settings-delete", [](Driver &driver) {
             driver.click("homeSettings");
             driver.pressByKeys("dataDelete");
             driver.pressByKeys("dataGoOn");
         }},
        {"about", [](Driver &driver) {
             driver.click("homeAbout");
             driver.waitForItem("aboutPage");
         }},
    };
}

/// Shows the notice at the table that the match has been saved.
void tellMatchSaved(Driver &driver)
{
    PageNotice &notice = *driver.tableController().table()->pageNotice();
    notice.setFileService({.openFolder = [](const QString &) { return true; }});
    notice.tell({true, QStringLiteral("Saved as “/home/family/Documents/game-2026-11-23-2046.tableside”."), false, {},
                 QStringLiteral("/home/family/Documents")});
    driver.item("tableNotice")->setProperty("staysMs", 3'600'000);
}

std::vector<GalleryState> tableStates()
{
    return {
        {"table-two", [](Driver &driver) { openTable(driver, 2); }},
        {"table-four", [](Driver &driver) { openTable(driver, 4); }},
        {"table-recap", [](Driver &driver) { // long turns come before the player's own
             playUntil(driver, 4, {}, [](Driver &it) {
                 return it.table().isMyTurn() && !it.table().lastPlay().isEmpty()
                     && std::ranges::any_of(it.table().seats()->rows(),
                                            [](const SeatRow &seat) { return !seat.isYou && seat.recap.size() > 4; });
             });
         }},
        {"table-choice", [](Driver &driver) {
             playUntil(driver, 4, {}, [](Driver &it) { return chooseMatch(it, true, dos::Bonus::double_); });
         }},
        {"table-matched", [](Driver &driver) {
             playUntil(driver, 3, {}, [](Driver &it) { return it.table().prompt() == DosTable::MatchOrEnd; });
         }},
        {"table-lay", [](Driver &driver) {
             playUntil(driver, 2, {}, [](Driver &it) { return it.table().prompt() == DosTable::MatchOrLay; });
         }},
        {"table-bonus", [](Driver &driver) {
             playUntil(driver, 3, {}, [](Driver &it) { return it.table().prompt() == DosTable::LayBonus; });
         }},
        {"table-bonus-refused", [](Driver &driver) {
             playUntil(driver, 3, {}, [](Driver &it) { return it.table().prompt() == DosTable::LayBonus; });
             driver.table().endTurn();
         }},
        {"table-catch", [](Driver &driver) { playUntil(driver, 4, {}, isOthersExposed); }},
        {"table-plum-stars", [](Driver &driver) {
             driver.application().settings().setFelt(QStringLiteral("plum"));
             driver.application().settings().setCardBack(QStringLiteral("back-stars"));
             playUntil(driver, 4, {}, isOthersExposed);
         }},
        {"table-catch-grace", [](Driver &driver) { playUntil(driver, 4, longGrace(), isOthersExposed); }},
        {"table-caught", [](Driver &driver) {
             playUntil(driver, 3, noGrace(), isExposedWithABonus);
             showsMoment(driver, {}); // slows the table down
             driver.table().session().act(1, dos::CatchSeat{0});
         }},
        {"moment-dealer", [](Driver &driver) {
             driver.tableController().setHolds(true);
             driver.application().settings().setSpeed(0.001);
             playToMoment(driver, 4, MomentKind::DealerDrawn);
         }},
        {"moment-double", [](Driver &driver) { playToMoment(driver, 4, MomentKind::DoubleColor); }},
        {"moment-double-again", [](Driver &driver) { playToMoment(driver, 3, MomentKind::DoubleColorAgain); }},
        {"moment-many", [](Driver &driver) { playToMoment(driver, 4, MomentKind::ManyCards); }},
        {"table-call", [](Driver &driver) {
             playUntil(driver, 3, {}, [](Driver &it) { return it.table().isViewerExposed(); });
         }},
        {"table-refused", [](Driver &driver) {
             openTable(driver, 3);
             driver.table().endTurn();
         }},
        {"table-called", [](Driver &driver) {
             playUntil(driver, 3, {}, isOthersExposed);
             for (int seat = 1; seat < 3; ++seat) {
                 if (driver.table().session().isExposed(seat))
                     driver.table().session().act(seat, dos::CallDos{});
             }
             driver.table().finishEvents();
         }},
        {"table-drawn", [](Driver &driver) {
             playUntil(driver, 3, {}, [](Driver &it) {
                 return it.table().prompt() == DosTable::MatchOrLay && it.legal().size() > it.table().cards()->hand(0).size();
             });
         }},
        {"table-parked", [](Driver &driver) {
             playUntil(driver, 3, {}, [](Driver &it) { return chooseMatch(it, true, dos::Bonus::double_); });
             const std::vector<int> &hand = driver.table().cards()->hand(0);
             const auto chosen = std::ranges::find_if(hand, [&](int id) { return driver.table().cards()->card(id).selected; });
             const int rowCard = driver.table().cards()->fittingRowCard();
             if (chosen != hand.end() && rowCard >= 0) {
                 const int cardId = *chosen;
                 driver.table().clearChoice();
                 driver.table().dropCard(cardId, rowCard);
             }
         }},
        {"table-lay-slot", [](Driver &driver) {
             playUntil(driver, 3, {}, [](Driver &it) { return it.table().prompt() == DosTable::LayBonus; });
             auto *navigator = driver.window().findChild<QQuickItem *>("cardNavigator");
             navigator->setProperty("dragged", driver.table().cards()->hand(0).front());
         }},
        {"table-hurry", [](Driver &driver) {
             playUntil(driver, 4, {}, [](Driver &it) {
                 return !it.table().isMyTurn() && it.table().session().isPlaying() && it.table().log()->rowCount() > 12;
             });
             driver.table().setHurrying(true);
         }},
        {"table-taken-back", [](Driver &driver) { // the player undoes a match
             playUntil(driver, 3, {}, [](Driver &it) {
                 const auto &session = it.table().session();
                 return it.table().prompt() == DosTable::MatchOrEnd && session.actionsToTakeBack(0) == 1
                     && session.match().state().table.matches == 1 && it.table().log()->rowCount() > 12;
             });
             driver.table().takeBack();
         }},
        {"table-hand-26", [](Driver &driver) {
             playUntil(driver, 4, strictCatching(), [](Driver &it) { return handGrewTo(it, 26); });
         }},
        {"table-row-14", [](Driver &driver) {
             playUntil(driver, 4, {}, [](Driver &it) { return it.table().isMyTurn() && it.table().cards()->row().size() >= 14; },
                       Play::withoutMatches);
         }},
    };
}

/// Opens the page with the deal of the day. The deals of the last \p days days, including today, have been played.
void openDaily(Driver &driver, int days)
{
    DailyDeal &daily = *driver.tableController().daily();
    for (int day = 1; day <= std::max(days, 1); ++day) {
        daily.setToday([day] { return QDate(2026, 11, day); });
        if (day <= days && driver.tableController().playDaily(QStringLiteral("dos"))) {
            auto &session = driver.table().session();
            test::playUntil(session, Random(static_cast<quint64>(day)), [&] { return session.isOver(); });
            driver.tableController().leaveTable();
        }
    }
    driver.open(Navigator::Daily, "dailyPage");
}

/// Shows the animation for the winner, stopped in the middle.
void showWinMoment(Driver &driver)
{
    driver.application().settings().setReducedMotion(false);
    QQuickItem *moment = driver.window().findChild<QQuickItem *>("winMoment");
    QMetaObject::invokeMethod(moment, "start");
    const auto stop = [](const QObject &item) {
        for (QObject *child : item.findChildren<QObject *>()) {
            if (child->inherits("QQuickAbstractAnimation") && child->property("running").toBool())
                QMetaObject::invokeMethod(child, "stop");
        }
    };
    stop(*moment);
    for (QQuickItem *item : moment->findChildren<QQuickItem *>()) {
        if (item->property("pieces").isValid() && driver.table().isMatchOver())
            item->setProperty("age", 0.5);
    }
    moment->setProperty("age", 0.45);
}

std::vector<GalleryState> panelStates()
{
    return {
        {"table-log", [](Driver &driver) { openPanel(driver, Qt::Key_L); }},
        {"table-keys", [](Driver &driver) { openPanel(driver, Qt::Key_F1); }},
        {"table-menu", [](Driver &driver) {
             openTable(driver, 2);
             driver.click("tableMenu");
         }},
        {"table-menu-saved", [](Driver &driver) {
             openTable(driver, 4);
             driver.click("tableMenu");
             driver.pressByKeys("menuMore");
             driver.tabTo("saveMatch");
             tellMatchSaved(driver);
         }},
        {"table-menu-seal", [](Driver &driver) {
             driver.click("homePlayDos");
             driver.click("setupStart");
             driver.click("tableMenu");
             driver.pressByKeys("menuMore");
             driver.pressByKeys("menuCopySeal");
         }},
        {"round-won", [](Driver &driver) {
             playUntil(driver, 4, {}, [](Driver &it) { return it.table().isRoundOver() && !it.table().isMatchOver(); });
             showWinMoment(driver);
         }},
        {"match-won", [](Driver &driver) {
             dos::Ruleset rules;
             rules.target = 50;
             playUntil(driver, 3, rules, [](Driver &it) { return it.table().isMatchOver(); });
             showWinMoment(driver);
         }},
        {"round-result", [](Driver &driver) {
             playUntil(driver, 4, {}, [](Driver &it) { return it.table().isRoundOver() && !it.table().isMatchOver(); });
         }},
        {"round-result-taken-back", [](Driver &driver) {
             playUntil(driver, 4, {}, [](Driver &it) {
                 if (it.table().session().takeBacks() == 0 && it.table().takeBackProblem().isEmpty())
                     it.table().takeBack();
                 return it.table().isRoundOver() && !it.table().isMatchOver() && it.table().session().takeBacks() > 0;
             });
         }},
        {"round-result-unstored", [](Driver &driver) {
             playUntil(driver, 4, {}, [](Driver &it) { return it.table().isRoundOver() && !it.table().isMatchOver(); });
             QSqlQuery(driver.application().database().connection()).exec(QStringLiteral("PRAGMA query_only = 1"));
             driver.click("resultNext");
         }},
        {"match-result", [](Driver &driver) {
             playUntil(driver, 3, shortMatch(), [](Driver &it) { return it.table().isMatchOver(); });
         }},
        {"result-trophy", [](Driver &driver) {
             seatPeople(driver, {"Anna"}, 2, 2); // in this deal, Anna wins and forgets no call
             playToResult(driver);
             driver.waitForRest("trophyNewsAction");
             driver.item("trophyNews")->setProperty("staysMs", 3'600'000);
         }},
        {"result-people", [](Driver &driver) {
             seatPeople(driver, {"Marie-Luise", "Bartholomäus"}, 1);
             playToResult(driver);
         }},
        {"result-people-unnamed", [](Driver &driver) {
             MatchConfig<dos::Game> config = PlayFixture::config(2, 24);
             config.seats[1].level.reset();
             config.rules.target = dos::Ruleset::lowest_target;
             seatPeople(driver, config);
             playToResult(driver);
         }},
        {"result-people-unstored", [](Driver &driver) {
             seatPeople(driver, {"Marie-Luise", "Bartholomäus"}, 1);
             playToResult(driver);
             driver.table().bookEntry()->setEntered(false);
             QSqlQuery(driver.application().database().connection()).exec(QStringLiteral("PRAGMA query_only = 1"));
             driver.table().bookEntry()->setEntered(true);
         }},
        {"review-people", [](Driver &driver) {
             seatPeople(driver, {"Marie-Luise", "Bartholomäus", "Jo", "Wilhelmiina"});
             playToResult(driver);
             openReview(driver, 300);
         }},
        {"daily", [](Driver &driver) { openDaily(driver, 0); }},
        {"daily-played", [](Driver &driver) { openDaily(driver, 3); }},
        {"daily-result", [](Driver &driver) {
             openDaily(driver, 0);
             driver.click("dailyPlay_dos");
             playToResult(driver);
         }},
        {"match-result-more", [](Driver &driver) {
             playUntil(driver, 3, shortMatch(), [](Driver &it) { return it.table().isMatchOver(); });
             driver.pressByKeys("resultMore");
         }},
        {"match-result-saved", [](Driver &driver) {
             playUntil(driver, 3, shortMatch(), [](Driver &it) { return it.table().isMatchOver(); });
             driver.pressByKeys("resultMore");
             tellMatchSaved(driver);
         }},
    };
}

} // namespace

const std::vector<GalleryState> &galleryStates()
{
    static const std::vector<GalleryState> states = [] {
        std::vector<GalleryState> all = placeStates();
        for (const auto &more : {tableStates(), panelStates(), hintStates(), reviewStates(), unoStates(), peopleStates(),
                                 historyStates(), lessonStates(), replayStates(), rulesStates(), scoreStates(), rankingStates(),
                                 callStates(), phoneStates()})
            all.insert(all.end(), more.begin(), more.end());
        return all;
    }();
    return states;
}

} // namespace tableside::test

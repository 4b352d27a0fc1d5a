// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery_states.h"
#include "gallery_deals.h"
#include "uno_driver.h"

#include "engine/uno/matching.h"

#include <QTest>

#include <algorithm>

namespace tableside::test {

namespace {

using UnoCondition = std::function<bool(UnoTable &)>;

/// Deals to \p seats players and plays legal actions for all of them until \p wanted holds or a banner \p isMoment is shown. The
/// AI does not play.
void playUnoUntil(Driver &driver, int seats, const UnoCondition &wanted, const std::function<void(UnoSetup &)> &rules = {},
                  const MomentCondition &isMoment = {},
                  std::source_location where = std::source_location::current())
{
    UnoSetup &setup = *driver.tableController().unoSetup();
    setup.setSeatCount(seats);
    if (rules)
        rules(setup);
    playDeals(driver, setup, where, [&](Random &random) {
        for (int actions = 0; actions < 400; ++actions) {
            UnoTable &table = driver.unoTable();
            if (isMoment && showsMoment(driver, isMoment))
                return true;
            table.finishEvents();
            if (wanted && wanted(table))
                return true;
            if (table.isMatchOver())
                break;
            if (!table.session().isPlaying()) {
                table.nextRound();
                continue;
            }
            uno::ActionList legal;
            uno::legal_actions(table.session().match().state(), legal);
            table.session().act(table.session().turnSeat(),
                                legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        return false;
    });
}

/// Plays as playUnoUntil() with all house rules until the banner of a moment of \p kind is shown; of one that happens to the viewer
/// or is their doing if \p isOwn.
void playUnoToMoment(Driver &driver, int seats, MomentKind kind, bool isOwn,
                     std::source_location where = std::source_location::current())
{
    playUnoUntil(
        driver, seats, {},
        [](UnoSetup &setup) {
            setup.setSevenZero(true);
            setup.setStacking(true);
            setup.setJumpIn(true);
        },
        [=](const ShownMoment &moment) {
            return moment.kind == kind && (!isOwn || moment.to.seat == 0 || moment.by.seat == 0);
        },
        where);
}

bool isUnoTurn(UnoTable &table)
{
    return table.isMyTurn() && table.prompt() == UnoTable::PlayOrDraw && table.discardCount() > 8;
}

int wildInHand(UnoTable &table)
{
    return table.cards()->cardOfHand(table.viewerSeat(), uno::wild);
}

/// Returns a Wild Draw Four that the viewer holds together with a card of the color in play (UNO-ACT-5); -1 if there is none.
int bluffInHand(UnoTable &table)
{
    const uno::Observation seen = table.session().match().observe(table.viewerSeat());
    return uno::lacks_color(seen.table, seen.hand) ? -1 : table.cards()->cardOfHand(table.viewerSeat(), uno::wild_draw_four);
}

/// Returns whether a hint is shown that proposes a Wild Draw Four which another seat could challenge with success (UNO-ACT-5).
bool isBluffProposed(UnoTable &table)
{
    const uno::Observation seen = table.session().match().observe(table.viewerSeat());
    if (!isUnoTurn(table) || !seen.hand.has(uno::wild_draw_four) || uno::lacks_color(seen.table, seen.hand))
        return false;
    table.hint()->toggle();
    if (!QTest::qWaitFor([&] { return table.hint()->state() != HintModel::Searching; }, 120000))
        qFatal("The search for a hint does not end");
    if (table.hint()->state() != HintModel::Shown)
        return false; // an event at the table has removed the hint
    const auto *play = std::get_if<uno::PlayCard>(&*dynamic_cast<GameHint<uno::Game> &>(*table.hint()).action());
    return play && play->card == uno::wild_draw_four;
}

/// Draws for the viewer as long as the turn goes on. Returns whether the hand has at least \p count cards in the viewer's turn.
bool handGrewTo(UnoTable &table, int count)
{
    const auto size = [&] { return static_cast<int>(table.cards()->hand(table.viewerSeat()).size()); };
    while (size() < count && table.session().isPlaying() && table.session().turnSeat() == table.viewerSeat()
           && table.prompt() == UnoTable::PlayOrDraw)
        table.draw();
    return size() >= count && table.isMyTurn();
}

bool otherPoses(UnoTable &table)
{
    const auto &seats = table.seats()->rows();
    return isUnoTurn(table)
        && std::any_of(seats.begin(), seats.end(), [](const SeatRow &seat) { return seat.posing && !seat.isYou; });
}

bool otherExposed(UnoTable &table)
{
    const auto &seats = table.seats()->rows();
    return table.isMyTurn()
        && std::any_of(seats.begin(), seats.end(), [](const SeatRow &seat) { return seat.exposed && !seat.isYou; });
}

} // namespace

std::vector<GalleryState> unoStates()
{
    return {
        {"uno-setup", [](Driver &driver) {
             driver.tableController().unoSetup()->setSeatCount(10);
             driver.click("homePlayUno");
             driver.click("setupHouseRules");
         }},
        {"uno-setup-house", [](Driver &driver) {
             UnoSetup &setup = *driver.tableController().unoSetup();
             setup.setStacking(true);
             setup.setJumpIn(true);
             setup.setSevenZero(true);
             setup.setDrawUntilPlayable(true);
             setup.setNoBluffing(true);
             setup.setLiteralReverse(true);
             driver.click("homePlayUno");
             driver.waitForItem("setupPage");
             driver.tabTo("setupHouseRules");
         }},
        {"uno-two", [](Driver &driver) { playUnoUntil(driver, 2, isUnoTurn); }},
        {"uno-four", [](Driver &driver) { playUnoUntil(driver, 4, isUnoTurn); }},
        {"uno-six", [](Driver &driver) { playUnoUntil(driver, 6, isUnoTurn); }},
        {"uno-ten", [](Driver &driver) { playUnoUntil(driver, 10, isUnoTurn); }},
        {"uno-ten-high-contrast", [](Driver &driver) {
             driver.application().settings().setHighContrast(true);
             playUnoUntil(driver, 10, isUnoTurn);
         }},
        {"uno-taken-back", [](Driver &driver) {
             playUnoUntil(driver, 6, [](UnoTable &table) {
                 const auto &session = table.session();
                 return !table.isMyTurn() && session.isPlaying() && session.actionsToTakeBack(0) > 0 && table.discardCount() > 8;
             });
             driver.unoTable().takeBack();
         }},
        {"uno-hand-26", [](Driver &driver) {
             playUnoUntil(driver, 10, [](UnoTable &table) { return handGrewTo(table, 26); },
                          [](UnoSetup &setup) { setup.setDrawUntilPlayable(true); });
         }},
        {"uno-wheel", [](Driver &driver) {
             playUnoUntil(driver, 4, [](UnoTable &table) { return isUnoTurn(table) && wildInHand(table) >= 0; });
             driver.unoTable().tapCard(wildInHand(driver.unoTable()));
         }},
        {"uno-wheel-bluff", [](Driver &driver) {
             playUnoUntil(driver, 4, [](UnoTable &table) { return isUnoTurn(table) && bluffInHand(table) >= 0; });
             driver.unoTable().tapCard(bluffInHand(driver.unoTable()));
         }},
        {"uno-challenge", [](Driver &driver) {
             playUnoUntil(driver, 4, [](UnoTable &table) { return table.canChallenge(); });
         }},
        {"uno-challenge-refused", [](Driver &driver) {
             playUnoUntil(driver, 4, [](UnoTable &table) { return table.canChallenge(); });
             driver.unoTable().tapCard(driver.unoTable().cards()->hand(driver.unoTable().viewerSeat()).front());
         }},
        {"uno-shown-hand", [](Driver &driver) {
             playUnoUntil(driver, 4, [](UnoTable &table) { return table.canChallenge(); });
             driver.unoTable().challenge();
             driver.unoTable().finishEvents();
         }},
        {"uno-night-leaves", [](Driver &driver) {
             driver.application().settings().setFelt(QStringLiteral("night"));
             driver.application().settings().setCardBack(QStringLiteral("back-leaves"));
             playUnoUntil(driver, 6, [](UnoTable &table) { return table.canChallenge(); });
         }},
        {"moment-drawn", [](Driver &driver) { playUnoToMoment(driver, 4, MomentKind::CardsDrawn, true); }},
        {"moment-drawn-ten", [](Driver &driver) { playUnoToMoment(driver, 10, MomentKind::CardsDrawn, false); }},
        {"moment-stacked", [](Driver &driver) { playUnoToMoment(driver, 4, MomentKind::Stacked, false); }},
        {"moment-bluff", [](Driver &driver) { playUnoToMoment(driver, 4, MomentKind::Bluff, false); }},
        {"moment-no-bluff", [](Driver &driver) { playUnoToMoment(driver, 4, MomentKind::NoBluff, true); }},
        {"moment-swapped", [](Driver &driver) { playUnoToMoment(driver, 4, MomentKind::HandsSwapped, true); }},
        {"moment-passed", [](Driver &driver) { playUnoToMoment(driver, 4, MomentKind::HandsPassed, false); }},
        {"moment-reversed", [](Driver &driver) { playUnoToMoment(driver, 4, MomentKind::Reversed, false); }},
        {"moment-posing", [](Driver &driver) { playUnoToMoment(driver, 4, MomentKind::Posing, false); }},
        {"moment-held", [](Driver &driver) { playUnoToMoment(driver, 4, MomentKind::Held, false); }},
        {"moment-talk", [](Driver &driver) {
             playUnoUntil(driver, 4, [](UnoTable &table) {
                 return std::ranges::any_of(table.seats()->rows(), [](const SeatRow &seat) { return !seat.talk.isEmpty(); });
             });
         }},
        {"table-turns", [](Driver &driver) {
             playUnoToMoment(driver, 4, MomentKind::Reversed, false);
             driver.key(Qt::Key_W);
         }},
        {"moment-moved", [](Driver &driver) {
             playUnoUntil(driver, 4, [](UnoTable &table) { return table.session().match().state().table.is_posing(0); });
             showsMoment(driver, {});
             driver.unoTable().session().act(0, uno::ReportMove{0});
         }},
        {"uno-hint", [](Driver &driver) {
             playUnoUntil(driver, 4, isUnoTurn);
             showHint(driver);
         }},
        {"uno-hint-bluff", [](Driver &driver) { playUnoUntil(driver, 4, isBluffProposed); }}, // the longest text of a hint
        {"uno-keep", [](Driver &driver) {
             playUnoUntil(driver, 3, [](UnoTable &table) { return table.canKeep(); });
         }},
        {"uno-swap", [](Driver &driver) {
             playUnoUntil(driver, 10, [](UnoTable &table) { return table.isChoosingHand(); },
                          [](UnoSetup &setup) { setup.setSevenZero(true); });
         }},
        {"uno-pose", [](Driver &driver) {
             playUnoUntil(driver, 4, [](UnoTable &table) { return table.mustHoldStill(); });
         }},
        {"uno-pose-referee", [](Driver &driver) {
             driver.application().settings().setRefereeMyself(true);
             playUnoUntil(driver, 4, [](UnoTable &table) { return table.mustHoldStill(); });
         }},
        {"uno-others-pose", [](Driver &driver) { playUnoUntil(driver, 5, otherPoses); }},
        {"uno-all-pose", [](Driver &driver) {
             playUnoUntil(driver, 4, [](UnoTable &table) {
                 return table.session().isPlaying() && table.seats()->row(3).posing && table.seats()->row(1).posing;
             });
         }},
        {"uno-missed", [](Driver &driver) {
             playUnoUntil(driver, 4, [](UnoTable &table) {
                 return table.instruction().contains(QLatin1Char('4')) && !table.isViewerAsked();
             });
         }},
        {"uno-catch", [](Driver &driver) { playUnoUntil(driver, 6, otherExposed); }},
        {"uno-ten-catch", [](Driver &driver) { playUnoUntil(driver, 10, otherExposed); }},
        {"uno-refused", [](Driver &driver) {
             playUnoUntil(driver, 3, isUnoTurn);
             driver.unoTable().keep();
         }},
        {"uno-result", [](Driver &driver) {
             playUnoUntil(driver, 10, [](UnoTable &table) { return table.isRoundOver(); });
         }},
        {"uno-review", [](Driver &driver) {
             playUnoUntil(driver, 4, [](UnoTable &table) { return table.isRoundOver(); });
             openReview(driver, 300);
         }},
    };
}

} // namespace tableside::test

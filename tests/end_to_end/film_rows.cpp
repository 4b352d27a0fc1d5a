// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "film_rows.h"

#include "tests/app/table/table_fixture.h"

#include "app/table/moments/show_time.h"
#include "engine/core/random.h"
#include "engine/players/levels.h"

#include <QElapsedTimer>
#include <QImage>
#include <QTest>

#include <algorithm>
#include <cstdio>

namespace tableside::test {

namespace {

constexpr int seats = 4;
constexpr int afterMs = 1'500; ///< How long an event without a banner is filmed after its movements.

/// Returns whether a row of the list is about an event and the moments that begin with it.
template <typename Game>
using IsRow = std::function<bool(const typename Game::Event &event, const std::vector<TableMoment> &moments)>;

template <typename Game>
struct Row
{
    const char *name;
    IsRow<Game> isIt;
    std::optional<MomentKind> banner = {}; ///< The moment whose banner is filmed; none if there is no banner.
};

/// Returns the row of a moment that happens to the viewer or, unless \p isToViewer, to somebody else.
template <typename Game>
Row<Game> momentRow(const char *name, MomentKind kind, bool isToViewer = false)
{
    const auto isIt = [=](const typename Game::Event &, const std::vector<TableMoment> &moments) {
        // The last one, because the banner of two moments has the kind of the last
        return !moments.empty() && moments.back().kind == kind && moments.back().happensTo(0) == isToViewer;
    };
    return {name, isIt, momentStyle(kind).weight == MomentWeight::Badge ? std::optional<MomentKind>() : kind};
}

template <typename Game, typename Event>
Row<Game> eventRow(const char *name)
{
    return {name, [](const typename Game::Event &event, const std::vector<TableMoment> &) {
                return std::holds_alternative<Event>(event);
            }};
}

const std::vector<Row<dos::Game>> dosRows{
    momentRow<dos::Game>("dealer-drawn", MomentKind::DealerDrawn),
    momentRow<dos::Game>("match-point", MomentKind::MatchPoint),
    momentRow<dos::Game>("double-color", MomentKind::DoubleColor, true),
    momentRow<dos::Game>("double-again", MomentKind::DoubleColorAgain, true),
    momentRow<dos::Game>("another-match", MomentKind::AnotherMatch),
    momentRow<dos::Game>("many-cards", MomentKind::ManyCards),
    momentRow<dos::Game>("caught", MomentKind::Caught, true),
    momentRow<dos::Game>("caught-other", MomentKind::Caught),
    momentRow<dos::Game>("wrong-catch", MomentKind::WrongCatch),
    momentRow<dos::Game>("unnoticed", MomentKind::Unnoticed, true),
    eventRow<dos::Game, dos::Called>("called"),
    eventRow<dos::Game, dos::WentOut>("went-out"),
};

const std::vector<Row<uno::Game>> unoRows{
    momentRow<uno::Game>("drawn", MomentKind::CardsDrawn, true),
    momentRow<uno::Game>("drawn-other", MomentKind::CardsDrawn),
    momentRow<uno::Game>("stacked", MomentKind::Stacked),
    momentRow<uno::Game>("bluff", MomentKind::Bluff),
    momentRow<uno::Game>("no-bluff", MomentKind::NoBluff, true),
    momentRow<uno::Game>("hands-swapped", MomentKind::HandsSwapped, true),
    momentRow<uno::Game>("hands-passed", MomentKind::HandsPassed, true),
    momentRow<uno::Game>("reversed", MomentKind::Reversed),
    momentRow<uno::Game>("skipped", MomentKind::Skipped),
    momentRow<uno::Game>("posing", MomentKind::Posing, true),
    momentRow<uno::Game>("moved", MomentKind::Moved),
    momentRow<uno::Game>("moved-you", MomentKind::Moved, true),
    momentRow<uno::Game>("held", MomentKind::Held),
    momentRow<uno::Game>("jumped-in", MomentKind::JumpedIn),
    eventRow<uno::Game, uno::ColorNamed>("color-named"),
    eventRow<uno::Game, uno::Reshuffled>("reshuffled"),
};

/// An action of a seat, or the start of a round.
template <typename Game>
struct Step
{
    int seat = -1;
    std::optional<typename Game::Action> action;

    bool doAt(TableSession<Game> &session) const
    {
        return (action ? session.act(seat, *action) : session.startRound()).isAccepted();
    }
};

/// The steps of a match up to the one with the row, and how long the screen shows the events of that step up to the row's end.
template <typename Game>
struct Scene
{
    quint64 deal = 0;
    std::vector<Step<Game>> steps;
    int ms = 0;
};

/// Returns a call, a catch, or an action out of turn, of any seat, which may be illegal.
Step<dos::Game> aside(const TableSession<dos::Game> &, int seat, int other, Random &random)
{
    if (random.below(2) == 0)
        return {seat, dos::CallDos{}};
    return {seat, CatchSeat{static_cast<std::uint8_t>(other)}};
}

Step<uno::Game> aside(const TableSession<uno::Game> &session, int seat, int other, Random &random)
{
    switch (random.below(4)) {
    case 0: return {seat, uno::CallUno{}};
    case 1: return {seat, CatchSeat{static_cast<std::uint8_t>(other)}};
    case 2: return {seat, uno::ReportMove{static_cast<std::uint8_t>(seat)}};
    default: return {seat, uno::PlayCard{session.match().state().table.top()}};
    }
}

template <typename Game>
Step<Game> nextStep(TableSession<Game> &session, Player<Game> &good, Random &random)
{
    if (!session.isPlaying())
        return {};
    const int seat = static_cast<int>(random.below(seats));
    if (random.below(3) == 0)
        return aside(session, seat, static_cast<int>(random.below(seats)), random);
    typename Game::ActionList legal;
    Game::legal_actions(session.match().state(), legal);
    const int turn = session.turnSeat();
    const bool playsWell = std::is_same_v<Game, dos::Game>; // a good player of UNO never bluffs or holds draw cards back
    return {turn, legal[playsWell ? good.choose(session.match().observe(turn), legal, {})
                                  : random.below(static_cast<std::uint32_t>(legal.size()))]};
}

template <typename Game>
Scene<Game> sceneOf(const Row<Game> &row, MatchConfig<Game> config)
{
    for (config.seed = 1; config.seed < 2000; ++config.seed) {
        ManualTime time;
        const auto session = TableSession<Game>::unstored(config, time);
        Random random(config.seed);
        const auto good = make_player<Game>(Level::greedy, config.seed);
        ShowTimes<Game> times({0}, config.rules.target);
        Scene<Game> scene{config.seed, {}, 0};
        while (scene.steps.size() < 1000 && !session->isOver()) {
            const Step<Game> step = nextStep(*session, *good, random);
            const std::size_t before = session->history().size();
            if (!step.doAt(*session))
                continue;
            scene.steps.push_back(step);
            scene.ms = 0;
            for (std::size_t at = before; at < session->history().size(); ++at) {
                const ShownEvent shown = times.take(session->history()[at]);
                scene.ms += shown.at({});
                if (row.isIt(session->history()[at], shown.moments))
                    return scene;
            }
        }
    }
    qFatal("No deal has the moment %s", row.name);
}

/// Plays the scene in a window of its own and returns the pictures of its last step: while the banner is shown, or all of them if
/// there is no banner. \p ms becomes the time from the step to the last picture.
template <typename Game>
QList<QImage> picturesOf(const Row<Game> &row, const Scene<Game> &scene, const Look &look, bool still, qint64 &ms)
{
    Driver driver({}, sizeFrom(look.size), true);
    turnInto(driver, look, 1, still);
    driver.holdComputers();
    setUpFilm(driver, QString::fromLatin1(Game::name.data()), seats, QStringLiteral("all"), QString::number(scene.deal));
    GameTable &table = *driver.anyTable();
    TableSession<Game> &session = qobject_cast<TableOf<Game> *>(&table)->session();
    for (std::size_t step = 1; step + 1 < scene.steps.size(); ++step) { // the first one is the start of the match
        table.finishEvents();
        scene.steps[step].doAt(session);
    }
    if (scene.steps.size() > 1)
        table.finishEvents();
    driver.navigator().open(Navigator::Table);
    if (scene.steps.size() > 1) {
        driver.waitForItem("tablePage");
        driver.settle();
        // A computer player may move in a pose or jump in meanwhile
        if (row.banner != MomentKind::Moved && row.banner != MomentKind::JumpedIn)
            driver.pass(2 * Durations::talk); // so that nothing is left of the steps before
        if (!scene.steps.back().doAt(session))
            qFatal("The last step of %s is refused", row.name);
    }
    QElapsedTimer clock;
    clock.start();
    QList<QImage> pictures;
    while (clock.elapsed() < 12'000) {
        const bool hasBanner = row.banner && table.moment().kind == *row.banner && !table.moment().words.isEmpty();
        if (row.banner ? !hasBanner && !pictures.isEmpty()
                       : clock.elapsed() > scene.ms + afterMs && !driver.isThere("winMoment"))
            break;
        if (hasBanner || !row.banner)
            pictures << driver.window().grabWindow();
        ms = clock.elapsed();
        QTest::qWait(40);
    }
    return pictures;
}

template <typename Game>
void film(const std::vector<Row<Game>> &rows, const QString &folder, const QList<Look> &looks, const QString &names)
{
    Driver driver;
    setUpFilm(driver, QString::fromLatin1(Game::name.data()), seats, QStringLiteral("all"), QStringLiteral("1"));
    const MatchConfig<Game> config = qobject_cast<TableOf<Game> *>(driver.anyTable())->session().config();
    for (const Row<Game> &row : rows) {
        if (!QLatin1String(row.name).startsWith(names))
            continue;
        const Scene<Game> scene = sceneOf(row, config);
        for (const Look &look : looks) {
            const auto save = [&](const QImage &picture, const char *part) {
                picture.save(QStringLiteral("%1/%2-%3-%4.jpg").arg(folder, QLatin1String(row.name), look.size, QLatin1String(part)),
                             "JPG", 92);
            };
            qint64 ms = 0;
            const QList<QImage> pictures = picturesOf(row, scene, look, false, ms);
            save(pictures[qMin<qsizetype>(1, pictures.size() - 1)], "1");
            save(pictures[pictures.size() / 2], "2");
            save(pictures.back(), "3");
            qint64 stillMs = 0;
            const QList<QImage> stills = picturesOf(row, scene, look, true, stillMs);
            save(stills[stills.size() / 2], "still");
            std::printf("%s %s: %d ms from the event to the end of its hold%s; %lld ms, with reduced motion %lld ms in the film\n",
                        row.name, qPrintable(look.size), scene.ms, row.banner ? "" : ", and then a badge",
                        static_cast<long long>(ms), static_cast<long long>(stillMs));
            std::fflush(stdout);
        }
    }
}

} // namespace

void setUpFilm(Driver &driver, const QString &game, int seatCount, const QString &rules, const QString &deal)
{
    TableController &controller = driver.tableController();
    controller.setGame(game);
    MatchSetup &setup = *controller.setup();
    setup.setSeatCount(seatCount);
    setup.setDealNumber(deal);
    setup.choosePreset(rules == QLatin1String("printed") ? "printed" : "chaos");
    if (rules == QLatin1String("all")) { // except "No bluffing", which leaves nothing to challenge
        controller.unoSetup()->setDrawUntilPlayable(true);
        controller.dosSetup()->setCatchWindow(DosSetup::WhileTwo);
        controller.dosSetup()->setFalseCatchDrawsTwo(true);
    }
    setup.setHintsAllowed(true);
    if (controller.game() != game || !controller.startMatch())
        qFatal("The match does not begin: %s", qPrintable(controller.startProblem()));
}

void turnInto(Driver &driver, const Look &look, double speed, bool still)
{
    AppSettings &settings = driver.application().settings();
    settings.setLanguage(look.language);
    settings.setTextScale(look.textScale);
    settings.setLeftHanded(look.leftHanded);
    settings.setSpeed(speed);
    settings.setReducedMotion(still);
}

void filmRows(const QString &folder, const QList<Look> &looks, const QString &names)
{
    film(dosRows, folder, looks, names);
    film(unoRows, folder, looks, names);
}

} // namespace tableside::test

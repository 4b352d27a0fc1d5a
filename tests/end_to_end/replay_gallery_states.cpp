// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gallery_states.h"
#include "people_at_table.h"

#include "tests/app/table/played_record.h"

#include "app/table/replay/match_replay.h"

#include <QTest>

namespace tableside::test {

namespace {

QByteArray asFile(const std::vector<std::string> &lines)
{
    QByteArray file;
    for (const std::string &line : lines)
        file += QByteArray::fromStdString(line) + '\n';
    return file;
}

template <typename Game>
MatchReplay &openReplay(Driver &driver, int seats, int people, int target)
{
    auto config = peopleConfig<Game>(seats, people, 4);
    config.rules.target = static_cast<decltype(config.rules.target)>(target);
    MatchReplay &replay = test::openReplay(driver, config);
    replay.goTo(replay.count() / 2 + 7);
    driver.settle();
    return replay;
}

/// Moves the replay to a decision for which the review has found a better one.
void openAtMistake(Driver &driver, MatchReplay &replay)
{
    driver.waitFor([&] { return replay.reviewWords().isEmpty(); }, "the review", 120'000);
    replay.goTo(0);
    while (replay.betterWords().isEmpty() && replay.canStep(MatchReplay::Mark, true))
        replay.stepForward(MatchReplay::Mark);
    driver.settle();
}

/// Opens a replay at a challenge that has just shown a hand to the seat from which the replay is viewed.
void openAtChallenge(Driver &driver)
{
    for (quint64 seed = 1; seed < 40; ++seed) {
        auto config = peopleConfig<uno::Game>(4, 1, seed);
        config.rules.target = 500;
        driver.tableController().showRecord(QStringLiteral("uno"), asFile(playedRecord(config)));
        MatchReplay &replay = *driver.tableController().replay();
        for (const ReplayMark &mark : replay.marks()->rows()) {
            for (int seat = 0; mark.kind == ReplayMarkKind::Challenge && seat < 4; ++seat) {
                replay.setSeat(seat);
                replay.goTo(mark.position);
                if (qobject_cast<UnoTable *>(replay.table())->shownHandTitle().isEmpty())
                    continue;
                driver.open(Navigator::Replay, "shownHand");
                driver.settle();
                return;
            }
        }
    }
    qFatal("Nobody challenges");
}

/// Opens the replay of a long game and puts the pointer on one of its marks.
void pointAtMark(Driver &driver)
{
    MatchReplay &replay = openReplay<uno::Game>(driver, 4, 1, 200);
    const auto marks = replay.marks()->rows();
    const ReplayMark mark = marks[marks.size() / 3];
    const QQuickItem *scrubber = driver.item("replayScrubber");
    const qreal share = static_cast<qreal>(mark.position) / replay.count();
    QTest::mouseMove(&driver.window(), QPoint(1, 1)); // makes sure that the next call moves the pointer
    driver.waitForFrames();
    QTest::mouseMove(&driver.window(), scrubber->mapToScene({12 + share * (scrubber->width() - 24), 8}).toPoint());
    driver.waitForItem("replayMarkWords");
    driver.settle();
}

} // namespace

std::vector<GalleryState> replayStates()
{
    return {
        {"replay-uno-challenge", openAtChallenge},
        {"replay-mark", pointAtMark},
        {"replay-keys", [](Driver &driver) {
             openReplay<dos::Game>(driver, 4, 1, 100);
             driver.key(Qt::Key_F1);
             driver.waitForRest("keysClose");
         }},
        {"replay-dos", [](Driver &driver) { openReplay<dos::Game>(driver, 4, 1, 100); }},
        {"replay-dos-all-hands", [](Driver &driver) { openReplay<dos::Game>(driver, 4, 1, 100).setAllHands(true); }},
        {"replay-dos-better",
         [](Driver &driver) { openAtMistake(driver, openReplay<dos::Game>(driver, 2, 1, 50)); }},
        {"replay-uno", [](Driver &driver) { openReplay<uno::Game>(driver, 6, 2, 200); }},
        {"replay-uno-ten", [](Driver &driver) { openReplay<uno::Game>(driver, 10, 0, 50).setAllHands(true); }},
        {"replay-uno-better",
         [](Driver &driver) { openAtMistake(driver, openReplay<uno::Game>(driver, 3, 1, 50)); }},
        {"replay-end", [](Driver &driver) {
             MatchReplay &replay = openReplay<dos::Game>(driver, 3, 1, 50);
             replay.goTo(replay.count());
             driver.settle();
         }},
        {"replay-begin", [](Driver &driver) {
             openReplay<dos::Game>(driver, 3, 1, 50).goTo(0);
             driver.settle();
         }},
        {"replay-view", [](Driver &driver) {
             openReplay<uno::Game>(driver, 6, 2, 200);
             driver.key(Qt::Key_V);
             driver.waitForRest("viewClose");
         }},
    };
}

} // namespace tableside::test

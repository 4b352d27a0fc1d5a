#include "gallery_states.h"
#include "people_at_table.h"

#include "tests/app/table/played_record.h"

#include "app/table/replay/match_replay.h"

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
    const QString game = QString::fromLatin1(Game::name.data(), static_cast<qsizetype>(Game::name.size()));
    if (!driver.playroom().showRecord(game, asFile(playedRecord(config))))
        qFatal("The record does not open: %s", qPrintable(driver.playroom().notice()));
    driver.navigator().open(Navigator::Replay);
    driver.waitForItem("replayPage");
    MatchReplay &replay = *driver.playroom().replay();
    replay.goTo(replay.count() / 2 + 7);
    driver.settle();
    return replay;
}

/// At a decision for which the review has found something better.
void openAtMistake(Driver &driver, MatchReplay &replay)
{
    driver.waitFor([&] { return replay.reviewWords().isEmpty(); }, "the review", 120'000);
    replay.goTo(0);
    while (replay.betterWords().isEmpty() && replay.canStep(MatchReplay::Mark, true))
        replay.stepForward(MatchReplay::Mark);
    driver.settle();
}

} // namespace

std::vector<GalleryState> replayStates()
{
    return {
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

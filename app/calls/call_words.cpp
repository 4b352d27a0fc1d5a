// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/calls/call_words.h"

#include "app/words/dos_words.h"
#include "app/words/list_words.h"
#include "app/words/region.h"
#include "app/words/uno_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace tableside::words {

namespace {

struct CallWords
{
    Q_DECLARE_TR_FUNCTIONS(CallWords)
};

QString shown(const std::string &name)
{
    return QString::fromStdString(name);
}

bool isJudged(const calls::RaceRun &race, const std::string &name)
{
    return std::ranges::find(race.findings, name, &calls::NamedFinding::name) != race.findings.end();
}

/// Returns the names of the players who made a catch: the player `finding.by`, and all who pressed so shortly afterwards that
/// they tied. Leaves out players who had to call, because their presses are calls; isJudged() is true for them.
QStringList catchers(const calls::NamedFinding &finding, const calls::RaceRun &race)
{
    QStringList names{shown(finding.by)};
    const auto first = std::ranges::find(race.presses, finding.by, &calls::NamedPress::name);
    for (auto press = first; press != race.presses.end(); ++press) {
        if (press != first && press->after_first_us - first->after_first_us < calls::tie_us && !isJudged(race, press->name))
            names << shown(press->name);
    }
    return names;
}

QString calledSentence(const calls::NamedFinding &finding)
{
    if (finding.by.empty())
        //: Call booth. %1 a player who called in time
        return CallWords::tr("%1 called in time.").arg(shown(finding.name));
    //: Call booth. %1 the player who called, %2 the player who tried to catch them, %3 for example "40 ms"
    return CallWords::tr("%1 called first, %3 before %2.")
        .arg(shown(finding.name), shown(finding.by), distance(finding.margin_us));
}

QString catchPattern(bool many, bool beforeCall)
{
    if (many && beforeCall)
        //: Call booth. %1 several players who caught at the same moment ("Ben and Cleo"), %2 the player who called too late, %3 for example "40 ms"
        return CallWords::tr("%1 caught %2 together, %3 before the call.");
    if (many)
        //: Call booth. %1 several players who caught at the same moment ("Ben and Cleo"), %2 the player who forgot to call
        return CallWords::tr("%1 caught %2 together.");
    if (beforeCall)
        //: Call booth. %1 the player who caught, %2 the player who called too late, %3 for example "40 ms"
        return CallWords::tr("%1 caught %2, %3 before the call.");
    //: Call booth. %1 the player who caught, %2 the player who forgot to call
    return CallWords::tr("%1 caught %2.");
}

QString catchSentence(const calls::NamedFinding &finding, const calls::RaceRun &race)
{
    const QStringList names = catchers(finding, race);
    const QString who = words::listed(names);
    const QString whom = shown(finding.name);
    const bool beforeCall = finding.margin_us > 0;
    const QString pattern = catchPattern(names.size() > 1, beforeCall);
    return beforeCall ? pattern.arg(who, whom, distance(finding.margin_us)) : pattern.arg(who, whom);
}

/// Returns the sentence about a caught player's penalty (DOS-CALL-3, UNO-CALL-1). In DOS, a player who is caught in their own
/// turn draws later than at other times. The booth does not know whose turn it is, so the sentence covers both cases.
QString caughtSentence(const calls::NamedFinding &finding, const calls::RaceRun &race, GameId box)
{
    const QString draws = box == GameId::dos
        //: Call booth, DOS. %1 the player who was caught, %n cards
        ? CallWords::tr("%1 draws %n card(s). On their own turn, they draw at the end.", nullptr, finding.draws)
              .arg(shown(finding.name))
        //: Call booth, UNO. %1 the player who was caught, %n cards
        : CallWords::tr("%1 draws %n card(s).", nullptr, finding.draws).arg(shown(finding.name));
    return catchSentence(finding, race) + u' ' + draws;
}

QString falseCatchSentence(const calls::NamedFinding &finding, GameId box)
{
    QString wrong = box == GameId::dos
        //: Call booth, DOS: a wrong catch. %1 the player who pressed
        ? CallWords::tr("Wrong catch by %1: nobody had two cards.").arg(shown(finding.name))
        //: Call booth, UNO: a wrong catch. %1 the player who pressed
        : CallWords::tr("Wrong catch by %1: nobody had one card.").arg(shown(finding.name));
    if (finding.draws == 0)
        return wrong;
    return wrong
        + u' '
        //: %1 a player, %n cards
        + CallWords::tr("%1 draws %n card(s).", nullptr, finding.draws).arg(shown(finding.name));
}

QString waitingSentence(const calls::NamedFinding &finding)
{
    //: Call booth: another player tried to catch %1 during the grace period
    return CallWords::tr("Too early: %1 still has time to call.").arg(shown(finding.name));
}

QString findingSentence(const calls::NamedFinding &finding, const calls::RaceRun &race, GameId box)
{
    switch (finding.verdict) {
    case calls::Verdict::waiting: return waitingSentence(finding);
    case calls::Verdict::called: return calledSentence(finding);
    case calls::Verdict::caught: return caughtSentence(finding, race, box);
    case calls::Verdict::tie:
        //: Call booth. %1 the player who called, %2 the player who tried to catch them, %3 for example "5 ms"
        return CallWords::tr("A tie: %1 and %2, %3 apart. Nobody is caught.")
            .arg(shown(finding.name), shown(finding.by), distance(finding.margin_us));
    case calls::Verdict::false_catch: break;
    }
    return falseCatchSentence(finding, box);
}

QString openSentence(const calls::RaceRun &race)
{
    if (race.presses.size() < 2)
        //: Call booth. %1 the only player who pressed
        return CallWords::tr("%1 pressed.").arg(firstNames(race));
    const calls::NamedPress &second = race.presses[1];
    if (second.after_first_us < calls::tie_us)
        //: Call booth. %1 for example "Anna and Ben"
        return CallWords::tr("A tie between %1.").arg(firstNames(race));
    //: Call booth. %1 the player who pressed first, %2 the next one, %3 for example "40 ms"
    return CallWords::tr("%1 was first, %3 before %2.")
        .arg(firstNames(race), shown(second.name), distance(second.after_first_us));
}

struct EntryLine
{
    GameId box;

    QString operator()(const calls::Shouted &) const { return callWord(box); }

    QString operator()(const calls::RaceRun &race) const
    {
        const QString order = raceOrder(race, box);
        if (order.isEmpty())
            return raceSentence(race, box);
        //: A line of the call log. %1 the outcome, %2 the players with their times
        return CallWords::tr("%1 (%2)").arg(raceSentence(race, box), order);
    }

    QString operator()(const calls::PoseLost &pose) const { return poseLostSentence(pose); }

    QString operator()(const calls::PoseHeld &pose) const
    {
        //: A line of the call log: a Wild Dumb Fu pose. %1 a player, %2 for example "0:42"
        return CallWords::tr("%1 held the pose for %2.").arg(shown(pose.name), poseTime(pose.held_us));
    }
};

} // namespace

QString callWord(GameId box)
{
    return box == GameId::dos ? dosCall() : unoCall();
}

QString holderMark(GameId box)
{
    //: On a player's own button: tells the table that they hold two cards
    return box == GameId::dos ? CallWords::tr("I have two")
                              //: On a player's own button: tells the table that they hold one card
                              : CallWords::tr("I have one");
}

QString distance(calls::Microseconds us)
{
    const qint64 ms = (us + 500) / 1000;
    if (ms < 1000)
        //: A short time. %1 milliseconds
        return CallWords::tr("%1 ms").arg(ms);
    //: A short time. %1 seconds, such as 1.2
    return CallWords::tr("%1 s").arg(regionLocale().toString(static_cast<double>(ms) / 1000.0, 'f', 1));
}

QString poseTime(calls::Microseconds us)
{
    const int seconds = static_cast<int>(us / 1'000'000);
    return QString::asprintf("%d:%02d", seconds / 60, seconds % 60);
}

QString firstNames(const calls::RaceRun &race)
{
    if (race.presses.empty())
        return {};
    // Catches in the grace period do not count, so they are ignored unless all presses are such catches.
    const auto counting = std::ranges::find(race.presses, false, &calls::NamedPress::too_early);
    const calls::NamedPress &first = counting == race.presses.end() ? race.presses.front() : *counting;
    QStringList names;
    for (const calls::NamedPress &press : race.presses) {
        const calls::Microseconds behind = press.after_first_us - first.after_first_us;
        if (press.too_early == first.too_early && behind >= 0 && behind < calls::tie_us)
            names << shown(press.name);
    }
    return words::listed(names);
}

QString raceSentence(const calls::RaceRun &race, GameId box)
{
    if (race.presses.empty())
        return {};
    if (race.findings.empty())
        return openSentence(race);
    QStringList sentences;
    for (const calls::NamedFinding &finding : race.findings)
        sentences << findingSentence(finding, race, box);
    return sentences.join(u' ');
}

QString raceOrder(const calls::RaceRun &race, GameId box)
{
    const std::size_t count = race.presses.size();
    if (count < 2 || (count == 2 && raceSentence(race, box).contains(distance(race.presses[1].after_first_us))))
        return {};
    QStringList order;
    for (const calls::NamedPress &press : race.presses)
        order << (press.after_first_us == 0 ? shown(press.name)
                                            //: Who pressed how long after the first. %1 a player, %2 for example "40 ms"
                                            : CallWords::tr("%1 +%2").arg(shown(press.name), distance(press.after_first_us)));
    return order.join(QStringLiteral(" · "));
}

// UNO-ACT-6: a player who must hold still after a Wild Dumb Fu draws four cards for moving.
QString poseLostSentence(const calls::PoseLost &pose)
{
    //: Wild Dumb Fu. %1 the player who moved, %2 how long they held the pose, %n cards
    return CallWords::tr("%1 moved after %2 and draws %n card(s).", nullptr, pose.draws)
        .arg(shown(pose.name), poseTime(pose.held_us));
}

QString callEntry(const calls::CallEntry &entry)
{
    return std::visit(EntryLine{entry.game}, entry.what);
}

} // namespace tableside::words

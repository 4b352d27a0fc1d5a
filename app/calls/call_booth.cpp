// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/calls/call_booth.h"

#include "app/audio/sound_board.h"
#include "app/calls/call_words.h"
#include "app/score/words/score_words.h"
#include "app/settings/app_settings.h"
#include "engine/dos/types.h"

#include <algorithm>

namespace tableside {

namespace {

const QString rulesPart = QStringLiteral("rules");
constexpr int listenEveryMs = 1000;

/// Converts a grace period from seconds to microseconds, limited to the range that the rules allow (DOS-CALL-6: a player cannot
/// be caught during the grace period).
calls::Microseconds graceOf(qreal seconds)
{
    return qRound64(qBound(0.0, seconds, dos::Ruleset::longest_grace_ms / 1000.0) * 1e6);
}

} // namespace

CallBooth::CallBooth(Database &database, ScoreController &scoreController, SoundBoard &sounds, AppSettings &settings,
                     const QString &folder, BoothClocks clocks, QObject *parent)
    : QObject(parent), m_sounds(sounds), m_settings(settings), m_clock(clocks.steady), m_seats(scoreController, settings),
      m_voices(sounds, settings, folder), m_log(database, clocks.wall), m_referee(m_seats, m_log, sounds, clocks.steady)
{
    m_settling.setSingleShot(true);
    m_settling.setTimerType(Qt::PreciseTimer);
    m_listening.setInterval(listenEveryMs);
    connect(&m_settling, &QTimer::timeout, this, &CallBooth::settle);
    connect(&m_listening, &QTimer::timeout, this, [this] {
        if (silence() != m_silence) {
            m_silence = silence();
            emit silenceChanged();
        }
    });
    connect(&m_seats, &CallSeats::changed, this, &CallBooth::takeSeats);
    connect(&m_recorder, &VoiceRecorder::asked, &m_voices, &CallVoices::dismissProblem);
    connect(&m_recorder, &VoiceRecorder::recorded, &m_voices, &CallVoices::add);
    read();
    takeSeats();
}

CallBooth::~CallBooth()
{
    resetRace();
}

void CallBooth::open()
{
    m_seats.reload();
    m_log.open(m_seats.gameId()); // the stored log may have changed while the booth was closed
    m_voices.preloadAll();
    m_wakeLock.hold(true);
    m_isOpen = true;
    m_listening.start();
    m_silence = silence();
    emit silenceChanged();
}

void CallBooth::close()
{
    resetRace();
    m_recorder.cancel();
    m_voices.dismissProblem();
    m_log.write();
    m_isOpen = false;
    m_listening.stop();
    m_wakeLock.hold(false);
    showRace();
}

void CallBooth::shout()
{
    m_voices.sound(); // the sound comes first, because a call must sound without delay
    emit shouted(-1);
    m_vibration.tap();
    m_log.append(box(), calls::Shouted{});
}

void CallBooth::press(int seat, qreal eventMs)
{
    const qint64 at = m_clock.timeOf(eventMs);
    pressAt({seat, calls::PressKind::call, at, 0, m_clock.now()});
}

void CallBooth::pressAt(const calls::TimedPress &press)
{
    if (press.who < 0 || press.who >= m_seats.count())
        return;
    const bool isRefused = isTooEarly(press);
    if (isRefused) // a catch in the grace period gets a refusing sound instead of the call
        m_sounds.play(Sound::refused);
    else
        m_voices.sound(m_seats.at(press.who).key);
    if (m_order.expects_phones()) {
        m_order.add(press);
        judgePresses();
    } else {
        judge(press);
        showRace();
    }
    if (!isRefused)
        emit shouted(press.who);
    m_vibration.tap();
}

/// Returns whether the press is a catch in a grace period, as far as can be said before it is judged.
bool CallBooth::isTooEarly(const calls::TimedPress &press) const
{
    calls::CallReferee trial = m_callReferee;
    trial.press(press.who, press.at_us, press.uncertainty_us);
    return trial.judgement().is_too_early(press.who);
}

/// Passes the presses to the referee as soon as it is certain that no phone was earlier.
void CallBooth::judgePresses()
{
    for (const auto &[press, place] : m_order.tell(m_clock.now()))
        judge(press);
    showRace();
}

void CallBooth::judge(const calls::TimedPress &press)
{
    m_callReferee.end_if_quiet(press.at_us);
    if (!m_callReferee.is_running() && !m_logged)
        logRace();
    if (m_callReferee.press(press.who, press.at_us, press.uncertainty_us))
        ++m_raceCount;
    m_logged = m_isTaken = false;
    m_pressedAtMs = m_log.now();
}

void CallBooth::expectPhone(int seat, calls::Microseconds longestWay, calls::Microseconds uncertainty)
{
    m_order.expect(seat, longestWay, uncertainty);
}

void CallBooth::forgetPhone(int seat)
{
    m_order.forget(seat);
    if (!m_order.is_empty())
        judgePresses();
}

void CallBooth::mark(int seat)
{
    markAt(seat, m_clock.now());
}

void CallBooth::markAt(int seat, calls::Microseconds at)
{
    if (seat < 0 || seat >= m_seats.count())
        return;
    settle(); // a race whose time is over must be logged first, and the marks of players who called in it must be removed
    if (m_callReferee.is_marked(seat))
        m_callReferee.withdraw(seat);
    else
        m_callReferee.mark(seat, at);
    showRace();
}

/// Returns whether the players can still answer which player had to call when the buttons were last pressed.
bool CallBooth::isToBeAnswered() const
{
    return m_isTaken || (!m_callReferee.judgement().is_empty() && m_callReferee.judgement().is_open());
}

bool CallBooth::counts() const
{
    const calls::CallJudgement &race = m_callReferee.judgement();
    return std::ranges::count(race.order(), false, &calls::Placed::too_early) > 0
        && std::ranges::count(race.findings(), calls::Verdict::false_catch, &calls::Finding::verdict) == 0;
}

int CallBooth::firstToPress() const
{
    return m_callReferee.judgement().is_empty() ? -1 : m_callReferee.judgement().order().front().seat;
}

void CallBooth::attribute(int seat)
{
    if (!isToBeAnswered() || seat < 0 || seat >= m_seats.count())
        return;
    m_callReferee.attribute(seat);
    answered();
}

void CallBooth::attributeNobody()
{
    if (!isToBeAnswered())
        return;
    m_callReferee.attribute_nobody();
    answered();
}

/// Logs the last presses, after the players have answered which player had to call. If the log already has an entry with an
/// assumed answer, replaces that entry.
void CallBooth::answered()
{
    m_isTaken = false;
    if (m_logged)
        m_log.amend(box(), run(), m_pressedAtMs);
    else
        logRace();
    showRace();
    emit judged();
}

void CallBooth::clearRace()
{
    if (!m_logged)
        logRace();
    m_order.clear();
    m_callReferee.clear_race();
    m_isTaken = false;
    showRace();
}

void CallBooth::resetRace()
{
    if (!m_logged)
        logRace();
    m_order.clear();
    m_callReferee.clear();
    m_isTaken = false;
    m_referee.clear(m_names);
}

void CallBooth::settle()
{
    if (!m_order.is_empty())
        judgePresses();
    // A press that is not judged yet may belong to the race.
    if (!m_order.is_empty() || !m_callReferee.end_if_quiet(m_clock.now())) {
        showPads(); // a grace period may be over, so its player can be caught now
        return;
    }
    if (!m_logged)
        logRace();
    showRace();
    emit judged();
}

/// If it is unknown which player had to call, assumes that it was the player who pressed first. That is usually right, because
/// most players press to make their own call. The players can correct the assumption.
void CallBooth::assumeFirstToPress()
{
    if (m_callReferee.judgement().is_empty() || !m_callReferee.judgement().is_open())
        return;
    m_callReferee.attribute(firstToPress());
    m_isTaken = true;
}

void CallBooth::logRace()
{
    assumeFirstToPress();
    m_logged = true;
    m_log.append(box(), run(), m_pressedAtMs);
}

calls::RaceRun CallBooth::run() const
{
    return calls::named_race(m_callReferee.judgement(), m_names);
}

QString CallBooth::headline() const
{
    return words::firstNames(run());
}

QString CallBooth::sentence() const
{
    return words::raceSentence(run(), box());
}

QString CallBooth::order() const
{
    return words::raceOrder(run(), box());
}

void CallBooth::showRace()
{
    showPads();
    emit raceChanged();
}

/// Updates the seats' buttons. Starts the timer for the next automatic change: the end of the current race (presses shortly
/// after each other) or of a grace period.
void CallBooth::showPads()
{
    QList<CallPadRow> rows;
    for (int seat = 0; seat < m_seats.count(); ++seat)
        rows << padRow(seat);
    m_pads.setRows(rows);
    const qint64 now = m_clock.now();
    const std::optional<calls::Microseconds> judged = m_order.next_due(now);
    if (const auto due = judged ? judged : m_callReferee.next_due(now); due && m_isOpen)
        m_settling.start(static_cast<int>((qMax<qint64>(0, *due - now) + 999) / 1000));
    else
        m_settling.stop();
}

CallPadRow CallBooth::padRow(int seat) const
{
    const CallSeat &who = m_seats.at(seat);
    int place = 0;
    bool tied = false;
    bool tooEarly = false;
    QString behind;
    // Between races, the button of a player who has announced few cards ("I have two") does not show the last race's result.
    const bool isAnew = m_callReferee.is_marked(seat) && !m_callReferee.is_running();
    const calls::CallJudgement race = isAnew ? calls::CallJudgement() : m_callReferee.judgement();
    const std::vector<calls::Placed> order = race.order();
    for (const calls::Placed &placed : order) {
        if (placed.seat != seat)
            continue;
        place = placed.place;
        tied = place == 1 && std::ranges::count(order, 1, &calls::Placed::place) > 1;
        tooEarly = placed.too_early;
        behind = placed.after_first_us == 0 ? QString() : u'+' + words::distance(placed.after_first_us);
    }
    int draws = 0;
    for (const calls::Finding &finding : race.findings())
        draws = finding.seat == seat ? finding.draws : draws;
    const std::optional<calls::Microseconds> catchable = m_callReferee.catchable_from(seat);
    return {.name = who.name,
            .portrait = who.portrait,
            .colorIndex = who.colorIndex,
            .sign = who.sign,
            .key = who.key,
            .isMarked = m_callReferee.is_marked(seat),
            .isCatchable = catchable && m_clock.now() >= *catchable,
            .place = place,
            .isTied = tied,
            .behind = behind,
            .isTooEarly = tooEarly,
            .draws = draws};
}

/// Returns whether the table is still the same after the seats have changed: the game and the score sheet are the same, and each
/// earlier player is still at the same seat. Players may have joined or been renamed. \p keys identify the players now seated.
bool CallBooth::areSame(const std::vector<QString> &keys) const
{
    return !m_keys.empty() && m_keys.size() <= keys.size() && std::equal(m_keys.begin(), m_keys.end(), keys.begin())
        && m_log.gameId() == m_seats.gameId() && m_seats.box().value_or(m_ownBox) == box();
}

void CallBooth::takeSeats()
{
    const std::vector<QString> keys = m_seats.keys();
    const bool same = areSame(keys);
    if (!same) // presses and marks of the earlier table no longer apply
        resetRace();
    m_keys = keys;
    m_names = m_seats.names();
    m_referee.tick();
    if (!same)
        takeGame();
    showRace();
}

void CallBooth::takeGame()
{
    calls::CallRules rules = m_callReferee.rules();
    rules.game = m_seats.box().value_or(m_ownBox);
    m_callReferee.set_rules(rules);
    m_log.open(m_seats.gameId());
    m_voices.setGame(game());
    emit gameChanged();
}

QString CallBooth::game() const
{
    return words::gameKey(box());
}

void CallBooth::setGame(const QString &game)
{
    const std::optional<GameId> box = game_named(game.toStdString());
    if (!box || *box == this->box())
        return;
    m_seats.setTied(false); // the score sheet is for the previous game, so its players no longer fill the seats
    if (*box == m_ownBox)
        return;
    resetRace();
    m_ownBox = *box;
    calls::CallRules rules = m_callReferee.rules();
    rules.game = *box;
    change(rules);
    m_voices.setGame(game);
    emit gameChanged();
}

QString CallBooth::word() const
{
    return words::callWord(box());
}

QString CallBooth::holderMark() const
{
    return words::holderMark(box());
}

qreal CallBooth::graceSeconds() const
{
    return static_cast<qreal>(m_callReferee.rules().grace_us) / 1e6;
}

void CallBooth::setGraceSeconds(qreal seconds)
{
    calls::CallRules rules = m_callReferee.rules();
    rules.grace_us = graceOf(seconds);
    change(rules);
}

void CallBooth::setFalseCatchDrawsTwo(bool draws)
{
    calls::CallRules rules = m_callReferee.rules();
    rules.false_catch_draws_two = draws;
    change(rules);
}

void CallBooth::change(calls::CallRules rules)
{
    m_callReferee.set_rules(rules);
    QVariantMap all = m_settings.callBooth();
    all.insert(rulesPart,
               QVariantMap{{QStringLiteral("game"), words::gameKey(m_ownBox)},
                           {QStringLiteral("grace"), graceSeconds()},
                           {QStringLiteral("falseCatch"), falseCatchDrawsTwo()}});
    m_settings.setCallBooth(all);
    emit rulesChanged();
    showRace();
}

void CallBooth::read()
{
    const QVariantMap kept = m_settings.callBooth().value(rulesPart).toMap();
    calls::CallRules rules;
    m_ownBox = game_named(kept.value(QStringLiteral("game")).toString().toStdString()).value_or(rules.game);
    rules.game = m_ownBox;
    rules.grace_us = graceOf(kept.value(QStringLiteral("grace"), graceSeconds()).toDouble());
    rules.false_catch_draws_two = kept.value(QStringLiteral("falseCatch")).toBool();
    m_callReferee.set_rules(rules);
}

QString CallBooth::silence() const
{
    if (m_sounds.isAudible())
        return {};
    if (m_settings.soundOn() && m_sounds.waitsForTouch())
        //: At the call booth in a browser, which plays no sound before that
        return tr("Tap anywhere once to turn the sound on.");
    return !m_settings.soundOn() || m_settings.soundVolume() <= 0
        //: At the call booth, when nothing will be heard
        ? tr("Sound is off in Settings, so calls are only shown.")
        //: At the call booth, when nothing will be heard
        : tr("This device has no sound, so calls are only shown.");
}

} // namespace tableside

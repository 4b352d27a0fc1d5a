// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/book/score_game.h"

#include "app/score/words/score_words.h"
#include "app/score/entry/value_keys.h"
#include "app/words/cleaned_text.h"
#include "app/words/player_words.h"
#include "app/words/region.h"
#include "engine/score/standings.h"
#include "engine/score/table_player.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace tableside {

namespace {

constexpr QDate firstDay = QDate::fromJulianDay(2440588); // 1970-01-01, the epoch

score::Scoring scoringOf(bool countAgainst)
{
    return countAgainst ? score::Scoring::count_against : score::Scoring::winner_takes_all;
}

/// Returns the target that a text names; empty if it names no number that can be a target.
std::optional<int> typedTarget(const QString &typed)
{
    bool isNumber = false;
    const int target = sumOf(typed).toInt(&isNumber);
    return isNumber && score::is_known_target(target) ? std::optional(target) : std::nullopt;
}

} // namespace

ScoreGame::ScoreGame(std::unique_ptr<ScoreSession> session, QObject *parent)
    : QObject(parent), m_session(std::move(session)), m_entry(*m_session)
{
    connect(m_session.get(), &ScoreSession::changed, this, &ScoreGame::refresh);
    connect(m_session.get(), &ScoreSession::draftChanged, this, [this] {
        emit openRoundChanged();
        emit undoChanged();
    });
    refresh();
}

QString ScoreGame::gameId() const
{
    return words::gameKey(sheet().game);
}

QString ScoreGame::gameName() const
{
    return words::gameName(sheet().game);
}

QString ScoreGame::date() const
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(sheet().started_ms).date(), QLocale::LongFormat);
}

QString ScoreGame::day() const
{
    return shownDay(QDateTime::fromMSecsSinceEpoch(sheet().started_ms).date());
}

QStringList ScoreGame::names() const
{
    return words::seatNames(sheet());
}

QString ScoreGame::dealer() const
{
    return words::seatName(sheet(), sheet().open.dealer);
}

QString ScoreGame::starter() const
{
    return words::seatName(sheet(), sheet().starter());
}

QString ScoreGame::standing() const
{
    return words::standingSentence(sheet());
}

QString ScoreGame::tie() const
{
    return words::tieSentence(sheet());
}

QString ScoreGame::rules() const
{
    QStringList rules;
    if (atTable())
        rules << words::onScreen();
    rules << (countAgainst() ? tr("cards count against you") : tr("winner takes all"));
    for (const Option &known : words::variantsOf(sheet().game)) {
        if (std::ranges::find(sheet().variants, known.value.toStdString()) != sheet().variants.end())
            rules << known.name;
    }
    return rules.join(QStringLiteral(" · "));
}

QString ScoreGame::lastRound() const
{
    if (sheet().rounds.empty())
        return {};
    const score::Round &round = sheet().rounds.back();
    QStringList gains;
    for (int seat = 0; seat < static_cast<int>(round.cells.size()); ++seat) {
        const int gained = round.gained[static_cast<std::size_t>(seat)];
        if (gained > 0)
            gains << QStringLiteral("%1 +%2").arg(words::seatName(sheet(), seat), QString::number(gained));
    }
    QString all = gains.isEmpty() ? tr("nobody scored") : gains.join(QStringLiteral(" · "));
    if (round.is_blocked)
        //: Within "Round 3: … Now Ben deals, Cleo starts." %1 the player with the fewest points in hand, %2 the points scored
        all = tr("nobody could play, %1 wins: %2").arg(words::seatName(sheet(), *sheet().winner_of(round)), all);
    //: After a round was finished. %1 its number, %2 the points scored, %3 the next dealer, %4 the player who plays first
    return tr("Round %1: %2. Now %3 deals, %4 starts.").arg(QString::number(sheet().rounds.size()), all, dealer(), starter());
}

QString ScoreGame::undoText() const
{
    //: Button. %1 what would be taken back: "Ben's hand in round 3"
    return canUndo() ? tr("Undo: %1").arg(words::statement(m_session->ledger().next_undone(), sheet())) : tr("Undo");
}

QString ScoreGame::redoText() const
{
    //: Button. %1 what would come back: "Ben's hand in round 3"
    return canRedo() ? tr("Redo: %1").arg(words::statement(m_session->ledger().next_redone(), sheet())) : tr("Redo");
}

bool ScoreGame::say(const score::Statement &statement)
{
    return showProblem(m_session->state(statement));
}

bool ScoreGame::showProblem(const QString &problem)
{
    m_problem = problem;
    emit problemChanged();
    return m_problem.isEmpty();
}

bool ScoreGame::refuse(score::Refusal refusal)
{
    return showProblem(words::scoreRefusal(refusal, sheet()));
}

void ScoreGame::dismissProblem()
{
    showProblem({});
}

bool ScoreGame::undo()
{
    if (m_entry.takeBackUnstored())
        return showProblem({});
    return canUndo() ? applyAndShow(score::Undone{}, score::Statement(m_session->ledger().next_undone()))
                     : refuse(score::Refusal::nothing_to_undo);
}

bool ScoreGame::redo()
{
    return canRedo() ? applyAndShow(score::Redone{}, score::Statement(m_session->ledger().next_redone()))
                     : refuse(score::Refusal::nothing_to_redo);
}

/// Applies \p statement, an undo or redo. \p affected is the change that is undone or redone. If this change concerns a hand,
/// selects the hand in `entry`.
bool ScoreGame::applyAndShow(const score::Statement &statement, const score::Statement &affected)
{
    int round = 0;
    score::PlayerId player;
    if (const auto *changed = std::get_if<score::DraftChanged>(&affected))
        std::tie(round, player) = std::tie(changed->round, changed->player);
    else if (const auto *hand = std::get_if<score::HandEntered>(&affected))
        std::tie(round, player) = std::tie(hand->round, hand->player);
    else if (const auto *out = std::get_if<score::WentOut>(&affected); out && m_entry.round() == out->round)
        std::tie(round, player) = std::tie(out->round, out->player);
    if (player.empty())
        return say(statement);
    const auto cell = [&] { return sheet().round_at(round)->cells[static_cast<std::size_t>(*sheet().seat_of(player))]; };
    const score::Cell before = cell();
    const QString what = words::statement(affected, sheet());
    if (!say(statement))
        return false;
    const bool isOut = std::holds_alternative<score::WentOut>(affected);
    const bool isUndone = std::holds_alternative<score::Undone>(statement);
    m_entry.show(round, player,
                 !isOut ? words::changeOfHand(words::seatName(sheet(), *sheet().seat_of(player)), before, cell())
                     //: What undo did. %1 "Anna went out in round 3"
                     : isUndone ? tr("Undone: %1").arg(what)
                                //: What redo did. %1 "Anna went out in round 3"
                                : tr("Redone: %1").arg(what));
    return true;
}

bool ScoreGame::setTarget(int target)
{
    return target == sheet().target || say(score::TargetChanged{target});
}

bool ScoreGame::enterTarget(const QString &typed)
{
    const std::optional<int> target = typedTarget(typed);
    return target ? setTarget(*target) : refuse(score::Refusal::target_out_of_range);
}

bool ScoreGame::enterDate(const QString &typed)
{
    const QDateTime before = QDateTime::fromMSecsSinceEpoch(sheet().started_ms);
    const QDate day = typedDate(typed);
    if (!day.isValid() || day < firstDay || day > QDateTime::currentDateTime().date())
        return refuse(score::Refusal::date_out_of_range);
    return day == before.date() || say(score::DateChanged{QDateTime(day, before.time()).toMSecsSinceEpoch()});
}

bool ScoreGame::setCountAgainst(bool countAgainst)
{
    return countAgainst == this->countAgainst() || say(score::ScoringChanged{scoringOf(countAgainst)});
}

QString ScoreGame::outcomeWith(const QString &typed, bool countAgainst) const
{
    const std::optional<int> target = typedTarget(typed);
    const bool isOtherTarget = target ? *target != sheet().target : hasTarget() || !typed.trimmed().isEmpty();
    if (!isOtherTarget && countAgainst == this->countAgainst())
        return {};
    score::Ledger ledger = m_session->ledger();
    QList<score::Statement> statements;
    if (countAgainst != this->countAgainst())
        statements << score::ScoringChanged{scoringOf(countAgainst)};
    if (isOtherTarget)
        statements << score::TargetChanged{target.value_or(0)};
    for (const score::Statement &statement : std::as_const(statements)) {
        if (const score::Refusal refusal = ledger.append({0, statement}); refusal != score::Refusal::none)
            return words::scoreRefusal(refusal, sheet());
    }
    score::Sheet after = ledger.sheet();
    for (std::size_t seat = 0; seat < after.seats.size(); ++seat)
        after.seats[seat].player = sheet().seats[seat].player; // the current names
    const QString standing = words::standingSentence(after);
    if (after.stage == score::Stage::playing && stage() == Decided)
        //: What becomes of a game whose target or scoring is changed. %1 a sentence such as "Anna leads by 12 points."
        return tr("The game goes on. %1").arg(standing);
    //: What becomes of a game whose target or scoring is changed. %1 a sentence such as "Anna leads by 12 points."
    return tr("After this change: %1").arg(standing);
}

bool ScoreGame::setNote(const QString &note, const QString &location)
{
    // The texts are cleaned here as they are when the game is read again, so that nothing changes then.
    const QString shownNote = shownWords(note, longest_note);
    const QString shownPlace = shownWords(location, longest_note);
    if (shownNote == this->note() && shownPlace == this->location())
        return true;
    return say(score::Noted{shownNote.toStdString(), shownPlace.toStdString()});
}

bool ScoreGame::removeRound(int round)
{
    return say(score::RoundRemoved{round});
}

bool ScoreGame::playOn()
{
    // A game at the app's own table cannot be continued on a score sheet, and its page has no button for this.
    return !atTable() && say(score::GameContinued{});
}

bool ScoreGame::end()
{
    return say(score::GameEnded{});
}

bool ScoreGame::closeRoundAndEnd()
{
    const ScoreSession::ChangeBatch together(*m_session);
    return say(score::RoundClosed{}) && end();
}

bool ScoreGame::canCloseRound() const
{
    return m_session->ledger().check(score::RoundClosed{}) == score::Refusal::none;
}

QString ScoreGame::openRound() const
{
    const score::Round &open = sheet().open;
    if (stage() == Ended || (open.is_blank() && !open.is_over()))
        return {};
    //: Asked before the game is ended. %1 number of the round
    return canCloseRound() ? tr("All hands in round %1 are counted, but the round isn’t finished.").arg(roundCount() + 1)
                           //: Asked before the game is ended. %1 number of the round
                           : tr("Round %1 isn’t complete, so it won’t count.").arg(roundCount() + 1);
}

bool ScoreGame::leave(int seat)
{
    return say(score::PlayerLeft{sheet().seats[static_cast<std::size_t>(seat)].player.id});
}

bool ScoreGame::comeBack(int seat)
{
    return join({sheet().seats[static_cast<std::size_t>(seat)].player});
}

bool ScoreGame::setDealer(int seat)
{
    return say(score::DealerChanged{sheet().seats[static_cast<std::size_t>(seat)].player.id});
}

bool ScoreGame::join(const score::PlayerJoined &joined)
{
    return say(joined);
}

bool ScoreGame::canJoin(const score::PlayerJoined &joined)
{
    return refuse(m_session->ledger().check(joined));
}

QList<Option> ScoreGame::gaps() const
{
    QList<Option> gaps;
    for (int seat = 0; seat < sheet().seat_count(); ++seat) {
        const score::Seat &right = score::at_seat(sheet().seats, seat);
        if (right.present)
            //: The seat of a player who joins late: between two neighbors
            gaps.append({QString::fromStdString(right.player.id),
                         tr("%1 and %2")
                             .arg(words::seatName(sheet(), seat), words::seatName(sheet(), score::next_present(sheet(), seat)))});
    }
    return gaps;
}

std::vector<int> ScoreGame::presentTotals() const
{
    std::vector<int> totals;
    for (std::size_t seat = 0; seat < sheet().seats.size(); ++seat) {
        if (sheet().seats[seat].present)
            totals.push_back(sheet().totals[seat]);
    }
    return totals;
}

int ScoreGame::lowestTotal() const
{
    const std::vector<int> totals = presentTotals();
    return totals.empty() ? 0 : std::ranges::min(totals);
}

int ScoreGame::averageTotal() const
{
    const std::vector<int> totals = presentTotals();
    return totals.empty() ? 0 : std::accumulate(totals.begin(), totals.end(), 0) / static_cast<int>(totals.size());
}

QList<QPointF> ScoreGame::totalsOf(int seat) const
{
    const score::Course course = score::course_of(sheet(), seat);
    QList<QPointF> totals;
    for (int rounds = course.first_round; rounds <= course.last_round(); ++rounds)
        totals << QPointF(rounds, *course.after(rounds));
    return totals;
}

QList<int> ScoreGame::coincidingLines(int seat) const
{
    const score::Course course = score::course_of(sheet(), seat);
    QList<int> lines(static_cast<qsizetype>(course.totals.size()), 0);
    for (int other = 0; other < seat; ++other) {
        const score::Course below = score::course_of(sheet(), other);
        const auto isEqual = [&](int rounds) { return course.after(rounds) && course.after(rounds) == below.after(rounds); };
        // If the lines of two players in the chart share a single point, they only cross. The lines coincide at a point if they
        // also share the next or the previous point.
        bool wasEqual = false;
        for (int rounds = course.first_round; rounds <= course.last_round(); ++rounds) {
            if (isEqual(rounds) && (wasEqual || isEqual(rounds + 1)))
                ++lines[rounds - course.first_round];
            wasEqual = isEqual(rounds);
        }
    }
    return lines;
}

int ScoreGame::highestTotal() const
{
    int highest = 0;
    for (const score::Seat &seat : sheet().seats)
        highest = std::max(highest, seat.first_total());
    for (const auto &round : sheet().rounds)
        highest = std::accumulate(round.totals.begin(), round.totals.end(), highest, [](int a, int b) { return std::max(a, b); });
    return highest;
}

void ScoreGame::refresh()
{
    const auto terms = [](const score::Sheet &sheet) -> const score::GameTerms & { return sheet; };
    const auto standing = [](const score::Sheet &sheet) {
        return std::tie(sheet.seats, sheet.rounds, sheet.totals, sheet.ranks, sheet.leader, sheet.stage, sheet.played_on,
                        sheet.reached_target, sheet.winner, sheet.open.dealer);
    };
    const score::Sheet before = std::exchange(m_told, sheet());
    const bool hasNewTerms = terms(before) != terms(m_told);
    const bool hasNewStanding = hasNewTerms || standing(before) != standing(m_told);
    if (hasNewStanding)
        showSeats();
    showRounds(before);
    if (hasNewTerms || before.note != m_told.note || before.place != m_told.place)
        emit termsChanged();
    if (hasNewStanding)
        emit standingChanged();
    if (hasNewStanding || before.open != m_told.open)
        emit openRoundChanged();
    emit undoChanged();
    if (before.is_started() && before.stage == score::Stage::playing && stage() != Playing && m_told.winner)
        emit won();
    if (before.is_started() && before.stage != sheet().stage && stage() != Playing)
        emit done();
}

void ScoreGame::showSeats()
{
    const bool isPlaying = stage() == Playing;
    QList<ScoreSeatRow> standings;
    for (const score::Standing &standing : score::standings_of(sheet()).order) {
        const int seat = standing.seat;
        const score::Seat &shown = score::at_seat(sheet().seats, seat);
        standings.append({.seat = seat,
                          .name = QString::fromStdString(shown.player.name),
                          .portrait = QString::fromStdString(shown.player.portrait),
                          .colorIndex = shown.player.color,
                          .total = standing.total,
                          .rank = standing.rank,
                          .isTied = standing.is_tied,
                          .rankText = words::rankText(standing),
                          .gained = sheet().rounds.empty() ? 0 : score::at_seat(sheet().rounds.back().gained, seat),
                          .isLeader = sheet().leader == seat,
                          .isDealer = isPlaying && sheet().open.dealer == seat,
                          .isWinner = sheet().winner == seat,
                          .present = shown.present,
                          .startPoints = shown.first_total(),
                          .isInBook = score::is_person(shown.player.id),
                          .spoken = spokenStanding(standing)});
    }
    QList<ScoreSeatRow> seats = standings;
    std::ranges::sort(seats, {}, &ScoreSeatRow::seat);
    m_seats.setRows(seats);
    m_standings.setRows(standings);
}

QString ScoreGame::spokenStanding(const score::Standing &standing) const
{
    const QString name = words::seatName(sheet(), standing.seat);
    if (!score::at_seat(sheet().seats, standing.seat).present) //: Spoken line of the standings. %1 a player
        return tr("%1 left").arg(name);
    QString spoken;
    if (standing.rank == 0) //: Spoken line of the standings: no round played yet. %1 a player, %n points
        spoken = tr("%1, %n point(s), no rounds yet", nullptr, standing.total).arg(name);
    else if (standing.is_tied) //: Spoken line of the standings: others have the same rank. %1 a player, %n points, %2 the rank
        spoken = tr("%1, %n point(s), rank %2, tied", nullptr, standing.total).arg(name, QString::number(standing.rank));
    else //: Spoken line of the standings. %1 a player, %n points, %2 the rank
        spoken = tr("%1, %n point(s), rank %2", nullptr, standing.total).arg(name, QString::number(standing.rank));
    if (sheet().stage == score::Stage::playing && sheet().open.dealer == standing.seat)
        //: Spoken line of the standings: this player deals the next round. %1 "Anna, 20 points, rank 1"
        return tr("%1, deals").arg(spoken);
    if (sheet().stage == score::Stage::playing && sheet().starter() == standing.seat)
        //: Spoken line of the standings: this player plays first in the next round. %1 "Anna, 20 points, rank 1"
        return tr("%1, starts").arg(spoken);
    return spoken;
}

ScoreCellRow ScoreGame::cellRow(int number, const score::Round &round, int seat) const
{
    const score::RoundResult result = score::result_of(sheet(), round, seat);
    const std::size_t index = static_cast<std::size_t>(seat);
    const bool isCorrected = index < round.cells.size() && round.cells[index].history.size() > 1;
    const int counted = result.hand.value_or(-1);
    const int gained = result.gained.value_or(0);
    const QString name = words::seatName(sheet(), seat);
    QString spoken;
    if (!result.plays) //: Spoken name of a cell of the score sheet. %1 number of the round, %2 a player who did not take part
        spoken = tr("Round %1, %2: did not play");
    else if (
        round
            .scored) //: Spoken name of a cell of the score sheet: only the points are known, not the hands. %1 the round, %2 a player
        spoken = tr("Round %1, %2: scored %n point(s)", nullptr, round.out == seat ? *round.scored : 0);
    else if (result
                 .is_out) //: Spoken name of a cell of the score sheet. %1 number of the round, %2 a player, %n the points scored
        spoken = tr("Round %1, %2: went out, %n point(s)", nullptr, gained);
    else if (
        result
            .wins) //: Spoken name of a cell of the score sheet: a round in which nobody could play. %1 the round, %2 a player, %n the points scored
        spoken = tr("Round %1, %2: won with the fewest points, scored %n", nullptr, gained);
    else if (counted < 0) //: Spoken name of a cell of the score sheet. %1 number of the round, %2 a player
        spoken = tr("Round %1, %2: not counted yet");
    else //: Spoken name of a cell of the score sheet. %1 number of the round, %2 a player, %n the value of the hand
        spoken = tr("Round %1, %2: hand of %n point(s)", nullptr, counted);
    spoken = spoken.arg(QString::number(number + 1), name);
    return {.plays = result.plays,
            .isOut = result.is_out,
            .wins = result.wins,
            .isAddition = result.is_addition,
            .counted = counted,
            .gained = gained,
            .total = result.total.value_or(0),
            .isCorrected = isCorrected,
            .spoken = spoken};
}

/// Updates the rows of rounds. Reuses the rows of unchanged rounds to save time, since a tap on a card changes only the open
/// round.
void ScoreGame::showRounds(const score::Sheet &before)
{
    const bool isSameTable = before.seats == sheet().seats && before.game == sheet().game && before.scoring == sheet().scoring;
    QList<ScoreRoundRow> rows;
    const auto add = [&](const score::Round &round, bool isOpen) {
        const int number = static_cast<int>(rows.size());
        const bool pastTarget = sheet().reached_target && *sheet().reached_target < number;
        const score::Round *was = isSameTable && number < m_rounds.count() ? before.round_at(number) : nullptr;
        if (was && *was == round && m_rounds.row(number).isOpen == isOpen && m_rounds.row(number).pastTarget == pastTarget) {
            rows << m_rounds.row(number);
            return;
        }
        QList<ScoreCellRow> cells;
        for (int seat = 0; seat < sheet().seat_count(); ++seat)
            cells << cellRow(number, round, seat);
        rows.append({number, isOpen, pastTarget, cells});
    };
    for (const score::Round &round : sheet().rounds)
        add(round, false);
    if (stage() == Playing)
        add(sheet().open, true);
    m_rounds.setRows(rows);
}

} // namespace tableside

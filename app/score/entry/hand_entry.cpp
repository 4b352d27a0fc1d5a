// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/entry/hand_entry.h"

#include "app/score/words/score_words.h"
#include "app/score/entry/value_keys.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScopedValueRollback>

#include <algorithm>

namespace tableside {

HandEntry::HandEntry(ScoreSession &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&session, &ScoreSession::changed, this, &HandEntry::refresh);
    connect(&session, &ScoreSession::draftChanged, this, &HandEntry::refresh);
}

bool HandEntry::isOpenRound() const
{
    return m_round == static_cast<int>(sheet().rounds.size());
}

bool HandEntry::isCorrection() const
{
    return m_round >= 0 && !isOpenRound();
}

bool HandEntry::hasChanges() const
{
    const auto isDraft = [](const score::Cell &cell) { return cell.draft.has_value(); };
    return isCorrection() && (m_end || !m_invalidSum.isEmpty() || std::ranges::any_of(storedRound()->cells, isDraft));
}

const score::Round *HandEntry::storedRound() const
{
    return sheet().round_at(m_round);
}

const score::Cell *HandEntry::storedCell(int seat) const
{
    const score::Round *round = storedRound();
    if (round == nullptr || seat < 0 || seat >= static_cast<int>(round->cells.size()))
        return nullptr;
    return &round->cells[static_cast<std::size_t>(seat)];
}

bool HandEntry::plays(int seat) const
{
    const score::Cell *cell = storedCell(seat);
    return cell && cell->plays;
}

const score::Player &HandEntry::playerAt(int seat) const
{
    return sheet().seats[static_cast<std::size_t>(seat)].player;
}

bool HandEntry::hasOnlyPoints() const
{
    return storedRound() && storedRound()->scored;
}

/// Returns \p stored, a round of which only the winner's points are known, as if the draft (the points being typed) were entered.
/// The player for whom points are being typed becomes the winner. In the result, the winner's hand has the points.
score::Round HandEntry::withTypedPoints(const score::Round &stored) const
{
    score::Round round = stored;
    if (m_end)
        round.out = m_end->out;
    for (int seat = 0; seat < static_cast<int>(round.cells.size()); ++seat) {
        const auto &draft = round.cells[static_cast<std::size_t>(seat)].draft;
        const std::optional<score::Entry> entry = draft ? draft->entry() : std::nullopt;
        const int points = entry ? entry->points(sheet().game) : 0;
        if (points > 0 || (entry && round.out == seat)) {
            round.out = seat;
            round.scored = points;
        }
    }
    for (int seat = 0; seat < static_cast<int>(round.cells.size()); ++seat) {
        if (!isOpenRound() || round.out == seat) // closed rounds count losing hands as 0
            round.cells[static_cast<std::size_t>(seat)].entry = score::Entry{{}, {round.out == seat ? *round.scored : 0}};
    }
    return round;
}

/// Returns the round as if all drafts (hands being counted) and the unsaved correction of its end were entered. A hand with an
/// incomplete draft is returned as not counted.
score::Round HandEntry::withDrafts(const score::Round &stored) const
{
    if (stored.scored)
        return withTypedPoints(stored);
    score::Round round = stored;
    for (score::Cell &cell : round.cells) {
        if (cell.draft)
            cell.entry = cell.draft->is_blank() ? std::nullopt : cell.draft->entry();
    }
    if (m_end) {
        round.out = m_end->out;
        round.is_blocked = !m_end->out;
        round.first = m_end->first;
    }
    if (round.out)
        round.cells[static_cast<std::size_t>(*round.out)].entry.reset();
    return round;
}

QString HandEntry::name() const
{
    return m_seat < 0 ? QString() : words::seatName(sheet(), m_seat);
}

QString HandEntry::portrait() const
{
    return m_seat < 0 ? QString() : QString::fromStdString(playerAt(m_seat).portrait);
}

int HandEntry::colorIndex() const
{
    return m_seat < 0 ? 0 : playerAt(m_seat).color;
}

bool HandEntry::isOut() const
{
    return m_seat >= 0 && m_shown && m_shown->out == m_seat && !hasOnlyPoints();
}

/// Returns whether one number may be entered as the total of all losing hands. This requires that the round is open, that a
/// player went out, that the winner gets the points of all other hands, and that no hand has been started.
bool HandEntry::canTakeTotal(const score::Round &round) const
{
    return isOpenRound() && round.out && !round.scored && sheet().scoring == score::Scoring::winner_takes_all && round.is_blank();
}

bool HandEntry::entersTotal() const
{
    return isOut() && canTakeTotal(*storedRound());
}

bool HandEntry::isRoundOver() const
{
    return m_shown && m_shown->is_over();
}

bool HandEntry::canBeBlocked() const
{
    return m_shown && !m_shown->is_blocked && !hasOnlyPoints() && score::printed_rules(sheet().game).can_be_blocked;
}

bool HandEntry::isBlank() const
{
    return m_draft.is_blank() && m_invalidSum.isEmpty();
}

bool HandEntry::isReplaced() const
{
    const score::Cell *cell = storedCell(m_seat);
    return cell && !cell->draft && !isBlank() && m_invalidSum.isEmpty() && (cell->entry || (hasOnlyPoints() && isCorrection()));
}

int HandEntry::points() const
{
    const std::optional<score::Entry> entry = m_invalidSum.isEmpty() ? m_draft.entry() : std::nullopt;
    return entry && !isBlank() ? entry->points(sheet().game) : -1;
}

QString HandEntry::spelledOut() const
{
    if (m_draft.cards.empty())
        return sum();
    const int cards = score::Entry{m_draft.cards, {}}.card_points(sheet().game);
    //: In the field for a hand's points. %1 what the tapped cards count
    const QString counted = tr("Cards %1").arg(cards);
    return sum().isEmpty() ? counted : counted + QStringLiteral(" + ") + sum();
}

QString HandEntry::reminder() const
{
    if (isOpenRound() && (hasOnlyPoints() || entersTotal()))
        //: Beside the number pad: the winner of a round gets one number
        return tr("Enter the total of all other hands. To count them one by one, choose a hand.");
    if (hasOnlyPoints())
        //: Beside the number pad, when correcting a round that was imported from a table of points
        return tr("This round has no hands, only points. Enter what the winner scored.");
    if (!isRoundOver() || isCorrection())
        return {};
    return m_shown->is_blocked ? words::blockedReminder() : words::countingReminder(sheet().game);
}

bool HandEntry::isFirst() const
{
    return storedRound()
        && std::ranges::none_of(storedRound()->cells, [](const score::Cell &cell) { return cell.entry.has_value(); });
}

QString HandEntry::waitingFor() const
{
    if (!m_shown)
        return {};
    if (!isRoundOver())
        return tr("Who went out?");
    const std::vector<int> waiting = missing();
    if (waiting.empty())
        return {};
    //: %1: names of players whose hands are not counted yet
    return tr("Still to count: %1").arg(words::seatNames(sheet(), waiting));
}

/// Returns the seats whose hands would still be uncounted if the selected hand were entered now.
std::vector<int> HandEntry::missing() const
{
    std::vector<int> waiting;
    if (hasOnlyPoints() && isOpenRound()) {
        const score::Cell &winner = m_shown->cells[static_cast<std::size_t>(*m_shown->out)];
        if (!m_invalidSum.isEmpty() || (winner.draft && (winner.draft->is_blank() || !winner.draft->entry())))
            waiting.push_back(*m_shown->out);
    }
    for (int seat = 0; !hasOnlyPoints() && seat < static_cast<int>(m_shown->cells.size()); ++seat) {
        const score::Cell &cell = m_shown->cells[static_cast<std::size_t>(seat)];
        const bool isUnfinished = seat == m_seat ? !m_invalidSum.isEmpty() : cell.draft && isOpenRound();
        if (cell.plays && m_shown->out != seat && (!cell.entry || isUnfinished))
            waiting.push_back(seat);
    }
    return waiting;
}

bool HandEntry::canClose() const
{
    return m_shown && isOpenRound() && waitingFor().isEmpty();
}

bool HandEntry::say(const QString &problem)
{
    m_problem = problem;
    m_undoneText.clear();
    if (!m_refreshBlocked)
        emit changed();
    return problem.isEmpty();
}

/// Returns false and sets the problem if the typed text is not a sum.
bool HandEntry::setSumProblem()
{
    return say(m_invalidSum.isEmpty() ? QString() : noSumProblem(m_invalidSum));
}

/// Returns a sentence about why a typed text is not a sum.
QString HandEntry::noSumProblem(const QString &typed)
{
    if (typed.contains(u'-'))
        //: After a minus sign was typed into the points of a hand
        return tr("You can’t subtract here. ⌫ deletes a character; Undo takes back the last tap.");
    const score::SumProblem problem = score::parse_sum(typed.toStdString()).problem;
    return words::sumProblem(problem == score::SumProblem::too_large ? problem : score::SumProblem::not_a_sum);
}

void HandEntry::beginRound()
{
    takeUp(static_cast<int>(sheet().rounds.size()));
    const score::Round &open = sheet().open;
    const auto begun = std::ranges::find_if(open.cells, [](const score::Cell &cell) { return cell.draft.has_value(); });
    if (!open.is_over())
        load(-1);
    else if (begun != open.cells.end())
        load(static_cast<int>(begun - open.cells.begin()));
    else
        load(nextMissing(open.out.value_or(open.dealer)));
}

void HandEntry::correct(int round, int seat)
{
    if (!finish())
        return;
    takeUp(round);
    load(plays(seat) ? seat : -1);
}

bool HandEntry::choose(int seat)
{
    if (!plays(seat) || !setSumProblem()
        || (isOpenRound() && !(hasOnlyPoints() ? seat == m_shown->out || countHands() : enterDraft())))
        return false;
    load(seat);
    return true;
}

QString HandEntry::outQuestion(int seat) const
{
    if (!plays(seat) || m_shown->out == seat)
        return {};
    const QString player = words::seatName(sheet(), seat);
    QStringList sentences;
    if (m_shown->out)
        //: Asked before another player is marked as having gone out. %1 and %2 players
        sentences << tr("Did %1 go out instead of %2?").arg(player, words::seatName(sheet(), *m_shown->out));
    else if (m_shown->is_blocked)
        //: Asked of a blocked round. %1 a player
        sentences << tr("Did %1 go out after all?").arg(player);
    if (const auto &entry = m_shown->cells[static_cast<std::size_t>(seat)].entry; entry && !hasOnlyPoints())
        //: Asked before a player is marked as having gone out. %1 a player, %n points
        sentences << tr("This deletes the %n point(s) counted for %1.", nullptr, entry->points(sheet().game)).arg(player);
    return sentences.join(u' ');
}

bool HandEntry::markOut(int seat)
{
    return plays(seat) && end({seat, {}});
}

bool HandEntry::markBlocked()
{
    return m_shown && end({});
}

bool HandEntry::markFirst(int seat)
{
    return plays(seat) && (!isOpenRound() || enterDraft()) && end({{}, seat});
}

/// Sets how the round ended. In a closed (earlier) round, the change is stored when the correction is saved.
bool HandEntry::end(const End &end)
{
    if (end.out != m_seat && !setSumProblem())
        return false;
    if (isCorrection()) {
        m_end = end;
        m_undoneText.clear();
        m_problem.clear();
        refresh();
    } else if (const score::PlayerId first = end.first ? playerAt(*end.first).id : score::PlayerId();
               !say(m_session.state(end.out ? score::Statement(score::WentOut{m_round, playerAt(*end.out).id})
                                            : score::RoundBlocked{m_round, first}))) {
        return false;
    }
    // If the previous round was entered as one number for all hands, this round will probably be entered so, too.
    const bool byTotal = end.out && canTakeTotal(*storedRound()) && !sheet().rounds.empty() && sheet().rounds.back().scored;
    const int next = end.first ? -1 : byTotal ? *end.out : nextMissing(end.out.value_or(sheet().open.dealer));
    load(next >= 0 ? next : m_seat);
    return true;
}

void HandEntry::addCard(const QString &code)
{
    const std::string text = code.toStdString();
    const score::PadCard *card = score::pad_card(sheet().game, text);
    if (card == nullptr || m_seat < 0 || !m_shown || hasOnlyPoints())
        return;
    if (isOut()) {
        say(words::scoreRefusal(score::Refusal::hand_is_out, sheet()));
    } else if (sheet().counted(*storedRound(), text, m_seat) + score::count_of(m_draft.cards, text) >= card->copies) {
        say(words::tooManyCards(code, card->copies));
    } else {
        score::Draft next = m_draft;
        score::change_count(next.cards, text, 1);
        if (change(std::move(next)))
            m_tapped << code;
    }
}

void HandEntry::takeBackCard(const QString &code)
{
    score::Draft next = m_draft;
    if (const qsizetype tap = m_tapped.lastIndexOf(code); tap >= 0)
        m_tapped.removeAt(tap);
    score::change_count(next.cards, code.toStdString(), -1);
    change(std::move(next));
}

void HandEntry::addValue(int points)
{
    if (m_seat < 0 || !m_shown || hasOnlyPoints())
        return;
    int copies = 0;
    for (const score::PadCard &card : score::card_pad(sheet().game))
        copies += card.points == points ? card.copies : 0;
    const int times = timesIn(sum(), points);
    if (isOut())
        say(words::scoreRefusal(score::Refusal::hand_is_out, sheet()));
    else if (times >= copies)
        //: A key for all cards of a value. %n how many the deck has, %1 what each counts
        say(tr("The deck has only %n card(s) worth %1.", nullptr, copies).arg(points));
    else
        setSum(withTimes(sum(), points, times + 1));
}

void HandEntry::takeBackValue(int points)
{
    if (const int times = timesIn(sum(), points); times > 0)
        setSum(withTimes(sum(), points, times - 1));
}

void HandEntry::setSum(const QString &typed)
{
    if (!storedCell(m_seat))
        return;
    score::Draft next = m_draft;
    const QString sum = sumOf(typed);
    next.sum = sum.toStdString();
    const bool isSum = score::may_become_sum(next.sum);
    m_invalidSum = isSum ? QString() : sum;
    if (isSum)
        change(std::move(next));
    else
        setSumProblem();
}

void HandEntry::type(const QString &keys)
{
    const QString typed = sumOf(keys);
    const bool isSign = typed == u"+";
    if (m_seat < 0 || isOut()) {
        if (entersTotal() && !isSign && !typed.isEmpty())
            beginTotal(typed);
        return;
    }
    const bool isDigit = !typed.isEmpty() && typed.at(0).isDigit();
    if (isDigit && isReplaced() && score::may_become_sum(typed.toStdString()))
        change({{}, typed.toStdString()});
    // A plus sign is ignored after another plus sign. It is also ignored at the start of the sum, since tapped cards are added
    // anyway.
    else if (isSign && (sum().isEmpty() || sum().endsWith(u'+')))
        say({});
    else
        setSum((isDigit && (isReplaced() || sum() == u"0") ? QString() : sum()) + keys);
}

void HandEntry::paste()
{
    type(QGuiApplication::clipboard()->text());
}

void HandEntry::backspace()
{
    if (isReplaced())
        clear();
    else if (!sum().isEmpty())
        setSum(sum().chopped(1));
    else if (!m_draft.cards.empty())
        takeBackCard(m_tapped.isEmpty() ? QString::fromStdString(m_draft.cards.rbegin()->first) : m_tapped.last());
}

void HandEntry::clear()
{
    m_invalidSum.clear();
    change({});
}

bool HandEntry::change(score::Draft next)
{
    const score::Cell *cell = storedCell(m_seat);
    if (cell == nullptr || next == m_draft)
        return setSumProblem();
    std::optional<score::Draft> stated = std::move(next);
    if (stated->is_blank() && !cell->entry && !hasOnlyPoints())
        stated.reset();
    if (!say(m_session.state(score::DraftChanged{m_round, playerAt(m_seat).id, stated})))
        return false;
    setSumProblem();
    // While the user types, an incomplete sum such as "12+" is not an error. A hand with more points than the whole deck is an
    // error, however.
    const std::optional<score::Entry> entry = m_draft.entry();
    if (entry && entry->points(sheet().game) > score::deck_points(sheet().game))
        say(words::scoreRefusal(score::Refusal::more_than_the_deck, sheet()));
    return true;
}

/// Enters \p typed, usually the first digit, as the total of all hands. Undo removes the total like other input.
void HandEntry::beginTotal(const QString &typed)
{
    const std::optional<score::Entry> entry = score::Draft{{}, typed.toStdString()}.entry();
    if (entry)
        say(m_session.state(score::RoundScored{m_round, playerAt(m_seat).id, entry->points(sheet().game)}));
    else
        say(noSumProblem(typed));
}

/// Removes the total of all hands, so that the hands can be counted one by one. Undo restores the total.
bool HandEntry::countHands()
{
    return say(m_session.state(score::WentOut{m_round, playerAt(*m_shown->out).id}));
}

/// Enters the selected hand as counted so far (its draft). If nothing was counted, the hand stays not entered. Returns false and
/// sets the problem if the typed text is not a sum.
bool HandEntry::enterDraft()
{
    const score::Cell *cell = storedCell(m_seat);
    if (!setSumProblem())
        return false;
    if (cell == nullptr || !cell->draft)
        return say({});
    if (hasOnlyPoints()) {
        score::Statement total;
        return makeScored(total) && say(m_session.state(total));
    }
    const std::optional<score::Entry> entry = m_draft.entry();
    if (!entry)
        return say(words::sumProblem(score::parse_sum(m_draft.sum).problem));
    const auto stated = isBlank() ? std::nullopt : entry;
    return say(m_session.state(score::HandEntered{m_round, playerAt(m_seat).id, stated}));
}

bool HandEntry::confirm()
{
    if (isCorrection())
        return save();
    if (m_seat >= 0 && isBlank() && (!isOut() || entersTotal()))
        //: After a hand was confirmed without points. %1 a player
        return say(tr("%1’s hand is still blank. Enter 0 if it’s worth nothing.").arg(name()));
    if (!enterDraft())
        return false;
    if (const int next = nextMissing(m_seat); next >= 0)
        load(next);
    return true;
}

bool HandEntry::closeRound()
{
    bool isClosed = false;
    {
        const QScopedValueRollback quiet(m_refreshBlocked, true);
        const ScoreSession::ChangeBatch together(m_session); // two changes are stored, but views must update only once
        isClosed = enterDraft() && say(m_session.state(score::RoundClosed{}));
    }
    if (!isClosed) {
        refresh();
        return false;
    }
    leave();
    emit roundClosed();
    return true;
}

bool HandEntry::save()
{
    if (!isCorrection() || !setSumProblem())
        return false;
    if (!hasChanges()) {
        leave();
        return true;
    }
    score::Statement statement;
    if (!(hasOnlyPoints() ? makeScored(statement) : makeCorrected(statement)) || !say(m_session.state(statement)))
        return false;
    leave();
    return true;
}

/// Creates the change that saves a round of which only the winner's points are entered. Returns false and sets the problem if a
/// number is incomplete.
bool HandEntry::makeScored(score::Statement &statement)
{
    for (int seat = 0; seat < static_cast<int>(m_shown->cells.size()); ++seat) {
        const auto &draft = m_shown->cells[static_cast<std::size_t>(seat)].draft;
        if (draft && (draft->is_blank() || !draft->entry()))
            return refuse(seat);
    }
    const score::PlayerId winner = m_shown->out ? playerAt(*m_shown->out).id : score::PlayerId();
    statement = score::RoundScored{m_round, winner, *m_shown->scored};
    return true;
}

/// Creates the change that saves a correction. Returns false and sets the problem if a hand is missing.
bool HandEntry::makeCorrected(score::Statement &statement)
{
    score::RoundCorrected corrected{m_round, {}, {}, {}};
    if (m_shown->out)
        corrected.out = playerAt(*m_shown->out).id;
    if (m_shown->first)
        corrected.first = playerAt(*m_shown->first).id;
    for (int seat = 0; seat < static_cast<int>(m_shown->cells.size()); ++seat) {
        const score::Cell &cell = m_shown->cells[static_cast<std::size_t>(seat)];
        if (!cell.plays || m_shown->out == seat)
            continue;
        if (!cell.entry)
            return refuse(seat);
        corrected.hands.push_back({playerAt(seat).id, *cell.entry});
    }
    statement = corrected;
    return true;
}

/// Selects the hand that prevents saving the correction and sets the reason as problem. Always returns false.
bool HandEntry::refuse(int seat)
{
    const auto &draft = m_shown->cells[static_cast<std::size_t>(seat)].draft;
    const bool isBlank = !draft || draft->is_blank();
    load(seat);
    return say(isBlank ? words::scoreRefusal(score::Refusal::cannot_be_blank, sheet())
                       : words::sumProblem(score::SumProblem::not_a_sum));
}

bool HandEntry::cancel()
{
    {
        const QScopedValueRollback quiet(m_refreshBlocked, true);
        const ScoreSession::ChangeBatch together(m_session);
        for (int seat = 0; isCorrection() && seat < static_cast<int>(storedRound()->cells.size()); ++seat) {
            if (!storedCell(seat)->draft)
                continue;
            if (!say(m_session.state(score::DraftChanged{m_round, playerAt(seat).id, {}})))
                return false;
        }
    }
    leave();
    return true;
}

bool HandEntry::finish()
{
    if (hasChanges())
        return false;
    leave();
    return true;
}

void HandEntry::leave()
{
    m_round = -1;
    m_end.reset();
    load(-1);
}

std::optional<HandEntry::UnsavedEnd> HandEntry::unsavedEnd() const
{
    if (!m_end)
        return {};
    return UnsavedEnd{m_round, m_seat, m_end->out, m_end->first};
}

void HandEntry::resume(const UnsavedEnd &end)
{
    if (end.round >= static_cast<int>(sheet().rounds.size()))
        return;
    takeUp(end.round);
    m_end = End{end.out, end.first};
    load(plays(end.seat) ? end.seat : -1);
}

void HandEntry::show(int round, const score::PlayerId &player, const QString &text)
{
    const int seat = sheet().seat_of(player).value_or(-1);
    if (m_round != round)
        takeUp(round);
    if (m_round > m_roundsThen)
        return leave();
    const bool isKnown = isCorrection() || sheet().open.is_over();
    load(isKnown && plays(seat) ? seat : -1);
    m_undoneText = text;
    emit changed();
}

bool HandEntry::takeBackUnstored()
{
    if (!m_invalidSum.isEmpty())
        m_invalidSum.clear();
    else if (m_end)
        m_end.reset();
    else
        return false;
    say({});
    refresh();
    return true;
}

/// Returns the next seat to the left of \p after whose hand is not counted; -1 if there is none.
int HandEntry::nextMissing(int after) const
{
    const std::vector<int> waiting = m_shown ? missing() : sheet().missing();
    for (const int seat : waiting) {
        if (seat > after)
            return seat;
    }
    return waiting.empty() ? -1 : waiting.front();
}

void HandEntry::takeUp(int round)
{
    m_round = round;
    m_roundsThen = static_cast<int>(sheet().rounds.size());
    m_seatsThen = sheet().seats.size();
    m_end.reset();
}

void HandEntry::load(int seat)
{
    m_seat = seat;
    m_invalidSum.clear();
    m_tapped.clear();
    m_problem.clear();
    m_undoneText.clear();
    refresh();
    emit seatShown();
}

/// Updates all displayed data from the sheet. After an undo, the selected hand or round may no longer exist.
void HandEntry::refresh()
{
    if (m_refreshBlocked)
        return;
    if (m_round >= 0 && (m_roundsThen != static_cast<int>(sheet().rounds.size()) || m_seatsThen != sheet().seats.size()))
        return leave(); // a round or seat was added or removed, so m_round and m_seat may be wrong now
    if (m_seat >= 0 && !plays(m_seat))
        return load(-1);
    if (const score::Round *stored = storedRound(); m_seat >= 0 && isOpenRound() && stored->scored && stored->out != m_seat)
        return load(*stored->out); // undo has restored the total that the winner scored
    m_shown.reset();
    if (const score::Round *stored = storedRound())
        m_shown = withDrafts(*stored);
    m_draft = {};
    if (const score::Cell *cell = storedCell(m_seat); cell && cell->draft)
        m_draft = *cell->draft;
    else if (cell && hasOnlyPoints())
        m_draft = score::draft_of(*m_shown->cells[static_cast<std::size_t>(m_seat)].entry);
    else if (cell && cell->entry)
        m_draft = score::draft_of(*cell->entry);
    if (m_shown) { // if no round is shown, these rows are not visible
        showEquals();
        showHands();
        showPad();
        showValues();
        showHistory();
    }
    emit changed();
}

} // namespace tableside

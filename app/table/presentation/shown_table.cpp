// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/presentation/shown_table.h"

#include "app/audio/sound_board.h"
#include "app/table/session/durations.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace tableside {

ShownTable::ShownTable(const MatchSeating &seating, TimeSource &time, SoundBoard &sounds)
    : m_names(seating.names()), m_viewerSeat(seating.viewerSeat()),
      m_addressee(seating.people().size() == 1 ? seating.viewerSeat() : -1), m_queue(time), m_sounds(sounds)
{
    const std::size_t people = seating.people().size();
    QList<SeatRow> seats;
    for (const SeatConfig &config : seating.seats) {
        SeatRow seat;
        seat.seat = static_cast<int>(seats.size());
        seat.name = config.name;
        seat.portrait = config.portrait;
        seat.isYou = seat.seat == m_viewerSeat;
        seat.isPerson = config.isPerson();
        seat.colorIndex = seat.isPerson && (people > 1 || !config.personId.isEmpty()) ? config.colorIndex : -1;
        seat.mayBeCaughtHere = people > 1 || (people == 1 && !seat.isPerson);
        seats << seat;
    }
    m_seats.setRows(seats);
}

void ShownTable::setViewer(int seat)
{
    m_viewerSeat = seat;
    m_seats.updateAll([seat](SeatRow &shown) { shown.isYou = shown.seat == seat; });
}

void ShownTable::clear()
{
    m_queue.finish();
    m_log.setRows({});
    m_newsTaken = 0;
    m_result.setRows({});
    m_round = {};
    m_told = {};
    m_lastCard.clear();
    m_recapSeat = -1;
    m_seats.updateAll([](SeatRow &shown) { shown = shown.atFirst(); });
}

ShownTable::Kept ShownTable::kept() const
{
    return {m_seats.rows(), m_result.rows(), m_round, m_lastCard, m_recapSeat, m_log.count()};
}

void ShownTable::restore(const Kept &kept, const QList<LogRow> &log)
{
    m_queue.finish();
    setLog(log.first(kept.logLines));
    m_seats.setRows(kept.seats);
    m_result.setRows(kept.result);
    m_round = kept.round;
    m_told = {};
    m_lastCard = kept.lastCard;
    m_recapSeat = kept.recapSeat;
}

void ShownTable::step(int ms, std::function<void()> action)
{
    m_queue.push(ms, [this, action = std::move(action)] {
        action();
        if (!m_isSilent)
            emit shown();
    });
}

void ShownTable::sound(Sound sound)
{
    if (!m_isSilent)
        m_sounds.play(sound);
}

void ShownTable::addLine(const QString &text, LogKind::Kind kind, int seat)
{
    if (!text.isEmpty())
        m_log.append({text, kind, seat, !m_isSilent});
}

QStringList ShownTable::takeReport()
{
    QStringList texts;
    for (; m_newsTaken < m_log.count(); ++m_newsTaken) {
        const LogRow &line = m_log.row(m_newsTaken);
        if (line.isNews)
            texts << line.text;
    }
    return texts;
}

void ShownTable::setStatus(int seat, const QString &status, const QString &inShort)
{
    m_seats.update(seat, [&](SeatRow &shown) {
        shown.status = status;
        shown.shortStatus = inShort;
    });
}

void ShownTable::beginRecap(int seat)
{
    if (std::exchange(m_recapSeat, seat) == seat)
        return;
    m_seats.update(seat, [](SeatRow &shown) {
        shown.forgetTurn();
        shown.status.clear();
    });
}

void ShownTable::addToRecap(int seat, const QList<RecapCard> &cards)
{
    changeRecap(seat, [&](SeatRow &shown) { shown.recap += cards; });
}

void ShownTable::nameColor(int seat, const QString &letter, const QString &name)
{
    changeRecap(seat, [&](SeatRow &shown) {
        // A player who names the color of the card turned first has played no card yet.
        if (shown.recap.isEmpty())
            return;
        RecapCard &card = shown.recap.last();
        card.colorCode = letter;
        card.name = QStringLiteral("%1 (%2)").arg(card.name, name);
    });
}

void ShownTable::changeRecap(int seat, const std::function<void(SeatRow &)> &change)
{
    m_seats.update(seat, [&](SeatRow &shown) {
        change(shown);
        QStringList parts;
        for (const RecapCard &card : shown.recap)
            parts << card.name;
        if (shown.recapDrawn > 0)
            //: What a player has done in their last turn, behind the names of the cards that they have played
            parts << tr("drew %n", nullptr, shown.recapDrawn);
        shown.recapWords = QLocale().createSeparatedList(parts);
    });
}

void ShownTable::tellPlay(int seat, const QString &sentence)
{
    m_told = {seat, seat, m_isSilent ? QString() : sentence};
}

void ShownTable::tellMore(int seat, const QString &sentence)
{
    if (hasToldOf(seat) && !m_told.sentence.isEmpty())
        m_told.sentence += QLatin1Char(' ') + sentence;
    else
        tellPlay(seat, sentence);
}

void ShownTable::setExposed(int seat, bool exposed)
{
    if (m_seats.row(seat).exposed == exposed)
        return;
    m_seats.update(seat, [&](SeatRow &shown) {
        shown.exposed = exposed;
        shown.justSafe = !exposed && !m_isSilent;
        shown.graceLeft = 0;
    });
    if (!exposed)
        flash(seat, &SeatRow::justSafe);
}

void ShownTable::setPosing(int seat, bool posing)
{
    m_seats.update(seat, [&](SeatRow &shown) { shown.posing = posing; });
}

void ShownTable::flash(int seat, bool SeatRow::*sign)
{
    if (m_isSilent)
        return;
    m_seats.update(seat, [sign](SeatRow &shown) { shown.*sign = true; });
    m_queue.time().after(Durations::callFlash, this,
                         [this, seat, sign] { m_seats.update(seat, [sign](SeatRow &shown) { shown.*sign = false; }); });
}

void ShownTable::beginRound(int number, int dealer)
{
    m_round = {};
    m_round.number = number;
    m_told = {};
    m_lastCard.clear();
    m_recapSeat = -1;
    m_seats.updateAll([&](SeatRow &shown) {
        shown.forgetTurn();
        shown.isDealer = shown.seat == dealer;
        shown.inTurn = shown.exposed = shown.posing = shown.called = false;
        shown.owed = shown.penaltyPaid = 0;
        shown.status.clear();
    });
    sound(Sound::shuffle);
}

void ShownTable::beginTurn(int seat)
{
    m_recapSeat = m_told.seat = -1;
    showTurn(seat);
    m_seats.updateAll([](SeatRow &shown) { shown.owed = 0; });
    m_seats.update(seat, [](SeatRow &shown) { shown.penaltyPaid = 0; });
    if (m_seats.row(seat).isPerson)
        sound(Sound::yourTurn);
}

void ShownTable::showTurn(int seat)
{
    m_round.turnSeat = seat;
    m_seats.updateAll([&](SeatRow &shown) { shown.inTurn = shown.seat == seat; });
    beginRecap(seat);
}

void ShownTable::showDrawn(int seat, int count)
{
    if (count == 0) //: What has just become of a player, shown beside the name
        setStatus(seat, tr("nothing to draw"), QStringLiteral("+0"));
    else
        changeRecap(seat, [count](SeatRow &shown) { shown.recapDrawn += count; });
}

void ShownTable::showCall(int seat, Sound call)
{
    setExposed(seat, false);
    if (!m_seats.row(seat).isPerson) // a person's call sounded when they pressed the button
        sound(call);
    m_seats.update(seat, [](SeatRow &shown) { shown.called = true; });
    flash(seat, &SeatRow::calledNow);
    if (!m_isSilent)
        emit called(seat);
}

int ShownTable::knownCatcher(int seat, int by) const
{
    const auto others = std::ranges::count_if(m_seats.rows(),
                                              [seat](const SeatRow &shown) { return shown.isPerson && shown.seat != seat; });
    return m_asksWhoCatches || others < 2 || !m_seats.row(by).isPerson ? by : -1;
}

void ShownTable::showCaught(int seat, int by)
{
    setExposed(seat, false);
    sound(Sound::caught);
    if (!m_isSilent)
        emit caught(seat, by);
}

void ShownTable::showUnnoticed(int seat)
{
    if (!m_isSilent)
        emit unnoticed(seat);
}

void ShownTable::showPenalty(int seat)
{
    if (seat == m_round.turnSeat)
        m_seats.update(seat, [](SeatRow &shown) { shown.owed += 2; });
}

void ShownTable::showPenaltyPaid(int seat, int cards)
{
    m_seats.update(seat, [cards](SeatRow &shown) {
        shown.owed = 0;
        shown.penaltyPaid += cards;
    });
}

void ShownTable::endRound(int winner, const std::vector<int> &totals)
{
    m_round.isOver = true;
    m_round.winner = winner;
    m_seats.updateAll([&](SeatRow &shown) {
        shown.score = totals[static_cast<std::size_t>(shown.seat)];
        shown.inTurn = shown.exposed = shown.posing = false;
        shown.owed = 0;
    });
    const bool isOwn = m_addressee < 0 || winner == m_addressee;
    sound(isOwn ? Sound::roundWon : Sound::roundLost);
}

void ShownTable::showResult(QList<ResultRow> lines)
{
    std::ranges::sort(lines, {}, [](const ResultRow &line) { return std::pair(!line.isWinner, line.seat); });
    m_result.setRows(lines);
}

void ShownTable::endMatch(int winner)
{
    m_round.matchWinner = winner;
    QList<ResultRow> lines = m_result.rows();
    for (ResultRow &line : lines)
        line.isWinner = line.seat == winner;
    showResult(lines);
    sound(Sound::matchWon);
}

} // namespace tableside

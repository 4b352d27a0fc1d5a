// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/presentation/shown_table.h"

#include "app/table/moments/moment_words.h"
#include "app/table/session/durations.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace tableside {

ShownTable::ShownTable(const MatchSeating &seating, TimeSource &time, SoundBoard &sounds)
    : m_names(seating.names()), m_people(seating.people()), m_viewerSeat(seating.viewerSeat()),
      m_onlyPerson(seating.people().size() == 1 ? seating.viewerSeat() : -1), m_queue(time), m_sounds(sounds)
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
        m_characters.push_back(config.character());
    }
    m_seats.setRows(seats);
}

void ShownTable::setViewer(int seat, bool isBoard)
{
    m_viewerSeat = seat;
    m_isBoard = isBoard;
    m_seats.updateAll([&](SeatRow &shown) { shown.isYou = !isBoard && shown.seat == seat; });
}

void ShownTable::clear()
{
    m_queue.finish();
    m_log.setRows({});
    m_newsTaken = 0;
    m_result.setRows({});
    m_round = {};
    m_told = {};
    m_moment = {};
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
    m_turnNotes.clear();
    m_moment = {};
    m_lastCard = kept.lastCard;
    m_recapSeat = kept.recapSeat;
}

void ShownTable::step(int ms, std::function<void()> action, int leastMs, int afterMs)
{
    m_queue.push(
        ms,
        [this, action = std::move(action)] {
            action();
            if (!m_isSilent)
                emit shown();
        },
        leastMs, afterMs);
}

void ShownTable::sound(Sound sound)
{
    if (!m_isSilent)
        m_sounds.play(sound, isMomentSound(sound) ? m_sounds.momentVolume() : 1.0);
}

void ShownTable::showMoment(const TableMoment &moment)
{
    const MomentStyle &style = momentStyle(moment.kind);
    if (const std::optional<Sound> own = momentSound(moment))
        sound(*own);
    m_seats.updateAll([&](SeatRow &shown) {
        if (shown.seat == moment.by && style.byFace != Face::Calm)
            shown.face = style.byFace;
        if (moment.happensTo(shown.seat) && style.toFace != Face::Calm)
            shown.face = style.toFace;
    });
    if (m_isSilent || style.weight == MomentWeight::Badge)
        return;
    const QString words = words::momentWords(moment, m_names, addressee());
    m_moment.kind = moment.kind;
    m_moment.size = std::max(m_moment.size, momentSize(moment));
    // One event may begin two moments, such as a jump-in with which a stack grows.
    m_moment.words = m_moment.words.isEmpty() ? words : m_moment.words + QLatin1Char(' ') + words;
    m_moment.isScene = style.weight == MomentWeight::Scene;
    m_moment.isBadForYou = style.isBad && moment.happensTo(addressee());
    m_moment.isGoodForYou = style.isBad && addressee() >= 0 && moment.by == addressee();
    m_moment.by = playerAt(moment.by);
    m_moment.to = playerAt(moment.to);
    ++m_moments;
}

MomentPlayer ShownTable::playerAt(int seat) const
{
    if (seat < 0)
        return {};
    const SeatRow &row = m_seats.row(seat);
    return {seat, row.name, row.portrait, row.colorIndex, row.shownFace()};
}

void ShownTable::endMoment()
{
    m_moment = {};
    m_seats.updateAll([](SeatRow &shown) {
        if (shown.face == Face::Startled)
            shown.face = Face::Dismayed;
    });
}

/// Lets a character speak about one in five of the moments that concern one, and only once in a turn.
void ShownTable::talkAbout(const TableMoment &moment)
{
    using words::TalkOccasion;
    const auto speaks = [&](int seat) { return seat >= 0 && m_characters[static_cast<std::size_t>(seat)].has_value(); };
    const bool isCatch = moment.kind == MomentKind::Caught;
    int seat = moment.to;
    for (int other = 0; other < m_seats.count() && moment.to == TableMoment::everyone; ++other)
        seat = moment.happensTo(other) && speaks(other) ? other : seat;
    TalkOccasion occasion = isCatch ? TalkOccasion::WasCaught : TalkOccasion::Hit;
    if (isCatch && speaks(moment.by)) {
        seat = moment.by;
        occasion = TalkOccasion::CaughtYou;
    }
    const bool isHit = momentStyle(moment.kind).weight != MomentWeight::Badge && momentStyle(moment.kind).isBad
        && moment.kind != MomentKind::WrongCatch && moment.kind != MomentKind::Stacked;
    constexpr int oneIn = 5;
    if (!isHit || !speaks(seat) || m_occasions++ % oneIn != 0 || m_turnOfTalk == m_turnNotes.size())
        return;
    m_turnOfTalk = m_turnNotes.size();
    talk(seat, occasion);
}

QString ShownTable::lineOf(int seat, words::TalkOccasion occasion) const
{
    const std::optional<Character> character = m_characters[static_cast<std::size_t>(seat)];
    return m_talks && character ? words::tableTalk(*character, occasion, m_moments + seat) : QString();
}

void ShownTable::talk(int seat, words::TalkOccasion occasion)
{
    const QString line = lineOf(seat, occasion);
    const bool isAnyExposed = std::ranges::any_of(m_seats.rows(), [](const SeatRow &row) { return row.exposed; });
    if (m_isSilent || line.isEmpty() || isAnyExposed)
        return;
    m_seats.update(seat, [&](SeatRow &shown) { shown.talk = line; });
    if (m_speaksTalk)
        emit said(words::talkSentence(m_seats.row(seat).name, line));
    m_queue.time().after(Durations::talk, this, [this, seat, line] {
        m_seats.update(seat, [&](SeatRow &shown) {
            if (shown.talk == line)
                shown.talk.clear();
        });
    });
}

void ShownTable::leaveBadge(const TableMoment &moment)
{
    talkAbout(moment);
    const MomentStyle &style = momentStyle(moment.kind);
    const words::BadgeWords badge = words::badgeWords(moment);
    for (int seat = 0; seat < m_seats.count(); ++seat) {
        const bool isHere = (style.badge == MomentBadge::AtCause && seat == moment.by)
            || (style.badge == MomentBadge::AtTarget && moment.happensTo(seat))
            || (style.badge == MomentBadge::AtBoth && (seat == moment.by || moment.happensTo(seat)))
            || (style.badge == MomentBadge::AtViewer && seat == addressee() && moment.happensTo(seat));
        if (!isHere)
            continue;
        setStatus(seat, badge.words, badge.inShort, QLatin1String(style.badgeIcon), momentSize(moment));
        flash(seat, &SeatRow::badgeNow);
    }
    if (!m_turnNotes.isEmpty() && style.weight != MomentWeight::Badge) {
        m_turnNotes.last().moments << words::momentWords(moment, m_names, addressee());
        m_turnNotes.last().toldMoments.push_back(moment);
    }
    if (style.isLogged)
        addLine(words::momentWords(moment, m_names, addressee()), LogKind::Match, moment.by);
}

void ShownTable::showAgain()
{
    if (m_queue.isBusy())
        return;
    constexpr qsizetype turns = 2;
    for (const TurnNote &note : m_turnNotes.last(std::min(turns, m_turnNotes.size()))) {
        for (const TableMoment &moment : note.toldMoments) {
            step(momentStyle(moment.kind).ms, [this, moment] { showMoment(moment); });
            step(0, [this] { endMoment(); });
        }
    }
}

QList<TurnNote> ShownTable::turnNotes(int seat) const
{
    constexpr qsizetype mostTurns = 3;
    QList<TurnNote> found;
    for (auto note = m_turnNotes.rbegin(); note != m_turnNotes.rend(); ++note) {
        if (seat < 0 && note->seat == m_viewerSeat) {
            if (found.isEmpty())
                continue; // the viewer is in turn
            break;
        }
        if (seat < 0 || note->seat == seat)
            found.prepend(*note);
        if (seat >= 0 && found.size() == mostTurns)
            break;
    }
    return found;
}

void ShownTable::skipMoment()
{
    while (!m_moment.words.isEmpty() && m_queue.isBusy())
        m_queue.skip();
}

void ShownTable::addLine(const QString &text, LogKind::Kind kind, int seat)
{
    if (!text.isEmpty())
        m_log.append({text, kind, seat, !m_isSilent});
}

QStringList ShownTable::latestLines() const
{
    constexpr int most = 3;
    QStringList texts;
    for (int index = m_log.count() - 1; index >= 0 && texts.count() < most; --index) {
        texts.prepend(m_log.row(index).text);
        if (m_log.row(index).kind == LogKind::Round)
            break;
    }
    return texts;
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

void ShownTable::setStatus(int seat, const QString &status, const QString &inShort, const QString &icon, qreal size)
{
    m_seats.update(seat, [&](SeatRow &shown) {
        shown.status = status;
        shown.shortStatus = inShort;
        shown.statusIcon = icon;
        shown.statusSize = size;
    });
}

void ShownTable::beginRecap(int seat)
{
    if (std::exchange(m_recapSeat, seat) == seat)
        return;
    const SeatRow &row = m_seats.row(seat);
    m_turnNotes.append({seat, row.name, row.portrait, row.colorIndex, {}, 0, {}, {}, {}});
    m_seats.update(seat, [](SeatRow &shown) { shown.forgetTurn(); });
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
    const auto note = std::find_if(m_turnNotes.rbegin(), m_turnNotes.rend(),
                                   [seat](const TurnNote &one) { return one.seat == seat; });
    if (note == m_turnNotes.rend())
        return;
    const SeatRow &row = m_seats.row(seat);
    note->cards = row.recap;
    note->drawn = row.recapDrawn;
    note->words = row.recapWords;
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
    if (exposed) // so that no speech bubble covers the button to catch the player
        m_seats.updateAll([](SeatRow &shown) { shown.talk.clear(); });
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
    m_turnNotes.clear();
    m_turnOfTalk = -1;
    m_round.number = number;
    m_told = {};
    m_lastCard.clear();
    m_recapSeat = -1;
    m_seats.updateAll([&](SeatRow &shown) {
        shown.forgetTurn();
        shown.isDealer = shown.seat == dealer;
        shown.inTurn = shown.exposed = shown.posing = shown.called = shown.hasBegun = false;
        shown.owed = shown.penaltyPaid = 0;
    });
    sound(Sound::shuffle);
}

void ShownTable::beginTurn(int seat)
{
    m_recapSeat = m_told.seat = -1;
    showTurn(seat);
    m_seats.updateAll([](SeatRow &shown) {
        shown.owed = 0;
        shown.hasBegun = true;
    });
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

void ShownTable::showCaught(int seat)
{
    setExposed(seat, false);
    sound(Sound::caught);
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
    const bool isOwn = addressee() < 0 || winner == addressee();
    sound(isOwn ? Sound::roundWon : Sound::roundLost);
}

void ShownTable::showResult(QList<ResultRow> lines)
{
    for (ResultRow &line : lines) {
        constexpr int narrowly = 2;
        if (line.isWinner)
            line.talk = lineOf(line.seat, words::TalkOccasion::Wins);
        else if (line.cards.size() <= narrowly)
            line.talk = lineOf(line.seat, words::TalkOccasion::LosesNarrowly);
    }
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

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Implements the part of HandEntry that prepares data for display: the outcome of the round, the legend of card values, and the
// rows of all lists, such as hands and pad cards.
#include "app/score/entry/hand_entry.h"

#include "app/score/words/score_words.h"
#include "app/score/entry/value_keys.h"
#include "app/words/region.h"

#include <QDateTime>
#include <QLocale>
#include <QMap>

#include <array>

namespace tableside {

void HandEntry::showEquals()
{
    QList<EqualHandRow> equals;
    if (m_shown->is_blocked && waitingFor().isEmpty()) {
        for (const int seat : sheet().smallest_hands(*m_shown)) {
            if (seat != sheet().winner_of(*m_shown))
                equals.append({seat, words::seatName(sheet(), seat)});
        }
    }
    m_equals.setRows(equals);
}

QString HandEntry::outcome() const
{
    if (!isRoundOver() || (isCorrection() && !m_shown->is_blocked))
        return {};
    const score::Round &round = *m_shown;
    if (round.scored && round.out)
        return tr("%1: +%n", nullptr, *round.scored).arg(words::seatName(sheet(), *round.out));
    const std::optional<int> winner = sheet().winner_of(round);
    const bool isAgainst = sheet().scoring == score::Scoring::count_against;
    int sum = 0;
    for (int seat = 0; seat < static_cast<int>(round.cells.size()); ++seat) {
        const auto &entry = round.cells[static_cast<std::size_t>(seat)].entry;
        if (entry && (isAgainst || seat != winner))
            sum += entry->points(sheet().game);
    }
    if (round.is_blocked && winner) {
        const QString name = words::seatName(sheet(), *winner);
        //: Blocked round. %1 the player with the fewest points in hand, %n the points of all hands
        return isAgainst ? tr("%1 has the fewest points; %n point(s) counted", nullptr, sum).arg(name)
                         //: Blocked round. %1 the player with the fewest points in hand, %n the points of the others
                         : tr("%1 has the fewest points: +%n", nullptr, sum).arg(name);
    }
    if (isAgainst || !winner)
        //: The hands of a round, counted so far. %n points
        return tr("%n point(s) counted", nullptr, sum);
    //: %1 the player who went out, %n points
    return tr("%1: +%n", nullptr, sum).arg(words::seatName(sheet(), *winner));
}

HandRow HandEntry::handRow(int seat) const
{
    const score::Player &player = playerAt(seat);
    const score::Cell &cell = m_shown->cells[static_cast<std::size_t>(seat)];
    const bool isOutSeat = m_shown->out == seat && !hasOnlyPoints();
    const int counted = isOutSeat ? 0 : cell.entry ? cell.entry->points(sheet().game) : -1;
    const QString name = QString::fromStdString(player.name);
    //: Spoken state of a hand. %1 a player
    const QString spoken = isOutSeat     ? tr("%1 went out").arg(name)
        : counted < 0 && hasOnlyPoints() ? name
        //: Spoken state of a hand. %1 a player
        : counted < 0 ? tr("%1, not counted yet").arg(name)
                      //: Spoken state of a hand. %1 a player, %n points
                      : tr("%1, %n point(s)", nullptr, counted).arg(name);
    return {.seat = seat,
            .name = name,
            .portrait = QString::fromStdString(player.portrait),
            .colorIndex = player.color,
            .points = counted,
            .isOut = isOutSeat,
            .isCurrent = seat == m_seat,
            .isMissing = counted < 0 && isRoundOver() && !hasOnlyPoints(),
            .isDraft = cell.draft && !isOutSeat,
            .spoken = spoken};
}

void HandEntry::showHands()
{
    QList<HandRow> rows;
    for (int seat = 0; seat < static_cast<int>(m_shown->cells.size()); ++seat) {
        if (m_shown->is_played_by(static_cast<std::size_t>(seat)))
            rows << handRow(seat);
    }
    m_hands.setRows(rows);
}

/// Fills the pad with a row for each color. Wild cards have a column of their own after the columns of the other cards. If only
/// the points of the round are known, the pad is empty.
void HandEntry::showPad()
{
    static const QString colors = QStringLiteral("rbgy");
    const std::span<const score::PadCard> cards = hasOnlyPoints() ? std::span<const score::PadCard>()
                                                                  : score::card_pad(sheet().game);
    std::array<int, 5> placed{}; // the number of cards placed so far, by color; the last number is for wild cards
    QList<PadCardRow> pad;
    QList<CountedCardRow> counted;
    for (const score::PadCard &card : cards) {
        const QString code = QString::fromStdString(card.code);
        const qsizetype colorIndex = colors.indexOf(code.at(0));
        const bool isWild = colorIndex < 0;
        const int place = placed.at(static_cast<std::size_t>(isWild ? colors.size() : colorIndex))++;
        const int inHand = score::count_of(m_draft.cards, card.code);
        const int elsewhere = m_seat >= 0 ? sheet().counted(*storedRound(), card.code, m_seat) : 0;
        const QString name = words::padCardName(code);
        pad.append({.code = code,
                    .name = name,
                    .points = card.points,
                    .inHand = inHand,
                    .remaining = card.copies - elsewhere - inHand,
                    .row = isWild ? place : static_cast<int>(colorIndex),
                    .column = isWild ? placed[0] : place});
        if (inHand > 0)
            counted.append({code, name, inHand, inHand * card.points});
    }
    m_pad.setRows(pad);
    m_counted.setRows(counted);
}

void HandEntry::showValues()
{
    QMap<int, QStringList> names; // the names of the cards, indexed by card value
    for (const score::PadCard &card : score::card_pad(sheet().game)) {
        QStringList &of = names[card.points];
        const QString name = words::padValueName(QString::fromStdString(card.code));
        if (name != QString::number(card.points) && !of.contains(name))
            of << name;
    }
    QList<ValueKeyRow> rows;
    for (auto value = names.cbegin(); value != names.cend() && !hasOnlyPoints(); ++value)
        rows.append({value.key(), timesIn(sum(), value.key()), QLocale().createSeparatedList(value.value())});
    m_values.setRows(rows);
}

QString HandEntry::valueLegend() const
{
    QStringList lines;
    for (const ValueKeyRow &row : m_values.rows()) {
        if (!row.cards.isEmpty())
            //: Below the keys for the values of cards. %1 points, %2 the cards that count so much
            lines << tr("%1: %2").arg(QString::number(row.points), row.cards);
    }
    return lines.join(QStringLiteral(" · "));
}

void HandEntry::showHistory()
{
    QList<HandChangeRow> rows;
    const score::Cell *held = storedCell(m_seat);
    for (std::size_t change = held ? held->history.size() : 0; change > 0; --change) {
        const score::Change &entered = held->history[change - 1];
        const QDateTime when = QDateTime::fromMSecsSinceEpoch(entered.at_ms);
        const int points = entered.entry ? entered.entry->points(sheet().game) : -1;
        const QString detail = entered.entry ? words::entry(*entered.entry) : tr("removed");
        const bool isPlainNumber = detail == QString::number(points);
        rows.append({regionLocale().toString(when, QLocale::ShortFormat), points, isPlainNumber ? QString() : detail});
    }
    m_history.setRows(rows);
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/score/phone_sheet.h"

#include "app/score/book/score_game.h"
#include "app/score/words/score_words.h"
#include "engine/score/fact_check.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace tableside::phones {

namespace {

struct SheetTr
{
    Q_DECLARE_TR_FUNCTIONS(Phone)
};

/// More copies of a card than any deck has. Larger numbers of a phone are limited to it, and then refused.
constexpr int mostCopies = 1000;

/// Reads the cards of a message `count`. Returns nothing if a number of copies is not a whole number of 0 or more.
std::optional<score::CardCounts> cardsIn(const QJsonObject &json)
{
    score::CardCounts cards;
    for (auto card = json.begin(); card != json.end(); ++card) {
        const double copies = card.value().toDouble(-1);
        if (copies < 0 || copies != std::floor(copies))
            return {};
        if (copies > 0)
            cards[card.key().toStdString()] = static_cast<int>(std::min<double>(copies, mostCopies));
    }
    return cards;
}

QJsonObject cardsJson(const score::CardCounts &cards)
{
    QJsonObject json;
    for (const auto &[code, copies] : cards)
        json.insert(QString::fromStdString(code), copies);
    return json;
}

const score::Cell &cellAt(const score::Round &round, int seat)
{
    return round.cells[static_cast<std::size_t>(seat)];
}

/// Returns the hand's points as counted so far; null if nothing is counted.
QJsonValue pointsJson(const score::Cell &cell, GameId game)
{
    const std::optional<score::Entry> entry = cell.draft ? cell.draft->entry() : cell.entry;
    return entry ? QJsonValue(entry->points(game)) : QJsonValue();
}

} // namespace

PhoneSheet::PhoneSheet(ScoreGame &game) : m_game(game), m_players(sheet().players())
{
    connect(&game.session(), &ScoreSession::draftChanged, this, &PhoneScene::changed);
    connect(&game.session(), &ScoreSession::changed, this, [this] {
        if (std::vector<score::Player> now = sheet().players(); now != m_players) {
            m_players = std::move(now);
            emit seatsChanged();
        }
        emit changed();
    });
}

const score::Sheet &PhoneSheet::sheet() const
{
    return m_game.sheet();
}

int PhoneSheet::openRound() const
{
    return static_cast<int>(sheet().rounds.size());
}

QList<SceneSeat> PhoneSheet::seats() const
{
    QList<SceneSeat> seats;
    for (const score::Seat &seat : sheet().seats) {
        const score::Player &player = seat.player;
        seats.append({QString::fromStdString(player.name), QString::fromStdString(player.portrait), player.color,
                      QString::fromStdString(player.id), seat.present});
    }
    return seats;
}

bool PhoneSheet::mayCount(int seat) const
{
    const score::Round &open = sheet().open;
    return sheet().stage == score::Stage::playing && !sheet().at_table && open.is_over() && !open.scored
        && open.is_played_by(static_cast<std::size_t>(seat)) && open.out != seat;
}

bool PhoneSheet::mayGoOut(int seat) const
{
    const score::Round &open = sheet().open;
    return sheet().stage == score::Stage::playing && !sheet().at_table && !open.is_over()
        && open.is_played_by(static_cast<std::size_t>(seat));
}

QJsonObject PhoneSheet::view(int seat) const
{
    QJsonArray players;
    for (int other = 0; other < sheet().seat_count(); ++other)
        players.append(playerJson(other, seat));
    const bool isPlaying = sheet().stage == score::Stage::playing;
    const QJsonObject count = countJson(seat);
    return {{QStringLiteral("game"), m_game.gameId()},
            {QStringLiteral("sheet"),
             //: On a phone, over the score sheet. %1 the number of the round that is played
             QJsonObject{{QStringLiteral("title"),
                          isPlaying ? SheetTr::tr("Round %1").arg(openRound() + 1)
                                    //: On a phone, over the score sheet of a game that is over
                                    : SheetTr::tr("Final score")},
                         {QStringLiteral("round"), openRound()},
                         {QStringLiteral("players"), players}}},
            {QStringLiteral("count"), count.isEmpty() ? QJsonValue() : QJsonValue(count)},
            {QStringLiteral("mayGoOut"), mayGoOut(seat)},
            {QStringLiteral("line"), line(seat)},
            {QStringLiteral("yourTurn"), !count.isEmpty() && !count.value(QStringLiteral("done")).toBool()}};
}

QString PhoneSheet::line(int seat) const
{
    const score::Round &open = sheet().open;
    if (sheet().stage != score::Stage::playing || !open.is_over())
        return m_game.standing();
    const std::vector<int> missing = sheet().missing();
    if (std::ranges::find(missing, seat) != missing.end()) //: On a phone, at the end of a round with real cards
        return SheetTr::tr("The round is over: count the cards in your hand.");
    if (!missing.empty()) //: On a phone. %1 are one or more names
        return SheetTr::tr("Waiting for %1").arg(words::seatNames(sheet(), missing));
    //: On a phone, when all hands are counted
    return SheetTr::tr("All hands are counted. Close the round at the table.");
}

QJsonObject PhoneSheet::playerJson(int seat, int own) const
{
    const score::Seat &sitting = sheet().seats[static_cast<std::size_t>(seat)];
    const score::Round &open = sheet().open;
    const auto index = static_cast<std::size_t>(seat);
    QJsonArray rounds;
    for (const score::Round &round : sheet().rounds)
        rounds.append(round.is_played_by(index) ? QJsonValue(round.gained[index]) : QJsonValue());
    QString count;
    QJsonValue points;
    if (open.is_over() && open.is_played_by(index)) {
        const score::Cell &cell = cellAt(open, seat);
        if (open.out == seat) {
            count = QStringLiteral("out");
        } else if (!open.scored) {
            count = cell.draft ? QStringLiteral("begun") : cell.entry ? QStringLiteral("done") : QStringLiteral("none");
            points = pointsJson(cell, sheet().game);
        }
        if (open.scored && open.out == seat)
            points = *open.scored;
    }
    return {{QStringLiteral("name"), QString::fromStdString(sitting.player.name)},
            {QStringLiteral("color"), sitting.player.color},
            {QStringLiteral("portrait"), QString::fromStdString(sitting.player.portrait)},
            {QStringLiteral("total"), sheet().totals[index]},
            {QStringLiteral("rounds"), rounds},
            {QStringLiteral("you"), seat == own},
            {QStringLiteral("count"), count},
            {QStringLiteral("points"), points}};
}

/// Returns what a phone needs to count the hand; empty if the hand cannot be counted now.
QJsonObject PhoneSheet::countJson(int seat) const
{
    if (!mayCount(seat))
        return {};
    const score::Cell &cell = cellAt(sheet().open, seat);
    QJsonArray pad;
    for (const score::PadCard &card : score::card_pad(sheet().game)) {
        const QString code = QString::fromStdString(card.code);
        pad.append(QJsonObject{{QStringLiteral("card"), code},
                               {QStringLiteral("name"), words::padCardName(code)},
                               {QStringLiteral("points"), card.points},
                               {QStringLiteral("left"), card.copies - sheet().counted(sheet().open, card.code, seat)}});
    }
    const score::CardCounts cards = cell.draft ? cell.draft->cards : cell.entry ? cell.entry->cards : score::CardCounts();
    const bool isDone = cell.entry && !cell.draft;
    return {{QStringLiteral("open"), !isDone},
            {QStringLiteral("cards"), cardsJson(cards)},
            {QStringLiteral("done"), isDone},
            {QStringLiteral("pad"), pad}};
}

PhoneRefusal PhoneSheet::handle(int seat, const QString &kind, const QJsonValue &value, const PhonePress &)
{
    if (kind == QLatin1String("count"))
        return count(seat, value.toObject());
    if (kind == QLatin1String("out") && value.toBool())
        return goOut(seat);
    return {};
}

PhoneRefusal PhoneSheet::count(int seat, const QJsonObject &counted)
{
    if (!mayCount(seat)) //: On a phone, after cards of the own hand were tapped
        return {[] { return SheetTr::tr("Your hand can’t be counted now. Look at the table."); }, {}};
    const std::optional<score::CardCounts> cards = cardsIn(counted.value(QStringLiteral("cards")).toObject());
    if (!cards)
        return {[] { return SheetTr::tr("The table didn’t understand that. Reload this page."); }, {}};
    const score::Cell &cell = cellAt(sheet().open, seat);
    const score::PlayerId player = sheet().seats[static_cast<std::size_t>(seat)].player.id;
    if (counted.value(QStringLiteral("done")).toBool()) {
        const score::Entry entry{*cards, {}};
        if (!cell.draft && cell.entry == entry)
            return {};
        return state(score::HandEntered{openRound(), player, entry});
    }
    std::optional<score::Draft> draft = score::Draft{*cards, {}};
    if (draft == cell.draft)
        return {};
    if (draft->is_blank() && !cell.entry) {
        if (!cell.draft)
            return {};
        draft.reset();
    }
    return state(score::DraftChanged{openRound(), player, draft});
}

PhoneRefusal PhoneSheet::goOut(int seat)
{
    const score::Round &open = sheet().open;
    if (open.out == seat)
        return {};
    if (!mayGoOut(seat)) { //: On a phone, after “I went out” was pressed
        return {[] { return SheetTr::tr("Someone has ended this round already. You can change that at the table."); }, {}};
    }
    return state(score::WentOut{openRound(), sheet().seats[static_cast<std::size_t>(seat)].player.id});
}

/// Stores a statement. The check before it is that of the session; its result is read in the language of the phone.
PhoneRefusal PhoneSheet::state(const score::Statement &statement)
{
    if (const score::Refusal refusal = score::check(sheet(), statement); refusal != score::Refusal::none)
        return {[this, refusal] { return words::scoreRefusal(refusal, sheet()); }, {}};
    if (const QString problem = m_game.session().state(statement); !problem.isEmpty())
        return {[text = problem] { return text; }, {}};
    return {};
}

} // namespace tableside::phones

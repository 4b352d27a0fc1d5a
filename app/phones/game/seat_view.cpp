// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/phones/game/seat_view.h"

#include "app/words/dos_words.h"
#include "app/words/turn_words.h"
#include "app/words/uno_words.h"
#include "engine/dos/json/codec.h"
#include "engine/dos/matching.h"
#include "engine/dos/notation.h"
#include "engine/uno/json/codec.h"
#include "engine/uno/notation.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <set>

namespace tableside::phones {

namespace {

/// The number of sentences of the log that a phone shows.
constexpr qsizetype newsLength = 8;

struct PhoneTr
{
    Q_DECLARE_TR_FUNCTIONS(Phone)
};

QJsonObject fromEngine(const OrderedJson &json)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(dumped(json))).object();
}

QJsonObject cardJson(auto card)
{
    return {{QStringLiteral("card"), QString::fromStdString(card_text(card))}, {QStringLiteral("name"), words::cardName(card)}};
}

void addCards(std::set<std::string> &codes, const dos::Action &action)
{
    if (const auto *match = std::get_if<dos::MatchRow>(&action)) {
        codes.insert(card_text(match->first));
        if (match->is_double())
            codes.insert(card_text(match->second));
    } else if (const auto *lay = std::get_if<dos::LayCard>(&action)) {
        codes.insert(card_text(lay->card));
    }
}

void addCards(std::set<std::string> &codes, const uno::Action &action)
{
    if (const auto *play = std::get_if<uno::PlayCard>(&action))
        codes.insert(card_text(play->card));
}

/// Returns the hand with the cards that appear in an action marked as playable.
QJsonArray handJson(const auto &hand, const auto &actions)
{
    std::set<std::string> playable;
    for (const auto &action : actions)
        addCards(playable, action);
    QJsonArray cards;
    hand.for_each_card([&](auto card) {
        QJsonObject json = cardJson(card);
        json.insert(QStringLiteral("playable"), playable.contains(card_text(card)));
        cards.append(json);
    });
    return cards;
}

QString actionWords(const dos::Observation &seen, const dos::Action &action)
{
    if (const auto *match = std::get_if<dos::MatchRow>(&action)) {
        const dos::Card rowCard = seen.table.row()[match->row];
        const std::optional<dos::Reading> reading = dos::best_reading(rowCard, match->first, match->second);
        return reading ? words::match(*reading, rowCard, match->first, match->second) : QString();
    }
    if (const auto *lay = std::get_if<dos::LayCard>(&action))
        return words::layChoice(lay->card);
    if (std::holds_alternative<dos::DrawCard>(action)) //: Button on a phone
        return PhoneTr::tr("Draw a card");
    if (std::holds_alternative<dos::SkipBonus>(action)) //: Button on a phone: lay no more bonus cards (DOS)
        return PhoneTr::tr("No more bonus cards");
    //: Button on a phone
    return PhoneTr::tr("End my turn");
}

QString actionWords(const uno::Observation &seen, const uno::Action &action, const QStringList &names)
{
    if (const auto *play = std::get_if<uno::PlayCard>(&action)) {
        const QString card = words::cardInSentence(play->card);
        if (play->card.is_wild()) //: Button on a phone. %1 a wild card, %2 the color that its player names
            return PhoneTr::tr("Play the %1: %2").arg(card, words::colorName(play->color));
        return seen.is_in_turn() //: Button on a phone. %1 a card such as "red 7"
            ? PhoneTr::tr("Play the %1").arg(card)
            //: Button on a phone: play the same card although it is another player's turn. %1 a card such as "red 7"
            : PhoneTr::tr("Jump in with the %1").arg(card);
    }
    if (const auto *swap = std::get_if<uno::SwapHands>(&action)) //: Button on a phone. %1 a player's name
        return PhoneTr::tr("Swap with %1").arg(names.value(swap->seat));
    if (const auto *named = std::get_if<uno::NameColor>(&action))
        return words::colorName(named->color);
    if (std::holds_alternative<uno::DrawCard>(action))
        return PhoneTr::tr("Draw a card");
    if (std::holds_alternative<uno::PassTurn>(action)) //: Button on a phone: keep the drawn card (UNO)
        return PhoneTr::tr("Keep it");
    if (std::holds_alternative<uno::ChallengeDraw>(action)) //: Button on a phone: challenge a Wild Draw Four (UNO)
        return PhoneTr::tr("Challenge");
    //: Button on a phone: draw the cards instead of challenging or stacking (UNO)
    return PhoneTr::tr("Draw %n card(s)", nullptr, seen.table.pending);
}

QString actionWords(const dos::Observation &seen, const dos::Action &action, const QStringList &)
{
    return actionWords(seen, action);
}

template <typename Game>
QJsonObject commonView(const SeatSight<Game> &sight, const typename Game::ActionList &actions, const QString &call)
{
    const auto &seen = sight.seen;
    QJsonArray possible;
    for (const auto &action : actions) {
        possible.append(QJsonObject{{QStringLiteral("action"), fromEngine(Game::Codec::action_json(action, seen.table))},
                                    {QStringLiteral("text"), actionWords(seen, action, sight.names)}});
    }
    QStringList news;
    for (auto event = sight.events.rbegin(); event != sight.events.rend() && news.size() < newsLength; ++event) {
        if (const QString sentence = words::logLine(*event, sight.names, seen.seat); !sentence.isEmpty())
            news.prepend(sentence);
    }
    const bool isDue = sight.isPlaying && seen.table.is_exposed(seen.seat);
    return {{QStringLiteral("hand"), handJson(seen.hand, actions)},
            {QStringLiteral("draw"), seen.table.draw_count},
            {QStringLiteral("actions"), possible},
            {QStringLiteral("call"), QJsonObject{{QStringLiteral("word"), call}, {QStringLiteral("due"), isDue}}},
            {QStringLiteral("news"), QJsonArray::fromStringList(news)},
            {QStringLiteral("yourTurn"), !actions.empty()}};
}

/// Returns the card that the seat has drawn in its turn, if nothing has been played since; otherwise none.
dos::Card drawnInTurn(const SeatSight<dos::Game> &sight)
{
    dos::Card drawn;
    for (const dos::Event &event : sight.events) {
        if (const auto *drew = std::get_if<dos::Drew>(&event);
            drew && drew->seat == sight.seen.seat && drew->why == dos::DrawReason::turn && drew->cards.size() == 1)
            drawn = drew->cards.front();
        else if (std::holds_alternative<dos::TurnStarted>(event) || std::holds_alternative<dos::Matched>(event))
            drawn = {};
    }
    return drawn;
}

QString waitingLine(const auto &sight)
{
    if (!sight.isPlaying)
        return {};
    //: On a phone, while another player is in turn. %1 that player's name
    return PhoneTr::tr("%1’s turn").arg(sight.names.value(sight.seen.table.turn));
}

} // namespace

dos::ActionList possibleActions(const dos::Observation &seen)
{
    dos::ActionList actions;
    dos::legal_actions(seen, actions);
    return actions;
}

uno::ActionList possibleActions(const uno::Observation &seen)
{
    uno::ActionList actions;
    if (seen.is_in_turn())
        uno::legal_actions(seen, actions);
    else
        uno::jump_ins(seen, actions);
    return actions;
}

bool mayBeCaught(const dos::Observation &seen, int seat)
{
    constexpr int cardsToCall = 2; // DOS-CALL-1
    return seen.seat != seat
        && (seen.table.is_exposed(seat)
            || (seen.table.rules.false_catch == dos::FalseCatch::draw_two
                && seen.hand_sizes[static_cast<std::size_t>(seat)] == cardsToCall));
}

bool mayBeCaught(const uno::Observation &seen, int seat)
{
    return seen.seat != seat && seen.table.is_exposed(seat);
}

QJsonObject seatView(const SeatSight<dos::Game> &sight)
{
    const dos::Observation &seen = sight.seen;
    const dos::ActionList actions = sight.isPlaying ? possibleActions(seen) : dos::ActionList();
    QJsonObject view = commonView(sight, actions, words::dosCall());
    QJsonArray row;
    int index = 0;
    for (const dos::Card card : seen.table.row()) {
        QJsonObject json = cardJson(card);
        json.insert(QStringLiteral("matched"), seen.table.is_matched(index++));
        row.append(json);
    }
    view.insert(QStringLiteral("game"), QStringLiteral("dos"));
    view.insert(QStringLiteral("row"), row);
    view.insert(QStringLiteral("discard"), seen.table.discard_count);
    view.insert(QStringLiteral("line"),
                actions.empty() ? waitingLine(sight) : words::turnInstruction(seen, actions, drawnInTurn(sight)));
    return view;
}

QJsonObject seatView(const SeatSight<uno::Game> &sight)
{
    const uno::Observation &seen = sight.seen;
    const uno::ActionList actions = sight.isPlaying ? possibleActions(seen) : uno::ActionList();
    QJsonObject view = commonView(sight, actions, words::unoCall());
    view.insert(QStringLiteral("game"), QStringLiteral("uno"));
    if (seen.table.discard_count > 0)
        view.insert(QStringLiteral("top"), cardJson(seen.table.top()));
    const std::string_view color = color_letter(seen.table.color);
    view.insert(QStringLiteral("color"), QString::fromLatin1(color.data(), static_cast<qsizetype>(color.size())));
    view.insert(QStringLiteral("direction"), seen.table.direction);
    view.insert(QStringLiteral("discard"), seen.table.discard_count);
    QString line = waitingLine(sight);
    if (seen.is_in_turn() && sight.isPlaying)
        line = words::turnInstruction(seen, actions, sight.names);
    else if (!actions.empty()) //: On a phone (UNO, house rule): the player has the card that was just played
        line = PhoneTr::tr("You have the same card: quick, jump in!");
    view.insert(QStringLiteral("line"), line);
    return view;
}

} // namespace tableside::phones

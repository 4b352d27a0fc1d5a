// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/words/score_words.h"

#include "app/words/dos_words.h"
#include "app/words/player_words.h"
#include "app/words/region.h"
#include "app/words/uno_words.h"

#include "engine/dos/notation.h"
#include "engine/players/character.h"
#include "engine/score/table_player.h"
#include "engine/uno/notation.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <set>

namespace tableside::words {

namespace {

struct ScoreTr
{
    Q_DECLARE_TR_FUNCTIONS(ScoreWords)
};

QString playerName(const score::Sheet &sheet, const score::PlayerId &id)
{
    const std::optional<int> seat = sheet.seat_of(id);
    return seat ? seatName(sheet, *seat) : QString();
}

struct StatementWords
{
    const score::Sheet &sheet;

    QString operator()(const score::GameStarted &) const { return ScoreTr::tr("the start"); }
    QString operator()(const score::HandEntered &hand) const
    {
        //: What undo takes back. %1 a player, %2 the number of the round
        return ScoreTr::tr("%1’s hand in round %2").arg(playerName(sheet, hand.player), QString::number(hand.round + 1));
    }
    QString operator()(const score::DraftChanged &changed) const
    {
        //: What undo takes back: a card or a digit. %1 a player
        return ScoreTr::tr("the last tap for %1").arg(playerName(sheet, changed.player));
    }
    QString operator()(const score::RoundCorrected &corrected) const
    {
        //: What undo takes back. %1 the number of the round
        return ScoreTr::tr("the correction to round %1").arg(corrected.round + 1);
    }
    QString operator()(const score::WentOut &out) const
    {
        //: What undo takes back. %1 a player, %2 the number of the round
        return ScoreTr::tr("%1 went out in round %2").arg(playerName(sheet, out.player), QString::number(out.round + 1));
    }
    QString operator()(const score::RoundBlocked &blocked) const
    {
        if (!blocked.first.empty())
            //: What undo takes back. %1 the player who would have been next in turn, %2 number of the round
            return ScoreTr::tr("%1 wins the tie in round %2")
                .arg(playerName(sheet, blocked.first), QString::number(blocked.round + 1));
        //: What undo takes back. %1 the number of the round
        return ScoreTr::tr("nobody could play in round %1").arg(blocked.round + 1);
    }
    QString operator()(const score::RoundScored &scored) const
    {
        //: What undo takes back: the points that a round's winner scored. %1 the number of the round
        return ScoreTr::tr("the points of round %1").arg(scored.round + 1);
    }
    QString operator()(const score::RoundClosed &) const { return ScoreTr::tr("finishing the round"); }
    QString operator()(const score::RoundRemoved &removed) const
    {
        return ScoreTr::tr("removing round %1").arg(removed.round + 1);
    }
    QString operator()(const score::PlayerJoined &joined) const
    {
        // The name is empty if the player has no seat, for example because joining was undone.
        const QString known = playerName(sheet, joined.player.id);
        return ScoreTr::tr("%1 joined").arg(known.isEmpty() ? QString::fromStdString(joined.player.name) : known);
    }
    QString operator()(const score::PlayerLeft &left) const { return ScoreTr::tr("%1 left").arg(playerName(sheet, left.player)); }
    QString operator()(const score::DealerChanged &changed) const
    {
        //: What undo takes back: a change of dealer. %1 a player
        return ScoreTr::tr("%1 deals").arg(playerName(sheet, changed.player));
    }
    QString operator()(const score::TargetChanged &changed) const { return ScoreTr::tr("target %1").arg(changed.target); }
    QString operator()(const score::GameContinued &) const { return ScoreTr::tr("playing on"); }
    QString operator()(const score::GameEnded &) const { return ScoreTr::tr("the end of the game"); }
    QString operator()(const score::Noted &) const { return ScoreTr::tr("the note"); }
    QString operator()(const score::ScoringChanged &) const
    {
        //: What undo takes back: another way of counting points
        return ScoreTr::tr("the change of scoring");
    }
    QString operator()(const score::DateChanged &changed) const
    {
        //: What undo takes back. %1 a date
        return ScoreTr::tr("date %1").arg(shownDay(QDateTime::fromMSecsSinceEpoch(changed.played_ms).date()));
    }
    QString operator()(const score::TotalsStated &) const
    {
        //: What undo takes back: the total of each player, entered without the rounds
        return ScoreTr::tr("the final points");
    }
    QString operator()(const score::Undone &) const { return {}; }
    QString operator()(const score::Redone &) const { return {}; }
};

} // namespace

QString gameKey(GameId game)
{
    return QString::fromLatin1(game_name(game));
}

QString gameName(GameId game)
{
    return gameKey(game).toUpper();
}

QString padValueName(const QString &code)
{
    static const QHash<QString, const char *> wilds{{QStringLiteral("dos"), QT_TRANSLATE_NOOP("ScoreWords", "Wild DOS")},
                                                    {QStringLiteral("wild"), QT_TRANSLATE_NOOP("ScoreWords", "Wild")},
                                                    {QStringLiteral("wild+4"), QT_TRANSLATE_NOOP("ScoreWords", "Wild Draw Four")},
                                                    {QStringLiteral("wildfu"), QT_TRANSLATE_NOOP("ScoreWords", "Wild Dumb Fu")}};
    if (const char *wild = wilds.value(code))
        return ScoreTr::tr(wild);
    const QString value = code.mid(1);
    return value == u"#"   ? ScoreTr::tr("Wild #")
        : value == u"+2"   ? ScoreTr::tr("Draw Two")
        : value == u"rev"  ? ScoreTr::tr("Reverse")
        : value == u"skip" ? ScoreTr::tr("Skip")
                           : value;
}

QString padCardName(const QString &code)
{
    // The card names are those of the app's own table, which have a separate text for each color: in some languages the color
    // agrees with the card ("Inversion verte").
    if (const auto card = dos::parse_card(code.toStdString()))
        return cardName(*card);
    const auto card = uno::parse_card(code.toStdString());
    return card ? cardName(*card) : QString();
}

QList<Option> variantsOf(GameId game)
{
    if (game == GameId::dos) {
        return {{QStringLiteral("bonusLay"), ScoreTr::tr("Bonus cards: required")},
                {QStringLiteral("catchWindow:whileTwo"), ScoreTr::tr("Missed calls: caught while they have two cards")},
                {QStringLiteral("catchWindow:never"), ScoreTr::tr("Missed calls: caught until the round ends")},
                {QStringLiteral("falseCatch"), ScoreTr::tr("Wrong catch: draw two")}};
    }
    return {{QStringLiteral("stacking"), ScoreTr::tr("Stacking")},
            {QStringLiteral("jumpIn"), ScoreTr::tr("Jumping in")},
            {QStringLiteral("sevenZero"), ScoreTr::tr("Seven and zero")},
            {QStringLiteral("drawUntilPlayable"), ScoreTr::tr("Drawing until you can play")},
            {QStringLiteral("noBluffing"), ScoreTr::tr("No bluffing")},
            {QStringLiteral("twoPlayerReverse"), ScoreTr::tr("Two players: Reverse doesn’t skip")}};
}

QString scoreRefusal(score::Refusal refusal, const score::Sheet &sheet)
{
    using score::Refusal;
    switch (refusal) {
    case Refusal::none: return {};
    case Refusal::not_started:
    case Refusal::already_started:
    case Refusal::no_such_round: return ScoreTr::tr("That round isn’t on the sheet.");
    case Refusal::too_few_players: return ScoreTr::tr("You need at least two players.");
    case Refusal::too_many_players: return ScoreTr::tr("The sheet only has room for %1 players.").arg(score::most_players);
    case Refusal::player_twice: return ScoreTr::tr("The same player can’t have two seats.");
    case Refusal::no_such_player: return ScoreTr::tr("That player wasn’t in this round.");
    case Refusal::no_such_card: return ScoreTr::tr("This game doesn’t have that card.");
    case Refusal::too_many_cards: return ScoreTr::tr("You’ve counted more of a card than the deck has. Check the hands.");
    case Refusal::more_than_the_deck:
        return ScoreTr::tr("That’s more than the whole deck is worth (%1).").arg(score::deck_points(sheet.game));
    case Refusal::hand_is_out: return ScoreTr::tr("This player went out: leave 0.");
    case Refusal::hands_unknown: return ScoreTr::tr("This round has no hands, only points. Enter what the winner scored.");
    case Refusal::counts_against: return ScoreTr::tr("Cards count against you in this game, so enter every hand.");
    case Refusal::hands_needed:
        return ScoreTr::tr("Some rounds have only the winner’s points, so the cards left in the hands are not known.");
    case Refusal::nobody_out: return ScoreTr::tr("First choose who went out.");
    case Refusal::cannot_be_blocked: return ScoreTr::tr("In this game, the round isn’t over until someone goes out.");
    case Refusal::hands_missing: return ScoreTr::tr("Still to count: %1.").arg(seatNames(sheet, sheet.missing()));
    case Refusal::not_a_sum: return sumProblem(score::SumProblem::not_a_sum);
    case Refusal::not_closed: return ScoreTr::tr("That round isn’t on the sheet.");
    case Refusal::cannot_be_blank: return ScoreTr::tr("You can’t leave this hand blank. Enter 0 if it’s worth nothing.");
    case Refusal::target_out_of_range:
        return ScoreTr::tr("Enter a target from %1 to %2.")
            .arg(QString::number(score::lowest_target), QString::number(score::highest_target));
    case Refusal::date_out_of_range: return ScoreTr::tr("Enter a date, such as %1.").arg(shownDay(QDate::currentDate()));
    case Refusal::decided: return ScoreTr::tr("The target has been reached. Choose “Play on” to continue.");
    case Refusal::not_decided: return ScoreTr::tr("The game isn’t over yet.");
    case Refusal::ended: return ScoreTr::tr("The game is over. Choose “Play on” to reopen it.");
    case Refusal::too_long: return ScoreTr::tr("This score sheet is full. Start a new one to keep playing.");
    case Refusal::already_present: return ScoreTr::tr("That player is already at the table.");
    case Refusal::rounds_known: return ScoreTr::tr("This game already has rounds.");
    case Refusal::nothing_to_undo: return ScoreTr::tr("Nothing to undo.");
    case Refusal::nothing_to_redo: return ScoreTr::tr("Nothing to redo.");
    }
    return {};
}

QString tooManyCards(const QString &code, int copies)
{
    //: %1 a card, %n how many of it the deck has
    return ScoreTr::tr("%1: you’ve counted all %n in the deck.", nullptr, copies).arg(padCardName(code));
}

QString sumProblem(score::SumProblem problem)
{
    switch (problem) {
    case score::SumProblem::none:
    case score::SumProblem::empty: return {};
    case score::SumProblem::not_a_sum: return ScoreTr::tr("Enter a number, or a sum like 12+11+7 or 3×20.");
    case score::SumProblem::too_large: return ScoreTr::tr("That’s too many points for one hand.");
    }
    return {};
}

QString statement(const score::Statement &statement, const score::Sheet &sheet)
{
    return std::visit(StatementWords{sheet}, statement);
}

QString changeOfHand(const QString &player, const score::Cell &before, const score::Cell &after)
{
    const auto shown = [](const score::Cell &cell) {
        return cell.draft ? *cell.draft : cell.entry ? score::draft_of(*cell.entry) : score::Draft();
    };
    const score::Draft then = shown(before);
    const score::Draft now = shown(after);
    std::set<std::string, std::less<>> codes;
    for (const auto *cards : {&then.cards, &now.cards}) {
        for (const auto &[code, count] : *cards)
            codes.insert(code);
    }
    QStringList changes;
    for (const std::string &code : codes) {
        const int more = score::count_of(now.cards, code) - score::count_of(then.cards, code);
        const QString card = padCardName(QString::fromStdString(code));
        if (more < 0) //: What undo did. %1 a card
            changes << ScoreTr::tr("%1 removed").arg(card);
        else if (more > 0) //: What undo or redo did. %1 a card
            changes << ScoreTr::tr("%1 added again").arg(card);
    }
    if (then.sum != now.sum && now.sum.empty())
        //: What undo did. %1 a number or sum
        changes << ScoreTr::tr("%1 removed").arg(QString::fromStdString(then.sum));
    else if (then.sum != now.sum)
        //: What undo or redo did. %1 a number or sum
        changes << ScoreTr::tr("now %1").arg(QString::fromStdString(now.sum));
    if (changes.isEmpty() && after.draft) //: What undo did: the hand was finished and is now being counted again
        changes << ScoreTr::tr("still being counted");
    else if (changes.isEmpty()) //: What redo did: the hand is finished
        changes << ScoreTr::tr("counted");
    //: What undo or redo did to a hand. %1 a player, %2 "Red 7 removed"
    return ScoreTr::tr("%1: %2").arg(player, QLocale().createSeparatedList(changes));
}

QString entry(const score::Entry &entry)
{
    QStringList parts;
    for (const auto &[code, count] : entry.cards) {
        const QString card = padCardName(QString::fromStdString(code));
        //: One card of a hand, and how often; %1 a count, %2 a card
        parts << (count > 1 ? ScoreTr::tr("%1 × %2").arg(QString::number(count), card) : card);
    }
    if (!entry.numbers.empty())
        parts << QString::fromStdString(entry.sum_text());
    return QLocale().createSeparatedList(parts);
}

QString countingReminder(GameId game)
{
    if (game == GameId::dos)
        return ScoreTr::tr("Before you count: was there a double color match in the last turn? For each one, "
                           "everyone else draws a card first, and it counts.");
    return ScoreTr::tr("Before you count: was the last card a Draw Two or Wild Draw Four? If so, the next player "
                       "draws first, and those cards count.");
}

QString blockedReminder()
{
    return ScoreTr::tr("Nobody could play, so the player with the fewest points in hand wins the round. Count "
                       "every hand.");
}

QString tablePlayer(const score::PlayerId &id)
{
    const std::string_view called = score::name_without_prefix(id);
    QString name = QString::fromUtf8(called.data(), static_cast<qsizetype>(called.size()));
    if (!score::is_computer(id))
        return name;
    // `called` is a character's id. If two players have the same character, a space and the seat follow.
    const std::optional<Character> character = character_named(called.substr(0, called.find(' ')));
    //: An opponent on a player's page. %1 the name of a computer player
    return ScoreTr::tr("%1 (computer)").arg(character ? characterName(*character) : name);
}

QString seatName(const score::Sheet &sheet, int seat)
{
    return QString::fromStdString(sheet.seats[static_cast<std::size_t>(seat)].player.name);
}

QStringList seatNames(const score::Sheet &sheet)
{
    QStringList names;
    for (int seat = 0; seat < sheet.seat_count(); ++seat)
        names << seatName(sheet, seat);
    return names;
}

QString seatNames(const score::Sheet &sheet, const std::vector<int> &seats)
{
    QStringList names;
    for (const int seat : seats)
        names << seatName(sheet, seat);
    return QLocale().createSeparatedList(names);
}

QString tieSentence(const score::Sheet &sheet)
{
    const std::vector<int> tied = sheet.tied_at_target();
    if (tied.empty())
        return {};
    //: The game goes on past its target. %1 two or more players: "Anna and Ben"
    return ScoreTr::tr("Target reached, but %1 are tied. Play another round.").arg(seatNames(sheet, tied));
}

QString standingSentence(const score::Sheet &sheet)
{
    const auto total = [&](int seat) { return score::at_seat(sheet.totals, seat); };
    if (sheet.stage == score::Stage::ended && sheet.winner && sheet.has_target()
        && std::ranges::max(sheet.totals) < sheet.target) {
        //: A game that was ended, or corrected afterwards, below its target. %1 a player, %n points, %2 the target
        return ScoreTr::tr("%1 wins with %n point(s). Nobody reached %2.", nullptr, total(*sheet.winner))
            .arg(seatName(sheet, *sheet.winner), QString::number(sheet.target));
    }
    if (sheet.stage != score::Stage::playing && sheet.winner) {
        //: %1 a player, %n points
        return ScoreTr::tr("%1 wins with %n point(s).", nullptr, total(*sheet.winner)).arg(seatName(sheet, *sheet.winner));
    }
    if (sheet.stage == score::Stage::ended)
        return ScoreTr::tr("The game ended in a tie.");
    if (!sheet.has_results())
        return ScoreTr::tr("No rounds yet.");
    if (QString tie = tieSentence(sheet); !tie.isEmpty())
        return tie;
    if (!sheet.leader)
        return ScoreTr::tr("The lead is tied.");
    const std::optional<int> lead = score::standings_of(sheet).lead;
    if (!lead) //: Nobody else has a rank yet. %1 a player
        return ScoreTr::tr("%1 leads.").arg(seatName(sheet, *sheet.leader));
    //: %1 a player, %n points
    return ScoreTr::tr("%1 leads by %n point(s).", nullptr, *lead).arg(seatName(sheet, *sheet.leader));
}

QString rankText(const score::Standing &standing)
{
    return standing.rank > 0 ? QString::number(standing.rank) : QStringLiteral("–");
}

} // namespace tableside::words

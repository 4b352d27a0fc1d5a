#include "app/score/score_words.h"

#include <QCoreApplication>
#include <QLocale>

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

/// "red 7" has its color in front, as the sentence needs it in each language.
QString coloredName(QChar color, const QString &value)
{
    switch (color.unicode()) {
    case u'r': return ScoreTr::tr("Red %1").arg(value);
    case u'b': return ScoreTr::tr("Blue %1").arg(value);
    case u'g': return ScoreTr::tr("Green %1").arg(value);
    default: return ScoreTr::tr("Yellow %1").arg(value);
    }
}

struct StatementWords
{
    const score::Sheet &sheet;

    QString operator()(const score::GameStarted &) const { return ScoreTr::tr("the start"); }
    QString operator()(const score::HandEntered &hand) const
    {
        //: What undo takes back. %1 a player, %2 the number of the round
        return ScoreTr::tr("%1’s hand in round %2").arg(playerName(sheet, hand.player)).arg(hand.round + 1);
    }
    QString operator()(const score::DraftChanged &changed) const
    {
        //: What undo takes back: a card or a digit. %1 a player
        return ScoreTr::tr("the last tap for %1").arg(playerName(sheet, changed.player));
    }
    QString operator()(const score::RoundCorrected &corrected) const
    {
        //: What undo takes back. %1 the number of the round
        return ScoreTr::tr("the correction of round %1").arg(corrected.round + 1);
    }
    QString operator()(const score::WentOut &out) const
    {
        //: What undo takes back. %1 a player, %2 the number of the round
        return ScoreTr::tr("%1 went out in round %2").arg(playerName(sheet, out.player)).arg(out.round + 1);
    }
    QString operator()(const score::RoundBlocked &blocked) const
    {
        if (!blocked.first.empty())
            //: What undo takes back. %1 a player whose turn would have come first, %2 number of the round
            return ScoreTr::tr("%1 wins round %2 with equal hands").arg(playerName(sheet, blocked.first)).arg(blocked.round + 1);
        //: What undo takes back. %1 the number of the round
        return ScoreTr::tr("nobody could go on in round %1").arg(blocked.round + 1);
    }
    QString operator()(const score::RoundScored &scored) const
    {
        //: What undo takes back: what the winner of a round gained. %1 the number of the round
        return ScoreTr::tr("the points of round %1").arg(scored.round + 1);
    }
    QString operator()(const score::RoundClosed &) const { return ScoreTr::tr("closing the round"); }
    QString operator()(const score::RoundRemoved &removed) const
    {
        return ScoreTr::tr("removing round %1").arg(removed.round + 1);
    }
    QString operator()(const score::PlayerJoined &joined) const
    {
        const QString known = playerName(sheet, joined.player.id); // who is not at the table any more has no seat
        return ScoreTr::tr("%1 joined").arg(known.isEmpty() ? QString::fromStdString(joined.player.name) : known);
    }
    QString operator()(const score::PlayerLeft &left) const
    {
        return ScoreTr::tr("%1 left").arg(playerName(sheet, left.player));
    }
    QString operator()(const score::DealerChanged &changed) const
    {
        //: What undo takes back: somebody else deals the round. %1 a player
        return ScoreTr::tr("%1 deals").arg(playerName(sheet, changed.player));
    }
    QString operator()(const score::TargetChanged &changed) const { return ScoreTr::tr("target %1").arg(changed.target); }
    QString operator()(const score::GameContinued &) const { return ScoreTr::tr("playing on"); }
    QString operator()(const score::GameEnded &) const { return ScoreTr::tr("the end of the game"); }
    QString operator()(const score::Noted &) const { return ScoreTr::tr("the note"); }
    QString operator()(const score::Undone &) const { return {}; }
    QString operator()(const score::Redone &) const { return {}; }
};

} // namespace

QString boxKey(GameId box)
{
    return QString::fromLatin1(game_name(box));
}

QString boxName(GameId box)
{
    return boxKey(box).toUpper();
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
    return value == u"#"  ? ScoreTr::tr("Wild #")
        : value == u"+2"   ? ScoreTr::tr("Draw Two")
        : value == u"rev"  ? ScoreTr::tr("Reverse")
        : value == u"skip" ? ScoreTr::tr("Skip")
                           : value;
}

QString padCardName(const QString &code)
{
    static const QString colors = QStringLiteral("rbgy");
    return colors.contains(code.at(0)) ? coloredName(code.at(0), padValueName(code)) : padValueName(code);
}

QList<Option> variantsOf(GameId box)
{
    if (box == GameId::dos) {
        return {{QStringLiteral("bonusLay"), ScoreTr::tr("A bonus card must be laid")},
                {QStringLiteral("catchWindow:whileTwo"), ScoreTr::tr("Caught as long as the hand has two cards")},
                {QStringLiteral("catchWindow:never"), ScoreTr::tr("Caught until the round ends")},
                {QStringLiteral("falseCatch"), ScoreTr::tr("A false catch draws two")}};
    }
    return {{QStringLiteral("stacking"), ScoreTr::tr("Draw cards are stacked")},
            {QStringLiteral("jumpIn"), ScoreTr::tr("Jumping in")},
            {QStringLiteral("sevenZero"), ScoreTr::tr("7 swaps hands, 0 passes them on")},
            {QStringLiteral("drawUntilPlayable"), ScoreTr::tr("Draw until a card can be played")},
            {QStringLiteral("noBluffing"), ScoreTr::tr("No bluffing with Wild Draw Four")},
            {QStringLiteral("twoPlayerReverse"), ScoreTr::tr("With 2 players a Reverse only turns the direction")}};
}

QString scoreRefusal(score::Refusal refusal, const score::Sheet &sheet)
{
    using score::Refusal;
    switch (refusal) {
    case Refusal::none: return {};
    case Refusal::not_started:
    case Refusal::already_started:
    case Refusal::no_such_round: return ScoreTr::tr("That round is not on the sheet.");
    case Refusal::too_few_players: return ScoreTr::tr("A game needs at least two players.");
    case Refusal::too_many_players: return ScoreTr::tr("The sheet has room for %1 players.").arg(score::most_players);
    case Refusal::player_twice: return ScoreTr::tr("The same player cannot sit at two places.");
    case Refusal::no_such_player: return ScoreTr::tr("That player was not in this round.");
    case Refusal::no_such_card: return ScoreTr::tr("This box has no such card.");
    case Refusal::too_many_cards: return ScoreTr::tr("All hands together hold more of a card than the deck has.");
    case Refusal::more_than_the_deck:
        return ScoreTr::tr("That is more than all cards of the deck count together (%1).").arg(score::deck_points(sheet.game));
    case Refusal::hand_is_out: return ScoreTr::tr("Who went out holds no card: that cell stays 0.");
    case Refusal::hands_unknown:
        return ScoreTr::tr("Only the points of that round are known. Enter what the winner gained.");
    case Refusal::counts_against: return ScoreTr::tr("Cards count against their holders here: enter each hand.");
    case Refusal::nobody_out: return ScoreTr::tr("First mark who went out.");
    case Refusal::cannot_be_blocked: return ScoreTr::tr("In this game a round goes on until somebody is out.");
    case Refusal::hands_missing:
        return ScoreTr::tr("Still to be counted: %1.").arg(seatNames(sheet, sheet.missing()));
    case Refusal::not_a_sum: return sumProblem(score::SumProblem::not_a_sum);
    case Refusal::not_closed: return ScoreTr::tr("That round is not on the sheet.");
    case Refusal::cannot_be_blank: return ScoreTr::tr("A closed round needs every hand. Enter 0 if no card counted.");
    case Refusal::target_out_of_range:
        return ScoreTr::tr("The target lies between %1 and %2.").arg(score::lowest_target).arg(score::highest_target);
    case Refusal::decided: return ScoreTr::tr("The target is reached. Choose “Play on” to go on past it.");
    case Refusal::not_decided: return ScoreTr::tr("The game is still going on.");
    case Refusal::ended: return ScoreTr::tr("The game is over. Choose “Play on” to open it again.");
    case Refusal::too_long: return ScoreTr::tr("This score sheet is full. Start a new one to keep playing.");
    case Refusal::already_present: return ScoreTr::tr("That player is at the table already.");
    case Refusal::nothing_to_undo: return ScoreTr::tr("There is nothing to undo.");
    case Refusal::nothing_to_redo: return ScoreTr::tr("There is nothing to bring back.");
    }
    return {};
}

QString tooManyCards(const QString &code, int copies)
{
    //: %1 a card, %n how many of it the deck has
    return ScoreTr::tr("%1: the deck has %n, and all are counted.", nullptr, copies).arg(padCardName(code));
}

QString sumProblem(score::SumProblem problem)
{
    switch (problem) {
    case score::SumProblem::none:
    case score::SumProblem::empty: return {};
    case score::SumProblem::not_a_sum: return ScoreTr::tr("Write a number, or a sum such as 12+11+7 or 3×20.");
    case score::SumProblem::too_large: return ScoreTr::tr("That number is too large for a hand.");
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
            changes << ScoreTr::tr("%1 taken back").arg(card);
        else if (more > 0) //: What undo or redo did. %1 a card
            changes << ScoreTr::tr("%1 counted again").arg(card);
    }
    if (then.sum != now.sum && now.sum.empty())
        //: What undo did. %1 a number or sum
        changes << ScoreTr::tr("%1 taken back").arg(QString::fromStdString(then.sum));
    else if (then.sum != now.sum)
        //: What undo or redo did. %1 a number or sum
        changes << ScoreTr::tr("%1 again").arg(QString::fromStdString(now.sum));
    if (changes.isEmpty() && after.draft) //: What undo did: the hand was finished and is now being counted again
        changes << ScoreTr::tr("still being counted");
    else if (changes.isEmpty()) //: What redo did: the hand is finished
        changes << ScoreTr::tr("counted");
    //: What undo or redo did to a hand. %1 a player, %2 "Red 7 taken back"
    return ScoreTr::tr("%1: %2").arg(player, QLocale().createSeparatedList(changes));
}

QString entry(const score::Entry &entry)
{
    QStringList parts;
    for (const auto &[code, count] : entry.cards) {
        const QString card = padCardName(QString::fromStdString(code));
        //: One card of a hand, and how often; %1 a count, %2 a card
        parts << (count > 1 ? ScoreTr::tr("%1 × %2").arg(count).arg(card) : card);
    }
    if (!entry.numbers.empty())
        parts << QString::fromStdString(entry.sum_text());
    return QLocale().createSeparatedList(parts);
}

QString countingReminder(GameId box)
{
    if (box == GameId::dos)
        return ScoreTr::tr("Before counting: was there a double color match in the last turn? For each of them all others draw "
                      "one card first, and it counts.");
    return ScoreTr::tr("Before counting: was the last card a Draw Two or Wild Draw Four? Then the next player draws first, "
                  "and those cards count.");
}

QString blockedReminder()
{
    return ScoreTr::tr("Nobody could go on: whoever holds the fewest points wins the round. Count all hands.");
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
    return ScoreTr::tr("The target is reached, but %1 are level: another round decides.").arg(seatNames(sheet, tied));
}

QString standingSentence(const score::Sheet &sheet)
{
    const auto total = [&](int seat) { return sheet.totals[static_cast<std::size_t>(seat)]; };
    if (sheet.stage != score::Stage::playing && sheet.winner) {
        //: %1 a player, %n points
        return ScoreTr::tr("%1 wins with %n point(s).", nullptr, total(*sheet.winner)).arg(seatName(sheet, *sheet.winner));
    }
    if (sheet.stage == score::Stage::ended)
        return ScoreTr::tr("The game ended level.");
    if (sheet.rounds.empty())
        return ScoreTr::tr("No round yet.");
    if (const QString tie = tieSentence(sheet); !tie.isEmpty())
        return tie;
    if (!sheet.leader)
        return ScoreTr::tr("Nobody leads alone.");
    std::optional<int> lead;
    for (int seat = 0; seat < sheet.seat_count(); ++seat) {
        if (seat != *sheet.leader && sheet.ranks[static_cast<std::size_t>(seat)] > 0) {
            const int gap = std::abs(total(seat) - total(*sheet.leader));
            lead = lead ? std::min(*lead, gap) : gap;
        }
    }
    //: %1 a player, %n points
    return ScoreTr::tr("%1 leads by %n point(s).", nullptr, lead.value_or(0)).arg(seatName(sheet, *sheet.leader));
}

} // namespace tableside::words

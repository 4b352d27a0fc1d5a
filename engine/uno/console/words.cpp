// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/console/words.h"

#include <array>

namespace tableside::uno {

namespace {

using console::Audience;
using console::cards_words;
using console::MatchDescriber;

class EventDescriber : public MatchDescriber<Game>
{
public:
    using MatchDescriber<Game>::MatchDescriber;
    using MatchDescriber<Game>::operator();

    std::string operator()(const Dealt &dealt) const { return "The first card is " + card_text(dealt.top) + "."; }
    std::string operator()(const Played &played) const
    {
        return (played.jumps_in ? who(played.seat, "jump", "jumps") + " in with "
                                : who(played.seat, "play", "plays") + " ")
            + card_text(played.card) + ".";
    }
    std::string operator()(const ColorNamed &named) const
    {
        return who(named.seat, "name", "names") + " " + std::string(color_text(named.color)) + ".";
    }
    std::string operator()(const Reversed &reversed) const
    {
        return reversed.direction > 0 ? "Play moves to the left again." : "Play now moves to the right.";
    }
    std::string operator()(const Skipped &skipped) const { return who(skipped.seat, "miss", "misses") + " a turn."; }
    std::string operator()(const Drew &drew) const
    {
        constexpr std::array why{"", " (caught)", "", "", " (challenge)", " (moved while posing)"};
        const std::string what = drew.cards.empty() ? "nothing: there are no cards left"
                                                    : cards_words<Game>(drew.cards);
        return who(drew.seat, "draw", "draws") + " " + what + why.at(static_cast<std::size_t>(drew.why)) + ".";
    }
    std::string operator()(const Passed &passed) const { return who(passed.seat, "keep", "keeps") + " the card."; }
    std::string operator()(const Challenged &challenged) const
    {
        const std::string held = challenged.hand.empty() ? "no cards" : cards_words<Game>(challenged.hand);
        return who(challenged.seat, "challenge", "challenges") + " " + whom(challenged.target) + ", who had " + held
            + ": " + (challenged.guilty ? "a bluff!" : "no bluff.");
    }
    std::string operator()(const HandsSwapped &swapped) const
    {
        return swapped.target ? who(swapped.seat, "swap", "swaps") + " hands with " + whom(*swapped.target) + "."
                              : "Everyone passes their hand on.";
    }
    std::string operator()(const Posing &posing) const { return who(posing.seat, "strike", "strikes") + " a pose."; }
    std::string operator()(const Moved &moved) const { return who(moved.seat, "move", "moves") + "!"; }
    std::string operator()(const PoseEnded &ended) const { return who(ended.seat, "can", "can") + " stop posing."; }
    std::string operator()(const Exposed &exposed) const { return who(exposed.seat, "have", "has") + " one card."; }
    std::string operator()(const Blocked &blocked) const
    {
        return "Nobody can go on. " + who(blocked.winner, "have", "has") + " the fewest points in hand and "
            + (blocked.winner == you() ? "win" : "wins") + " the round.";
    }
};

struct ActionWords
{
    const PublicTable &table;

    std::string operator()(const PlayCard &play) const
    {
        const std::string text = "play " + card_text(play.card);
        return play.color == Color::any ? text : text + " and name " + std::string(color_text(play.color));
    }
    std::string operator()(const DrawCard &) const { return "draw"; }
    std::string operator()(const PassTurn &) const { return "keep the card you drew"; }
    std::string operator()(const ChallengeDraw &) const { return "challenge the Wild Draw Four"; }
    std::string operator()(const AcceptDraw &) const { return "draw " + counted(table.pending, "card"); }
    std::string operator()(const NameColor &named) const { return "name " + std::string(color_text(named.color)); }
    std::string operator()(const SwapHands &swap) const { return "swap hands with seat " + std::to_string(swap.seat); }
    std::string operator()(const ReportMove &moved) const
    {
        return "report that seat " + std::to_string(moved.seat) + " moved";
    }
    std::string operator()(const CallUno &) const { return "call “UNO!”"; }
    std::string operator()(const CatchSeat &caught) const { return "catch seat " + std::to_string(caught.seat); }
};

} // namespace

std::string Words::event_words(const Event &event, const Audience &audience)
{
    return std::visit(EventDescriber(audience), event);
}

std::string Words::action_words(const Action &action, const PublicTable &table)
{
    return std::visit(ActionWords{table}, action);
}

std::string Words::table_words(const Observation &seen, const Audience &audience)
{
    const PublicTable &table = seen.table;
    std::string text = "Top:  " + card_text(table.top());
    if (table.top().is_wild() && table.color != Color::any)
        text += " (" + std::string(color_text(table.color)) + ")";
    if (table.pending > 0)
        text += ", " + counted(table.pending, "card") + " to draw";
    text += table.direction > 0 ? "   play goes left" : "   play goes right";
    for (int seat = 0; seat < table.seats; ++seat) {
        if (table.is_posing(seat))
            text += "   " + audience.who(seat, "are", "is") + " posing";
    }
    return text;
}

std::string_view Words::help_words()
{
    return "NUMBER        make that choice            NUMBER call   make it and call “UNO!” right away\n"
           "call          call “UNO!” now             catch SEAT    catch a player who didn't call\n"
           "log           see what has happened       help          see this help\n"
           "quit or Ctrl+D leaves.\n"
           "Cards: r7 is a red 7, b blue, g green, y yellow; r+2 is a Draw Two, rrev a Reverse, rskip a Skip; wild, wild+4\n"
           "(Wild Draw Four), and wildfu (Wild Dumb Fu: the next player holds a pose, but nobody watches yours here).\n"
           "When another player has one card, or you can jump in, the table pauses briefly: type what you want to do, or\n"
           "just press Enter. When you have one card, call before you go on, or the others may catch you.";
}

void Words::other_choices(const Observation &seen, ActionList &actions)
{
    jump_ins(seen, actions);
}

std::string_view Words::rules_help()
{
    return "twoPlayerReverse=skips|literal, and stacking, jumpIn, sevenZero, drawUntilPlayable,\n"
           "  noBluffing, each =true|false\n";
}

std::string_view Words::observation_help()
{
    return "{\"game\":\"uno\",\"seat\":0,\"hand\":[\"r5\",\"wild\"],\"counts\":[2,4],\"top\":\"r7\",\n"
           "  \"colour\":\"r\",\"phase\":\"play|drawn|colour|challenge|swap|over\",\"draw\":60,\"turn\":0}\n"
           "  Optional: direction, drawn, pending, colourBefore, idleTurns, stillTurns and drawableBefore\n"
           "  (UNO-PILE-1), playedOn (someone has drawn since the top card), discard (without the top card),\n"
           "  scores, dealer, posing, exposed, rules.\n";
}

} // namespace tableside::uno

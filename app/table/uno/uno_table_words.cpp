// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of a UNO table.
#include "app/table/uno/uno_table.h"

#include "app/words/dos_words.h"
#include "app/words/turn_words.h"
#include "app/words/uno_words.h"

#include "engine/uno/matching.h"
#include "engine/uno/notation.h"

#include <QLocale>

#include <algorithm>

namespace tableside {

QString UnoTable::usualInstruction() const
{
    switch (prompt()) {
    case PlayOrDraw:
    case PlayOrKeep:
    case AnswerDraw:
    case NameColor:
    case ChooseHand: return words::turnInstruction(seen(), m_legal, m_shown.names());
    case JumpIn: return tr("You have the same card: quick, jump in!");
    case RoundOver:
    case MatchOver: return resultTitle();
    case Waiting: break;
    }
    const QString loss = missedTurnText();
    return loss.isEmpty() ? waitingWords() : loss + QLatin1Char(' ') + waitingWords();
}

/// Returns a sentence about the viewer's missed turn; empty if there is none. Opponents' missed turns are shown at their seats.
QString UnoTable::missedTurnText() const
{
    const UnoPresenter::MissedTurn &turn = m_show.missedTurn(viewerSeat());
    if (!turn.isMissed || !isHandShown())
        return {};
    if (turn.drawn == 0)
        return words::logLine(uno::Skipped{viewerSeat()}, m_shown.names(), viewerSeat());
    //: After a Draw Two or a Wild Draw Four; %n how many cards
    return tr("You draw %n card(s) and miss your turn.", nullptr, turn.drawn);
}

QString UnoTable::choiceText() const
{
    if (!hasChoice())
        return {};
    const uno::Observation now = seen();
    const bool isBluff = m_cards.faceOf(m_wheelCard) == uno::wild_draw_four
        && !now.table.rules.no_bluffing
        // UNO-ACT-5: a Wild Draw Four is a bluff if its player has a card of the color in play.
        && !uno::lacks_color(now.table, now.hand);
    if (isBluff) //: While the color wheel of a Wild Draw Four is open; short, for a phone. %1 a color of which the player has a card
        return tr("This is a bluff: you have a %1 card. Name a color.").arg(words::colorName(now.table.color));
    //: While the color wheel of a wild card is open
    return tr("Name a color for the wild card.");
}

QString UnoTable::challengeStakes() const
{
    if (!canChallenge())
        return {};
    const int pending = table().pending;
    //: What is at stake in a challenge. %1 the color that was in play before the Wild Draw Four, %2 a player's name,
    //: %3 and %4 how many cards
    return tr("Color before: %1 · bluff: %2 draws %3 · no bluff: you draw %4")
        .arg(words::colorName(table().color_before), nameOf(table().challenged_seat()), QString::number(pending),
             QString::number(pending + 2));
}

QString UnoTable::callWord() const
{
    return words::unoCall();
}

QString UnoTable::colorName() const
{
    return words::colorName(m_show.color());
}

/// Returns the challenge whose hand is shown; null if there is none. The hand is shown only to the challenger, and in a replay
/// only from the challenger's seat.
const uno::Challenged *UnoTable::shownChallenge() const
{
    const std::optional<uno::Challenged> &challenge = m_show.challenge();
    const bool isLooking = isHandShown() || m_session->isReplay();
    return challenge && isLooking && challenge->seat == viewerSeat() ? &*challenge : nullptr;
}

QStringList UnoTable::shownHand() const
{
    QStringList codes;
    if (const uno::Challenged *challenge = shownChallenge()) {
        for (const uno::Card card : challenge->hand)
            codes << QString::fromStdString(uno::card_text(card));
    }
    return codes;
}

QString UnoTable::shownHandColor() const
{
    const uno::Challenged *challenge = shownChallenge();
    return challenge && challenge->guilty ? CardsModel::letterOf(m_show.challengedColor()) : QString();
}

QString UnoTable::shownHandTitle() const
{
    const uno::Challenged *challenge = shownChallenge();
    if (!challenge)
        return {};
    const QString name = nameOf(challenge->target);
    //: %1 a player's name
    return challenge->guilty ? tr("%1 bluffed and draws the cards.").arg(name)
                             //: %1 a player's name
                             : tr("%1 didn’t bluff: you draw the cards plus two more.").arg(name);
}

QString UnoTable::shownHandNames() const
{
    QStringList names;
    if (const uno::Challenged *challenge = shownChallenge()) {
        for (const uno::Card card : challenge->hand)
            names << words::cardInSentence(card);
    }
    return QLocale().createSeparatedList(names);
}

QString UnoTable::rulesText() const
{
    return textOf(m_session->config().rules, seatCount());
}

QString UnoTable::textOf(const uno::Ruleset &rules, int seats)
{
    QStringList parts;
    if (rules.stacking) //: One of the house rules, joined to a line
        parts << tr("stacking");
    if (rules.jump_in)
        parts << tr("jumping in");
    if (rules.seven_zero)
        parts << tr("seven and zero");
    if (rules.draw_until_playable)
        parts << tr("drawing until you can play");
    if (rules.no_bluffing)
        parts << tr("no bluffing");
    if (seats == 2 && rules.two_player_reverse == uno::TwoPlayerReverse::literal)
        parts << tr("Reverse doesn’t skip");
    if (rules.scoring == Scoring::count_against)
        parts << words::countAgainstRule();
    return words::houseRules(parts, rules.grace_ms, uno::Ruleset().grace_ms);
}

} // namespace tableside

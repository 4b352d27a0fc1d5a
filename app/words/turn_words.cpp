// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/turn_words.h"

#include "app/words/dos_words.h"
#include "app/words/uno_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace tableside::words {

namespace {

struct DosTurnTr
{
    Q_DECLARE_TR_FUNCTIONS(DosTurn)
};

struct UnoTurnTr
{
    Q_DECLARE_TR_FUNCTIONS(UnoTurn)
};

/// Returns the instruction to lay bonus cards (DOS-END-3: one for each color match). The text counts no more bonus cards than the
/// hand has cards. The text says "can" only if laying them is optional.
QString bonusInstruction(const dos::Observation &seen)
{
    const int lays = std::min<int>(seen.table.bonus_lays, seen.hand.size());
    return seen.table.rules.bonus_lay == dos::BonusLay::optional
        ? DosTurnTr::tr("Bonus: you can lay up to %n card(s) in the row.", nullptr, lays)
        : DosTurnTr::tr("Bonus: lay %n card(s) in the row.", nullptr, lays);
}

/// Returns the instruction to a player who has to draw, stack or challenge. UNO-STACK-1: a stacked card may have any color, so the
/// words name only its symbol.
QString answerInstruction(const uno::Observation &seen, const uno::ActionList &legal, const QString &from)
{
    const int pending = seen.table.pending;
    const auto answer = std::find_if(legal.begin(), legal.end(),
                                     [](const uno::Action &action) { return std::holds_alternative<uno::PlayCard>(action); });
    const bool canChallenge = std::any_of(
        legal.begin(), legal.end(), [](const uno::Action &action) { return std::holds_alternative<uno::ChallengeDraw>(action); });
    if (answer == legal.end()) //: %1 a player's name, %n how many cards
        return canChallenge ? UnoTurnTr::tr("%1 makes you draw %n card(s). Draw or challenge.", nullptr, pending).arg(from)
                            //: %1 a player's name, %n how many cards
                            : UnoTurnTr::tr("%1 makes you draw %n card(s).", nullptr, pending).arg(from);
    if (canChallenge) //: %1 a player's name, %n how many cards
        return UnoTurnTr::tr("%1 makes you draw %n card(s). Draw, stack a Wild Draw Four, or challenge.", nullptr, pending)
            .arg(from);
    if (std::get<uno::PlayCard>(*answer).card.symbol() == uno::Symbol::draw_two)
        //: %1 a player's name, %n how many cards
        return UnoTurnTr::tr("%1 makes you draw %n card(s). Draw or stack a Draw Two.", nullptr, pending).arg(from);
    //: %1 a player's name, %n how many cards
    return UnoTurnTr::tr("%1 makes you draw %n card(s). Draw or stack a Wild Draw Four.", nullptr, pending).arg(from);
}

} // namespace

QString turnInstruction(const dos::Observation &seen, const dos::ActionList &legal, dos::Card drawn)
{
    const bool canMatch = !legal.empty() && std::holds_alternative<dos::MatchRow>(legal.front());
    if (seen.table.phase == dos::Phase::bonus)
        return bonusInstruction(seen);
    if (seen.table.matches > 0)
        return canMatch ? DosTurnTr::tr("Match another row card or end your turn.")
                        : DosTurnTr::tr("Nothing else matches: end your turn.");
    if (!seen.table.drawn)
        return legal.size() > 1 ? DosTurnTr::tr("Your turn: match a row card or draw.")
                                : DosTurnTr::tr("Your turn: nothing matches. Draw a card.");
    const QString choice = canMatch ? DosTurnTr::tr("Match a row card or lay a card in the row.")
                                    : DosTurnTr::tr("Nothing matches: lay a card in the row.");
    //: %1 a card, %2 what to do now
    return drawn.is_none() ? choice : DosTurnTr::tr("You drew a %1. %2").arg(cardInSentence(drawn), choice);
}

QString turnInstruction(const uno::Observation &seen, const uno::ActionList &legal, const QStringList &names)
{
    switch (seen.table.phase) {
    case uno::Phase::play:
        return legal.size() > 1 ? UnoTurnTr::tr("Your turn: play a card or draw.")
                                : UnoTurnTr::tr("You can’t play anything: draw a card.");
    case uno::Phase::drawn:
        if (legal.size() == 1) //: Said to one of several players, beside the button “Keep it”. %1 a card
            return UnoTurnTr::tr("You drew a %1. You can’t play it, so keep it.").arg(cardInSentence(seen.drawn));
        //: %1 a card
        return UnoTurnTr::tr("You drew a %1. Play it or keep it.").arg(cardInSentence(seen.drawn));
    case uno::Phase::challenge: return answerInstruction(seen, legal, names.value(seen.table.challenged_seat()));
    case uno::Phase::color: return UnoTurnTr::tr("The first card is wild: name a color.");
    case uno::Phase::swap: return UnoTurnTr::tr("Seven! Who do you swap hands with?");
    case uno::Phase::over: break;
    }
    return {};
}

} // namespace tableside::words

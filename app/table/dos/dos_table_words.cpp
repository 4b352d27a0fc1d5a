// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of a DOS table.
#include "app/table/dos/dos_table.h"

#include "app/words/dos_words.h"
#include "app/words/turn_words.h"

namespace tableside {

QString DosTable::usualInstruction() const
{
    switch (prompt()) {
    case MatchOrDraw:
    case MatchOrLay:
    case MatchOrEnd:
    case LayBonus: return words::turnInstruction(seen(), m_legal, m_show.drawnCard());
    case RoundOver:
    case MatchOver: return resultTitle();
    case Waiting: break;
    }
    return waitingWords();
}

QString DosTable::stakes() const
{
    return guide() == nullptr && prompt() == MatchOrDraw ? words::centerRow(seen().table.row()) : QString();
}

QString DosTable::choiceText() const
{
    const bool isGuided = guide() && isChoiceLegal();
    return isGuided ? guide()->choiceWords(m_choiceReading.text, choiceVerb()) : m_choiceReading.text;
}

QString DosTable::choiceVerb() const
{
    const auto *match = m_choiceReading.action ? std::get_if<dos::MatchRow>(&*m_choiceReading.action) : nullptr;
    const std::size_t used = match && match->is_double() ? 2 : 1;
    // DOS-END-6: a seat whose hand becomes empty is out, and the round ends.
    if (m_cards.hand(viewerSeat()).size() == used)
        return m_choiceReading.isLay ? tr("Lay and win") : tr("Match and win");
    return m_choiceReading.isLay ? tr("Lay") : tr("Match");
}

/// The text counts no more bonus cards than the hand on the screen has cards (DOS-END-3: one bonus card for each color match).
QString DosTable::bonusText() const
{
    const int seat = m_shown.round().turnSeat;
    const auto cards = seat < 0 ? 0 : static_cast<int>(m_cards.hand(seat).size());
    const auto named = [this](int player) {
        const bool isReader = player < 0 || (player == viewerSeat() && !m_session->isReplay());
        return isReader ? QString() : nameOf(player);
    };
    return words::bonus(named(seat), qMin(bonusLays(), cards), othersDraw(),
                        seatCount() == 2 && seat >= 0 ? std::optional(named(1 - seat)) : std::nullopt);
}

QString DosTable::callWord() const
{
    return words::dosCall();
}

QString DosTable::rulesText() const
{
    const dos::Ruleset &rules = m_session->config().rules;
    QStringList parts;
    if (rules.bonus_lay == dos::BonusLay::compulsory) //: One of the house rules, joined to a line
        parts << tr("bonus cards required");
    switch (rules.catch_window) {
    case dos::CatchWindow::until_next_player_acts: break;
    case dos::CatchWindow::while_two: parts << tr("catch while they have two cards"); break;
    case dos::CatchWindow::never: parts << tr("catch until the round ends"); break;
    }
    if (rules.false_catch == dos::FalseCatch::draw_two)
        parts << tr("wrong catch draws two");
    if (m_session->countsAgainst())
        parts << words::countAgainstRule();
    return words::houseRules(parts, rules.grace_ms, dos::Ruleset().grace_ms);
}

} // namespace tableside

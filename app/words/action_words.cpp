// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/action_words.h"

#include "app/words/dos_words.h"
#include "app/words/uno_words.h"

#include <QCoreApplication>

namespace tableside::words {

namespace {

template <typename Reason>
QString refusalOf(Reason reason, const QString &turnName, const QString &otherName)
{
    if (reason == Reason::none)
        return {};
    const char *english = reason_text(reason, !otherName.isEmpty());
    return QCoreApplication::translate("Refusals", english)
        .replace(QLatin1String("%1"), reason == Reason::not_your_turn ? turnName : otherName);
}

class TakeBackTr
{
    Q_DECLARE_TR_FUNCTIONS(TakeBack)
};

/// Returns the sentence for an undone call, catch, or report that a player moved. The app never undoes these actions alone, but
/// an imported record may contain such an undo.
QString genericUndoSentence()
{
    //: Something that a player did is undone; nothing is known of it
    return TakeBackTr::tr("Taken back.");
}

QString drawTakenBack()
{
    //: A player undoes that they drew a card
    return TakeBackTr::tr("Taken back: your draw.");
}

class DosTakeBack
{
public:
    explicit DosTakeBack(const dos::State &before) : m_before(before) {}

    QString operator()(const dos::MatchRow &match) const
    {
        const QString cards = match.is_double()
            ? QStringLiteral("%1 + %2").arg(cardInSentence(match.first), cardInSentence(match.second))
            : cardInSentence(match.first);
        //: A player undoes a match. %1 one or two cards, for example "red 5 + blue 2"; %2 the card in the Center Row, "red 7"
        return TakeBackTr::tr("Taken back: %1 on %2.").arg(cards, cardInSentence(m_before.table.row()[match.row]));
    }
    QString operator()(const dos::DrawCard &) const { return drawTakenBack(); }
    //: A player undoes that they ended their turn
    QString operator()(const dos::EndTurn &) const { return TakeBackTr::tr("Taken back: the end of your turn."); }
    QString operator()(const dos::LayCard &laid) const
    {
        //: A player undoes that they laid a card in the Center Row. %1 a card, "red 7"
        return TakeBackTr::tr("Taken back: %1 in the Center Row.").arg(cardInSentence(laid.card));
    }
    //: A player undoes that they skipped a bonus card
    QString operator()(const dos::SkipBonus &) const { return TakeBackTr::tr("Taken back: skipping the bonus."); }
    QString operator()(const dos::CallDos &) const { return genericUndoSentence(); }
    QString operator()(const dos::CatchSeat &) const { return genericUndoSentence(); }

private:
    const dos::State &m_before;
};

class UnoTakeBack
{
public:
    QString operator()(const uno::PlayCard &played) const
    {
        //: A player undoes that they played a card. %1 the card, "red 7"
        return TakeBackTr::tr("Taken back: %1.").arg(cardInSentence(played.card));
    }
    QString operator()(const uno::DrawCard &) const { return drawTakenBack(); }
    //: A player undoes that they kept the card that they drew
    QString operator()(const uno::PassTurn &) const { return TakeBackTr::tr("Taken back: keeping the card."); }
    //: A player undoes that they challenged a Wild Draw Four
    QString operator()(const uno::ChallengeDraw &) const { return TakeBackTr::tr("Taken back: your challenge."); }
    //: A player undoes that they drew the cards of a Wild Draw Four instead of challenging it
    QString operator()(const uno::AcceptDraw &) const { return TakeBackTr::tr("Taken back: drawing the cards."); }
    QString operator()(const uno::NameColor &named) const
    {
        //: A player undoes that they named a color. %1 the color, "red"
        return TakeBackTr::tr("Taken back: %1 as the color.").arg(colorName(named.color));
    }
    //: A player undoes that they swapped hands with another player
    QString operator()(const uno::SwapHands &) const { return TakeBackTr::tr("Taken back: swapping hands."); }
    QString operator()(const uno::ReportMove &) const { return genericUndoSentence(); }
    QString operator()(const uno::CallUno &) const { return genericUndoSentence(); }
    QString operator()(const uno::CatchSeat &) const { return genericUndoSentence(); }
};

} // namespace

QString refusal(dos::Reason reason, const QString &turnName, const QString &otherName)
{
    return refusalOf(reason, turnName, otherName);
}

QString refusal(uno::Reason reason, const QString &turnName, const QString &otherName)
{
    return refusalOf(reason, turnName, otherName);
}

QString takenBack(const dos::Action &action, const dos::State &before)
{
    return std::visit(DosTakeBack(before), action);
}

QString takenBack(const uno::Action &action, const uno::State &)
{
    return std::visit(UnoTakeBack(), action);
}

} // namespace tableside::words

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/moments/moment_words.h"

#include <QCoreApplication>

namespace tableside::words {

namespace {

class MomentSentence
{
    Q_DECLARE_TR_FUNCTIONS(Moment)

public:
    MomentSentence(const TableMoment &moment, const QStringList &names, int viewer)
        : m_moment(moment), m_names(names), m_viewer(viewer)
    {}

    QString words() const;

private:
    bool isToViewer() const { return m_viewer >= 0 && m_moment.to == m_viewer; }
    bool isByViewer() const { return m_viewer >= 0 && m_moment.by == m_viewer; }
    QString by() const { return m_names.value(m_moment.by); }
    QString to() const { return m_names.value(m_moment.to); }
    QString amount() const { return QString::number(m_moment.amount); }

    QString doubleColor() const;
    QString caught() const;
    QString stacked() const;
    QString handsSwapped() const;

    const TableMoment &m_moment;
    const QStringList &m_names;
    int m_viewer;
};

QString MomentSentence::doubleColor() const
{
    //: Begins a banner: the first double color match of a turn
    const QString lead = m_moment.amount == 1 ? tr("Double color!")
        : m_moment.amount == 2                ? tr("Twice!") //: Begins a banner: the second double color match of a turn
                                              : tr("Again!");               //: Begins a banner: a third or later double color match of a turn
    const int other = 1 - m_moment.by;
    const QString outcome = m_names.size() > 2
        //: In a banner, behind "Double color!". %1 a number of cards
        ? tr("Everyone else draws %1").arg(amount())
        //: In a banner, behind "Double color!", if two people play. %1 a number of cards
        : other == m_viewer ? tr("You draw %1").arg(amount())
                            //: In a banner, behind "Double color!", if two people play. %1 a name, %2 a number of cards
                            : tr("%1 draws %2").arg(m_names.value(other), amount());
    return lead + QLatin1Char(' ') + outcome;
}

QString MomentSentence::caught() const
{
    if (m_moment.by < 0) //: Huge across the table; %1 is caught, who draws two cards
        return tr("%1 is caught! +2").arg(to());
    if (isToViewer()) //: Huge across the table; %1 who has caught the viewer, who draws two cards
        return tr("%1 caught you! +2").arg(by());
    if (isByViewer()) //: Huge across the table; %1 whom the viewer has caught, and who draws two cards
        return tr("You caught %1! +2").arg(to());
    //: Huge across the table; %1 has caught %2, who draws two cards
    return tr("%1 caught %2! +2").arg(by(), to());
}

/// Returns how the number of cards has grown with each draw card, such as "+2 … +4 … +6!". Shows at most the last three numbers.
QString MomentSentence::stacked() const
{
    QStringList sums;
    for (int sum = qMax(m_moment.more, m_moment.amount - 2 * m_moment.more); sum <= m_moment.amount; sum += m_moment.more)
        sums << QStringLiteral("+%1").arg(sum);
    return sums.join(QStringLiteral(" … ")) + QLatin1Char('!');
}

QString MomentSentence::handsSwapped() const
{
    const QString taken = amount();
    const QString given = QString::number(m_moment.more);
    if (isToViewer()) //: Two hands were swapped. %1 a name, %2 how many cards that player takes, %3 how many the viewer gets
        return tr("%1 takes your %2. You get %3.").arg(by(), taken, given);
    if (isByViewer()) //: Two hands were swapped. %1 a name, %2 how many cards the viewer takes, %3 how many %1 gets
        return tr("You take %1’s %2. %1 gets %3.").arg(to(), taken, given);
    //: Two hands were swapped. %1 takes the %3 cards of %2, who gets %4 cards
    return tr("%1 takes %2’s %3. %2 gets %4.").arg(by(), to(), taken, given);
}

QString MomentSentence::words() const
{
    switch (m_moment.kind) {
    case MomentKind::DoubleColor:
    case MomentKind::DoubleColorAgain: return doubleColor();
    case MomentKind::ManyCards: //: Huge across the table: a player has shed %n cards in one turn of DOS
        return tr("%n card(s) at once!", nullptr, m_moment.amount);
    case MomentKind::Caught: return caught();
    case MomentKind::WrongCatch:
        //: Huge across the table: the viewer caught somebody wrongly
        return isToViewer() ? tr("Wrong catch! You draw 2")
                            //: Huge across the table. %1 caught somebody wrongly
                            : tr("Wrong catch! %1 draws 2").arg(to());
    case MomentKind::CardsDrawn:
        //: Huge across the table: the viewer draws %1 cards for a draw card
        return isToViewer() ? tr("+%1 for you").arg(amount())
                            //: Huge across the table: %2 draws %1 cards for a draw card
                            : tr("+%1 for %2").arg(amount(), to());
    case MomentKind::Stacked: return stacked();
    case MomentKind::Bluff:
        //: Huge across the table: a challenge showed that the viewer bluffed. %1 a number of cards
        return isToViewer() ? tr("Bluff! You draw %1").arg(amount())
                            //: Huge across the table: a challenge showed a bluff. %1 a name, %2 a number of cards
                            : tr("Bluff! %1 draws %2").arg(to(), amount());
    case MomentKind::NoBluff:
        //: Huge across the table: the viewer's challenge failed. %1 a number of cards
        return isToViewer() ? tr("No bluff: you draw %1").arg(amount())
                            //: Huge across the table: a challenge failed. %1 the name of the challenger, %2 a number of cards
                            : tr("No bluff: %1 draws %2").arg(to(), amount());
    case MomentKind::HandsSwapped: return handsSwapped();
    case MomentKind::HandsPassed: //: Huge across the table: a 0 was played by the house rule "Seven and zero"
        return tr("All hands move on!");
    case MomentKind::Reversed: //: Huge across the table: a Reverse was played
        return tr("Play changes direction!");
    case MomentKind::Posing:
        //: Huge across the table: the viewer has to hold a pose
        return isToViewer() ? tr("Hold still!")
                            //: Huge across the table: %1 has to hold a pose
                            : tr("%1 has to hold still!").arg(to());
    case MomentKind::Moved:
        //: Huge across the table: the viewer moved in a pose and draws four cards
        return isToViewer() ? tr("You moved! +4")
                            //: Huge across the table: %1 moved in a pose and draws four cards
                            : tr("%1 flinched! +4").arg(to());
    case MomentKind::JumpedIn:
        //: Huge across the table
        return isByViewer() ? tr("You jump in!") : tr("%1 jumps in!").arg(by());
    case MomentKind::MatchPoint:
        //: At the start of a round: the viewer needs only a few points
        return isToViewer() ? tr("You can win with this round")
                            //: At the start of a round: %1 needs only a few points
                            : tr("%1 can win with this round").arg(to());
    case MomentKind::DealerDrawn:
        //: Huge across the table. %1 the highest number, drawn by the viewer
        return isToViewer() ? tr("You draw the %1 and deal").arg(amount())
                            //: Huge across the table. %1 a name, %2 the highest number
                            : tr("%1 draws the %2 and deals").arg(to(), amount());
    case MomentKind::Held: //: Huge across the table: a player did not move in a pose
        return tr("Held!");
    case MomentKind::AnotherMatch:
    case MomentKind::Skipped:
    case MomentKind::Unnoticed: return badgeWords(m_moment).words;
    }
    return {};
}

} // namespace

QString momentWords(const TableMoment &moment, const QStringList &names, int viewer)
{
    return MomentSentence(moment, names, viewer).words();
}

BadgeWords badgeWords(const TableMoment &moment)
{
    switch (moment.kind) {
    case MomentKind::AnotherMatch: return {QStringLiteral("×%1").arg(moment.amount), {}};
    case MomentKind::Unnoticed: //: Beside the name of somebody who forgot to call, and whom nobody caught
        return {MomentSentence::tr("Phew: nobody noticed"), {}};
    case MomentKind::Skipped:
        //: What a player has just done, shown beside the name
        return {MomentSentence::tr("misses the turn"),
                //: The same in the smallest place: a player misses a turn
                MomentSentence::tr("turn missed")};
    case MomentKind::JumpedIn: //: What a player has just done, shown beside the name
        return {MomentSentence::tr("jumped in"),
                //: The same in the smallest place: a player has jumped in
                MomentSentence::tr("jump-in")};
    case MomentKind::HandsSwapped:
    case MomentKind::HandsPassed: //: Beside the name of a player who has got another player's hand
        return {MomentSentence::tr("new hand"), {}};
    case MomentKind::MatchPoint:
        //: Beside the name of a player who may win the match with this round
        return {MomentSentence::tr("may win now"), {}};
    default: return {};
    }
}

} // namespace tableside::words

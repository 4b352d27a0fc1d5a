// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Takes a person out of stored games when the person is deleted. In each game, a guest without a page in the score book takes the
// person's seat.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace tableside {

/// A deleted person, and the guest who takes the person's place.
struct FormerPlayer
{
    QStringList ids; ///< The id of the person and those of the people who were merged into this one.
    QString name;    ///< The name of the guest, such as "Former player".

    /// Returns a JSON text of a score game, a fact or a digest, with the guest in place of the person. \p guest numbers the guests of
    /// this name in one game, from 1, so that each has an id and a name of its own.
    QByteArray inScoreGame(const QByteArray &json, int guest) const;
    /// Returns the first line of a match's record, its summary, or its digest, with the guest in place of the person. Each of these
    /// JSON texts has lists with an entry per seat.
    QByteArray inMatch(const QByteArray &json) const;
    /// Returns how many guests of this name a JSON text of a score game already has.
    int guestsIn(const QByteArray &json) const;
};

} // namespace tableside

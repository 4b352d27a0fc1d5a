// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of the history page about finished matches, in the current language.
#pragma once

#include "app/people/people.h"
#include "app/store/matches/played_store.h"

#include <QDate>
#include <QString>
#include <QStringList>

namespace tableside::words {

/// Returns the players' names by seat: the current name of a person in the score book, else the recorded name, else a default
/// name in the current language.
QStringList namesOf(const MatchDigest &digest, const People &people);
/// Returns a title. If only one person played, the title names the opponents: "DOS with Ada and Bruno". Otherwise, the title
/// names all players: "UNO: Anna, Ben, and Ada". If the record is unreadable, the title is only "DOS" or "UNO".
QString playedTitle(const MatchDigest &digest, const QStringList &names);
/// Returns the result, such as "You won with 214 points" or "Ada won with 214 points; you had 96", or that the record cannot be
/// read.
QString playedResult(const MatchDigest &digest, const QStringList &names);
/// Returns how long a match took, and whether plays were taken back or the match was continued from a replay, such as "5 rounds ·
/// 23 min · 2 plays taken back · played on from a replay". Parts that are unknown or do not apply are left out.
QString playedLength(const PlayedMatch &match);
/// Formats a duration in milliseconds as "23 min" or "1 h 5 min"; at least one minute.
QString duration(qint64 ms);
/// Returns the heading for a day: "Today", "Yesterday", the date such as "Monday, November 23, 2026" within a week, or else the
/// month such as "November 2026".
QString playedGroup(QDate day, QDate today);
/// Returns the level such as "Medium", or "Person" for a person.
QString playerKind(const DigestSeat &seat);
/// Returns a player's figures, such as "3 rounds won · 4 calls · 1 missed · 2 catches".
QString seatFigures(const MatchDigest &digest, qsizetype seat);
/// Returns the rules of a match, such as "to 200 points · Stacking"; empty if the record is unreadable.
QString playedRules(const MatchDigest &digest);

} // namespace tableside::words

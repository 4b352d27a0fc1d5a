// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The log of a match as everybody may read it, derived from the match's events.
#pragma once

#include "app/table/moments/moment_finder.h"
#include "app/table/moments/moment_words.h"
#include "app/table/session/table_session.h"
#include "app/words/dos_words.h"
#include "app/words/uno_words.h"

namespace tableside::test {

/// Returns the log lines for a reader who may see no hand: of the events, and of the moments that no event tells.
template <typename Game>
QStringList publicLog(const TableSession<Game> &session)
{
    QStringList lines;
    MomentFinder<Game> finder(session.config().rules.target);
    for (const auto &event : session.history()) {
        const QString line = words::logLine(Game::seen_by(event, -1), session.config().names(), -1);
        if (!line.isEmpty())
            lines << line;
        for (const TableMoment &moment : finder.follow(event)) {
            if (momentStyle(moment.kind).isLogged)
                lines << words::momentWords(moment, session.config().names(), -1);
        }
    }
    return lines;
}

} // namespace tableside::test

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/schema/schema.h"

#include "app/store/schema/score_digest.h"

namespace tableside::schema {

const QList<Migration> &migrations()
{
    // Times are milliseconds since the epoch (UTC). `line_count` is the sequence number of the next line. Each append must state
    // that number, so that two running instances cannot mix their lines.
    static const QList<Migration> steps{
        {{
            QStringLiteral("PRAGMA application_id = %1").arg(applicationId),
            QStringLiteral(R"(CREATE TABLE table_match (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                game TEXT NOT NULL,
                summary TEXT NOT NULL,
                line_count INTEGER NOT NULL,
                started_at INTEGER NOT NULL,
                updated_at INTEGER NOT NULL,
                finished_at INTEGER))"),
            QStringLiteral(R"(CREATE INDEX table_match_unfinished
                ON table_match (updated_at) WHERE finished_at IS NULL)"),
            QStringLiteral(R"(CREATE TABLE table_match_line (
                match_id INTEGER NOT NULL REFERENCES table_match (id) ON DELETE CASCADE,
                sequence INTEGER NOT NULL,
                line TEXT NOT NULL,
                PRIMARY KEY (match_id, sequence)) WITHOUT ROWID)"),
        }},
        // The score book of games with real cards. `key` identifies a game permanently, also in files. Data derived from the
        // facts (ScoreDigest) is stored in columns so that lists, searches, and statistics need not read facts.
        {{
            QStringLiteral(R"(CREATE TABLE person (
                id TEXT PRIMARY KEY,
                name TEXT NOT NULL,
                portrait TEXT NOT NULL,
                colour INTEGER NOT NULL,
                merged_into TEXT REFERENCES person (id)))"),
            QStringLiteral(R"(CREATE TABLE score_game (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                key TEXT NOT NULL UNIQUE,
                started_at INTEGER NOT NULL,
                updated_at INTEGER NOT NULL,
                fact_count INTEGER NOT NULL,
                stage INTEGER NOT NULL,
                searched TEXT NOT NULL,
                shown BLOB NOT NULL,
                summary BLOB NOT NULL,
                deleted_at INTEGER))"),
            QStringLiteral("CREATE INDEX score_game_started ON score_game (started_at) WHERE deleted_at IS NULL"),
            QStringLiteral(R"(CREATE TABLE score_fact (
                game_id INTEGER NOT NULL REFERENCES score_game (id) ON DELETE CASCADE,
                sequence INTEGER NOT NULL,
                fact TEXT NOT NULL,
                PRIMARY KEY (game_id, sequence)) WITHOUT ROWID)"),
            QStringLiteral(R"(CREATE TABLE score_seat (
                person_id TEXT NOT NULL,
                game_id INTEGER NOT NULL REFERENCES score_game (id) ON DELETE CASCADE,
                PRIMARY KEY (person_id, game_id)) WITHOUT ROWID)"),
            QStringLiteral("CREATE INDEX score_seat_game ON score_seat (game_id)"),
        }},
        // The log of the call booth, the page where players with real cards call "DOS!" or "UNO!". An entry without a `game_id`
        // is a call made while no score sheet was open.
        {{
            QStringLiteral(R"(CREATE TABLE call_entry (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                game_id INTEGER REFERENCES score_game (id) ON DELETE CASCADE,
                at INTEGER NOT NULL,
                entry TEXT NOT NULL))"),
            QStringLiteral("CREATE INDEX call_entry_game ON call_entry (game_id)"),
        }},
        // Each listing of the score book queries the deleted games. Without this index, the query would scan every game.
        {{
            QStringLiteral("CREATE INDEX score_game_deleted ON score_game (deleted_at) WHERE deleted_at IS NOT NULL"),
        }},
        // `searched` is the text in which searches look for words. An empty text marks games whose derived data must be derived
        // again.
        {{
            QStringLiteral("UPDATE score_game SET searched = ''"),
            QStringLiteral("CREATE INDEX score_game_outdated ON score_game (id) WHERE searched = ''"),
        }},
        // The app looks up the unfinished game when it starts and each time a score is entered. The index makes that fast.
        {{
            QStringLiteral(R"(CREATE INDEX score_game_unfinished
                ON score_game (updated_at) WHERE deleted_at IS NULL AND stage = 0)"),
        }},
        // The steps above are the schema of version 0.1.0. Its columns `shown` and `summary` were QDataStream blobs, which the
        // JSON in `digest` replaces.
        {{
             QStringLiteral("DROP INDEX score_game_outdated"),
             QStringLiteral("ALTER TABLE score_game ADD COLUMN digest TEXT NOT NULL DEFAULT ''"),
             QStringLiteral("ALTER TABLE score_game DROP COLUMN shown"),
             QStringLiteral("ALTER TABLE score_game DROP COLUMN summary"),
         },
         deriveDigests},
        // `digest` is the result of a finished match (MatchDigest): NULL while not derived yet, empty if nobody won. `played_ms`
        // is NULL if unknown. For a finished match, a `line_count` of 0 means that its record was deleted to save space.
        {{
            QStringLiteral("ALTER TABLE table_match ADD COLUMN digest TEXT"),
            QStringLiteral("ALTER TABLE table_match ADD COLUMN played_ms INTEGER"),
            QStringLiteral("ALTER TABLE table_match ADD COLUMN deleted_at INTEGER"),
            QStringLiteral(R"(CREATE INDEX table_match_underived
                ON table_match (id) WHERE finished_at IS NOT NULL AND digest IS NULL)"),
            QStringLiteral(R"(CREATE INDEX table_match_recorded
                ON table_match (finished_at, id) WHERE digest > '' AND line_count > 0 AND finished_at IS NOT NULL
                AND deleted_at IS NULL)"),
            QStringLiteral("CREATE INDEX table_match_deleted ON table_match (deleted_at) WHERE deleted_at IS NOT NULL"),
        }},
        // The steps above are the schema of version 0.2.0. Its `searched` also contained the date, in the time zone in which the
        // game was stored. This step derives `searched` without the date.
        {{}, deriveSearchedTexts},
        // The page of the deal of the day reads only such matches.
        {{
            QStringLiteral(R"(CREATE INDEX table_match_daily ON table_match (id) WHERE instr(summary, '"day"') > 0)"),
        }},
    };
    return steps;
}

} // namespace tableside::schema

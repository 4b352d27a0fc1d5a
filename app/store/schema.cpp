#include "store/schema.h"

namespace tableside::schema {

const QList<QStringList> &migrations()
{
    // Times are milliseconds since 1970 UTC. `line_count` is the next line's sequence number: whoever appends must
    // name it, which keeps two running instances from mixing their lines.
    static const QList<QStringList> steps{
        {
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
        },
    };
    return steps;
}

} // namespace tableside::schema

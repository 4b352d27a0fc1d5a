// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Merges everything readable from a damaged database, its backups, and the games in memory into one new database. Reads row by
// row, so that only the rows in a damaged page of the file are lost.
#pragma once

#include <QByteArrayList>
#include <QHash>
#include <QMap>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QVariant>

#include <optional>

namespace tableside {

/// The numbers of games in a database: score sheets, and games played in the app. Deleted games do not count.
struct GameCount
{
    int sheets = 0;
    int matches = 0;
    int all() const { return sheets + matches; }
    friend bool operator==(const GameCount &, const GameCount &) = default;
};

/// Returns the numbers of games in an open database, or nothing if they cannot be read.
std::optional<GameCount> countGames(const QSqlDatabase &database);
/// Returns a hash of a database's content, which changes whenever a game, person, or call changes; empty if the database cannot
/// be read.
QByteArray contentHash(const QSqlDatabase &database);

/// Returns the time of the latest change to any game, in milliseconds since the epoch; 0 if there are no games or the database
/// cannot be read.
qint64 lastChange(const QSqlDatabase &database);

/// Adds the content of several databases (the sources) to one database of the present schema (the target). Callers add the newest
/// source first. A game that is complete in the target changes only if a source has a continuation of it. An incomplete game is
/// completed from sources that are added later.
class Recovery
{
public:
    /// \p target must be open and migrated, and must outlive this object. The constructor begins a transaction, which finish()
    /// ends.
    explicit Recovery(const QSqlDatabase &target);
    Q_DISABLE_COPY_MOVE(Recovery)

    /// How far the content of a source database can be trusted.
    enum class Trust {
        Checked, ///< The source passed an integrity check; its facts and record lines are not parsed.
        Damaged  ///< Each fact or record line is parsed; a game ends before its first invalid one.
    };
    /// Adds everything that \p source has and the target lacks.
    void addFrom(const QSqlDatabase &source, Trust trust);

    /// The games found in damaged sources since the last beginTally(). Each game is identified by the text from identityOf().
    struct Tally
    {
        QSet<QString> readable;
        QSet<QString> whole;
    };
    void beginTally() { m_tally = {}; }
    const Tally &tally() const { return m_tally; }

    /// Returns the number of games that were completed or added since the last addFrom() began.
    int added() const { return m_added; }
    /// Returns the error of a finish() that returned false.
    const QSqlError &error() const { return m_error; }
    /// Returns the number of games whose last moves or entries are still missing. Must be called after finish().
    int shortened() const { return m_shortened; }
    /// Adds score sheets whose entries were found although their table row was lost. Updates the rows of incomplete games to the
    /// part that was read, and commits. Returns false if the target could not be written; nothing is then added to it.
    bool finish();

private:
    using Row = QMap<QString, QVariant>;
    /// A kind of game (score sheet or match): the name of the table with one row per game, and the name of the table with the
    /// texts of the games (facts or record lines).
    struct Kind
    {
        QString table;
        QString textTable;
        QString textColumn;
        QString textId;
        QString countColumn;
        bool isSheet;
    };
    struct Game
    {
        Row row; ///< The game's row in its database table; empty if it could not be read.
        QByteArrayList texts;
        bool isWhole = false;
        bool isChecked = false;
    };
    struct Known
    {
        qint64 id = 0;
        qsizetype texts = 0;
        bool isWhole = false;
        bool isProvisional = false; ///< Whether the game comes from memory, so that some columns of its row are unknown.
        bool isChanged = false;     ///< Whether the Recovery added or completed the game.
        bool hasDigest = false;     ///< Whether the stored digest (the result of the game) is up to date with its texts.
    };
    using KnownGames = QMap<QString, Known>; ///< The games of one kind, indexed by the text from identityOf().

    void addKind(const Kind &kind, const QSqlDatabase &source, Trust trust);
    void addPeople(const QSqlDatabase &source);
    void addCalls(const QSqlDatabase &source);
    void addGame(const Kind &kind, qint64 id, const Game &game);
    void completeGame(const Kind &kind, Known &known, const Game &game);
    Game readGame(const Kind &kind, const QSqlDatabase &source, qint64 id, Trust trust) const;
    void insertGame(const Kind &kind, const QString &identity, qint64 id, const Game &game);
    void insertTexts(const Kind &kind, qint64 id, const QByteArrayList &texts);
    QByteArrayList textsOf(const Kind &kind, qint64 id) const;
    void copyRow(const Kind &kind, const Known &known, const Row &row);
    void storeOrphanedFacts();
    void fitRowToTexts(const Kind &kind, const Known &known);
    void seatPlayers(qint64 id, const QByteArray &digest);
    KnownGames &known(const Kind &kind) { return kind.isSheet ? m_knownSheets : m_knownMatches; }
    qint64 insert(const QString &table, const Row &row, bool orIgnore = false);
    qint64 run(const QString &statement, const QVariantList &values = {});
    static QString identityOf(const Kind &kind, const Row &row);
    static const Kind &sheets();
    static const Kind &matches();

    QSqlDatabase m_target;
    QMap<QString, QStringList> m_columns; ///< The columns of each table of the target.
    KnownGames m_knownSheets;
    KnownGames m_knownMatches;
    QHash<qint64, qint64> m_sheetIds; ///< Maps the ids of sheets in the present source to their ids in the target.
    QSet<QByteArray> m_calls;
    QMap<qint64, QByteArrayList> m_orphans; ///< The facts of sheets whose table rows were lost, by sheet id.
    Tally m_tally;
    int m_added = 0;
    int m_shortened = 0;
    QSqlError m_error;
    bool m_hasFailed = false;
};

} // namespace tableside

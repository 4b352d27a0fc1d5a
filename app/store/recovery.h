// Brings together in one new database everything that can be read of a damaged one, of its backups, and of what the app still
// holds in memory. Reads row by row, so that one damaged page costs only what it holds.
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

/// How many games a database holds: score sheets and games played at the table, without deleted ones.
struct GameCount
{
    int sheets = 0;
    int matches = 0;
    int all() const { return sheets + matches; }
    friend bool operator==(const GameCount &, const GameCount &) = default;
};

/// Returns the numbers of games in an open database; nothing if they cannot be read.
std::optional<GameCount> countGames(const QSqlDatabase &database);
/// Returns a digest of what a database holds, which differs whenever a game, person or call differs; empty if it cannot be read.
QByteArray contentMark(const QSqlDatabase &database);

/// Returns the latest moment at which anything was changed, in milliseconds since the epoch; 0 if nothing was or it cannot be read.
qint64 lastChange(const QSqlDatabase &database);

/// Merges databases into a new one of the present schema. Sources are added newest first: what is whole in the target stays as it
/// is, and what lacks its end is completed by later sources.
class Recovery
{
public:
    /// \p target is open, migrated, and outlives this. One transaction spans all sources, from here to finish().
    explicit Recovery(const QSqlDatabase &target);
    Q_DISABLE_COPY_MOVE(Recovery)

    enum class Trust {
        Checked, ///< Passed an integrity check; texts are taken as they are.
        Damaged  ///< Each text is parsed, and a game ends before the first one that cannot be.
    };
    /// Adds everything that \p source holds and the target lacks.
    void addFrom(const QSqlDatabase &source, Trust trust);

    /// Games found in damaged sources since the last call of beginTally().
    struct Tally
    {
        QSet<QString> readable;
        QSet<QString> whole;
    };
    void beginTally() { m_tally = {}; }
    const Tally &tally() const { return m_tally; }

    /// The number of games that were completed or added by the last addFrom().
    int added() const { return m_added; }
    /// Returns the error of a finish() that returned false.
    const QSqlError &error() const { return m_error; }
    /// The number of games that still lack their end. Call it after finish().
    int shortened() const { return m_shortened; }
    /// Adds games whose own row was lost, makes the rows of incomplete games agree with what is left, and commits. Returns false
    /// if the target could not be written; it then holds nothing.
    bool finish();

private:
    using Row = QMap<QString, QVariant>;
    /// A table with one row per game and a table with the texts of each game.
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
        Row row; ///< Empty if it cannot be read.
        QByteArrayList texts;
        bool isWhole = false;
        bool isChecked = false;
    };
    struct Known
    {
        qint64 id = 0;
        qsizetype texts = 0;
        bool isWhole = false;
        bool isProvisional = false; ///< Whether it comes from memory and lacks the columns beside the texts.
        bool isChanged = false;     ///< Whether it was added or completed here.
        bool hasDigest = false;     ///< Whether its digest agrees with its texts.
    };
    using KnownGames = QMap<QString, Known>; ///< The games of one kind by identityOf().

    void addKind(const Kind &kind, const QSqlDatabase &source, Trust trust);
    void addPeople(const QSqlDatabase &source);
    void addCalls(const QSqlDatabase &source);
    void addGame(const Kind &kind, qint64 id, const Game &game);
    void completeGame(const Kind &kind, Known &known, const Game &game);
    Game readGame(const Kind &kind, const QSqlDatabase &source, qint64 id, Trust trust) const;
    void insertGame(const Kind &kind, const QString &identity, qint64 id, const Game &game);
    void insertTexts(const Kind &kind, qint64 id, const QByteArrayList &texts);
    QByteArrayList textsOf(const Kind &kind, qint64 id) const;
    void takeRow(const Kind &kind, const Known &known, const Row &row);
    void placeOrphans();
    void mendRow(const Kind &kind, const Known &known);
    void seatPlayers(qint64 id, const QByteArray &digest);
    KnownGames &known(const Kind &kind) { return kind.isSheet ? m_knownSheets : m_knownMatches; }
    qint64 insert(const QString &table, const Row &row, bool orIgnore = false);
    qint64 run(const QString &statement, const QVariantList &values = {});
    static QString identityOf(const Kind &kind, const Row &row);
    static const Kind &sheets();
    static const Kind &matches();

    QSqlDatabase m_target;
    QMap<QString, QStringList> m_columns; ///< The columns of the target's tables.
    KnownGames m_knownSheets;
    KnownGames m_knownMatches;
    QHash<qint64, qint64> m_sheetIds;     ///< Ids of the present source's sheets, mapped to those of the target.
    QSet<QByteArray> m_calls;
    QMap<qint64, QByteArrayList> m_orphans; ///< Facts of sheets whose rows are lost, by the id of the sheet.
    Tally m_tally;
    int m_added = 0;
    int m_shortened = 0;
    QSqlError m_error;
    bool m_hasFailed = false;
};

} // namespace tableside

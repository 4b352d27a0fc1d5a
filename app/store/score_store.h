// The book of scores: people, and games with real cards as growing lists of facts (engine/score). Knows nothing of
// what a fact says; whoever appends gives the digest of what the game came to with it.
#pragma once

#include "app/store/date_words.h"
#include "app/store/score_digest.h"
#include "app/store/store_access.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <QString>

#include <functional>
#include <optional>

namespace tableside {

struct Person
{
    QString id;
    QString name;
    QString portrait; ///< "owl"; may be empty.
    int colorIndex = 0;   ///< An index into the players' colors.
    QString mergedInto; ///< The person who this one turned out to be; else empty.
    friend bool operator==(const Person &, const Person &) = default;
};

struct ScoreGameRow
{
    qint64 id = 0;
    QByteArray digest; ///< ScoreShown::fromJson()
};

/// What the book has of a key.
struct KeptGame
{
    qint64 id = 0;          ///< 0: nothing.
    bool isDeleted = false; ///< It can be brought back.
};

struct NewScoreGame
{
    QString key;
    QByteArrayList facts; ///< JSON, one object each.
    ScoreDigest digest;
    qint64 changedAt = 0; ///< When the last fact was stated, of a game from elsewhere; 0 for now.
    qint64 replaces = 0;  ///< The id of a game that is deleted when this one is imported; 0 for none.
};

/// What became of the games of a file.
struct ScoreArrivals
{
    int added = 0;   ///< New here, or deleted before and here again.
    int grown = 0;   ///< The file knew how a game of ours had gone on.
    int differing = 0; ///< Gone on in another way here than in the file; left as they are here.
    int replaced = 0;  ///< Deleted, as a new one has taken their place.
    friend bool operator==(const ScoreArrivals &, const ScoreArrivals &) = default;
};

/// Changes are on the disk (fsync) when a call returns true, but for appendDraft(). A call that returns false or nothing has changed nothing;
/// problem() and trouble() then say why, until the next call.
class ScoreStore
{
    Q_DECLARE_TR_FUNCTIONS(tableside::ScoreStore)

public:
    /// `database` outlives the store. Forgets for good what was deleted more than `keptDays` ago, and before the last game
    /// by as long: a clock that is wrong once takes nothing away.
    explicit ScoreStore(Database &database);
    Q_DISABLE_COPY_MOVE(ScoreStore)

    static constexpr int keptDays = 30;

    /// By name; those who were merged into others too.
    [[nodiscard]] std::optional<QList<Person>> people();
    /// Adds the person, or changes the one with that id.
    [[nodiscard]] bool keep(const Person &person);

    [[nodiscard]] std::optional<qint64> begin(const NewScoreGame &game);
    /// Several games and the people in them, all or nothing. A game whose key is there already grows by the facts that it
    /// lacks, where it lacks some at its end; one that was deleted comes back. `reached` is called now and then with how
    /// much is done, from 0 to 1; where it answers false nothing is added.
    using Reached = std::function<bool(double share)>;
    [[nodiscard]] std::optional<ScoreArrivals> addAll(const QList<NewScoreGame> &games, const QList<Person> &people,
                                                      const Reached &reached = {});
    /// Behind the facts that this store has written or opened; `Stale` when somebody else was faster.
    [[nodiscard]] bool append(qint64 gameId, const QByteArray &fact, const ScoreDigest &digest);
    /// The same of a fact that leaves the digest as it is, a tap or key while a hand is counted. It survives the end of the
    /// program when this returns true, but a power failure only from the next append() on.
    [[nodiscard]] bool appendDraft(qint64 gameId, const QByteArray &fact);
    /// All facts in order, to be looked at: append() goes on where it was.
    [[nodiscard]] std::optional<QByteArrayList> facts(qint64 gameId);
    /// The same, and from now on append() continues behind them.
    [[nodiscard]] std::optional<QByteArrayList> open(qint64 gameId);
    [[nodiscard]] std::optional<QString> key(qint64 gameId);
    /// Whether a game of that key is in the book, and not deleted.
    [[nodiscard]] std::optional<bool> hasKey(const QString &key);
    [[nodiscard]] std::optional<KeptGame> kept(const QString &key);

    /// The ids of those whose names have that in them, folded as foldedForSearch() does it.
    using PersonsNamed = std::function<QStringList(const QString &part)>;
    /// Of a game that is in the book or can be brought back; empty if there is none.
    [[nodiscard]] std::optional<QByteArray> digest(qint64 gameId);
    /// Their ids, newest first; every word of `search` must be found in names, note, place or date, or in the names of today, if these
    /// are given. Empty finds all.
    [[nodiscard]] std::optional<QList<qint64>> games(const QString &search = {}, const PersonsNamed &named = {});
    /// The games in which any of these people sat, in no order.
    [[nodiscard]] std::optional<std::vector<score::GameSummary>> summaries(const QStringList &personIds);
    /// The games in which any of these people sat, newest first.
    [[nodiscard]] std::optional<QList<ScoreGameRow>> gamesOf(const QStringList &personIds);
    /// Returns the id of the newest game of each person who sat in one; newer games have higher ids.
    [[nodiscard]] std::optional<QHash<QString, qint64>> lastGames();
    /// Of the games that go on the one that was changed last; one that is decided does not, though nobody has ended it.
    [[nodiscard]] std::optional<ScoreGameRow> unfinished();

    /// A deleted game is in no list and takes no fact, until it is brought back.
    [[nodiscard]] bool setDeleted(qint64 gameId, bool deleted);
    /// Those that are deleted and kept still, the last deleted one last.
    [[nodiscard]] std::optional<QList<ScoreGameRow>> deleted();

    QString problem() const { return m_access.problem(); }
    StoreTrouble trouble() const { return m_access.trouble(); }

private:
    /// A game that was begun or opened here. Its facts are also held in memory, in case the file is damaged meanwhile.
    struct Known
    {
        QString key;
        QByteArrayList facts;
        QStringList persons;
    };

    bool insertPerson(const Person &person);
    bool insertGame(const NewScoreGame &game, qint64 &id, bool &isNew);
    bool importGame(const NewScoreGame &game, ScoreArrivals &arrivals);
    bool mergeGame(const NewScoreGame &game, ScoreArrivals &arrivals);
    bool appendFacts(qint64 id, qsizetype from, const NewScoreGame &game);
    bool insertFacts(qint64 gameId, qsizetype from, const QByteArrayList &facts);
    bool insertFact(qint64 gameId, qint64 sequence, const QByteArray &fact);
    bool insertNext(qint64 gameId, const Known &known, const QByteArray &fact);
    bool seat(qint64 gameId, const QStringList &persons);
    bool setDeletedNow(qint64 gameId, bool deleted);
    std::optional<StoreAccess::Series> readFacts(qint64 gameId);
    std::optional<QList<ScoreGameRow>> rows(const QByteArray &query, const QVariantList &values = {});
    qint64 stamp(qint64 gameId);
    qint64 changedAt(const NewScoreGame &game, qint64 gameId);
    static QVariantList derived(const ScoreDigest &digest, qint64 changedAt);
    bool stale();
    bool writeOpenGames(const QSqlDatabase &into) const;

    StoreAccess m_access;
    QHash<qint64, Known> m_known;
    DateWords m_dates;
    std::function<bool(qsizetype facts)> m_goesOn; ///< While games are added: whether to, so many facts into one.
};

} // namespace tableside

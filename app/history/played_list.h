// The games played, the latest first, or those that the filters leave. What a row says is made when it is shown.
#pragma once

#include <QHash>
#include <QQmlEngine>
#include <QSet>

#include "app/people/people.h"
#include "app/store/played_store.h"
#include "app/view/option.h"
#include "app/view/rows_model.h"

#include <functional>
#include <vector>

namespace tableside {

/// A player of a game that is over.
struct PlayedSeat
{
    Q_GADGET
    QML_VALUE_TYPE(playedSeat)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(bool isPerson MEMBER isPerson FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    Q_PROPERTY(bool isWinner MEMBER isWinner FINAL)
    Q_PROPERTY(int total MEMBER total FINAL)
    /// "Medium", "Person"
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    /// Rounds won, calls, catches; only of the game that is looked at.
    Q_PROPERTY(QString figures MEMBER figures FINAL)

public:
    QString name;
    QString portrait;
    bool isPerson = false;
    int colorIndex = 0;
    bool isWinner = false;
    int total = 0;
    QString kind;
    QString figures = {};

    friend bool operator==(const PlayedSeat &, const PlayedSeat &) = default;
};

/// A game that is over.
struct PlayedRow
{
    Q_GADGET
    QML_VALUE_TYPE(playedRow)
    /// A qint64, of which qmllint 6.4 knows nothing.
    Q_PROPERTY(QVariant matchId READ id FINAL)
    Q_PROPERTY(QString game MEMBER game FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString result MEMBER result FINAL)
    Q_PROPERTY(QString length MEMBER length FINAL)
    /// The time of a day that is a heading, else the date.
    Q_PROPERTY(QString date MEMBER date FINAL)
    /// "Today": over the first game of a day or month, else empty.
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(bool won MEMBER won FINAL)
    /// It can be watched. If not: `isUnreadable`, or the result alone is kept.
    Q_PROPERTY(bool hasRecord MEMBER hasRecord FINAL)
    Q_PROPERTY(bool isUnreadable MEMBER isUnreadable FINAL)
    Q_PROPERTY(QList<tableside::PlayedSeat> seats MEMBER seats FINAL)

public:
    QVariant id() const { return matchId; }

    qint64 matchId = 0;
    QString game;
    QString title;
    QString result;
    QString length;
    QString date;
    QString heading;
    bool won = false; ///< By a person.
    bool hasRecord = true;
    bool isUnreadable = false;
    QList<PlayedSeat> seats;
};

class PlayedList : public RowsModelBase
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the history")

    /// "dos", "uno"; empty for both.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged FINAL)
    /// "won" by a person, "lost" to a computer player; empty for both.
    Q_PROPERTY(QString result READ result WRITE setResult NOTIFY filterChanged FINAL)
    /// A computer player of that level sat there ("hard"), and that character ("owl"), the same one where both are given; empty
    /// for any.
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY filterChanged FINAL)
    Q_PROPERTY(QString opponent READ opponent WRITE setOpponent NOTIFY filterChanged FINAL)
    /// Words of names, of the game, or of the month.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged FINAL)
    /// Game, result, level and opponent: how many of them are chosen.
    Q_PROPERTY(int filters READ filters NOTIFY filterChanged FINAL)
    /// All that were met, first any.
    Q_PROPERTY(QList<tableside::Option> levels READ levels NOTIFY allChanged FINAL)
    Q_PROPERTY(QList<tableside::Option> opponents READ opponents NOTIFY allChanged FINAL)
    /// Nothing was played, whatever the filters say.
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY allChanged FINAL)
    /// The filters leave some.
    Q_PROPERTY(bool showsAny READ showsAny NOTIFY countChanged FINAL)
    /// "12 games", "3 of 12 games"
    Q_PROPERTY(QString countWords READ countWords NOTIFY countChanged FINAL)

public:
    using Today = std::function<QDate()>;

    /// `people` outlives the list.
    PlayedList(const People &people, Today today, QObject *parent = nullptr);

    int count() const override { return static_cast<int>(m_shown.size()); }
    const PlayedRow &row(int at) const;
    const QList<PlayedMatch> &all() const { return m_all; }
    /// Those that are shown, in their order.
    QList<const PlayedMatch *> shown() const;
    const PlayedMatch *find(qint64 id) const;
    /// -1 where it is not shown.
    int rowWith(qint64 id) const;
    PlayedRow rowOf(const PlayedMatch &match) const;

    QString game() const { return m_game; }
    QString result() const { return m_result; }
    QString level() const { return m_level; }
    QString opponent() const { return m_opponent; }
    QString search() const { return m_search; }
    int filters() const { return !m_game.isEmpty() + !m_result.isEmpty() + !m_level.isEmpty() + !m_opponent.isEmpty(); }
    QList<Option> levels() const;
    QList<Option> opponents() const;
    bool isEmpty() const { return m_all.isEmpty(); }
    bool showsAny() const { return !m_shown.empty(); }
    QString countWords() const;
    void setGame(const QString &game) { change(m_game, game); }
    void setResult(const QString &result) { change(m_result, result); }
    void setLevel(const QString &level) { change(m_level, level); }
    void setOpponent(const QString &opponent) { change(m_opponent, opponent); }
    void setSearch(const QString &search) { change(m_search, search); }
    Q_INVOKABLE void clearFilters();

    /// The latest first. What was there before and is still keeps its row.
    void setAll(const QList<PlayedMatch> &all);
    /// Names or the language are others.
    void retell();

signals:
    void filterChanged();
    void allChanged();

private:
    const void *rowAt(int at) const override { return &row(at); }
    void change(QString &filter, const QString &value);
    void applyFilters();
    std::vector<int> passing(const QList<PlayedMatch> &matches) const;
    void follow(const QList<PlayedMatch> &all);
    void removeOthersThan(const QSet<qint64> &ids);
    bool passes(const PlayedMatch &match, const QStringList &words) const;
    QString groupOf(const PlayedMatch &match) const;
    QString searchedText(const PlayedMatch &match) const;

    const People &m_people;
    Today m_today;
    QString m_game;
    QString m_result;
    QString m_level;
    QString m_opponent;
    QString m_search;
    QList<PlayedMatch> m_all;
    std::vector<int> m_shown; ///< Indices into m_all.
    mutable QHash<int, PlayedRow> m_rows; ///< Those that were seen, by row.
    mutable QHash<qint64, QString> m_searched;
};

} // namespace tableside

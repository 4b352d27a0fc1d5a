// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of played games, latest first, reduced by filters. Each row is created when it is first shown.
#pragma once

#include <QHash>
#include <QQmlEngine>

#include "app/people/people.h"
#include "app/store/matches/played_store.h"
#include "app/ui/option.h"
#include "app/ui/rows_model.h"

#include <functional>

namespace tableside {

/// A player of a finished game.
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
    /// The level of a computer player, such as "Medium", or "Person".
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    /// The player's figures, such as rounds won, calls, and catches; only set for the selected game.
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

/// A finished game as a row of the list.
struct PlayedRow
{
    Q_GADGET
    QML_VALUE_TYPE(playedRow)
    /// The match's id. A QVariant because qmllint 6.4 does not support qint64.
    Q_PROPERTY(QVariant matchId READ id FINAL)
    Q_PROPERTY(QString game MEMBER game FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString result MEMBER result FINAL)
    Q_PROPERTY(QString length MEMBER length FINAL)
    /// The time of day if the row is below the heading of a day, else the date.
    Q_PROPERTY(QString date MEMBER date FINAL)
    /// The heading above the first game of a day or month, such as "Today"; else empty.
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(bool won MEMBER won FINAL)
    /// Whether the game can be replayed. If not, the record is unreadable (`isUnreadable`) or only the result is kept.
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
    bool won = false; ///< Whether a person won.
    bool hasRecord = true;
    bool isUnreadable = false;
    QList<PlayedSeat> seats;
};

/// The list model of played games with its filters.
class PlayedList : public RowsModelBase
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the history")

    /// The filter by game: "dos" or "uno"; empty for both.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged FINAL)
    /// The filter by result: "won" by a person or "lost" to a computer player; empty for both.
    Q_PROPERTY(QString result READ result WRITE setResult NOTIFY filterChanged FINAL)
    /// The filters by the level ("hard") and character ("owl") of a computer player; empty for any. If both are set, one player
    /// must match both.
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY filterChanged FINAL)
    Q_PROPERTY(QString opponent READ opponent WRITE setOpponent NOTIFY filterChanged FINAL)
    /// The words to search for: parts of names, the game, the month, or the year.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY filterChanged FINAL)
    /// The number of active filters among game, result, level, and opponent.
    Q_PROPERTY(int filters READ filters NOTIFY filterChanged FINAL)
    /// The options of the filters `level` and `opponent`: all levels and characters of computer players in any game. The first
    /// option is empty and means any.
    Q_PROPERTY(QList<tableside::Option> levels READ levels NOTIFY allChanged FINAL)
    Q_PROPERTY(QList<tableside::Option> opponents READ opponents NOTIFY allChanged FINAL)
    /// Whether no games were played, regardless of filters.
    Q_PROPERTY(bool isEmpty READ isEmpty NOTIFY allChanged FINAL)
    /// Whether any games pass the filters and the search.
    Q_PROPERTY(bool showsAny READ showsAny NOTIFY countChanged FINAL)
    /// The number of shown games, such as "12 games" or "3 of 12 games".
    Q_PROPERTY(QString countWords READ countWords NOTIFY countChanged FINAL)

public:
    using Today = std::function<QDate()>;

    /// \p people must outlive the list.
    PlayedList(const People &people, Today today, QObject *parent = nullptr);

    int count() const override { return static_cast<int>(m_shown.size()); }
    const PlayedRow &row(int at) const;
    const QList<PlayedMatch> &all() const { return m_all; }
    /// Returns the games that pass the filters, in list order. The pointers are valid until the next setAll() or updateTexts().
    const QList<const PlayedMatch *> &shown() const { return m_shown; }
    const PlayedMatch *find(qint64 id) const;
    /// Returns the row of a game; -1 if the list does not show the game.
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
    bool showsAny() const { return !m_shown.isEmpty(); }
    QString countWords() const;
    void setGame(const QString &game) { change(m_game, game); }
    void setResult(const QString &result) { change(m_result, result); }
    void setLevel(const QString &level) { change(m_level, level); }
    void setOpponent(const QString &opponent) { change(m_opponent, opponent); }
    void setSearch(const QString &search) { change(m_search, search); }
    Q_INVOKABLE void clearFilters();

    /// Replaces all games, sorted like PlayedStore::all(). Rows of unchanged games stay, so that views keep their position.
    void setAll(QList<PlayedMatch> all);
    /// Updates all texts. Called when people's names or the language have changed.
    void updateTexts();

signals:
    void filterChanged();
    void allChanged();

private:
    const void *rowAt(int at) const override { return &row(at); }
    void change(QString &filter, const QString &value);
    void reset();
    void follow(const QList<const PlayedMatch *> &wanted);
    QList<const PlayedMatch *> passing() const;
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
    QList<const PlayedMatch *> m_shown;   ///< The shown games, in m_all.
    mutable QHash<int, PlayedRow> m_rows; ///< The rows created so far, by row index.
    mutable QHash<qint64, QString> m_searched;
};

} // namespace tableside

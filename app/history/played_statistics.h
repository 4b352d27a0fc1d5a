// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The statistics of played games for the history page: for one person, and for DOS, UNO, or both.
#pragma once

#include <QHash>
#include <QObject>
#include <QQmlEngine>

#include <utility>

#include "app/history/opponent_figures.h"
#include "app/people/people.h"
#include "app/ui/figure_row.h"
#include "app/ui/option.h"

namespace tableside {

/// A level or character and the person's results against it.
struct OpponentRow
{
    Q_GADGET
    QML_VALUE_TYPE(opponentRow)
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    /// The portrait of a character; empty for a level.
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    /// The percentage of games won.
    Q_PROPERTY(int winRate MEMBER winRate FINAL)
    /// A summary such as "7 of 12 games won".
    Q_PROPERTY(QString summary MEMBER summary FINAL)
    Q_PROPERTY(QList<tableside::FigureRow> figures MEMBER figures FINAL)

public:
    QString key;
    QString name;
    QString portrait;
    int winRate = 0;
    QString summary;
    QList<FigureRow> figures;

    friend bool operator==(const OpponentRow &, const OpponentRow &) = default;
};

/// The statistics of one person, for QML, which also selects the person and the game.
class PlayedStatistics : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the history")

    /// All people with finished games at the app's own table, most games first. Games continued from a replay do not count here.
    /// `personKey` is the key of the person whose statistics are shown.
    Q_PROPERTY(QList<tableside::Option> persons READ persons NOTIFY changed FINAL)
    Q_PROPERTY(QString personKey READ personKey WRITE setPersonKey NOTIFY changed FINAL)
    /// The game to count: "dos" or "uno"; empty for both.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
    /// The number of games that the statistics count.
    Q_PROPERTY(int games READ games NOTIFY changed FINAL)
    /// The number of this person's games that were continued from a replay. The other properties do not count these games.
    Q_PROPERTY(int playedOn READ playedOn NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::FigureRow> figures READ figures NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::OpponentRow> levels READ levels NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::OpponentRow> characters READ characters NOTIFY changed FINAL)
    /// The points of the chart: for each game from number `firstRate` on (counted from 1), the percentage of wins among the last
    /// `rollingWindow` games. Empty if there are too few games for a chart.
    Q_PROPERTY(QList<qreal> rates READ rates NOTIFY changed FINAL)
    Q_PROPERTY(int firstRate READ firstRate CONSTANT FINAL)
    Q_PROPERTY(int rollingWindow READ rollingWindow CONSTANT FINAL)
    Q_PROPERTY(int fewestForChart READ fewestForChart CONSTANT FINAL)
    /// The dates of the first and last counted game, such as "11/3/25 to 11/26/26"; one date if both are the same.
    Q_PROPERTY(QString period READ period NOTIFY changed FINAL)

public:
    /// The key of a person who was recorded without an id and was the only person at the table.
    static constexpr char unnamedPersonKey[] = "you";

    /// \p people must outlive this object.
    explicit PlayedStatistics(const People &people, QObject *parent = nullptr);

    QList<Option> persons() const { return m_persons; }
    QString personKey() const { return m_personKey; }
    QString game() const { return m_game; }
    int games() const { return m_figures.all.games; }
    int playedOn() const { return m_figures.playedOn; }
    QList<FigureRow> figures() const;
    QList<OpponentRow> levels() const;
    QList<OpponentRow> characters() const;
    QList<qreal> rates() const;
    static int firstRate() { return 5; }
    static int rollingWindow() { return 20; }
    static int fewestForChart() { return 8; }
    QString period() const;
    const PlayerFigures &playerFigures() const { return m_figures; }

    void setPersonKey(const QString &key);
    void setGame(const QString &game);
    /// Sets the games to count, sorted latest first.
    void setMatches(const QList<PlayedMatch> &matches);
    /// Updates all texts and statistics. Called when people's names or the language have changed.
    void updateTexts();

    /// Returns the key of the person at a seat; see PersonKeyOf.
    QString keyOf(const MatchDigest &digest, qsizetype seat) const;

signals:
    void changed();

private:
    QString resolved(const DigestSeat &seat) const;
    void findPersons();
    void count();
    QString bestTurn(const OpponentFigures &figures) const;
    OpponentRow rowOf(const OpponentFigures &figures) const;

    const People &m_people;
    QList<PlayedMatch> m_matches;
    QList<Option> m_persons;
    QString m_personKey;
    QString m_game;
    PlayerFigures m_figures;
    /// A cache of the results of resolved(), by recorded id and name.
    mutable QHash<std::pair<QString, QString>, QString> m_resolved;
};

} // namespace tableside

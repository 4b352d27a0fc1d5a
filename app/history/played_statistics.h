// The statistics of the games played, as the page shows them: of one person, of both games or one.
#pragma once

#include <QHash>
#include <QObject>
#include <QQmlEngine>

#include <utility>

#include "app/history/opponent_figures.h"
#include "app/people/people.h"
#include "app/view/option.h"

namespace tableside {

/// A label, a number, and a line below it.
struct PlayedFigure
{
    Q_GADGET
    QML_VALUE_TYPE(playedFigure)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)

public:
    QString label;
    QString value;
    QString detail = {};

    friend bool operator==(const PlayedFigure &, const PlayedFigure &) = default;
};

/// A level or a character, and how the person did against it.
struct OpponentRow
{
    Q_GADGET
    QML_VALUE_TYPE(opponentRow)
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    /// Of a character; else empty.
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    /// Percent.
    Q_PROPERTY(int winRate MEMBER winRate FINAL)
    /// "7 of 12 games won"
    Q_PROPERTY(QString summary MEMBER summary FINAL)
    Q_PROPERTY(QList<tableside::PlayedFigure> figures MEMBER figures FINAL)

public:
    QString key;
    QString name;
    QString portrait;
    int winRate = 0;
    QString summary;
    QList<PlayedFigure> figures;

    friend bool operator==(const OpponentRow &, const OpponentRow &) = default;
};

class PlayedStatistics : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the history")

    /// Everybody who has played to an end here, most games first; `personKey` is whose statistics are shown.
    Q_PROPERTY(QList<tableside::Option> persons READ persons NOTIFY changed FINAL)
    Q_PROPERTY(QString personKey READ personKey WRITE setPersonKey NOTIFY changed FINAL)
    /// "dos", "uno"; empty for both.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
    /// How many games that are.
    Q_PROPERTY(int games READ games NOTIFY changed FINAL)
    /// Of that person and that game, how many were played on from a replay: nothing else here counts them.
    Q_PROPERTY(int playedOn READ playedOn NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::PlayedFigure> figures READ figures NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::OpponentRow> levels READ levels NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::OpponentRow> characters READ characters NOTIFY changed FINAL)
    /// Percent of wins among the last `rollingWindow` games, after each game from the one that is `firstRate`, counted from 1.
    /// Empty while there are too few games for a line.
    Q_PROPERTY(QList<qreal> rates READ rates NOTIFY changed FINAL)
    Q_PROPERTY(int firstRate READ firstRate CONSTANT FINAL)
    Q_PROPERTY(int rollingWindow READ rollingWindow CONSTANT FINAL)
    Q_PROPERTY(int fewestForChart READ fewestForChart CONSTANT FINAL)
    /// "November 3, 2025 to November 26, 2026": of the games in the chart.
    Q_PROPERTY(QString period READ period NOTIFY changed FINAL)

public:
    /// Of the only person at a table whom the score book does not know.
    static constexpr char nobodysKey[] = "you";

    /// `people` outlives this.
    explicit PlayedStatistics(const People &people, QObject *parent = nullptr);

    QList<Option> persons() const { return m_persons; }
    QString personKey() const { return m_personKey; }
    QString game() const { return m_game; }
    int games() const { return m_figures.all.games; }
    int playedOn() const { return m_figures.playedOn; }
    QList<PlayedFigure> figures() const;
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
    /// The latest first.
    void setMatches(const QList<PlayedMatch> &matches);
    /// Names or the language are others.
    void retell();

    QString keyOf(const MatchDigest &digest, qsizetype seat) const;

signals:
    void changed();

private:
    QString meant(const DigestSeat &seat) const;
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
    mutable QHash<std::pair<QString, QString>, QString> m_meant; ///< By id and name.
};

} // namespace tableside

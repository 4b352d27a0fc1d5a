// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The trophies of the people at this device. They are derived from the digests (stored results) of the games at the table, so that
// a deleted game takes its trophies with it and a restored one brings them back.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/history/played_statistics.h"
#include "engine/core/feat.h"

namespace tableside {

class MatchSessionBase;

/// A trophy, earned or not, in the current language.
struct TrophyRow
{
    Q_GADGET
    QML_VALUE_TYPE(trophyRow)
    /// The name of the feat, such as "got-away".
    Q_PROPERTY(QString key MEMBER key FINAL)
    /// The game in which the trophy can be earned: "dos" or "uno"; empty for both.
    Q_PROPERTY(QString game MEMBER game FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    /// A sentence that says what the trophy takes.
    Q_PROPERTY(QString sentence MEMBER sentence FINAL)
    Q_PROPERTY(bool isEarned MEMBER isEarned FINAL)
    /// Who earned the trophy first and when, such as "Anna · 11/26/26"; empty if nobody has.
    Q_PROPERTY(QString earnedBy MEMBER earnedBy FINAL)
    /// In how many games the trophy was earned, such as "3 games"; empty for fewer than two.
    Q_PROPERTY(QString times MEMBER times FINAL)

public:
    QString key;
    QString game;
    QString title;
    QString sentence;
    bool isEarned = false;
    QString earnedBy = {};
    QString times = {};

    friend bool operator==(const TrophyRow &, const TrophyRow &) = default;
};

/// All trophies for QML, which also selects the person; and the trophies that the round at the table has just earned.
class Trophies : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the history")

    /// The people whose trophies can be shown: first everybody (an empty value), then each person, most games first. Empty if
    /// fewer than two people have played.
    Q_PROPERTY(QList<tableside::Option> persons READ persons NOTIFY changed FINAL)
    /// The person whose trophies are shown; empty for everybody.
    Q_PROPERTY(QString personKey READ personKey WRITE setPersonKey NOTIFY changed FINAL)
    /// All trophies: those of both games, then those of DOS, then those of UNO.
    Q_PROPERTY(QList<tableside::TrophyRow> rows READ rows NOTIFY changed FINAL)
    /// The parts of `rows`.
    Q_PROPERTY(QList<tableside::TrophyRow> common READ common NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::TrophyRow> dos READ dos NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::TrophyRow> uno READ uno NOTIFY changed FINAL)
    Q_PROPERTY(int earned READ earned NOTIFY changed FINAL)
    /// A sentence about the trophies that the last round at the table has earned on this device for the first time; empty if there
    /// are none.
    Q_PROPERTY(QString news READ news NOTIFY newsChanged FINAL)

public:
    /// \p store, \p people, and \p statistics must outlive this object.
    Trophies(PlayedStore &store, const People &people, const PlayedStatistics &statistics, QObject *parent = nullptr);

    QList<Option> persons() const;
    QString personKey() const { return m_personKey; }
    const QList<TrophyRow> &rows() const { return m_rows; }
    QList<TrophyRow> common() const { return ofGame({}); }
    QList<TrophyRow> dos() const { return ofGame(QStringLiteral("dos")); }
    QList<TrophyRow> uno() const { return ofGame(QStringLiteral("uno")); }
    int earned() const;
    QString news() const;

    void setPersonKey(const QString &key);
    /// Sets the games to count, finished or not, in any order.
    void setMatches(const QList<PlayedMatch> &matches);
    /// Updates all texts. Called when people's names or the language have changed.
    void updateTexts();
    /// Called when a round at the table has been counted. Sets `news`, unless games from before an update wait for their feats.
    void onRoundCounted(const MatchSessionBase &session);
    Q_INVOKABLE void dismissNews();

signals:
    void changed();
    void newsChanged();

private:
    QList<TrophyRow> ofGame(const QString &game) const;

    PlayedStore &m_store;
    const People &m_people;
    const PlayedStatistics &m_statistics;
    QList<PlayedMatch> m_matches; ///< The games with feats, oldest first.
    QString m_personKey;
    QList<TrophyRow> m_rows;
    QList<Feat> m_news;
};

} // namespace tableside

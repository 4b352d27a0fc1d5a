// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The statistics of one person, and the list of opponents. The statistics count either the finished games with real cards or the
// finished games at the app's own table.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/people/people.h"
#include "app/ui/figure_row.h"
#include "engine/score/statistics.h"

namespace tableside {

/// An opponent, with the number of games together and the games won by each side.
struct PairingRow
{
    Q_GADGET
    Q_PROPERTY(QString personId MEMBER personId FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int games MEMBER games FINAL)
    Q_PROPERTY(int won MEMBER won FINAL)
    Q_PROPERTY(int lost MEMBER lost FINAL)

public:
    QString personId;
    QString name;
    int games = 0;
    int won = 0;
    int lost = 0;
};

/// The page of one person in the score book.
class PersonPage : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score controller")

    Q_PROPERTY(QString personId READ personId NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString portrait READ portrait NOTIFY changed FINAL)
    Q_PROPERTY(int colorIndex READ colorIndex NOTIFY changed FINAL)
    /// The number of finished games of the kind that `atTable` selects. The properties `figures`, `winRates`, and `others` count
    /// only these games.
    Q_PROPERTY(int games READ games NOTIFY changed FINAL)
    /// Whether the page shows games at the app's own table instead of games with real cards.
    Q_PROPERTY(bool atTable READ atTable WRITE setAtTable NOTIFY changed FINAL)
    /// Whether the person has played both kinds of games: with real cards, and at the app's own table.
    Q_PROPERTY(bool hasBoth READ hasBoth NOTIFY changed FINAL)
    /// The rows of statistics: games, wins, average, rival, and so on; empty if there are no games.
    Q_PROPERTY(QList<tableside::FigureRow> figures READ figures NOTIFY changed FINAL)
    /// The percentage (0 to 100) of games won so far, after each game; oldest game first.
    Q_PROPERTY(QList<qreal> winRates READ winRates NOTIFY changed FINAL)
    /// All opponents, sorted by the number of games together, highest first, then by name in the current language.
    Q_PROPERTY(tableside::RowsModelBase *others READ others CONSTANT FINAL)
    /// The people who were merged into this one.
    Q_PROPERTY(QList<tableside::PersonRow> merged READ merged NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

public:
    /// \p store and \p people must outlive the page.
    PersonPage(ScoreStore &store, People &people, QObject *parent = nullptr);

    QString personId() const { return m_person.id; }
    QString name() const { return m_person.name; }
    QString portrait() const { return m_person.portrait; }
    int colorIndex() const { return m_person.colorIndex; }
    int games() const { return statistics().games; }
    bool atTable() const { return m_atTable; }
    void setAtTable(bool atTable);
    bool hasBoth() const { return m_real.games > 0 && m_onScreen.games > 0; }
    QList<FigureRow> figures() const;
    QList<qreal> winRates() const;
    RowsModel<PairingRow> *others() { return &m_others; }
    QList<PersonRow> merged() const;
    QString problem() const { return m_problem; }
    const score::PlayerStatistics &statistics() const { return m_atTable ? m_onScreen : m_real; }

    /// Shows a person: the games with real cards if there are any, otherwise the games at the app's own table.
    void show(const QString &personId);

signals:
    void changed();

private:
    QString nameOf(const score::PlayerId &id) const;
    void showOthers();

    ScoreStore &m_store;
    People &m_people;
    Person m_person;
    score::PlayerStatistics m_real;
    score::PlayerStatistics m_onScreen;
    bool m_atTable = false;
    RowsModel<PairingRow> m_others;
    QString m_problem;
};

} // namespace tableside

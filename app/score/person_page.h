// What the book says about one person: over all finished games, with everybody met there.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

#include "app/score/people.h"
#include "engine/score/statistics.h"

namespace tableside {

class PersonPage : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score room")

    Q_PROPERTY(QString personId READ personId NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString portrait READ portrait NOTIFY changed FINAL)
    Q_PROPERTY(int colour READ colour NOTIFY changed FINAL)
    Q_PROPERTY(int games READ games NOTIFY changed FINAL)
    /// List of { label, value, detail }: games, wins, average, rival and so on.
    Q_PROPERTY(QVariantList figures READ figures NOTIFY changed FINAL)
    /// Percent of the games won so far, after each game.
    Q_PROPERTY(QList<qreal> winRates READ winRates NOTIFY changed FINAL)
    /// Everybody met: { name, games, won, lost }, most games first.
    Q_PROPERTY(tableside::RecordsModel *others READ others CONSTANT FINAL)
    /// Who was merged into this one: list of { personId, name }.
    Q_PROPERTY(QVariantList merged READ merged NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

public:
    /// Both outlive the page.
    PersonPage(ScoreStore &store, People &people, QObject *parent = nullptr);

    QString personId() const { return m_person.id; }
    QString name() const { return m_person.name; }
    QString portrait() const { return m_person.portrait; }
    int colour() const { return m_person.colour; }
    int games() const { return m_statistics.games; }
    QVariantList figures() const;
    QList<qreal> winRates() const;
    RecordsModel *others() { return &m_others; }
    QVariantList merged() const;
    QString problem() const { return m_problem; }
    const score::PlayerStatistics &statistics() const { return m_statistics; }

    void show(const QString &personId);

signals:
    void changed();

private:
    QString nameOf(const score::PlayerId &id) const;

    ScoreStore &m_store;
    People &m_people;
    Person m_person;
    score::PlayerStatistics m_statistics;
    RecordsModel m_others;
    QString m_problem;
};

} // namespace tableside

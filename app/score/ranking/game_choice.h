// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The games that a person chooses for a ranking: a period, a game, a place, people, and real cards or the screen.
#pragma once

#include <QDate>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantMap>

#include "app/people/people.h"
#include "app/store/scores/game_filter.h"
#include "app/ui/option.h"

#include <functional>

namespace tableside {

/// The choice and its options, which are those that occur in the book. A choice that stops being an option is dropped.
class GameChoice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the ranking controller")

    /// The period: "all", "thisYear", "lastYear", "twelveMonths", a year such as "2023", or "days" for `from` to `to`.
    Q_PROPERTY(QString period READ period WRITE setPeriod NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::Option> periods READ periods NOTIFY changed FINAL)
    /// The first and the last day of the period "days", as text in the format of the region; empty for no limit.
    Q_PROPERTY(QString from READ from NOTIFY changed FINAL)
    Q_PROPERTY(QString to READ to NOTIFY changed FINAL)
    /// An example of a day, in the format that `from` and `to` have.
    Q_PROPERTY(QString exampleDay READ exampleDay NOTIFY changed FINAL)
    /// "dos", "uno", or empty for both.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
    /// The key of the place; empty for any place.
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed FINAL)
    /// The places in the book, sorted by name. The first option is empty and means any place. Empty if the book has no place.
    Q_PROPERTY(QList<tableside::Option> places READ places NOTIFY changed FINAL)
    /// The ids of the people who all played in the game.
    Q_PROPERTY(QStringList people READ people NOTIFY changed FINAL)
    /// Whether the choice is games at the app's own table instead of games with real cards.
    Q_PROPERTY(bool atTable READ atTable WRITE setAtTable NOTIFY changed FINAL)
    /// Whether the book has games of both kinds, so that `atTable` is a choice.
    Q_PROPERTY(bool hasBoth READ hasBoth NOTIFY changed FINAL)
    /// The number of conditions that differ from all games with real cards.
    Q_PROPERTY(int conditions READ conditions NOTIFY changed FINAL)
    /// The conditions in words, such as "2026 · DOS · Cabin"; empty without conditions.
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)

public:
    using Today = std::function<QDate()>;

    /// \p people must outlive the choice.
    GameChoice(const People &people, Today today, QObject *parent = nullptr);

    QString period() const { return m_period; }
    QList<Option> periods() const;
    QString from() const { return dayText(m_from); }
    QString to() const { return dayText(m_to); }
    QString exampleDay() const { return dayText(m_today()); }
    QString game() const { return m_game; }
    QString place() const { return m_place; }
    QList<Option> places() const { return m_places; }
    QStringList people() const { return m_people; }
    bool atTable() const { return m_hasBoth ? m_atTable : m_hasTable; }
    bool hasBoth() const { return m_hasBoth; }
    int conditions() const;
    QString words() const;
    /// Returns whether the period is limited. Then words() begins with the period.
    bool hasPeriod() const;

    void setPeriod(const QString &period);
    void setGame(const QString &game);
    void setPlace(const QString &place);
    void setAtTable(bool atTable);
    /// Sets the first or the last day of the period "days" from text that a person typed; an empty text means no limit. A year
    /// alone means its first or last day. Returns false and changes nothing if the text is no day.
    Q_INVOKABLE bool setFrom(const QString &text);
    Q_INVOKABLE bool setTo(const QString &text);
    /// Adds a person to `people`, or removes the person.
    Q_INVOKABLE void togglePerson(const QString &id);
    /// Chooses all games. Keeps the choice between real cards and the screen.
    Q_INVOKABLE void clear();

    /// Sets the games of the book, which decide which options there are.
    void setBook(const std::vector<BookGame> &games);
    GameFilter filter() const;

    /// Returns the choice for the settings file, and reads it. Values that cannot be read are ignored.
    QVariantMap stored() const;
    void restore(const QVariantMap &stored);

signals:
    void changed();

private:
    void dropMissing();
    bool setDay(QDate &day, const QString &text, bool isLast);
    std::pair<QDate, QDate> days() const;
    QString periodWords() const;
    static QString dayText(QDate day);

    const People &m_book;
    Today m_today;
    QString m_period{QStringLiteral("all")};
    QDate m_from;
    QDate m_to;
    QString m_game;
    QString m_place;
    QStringList m_people;
    bool m_atTable = false;
    QList<int> m_years; ///< The years in which games of the book began, latest first.
    QList<Option> m_places;
    bool m_hasTable = false;
    bool m_hasBoth = false;
};

} // namespace tableside

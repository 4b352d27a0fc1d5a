// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The people in the score book. The setups of matches and score sheets offer these people, and each person has a page.
#pragma once

#include <QCollator>
#include <QObject>
#include <QQmlEngine>

#include "app/store/scores/score_store.h"
#include "app/ui/rows_model.h"

namespace tableside {

/// A person as a row of a list, for QML.
struct PersonRow
{
    Q_GADGET
    QML_VALUE_TYPE(personRow)
    Q_PROPERTY(QString personId MEMBER personId FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)

public:
    QString personId;
    QString name;
    QString portrait;
    int colorIndex = 0;

    friend bool operator==(const PersonRow &, const PersonRow &) = default;
};

/// The list of people, in memory and in the store. The functions that change people return false if a change is refused or fails,
/// and usually set `problem`.
class People : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score controller")

    /// All people except merged duplicates, sorted by name in the current language.
    Q_PROPERTY(tableside::RowsModelBase *list READ list CONSTANT FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// The ids of all portraits; the first one is empty and means no portrait.
    Q_PROPERTY(QStringList portraits READ portraits CONSTANT FINAL)
    /// The number of player colors, which are numbered from 0.
    Q_PROPERTY(int colors READ colors CONSTANT FINAL)

public:
    static constexpr int longestName = 24;
    static constexpr int colorCount = 10;

    /// \p store must outlive this object.
    explicit People(ScoreStore &store, QObject *parent = nullptr);

    RowsModel<PersonRow> *list() { return &m_list; }
    QString problem() const { return m_problem; }
    static QStringList portraits();
    /// Returns the animal on a portrait in the current language, such as "owl"; empty for unknown portraits.
    Q_INVOKABLE static QString portraitName(const QString &portrait);
    static int colors() { return colorCount; }
    const QList<Person> &all() const { return m_people; }

    /// Reads all people from the store again.
    void reload();
    std::optional<Person> person(const QString &id) const;
    /// Returns the ids of the \p most people who played most recently in games of the book, without merged duplicates. People who
    /// never played come last, by name.
    QStringList recent(int most) const;
    /// Returns the id of the person into whom \p id was merged, directly or in several steps; \p id itself if it was not merged.
    QString canonical(const QString &id) const;
    /// Returns the id of the person in the book for a player of a match who has the id \p id and the name \p name there. If the
    /// book has that id, returns canonical(\p id). Otherwise, for example if the match is from another device, returns the id of
    /// the person with that name; empty if there is none.
    QString resolved(const QString &id, const QString &name) const;
    /// Returns every id merged into \p id, including \p id itself.
    QStringList aliases(const QString &id) const;
    /// Replaces the ids of merged people in \p players by canonical().
    void resolveMerges(std::vector<score::PlayerId> &players) const;
    /// Returns the ids of all people, including merged ones, whose current names contain \p part, which is folded by
    /// foldedForSearch().
    QStringList idsNamedLike(const QString &part) const;
    /// Returns the person with that name, ignoring case. If this person was merged into another one, returns the other one.
    std::optional<Person> named(const QString &name) const;
    /// Finds a person with a name that differs from \p name only in accents and case, such as "Jürgen" and "Jurgen", and returns
    /// this person's current name, following merges. Returns an empty string if there is none, or if \p name itself is the name
    /// of a person. Ignores the ids in \p seated, whose people are already at the table.
    Q_INVOKABLE QString alike(const QString &name, const QStringList &seated) const;
    /// Returns a question for the user: whether \p typed and \p known, a name in the book, are the same person.
    Q_INVOKABLE static QString identityQuestion(const QString &typed, const QString &known);
    /// Returns a player with the person's current name and look, following merges. Returns \p player unchanged if its id is not
    /// in the book.
    score::Player withCurrentLook(const score::Player &player) const;
    /// Returns the players of a game with their current names. Gives each a different portrait and color (withDistinctLooks()).
    std::vector<score::Player> asSeated(const std::vector<score::Player> &recorded) const;
    /// Gives each player a different portrait and color, as long as there are enough; with more players, no two have both the
    /// same portrait and the same color. Of several players with the same portrait
    /// (or color), one keeps it, preferably a player who also has it in \p recorded. The others get their portraits from
    /// \p recorded if these are free, or else the next free ones. Both lists have the same order.
    static std::vector<score::Player> withDistinctLooks(std::vector<score::Player> players,
                                                        const std::vector<score::Player> &recorded);
    /// Returns a new person, not stored yet, with a portrait and color that differ from those of the players in \p beside.
    Person newPerson(const QString &name, const std::vector<score::Player> &beside = {}) const;
    bool keep(const Person &person);

    /// Merges two people who are the same person: the games of \p from then count for \p into. Refused if both played in the same
    /// game.
    Q_INVOKABLE bool merge(const QString &from, const QString &into);
    /// Undoes merge(): makes \p id a separate person again. Refused if another person has the same name.
    Q_INVOKABLE bool part(const QString &id);
    /// Changes a person's name and look; an empty \p name keeps the old name. Refused if another person has the new name.
    Q_INVOKABLE bool change(const QString &id, const QString &name, const QString &portrait, int colorIndex);
    /// Deletes a person, also as those merged into this one. The person's games stay; "Former player" takes the person's seat in
    /// them. No score sheet with the person may be open.
    bool forget(const QString &id);
    Q_INVOKABLE void dismissProblem();
    /// Returns a name in the form in which it is stored: on one line, shortened, and in Unicode normalization form C.
    static QString cleaned(const QString &name);
    /// Returns whether two names are equal except for case and the Unicode encoding of accents.
    static bool isSameName(const QString &left, const QString &right);

signals:
    void changed();

private:
    bool refuse(const QString &problem);
    bool isTaken(const QString &name, const QString &except) const;

    ScoreStore &m_store;
    QList<Person> m_people;
    QHash<QString, score::PlayerId> m_merged; ///< The canonical id of each merged person.
    RowsModel<PersonRow> m_list;
    QString m_problem;
};

/// Returns a collator that sorts names as the current language does, ignoring case.
QCollator nameCollator();
score::Player playerOf(const Person &person);
PersonRow rowOf(const Person &person);

} // namespace tableside

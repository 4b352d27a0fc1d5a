// Everybody who was ever on a score sheet, as the setup, the book and the players' pages need them.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/store/score_store.h"
#include "app/view/rows_model.h"

namespace tableside {

/// Somebody to be shown or chosen.
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

class People : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score room")

    /// All people except merged duplicates, by name as the language sorts names.
    Q_PROPERTY(tableside::RowsModelBase *list READ list CONSTANT FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// All pictures there are, by key; first the empty one, for none.
    Q_PROPERTY(QStringList portraits READ portraits CONSTANT FINAL)
    /// How many colors there are, from 0.
    Q_PROPERTY(int colors READ colors CONSTANT FINAL)

public:
    static constexpr int longestName = 24;
    static constexpr int colorCount = 10;

    /// `store` outlives this.
    explicit People(ScoreStore &store, QObject *parent = nullptr);

    RowsModel<PersonRow> *list() { return &m_list; }
    QString problem() const { return m_problem; }
    static QStringList portraits();
    /// "owl" in the reader's language; empty for other pictures.
    Q_INVOKABLE static QString portraitName(const QString &portrait);
    static int colors() { return colorCount; }
    const QList<Person> &all() const { return m_people; }

    void reload();
    std::optional<Person> person(const QString &id) const;
    /// Returns the ids of the \p most people who sat in a game of the book last, without merged duplicates. People who never
    /// played come last, by name.
    QStringList recent(int most) const;
    /// The one who an id means now, merges followed.
    QString canonical(const QString &id) const;
    /// Whom a match means by an id and the name that somebody typed: the one who the id means now, or, of an id from another
    /// device, whoever is called so here. Empty where the book has neither.
    QString meant(const QString &id, const QString &name) const;
    /// Everybody who means that person, itself included.
    QStringList aliases(const QString &id) const;
    /// Everybody, merged ones too, whose name of now has `part` in it; folded as foldedForSearch() does it.
    QStringList idsNamedLike(const QString &part) const;
    /// Returns the person of that name, in any case. A name that was merged into another is the other's.
    std::optional<Person> named(const QString &name) const;
    /// Returns the name of somebody who may be meant by a name that nobody has: it differs only in accents, as "Jürgen" and
    /// "Jurgen" do. Empty if there is none beside those with the ids in \p seated, who are somebody else or renamed.
    Q_INVOKABLE QString alike(const QString &name, const QStringList &seated) const;
    /// Asks whether \p typed is the person called \p known in the book.
    Q_INVOKABLE static QString identityQuestion(const QString &typed, const QString &known);
    /// A player as the person is called and looks now, merges followed; as written, if the book knows nobody of that id.
    score::Player asKept(const score::Player &player) const;
    /// Returns asKept() of each player of a game, with distinct looks as withOwnLooks() gives them.
    std::vector<score::Player> asSeated(const std::vector<score::Player> &recorded) const;
    /// Gives each player a portrait and a color that no other one has, as long as there are enough. Players who still look
    /// as \p recorded, in the same order, keep their looks before others do; the others get their recorded ones if possible.
    static std::vector<score::Player> withOwnLooks(std::vector<score::Player> players,
                                                   const std::vector<score::Player> &recorded);
    /// A new person, not yet kept, who looks like none of those.
    Person invent(const QString &name, const std::vector<score::Player> &beside = {}) const;
    bool keep(const Person &person);

    /// `from` was `into` all along. Refused where both sat in one game.
    Q_INVOKABLE bool merge(const QString &from, const QString &into);
    /// What merge() did to that person: it is somebody else after all.
    Q_INVOKABLE bool part(const QString &id);
    /// Refused where somebody else is called so.
    Q_INVOKABLE bool change(const QString &id, const QString &name, const QString &portrait, int colorIndex);
    Q_INVOKABLE void dismissProblem();
    /// Returns the name as it is stored: on one line, short, and in Unicode normalization form C.
    static QString cleaned(const QString &name);
    /// Returns whether two names differ at most in case and in how their accents are encoded.
    static bool isSameName(const QString &left, const QString &right);

signals:
    void changed();

private:
    bool refuse(const QString &problem);
    bool isTaken(const QString &name, const QString &except) const;

    ScoreStore &m_store;
    QList<Person> m_people;
    RowsModel<PersonRow> m_list;
    QString m_problem;
};

score::Player playerOf(const Person &person);
PersonRow rowOf(const Person &person);

} // namespace tableside

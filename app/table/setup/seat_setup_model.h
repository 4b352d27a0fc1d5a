// The seats of a match that is being set up, in the order around the table: each for a person or a computer player. People are
// chosen from the list of people; keepPeople() adds new ones to it.
#pragma once

#include "app/people/people.h"
#include "app/table/setup/seat_setup_row.h"
#include "app/view/option.h"
#include "app/view/rows_model.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

namespace tableside {

class SeatSetupModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a setup")

    Q_PROPERTY(tableside::RowsModelBase *rows READ rows CONSTANT FINAL)
    /// The number of seats for people.
    Q_PROPERTY(int people READ people NOTIFY changed FINAL)
    /// The ids of the seated people.
    Q_PROPERTY(QStringList sitting READ sitting NOTIFY changed FINAL)
    /// The portraits of people with a name, which no computer player can have.
    Q_PROPERTY(QStringList takenPortraits READ takenPortraits NOTIFY changed FINAL)

public:
    static constexpr int longestName = People::longestName;

    /// \p offered are the levels to choose from, beginning with that of a new seat; not empty. \p people must outlive this
    /// object.
    SeatSetupModel(People &people, int fewest, int most, std::vector<Level> offered, QObject *parent = nullptr);

    RowsModel<SeatSetupRow> *rows() { return &m_rows; }
    int count() const { return m_count; }
    int fewest() const { return m_fewest; }
    int most() const { return static_cast<int>(m_seats.size()); }
    int people() const;
    QStringList sitting() const;
    QStringList takenPortraits() const;
    QList<Option> levels() const;

    /// Makes the seat a person's or a computer player's. A seat for a person gets its former person back; without one, the next
    /// unseated person of the list, or else a person without a name.
    Q_INVOKABLE void setPerson(int seat, bool person);
    /// Sets the name, trimmed and cut to `longestName`; an empty one means the default: the character's name, "You" or "Player
    /// 2". At a person's seat another name means another person, known or new. Returns false if that person already has a seat.
    Q_INVOKABLE bool setName(int seat, const QString &name);
    /// Returns the name of a person in the score book who may be meant by a name at a person's seat; see People::alike().
    Q_INVOKABLE QString alike(int seat, const QString &name) const;
    /// Sets the level of a computer player. Returns false if the level is not offered.
    Q_INVOKABLE bool setLevel(int seat, const QString &level);
    /// Sets the portrait. Returns false unless it is a character's. No two computer players share a portrait: one that already
    /// has it gets the old portrait in exchange.
    Q_INVOKABLE bool setPortrait(int seat, const QString &portrait);
    /// Sets a person's portrait and color; for a person in the list of people, both change everywhere. Returns false if they
    /// cannot be stored: see People::problem().
    Q_INVOKABLE bool setLook(int seat, const QString &portrait, int colorIndex);
    Q_INVOKABLE void setHints(int seat, bool allowed);
    Q_INVOKABLE void move(int from, int to);
    /// Seats a person of the list: in place of a person without a name, else of a computer player, else on an additional seat.
    /// Returns false if there is no such seat.
    Q_INVOKABLE bool seatPerson(const QString &id);
    /// Removes a person. The seat becomes a computer player's; the only person is replaced by a person without a name.
    Q_INVOKABLE void unseatPerson(const QString &id);

    /// Sets the number of seats, from fewest() to most(). A seat that is added again has its former player.
    void setCount(int count);
    /// Allows or forbids hints for everybody.
    void setHints(bool allowed);
    /// Returns the first person's setting; true if there is no person.
    bool hintsAllowed() const;

    /// Returns the seats, with all names filled in.
    std::vector<SeatConfig> seats() const;
    /// Replaces the seats. If there are too many, people take precedence; if there are too few, nothing changes.
    void take(const std::vector<SeatConfig> &seats);
    /// Adds new people to the list. Returns false if they cannot be stored: see People::problem().
    bool keepPeople();

    /// Returns the only person in the form of seatsToVariant(); empty if there is not exactly one person.
    QVariantMap own() const;
    /// Replaces the only person by \p remembered, which has the form of own(). Does nothing if \p remembered is empty or there is
    /// not exactly one person.
    void setOwn(const QVariantMap &remembered);

signals:
    void changed();

private:
    /// The person and the computer player of a seat, of which one is active and the other can return.
    struct Seat
    {
        SeatConfig computer;
        SeatConfig person;
        bool isPerson = false;
        bool hadPerson = false;

        const SeatConfig &config() const { return isPerson ? person : computer; }
    };

    Seat &at(int seat) { return m_seats[static_cast<std::size_t>(seat)]; }
    const Seat &at(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
    bool sits(const QString &id, int except = -1) const;
    bool sitsNamed(const QString &name, int except) const;
    int seatFor() const;
    std::vector<score::Player> otherPeople(int seat) const;
    void assign(int seat, const SeatConfig &wanted);
    void assignPerson(int seat, const SeatConfig &wanted);
    void seatKnown(int seat, const Person &person);
    void seatUnnamed(int seat);
    bool giveCharacter(int seat, const QString &portrait);
    void separate();
    void readPeople();
    QList<SeatSetupRow> shownRows() const;
    void show();

    People &m_people;
    int m_fewest;
    int m_count = 0;
    std::vector<Level> m_offered;
    std::vector<Seat> m_seats;      ///< All seats up to most().
    RowsModel<SeatSetupRow> m_rows; ///< The seats in use: the first count() of m_seats.
};

/// Returns the levels to choose from, easiest first, as far as the game has AI players for them.
template <typename Game>
std::vector<Level> offeredLevels()
{
    std::vector<Level> offered;
    for (const Level level : {Level::easy, Level::medium, Level::hard}) {
        if (has_level<Game>(level))
            offered.push_back(level);
    }
    return offered;
}

} // namespace tableside

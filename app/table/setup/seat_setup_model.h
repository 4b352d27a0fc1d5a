// The seats of a match that is being set up, in the order around the table: each for a person or a computer player. People
// come from the one list of them; who is not in it yet is added by keepPeople().
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
    /// How many of them are for people.
    Q_PROPERTY(int people READ people NOTIFY changed FINAL)
    /// The ids of those who sit.
    Q_PROPERTY(QStringList sitting READ sitting NOTIFY changed FINAL)
    /// The pictures of people with a name: no computer player can have those.
    Q_PROPERTY(QStringList takenPortraits READ takenPortraits NOTIFY changed FINAL)

public:
    static constexpr int longestName = People::longestName;

    /// `offered` are the levels that can be chosen, the first of them that of a new seat; not empty. `people` outlives this.
    SeatSetupModel(People &people, int fewest, int most, std::vector<Level> offered, QObject *parent = nullptr);

    RowsModel<SeatSetupRow> *rows() { return &m_rows; }
    int count() const { return m_count; }
    int fewest() const { return m_fewest; }
    int most() const { return static_cast<int>(m_seats.size()); }
    int people() const;
    QStringList sitting() const;
    QStringList takenPortraits() const;
    QList<Option> levels() const;

    /// Whom the seat had before comes back; else the next of the list who does not sit yet, or somebody without a name.
    Q_INVOKABLE void setPerson(int seat, bool person);
    /// Trimmed and cut to `longestName`; an empty one becomes the character's, "You" or "Player 2". Of a person another name is
    /// another person, known or new. False where that person has a seat already.
    Q_INVOKABLE bool setName(int seat, const QString &name);
    /// Returns the name of somebody in the book who may be meant by a name at a person's seat; see People::alike().
    Q_INVOKABLE QString alike(int seat, const QString &name) const;
    /// Of a computer player, one of those offered; another is refused.
    Q_INVOKABLE bool setLevel(int seat, const QString &level);
    /// A character's; another is refused. Computer players have different ones: who has it already changes places with this seat.
    Q_INVOKABLE bool setPortrait(int seat, const QString &portrait);
    /// Of a person; of somebody who is known everywhere. False if it cannot be kept: see People::problem().
    Q_INVOKABLE bool setLook(int seat, const QString &portrait, int colorIndex);
    Q_INVOKABLE void setHints(int seat, bool allowed);
    Q_INVOKABLE void move(int from, int to);
    /// Somebody of the list sits down: instead of a person without a name, else of a computer player, else on a further seat.
    /// False if there is none.
    Q_INVOKABLE bool seatPerson(const QString &id);
    /// Somebody gets up: a computer player sits there, or the only person without a name.
    Q_INVOKABLE void unseatPerson(const QString &id);

    /// fewest() to most(); seats that come back are as they were.
    void setCount(int count);
    /// Of everybody.
    void setHints(bool allowed);
    /// The first person's; true where there is none.
    bool hintsAllowed() const;

    /// Each with a name.
    std::vector<SeatConfig> seats() const;
    /// Seats such as those; of more than there is room for the people first. Nothing changes if they are too few.
    void take(const std::vector<SeatConfig> &seats);
    /// New people are in the list. False if that cannot be stored: see People::problem().
    bool keepPeople();

    /// Of the only person, as seatsToVariant() has it; empty where several sit, or nobody.
    QVariantMap own() const;
    /// The only person is that one; nothing where it is empty, or several sit.
    void setOwn(const QVariantMap &remembered);

signals:
    void changed();

private:
    /// Both who may sit there: the other one comes back.
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
    std::vector<Seat> m_seats;      ///< All that there can be.
    RowsModel<SeatSetupRow> m_rows; ///< Those that play.
};

/// What people choose from, of the levels that the game has players of; the easiest first.
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

// The seats around the call booth: the players of the open score sheet, or as many seats as people set.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QSet>

#include "app/score/score_room.h"
#include "engine/calls/call_referee.h"

#include <vector>

namespace tableside {

class AppSettings;

struct CallSeat
{
    QString key;      ///< Identifies the person, or the seat if the person is unknown, for data that is stored about them.
    QString name;
    QString portrait; ///< May be empty.
    int colorIndex = 0;   ///< An index into the players' colors.
    QString sign = {}; ///< The number of a seat without a name, shown instead of the first letter, which would be the same for
                       ///< all; otherwise empty.
    friend bool operator==(const CallSeat &, const CallSeat &) = default;
};

class CallSeats : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the call booth")

    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int fewest READ fewest CONSTANT FINAL)
    Q_PROPERTY(int most READ most CONSTANT FINAL)
    /// Whether the seats are those of the score sheet.
    Q_PROPERTY(bool tied READ isTied NOTIFY changed FINAL)
    /// The ids of the people in the score book whose names the seats have, if the seats are not those of the sheet.
    Q_PROPERTY(QStringList sitting READ sitting NOTIFY changed FINAL)
    /// Whether there is a score sheet to which the seats can be tied.
    Q_PROPERTY(bool canTie READ canTie NOTIFY changed FINAL)

public:
    /// `room` and `settings` must outlive this object.
    CallSeats(ScoreRoom &room, AppSettings &settings, QObject *parent = nullptr);

    int count() const { return static_cast<int>(m_seats.size()); }
    static int fewest() { return calls::fewest_seats; }
    static int most() { return calls::most_seats; }
    bool canAdd() const;
    bool canRemove() const;
    QStringList sitting() const;
    bool isTied() const;
    bool canTie() const;
    const CallSeat &at(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
    std::vector<QString> keys() const;
    std::vector<std::string> names() const;
    /// Return the game id and the game of the sheet; empty if the seats are not tied to one.
    std::optional<qint64> gameId() const;
    std::optional<GameId> box() const;

    /// Reads the players of the sheet again.
    void reload();
    /// Ties the seats to the open sheet or unties them; remembered for that game until the program ends, however often it is
    /// opened again.
    Q_INVOKABLE void setTied(bool tied);
    Q_INVOKABLE void add();
    Q_INVOKABLE void remove();
    Q_INVOKABLE void rename(int seat, const QString &name);
    /// Seats a person of the score book at the first seat without a name, or at a new one; or removes the name from the person's
    /// seat. Returns false if every seat has a name and none can be added.
    Q_INVOKABLE bool choose(const QString &personId);

signals:
    void changed();

private:
    void follow();
    std::vector<CallSeat> seatsOfSheet() const;
    std::vector<CallSeat> ownSeats() const;
    void saveOwn();

    ScoreRoom &m_room;
    AppSettings &m_settings;
    QStringList m_ownNames; ///< The names of the untied seats; empty for seats without a name.
    std::vector<CallSeat> m_seats;
    QSet<qint64> m_untied; ///< The ids of games whose sheets are not tied to the seats.
};

} // namespace tableside

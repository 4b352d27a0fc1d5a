// Who sits round the call booth: the players of the score sheet that lies open, or as many seats as people say.
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
    QString key;      ///< Names the person, or the seat where nobody is known; for what is remembered about them.
    QString name;
    QString portrait; ///< May be empty.
    int colorIndex = 0;   ///< An index into the players' colors.
    QString sign = {}; ///< Of a seat without a name: its number, instead of the letter that all would have.
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
    /// Whether they are those of the score sheet.
    Q_PROPERTY(bool tied READ isTied NOTIFY changed FINAL)
    /// The ids of the people in the score book whose names the seats have, while they aren't those of the sheet.
    Q_PROPERTY(QStringList sitting READ sitting NOTIFY changed FINAL)
    /// Whether there is a sheet to be tied to.
    Q_PROPERTY(bool canTie READ canTie NOTIFY changed FINAL)

public:
    /// Both outlive this.
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
    /// The sheet's game and box; nothing when not tied.
    std::optional<qint64> gameId() const;
    std::optional<GameId> box() const;

    /// Looks again who sits at the sheet.
    void reload();
    /// Of the sheet that lies open; remembered of that game until the program ends, however often it is opened again.
    Q_INVOKABLE void setTied(bool tied);
    Q_INVOKABLE void add();
    Q_INVOKABLE void remove();
    Q_INVOKABLE void rename(int seat, const QString &name);
    /// Seats a person of the score book at the first seat without a name, or at a new one; or takes the name from the person's
    /// seat. Returns false if every seat has a name and no other one can be added.
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
    QStringList m_ownNames; ///< Empty where nobody gave a name.
    std::vector<CallSeat> m_seats;
    QSet<qint64> m_untied; ///< Games whose sheets go on beside the booth.
};

} // namespace tableside

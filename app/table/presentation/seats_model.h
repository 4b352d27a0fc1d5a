// The seats round the table as a view shows them: who sits there, what everybody may see of them.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

#include <vector>

namespace tableside {

class SeatsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

public:
    enum Role {
        SeatRole = Qt::UserRole + 1,
        NameRole,
        PortraitRole,
        IsYouRole,
        HandCountRole,
        ScoreRole,
        IsDealerRole,
        InTurnRole,
        ExposedRole,
        CatchableRole,
        ThinkingRole,
        CalledNowRole,
        StatusRole,
        ShortStatusRole,
        PosingRole,
        MovedNowRole,
        JustSafeRole,
        GraceLeftRole,
        OwedRole,
    };

    struct Seat
    {
        QString name;
        QString portrait;
        bool isYou = false;
        int handCount = 0;
        int score = 0;
        bool isDealer = false;
        bool inTurn = false;
        bool exposed = false;
        bool justSafe = false; ///< It was exposed a moment ago: a finger may be on its way already.
        int graceLeft = 0;     ///< While it is exposed: how long, as of when that was shown, nobody may catch it yet.
        int owed = 0;          ///< Penalty cards that it draws at the end of its turn (DOS-END-5).
        bool calledNow = false;
        QString status;
        QString shortStatus; ///< For the smallest places.
        bool posing = false;   ///< UNO-ACT-6
        bool movedNow = false; ///< A pose has just been broken.
        bool operator==(const Seat &) const = default;
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void reset(std::vector<Seat> seats);
    const Seat &seat(int number) const { return m_seats[static_cast<std::size_t>(number)]; }
    const std::vector<Seat> &seats() const { return m_seats; }
    /// Who holds so many cards may be caught in vain (DOS-CALL-7): whoever does has to know whether they have called.
    void setFalseCatchAt(int handCount) { m_falseCatchAt = handCount; }
    bool isCatchable(int number) const;

    /// Changes one seat through `change(Seat &)` and tells the views if anything is different.
    template <typename Change>
    void update(int number, Change change)
    {
        Seat &target = m_seats[static_cast<std::size_t>(number)];
        const Seat before = target;
        change(target);
        if (target != before)
            emit dataChanged(index(number), index(number));
    }
    template <typename Change>
    void updateAll(Change change)
    {
        for (int number = 0; number < rowCount(); ++number)
            update(number, [&](Seat &target) { change(number, target); });
    }

private:
    std::vector<Seat> m_seats;
    int m_falseCatchAt = -1; ///< -1: at no number.
};

} // namespace tableside

#include "app/table/presentation/seats_model.h"

namespace tableside {

int SeatsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_seats.size());
}

QVariant SeatsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Seat &shown = seat(index.row());
    switch (role) {
    case SeatRole: return index.row();
    case Qt::DisplayRole:
    case NameRole: return shown.name;
    case PortraitRole: return shown.portrait;
    case IsYouRole: return shown.isYou;
    case HandCountRole: return shown.handCount;
    case ScoreRole: return shown.score;
    case IsDealerRole: return shown.isDealer;
    case InTurnRole: return shown.inTurn;
    case ExposedRole: return shown.exposed;
    case CatchableRole: return isCatchable(index.row());
    case ThinkingRole: return shown.inTurn && !shown.isYou;
    case CalledNowRole: return shown.calledNow;
    case StatusRole: return shown.status;
    case ShortStatusRole: return shown.status.isEmpty() || shown.shortStatus.isEmpty() ? shown.status : shown.shortStatus;
    case PosingRole: return shown.posing;
    case MovedNowRole: return shown.movedNow;
    case JustSafeRole: return shown.justSafe;
    case GraceLeftRole: return shown.graceLeft;
    case OwedRole: return shown.owed;
    default: return {};
    }
}

QHash<int, QByteArray> SeatsModel::roleNames() const
{
    return {{SeatRole, "seat"},           {NameRole, "name"},           {PortraitRole, "portrait"},
            {IsYouRole, "isYou"},         {HandCountRole, "handCount"}, {ScoreRole, "score"},
            {IsDealerRole, "isDealer"},   {InTurnRole, "inTurn"},       {ExposedRole, "exposed"},
            {CatchableRole, "catchable"}, {ThinkingRole, "thinking"},   {CalledNowRole, "calledNow"},
            {StatusRole, "status"},       {PosingRole, "posing"},       {MovedNowRole, "movedNow"},
            {JustSafeRole, "justSafe"},     {GraceLeftRole, "graceLeft"},   {OwedRole, "owed"},
            {ShortStatusRole, "shortStatus"}};
}

bool SeatsModel::isCatchable(int number) const
{
    const Seat &shown = seat(number);
    return !shown.isYou && (shown.exposed || (shown.handCount == m_falseCatchAt && !shown.justSafe));
}

void SeatsModel::reset(std::vector<Seat> seats)
{
    beginResetModel();
    m_seats = std::move(seats);
    endResetModel();
}

} // namespace tableside

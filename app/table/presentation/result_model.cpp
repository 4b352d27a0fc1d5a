#include "app/table/presentation/result_model.h"

#include <algorithm>
#include <utility>

namespace tableside {

int ResultModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant ResultModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SeatRole: return line.seat;
    case Qt::DisplayRole:
    case NameRole: return line.name;
    case PortraitRole: return line.portrait;
    case CardsRole: return line.cards;
    case CardNamesRole: return line.cardNames;
    case ValuesRole: return line.values;
    case HandPointsRole: return line.handPoints;
    case GainedRole: return line.gained;
    case TotalRole: return line.total;
    case IsWinnerRole: return line.isWinner;
    default: return {};
    }
}

QHash<int, QByteArray> ResultModel::roleNames() const
{
    return {{SeatRole, "seat"},     {NameRole, "name"},     {PortraitRole, "portrait"},
            {CardsRole, "cards"},   {ValuesRole, "values"}, {HandPointsRole, "handPoints"},
            {GainedRole, "gained"}, {TotalRole, "total"},   {IsWinnerRole, "isWinner"},
            {CardNamesRole, "cardNames"}};
}

void ResultModel::show(std::vector<Line> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    for (std::size_t seat = 0; seat < m_lines.size(); ++seat)
        m_lines[seat].seat = static_cast<int>(seat);
    putWinnerFirst();
    endResetModel();
}

void ResultModel::setWinner(int seat)
{
    beginResetModel();
    for (Line &line : m_lines)
        line.isWinner = line.seat == seat;
    putWinnerFirst();
    endResetModel();
}

/// The others in the order of their seats.
void ResultModel::putWinnerFirst()
{
    std::ranges::sort(m_lines, {}, [](const Line &line) { return std::pair(!line.isWinner, line.seat); });
}

} // namespace tableside

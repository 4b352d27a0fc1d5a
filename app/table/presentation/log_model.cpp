#include "app/table/presentation/log_model.h"

namespace tableside {

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return line.text;
    case KindRole: return line.kind;
    case SeatRole: return line.seat;
    case IsNewRoundRole: return line.kind == QLatin1String("round");
    default: return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{TextRole, "text"}, {KindRole, "kind"}, {SeatRole, "seat"}, {IsNewRoundRole, "isNewRound"}};
}

void LogModel::append(Line line)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_lines.push_back(std::move(line));
    endInsertRows();
}

QStringList LogModel::takeNews()
{
    QStringList texts;
    for (; m_taken < m_lines.size(); ++m_taken) {
        if (m_lines[m_taken].isNews)
            texts << m_lines[m_taken].text;
    }
    return texts;
}

} // namespace tableside

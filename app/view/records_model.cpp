#include "app/view/records_model.h"

namespace tableside {

RecordsModel::RecordsModel(const QByteArrayList &roles, QObject *parent) : QAbstractListModel(parent), m_roles(roles)
{
}

int RecordsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RecordsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role <= Qt::UserRole)
        return {};
    return m_records[index.row()].value(role - Qt::UserRole - 1);
}

QHash<int, QByteArray> RecordsModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int role = 0; role < m_roles.size(); ++role)
        names.insert(Qt::UserRole + 1 + role, m_roles[role]);
    return names;
}

void RecordsModel::setRows(const QList<Record> &records)
{
    const int before = count();
    const int after = static_cast<int>(records.size());
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_records.append(records.mid(before));
        endInsertRows();
    } else if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_records.resize(after);
        endRemoveRows();
    }
    for (int row = 0; row < qMin(before, after); ++row) {
        if (m_records[row] == records[row])
            continue;
        m_records[row] = records[row];
        emit dataChanged(index(row), index(row));
    }
    if (before != after)
        emit countChanged();
}

QVariant RecordsModel::value(int row, const QByteArray &role) const
{
    return data(index(row), Qt::UserRole + 1 + static_cast<int>(m_roles.indexOf(role)));
}

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/ui/rows_model.h"

#include <QMetaProperty>

namespace tableside {

namespace {

constexpr int wholeRow = Qt::UserRole;
constexpr int firstProperty = Qt::UserRole + 1;

} // namespace

RowsModelBase::RowsModelBase(const QMetaObject &rowType, QObject *parent) : QAbstractListModel(parent), m_rowType(rowType) {}

int RowsModelBase::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RowsModelBase::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role < wholeRow)
        return {};
    const void *row = rowAt(index.row());
    return role == wholeRow ? QVariant(m_rowType.metaType(), row) : m_rowType.property(role - firstProperty).readOnGadget(row);
}

QHash<int, QByteArray> RowsModelBase::roleNames() const
{
    QHash<int, QByteArray> names{{wholeRow, "modelData"}};
    for (int property = 0; property < m_rowType.propertyCount(); ++property)
        names.insert(firstProperty + property, m_rowType.property(property).name());
    return names;
}

void RowsModelBase::resize(int before, int after, const std::function<void()> &change)
{
    if (after == before)
        return;
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        change();
        endInsertRows();
    } else {
        beginRemoveRows({}, after, before - 1);
        change();
        endRemoveRows();
    }
    emit countChanged();
}

void RowsModelBase::relocate(int from, int to, const std::function<void()> &change)
{
    if (from == to)
        return;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to); // Qt's destination index refers to the gap before a row
    change();
    endMoveRows();
}

void RowsModelBase::replace(int row, const void *changed, const std::function<void()> &assign)
{
    QList<int> roles;
    for (int property = 0; property < m_rowType.propertyCount(); ++property) {
        const QMetaProperty role = m_rowType.property(property);
        if (role.readOnGadget(rowAt(row)) != role.readOnGadget(changed))
            roles << firstProperty + property;
    }
    assign();
    if (roles.isEmpty())
        return;
    roles.prepend(wholeRow);
    emit dataChanged(index(row), index(row), roles);
}

} // namespace tableside

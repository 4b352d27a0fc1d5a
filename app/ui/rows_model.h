// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// List models for QML whose rows are of a Q_GADGET type. Each property of the gadget is a role with the same name, and the role
// `modelData` is the whole row. Changes emit dataChanged() only for the rows and roles that differ.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

#include <functional>
#include <utility>

namespace tableside {

/// The common QML type of these models, for declarations such as `required property RowsModel people`.
class RowsModelBase : public QAbstractListModel
{
    Q_OBJECT
    QML_NAMED_ELEMENT(RowsModel)
    QML_UNCREATABLE("Belongs to what it shows")

    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    virtual int count() const = 0;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

protected:
    /// `rowType` must be the meta-object of the gadgets to which rowAt() returns pointers.
    RowsModelBase(const QMetaObject &rowType, QObject *parent);

    virtual const void *rowAt(int row) const = 0;
    /// Calls `change`, which must change the number of rows from `before` to `after`, and emits the model's signals. Rows are
    /// added or removed only at the end.
    void resize(int before, int after, const std::function<void()> &change);
    /// Calls `change`, which must move the row at `from` to the index `to`, and emits the model's signals.
    void relocate(int from, int to, const std::function<void()> &change);
    /// Calls `assign`, which must replace the row by `changed`, and emits dataChanged() with the roles that differ; emits nothing
    /// if no role differs.
    void replace(int row, const void *changed, const std::function<void()> &assign);

private:
    const QMetaObject &m_rowType;
};

template <typename Row>
class RowsModel final : public RowsModelBase
{
public:
    explicit RowsModel(QObject *parent = nullptr) : RowsModelBase(Row::staticMetaObject, parent) {}

    int count() const override { return static_cast<int>(m_rows.size()); }
    const QList<Row> &rows() const { return m_rows; }
    const Row &row(int at) const { return m_rows.at(at); }

    /// Sets all rows. Existing rows are changed in place; rows are added or removed at the end.
    void setRows(const QList<Row> &rows)
    {
        const int after = static_cast<int>(rows.size());
        for (int at = 0; at < qMin(count(), after); ++at)
            replace(at, &rows[at], [&] { m_rows[at] = rows[at]; });
        resize(count(), after, [&] { m_rows = rows; });
    }

    /// Replaces the list by adding or removing rows at the end. Either list, present or new, must be a prefix of the other.
    void setPrefixRows(const QList<Row> &rows)
    {
        resize(count(), static_cast<int>(rows.size()), [&] { m_rows = rows; });
    }

    void append(const Row &row)
    {
        resize(count(), count() + 1, [&] { m_rows.append(row); });
    }

    /// Moves a row; the rows in between shift by one index.
    void move(int from, int to)
    {
        relocate(from, to, [&] { m_rows.move(from, to); });
    }

    /// Changes one row by calling `change` with a reference to a copy of it, and emits dataChanged() if the row then differs.
    template <typename Change>
    void update(int at, Change change)
    {
        Row changed = row(at);
        change(changed);
        replace(at, &changed, [&] { m_rows[at] = std::move(changed); });
    }

    template <typename Change>
    void updateAll(Change change)
    {
        for (int at = 0; at < count(); ++at)
            update(at, change);
    }

private:
    const void *rowAt(int at) const override { return &m_rows.at(at); }

    QList<Row> m_rows;
};

} // namespace tableside

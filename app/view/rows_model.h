// Lists of typed rows for QML. A row is a Q_GADGET: each of its properties is a role of that name, and `modelData` is the whole row,
// as it is for a delegate over a plain QList of rows. Views hear of what is different alone, down to the role.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

#include <functional>
#include <utility>

namespace tableside {

/// What QML sees of all of them: `required property RowsModel people`.
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
    /// `rowType` must be the gadget's for which rowAt() gives addresses.
    RowsModelBase(const QMetaObject &rowType, QObject *parent);

    virtual const void *rowAt(int row) const = 0;
    /// Has `change` make `after` rows of `before`, and tells of the rows at the end that are more or fewer.
    void resize(int before, int after, const std::function<void()> &change);
    /// Has `change` take the row `from` to the place `to`, and tells of it.
    void relocate(int from, int to, const std::function<void()> &change);
    /// Has `assign` put `changed` in the place of a row, and tells which roles differ, if any.
    void replace(int row, const void *changed, const std::function<void()> &assign);

private:
    const QMetaObject &m_rowType;
};

template<typename Row>
class RowsModel final : public RowsModelBase
{
public:
    explicit RowsModel(QObject *parent = nullptr) : RowsModelBase(Row::staticMetaObject, parent) {}

    int count() const override { return static_cast<int>(m_rows.size()); }
    const QList<Row> &rows() const { return m_rows; }
    const Row &row(int at) const { return m_rows.at(at); }

    /// Rows keep their places: those that are more or fewer than before come and go at the end.
    void setRows(const QList<Row> &rows)
    {
        const int after = static_cast<int>(rows.size());
        for (int at = 0; at < qMin(count(), after); ++at)
            replace(at, &rows[at], [&] { m_rows[at] = rows[at]; });
        resize(count(), after, [&] { m_rows = rows; });
    }

    /// Of two lists that are the same as far as both go.
    void setCommon(const QList<Row> &rows)
    {
        resize(count(), static_cast<int>(rows.size()), [&] { m_rows = rows; });
    }

    void append(const Row &row)
    {
        resize(count(), count() + 1, [&] { m_rows.append(row); });
    }

    /// Those between move up or down by one.
    void move(int from, int to)
    {
        relocate(from, to, [&] { m_rows.move(from, to); });
    }

    /// `change(Row &)` says what is different in one row.
    template<typename Change>
    void update(int at, Change change)
    {
        Row changed = row(at);
        change(changed);
        replace(at, &changed, [&] { m_rows[at] = std::move(changed); });
    }

    template<typename Change>
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

// On its way out: RowsModel<Row> has typed rows. A list whose rows are worked out afresh after every change of what they show: views hear only of what is different.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QVariantList>

namespace tableside {

class RecordsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to what it shows")

    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    using Record = QVariantList; ///< The values of a row, in the order of the roles.

    /// `roles` are the names that delegates use.
    explicit RecordsModel(const QByteArrayList &roles, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_records.size()); }
    void setRows(const QList<Record> &records);
    /// For tests and callers in C++.
    QVariant value(int row, const QByteArray &role) const;

signals:
    void countChanged();

private:
    QByteArrayList m_roles;
    QList<Record> m_records;
};

} // namespace tableside

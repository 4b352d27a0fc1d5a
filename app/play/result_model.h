// The count at the end of a round: for each seat the cards that were left, their points, and the new totals.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include <QAbstractListModel>
#include <QQmlEngine>

#include "dos/event.h"

#include <vector>

namespace tableside {

class ResultModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

public:
    enum Role {
        SeatRole = Qt::UserRole + 1,
        NameRole,
        PortraitRole,
        CardsRole,
        ValuesRole,
        HandPointsRole,
        GainedRole,
        TotalRole,
        IsWinnerRole,
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(const dos::Scored &scored, const QStringList &names, const QStringList &portraits);

private:
    dos::Scored m_scored;
    QStringList m_names;
    QStringList m_portraits;
};

} // namespace tableside

// The count at the end of a round: for each seat the cards that were left, their points, and the new totals.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QVariant>

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
        CardNamesRole,
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

    struct Line
    {
        QString name;
        QString portrait;
        QStringList cards;    ///< Codes.
        QStringList cardNames;
        QVariantList values;  ///< What each of them counts.
        int handPoints = 0;
        int gained = 0;
        int total = 0;
        bool isWinner = false;
        int seat = 0; ///< Set by show().
    };

    /// A line per seat, in their order; the winner's is shown first.
    void show(std::vector<Line> lines);
    /// From now on `seat` alone is the winner: of the match, which is not always that of its last round.
    void setWinner(int seat);

private:
    void putWinnerFirst();

    std::vector<Line> m_lines;
};

} // namespace tableside

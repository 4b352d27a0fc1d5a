#include "play/result_model.h"

#include "dos/notation.h"

namespace tableside {

namespace {

QStringList codesOf(const dos::Cards &cards)
{
    QStringList codes;
    for (const dos::Card card : cards)
        codes << QString::fromStdString(dos::card_text(card));
    return codes;
}

QVariantList valuesOf(const dos::Cards &cards)
{
    QVariantList values;
    for (const dos::Card card : cards)
        values << card.points();
    return values;
}

int pointsOf(const dos::Cards &cards)
{
    int points = 0;
    for (const dos::Card card : cards)
        points += card.points();
    return points;
}

} // namespace

int ResultModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_scored.hands.size());
}

QVariant ResultModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int seat = index.row();
    const auto at = static_cast<std::size_t>(seat);
    const dos::Cards &hand = m_scored.hands[at];
    switch (role) {
    case SeatRole: return seat;
    case Qt::DisplayRole:
    case NameRole: return m_names.value(seat);
    case PortraitRole: return m_portraits.value(seat);
    case CardsRole: return codesOf(hand);
    case ValuesRole: return valuesOf(hand);
    case HandPointsRole: return pointsOf(hand);
    case GainedRole: return m_scored.points[at];
    case TotalRole: return m_scored.totals[at];
    case IsWinnerRole: return seat == m_scored.winner;
    default: return {};
    }
}

QHash<int, QByteArray> ResultModel::roleNames() const
{
    return {{SeatRole, "seat"},     {NameRole, "name"},     {PortraitRole, "portrait"},
            {CardsRole, "cards"},   {ValuesRole, "values"}, {HandPointsRole, "handPoints"},
            {GainedRole, "gained"}, {TotalRole, "total"},   {IsWinnerRole, "isWinner"}};
}

void ResultModel::show(const dos::Scored &scored, const QStringList &names, const QStringList &portraits)
{
    beginResetModel();
    m_scored = scored;
    m_names = names;
    m_portraits = portraits;
    endResetModel();
}

} // namespace tableside

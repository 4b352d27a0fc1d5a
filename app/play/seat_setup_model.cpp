#include "play/seat_setup_model.h"

#include "dos/state.h"

namespace tableside {

namespace {

QString defaultName(int seat)
{
    switch (seat) {
    case 0: return SeatSetupModel::tr("You");
    //: Names of computer players, by where they sit
    case 1: return SeatSetupModel::tr("West");
    case 2: return SeatSetupModel::tr("North");
    default: return SeatSetupModel::tr("East");
    }
}

SeatConfig defaultSeat(int seat)
{
    static constexpr std::array portraits{"hare", "owl", "fox", "bear"};
    SeatConfig config{defaultName(seat), QString::fromLatin1(portraits.at(static_cast<std::size_t>(seat))), {}};
    if (seat > 0)
        config.level = Level::easy;
    return config;
}

QString cleaned(const QString &name, int seat)
{
    const QString trimmed = name.simplified().left(SeatSetupModel::longestName).trimmed();
    return trimmed.isEmpty() ? defaultName(seat) : trimmed;
}

QString levelKey(const SeatConfig &seat)
{
    if (!seat.level)
        return QString();
    const std::string_view name = level_name(*seat.level);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

SeatSetupModel::SeatSetupModel(QObject *parent) : QAbstractListModel(parent)
{
    for (int seat = 0; seat < dos::most_seats; ++seat)
        m_seats.push_back(defaultSeat(seat));
}

int SeatSetupModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QVariant SeatSetupModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SeatConfig &seat = m_seats[static_cast<std::size_t>(index.row())];
    switch (role) {
    case SeatRole: return index.row();
    case Qt::DisplayRole:
    case NameRole: return seat.name;
    case IsYouRole: return !seat.level.has_value();
    case LevelRole: return levelKey(seat);
    case PortraitRole: return seat.portrait;
    default: return {};
    }
}

bool SeatSetupModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    SeatConfig &seat = m_seats[static_cast<std::size_t>(index.row())];
    if (role == NameRole) {
        seat.name = cleaned(value.toString(), index.row());
    } else if (role == PortraitRole) {
        seat.portrait = value.toString();
    } else if (role == LevelRole && seat.level) {
        const auto level = level_named(value.toString().toStdString());
        if (!level)
            return false;
        seat.level = level;
    } else {
        return false;
    }
    emit dataChanged(index, index, {role});
    return true;
}

QHash<int, QByteArray> SeatSetupModel::roleNames() const
{
    return {{SeatRole, "seat"}, {NameRole, "name"}, {IsYouRole, "isYou"}, {LevelRole, "level"}, {PortraitRole, "portrait"}};
}

void SeatSetupModel::setCount(int count)
{
    if (count > m_count) {
        beginInsertRows({}, m_count, count - 1);
        m_count = count;
        endInsertRows();
    } else if (count < m_count) {
        beginRemoveRows({}, count, m_count - 1);
        m_count = count;
        endRemoveRows();
    }
}

void SeatSetupModel::resetToDefaults()
{
    beginResetModel();
    for (int seat = 0; seat < dos::most_seats; ++seat)
        m_seats[static_cast<std::size_t>(seat)] = defaultSeat(seat);
    m_count = dos::fewest_seats;
    endResetModel();
}

std::vector<SeatConfig> SeatSetupModel::seats() const
{
    return {m_seats.begin(), m_seats.begin() + m_count};
}

QVariantList SeatSetupModel::toVariant() const
{
    QVariantList list;
    for (const SeatConfig &seat : seats())
        list << QVariantMap{{"name", seat.name}, {"portrait", seat.portrait}, {"level", levelKey(seat)}};
    return list;
}

void SeatSetupModel::fromVariant(const QVariantList &remembered)
{
    if (remembered.size() < dos::fewest_seats || remembered.size() > dos::most_seats)
        return;
    setCount(static_cast<int>(remembered.size()));
    for (int seat = 0; seat < m_count; ++seat) {
        const QVariantMap entry = remembered[seat].toMap();
        setData(index(seat), entry.value("name"), NameRole);
        setData(index(seat), entry.value("portrait"), PortraitRole);
        setData(index(seat), entry.value("level"), LevelRole);
    }
}

} // namespace tableside

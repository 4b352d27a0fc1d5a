#include "app/table/setup/seat_setup_model.h"

#include "app/text/player_words.h"

#include <algorithm>

namespace tableside {

namespace {

/// A seat's own name is empty while nobody has typed one, so that it follows the character and the language.
QString nameOf(const SeatConfig &seat)
{
    return seat.name.isEmpty() ? seat.defaultName() : seat.name;
}

SeatConfig defaultSeat(int seat, Level level)
{
    SeatConfig config;
    config.portrait = defaultPortrait(seat);
    if (seat > 0)
        config.level = level;
    return config;
}

QString levelKey(const SeatConfig &seat)
{
    if (!seat.level)
        return QString();
    const std::string_view name = level_name(*seat.level);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

SeatSetupModel::SeatSetupModel(int fewest, int most, std::vector<Level> offered, QObject *parent)
    : QAbstractListModel(parent), m_fewest(fewest), m_offered(std::move(offered)), m_count(fewest)
{
    for (int seat = 0; seat < most; ++seat)
        m_seats.push_back(defaultSeat(seat, m_offered.front()));
}

QVariantList SeatSetupModel::levels() const
{
    return words::levels(m_offered);
}

bool SeatSetupModel::isOffered(Level level) const
{
    return std::find(m_offered.begin(), m_offered.end(), level) != m_offered.end();
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
    case NameRole: return nameOf(seat);
    case IsYouRole: return !seat.level.has_value();
    case LevelRole: return levelKey(seat);
    case PortraitRole: return seat.portrait;
    case MannerRole: return seat.character() ? words::mannerLine(*seat.level, *seat.character()) : QString();
    default: return {};
    }
}

bool SeatSetupModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    SeatConfig &seat = m_seats[static_cast<std::size_t>(index.row())];
    if (role == NameRole) {
        const QString name = value.toString().simplified().left(longestName).trimmed();
        seat.name = name == seat.defaultName() ? QString() : name;
    } else if (role == PortraitRole) {
        return setPortrait(index.row(), value.toString());
    } else if (role == LevelRole && seat.level) {
        const auto level = level_named(value.toString().toStdString());
        if (!level || !isOffered(*level))
            return false;
        seat.level = level;
    } else {
        return false;
    }
    emit dataChanged(index, index, {role, MannerRole});
    return true;
}

/// Nobody sits at the table twice: who has that portrait already changes places with this seat.
bool SeatSetupModel::setPortrait(int seat, const QString &portrait)
{
    if (!character_named(portrait.toStdString()))
        return false;
    SeatConfig &changed = m_seats[static_cast<std::size_t>(seat)];
    const QString before = changed.portrait;
    const auto other = std::find_if(m_seats.begin(), m_seats.end(),
                                    [&](const SeatConfig &config) { return config.portrait == portrait; });
    changed.portrait = portrait;
    if (other != m_seats.end() && &*other != &changed)
        other->portrait = before;
    emit dataChanged(index(0), index(m_count - 1), {PortraitRole, NameRole, MannerRole});
    return true;
}

QHash<int, QByteArray> SeatSetupModel::roleNames() const
{
    return {{SeatRole, "seat"}, {NameRole, "name"}, {IsYouRole, "isYou"}, {LevelRole, "level"}, {PortraitRole, "portrait"},
            {MannerRole, "manner"}};
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

std::vector<SeatConfig> SeatSetupModel::seats() const
{
    std::vector<SeatConfig> seats(m_seats.begin(), m_seats.begin() + m_count);
    for (SeatConfig &seat : seats) {
        seat.hasOwnName = !seat.name.isEmpty();
        seat.name = nameOf(seat);
    }
    return seats;
}

QVariantList SeatSetupModel::toVariant() const
{
    QVariantList list;
    for (int seat = 0; seat < m_count; ++seat) {
        const SeatConfig &config = m_seats[static_cast<std::size_t>(seat)];
        list << QVariantMap{{"name", config.name}, {"portrait", config.portrait}, {"level", levelKey(config)}};
    }
    return list;
}

void SeatSetupModel::fromVariant(const QVariantList &remembered)
{
    if (remembered.size() < m_fewest || remembered.size() > most())
        return;
    setCount(static_cast<int>(remembered.size()));
    for (int seat = 0; seat < m_count; ++seat) {
        const QVariantMap entry = remembered[seat].toMap();
        setData(index(seat), entry.value("portrait"), PortraitRole);
        setData(index(seat), entry.value("name"), NameRole);
        setData(index(seat), entry.value("level"), LevelRole);
    }
}

void SeatSetupModel::setOwn(const QVariantMap &remembered)
{
    setData(index(0), remembered.value("portrait"), PortraitRole);
    if (remembered.contains("name"))
        setData(index(0), remembered.value("name"), NameRole);
}

} // namespace tableside

#include "play/seat_setup_model.h"

#include "dos/state.h"
#include "play/player_words.h"

#include <algorithm>

namespace tableside {

namespace {

/// Of a seat whose name nobody has typed.
QString defaultName(const SeatConfig &seat)
{
    const std::optional<Character> character = seat.character();
    return character ? words::characterName(*character) : SeatSetupModel::tr("You");
}

SeatConfig defaultSeat(int seat)
{
    static constexpr std::array portraits{"hedgehog", "hare", "fox", "owl"};
    SeatConfig config;
    config.portrait = QString::fromLatin1(portraits.at(static_cast<std::size_t>(seat)));
    if (seat > 0)
        config.level = Level::easy;
    config.name = defaultName(config);
    return config;
}

/// An AI player whose name nobody has typed is called as its character is.
void seatPortrait(SeatConfig &seat, const QString &portrait)
{
    const bool hasDefaultName = seat.name == defaultName(seat);
    seat.portrait = portrait;
    if (hasDefaultName)
        seat.name = defaultName(seat);
}

bool isOffered(const QString &level)
{
    const QVariantList levels = words::levels();
    return std::any_of(levels.begin(), levels.end(),
                       [&](const QVariant &offered) { return offered.toMap().value("key").toString() == level; });
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
        const QString name = value.toString().simplified().left(longestName).trimmed();
        seat.name = name.isEmpty() ? defaultName(seat) : name;
    } else if (role == PortraitRole) {
        return setPortrait(index.row(), value.toString());
    } else if (role == LevelRole && seat.level) {
        const QString key = value.toString();
        const auto level = level_named(key.toStdString());
        if (!level || !isOffered(key))
            return false;
        seat.level = level;
    } else {
        return false;
    }
    emit dataChanged(index, index, {role});
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
    seatPortrait(changed, portrait);
    if (other != m_seats.end() && &*other != &changed)
        seatPortrait(*other, before);
    emit dataChanged(index(0), index(m_count - 1), {PortraitRole, NameRole});
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
        setData(index(seat), entry.value("portrait"), PortraitRole);
        setData(index(seat), entry.value("name"), NameRole);
        setData(index(seat), entry.value("level"), LevelRole);
    }
}

} // namespace tableside

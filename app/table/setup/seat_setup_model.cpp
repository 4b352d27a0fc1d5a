#include "app/table/setup/seat_setup_model.h"

#include "app/text/player_words.h"

#include <algorithm>

namespace tableside {

namespace {

SeatConfig defaultSeat(int seat, Level level)
{
    SeatConfig config;
    config.portrait = defaultPortrait(seat);
    if (seat > 0)
        config.level = level;
    return config;
}

} // namespace

QString SeatSetupRow::name() const
{
    return config.name.isEmpty() ? config.defaultName() : config.name;
}

QString SeatSetupRow::level() const
{
    return config.level ? QString::fromLatin1(level_name(*config.level)) : QString();
}

QString SeatSetupRow::animal() const
{
    const std::optional<Character> shown = character_named(config.portrait.toStdString());
    return shown ? words::characterAnimal(*shown) : QString();
}

QString SeatSetupRow::line() const
{
    return config.character() ? words::characterLine(*config.character()) : QString();
}

QString SeatSetupRow::manner() const
{
    return config.character() ? words::mannerLine(*config.level, *config.character()) : QString();
}

SeatSetupModel::SeatSetupModel(int fewest, int most, std::vector<Level> offered, QObject *parent)
    : QObject(parent), m_fewest(fewest), m_offered(std::move(offered))
{
    for (int seat = 0; seat < most; ++seat)
        m_seats.push_back(defaultSeat(seat, m_offered.front()));
    setCount(fewest);
}

QList<Option> SeatSetupModel::levels() const
{
    QList<Option> levels;
    for (const Level level : m_offered)
        levels.append({QString::fromLatin1(level_name(level)), words::levelName(level)});
    return levels;
}

void SeatSetupModel::setName(int seat, const QString &name)
{
    const QString typed = name.simplified().left(longestName).trimmed();
    at(seat).name = typed == at(seat).defaultName() ? QString() : typed;
    show(seat);
}

bool SeatSetupModel::setLevel(int seat, const QString &level)
{
    const auto wanted = level_named(level.toStdString());
    if (!at(seat).level || !wanted || std::ranges::find(m_offered, *wanted) == m_offered.end())
        return false;
    at(seat).level = wanted;
    show(seat);
    return true;
}

bool SeatSetupModel::setPortrait(int seat, const QString &portrait)
{
    if (!character_named(portrait.toStdString()))
        return false;
    const auto other = std::ranges::find(m_seats, portrait, &SeatConfig::portrait);
    if (other != m_seats.end()) {
        other->portrait = at(seat).portrait;
        show(static_cast<int>(other - m_seats.begin()));
    }
    at(seat).portrait = portrait;
    show(seat);
    return true;
}

void SeatSetupModel::show(int seat)
{
    if (seat < count())
        m_rows.update(seat, [&](SeatSetupRow &row) { row.config = at(seat); });
}

void SeatSetupModel::setCount(int count)
{
    QList<SeatSetupRow> rows;
    for (int seat = 0; seat < count; ++seat)
        rows.append({at(seat)});
    m_rows.setRows(rows);
}

std::vector<SeatConfig> SeatSetupModel::seats() const
{
    std::vector<SeatConfig> seats;
    for (const SeatSetupRow &row : m_rows.rows()) {
        seats.push_back(row.config);
        seats.back().hasOwnName = !row.config.name.isEmpty();
        seats.back().name = row.name();
    }
    return seats;
}

QVariantList SeatSetupModel::toVariant() const
{
    QVariantList list;
    for (const SeatSetupRow &row : m_rows.rows())
        list << QVariantMap{{"name", row.config.name}, {"portrait", row.config.portrait}, {"level", row.level()}};
    return list;
}

void SeatSetupModel::fromVariant(const QVariantList &remembered)
{
    if (remembered.size() < m_fewest || remembered.size() > most())
        return;
    setCount(static_cast<int>(remembered.size()));
    for (int seat = 0; seat < count(); ++seat) {
        const QVariantMap entry = remembered[seat].toMap();
        setPortrait(seat, entry.value("portrait").toString());
        setName(seat, entry.value("name").toString());
        setLevel(seat, entry.value("level").toString());
    }
}

void SeatSetupModel::setOwn(const QVariantMap &remembered)
{
    setPortrait(0, remembered.value("portrait").toString());
    if (remembered.contains("name"))
        setName(0, remembered.value("name").toString());
}

} // namespace tableside

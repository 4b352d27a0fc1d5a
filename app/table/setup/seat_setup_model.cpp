// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/setup/seat_setup_model.h"

#include "app/words/player_words.h"

#include <QUuid>

#include <algorithm>

namespace tableside {

namespace {

SeatConfig defaultComputer(int seat, Level level)
{
    SeatConfig config;
    config.portrait = defaultPortrait(seat);
    config.level = level;
    return config;
}

bool isPortrait(const QString &portrait)
{
    return character_named(portrait.toStdString()).has_value();
}

QString newPersonId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace

SeatSetupModel::SeatSetupModel(People &people, int fewest, int most, std::vector<Level> offered, QObject *parent)
    : QObject(parent), m_people(people), m_fewest(fewest), m_offeredLevels(std::move(offered))
{
    for (int seat = 0; seat < most; ++seat)
        m_seats.push_back({defaultComputer(seat, m_offeredLevels.front()), {}, false, false});
    at(0).isPerson = at(0).hadPerson = true;
    at(0).person.portrait = defaultPortrait(0);
    connect(&people, &People::changed, this, &SeatSetupModel::readPeople);
    setCount(fewest);
}

int SeatSetupModel::people() const
{
    return static_cast<int>(std::ranges::count_if(m_rows.rows(), &SeatSetupRow::isPerson));
}

QStringList SeatSetupModel::sitting() const
{
    QStringList ids;
    for (const SeatSetupRow &row : m_rows.rows()) {
        if (row.isPerson() && !row.config.personId.isEmpty())
            ids << row.config.personId;
    }
    return ids;
}

QList<Option> SeatSetupModel::levels() const
{
    QList<Option> levels;
    for (const Level level : m_offeredLevels)
        levels.append({QString::fromLatin1(level_name(level)), words::levelName(level)});
    return levels;
}

bool SeatSetupModel::sits(const QString &id, int except) const
{
    for (int seat = 0; seat < count(); ++seat) {
        if (seat != except && at(seat).isPerson && at(seat).person.personId == id)
            return true;
    }
    return false;
}

/// Returns whether a person with that name has a seat other than \p except. People are compared by name, and by the id of the
/// person whom the list of people has under that name.
bool SeatSetupModel::sitsNamed(const QString &name, int except) const
{
    const std::optional<Person> known = m_people.named(name);
    if (known && sits(known->id, except))
        return true;
    for (int seat = 0; seat < count(); ++seat) {
        const SeatConfig &person = at(seat).person;
        if (seat != except && at(seat).isPerson && !person.name.isEmpty() && People::isSameName(person.name, name))
            return true;
    }
    return false;
}

void SeatSetupModel::seatKnown(int seat, const Person &person)
{
    SeatConfig &config = at(seat).person;
    config.personId = person.id;
    config.name = person.name;
    config.portrait = person.portrait;
    config.colorIndex = person.colorIndex;
}

/// Sets the person of a seat to one without a name, with the portrait of the seat's computer player and a color that no other
/// person at the table has.
void SeatSetupModel::seatUnnamed(int seat)
{
    const Seat &own = at(seat);
    const auto isTaken = [&](int color) {
        return std::any_of(m_seats.begin(), m_seats.begin() + count(), [&](const Seat &other) {
            return &other != &own && other.isPerson && other.person.colorIndex == color;
        });
    };
    SeatConfig &config = at(seat).person;
    config.personId.clear();
    config.name.clear();
    config.portrait = own.computer.portrait;
    config.colorIndex = 0;
    while (config.colorIndex + 1 < People::colorCount && isTaken(config.colorIndex))
        ++config.colorIndex;
}

void SeatSetupModel::setPerson(int seat, bool person)
{
    if (at(seat).isPerson == person)
        return;
    at(seat).isPerson = person;
    const QString before = at(seat).person.personId;
    const bool comesBack = at(seat).hadPerson && (before.isEmpty() || !sits(before, seat));
    at(seat).hadPerson = true;
    if (person && !comesBack) {
        seatUnnamed(seat);
        for (const PersonRow &row : m_people.list()->rows()) {
            if (sits(row.personId, seat))
                continue;
            seatKnown(seat, *m_people.person(row.personId));
            break;
        }
    }
    show();
}

QString SeatSetupModel::alike(int seat, const QString &name) const
{
    const bool isOther = at(seat).isPerson && !People::isSameName(name, at(seat).person.name) && !sitsNamed(name, seat)
        && People::cleaned(name) != m_rows.row(seat).config.defaultName(seat, people());
    if (!isOther)
        return {};
    QStringList seated = sitting();
    seated.removeAll(at(seat).person.personId);
    return m_people.alike(name, seated);
}

bool SeatSetupModel::setName(int seat, const QString &name)
{
    const QString typed = People::cleaned(name);
    SeatConfig &config = at(seat).isPerson ? at(seat).person : at(seat).computer;
    const bool isUnnamed = typed.isEmpty() || typed == m_rows.row(seat).config.defaultName(seat, people());
    if (!at(seat).isPerson) {
        config.name = isUnnamed ? QString() : typed;
    } else if (isUnnamed || !People::isSameName(typed, config.name)) {
        if (!isUnnamed && sitsNamed(typed, seat))
            return false;
        if (const std::optional<Person> known = isUnnamed ? std::nullopt : m_people.named(typed)) {
            seatKnown(seat, *known);
        } else {
            if (m_people.person(config.personId))
                seatUnnamed(seat); // a person who is not in the list keeps the chosen portrait and color
            config.name = isUnnamed ? QString() : typed;
            config.personId = isUnnamed ? QString() : newPersonId();
        }
    }
    show();
    return true;
}

bool SeatSetupModel::setLevel(int seat, const QString &level)
{
    const auto wanted = level_named(level.toStdString());
    if (at(seat).isPerson || !wanted || std::ranges::find(m_offeredLevels, *wanted) == m_offeredLevels.end())
        return false;
    at(seat).computer.level = wanted;
    show();
    return true;
}

/// Sets a computer player's portrait. If another computer player already has this portrait, even at an unused seat, the two swap
/// portraits.
bool SeatSetupModel::giveCharacter(int seat, const QString &portrait)
{
    if (!isPortrait(portrait))
        return false;
    const auto other = std::ranges::find(m_seats, portrait, [](const Seat &one) { return one.computer.portrait; });
    if (other != m_seats.end())
        other->computer.portrait = at(seat).computer.portrait;
    at(seat).computer.portrait = portrait;
    return true;
}

bool SeatSetupModel::setPortrait(int seat, const QString &portrait)
{
    if (at(seat).isPerson)
        return isPortrait(portrait) && setLook(seat, portrait, at(seat).person.colorIndex);
    const bool isGiven = giveCharacter(seat, portrait);
    show();
    return isGiven;
}

bool SeatSetupModel::setLook(int seat, const QString &portrait, int colorIndex)
{
    if (!at(seat).isPerson || !People::portraits().contains(portrait))
        return false;
    SeatConfig &config = at(seat).person;
    if (m_people.person(config.personId))
        return m_people.change(config.personId, config.name, portrait, colorIndex);
    config.portrait = portrait;
    config.colorIndex = qBound(0, colorIndex, People::colorCount - 1);
    show();
    return true;
}

void SeatSetupModel::setHints(int seat, bool allowed)
{
    at(seat).person.hintsAllowed = allowed;
    show();
}

void SeatSetupModel::setHints(bool allowed)
{
    for (Seat &seat : m_seats)
        seat.person.hintsAllowed = allowed;
    show();
}

bool SeatSetupModel::hintsAllowed() const
{
    const auto first = std::ranges::find_if(m_rows.rows(), &SeatSetupRow::isPerson);
    return first == m_rows.rows().end() || first->hintsAllowed();
}

void SeatSetupModel::move(int from, int to)
{
    if (from == to || qMin(from, to) < 0 || qMax(from, to) >= count())
        return;
    const auto begin = m_seats.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    m_rows.move(from, to);
    show();
}

/// Returns the seat for one more person, which may be a seat that must be added; -1 if every seat has a person with a name and no
/// seat can be added.
int SeatSetupModel::seatFor() const
{
    const auto isUnnamed = [](const Seat &seat) { return seat.isPerson && seat.person.personId.isEmpty(); };
    const auto end = m_seats.begin() + count();
    auto found = std::find_if(m_seats.begin(), end, isUnnamed);
    if (found == end)
        found = std::ranges::find(m_seats.begin(), end, false, &Seat::isPerson);
    if (found != end)
        return static_cast<int>(found - m_seats.begin());
    return m_count < most() ? m_count : -1;
}

bool SeatSetupModel::seatPerson(const QString &id)
{
    const std::optional<Person> person = m_people.person(m_people.canonical(id));
    const int seat = seatFor();
    if (!person || sits(person->id) || seat < 0)
        return false;
    at(seat).isPerson = at(seat).hadPerson = true;
    seatKnown(seat, *person);
    m_count = qMax(m_count, seat + 1);
    show();
    return true;
}

void SeatSetupModel::unseatPerson(const QString &id)
{
    for (int seat = 0; seat < count(); ++seat) {
        if (!at(seat).isPerson || at(seat).person.personId != id)
            continue;
        if (people() > 1)
            at(seat).isPerson = at(seat).hadPerson = false;
        seatUnnamed(seat);
        break;
    }
    show();
}

/// Ensures that nobody is seated twice: at all seats but the first of the same person, seats a person without a name instead.
void SeatSetupModel::separate()
{
    for (int seat = 0; seat < most(); ++seat) {
        const QString id = at(seat).person.personId;
        const auto before = [&](const Seat &other) { return other.isPerson && other.person.personId == id; };
        if (at(seat).isPerson && !id.isEmpty() && std::any_of(m_seats.begin(), m_seats.begin() + seat, before))
            seatUnnamed(seat);
    }
}

void SeatSetupModel::readPeople()
{
    for (int seat = 0; seat < most(); ++seat) {
        const SeatConfig &config = at(seat).person;
        if (config.personId.isEmpty())
            continue;
        std::optional<Person> known = m_people.person(m_people.canonical(config.personId));
        if (!known) // the other game's setup may have added this person under another id
            known = m_people.named(config.name);
        if (known)
            seatKnown(seat, *known);
    }
    show();
}

void SeatSetupModel::show()
{
    separate();
    const auto end = m_seats.begin() + count();
    const int people = static_cast<int>(std::ranges::count(m_seats.begin(), end, true, &Seat::isPerson));
    QList<SeatSetupRow> rows;
    for (int seat = 0; seat < count(); ++seat)
        rows.append({at(seat).config(), seat, people});
    m_rows.setRows(rows);
    emit changed();
}

void SeatSetupModel::setCount(int count)
{
    m_count = count;
    show();
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

void SeatSetupModel::take(const std::vector<SeatConfig> &seats)
{
    std::vector<SeatConfig> taken;
    const auto people = std::ranges::count_if(seats, &SeatConfig::isPerson);
    auto computers = most() - people;
    for (const SeatConfig &seat : seats) {
        const bool hasRoom = static_cast<int>(taken.size()) < most() && (seat.isPerson() || computers-- > 0);
        if (hasRoom)
            taken.push_back(seat);
    }
    if (static_cast<int>(taken.size()) < m_fewest)
        return;
    for (Seat &seat : m_seats)
        seat.isPerson = false; // otherwise people at old seats would count as seated, and could not get new seats
    m_count = static_cast<int>(taken.size());
    for (int seat = 0; seat < count(); ++seat)
        assign(seat, taken[static_cast<std::size_t>(seat)]);
    show();
}

void SeatSetupModel::assign(int seat, const SeatConfig &wanted)
{
    if (wanted.isPerson())
        return assignPerson(seat, wanted);
    giveCharacter(seat, wanted.portrait);
    at(seat).computer.name = wanted.hasOwnName ? People::cleaned(wanted.name) : QString();
    if (std::ranges::find(m_offeredLevels, *wanted.level) != m_offeredLevels.end())
        at(seat).computer.level = wanted.level;
}

void SeatSetupModel::assignPerson(int seat, const SeatConfig &wanted)
{
    const QString name = wanted.hasOwnName ? People::cleaned(wanted.name) : QString();
    std::optional<Person> known = m_people.person(m_people.canonical(wanted.personId));
    if (!known && !name.isEmpty())
        known = m_people.named(name);
    Seat &taken = at(seat);
    taken.isPerson = taken.hadPerson = true;
    taken.person.hintsAllowed = wanted.hintsAllowed;
    seatUnnamed(seat);
    if (known && !sits(known->id, seat))
        return seatKnown(seat, *known);
    if (known || (!name.isEmpty() && sitsNamed(name, seat)))
        return;
    if (isPortrait(wanted.portrait))
        taken.person.portrait = wanted.portrait;
    taken.person.colorIndex = qBound(0, wanted.colorIndex, People::colorCount - 1);
    if (name.isEmpty())
        return;
    taken.person.name = name;
    taken.person.personId = wanted.personId.isEmpty() ? newPersonId() : wanted.personId;
}

bool SeatSetupModel::keepPeople()
{
    for (const SeatSetupRow &row : QList(m_rows.rows())) { // a copy, because keeping a person replaces the rows
        const SeatConfig &config = row.config;
        if (!row.isPerson() || config.personId.isEmpty() || m_people.person(config.personId))
            continue;
        if (!m_people.keep({config.personId, config.name, config.portrait, config.colorIndex, {}}))
            return false;
    }
    return true;
}

QVariantMap SeatSetupModel::own() const
{
    if (people() != 1)
        return {};
    std::vector<SeatConfig> person = seats();
    std::erase_if(person, [](const SeatConfig &seat) { return !seat.isPerson(); });
    return seatsToVariant(person).front().toMap();
}

void SeatSetupModel::setOwn(const QVariantMap &remembered)
{
    const auto only = std::ranges::find_if(m_rows.rows(), &SeatSetupRow::isPerson);
    if (remembered.isEmpty() || people() != 1)
        return;
    const int seat = static_cast<int>(only - m_rows.rows().begin());
    SeatConfig person = seatsFromVariant({remembered}).front();
    person.hintsAllowed = only->hintsAllowed(); // each game has its own setting
    if (!person.isPerson())
        return;
    assignPerson(seat, person);
    show();
}

} // namespace tableside

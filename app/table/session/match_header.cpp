// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/match_header.h"

#include "engine/dos/json/codec.h"
#include "engine/uno/json/codec.h"

namespace tableside {

namespace {

// The extra keys of the header. Other programs that read records ignore unknown keys.
constexpr const char *levelsKey = "levels";
constexpr const char *portraitsKey = "portraits";
constexpr const char *hintsKey = "hints";       ///< A list by seat; one flag for all seats before version 0.2.
constexpr const char *peopleKey = "people";     ///< A list by seat: the ids of people in the score book.
constexpr const char *colorsKey = "colours";    ///< A list by seat: the indices of the people's colors.
constexpr const char *ownNamesKey = "ownNames"; ///< A list by seat: whether somebody typed the name.
constexpr const char *seedIsKnownKey = "seedIsKnown";
constexpr const char *takeBackKey = "takeBack"; ///< Whether the person may undo; missing (no) before version 0.2.
constexpr const char *playedOnKey = "playedOn"; ///< Whether the match continues a replay; written only if true.
constexpr const char *personLevel = "person";

/// Returns the entry for \p seat in the list under \p key; null if there is none.
Json entryOf(const Json &json, const char *key, std::size_t seat)
{
    const auto list = json.find(key);
    return list != json.end() && list->is_array() && seat < list->size() ? (*list)[seat] : Json();
}

std::string textOf(const Json &json, const char *key, std::size_t seat)
{
    const Json entry = entryOf(json, key, seat);
    return entry.is_string() ? entry.get<std::string>() : std::string();
}

int numberOf(const Json &json, const char *key, std::size_t seat)
{
    const Json entry = entryOf(json, key, seat);
    constexpr int most = 1000; // a file may hold any number; negative and greater ones are read as 0
    return entry.is_number_integer() && entry >= 0 && entry <= most ? entry.get<int>() : 0;
}

bool flag(const Json &json, const char *key, bool otherwise)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_boolean() ? found->get<bool>() : otherwise;
}

bool hasOwnName(const Json &json, std::size_t seat)
{
    const Json entry = entryOf(json, ownNamesKey, seat);
    return !entry.is_boolean() || entry.get<bool>();
}

void addOwnKeys(const MatchSeating &seating, OrderedJson &json)
{
    OrderedJson levels = OrderedJson::array();
    OrderedJson portraitNames = OrderedJson::array();
    OrderedJson ownNames = OrderedJson::array();
    OrderedJson hints = OrderedJson::array();
    OrderedJson people = OrderedJson::array();
    OrderedJson colors = OrderedJson::array();
    for (const SeatConfig &seat : seating.seats) {
        levels.push_back(seat.level ? std::string(level_name(*seat.level)) : personLevel);
        portraitNames.push_back(seat.portrait.toStdString());
        ownNames.push_back(seat.hasOwnName);
        hints.push_back(seat.hintsAllowed);
        people.push_back(seat.personId.toStdString());
        colors.push_back(seat.colorIndex);
    }
    json[levelsKey] = std::move(levels);
    json[portraitsKey] = std::move(portraitNames);
    json[ownNamesKey] = std::move(ownNames);
    json[hintsKey] = std::move(hints);
    json[peopleKey] = std::move(people);
    json[colorsKey] = std::move(colors);
    json[seedIsKnownKey] = seating.seedIsKnown;
    json[takeBackKey] = seating.takeBackAllowed;
    if (seating.isPlayedOn)
        json[playedOnKey] = true;
}

void readSeating(const HeaderFrame &frame, const Json &line, MatchSeating &seating)
{
    seating.seed = frame.seed;
    seating.seedIsKnown = flag(line, seedIsKnownKey, false);
    seating.takeBackAllowed = flag(line, takeBackKey, false);
    seating.isPlayedOn = flag(line, playedOnKey, false);
    for (std::size_t seat = 0; seat < frame.seats.size(); ++seat) {
        SeatConfig &seated = seating.seats.emplace_back();
        seated.name = QString::fromStdString(frame.seats[seat]);
        // An unknown portrait is ignored.
        if (const std::string portrait = textOf(line, portraitsKey, seat); character_named(portrait))
            seated.portrait = QString::fromStdString(portrait);
        const std::string level = textOf(line, levelsKey, seat);
        if (level != personLevel && (seat > 0 || !level.empty()))
            seated.level = level_named(level).value_or(Level::easy);
        if (!seated.isPerson() && seated.portrait.isEmpty())
            seated.portrait = defaultPortrait(static_cast<int>(seat)); // an AI player without a character would be named "You"
        seated.hasOwnName = hasOwnName(line, seat);
        seated.personId = QString::fromStdString(textOf(line, peopleKey, seat));
        seated.colorIndex = numberOf(line, colorsKey, seat);
        const Json hints = entryOf(line, hintsKey, seat);
        seated.hintsAllowed = hints.is_boolean() ? hints.get<bool>() : flag(line, hintsKey, true);
    }
    seating.addNames(); // the record has default names in the language in which the match began
}

} // namespace

template <typename Game>
QByteArray headerLine(const MatchConfig<Game> &config)
{
    std::vector<std::string> seatNames;
    for (const SeatConfig &seat : config.seats)
        seatNames.push_back(seat.name.toStdString());
    OrderedJson json = header_json(make_header<Game>(std::move(seatNames), config.rules, config.seed));
    addOwnKeys(config, json);
    return QByteArray::fromStdString(dumped(json));
}

template <typename Game>
MatchConfig<Game> configFromHeader(const RecordHeader<Game> &header, const Json &line)
{
    MatchConfig<Game> config;
    config.rules = header.rules;
    readSeating(header, line, config);
    return config;
}

template QByteArray headerLine(const MatchConfig<dos::Game> &);
template QByteArray headerLine(const MatchConfig<uno::Game> &);
template MatchConfig<dos::Game> configFromHeader(const RecordHeader<dos::Game> &, const Json &);
template MatchConfig<uno::Game> configFromHeader(const RecordHeader<uno::Game> &, const Json &);

} // namespace tableside

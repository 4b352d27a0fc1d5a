// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/match_header.h"

#include "engine/dos/game.h"
#include "engine/dos/json/codec.h"
#include "engine/score/card_pad.h"
#include "engine/score/table_player.h"
#include "engine/uno/game.h"
#include "engine/uno/json/codec.h"

#include <algorithm>

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
constexpr const char *dayKey = "day"; ///< The date of a deal of the day, as in "2026-11-30"; only written for such a match.
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
    if (seating.day.isValid())
        json[dayKey] = seating.day.toString(Qt::ISODate).toStdString();
}

void readSeating(const HeaderFrame &frame, const Json &line, MatchSeating &seating)
{
    seating.seed = frame.seed;
    seating.seedIsKnown = flag(line, seedIsKnownKey, false);
    seating.takeBackAllowed = flag(line, takeBackKey, false);
    seating.isPlayedOn = flag(line, playedOnKey, false);
    if (const auto day = line.find(dayKey); day != line.end() && day->is_string())
        seating.day = QDate::fromString(QString::fromStdString(day->get<std::string>()), Qt::ISODate);
    for (std::size_t seat = 0; seat < frame.seats.size(); ++seat) {
        SeatConfig &seated = seating.seats.emplace_back();
        seated.name = QString::fromStdString(frame.seats[seat]);
        // An unknown portrait is ignored.
        if (const std::string portrait = textOf(line, portraitsKey, seat); character_named(portrait))
            seated.portrait = QString::fromStdString(portrait);
        const std::string level = textOf(line, levelsKey, seat);
        if (level != personLevel && (seat > 0 || !level.empty()))
            seated.level = level_named(level).value_or(Level::easy);
        seated.hasOwnName = hasOwnName(line, seat);
        seated.personId = QString::fromStdString(textOf(line, peopleKey, seat));
        seated.colorIndex = numberOf(line, colorsKey, seat);
        const Json hints = entryOf(line, hintsKey, seat);
        seated.hintsAllowed = hints.is_boolean() ? hints.get<bool>() : flag(line, hintsKey, true);
    }
    seating.addNames(); // the record has default names in the language in which the match began
}

constexpr int colorCount = 10; ///< The number of player colors.

score::PlayerId idOf(const SeatConfig &seat)
{
    if (!seat.isPerson())
        return score::computer_id((seat.portrait.isEmpty() ? seat.name : seat.portrait).toStdString());
    return seat.personId.isEmpty() ? score::guest_id(seat.name.toStdString()) : seat.personId.toStdString();
}

bool isTaken(const std::vector<score::Player> &players, const score::PlayerId &id)
{
    return std::ranges::find(players, id, &score::Player::id) != players.end();
}

/// Returns a color that neither a person of the score book in this match nor an earlier player has. Repeats a color if all are
/// taken.
int freeColor(const MatchSeating &seating, const std::vector<score::Player> &players)
{
    for (int color = 0; color < colorCount; ++color) {
        const bool isPersons = std::ranges::any_of(
            seating.seats, [&](const SeatConfig &seat) { return !seat.personId.isEmpty() && seat.colorIndex == color; });
        if (!isPersons && std::ranges::find(players, color, &score::Player::color) == players.end())
            return color;
    }
    return static_cast<int>(players.size()) % colorCount;
}

std::vector<score::Player> playersOf(const MatchSeating &seating)
{
    std::vector<score::Player> players;
    for (const SeatConfig &seat : seating.seats) {
        score::PlayerId id = idOf(seat);
        if (isTaken(players, id)) // two AI players have the same portrait, or two guests the same name
            id += " " + std::to_string(players.size() + 1);
        const int color = seat.personId.isEmpty() ? freeColor(seating, players) : seat.colorIndex;
        players.push_back({id, seat.name.toStdString(), seat.portrait.toStdString(), color});
    }
    return players;
}

// The variantsOf() functions return the ids of the chosen house rules, as the score book stores them (words::variantsOf).

std::vector<std::string> variantsOf(const dos::Ruleset &rules)
{
    std::vector<std::string> variants;
    if (rules.bonus_lay == dos::BonusLay::compulsory)
        variants.emplace_back("bonusLay");
    if (rules.catch_window == dos::CatchWindow::while_two)
        variants.emplace_back("catchWindow:whileTwo");
    if (rules.catch_window == dos::CatchWindow::never)
        variants.emplace_back("catchWindow:never");
    if (rules.false_catch == dos::FalseCatch::draw_two)
        variants.emplace_back("falseCatch");
    return variants;
}

std::vector<std::string> variantsOf(const uno::Ruleset &rules)
{
    const std::pair<bool, const char *> switches[]{
        {rules.stacking, "stacking"},      {rules.jump_in, "jumpIn"},
        {rules.seven_zero, "sevenZero"},   {rules.draw_until_playable, "drawUntilPlayable"},
        {rules.no_bluffing, "noBluffing"}, {rules.two_player_reverse == uno::TwoPlayerReverse::literal, "twoPlayerReverse"}};
    std::vector<std::string> variants;
    for (const auto &[isOn, name] : switches) {
        if (isOn)
            variants.emplace_back(name);
    }
    return variants;
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

template <typename Game>
score::GameStarted scoreTerms(const MatchConfig<Game> &config)
{
    score::GameStarted start;
    start.game = *game_named(Game::name);
    start.scoring = config.rules.scoring;
    start.next_dealer = score::printed_rules(start.game).next_dealer;
    start.target = config.rules.target;
    start.variants = variantsOf(config.rules);
    start.at_table = true;
    start.players = playersOf(config);
    return start;
}

template <typename Game>
MatchDigest digestOfTerms(const MatchConfig<Game> &config)
{
    MatchDigest digest;
    digest.game = QString::fromLatin1(Game::name.data(), static_cast<qsizetype>(Game::name.size()));
    digest.target = config.rules.target;
    digest.countsAgainst = config.rules.scoring == Scoring::count_against;
    for (const std::string &rule : variantsOf(config.rules))
        digest.houseRules << QString::fromStdString(rule);
    for (const SeatConfig &seat : config.seats) {
        const std::string_view level = seat.level ? level_name(*seat.level) : std::string_view();
        digest.seats.append({seat.hasOwnName ? seat.name : QString(), seat.portrait,
                             QString::fromLatin1(level.data(), static_cast<qsizetype>(level.size())), seat.personId,
                             seat.colorIndex});
    }
    digest.playedOn = config.isPlayedOn;
    digest.figures.seats.resize(config.seats.size());
    digest.figures.totals.resize(config.seats.size(), 0);
    return digest;
}

template score::GameStarted scoreTerms(const MatchConfig<dos::Game> &);
template score::GameStarted scoreTerms(const MatchConfig<uno::Game> &);
template MatchDigest digestOfTerms(const MatchConfig<dos::Game> &);
template MatchDigest digestOfTerms(const MatchConfig<uno::Game> &);

} // namespace tableside

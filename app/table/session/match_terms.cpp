// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/match_terms.h"

#include "engine/dos/game.h"
#include "engine/score/card_pad.h"
#include "engine/score/table_player.h"
#include "engine/uno/game.h"

#include <algorithm>

namespace tableside {

namespace {

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

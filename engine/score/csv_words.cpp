// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/csv_words.h"

#include "engine/core/letters.h"
#include "engine/score/sheet.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <string_view>

namespace tableside::score {

namespace {

// Headings of columns in lower case, in the languages of the app and some others.
constexpr auto date_words = std::to_array<std::string_view>(
    {"date",    "dates",      "datum", "tag",   "day",  "jour",   "data",        "giorno",      "dag",     "päivä",
     "päiväys", "päivämäärä", "pvm",   "fecha", "dato", "played", "gespielt am", "gespeeld op", "pelattu", "joué le"});
constexpr auto round_words = std::to_array<std::string_view>(
    {"round", "rounds", "runde", "runden", "manche", "manches", "round n.", "mano", "giro", "ronde", "rondes",
     "kierros", "kierrokset", "ronda", "rodada", "runda", "omgång", "omgang"});
/// Headings that may stand for the numbers of rounds or of games.
constexpr auto number_words = std::to_array<std::string_view>(
    {"no", "no.", "nr", "nr.", "n°", "n.", "#", "spiel", "partie"});
constexpr auto game_number_words = std::to_array<std::string_view>(
    {"game", "games", "game no.", "spiel nr.", "partie n°", "partita", "partita n.", "spel", "spel nr.", "peli",
     "peli nro", "jeu", "gioco", "match", "no. of game", "nro"});
constexpr auto points_words = std::to_array<std::string_view>(
    {"points", "point", "punkte", "punti", "punten", "pisteet", "puntos", "poäng", "score"});
constexpr auto total_words = std::to_array<std::string_view>({"total", "totals", "totale", "summe", "gesamt", "somme",
                                                              "somma", "totaal", "som", "yhteensä", "summa", "sum",
                                                              "totaux", "σ"});
constexpr auto player_words = std::to_array<std::string_view>(
    {"player", "players", "name", "names", "spieler", "spielerin", "joueur", "joueuse", "nom", "giocatore",
     "giocatrice", "nome", "speler", "naam", "pelaaja", "nimi"});
constexpr auto place_words = std::to_array<std::string_view>(
    {"place", "location", "where", "ort", "lieu", "endroit", "luogo", "plaats", "waar", "paikka", "wo"});
constexpr auto winner_words = std::to_array<std::string_view>(
    {"winner", "won by", "sieger", "siegerin", "gewinner", "gewonnen", "gagnant", "vainqueur", "gagnante", "vincitore",
     "vince", "vincitrice", "winnaar", "voittaja", "hat gewonnen"});
constexpr auto ignored_words = std::to_array<std::string_view>(
    {"dealer", "starter",      "starts",  "hand",      "cards",   "note",     "notes",    "geber",    "fängt an",
     "karten", "notiz",        "donneur", "commence",  "main",    "cartes",   "mazziere", "inizia",   "mano di carte",
     "carte",  "nota",         "gever",   "begint",    "kaarten", "notitie",  "jakaja",   "aloittaa", "käsi",
     "kortit", "muistiinpano", "weekday", "wochentag", "key",     "game key", "counted"});

bool is_one_of(std::span<const std::string_view> words, const std::string &text)
{
    std::string folded = folded_text(text);
    while (folded.ends_with(':'))
        folded.pop_back();
    return std::ranges::find(words, folded) != words.end();
}

bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

} // namespace

bool is_date_word(const std::string &text)
{
    return is_one_of(date_words, text);
}

bool is_round_word(const std::string &text)
{
    return is_one_of(round_words, text) || is_one_of(number_words, text);
}

bool is_number_word(const std::string &text)
{
    return is_one_of(number_words, text) || is_one_of(game_number_words, text);
}

bool is_points_word(const std::string &text)
{
    return is_one_of(points_words, text);
}

bool is_total_word(const std::string &text)
{
    return is_one_of(total_words, text);
}

bool is_player_word(const std::string &text)
{
    return is_one_of(player_words, text);
}

bool is_place_word(const std::string &text)
{
    return is_one_of(place_words, text);
}

bool is_winner_word(const std::string &text)
{
    return is_one_of(winner_words, text);
}

bool is_ignored_word(const std::string &text)
{
    return is_one_of(ignored_words, text) || is_total_word(text);
}

bool is_mark(const CsvLine &line)
{
    constexpr std::size_t cells = 3; // the word, the game, and the key
    return line.cells.size() == cells && line.cells.front().text == mark_word;
}

std::optional<int> number_in(const std::string &text, int low, int high)
{
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || number < low || number > high)
        return std::nullopt;
    return number;
}

bool looks_like_number(const std::string &text)
{
    return std::ranges::any_of(text, is_digit) && text.find_first_not_of("0123456789+-., '") == std::string::npos;
}

std::optional<int> round_in(const std::string &label)
{
    const auto first = std::ranges::find_if(label, is_digit);
    const auto end = std::find_if_not(first, label.end(), is_digit);
    if (first == label.end() || std::any_of(end, label.end(), is_digit) || (first != label.begin() && first[-1] == '-'))
        return std::nullopt;
    return number_in(std::string(first, end), 0, most_rounds + 1);
}

std::optional<Scoring> scoring_in(const std::string &text)
{
    const auto found = std::ranges::find(scoring_names, text);
    if (found == scoring_names.end())
        return std::nullopt;
    return static_cast<Scoring>(found - scoring_names.begin());
}

} // namespace tableside::score

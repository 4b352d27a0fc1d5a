// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads and writes a score book as a file of JSON Lines, for export, import and the console. Lossless: a written book is
// read back equal. Unknown keys are ignored. Keys keep their names in all versions: "box" is the game, "colour" a color.
//
//     {"format":"tableside-scores","version":4}
//     {"person":{"id":"p7","name":"Anna","portrait":"owl","colour":2}}         "mergedInto":"p3" if merged
//     {"game":"g1"}                                                             its facts follow, one per line
//     {"at":1700000000000,"fact":"start","box":"dos", …}                        as in score_json.h
#pragma once

#include "engine/core/result.h"
#include "engine/score/sheet.h"

#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <vector>

namespace tableside::score {

/// A person of a score book.
struct BookPerson
{
    Player player;
    PlayerId merged_into; ///< The id of the person that this one was merged into; empty if not merged.
    friend bool operator==(const BookPerson &, const BookPerson &) = default;
};

/// A game of a score book.
struct BookGame
{
    std::string key; ///< The permanent key of the game, the same in every book. Not empty.
    std::vector<Fact> facts;
    friend bool operator==(const BookGame &, const BookGame &) = default;
};

/// The contents of a score book file.
struct BookFile
{
    std::vector<BookPerson> people;
    std::vector<BookGame> games;
    friend bool operator==(const BookFile &, const BookFile &) = default;
};

/// The version of the file format. Version 2 added the facts DraftChanged, RoundCorrected and RoundScored. Version 3 added
/// the fact DealerChanged (people choose who deals a round) and the member PlayerJoined::after. Version 4 added the facts
/// ScoringChanged, DateChanged and TotalsStated.
inline constexpr int book_file_version = 4;

/// Writes the book with one JSON object per line. The last line ends with a line feed, too.
void write_book(std::ostream &stream, const BookFile &book);

/// Called for each game of a file, in order, with the sheet of its facts.
using GameReader = std::function<void(const BookGame &, const Sheet &)>;

/// Reads a book and checks that the facts of each game fit its ledger, and that every merge leads to a person of the file.
/// If a line is wrong, returns the number of the first wrong line and the cause. \p on_game may already have been called for
/// earlier games.
Result<BookFile> read_book(std::istream &stream, const GameReader &on_game = {});

} // namespace tableside::score

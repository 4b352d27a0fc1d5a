// A score book as a file of JSON Lines, for export, import and the console. Lossless: what was written is read back
// equal. Unknown keys are ignored, and keys keep their names in all versions: "box" is the game, "colour" a color.
//
//     {"format":"tableside-scores","version":3}
//     {"person":{"id":"p7","name":"Anna","portrait":"owl","color":2}}          "mergedInto":"p3" if there is one
//     {"game":"g1"}                                                             its facts follow, one a line
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

struct BookPerson
{
    Player player;
    PlayerId merged_into; ///< The person who this one turned out to be; empty for most.
    friend bool operator==(const BookPerson &, const BookPerson &) = default;
};

struct BookGame
{
    std::string key; ///< Names the game for ever, in every book that has it. Not empty.
    std::vector<Fact> facts;
    friend bool operator==(const BookGame &, const BookGame &) = default;
};

struct BookFile
{
    std::vector<BookPerson> people;
    std::vector<BookGame> games;
    friend bool operator==(const BookFile &, const BookFile &) = default;
};

inline constexpr int book_file_version =
    3; ///< 1 knew no drafts, corrected rounds or points without hands; 2 no chosen dealers.

/// One object a line, each with a line end.
void write_book(std::ostream &stream, const BookFile &book);

/// Called for each game of a file, in order, with the sheet of its facts.
using GameReader = std::function<void(const BookGame &, const Sheet &)>;

/// A book in which the facts of every game fit one after the other, and every merge leads to a person of the file;
/// otherwise the first line that is wrong, and the cause. `on_game` may have been called for games before that line.
Result<BookFile> read_book(std::istream &stream, const GameReader &on_game = {});

} // namespace tableside::score

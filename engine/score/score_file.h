// A score book as a file, for export, import and the console: JSON Lines, so that whatever is wrong has a line. Lossless:
// what was written is read back equal. Unknown keys are ignored. The keys keep their names ("box" is the game) so that files
// of all versions can be read.
//
//     {"format":"tableside-scores","version":2}
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
    PlayerId merged_into; ///< Empty for most.
    friend bool operator==(const BookPerson &, const BookPerson &) = default;
};

struct BookGame
{
    std::string key; ///< Names the game for ever, in whichever book it is.
    std::vector<Fact> facts;
    friend bool operator==(const BookGame &, const BookGame &) = default;
};

struct BookFile
{
    std::vector<BookPerson> people;
    std::vector<BookGame> games;
    friend bool operator==(const BookFile &, const BookFile &) = default;
};

inline constexpr int book_file_version = 2; ///< 1 knew no drafts, corrected rounds or points without hands.

void write_book(std::ostream &stream, const BookFile &book);

/// Called for each game of a file, in order, with the sheet that its facts amount to.
using GameReader = std::function<void(const BookGame &, const Sheet &)>;

/// Every game's facts fit one after the other, and merges lead to people of the file; otherwise the first line that does
/// not fit, and why. `on_game` may have been called before something is found wrong.
Result<BookFile> read_book(std::istream &stream, const GameReader &on_game = {});

} // namespace tableside::score

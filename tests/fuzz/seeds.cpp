// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/fuzz/seeds.h"

#include "engine/calls/call_entry.h"
#include "engine/score/score_csv.h"
#include "engine/score/score_file.h"
#include "tests/engine/record/recorded_match.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <string_view>

using namespace std::string_view_literals;

namespace tableside::fuzz {

namespace {

using Lines = std::vector<std::string>;

Lines lines_of_file(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    Lines lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

std::vector<std::filesystem::path> files_below(const std::filesystem::path &folder, std::string_view extension)
{
    std::vector<std::filesystem::path> found;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == extension)
            found.push_back(entry.path());
    }
    std::ranges::sort(found); // the order of directory entries differs between systems
    return found;
}

/// Returns the lines of each record in the golden files.
std::vector<Lines> golden_records()
{
    std::vector<Lines> records;
    for (const auto &path : files_below(TABLESIDE_GOLDEN_DIR, ".jsonl")) {
        const Lines lines = lines_of_file(path);
        if (lines.empty() || !lines.front().starts_with("{\"tableside\""))
            continue;
        for (const std::string &line : lines) {
            if (line.starts_with("{\"tableside\""))
                records.emplace_back();
            records.back().push_back(line);
        }
    }
    return records;
}

/// Joins as many whole lines as fit into `most_bytes`.
std::string joined_up_to(const Lines &lines, std::size_t most_bytes)
{
    std::string text;
    for (const std::string &line : lines) {
        if (text.size() + line.size() + 1 > most_bytes)
            break;
        text += line + "\n";
    }
    return text;
}

/// Returns the record as a save: the header, actions and `round` events, without the events that follow from the rules.
Lines save_of(const Lines &record)
{
    Lines save;
    std::ranges::copy_if(record, std::back_inserter(save), [&](const std::string &line) {
        return save.empty() || line.starts_with("{\"e\":\"round\"") || line.find("\"do\":") != std::string::npos;
    });
    return save;
}

/// Adds at most 150 observations, evenly spread over a match of random seats, so that hands of all sizes occur.
template <typename Game>
void add_observations(Lines &seeds, int seats, const typename Game::Ruleset &rules)
{
    constexpr int most = 150;
    Lines all;
    test::record_match<Game>(seats, rules, 1, [&](const typename Game::Observation &seen) {
        all.push_back(dumped(Game::Codec::observation_json(seen)));
    });
    const std::size_t step = 1 + all.size() / most;
    for (std::size_t index = 0; index < all.size(); index += step)
        seeds.push_back(all[index]);
}

/// Adds records in which actions were taken back, and their saves.
template <typename Game>
void add_with_take_backs(Lines &seeds, const typename Game::Ruleset &rules)
{
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const auto recorded = test::record_with_take_backs<Game>(3, rules, seed);
        for (const Lines &lines : {recorded.record, recorded.save})
            seeds.push_back(joined_up_to(lines, longest_file_seed));
    }
}

const std::string book_seed = R"({"format":"tableside-scores","version":3}
{"person":{"id":"a","name":"Anna","portrait":"owl","colour":0}}
{"person":{"id":"b","name":"Ben","portrait":"fox","colour":1}}
{"person":{"id":"n","name":"Ann","portrait":"owl","colour":0,"mergedInto":"a"}}
{"game":"g1"}
{"at":1700000000000,"fact":"start","box":"dos","scoring":"winnerTakesAll","nextDealer":"roundWinner","target":200,"players":[{"id":"a","name":"Anna","portrait":"owl","colour":0},{"id":"b","name":"Ben","portrait":"fox","colour":1}],"dealer":0,"variants":["noBluffing"]}
{"at":1700000001000,"fact":"out","round":0,"player":"a"}
{"at":1700000001500,"fact":"draft","round":0,"player":"b","cards":{"r7":1},"sum":"12+"}
{"at":1700000002000,"fact":"hand","round":0,"player":"b","cards":{"r7":2,"dos":1},"numbers":[12]}
{"at":1700000003000,"fact":"close"}
{"at":1700000004000,"fact":"scored","round":1,"winner":"b","points":160}
{"at":1700000005000,"fact":"close"}
{"at":1700000006000,"fact":"join","player":{"id":"c","name":"Cleo","portrait":"","colour":2},"points":10,"after":"a"}
{"at":1700000007000,"fact":"out","round":2,"player":"b"}
{"at":1700000008000,"fact":"hand","round":2,"player":"a","cards":{},"numbers":[40]}
{"at":1700000009000,"fact":"hand","round":2,"player":"c","cards":{},"numbers":[5]}
{"at":1700000010000,"fact":"close"}
{"at":1700000011000,"fact":"correct","round":0,"out":"b","hands":[{"player":"a","cards":{},"numbers":[9]}]}
{"at":1700000012000,"fact":"undo"}
{"at":1700000013000,"fact":"redo"}
{"at":1700000014000,"fact":"target","target":300}
{"at":1700000015000,"fact":"remove","round":1}
{"at":1700000016000,"fact":"leave","player":"c"}
{"at":1700000016000,"fact":"dealer","player":"b"}
{"at":1700000017000,"fact":"note","note":"rain","place":"garden"}
{"at":1700000018000,"fact":"end"}
{"at":1700000019000,"fact":"continue"}
{"game":"g2"}
{"at":1800000000000,"fact":"start","box":"uno","scoring":"countAgainst","nextDealer":"leftOfDealer","target":100,"players":[{"id":"n","name":"Ann","portrait":"owl","colour":0},{"id":"b","name":"Ben","portrait":"fox","colour":1},{"id":"c","name":"Cleo","portrait":"","colour":2}],"dealer":0,"variants":[]}
{"at":1800000001000,"fact":"blocked","round":0,"first":"c"}
{"at":1800000002000,"fact":"hand","round":0,"player":"n","cards":{"r5":1},"numbers":[]}
{"at":1800000003000,"fact":"hand","round":0,"player":"b","cards":{},"numbers":[7]}
{"at":1800000004000,"fact":"hand","round":0,"player":"c","cards":{},"numbers":[5]}
{"at":1800000005000,"fact":"close"}
{"at":1800000006000,"fact":"out","round":1,"player":"n"}
)";

} // namespace

std::vector<std::string> record_seeds()
{
    constexpr std::size_t short_seed = 2048;
    Lines seeds;
    for (const Lines &record : golden_records()) {
        for (const Lines &lines : {record, save_of(record)}) {
            seeds.push_back(joined_up_to(lines, short_seed));
            seeds.push_back(joined_up_to(lines, longest_file_seed));
        }
    }
    uno::Ruleset house_rules;
    house_rules.stacking = house_rules.jump_in = house_rules.seven_zero = true;
    add_with_take_backs<dos::Game>(seeds, {});
    add_with_take_backs<uno::Game>(seeds, house_rules);
    return seeds;
}

std::vector<std::string> observation_seeds()
{
    Lines seeds;
    for (const std::string &line : lines_of_file(TABLESIDE_GOLDEN_DIR "/explain_in.jsonl")) {
        const Json json = Json::parse(line, nullptr, false); // some lines are invalid on purpose
        if (json.is_object() && json.contains("observe") && json["observe"].contains("game"))
            seeds.push_back(json["observe"].dump());
    }
    uno::Ruleset house_rules;
    house_rules.stacking = house_rules.jump_in = house_rules.seven_zero = true;
    add_observations<dos::Game>(seeds, dos::Game::fewest_seats, {});
    add_observations<dos::Game>(seeds, dos::Game::most_seats, {});
    add_observations<uno::Game>(seeds, uno::Game::fewest_seats, {});
    add_observations<uno::Game>(seeds, uno::Game::most_seats, house_rules);
    return seeds;
}

std::vector<std::string> action_seeds()
{
    constexpr int most_of_a_kind = 20;
    std::map<std::string, int> seen; ///< The number of lines, by game and name of the action or event.
    Lines seeds;
    for (const Lines &record : golden_records()) {
        const std::string game = Json::parse(record.front()).value("game", "");
        for (auto line = record.begin() + 1; line != record.end(); ++line) {
            const Json json = Json::parse(*line);
            if (++seen[game + " " + json.value("do", json.value("e", ""))] <= most_of_a_kind)
                seeds.push_back(*line);
        }
    }
    return seeds;
}

std::vector<std::string> book_seeds()
{
    // The first lines of a book are a book too, unless the last of them is a game without its first fact.
    Lines seeds;
    for (std::size_t end = book_seed.find('\n') + 1; end != 0; end = book_seed.find('\n', end) + 1) {
        std::istringstream part(book_seed.substr(0, end));
        if (score::read_book(part))
            seeds.push_back(part.str());
    }
    return seeds;
}

std::vector<std::string> csv_seeds()
{
    Lines seeds{
        "Player,Round,Points\nAnna,1,20\nBen,1,0\nBen,2,7\n",
        "\xEF\xBB\xBF"
        "Anna;1;0\r\nBen;1;12\r\nCleo;1;3\r\nAnna;2;5\r\nBen;2;0\r\nCleo;2;9\r\n",
        "\"Anna, the \"\"great\"\"\"\t1\t4\nBen\t1\t0",
        "\"An\nna\",1,4\nBen,1,0\n",
        "Anna,1,45,winnerTakesAll\nBen,1,0\n",
        "player,round,points,scoring\nAnna,1,45,\nBen,1,0,countAgainst\n",
        "Anna,1,4\nBen,1,3\nCleo,1,9\n",
        "Round,Anna,Ben,Mia\n1,30,0,0\n2,0,0,0\n3,0,45,\nTotal,30,45,0\n",
        "\xEF\xBB\xBFRunde;Anna;\"Ben, the\";Cleo\r\nBeginn;0;0;10\r\n1;20;0;\r\n2;0;0;6\r\nSumme;20;0;16\r\n",
        "Round,Anna,Ben,countAgainst\n1,20,0,\nTotal,20,0,\n",
        "Round,'=1+1,'-Ben\n1,20,0\nTotal,20,0\n",
        "sep=;\r\n;;;\r\nRunde;;Zoe\xCC\x88;Ben\r\n1;;4;\r\n2;;;7\r\n;;;\r\n",
        "Anna,Ben,Cleo\n10,0,0\n0,25,0\n0,0,31\n10,25,31\n",
        "Spieler;Runde;Punkte\nJ\xFCrgen;1;4\nBen;1;0\n",
        std::string("\xFF\xFE"
                    "A\0,\0B\0\n\0"
                    "5\0,\0"
                    "0\0"sv),
    };
    for (const std::string &book : book_seeds()) {
        std::istringstream stream(book);
        score::read_book(stream, [&](const score::BookGame &, const score::Sheet &sheet) {
            for (const char separator : {',', ';', '\t'})
                seeds.push_back(score::csv_table(sheet, {}, separator, "game-1"));
        });
    }
    std::erase_if(seeds, [](const std::string &table) {
        return !score::read_csv_game(table); // a sheet without a closed round gives a table that can't be read
    });
    for (
        const char *season :
        {"Date,Anna,Ben,Winner\n2025-01-03,120,210,Ben\n13.4.25,,7,x\n",
         "Datum;Spiel;Ort;Runde;Anna;Ben\n3.1.2025;DOS;Oma;1;20;0\n;;;2;0;7\n4.1.2025;UNO;;1;0;7\n",
         "Date,Game no.,Player,Round,Points,Total\nApr 3 2025,1,Anna,1,45,45\n,1,Ben,1,0,0\n,2,Ben,,,5\n,2,Anna,,,9\n"})
        seeds.emplace_back(season);
    std::ranges::sort(seeds);
    seeds.erase(std::unique(seeds.begin(), seeds.end()), seeds.end());
    return seeds;
}

std::vector<std::string> calls_seeds()
{
    using namespace calls;
    RaceRun race;
    race.presses = {{"Anna", 0, false}, {"Ben \"B\"", 40'000, true}};
    for (const Verdict verdict :
         {Verdict::waiting, Verdict::called, Verdict::caught, Verdict::tie, Verdict::false_catch})
        race.findings.push_back({verdict, "Anna", "Ben", 40'000, 2});
    Lines seeds;
    for (const CallEntry &entry :
         {CallEntry{1'700'000'000'000, GameId::dos, Shouted{}}, CallEntry{1'700'000'000'000, GameId::dos, race},
          CallEntry{1'700'000'000'000, GameId::uno, PoseLost{"Ännä", 1'500'000, 2}},
          CallEntry{0, GameId::uno, PoseHeld{"", 9'000'000}}})
        seeds.push_back(dumped(entry_to_json(entry)));
    return seeds;
}

std::vector<std::string> text_seeds()
{
    return {"Anna-Lena O’Brien",
            "  Anna \t\n Lena\r\n",
            "\u202Egnp.exe\u202C",
            "\u2066a\u2067b\u2068c\u2069",
            "אבא",
            "A\u200Bn\uFEFFna",
            "\x1b[2JAnna",
            "👨‍👩‍👧",
            "می\u200Cخواهم",
            "🏴\U000E0067\U000E0062\U000E007F",
            "Zo\u0308e\u0301\u0301\u0301\u0301",
            "<b>Ben</b>",
            std::string(190, 'x') + " äöü \u200D\u200D 猫猫猫"};
}

} // namespace tableside::fuzz

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The commands that check a record. `replay` checks every line against the rules. `verify-deal` also checks that the deals
// match the fair-deal code, a hash of the seed (engine/record/commitment.h).
#include "engine/console/commands.h"
#include "engine/console/input_file.h"
#include "engine/console/output.h"
#include "engine/core/counted.h"
#include "engine/record/verify_records.h"

#include <iostream>
#include <memory>

namespace tableside::console {

namespace {

struct ReplayOptions
{
    std::string file;
    bool json = false;
};

std::string summary_text(const ReplaySummary &summary)
{
    std::string text = "ok: " + counted(summary.rounds, "round") + ", " + counted(summary.actions, "action");
    if (summary.taken_back > 0)
        text += ", " + std::to_string(summary.taken_back) + " taken back";
    if (summary.records > 1)
        text += ", in " + counted(summary.records, "record");
    if (summary.ends_within_round)
        text += " (ends before the round is over)";
    else if (summary.ends_within_match)
        text += " (ends before the game is over)";
    return text;
}

OrderedJson summary_json(const ReplaySummary &summary)
{
    OrderedJson json;
    json["ok"] = true;
    json["records"] = summary.records;
    json["rounds"] = summary.rounds;
    json["actions"] = summary.actions;
    json["takenBack"] = summary.taken_back;
    json["roundOver"] = !summary.ends_within_round;
    json["matchOver"] = !summary.ends_within_match;
    return json;
}

OrderedJson failure_json(const Error &error)
{
    OrderedJson json;
    json["ok"] = false;
    json["line"] = error.line;
    json["error"] = error.cause;
    json["rule"] = error.rule;
    return json;
}

int replay(const ReplayOptions &options)
{
    const Result<std::unique_ptr<std::istream>> file = open_input(options.file);
    if (!file) {
        print_file_error(options.file, file.error());
        return exit_bad_input;
    }
    JsonLineReader reader(**file);
    const auto summary = verify_records(reader);
    if (!summary) {
        print_file_error(options.file, summary.error());
        if (options.json)
            std::cout << dumped(failure_json(summary.error())) << '\n';
        return exit_bad_input;
    }
    std::cout << (options.json ? dumped(summary_json(*summary)) : summary_text(*summary)) << '\n';
    return exit_ok;
}

/// Returns a sentence that says what was verified for a record with this header and number of rounds.
std::string proof(const HeaderFrame &header, int rounds)
{
    std::string text = "ok: the fair-deal code " + header.commitment + " matches deal number "
        + std::to_string(header.seed);
    if (rounds == 0)
        return text + "; the record has no deal\n";
    return text + (rounds == 1 ? ", and so does the deal\n" : ", and so do all " + std::to_string(rounds) + " deals\n");
}

int verify_deal(const std::string &name)
{
    const Result<std::unique_ptr<std::istream>> file = open_input(name);
    if (!file) {
        print_file_error(name, file.error());
        return exit_bad_input;
    }
    JsonLineReader reader(**file);
    std::string proofs; // printed only if every record of the file is correct
    const auto summary = verify_records(reader, [&](const HeaderFrame &header, int rounds) -> std::optional<Error> {
        if (header.commitment.empty())
            return Error{0, "the record has no fair-deal code (\"commitment\")", {}};
        proofs += proof(header, rounds);
        return std::nullopt;
    });
    if (!summary) {
        print_file_error(name, summary.error());
        return exit_bad_input;
    }
    std::cout << proofs;
    return exit_ok;
}

} // namespace

void add_replay(CLI::App &app, Run &run)
{
    const auto options = std::make_shared<ReplayOptions>();
    CLI::App *command = app.add_subcommand("replay", "Check a record line by line against the rules");
    command->add_option("file", options->file, "The record (JSON Lines)")->required()->type_name("FILE");
    command->add_flag("--json", options->json, "Print the answer as JSON");
    command->footer(
        "Plays the record again and compares every event. Prints \"ok: 3 rounds, 214 actions\", or the first\n"
        "line that doesn't follow from the rules (exit code 1). It also tells you if a record ends before its\n"
        "round or its game is over, as the record of a single round does (simulate --rounds).\n"
        "A line {\"seat\":0,\"do\":\"takeBack\",\"actions\":3} undoes the last three actions of its round that are still in\n"
        "force: what follows starts from the position before them. \"214 actions, 3 taken back\" counts them all.\n"
        "A file may hold several records of any game, one after another, each with its header. A saved game\n"
        "can't be checked, because it leaves out the events.");
    command->callback([options, &run] { run = [options] { return replay(*options); }; });
}

void add_verify_deal(CLI::App &app, Run &run)
{
    const auto file = std::make_shared<std::string>();
    CLI::App *command = app.add_subcommand("verify-deal", "Check that a record's deal matches its fair-deal code");
    command->add_option("file", *file, "The record (JSON Lines)")->required()->type_name("FILE");
    command->footer(
        "The fair-deal code (\"commitment\" in the record) is the SHA-256 of \"GAME SEATS SEED\", where the seed is the\n"
        "deal number. Compute it yourself: printf 'dos 2 42' | sha256sum\n"
        "Checks as replay does that every card dealt and drawn follows from the deal number, and prints the code of\n"
        "each record in the file, so you can compare it with the one you saw before the game. If a record is only a\n"
        "header, only its code is checked.");
    command->callback([file, &run] { run = [file] { return verify_deal(*file); }; });
}

} // namespace tableside::console

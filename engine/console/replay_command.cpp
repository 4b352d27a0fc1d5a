// The command `replay`: checks every line of a record against the rules.
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

} // namespace tableside::console

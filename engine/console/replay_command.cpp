// `replay`: is every line of a record what the rules give?
#include "engine/console/commands.h"
#include "engine/console/counted.h"
#include "engine/console/output.h"
#include "engine/record/verify_records.h"

#include <fstream>
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
    if (summary.records > 1)
        text += ", in " + counted(summary.records, "record");
    if (summary.ends_within_round)
        text += " (ends before the round is over)";
    else if (summary.ends_within_match)
        text += " (ends before the match is over)";
    return text;
}

OrderedJson summary_json(const ReplaySummary &summary)
{
    OrderedJson json;
    json["ok"] = true;
    json["records"] = summary.records;
    json["rounds"] = summary.rounds;
    json["actions"] = summary.actions;
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
    std::ifstream file(options.file, std::ios::binary);
    if (!file) {
        complain_of(options.file, {0, "cannot be opened", {}});
        return exit_bad_input;
    }
    JsonLineReader reader(file);
    const auto summary = verify_records(reader);
    if (!summary) {
        complain_of(options.file, summary.error());
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
    CLI::App *command = app.add_subcommand("replay", "Derive every event of a record again and compare");
    command->add_option("file", options->file, "The record (JSON Lines)")->required()->type_name("FILE");
    command->add_flag("--json", options->json, "Answer in JSON");
    command->footer("Prints \"ok: 3 rounds, 214 actions\", or the first line that is not what the rules give (exit\n"
                    "code 1), and whether a record ends before its round or its match is over, as one of a single\n"
                    "round does (simulate --rounds). A file may hold several records one after the other, each\n"
                    "with its header, of either game. A save, which leaves the events out, is no record in this\n"
                    "sense.");
    command->callback([options, &run] { run = [options] { return replay(*options); }; });
}

} // namespace tableside::console

// The command `verify-deal`: checks that the deals of a record match its fair-deal code, a hash of the seed
// (engine/record/commitment.h).
#include "engine/console/commands.h"
#include "engine/console/input_file.h"
#include "engine/console/output.h"
#include "engine/record/verify_records.h"

#include <iostream>
#include <memory>

namespace tableside::console {

namespace {

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

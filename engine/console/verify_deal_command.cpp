// `verify-deal`: was the deal the one that had been committed to?
#include "engine/console/commands.h"
#include "engine/console/output.h"
#include "engine/record/verify_records.h"

#include <fstream>
#include <iostream>
#include <memory>

namespace tableside::console {

namespace {

/// What was proved of a record that has this header and so many rounds.
std::string proof(const HeaderFrame &header, int rounds)
{
    const std::string of_seed = "that of seed " + std::to_string(header.seed);
    std::string text = "ok: commitment " + header.commitment + " is " + of_seed;
    if (rounds == 0)
        return text + "; no deal is recorded\n";
    return text + ", and so " + (rounds == 1 ? "is the deal" : "are all " + std::to_string(rounds) + " deals") + "\n";
}

int verify_deal(const std::string &name)
{
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        complain_of(name, {0, "cannot be opened", {}});
        return exit_bad_input;
    }
    JsonLineReader reader(file);
    std::string proofs; // told only when nothing was found wrong
    const auto summary = verify_records(reader, [&](const HeaderFrame &header, int rounds) -> std::optional<Error> {
        if (header.commitment.empty())
            return Error{0, "the record has no commitment", {}};
        proofs += proof(header, rounds);
        return std::nullopt;
    });
    if (!summary) {
        complain_of(name, summary.error());
        return exit_bad_input;
    }
    std::cout << proofs;
    return exit_ok;
}

} // namespace

void add_verify_deal(CLI::App &app, Run &run)
{
    const auto file = std::make_shared<std::string>();
    CLI::App *command = app.add_subcommand("verify-deal", "Check a record's deal commitment against its seed");
    command->add_option("file", *file, "The record (JSON Lines)")->required()->type_name("FILE");
    command->footer(
        "The commitment is the SHA-256 of \"GAME SEATS SEED\", as in: printf 'dos 2 42' | sha256sum\n"
        "Prints it for each record of the file, to be compared with the one that was told before the match, once\n"
        "the record is proved as replay does: the cards dealt, and drawn, are those of the seed. A header alone\n"
        "proves that the seed is the one that was committed to.");
    command->callback([file, &run] { run = [file] { return verify_deal(*file); }; });
}

} // namespace tableside::console

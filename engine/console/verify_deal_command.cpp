// `verify-deal`: was the deal the one that had been committed to?
#include "console/commands.h"
#include "console/output.h"
#include "record/each_record.h"

#include <fstream>
#include <iostream>
#include <memory>

namespace tableside::console {

namespace {

/// An error, or that the header's commitment is the one of its seed.
template <typename Game>
std::optional<Error> problem_with(const Json &line)
{
    const auto header = header_from_json<Game>(line);
    if (!header)
        return header.error();
    if (header->commitment.empty())
        return Error{0, "the record has no commitment", {}};
    const auto seats = static_cast<int>(header->seats.size());
    const std::string expected = deal_commitment(header->game, seats, header->seed);
    if (header->commitment != expected)
        return Error{0, "the seed " + std::to_string(header->seed) + " gives the commitment " + expected + ", not "
                            + quoted_value(Json(header->commitment)), {}};
    return std::nullopt;
}

int verify_deal(const std::string &name)
{
    std::ifstream file(name, std::ios::binary);
    if (!file) {
        complain_of(name, {0, "cannot be opened", {}});
        return exit_bad_input;
    }
    RecordReader reader(file);
    const auto problem = for_each_record(reader, [&]<typename Game>(RecordLine &line) {
        auto found = problem_with<Game>(**line);
        while (!found && read_on_in_record(reader, line)) {
        }
        return found;
    });
    if (problem) {
        complain_of(name, *problem);
        return exit_bad_input;
    }
    std::cout << "ok: the deal is the one that was committed to\n";
    return exit_ok;
}

} // namespace

void add_verify_deal(CLI::App &app, Run &run)
{
    const auto file = std::make_shared<std::string>();
    CLI::App *command = app.add_subcommand("verify-deal", "Check a record's deal commitment against its seed");
    command->add_option("file", *file, "The record (JSON Lines)")->required()->type_name("FILE");
    command->footer("The commitment is the SHA-256 of \"GAME SEATS SEED\", as in: printf 'dos 2 42' | sha256sum\n"
                    "That the cards dealt are those of the seed is what replay proves.");
    command->callback([file, &run] { run = [file] { return verify_deal(*file); }; });
}

} // namespace tableside::console

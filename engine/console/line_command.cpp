#include "console/line_command.h"

#include "console/commands.h"
#include "console/output.h"
#include "record/line_reader.h"

#include <iostream>

namespace tableside::console {

namespace {

Result<OrderedJson> answer_to(const LineReader &reader, LineKind kind, const Answer &answer)
{
    if (kind == LineKind::too_long)
        return Error{0, "longer than 1 MiB", {}};
    const auto json = parse_json_line(reader.text());
    if (!json)
        return json.error();
    return answer(*json);
}

OrderedJson error_json(const Error &error, int line)
{
    OrderedJson json;
    json["error"] = error.cause;
    json["line"] = line;
    return json;
}

} // namespace

int answer_lines(const Answer &answer)
{
    LineReader reader(std::cin);
    int exit_code = exit_ok;
    for (;;) {
        const LineKind kind = reader.next();
        if (kind == LineKind::end)
            return exit_code;
        if (kind == LineKind::unreadable) {
            complain("standard input cannot be read");
            return exit_bad_input;
        }
        if (kind != LineKind::too_long && is_blank(reader.text()))
            continue;
        const auto answered = answer_to(reader, kind, answer);
        std::cout << dumped(answered ? *answered : error_json(answered.error(), reader.number())) << '\n';
        if (!answered) {
            complain_of("standard input", {reader.number(), answered.error().cause, answered.error().rule});
            exit_code = exit_bad_input;
        }
        if (reader.would_wait() && !flush_output())
            return exit_bad_input;
    }
}

} // namespace tableside::console

#include "engine/calls/call_entry.h"

#include "engine/json/object_reader.h"

#include <array>
#include <limits>

namespace tableside::calls {

namespace {

/// In the order of CallEntry::what.
constexpr std::array<std::string_view, 4> entry_names{"shout", "race", "moved", "held"};
constexpr std::array<std::string_view, 5> verdict_names{"waiting", "called", "caught", "tie", "falseCatch"};
constexpr std::int64_t longest = std::numeric_limits<std::int64_t>::max();
constexpr int most_cards = 100;

struct Writer
{
    OrderedJson &json;

    void operator()(const Shouted &) const {}

    void operator()(const RaceRun &race) const
    {
        json["presses"] = OrderedJson::array();
        for (const NamedPress &press : race.presses) {
            OrderedJson written{{"name", press.name}, {"behind", press.behind_us}};
            if (press.too_early)
                written["tooEarly"] = true;
            json["presses"].push_back(std::move(written));
        }
        json["findings"] = OrderedJson::array();
        for (const NamedFinding &finding : race.findings) {
            json["findings"].push_back({{"verdict", verdict_names[static_cast<std::size_t>(finding.verdict)]},
                                        {"name", finding.name},
                                        {"by", finding.by},
                                        {"margin", finding.margin_us},
                                        {"draws", finding.draws}});
        }
    }

    void operator()(const PoseLost &pose) const
    {
        json["name"] = pose.name;
        json["held"] = pose.held_us;
        json["draws"] = pose.draws;
    }

    void operator()(const PoseHeld &pose) const
    {
        json["name"] = pose.name;
        json["held"] = pose.held_us;
    }
};

RaceRun read_race(ObjectReader &entry)
{
    RaceRun race;
    for (const Json &json : entry.array("presses")) {
        ObjectReader press(json, "a press");
        race.presses.push_back(
            {press.text("name"), press.long_integer("behind", 0, longest), press.boolean_or("tooEarly", false)});
        if (press.failed())
            entry.fail(press.cause());
    }
    for (const Json &json : entry.array("findings")) {
        ObjectReader finding(json, "a finding");
        const auto verdict = static_cast<Verdict>(finding.one_of("verdict", verdict_names));
        race.findings.push_back({verdict, finding.text("name"), finding.text("by"),
                                 finding.long_integer("margin", 0, longest), finding.integer("draws", 0, most_cards)});
        if (finding.failed())
            entry.fail(finding.cause());
    }
    return race;
}

} // namespace

RaceRun named_race(const CallJudgement &race, const std::vector<std::string> &names)
{
    const auto name = [&](int seat) { return names[static_cast<std::size_t>(seat)]; };
    RaceRun run;
    for (const Placed &placed : race.order())
        run.presses.push_back({name(placed.seat), placed.behind_us, placed.too_early});
    for (const Finding &finding : race.findings())
        run.findings.push_back({finding.verdict, name(finding.seat), finding.by ? name(*finding.by) : std::string(),
                                finding.margin_us, finding.draws});
    return run;
}

OrderedJson entry_to_json(const CallEntry &entry)
{
    OrderedJson json{{"at", entry.at_ms},
                     {"box", std::string(game_name(entry.game))},
                     {"entry", std::string(entry_names[entry.what.index()])}};
    std::visit(Writer{json}, entry.what);
    return json;
}

Result<CallEntry> entry_from_json(const Json &json)
{
    ObjectReader reader(json, "an entry");
    CallEntry entry;
    entry.at_ms = reader.long_integer("at", 0, longest);
    if (const std::optional<GameId> game = game_named(reader.text("box")))
        entry.game = *game;
    else
        reader.fail("\"box\" names no game");
    switch (reader.one_of("entry", entry_names)) {
    case 0: entry.what = Shouted{}; break;
    case 1: entry.what = read_race(reader); break;
    case 2:
        entry.what = PoseLost{reader.text("name"), reader.long_integer("held", 0, longest),
                              reader.integer("draws", 0, most_cards)};
        break;
    default: entry.what = PoseHeld{reader.text("name"), reader.long_integer("held", 0, longest)};
    }
    if (reader.failed())
        return reader.error();
    return entry;
}

} // namespace tableside::calls

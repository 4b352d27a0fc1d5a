// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/calls/call_entry.h"

#include "engine/json/object_writer.h"

#include <array>
#include <limits>

namespace tableside::calls {

namespace {

/// The values of the JSON key "entry", which names the kind of a log entry. There is one name per alternative of the variant
/// CallEntry::what, in the same order.
constexpr std::array<std::string_view, 4> entry_names{"shout", "race", "moved", "held"};
constexpr std::array<std::string_view, 5> verdict_names{"waiting", "called", "caught", "tie", "falseCatch"};
constexpr std::int64_t longest = std::numeric_limits<std::int64_t>::max();
constexpr int most_cards = 100;

/// A visitor that reads or writes the JSON members of a log entry. An entry of type Shouted has no members of its own.
template <typename Members>
struct EntryMembers
{
    Members &members;

    void operator()(MaybeConst<Shouted> auto &) const {}

    void operator()(MaybeConst<RaceRun> auto &race) const
    {
        members.objects("presses", "a press", race.presses, [](auto &of_press, auto &press) {
            of_press.shown("name", press.name);
            of_press.value("behind", press.after_first_us, 0, longest);
            of_press.value_if_any("tooEarly", press.too_early);
        });
        members.objects("findings", "a finding", race.findings, [](auto &of_finding, auto &finding) {
            of_finding.choice("verdict", finding.verdict, verdict_names);
            of_finding.shown("name", finding.name);
            of_finding.shown("by", finding.by);
            of_finding.value("margin", finding.margin_us, 0, longest);
            of_finding.value("draws", finding.draws, 0, most_cards);
        });
    }

    void operator()(MaybeConst<PoseLost> auto &pose) const
    {
        members.shown("name", pose.name);
        members.value("held", pose.held_us, 0, longest);
        members.value("draws", pose.draws, 0, most_cards);
    }

    void operator()(MaybeConst<PoseHeld> auto &pose) const
    {
        members.shown("name", pose.name);
        members.value("held", pose.held_us, 0, longest);
    }
};

} // namespace

RaceRun named_race(const CallJudgement &race, const std::vector<std::string> &names)
{
    const auto name = [&](int seat) { return names[static_cast<std::size_t>(seat)]; };
    RaceRun run;
    for (const Placed &placed : race.order())
        run.presses.push_back({name(placed.seat), placed.after_first_us, placed.too_early});
    for (const Finding &finding : race.findings())
        run.findings.push_back({finding.verdict, name(finding.seat), finding.by ? name(*finding.by) : std::string(),
                                finding.margin_us, finding.draws});
    return run;
}

OrderedJson entry_to_json(const CallEntry &entry)
{
    OrderedJson json{{"at", entry.at_ms}};
    ObjectWriter members(json);
    members.game("box", entry.game);
    members.choice("entry", entry.what.index(), entry_names);
    std::visit(EntryMembers<ObjectWriter>{members}, entry.what);
    return json;
}

Result<CallEntry> entry_from_json(const Json &json)
{
    ObjectReader reader(json, "an entry");
    CallEntry entry;
    std::size_t kind = 0;
    reader.value("at", entry.at_ms, 0, longest);
    reader.game("box", entry.game);
    reader.choice("entry", kind, entry_names);
    entry.what = blank_alternative<decltype(entry.what)>(kind);
    std::visit(EntryMembers<ObjectReader>{reader}, entry.what);
    if (reader.failed())
        return reader.error();
    return entry;
}

} // namespace tableside::calls

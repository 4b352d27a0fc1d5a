#include "console/decider.h"

#include "console/deadline.h"
#include "record/dos_json.h"

#include <algorithm>
#include <climits>

namespace tableside::console {

namespace {

class LevelDecider final : public Decider
{
public:
    /// What a search plans for when it is given a time: more than it will do, so that the time decides.
    static constexpr int playouts_per_ms = 2000;

    LevelDecider(Level level, std::uint64_t seed, const DeciderOptions &options)
        : m_player(make_player<dos::Game>(level, seed)), m_time(options.think)
    {
        m_thinking.playouts = options.playouts;
        if (m_time.count() == 0)
            return;
        m_thinking.playouts = static_cast<int>(std::min<std::int64_t>(m_time.count() * playouts_per_ms, INT_MAX));
        m_deadline.emplace();
    }

    std::optional<std::size_t> choose(const dos::Observation &seen, const dos::ActionList &legal) override
    {
        if (!m_deadline)
            return m_player->choose(seen, legal, m_thinking);
        m_thinking.cancel = m_deadline->start(m_time);
        const std::size_t choice = m_player->choose(seen, legal, m_thinking);
        m_deadline->clear();
        return choice;
    }

    void watch(const dos::Event &event) override { m_player->watch(event); }
    bool watches() const override { return m_player->watches(); }

private:
    std::unique_ptr<Player<dos::Game>> m_player;
    std::chrono::milliseconds m_time;
    Thinking m_thinking;
    std::optional<Deadline> m_deadline;
};

/// The bot protocol of `exec:`; see simulate --help.
class ProgramDecider final : public Decider
{
public:
    ProgramDecider(const std::string &command, std::chrono::milliseconds time) : m_process(command), m_time(time) {}

    std::optional<std::size_t> choose(const dos::Observation &seen, const dos::ActionList &legal) override
    {
        ++m_decision;
        const auto answer = m_process.ask(question(seen, legal), m_time);
        if (!answer)
            return failed(m_process.failure());
        const auto json = parse_json_line(*answer);
        if (!json)
            return failed("answered " + quoted_value(Json(*answer)) + ": " + json.error().cause);
        ObjectReader reader(*json, "an answer");
        const int choice = reader.integer("choose", 0, static_cast<int>(legal.size()) - 1);
        if (reader.failed())
            return failed("answered " + quoted_value(Json(*answer)) + ": " + reader.cause());
        return static_cast<std::size_t>(choice);
    }

    std::string failure() const override { return m_failure; }

    void over(int winner) override
    {
        OrderedJson json;
        json["over"]["winner"] = winner;
        m_process.say_goodbye(dumped(json));
    }

private:
    static std::string question(const dos::Observation &seen, const dos::ActionList &legal)
    {
        OrderedJson json;
        json["observe"] = dos::observation_json(seen);
        json["legal"] = OrderedJson::array();
        for (const dos::Action &action : legal)
            json["legal"].push_back(dos::action_json(action, seen.table));
        return dumped(json);
    }

    std::nullopt_t failed(const std::string &why)
    {
        m_failure = why + " (decision " + std::to_string(m_decision) + " of the match)";
        return std::nullopt;
    }

    BotProcess m_process;
    std::chrono::milliseconds m_time;
    int m_decision = 0;
    std::string m_failure;
};

} // namespace

std::unique_ptr<Decider> make_decider(const PlayerSpec &player, std::uint64_t seed, const DeciderOptions &options)
{
    if (player.is_program())
        return std::make_unique<ProgramDecider>(player.command, options.bot_time);
    return std::make_unique<LevelDecider>(player.level, seed, options);
}

} // namespace tableside::console

// The call booth with a button for each seat: who said that they hold few cards, and the race of the moment. Times are
// microseconds of one clock that only goes forward, passed in by the caller.
#pragma once

#include "engine/calls/call_judgement.h"

#include <array>

namespace tableside::calls {

inline constexpr int fewest_seats = 2;
inline constexpr int most_seats = 10; // UNO-DECK-2

class CallReferee
{
public:
    /// So long after its last press a race takes no more: a press then is the next moment's.
    static constexpr Microseconds quiet_us = 1'500'000;

    void set_rules(const CallRules &rules) { m_rules = rules; }
    const CallRules &rules() const { return m_rules; }

    /// A button was pressed. True when this began a new race.
    bool press(int seat, Microseconds at_us);
    /// "I have two": from now on the seat can be caught, after the grace time (DOS-CALL-2, -6). While a race runs in
    /// which nobody could be caught it says whose call that was.
    void mark(int seat, Microseconds at_us);
    /// No more than that: drew, or the window closed (DOS-CALL-4).
    void withdraw(int seat);
    bool is_marked(int seat) const { return m_marks[index(seat)].has_value(); }
    /// When a catch on that seat begins to count; nothing for who has not marked.
    std::optional<Microseconds> catchable_from(int seat) const;

    /// Says of the last race whose call it was, or that nobody had to call. If it still ran, that ends it.
    void attribute(int seat);
    void attribute_nobody();

    /// Ends the race when it has been quiet long enough; who called or was caught is no longer marked (DOS-CALL-8). True
    /// when it ended now.
    bool settle(Microseconds now_us);
    bool is_running() const { return m_running; }
    /// The one that runs, or else the last one.
    const CallJudgement &judgement() const { return m_judgement; }
    /// Forgets the last race, after ending it if it runs; who is marked and was not in it stays so.
    void clear_race();
    /// Begins afresh, with the same rules.
    void clear();

private:
    static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }
    void finish();

    CallRules m_rules;
    CallJudgement m_judgement;
    bool m_running = false;
    std::array<std::optional<Microseconds>, most_seats> m_marks;
};

} // namespace tableside::calls

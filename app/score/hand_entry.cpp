#include "score/hand_entry.h"

#include "score/score_words.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace tableside {

HandEntry::HandEntry(ScoreSession &session, QObject *parent)
    : QObject(parent), m_session(session),
      m_hands({"seat", "name", "portrait", "colour", "points", "isOut", "isCurrent", "isMissing", "spoken"}),
      m_pad({"code", "name", "points", "inHand", "remaining", "row", "column"}), m_counted({"code", "name", "count", "points"}),
      m_history({"when", "points", "detail"})
{
    connect(&session, &ScoreSession::changed, this, &HandEntry::refresh);
}

bool HandEntry::isOpenRound() const
{
    return m_round == static_cast<int>(sheet().rounds.size());
}

bool HandEntry::isCorrection() const
{
    return m_round >= 0 && !isOpenRound();
}

const score::Round *HandEntry::shownRound() const
{
    if (m_round < 0 || m_round > static_cast<int>(sheet().rounds.size()))
        return nullptr;
    return isOpenRound() ? &sheet().open : &sheet().rounds[static_cast<std::size_t>(m_round)];
}

const score::Cell *HandEntry::cell(int seat) const
{
    const score::Round *round = shownRound();
    if (round == nullptr || seat < 0 || seat >= static_cast<int>(round->cells.size()))
        return nullptr;
    return &round->cells[static_cast<std::size_t>(seat)];
}

/// No hand of the round is known, only what its winner took.
bool HandEntry::hasOnlyPoints() const
{
    return shownRound() && shownRound()->scored;
}

/// What the sheet says of a seat: its hand, or of a round without hands what it gained.
std::optional<score::Entry> HandEntry::entered(int seat) const
{
    const score::Cell *held = cell(seat);
    if (held && held->plays && hasOnlyPoints())
        return score::Entry{{}, {shownRound()->out == seat ? *shownRound()->scored : 0}};
    return held ? held->entry : std::nullopt;
}

/// What keeping `entry` for the hand being counted states; where only points are known it is there.
score::Statement HandEntry::statementOf(const std::optional<score::Entry> &entry) const
{
    const score::PlayerId &player = sheet().seats[static_cast<std::size_t>(m_seat)].player.id;
    if (hasOnlyPoints())
        return score::RoundScored{m_round, player, entry->points(sheet().box)};
    return score::HandEntered{m_round, player, entry};
}

QString HandEntry::name() const
{
    return m_seat < 0 ? QString() : words::seatName(sheet(), m_seat);
}

bool HandEntry::isOut() const
{
    return m_seat >= 0 && shownRound() && shownRound()->out == m_seat && !hasOnlyPoints();
}

bool HandEntry::isRoundOver() const
{
    return shownRound() && shownRound()->is_over();
}

bool HandEntry::canBeBlocked() const
{
    return shownRound() && !shownRound()->is_blocked && !hasOnlyPoints() && score::printed_rules(sheet().box).can_be_blocked;
}

bool HandEntry::isBlank() const
{
    return m_draft.cards.empty() && m_sum.trimmed().isEmpty();
}

/// Nothing where the text is no sum.
std::optional<score::Entry> HandEntry::draft() const
{
    const score::ParsedSum parsed = score::parse_sum(m_sum.toStdString());
    if (parsed.problem != score::SumProblem::none && parsed.problem != score::SumProblem::empty)
        return {};
    score::Entry entry = m_draft;
    entry.numbers = parsed.numbers;
    return entry;
}

int HandEntry::points() const
{
    const std::optional<score::Entry> entry = draft();
    return entry && !isBlank() ? entry->points(sheet().box) : -1;
}

QString HandEntry::reminder() const
{
    if (hasOnlyPoints())
        //: Beside the number pad, where somebody corrects a round that came in from a table of points
        return tr("Only the points of this round are known, not the hands: enter what the winner gained.");
    if (!isRoundOver() || isCorrection())
        return {};
    return shownRound()->is_blocked ? words::blockedReminder() : words::countingReminder(sheet().box);
}

QString HandEntry::waitingFor() const
{
    if (m_round < 0 || isCorrection())
        return {};
    if (!isRoundOver())
        return tr("Who went out?");
    const std::vector<int> missing = missingWithDraft();
    if (missing.empty())
        return {};
    //: %1: names of players whose hands are not counted yet
    return tr("Still to be counted: %1").arg(words::seatNames(sheet(), missing));
}

/// As the open round would wait if the draft were put down now.
std::vector<int> HandEntry::missingWithDraft() const
{
    std::vector<int> missing = sheet().missing();
    if (!m_dirty || m_seat < 0 || isOut())
        return missing;
    std::erase(missing, m_seat);
    if (points() < 0)
        missing.insert(std::ranges::upper_bound(missing, m_seat), m_seat);
    return missing;
}

bool HandEntry::canClose() const
{
    return m_round >= 0 && isOpenRound() && waitingFor().isEmpty();
}

bool HandEntry::say(const QString &problem)
{
    m_problem = problem;
    if (!m_isQuiet)
        emit changed();
    return problem.isEmpty();
}

void HandEntry::setDirty()
{
    m_dirty = true;
    m_isHeldBack = false;
}

void HandEntry::setSum(const QString &sum)
{
    if (sum == m_sum)
        return;
    m_sum = sum;
    setDirty();
    const QString problem = words::sumProblem(score::parse_sum(sum.toStdString()).problem);
    // A sum is written from left to right: "12+" is not wrong yet.
    m_problem = sum.trimmed().endsWith(u'+') ? QString() : problem;
    refresh();
}

void HandEntry::beginRound()
{
    m_round = static_cast<int>(sheet().rounds.size());
    m_roundsThen = m_round;
    load(isRoundOver() ? nextMissing(sheet().open.out.value_or(sheet().open.dealer)) : -1);
}

void HandEntry::correct(int round, int seat)
{
    if (!finish())
        return;
    m_round = round;
    m_roundsThen = static_cast<int>(sheet().rounds.size());
    const score::Cell *target = cell(seat);
    load(target && target->plays ? seat : -1);
}

bool HandEntry::choose(int seat)
{
    const score::Cell *target = cell(seat);
    if (target == nullptr || !target->plays || !keepDraft())
        return false;
    load(seat);
    return true;
}

bool HandEntry::markOut(int seat)
{
    const score::Cell *target = cell(seat);
    if (target == nullptr || !target->plays || (seat != m_seat && !keepDraft()))
        return false;
    if (!isOpenRound() && hasOnlyPoints() && shownRound()->out == seat)
        return true; // the points are theirs
    const QString player = sheet().seats[static_cast<std::size_t>(seat)].player.id.c_str();
    m_dirty = false;
    if (!say(m_session.state(score::WentOut{m_round, player.toStdString()})))
        return false;
    load(isOpenRound() ? nextMissing(seat) : seat);
    return true;
}

bool HandEntry::markBlocked()
{
    if (!shownRound() || !block({}))
        return false;
    load(isOpenRound() ? nextMissing(sheet().open.dealer) : m_seat);
    return true;
}

bool HandEntry::markFirst(int seat)
{
    const score::Cell *target = cell(seat);
    return target && target->plays && block(sheet().seats[static_cast<std::size_t>(seat)].player.id);
}

/// By value: the sheet from which the id may come is another one after the draft.
bool HandEntry::block(score::PlayerId first)
{
    return keepDraft() && say(m_session.state(score::RoundBlocked{m_round, std::move(first)}));
}

void HandEntry::addCard(const QString &code)
{
    const std::string text = code.toStdString();
    const score::PadCard *card = score::pad_card(sheet().box, text);
    const score::Round *round = shownRound();
    if (card == nullptr || round == nullptr || m_seat < 0 || hasOnlyPoints())
        return;
    if (isOut()) {
        say(words::scoreRefusal(score::Refusal::hand_is_out, sheet()));
    } else if (sheet().counted(*round, text, m_seat) + m_draft.count(text) >= card->copies) {
        say(words::tooManyCards(code, card->copies));
    } else {
        m_draft.change_count(text, 1);
        setDirty();
        m_problem.clear();
        refresh();
    }
}

void HandEntry::takeBackCard(const QString &code)
{
    if (m_draft.count(code.toStdString()) == 0)
        return;
    m_draft.change_count(code.toStdString(), -1);
    setDirty();
    m_problem.clear();
    refresh();
}

void HandEntry::type(const QString &key)
{
    if (m_seat >= 0 && !isOut())
        setSum(m_sum == u"0" && key != u"+" ? key : m_sum + key);
}

void HandEntry::backspace()
{
    setSum(m_sum.chopped(m_sum.isEmpty() ? 0 : 1));
}

void HandEntry::clear()
{
    m_draft = {};
    m_sum.clear();
    setDirty();
    m_problem.clear();
    refresh();
}

/// States the draft where it differs from what is on the sheet.
bool HandEntry::keepDraft()
{
    if (!m_dirty || m_seat < 0)
        return true;
    const std::optional<score::Entry> entry = draft();
    if (!entry)
        return say(words::sumProblem(score::parse_sum(m_sum.toStdString()).problem));
    const std::optional<score::Entry> stated = isBlank() ? std::nullopt : entry;
    if (stated == entered(m_seat)) {
        m_dirty = false;
        return true;
    }
    if (!stated && hasOnlyPoints())
        return say(words::scoreRefusal(score::Refusal::cannot_be_blank, sheet()));
    m_dirty = false; // what the sheet tells of the change is not a draft any more
    const QString problem = m_session.state(statementOf(stated));
    m_dirty = !problem.isEmpty();
    return say(problem);
}

bool HandEntry::confirm()
{
    if (m_seat >= 0 && isBlank() && !isOut())
        //: Somebody confirmed a hand without entering anything. %1 a player
        return say(tr("%1’s hand is still blank. Enter 0 if no card counts.").arg(name()));
    if (!keepDraft())
        return false;
    if (const int next = isOpenRound() ? nextMissing(m_seat) : -1; next >= 0)
        load(next);
    return true;
}

bool HandEntry::closeRound()
{
    bool isClosed = false;
    {
        const QScopedValueRollback quiet(m_isQuiet, true);
        const ScoreSession::Together together(m_session); // two facts, but one change to be seen
        isClosed = keepDraft() && say(m_session.state(score::RoundClosed{}));
    }
    if (!isClosed) {
        refresh();
        return false;
    }
    abandon();
    emit roundClosed();
    return true;
}

bool HandEntry::finish()
{
    m_isHeldBack = true; // seen only with the problem that keepDraft() says
    if (!keepDraft())
        return false;
    abandon();
    return true;
}

void HandEntry::abandon()
{
    m_round = -1;
    load(-1);
}

/// The next hand to the left that the open round waits for; -1 if there is none.
int HandEntry::nextMissing(int after) const
{
    const std::vector<int> missing = sheet().missing();
    for (const int seat : missing) {
        if (seat > after)
            return seat;
    }
    return missing.empty() ? -1 : missing.front();
}

void HandEntry::load(int seat)
{
    m_seat = seat;
    m_draft = {};
    m_sum.clear();
    m_dirty = false;
    m_isHeldBack = false;
    m_problem.clear();
    if (const std::optional<score::Entry> held = entered(seat)) {
        m_draft.cards = held->cards;
        m_sum = QString::fromStdString(held->sum_text());
    }
    refresh();
    emit seatShown();
}

/// After undo the sheet may say something else about the hand, or have fewer rounds.
void HandEntry::refresh()
{
    if (m_isQuiet)
        return;
    if (m_round >= 0 && m_roundsThen != static_cast<int>(sheet().rounds.size()))
        return abandon(); // a round came or went: it is another one now, and the sheet shows where the game stands
    const score::Cell *held = cell(m_seat);
    if (m_seat >= 0 && (!held || !held->plays))
        return load(-1);
    if (held && !m_dirty) {
        const std::optional<score::Entry> now = entered(m_seat);
        m_draft = {};
        m_draft.cards = now ? now->cards : m_draft.cards;
        m_sum = now ? QString::fromStdString(now->sum_text()) : QString();
    }
    if (shownRound()) { // otherwise nobody sees them, and to make their rows again would delay the sheet
        showHands();
        showPad();
        showHistory();
    }
    emit changed();
}

} // namespace tableside

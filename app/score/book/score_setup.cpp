// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/book/score_setup.h"

#include "app/score/words/score_words.h"
#include "engine/score/table_player.h"

#include <algorithm>

namespace tableside {

namespace {

constexpr int mostRecent = 12; ///< The largest number of recent players that the setup offers.

} // namespace

ScoreSetup::ScoreSetup(People &people, QObject *parent) : QObject(parent), m_people(people)
{
    takePrintedRules();
    connect(&people, &People::changed, this, &ScoreSetup::takePeople);
    updateKnown();
}

score::GameStarted ScoreSetup::start() const
{
    score::GameStarted start = m_start;
    start.players = m_playersWithLooks;
    return start;
}

QString ScoreSetup::game() const
{
    return words::gameKey(m_start.game);
}

QList<Option> ScoreSetup::games()
{
    QList<Option> games;
    for (const GameId game : all_games)
        games.append({words::gameKey(game), words::gameName(game)});
    return games;
}

QString ScoreSetup::problem() const
{
    const int missing = score::printed_rules(m_start.game).fewest_players - static_cast<int>(m_start.players.size());
    if (missing > 0)
        //: Beside the start button. %n players are still needed
        return tr("Add %n more player(s)", nullptr, missing);
    if (m_start.players.size() > score::most_players)
        return tr("The sheet only has room for %1 players.").arg(score::most_players);
    return {};
}

QString ScoreSetup::remark() const
{
    const int most = score::printed_rules(m_start.game).most_players;
    if (static_cast<int>(m_start.players.size()) <= most)
        return {};
    //: %1 the game, %2 a number of players
    return tr("%1 is for up to %2 players. You can still score a larger game.")
        .arg(words::gameName(m_start.game), QString::number(most));
}

void ScoreSetup::setGame(const QString &key)
{
    const std::optional<GameId> game = game_named(key.toStdString());
    if (!game || *game == m_start.game)
        return;
    m_start.game = *game;
    m_start.variants.clear();
    takePrintedRules();
    refresh();
}

void ScoreSetup::takePrintedRules()
{
    const score::PrintedRules &printed = score::printed_rules(m_start.game);
    m_start.target = printed.target;
    m_start.next_dealer = printed.next_dealer;
}

void ScoreSetup::setCountAgainst(bool against)
{
    m_start.scoring = against ? score::Scoring::count_against : score::Scoring::winner_takes_all;
    emit changed();
}

void ScoreSetup::setWinnerDeals(bool winner)
{
    m_start.next_dealer = winner ? score::NextDealer::round_winner : score::NextDealer::left_of_dealer;
    emit changed();
}

void ScoreSetup::setTarget(int target)
{
    m_start.target = qBound(score::lowest_target, target, score::highest_target);
    emit changed();
}

QString ScoreSetup::targetRange()
{
    return words::scoreRefusal(score::Refusal::target_out_of_range, {});
}

bool ScoreSetup::canBeTarget(const QString &typed)
{
    bool isNumber = false;
    const int target = typed.toInt(&isNumber);
    return isNumber && score::can_be_target(target);
}

void ScoreSetup::setDealer(int seat)
{
    if (seat < 0 || seat >= static_cast<int>(m_start.players.size()))
        return;
    m_start.dealer = seat;
    refresh();
}

void ScoreSetup::setVariant(const QString &key, bool on)
{
    const std::string name = key.toStdString();
    const std::string group = name.substr(0, name.find(':') + 1); // the text up to the colon; empty without a colon
    std::erase_if(m_start.variants,
                  [&](const std::string &other) { return other == name || (!group.empty() && other.starts_with(group)); });
    if (on)
        m_start.variants.push_back(name);
    refresh();
}

bool ScoreSetup::addNamed(const QString &name)
{
    if (People::cleaned(name).isEmpty() || seatNamed(name))
        return false;
    if (const std::optional<Person> known = m_people.named(name))
        return addPerson(known->id);
    m_start.players.push_back(playerOf(m_people.newPerson(name, m_playersWithLooks)));
    refresh();
    return true;
}

QString ScoreSetup::alike(const QString &name, int seat) const
{
    QStringList seated;
    for (const score::Player &player : m_start.players)
        seated << QString::fromStdString(player.id);
    if (seat >= 0 && seat < seated.size())
        seated.removeAt(seat);
    return seatNamed(name) ? QString() : m_people.alike(name, seated);
}

bool ScoreSetup::sits(const QString &id) const
{
    return std::ranges::find(m_start.players, id.toStdString(), &score::Player::id) != m_start.players.end();
}

bool ScoreSetup::addPerson(const QString &id)
{
    const std::optional<Person> person = m_people.person(id);
    if (!person || sits(id))
        return false;
    m_start.players.push_back(playerOf(*person));
    refresh();
    return true;
}

void ScoreSetup::remove(int seat)
{
    if (seat < 0 || seat >= static_cast<int>(m_start.players.size()))
        return;
    m_start.players.erase(m_start.players.begin() + seat);
    if (m_start.dealer > seat || m_start.dealer >= static_cast<int>(m_start.players.size()))
        m_start.dealer = qMax(0, m_start.dealer - 1);
    refresh();
}

void ScoreSetup::removePerson(const QString &id)
{
    const auto found = std::ranges::find(m_start.players, id.toStdString(), &score::Player::id);
    if (found != m_start.players.end())
        remove(static_cast<int>(found - m_start.players.begin()));
}

void ScoreSetup::clear()
{
    m_start.players.clear();
    m_start.dealer = 0;
    refresh();
}

void ScoreSetup::move(int from, int to)
{
    const int count = static_cast<int>(m_start.players.size());
    if (from < 0 || from >= count || to < 0 || to >= count)
        return;
    for (const int step = from < to ? 1 : -1; from != to; from += step)
        swapSeats(from, from + step);
    refresh();
}

void ScoreSetup::swapSeats(int seat, int other)
{
    std::swap(m_start.players[static_cast<std::size_t>(seat)], m_start.players[static_cast<std::size_t>(other)]);
    if (m_start.dealer == seat || m_start.dealer == other)
        m_start.dealer = m_start.dealer == seat ? other : seat;
}

/// Returns the seat of the person who is called \p name in this setup or in the score book. Returns nothing if that person has
/// no seat.
std::optional<int> ScoreSetup::seatNamed(const QString &name) const
{
    const std::optional<Person> known = m_people.named(name);
    for (std::size_t seat = 0; seat < m_start.players.size(); ++seat) {
        const score::Player &player = m_start.players[seat];
        if (People::isSameName(QString::fromStdString(player.name), name) || (known && known->id.toStdString() == player.id))
            return static_cast<int>(seat);
    }
    return {};
}

void ScoreSetup::change(int seat, const QString &name, const QString &portrait, int colorIndex)
{
    if (seat < 0 || seat >= static_cast<int>(m_start.players.size()))
        return;
    score::Player &player = m_start.players[static_cast<std::size_t>(seat)];
    const QString written = People::cleaned(name);
    const bool isOwn = People::isSameName(written, QString::fromStdString(player.name));
    if (!isOwn && !written.isEmpty() && seatNamed(written) != seat) {
        seatAnother(seat, written);
        return refresh();
    }
    if (isOwn) // the same name, perhaps with other upper and lower case
        player.name = written.toStdString();
    chooseLook(seat, portrait, qBound(0, colorIndex, People::colorCount - 1));
    refresh();
}

/// Sets a player's portrait and color, as far as they differ from the shown ones. If another player already has the new portrait
/// or color, that player gets the old one in exchange, in this game only.
void ScoreSetup::chooseLook(int seat, const QString &portrait, int colorIndex)
{
    score::Player &player = m_start.players[static_cast<std::size_t>(seat)];
    const score::Player shown = m_playersWithLooks[static_cast<std::size_t>(seat)];
    if (portrait != QString::fromStdString(shown.portrait)) {
        player.portrait = portrait.toStdString();
        for (score::Player &other : m_playersWithLooks)
            other.portrait = other.id == player.id  ? player.portrait
                : other.portrait == player.portrait ? shown.portrait
                                                    : other.portrait;
    }
    if (colorIndex != shown.color) {
        player.color = colorIndex;
        for (score::Player &other : m_playersWithLooks)
            other.color = other.id == player.id ? colorIndex : other.color == colorIndex ? shown.color : other.color;
    }
}

/// Puts the person called \p name at \p seat without renaming anybody. If that person already has a seat, the two players swap
/// seats. If the name is unknown, a new person is created.
void ScoreSetup::seatAnother(int seat, const QString &name)
{
    if (const std::optional<int> other = seatNamed(name))
        return swapSeats(seat, *other);
    score::Player &player = m_start.players[static_cast<std::size_t>(seat)];
    if (const std::optional<Person> known = m_people.named(name)) {
        player = playerOf(*known);
        return;
    }
    const bool wasNew = !m_people.person(QString::fromStdString(player.id));
    score::Player newcomer = playerOf(m_people.newPerson(name, m_playersWithLooks));
    if (wasNew) { // the typed name of a new person was corrected, so the chosen look is kept
        newcomer.portrait = player.portrait;
        newcomer.color = player.color;
    }
    player = newcomer;
}

void ScoreSetup::forgetTypedName()
{
    m_typedName.clear();
    emit typedNameChanged();
}

void ScoreSetup::takeOver(const score::Sheet &sheet)
{
    forgetTypedName();
    m_start = {static_cast<const score::GameTerms &>(sheet), {}, 0};
    m_playersWithLooks = sheet.players();
    m_start.at_table = false;
    if (!sheet.has_target())
        m_start.target = score::printed_rules(sheet.game).target;
    for (int seat = 0; seat < sheet.seat_count(); ++seat) {
        const score::Seat &sat = sheet.seats[static_cast<std::size_t>(seat)];
        if (!sat.present || !score::is_person(sat.player.id)) // computer players cannot play with real cards
            continue;
        if (seat == sheet.open.dealer) // the dealer of the open round deals first in the new game
            m_start.dealer = static_cast<int>(m_start.players.size());
        m_start.players.push_back(m_people.withCurrentLook(sat.player));
    }
    refresh();
}

void ScoreSetup::takePeople()
{
    std::vector<score::Player> players;
    for (const score::Player &player : m_start.players) {
        const score::Player now = m_people.withCurrentLook(player);
        if (std::ranges::find(players, now.id, &score::Player::id) == players.end())
            players.push_back(now);
    }
    m_start.players = players;
    m_start.dealer = qBound(0, m_start.dealer, qMax(0, static_cast<int>(players.size()) - 1));
    updateKnown();
}

void ScoreSetup::updateKnown()
{
    m_knownIds = m_people.recent(mostRecent);
    refresh();
}

bool ScoreSetup::keepPeople()
{
    // The players are copied, because each keep() makes m_start read the portraits and colors from the book again.
    const std::vector<score::Player> players = m_start.players;
    for (const score::Player &player : players) {
        const Person person{QString::fromStdString(player.id),
                            QString::fromStdString(player.name),
                            QString::fromStdString(player.portrait),
                            player.color,
                            {}};
        if (m_people.person(person.id) != person && !m_people.keep(person)) {
            // Storing failed, for example on a full disk. The choices made in this setup must not be lost.
            m_start.players = players;
            refresh();
            return false;
        }
    }
    return true;
}

void ScoreSetup::refresh()
{
    QList<VariantRow> variants;
    for (const Option &known : words::variantsOf(m_start.game)) {
        const bool isOn = std::ranges::find(m_start.variants, known.value.toStdString()) != m_start.variants.end();
        variants.append({known.value, known.name, isOn});
    }
    m_variants.setRows(variants);
    std::vector<score::Player> recorded = m_start.players; // players who are already seated keep their looks in this game
    for (score::Player &player : recorded) {
        const auto seated = std::ranges::find(m_playersWithLooks, player.id, &score::Player::id);
        if (seated != m_playersWithLooks.end())
            player = *seated;
    }
    m_playersWithLooks = People::withDistinctLooks(m_start.players, recorded);
    QList<SetupSeatRow> seats;
    for (const score::Player &player : m_playersWithLooks) {
        const int seat = static_cast<int>(seats.size());
        const QString id = QString::fromStdString(player.id);
        seats.append({seat, id, QString::fromStdString(player.name), QString::fromStdString(player.portrait), player.color,
                      seat == m_start.dealer});
        if (!m_knownIds.contains(id))
            m_knownIds << id;
    }
    m_seats.setRows(seats);
    QList<KnownPersonRow> known;
    for (const PersonRow &person : m_people.list()->rows()) {
        if (m_knownIds.contains(person.personId))
            known.append({person.personId, person.name, person.portrait, person.colorIndex, sits(person.personId)});
    }
    m_known.setRows(known);
    emit changed();
}

} // namespace tableside

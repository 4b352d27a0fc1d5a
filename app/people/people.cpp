// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/people/people.h"

#include "app/words/cleaned_text.h"
#include "app/words/player_words.h"
#include "engine/players/character.h"

#include <QLocale>
#include <QUuid>

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace tableside {

namespace {

/// Returns the id of portrait \p number, counted from 0. Numbers beyond the last portrait start again from the first one.
std::string portrait(std::size_t number)
{
    return std::string(character_name(all_characters[number % all_characters.size()]));
}

std::string nextPortrait(const std::string &before)
{
    const std::optional<Character> character = character_named(before);
    const auto found = std::ranges::find(all_characters, character.value_or(all_characters.back()));
    return portrait(static_cast<std::size_t>(found - all_characters.begin()) + 1);
}

int nextColor(int before)
{
    return (before + 1) % People::colorCount;
}

/// Gives all players different portraits, or all different colors, as People::withDistinctLooks() describes. \p next returns the
/// value after a given one; \p count is the number of values. Any number of players may have the value \p noLook.
template <typename Value>
void makeDistinct(std::vector<score::Player> &players, const std::vector<score::Player> &recorded, Value score::Player::*look,
                  const Value &noLook, const std::function<Value(const Value &)> &next, std::size_t count)
{
    std::vector<Value> taken;
    std::vector<std::size_t> others;
    const auto isFree = [&](const Value &value) { return std::ranges::find(taken, value) == taken.end(); };
    for (const bool isAsRecorded : {true, false}) {
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            const Value &own = players[seat].*look;
            if ((own == recorded[seat].*look) != isAsRecorded || own == noLook)
                continue;
            if (isFree(own))
                taken.push_back(own);
            else
                others.push_back(seat);
        }
    }
    for (const std::size_t seat : others) {
        Value &value = players[seat].*look;
        if (recorded[seat].*look != noLook)
            value = recorded[seat].*look;
        for (std::size_t step = 0; step < count && !isFree(value); ++step)
            value = next(value);
        taken.push_back(value);
    }
}

/// Returns a form of a name that is equal for all spellings that differ only in case. Accents stay, since "a" and "ä" are
/// different letters in many languages.
QString withoutCase(const QString &name)
{
    return People::cleaned(name).toCaseFolded().replace(u'ß', QStringLiteral("ss")).normalized(QString::NormalizationForm_C);
}

/// Returns whether a person whose id is in \p ids takes part in a game. In a finished game, only players who played at least
/// one round count.
bool wasInGame(const score::GameSummary &game, const QStringList &ids)
{
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        if (ids.contains(QString::fromStdString(game.players[seat])) && (!game.is_over() || game.has_played(seat)))
            return true;
    }
    return false;
}

} // namespace

People::People(ScoreStore &store, QObject *parent) : QObject(parent), m_store(store)
{
    reload();
}

QStringList People::portraits()
{
    QStringList keys{QString()};
    for (const Character character : all_characters)
        keys << QString::fromLatin1(character_name(character));
    return keys;
}

QString People::portraitName(const QString &portrait)
{
    const qsizetype number = portraits().indexOf(portrait);
    return number < 1 ? QString() : words::characterAnimal(all_characters.at(static_cast<std::size_t>(number - 1)));
}

void People::reload()
{
    const auto people = m_store.people();
    if (people)
        m_people = *people;
    else
        m_problem = m_store.problem();
    QList<PersonRow> rows;
    m_merged.clear();
    for (const Person &person : std::as_const(m_people)) {
        if (person.mergedInto.isEmpty())
            rows << rowOf(person);
        else
            m_merged.insert(person.id, canonical(person.id).toStdString());
    }
    const QCollator collator = nameCollator();
    std::ranges::stable_sort(
        rows, [&](const PersonRow &left, const PersonRow &right) { return collator.compare(left.name, right.name) < 0; });
    m_list.setRows(rows);
    emit changed();
}

std::optional<Person> People::person(const QString &id) const
{
    for (const Person &person : m_people) {
        if (person.id == id)
            return person;
    }
    return {};
}

QStringList People::recent(int most) const
{
    QHash<QString, qint64> lastGames;
    const QHash<QString, qint64> stored = m_store.lastGames().value_or(QHash<QString, qint64>());
    for (auto last = stored.cbegin(); last != stored.cend(); ++last) {
        qint64 &game = lastGames[canonical(last.key())];
        game = qMax(game, last.value());
    }
    QStringList ids;
    for (const PersonRow &person : m_list.rows())
        ids << person.personId;
    std::ranges::stable_sort(ids, std::greater(), [&](const QString &id) { return lastGames.value(id); });
    return ids.mid(0, most);
}

QString People::canonical(const QString &id) const
{
    QString resolved = id;
    // The number of steps is limited because the merges in an imported file may form a circle. The app itself never creates one.
    for (qsizetype step = 0; step < m_people.size(); ++step) {
        const std::optional<Person> found = person(resolved);
        if (!found || found->mergedInto.isEmpty())
            break;
        resolved = found->mergedInto;
    }
    return resolved;
}

QString People::resolved(const QString &id, const QString &name) const
{
    QString now = canonical(id);
    if (person(now))
        return now;
    const std::optional<Person> known = name.isEmpty() ? std::nullopt : named(name);
    return known ? known->id : QString();
}

QStringList People::aliases(const QString &id) const
{
    QStringList ids{id};
    for (const Person &person : m_people) {
        if (person.id != id && canonical(person.id) == id)
            ids << person.id;
    }
    return ids;
}

void People::resolveMerges(std::vector<score::PlayerId> &players) const
{
    if (m_merged.isEmpty())
        return;
    for (score::PlayerId &player : players) {
        if (const auto found = m_merged.constFind(QString::fromStdString(player)); found != m_merged.constEnd())
            player = *found;
    }
}

QStringList People::idsNamedLike(const QString &part) const
{
    QStringList ids;
    for (const Person &person : m_people) {
        if (person.mergedInto.isEmpty() && foldedForSearch(person.name).contains(part))
            ids << aliases(person.id);
    }
    return ids;
}

std::optional<Person> People::named(const QString &name) const
{
    const QString wanted = withoutCase(name);
    const Person *merged = nullptr;
    for (const Person &person : m_people) {
        if (withoutCase(person.name) != wanted)
            continue;
        if (person.mergedInto.isEmpty())
            return person;
        merged = &person;
    }
    return merged ? person(canonical(merged->id)) : std::nullopt;
}

QString People::alike(const QString &name, const QStringList &seated) const
{
    const QString wanted = foldedForSearch(cleaned(name));
    if (wanted.isEmpty() || named(name))
        return {};
    for (const Person &other : m_people) {
        const std::optional<Person> resolved = foldedForSearch(other.name) == wanted ? person(canonical(other.id)) : std::nullopt;
        if (resolved && !seated.contains(resolved->id))
            return resolved->name;
    }
    return {};
}

QString People::identityQuestion(const QString &typed, const QString &known)
{
    //: %1, %2: two names that differ only in accents, such as Jürgen and Jurgen
    return tr("Is %1 the %2 in your book?").arg(typed, known);
}

score::Player People::withCurrentLook(const score::Player &player) const
{
    const std::optional<Person> known = person(canonical(QString::fromStdString(player.id)));
    return known ? playerOf(*known) : player;
}

std::vector<score::Player> People::asSeated(const std::vector<score::Player> &recorded) const
{
    std::vector<score::Player> players;
    for (const score::Player &player : recorded)
        players.push_back(withCurrentLook(player));
    return withDistinctLooks(std::move(players), recorded);
}

std::vector<score::Player> People::withDistinctLooks(std::vector<score::Player> players,
                                                     const std::vector<score::Player> &recorded)
{
    makeDistinct<std::string>(players, recorded, &score::Player::portrait, {}, nextPortrait, all_characters.size());
    makeDistinct<int>(players, recorded, &score::Player::color, -1, nextColor, colorCount);
    // More than ten players share portraits and colors, but no two of them share both.
    constexpr int most = colorCount * static_cast<int>(all_characters.size());
    std::set<std::pair<std::string, int>> taken;
    for (score::Player &player : players) {
        if (player.portrait.empty() || player.color < 0)
            continue;
        for (int step = 1; step <= most && taken.contains({player.portrait, player.color}); ++step) {
            player.color = nextColor(player.color);
            if (step % colorCount == 0)
                player.portrait = nextPortrait(player.portrait);
        }
        taken.emplace(player.portrait, player.color);
    }
    return players;
}

Person People::newPerson(const QString &name, const std::vector<score::Player> &beside) const
{
    const std::size_t number = static_cast<std::size_t>(m_people.size()) + beside.size();
    std::vector<score::Player> players = beside;
    players.push_back({QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(), cleaned(name).toStdString(),
                       portrait(number), static_cast<int>(number % colorCount)});
    const score::Player made = withDistinctLooks(players, players).back();
    return {QString::fromStdString(made.id),
            QString::fromStdString(made.name),
            QString::fromStdString(made.portrait),
            made.color,
            {}};
}

bool People::keep(const Person &person)
{
    const bool kept = m_store.keep(person);
    m_problem = m_store.problem();
    reload();
    return kept;
}

bool People::merge(const QString &from, const QString &into)
{
    std::optional<Person> merged = person(from);
    if (!merged || !person(into) || canonical(from) == canonical(into))
        return false;
    const QStringList ids = aliases(into);
    const QStringList names = aliases(from);
    const auto games = m_store.summaries(names);
    if (!games)
        return refuse(m_store.problem());
    const auto met = [&](const score::GameSummary &game) { return wasInGame(game, names) && wasInGame(game, ids); };
    if (std::ranges::any_of(*games, met)) {
        //: %1, %2: two names that played in one game and so can't be the same person
        return refuse(
            tr("%1 and %2 played against each other, so they can’t be the same person.").arg(merged->name, person(into)->name));
    }
    merged->mergedInto = into;
    return keep(*merged);
}

bool People::part(const QString &id)
{
    std::optional<Person> parted = person(id);
    if (!parted || parted->mergedInto.isEmpty())
        return false;
    if (isTaken(parted->name, id))
        //: %1 a name. Two merged people can't be separated while both have it
        return refuse(tr("Two people would be called %1. Rename one of them first.").arg(parted->name));
    parted->mergedInto.clear();
    return keep(*parted);
}

bool People::forget(const QString &id)
{
    //: The name that takes the place of a deleted person in the games of the score book
    const bool isForgotten = m_store.forget({aliases(id), tr("Former player")});
    m_problem = m_store.problem();
    reload();
    return isForgotten;
}

/// Returns whether an unmerged person other than \p except has that name.
bool People::isTaken(const QString &name, const QString &except) const
{
    return std::ranges::any_of(m_people, [&](const Person &other) {
        return other.id != except && other.mergedInto.isEmpty() && isSameName(other.name, name);
    });
}

bool People::refuse(const QString &problem)
{
    m_problem = problem;
    emit changed();
    return false;
}

bool People::change(const QString &id, const QString &name, const QString &portrait, int colorIndex)
{
    std::optional<Person> changed = person(id);
    if (!changed)
        return false;
    const QString written = cleaned(name);
    if (!isSameName(written, changed->name) && isTaken(written, id))
        //: %1 a name. “The same person …” is the button below, with the same words
        return refuse(tr("The name %1 is taken. If it’s the same person, choose “Same person, two names?” below.").arg(written));
    if (!written.isEmpty())
        changed->name = written;
    changed->portrait = portrait;
    changed->colorIndex = qBound(0, colorIndex, colorCount - 1);
    return keep(*changed);
}

void People::dismissProblem()
{
    if (m_problem.isEmpty())
        return;
    m_problem.clear();
    emit changed();
}

QString People::cleaned(const QString &name)
{
    return shownWords(name.normalized(QString::NormalizationForm_C)).left(longestName).trimmed();
}

bool People::isSameName(const QString &left, const QString &right)
{
    return withoutCase(left) == withoutCase(right);
}

QCollator nameCollator()
{
    QCollator collator{QLocale()};
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    return collator;
}

score::Player playerOf(const Person &person)
{
    return {person.id.toStdString(), person.name.toStdString(), person.portrait.toStdString(), person.colorIndex};
}

PersonRow rowOf(const Person &person)
{
    return {person.id, person.name, person.portrait, person.colorIndex};
}

} // namespace tableside

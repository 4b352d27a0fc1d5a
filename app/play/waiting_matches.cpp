#include "play/waiting_matches.h"

#include "play/player_words.h"

#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <functional>
#include <utility>

namespace tableside {

namespace {

const QString dosGame = QStringLiteral("dos");
const QString unoGame = QStringLiteral("uno");

/// As AnySession wrote it: the name, or the portrait of somebody who has none but the character's.
QString playerName(const QJsonValue &player)
{
    if (!player.isObject())
        return player.toString();
    const auto character = character_named(player.toObject().value(QLatin1String("portrait")).toString().toStdString());
    return character ? words::characterName(*character) : QString();
}

} // namespace

WaitingMatches::WaitingMatches(MatchStore &store, QObject *parent) : QAbstractListModel(parent), m_store(store) {}

bool WaitingMatches::isAny() const
{
    return std::ranges::any_of(m_rows, [](const Row &row) { return row.waiting.has_value(); });
}

const WaitingMatches::Row *WaitingMatches::row(const QString &game) const
{
    const auto found = std::ranges::find(m_rows, game, &Row::game);
    return found == m_rows.end() ? nullptr : &*found;
}

std::optional<qint64> WaitingMatches::match(const QString &game) const
{
    const Row *of = row(game);
    return of && of->waiting ? std::optional(of->waiting->id) : std::nullopt;
}

std::optional<qint64> WaitingMatches::matchPutAway(const QString &game) const
{
    const auto found = m_putAway.constFind(game);
    return found == m_putAway.constEnd() ? std::nullopt : std::optional(found->id);
}

void WaitingMatches::notePutAway(const QString &game)
{
    if (const Row *of = row(game); of && of->waiting)
        m_putAway.insert(game, *of->waiting);
}

void WaitingMatches::reload()
{
    std::vector<Row> rows;
    for (const QString &game : {dosGame, unoGame}) {
        Row row{game, m_store.unfinished(game), {}};
        if (const auto away = m_putAway.constFind(game); away != m_putAway.constEnd())
            row.putAway = *away;
        if (row.waiting || row.putAway)
            rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, std::greater(), [](const Row &row) {
        return row.waiting ? std::pair(row.waiting->updatedAt, row.waiting->id) : std::pair(QDateTime(), qint64{0});
    });
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    emit changed();
}

int WaitingMatches::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant WaitingMatches::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case GameRole: return row.game;
    case Qt::DisplayRole:
    case TitleRole: return title(row.waiting);
    case DetailRole: return detail(row.waiting);
    case PutAwayTitleRole: return title(row.putAway);
    default: return {};
    }
}

QHash<int, QByteArray> WaitingMatches::roleNames() const
{
    return {{GameRole, "game"}, {TitleRole, "title"}, {DetailRole, "detail"}, {PutAwayTitleRole, "putAwayTitle"}};
}

QString WaitingMatches::title(const std::optional<UnfinishedMatch> &match)
{
    if (!match)
        return {};
    QStringList others;
    for (const QJsonValue &player : match->summary.value(QLatin1String("others")).toArray())
        others << playerName(player);
    const QString names = QLocale().createSeparatedList(others);
    //: A match that was left. %1 the other players' names
    return match->game == unoGame ? tr("UNO with %1").arg(names) : tr("DOS with %1").arg(names);
}

QString WaitingMatches::detail(const std::optional<UnfinishedMatch> &match)
{
    if (!match)
        return {};
    QStringList totals;
    for (const QJsonValue &total : match->summary.value(QLatin1String("totals")).toArray())
        totals << QString::number(total.toInt());
    const QString when = QLocale().toString(match->updatedAt.toLocalTime(), QLocale::ShortFormat);
    //: %1 number of the round, %2 the scores ("84 : 120"), %3 date and time
    return tr("Round %1 · %2 · %3")
        .arg(match->summary.value(QLatin1String("round")).toInt())
        .arg(totals.join(QStringLiteral(" : ")), when);
}

} // namespace tableside

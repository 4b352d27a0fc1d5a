#include "app/score/score_book.h"

#include "app/score/score_words.h"

#include <QDateTime>
#include <QLocale>

namespace tableside {

QString bookTitle(const ScoreShown &shown)
{
    return QLocale().createSeparatedList(shown.names);
}

QString bookDate(const ScoreShown &shown)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(shown.startedAt).date(), QLocale::ShortFormat);
}

QString bookDetail(const ScoreShown &shown)
{
    //: A game in the book. %n rounds
    const QString rounds = ScoreBook::tr("%n round(s)", nullptr, shown.rounds);
    const QString first = words::boxName(shown.box) + QStringLiteral(" · ") + rounds;
    if (shown.stage == score::Stage::playing && !score::is_known_target(shown.target))
        //: A game in the book that has no target. %1 game and rounds
        return ScoreBook::tr("%1 · goes on").arg(first);
    if (shown.stage == score::Stage::playing) {
        //: A game in the book. %1 game and rounds, %2 the target
        return ScoreBook::tr("%1 · goes on to %2").arg(first).arg(shown.target);
    }
    if (shown.winner < 0)
        //: A game in the book. %1 game and rounds
        return ScoreBook::tr("%1 · ended level").arg(first);
    //: A game in the book. %1 game and rounds, %2 a player, %n points
    return ScoreBook::tr("%1 · %2 won with %n point(s)", nullptr, shown.totals.value(shown.winner))
        .arg(first, shown.names.value(shown.winner));
}

ScoreShown asOfNow(ScoreShown shown, const People &people)
{
    for (qsizetype seat = 0; seat < shown.personIds.size() && shown.stage != score::Stage::ended; ++seat) {
        const std::optional<Person> person = people.person(people.canonical(shown.personIds[seat]));
        if (!person)
            continue;
        shown.names[seat] = person->name;
        shown.colours[seat] = person->colour;
        shown.portraits[seat] = person->portrait;
    }
    return shown;
}

ScoreBook::ScoreBook(ScoreStore &store, const People &people, QObject *parent)
    : QAbstractListModel(parent), m_store(store), m_people(people)
{
    connect(&people, &People::changed, this, &ScoreBook::showNamesOfNow);
}

void ScoreBook::showNamesOfNow()
{
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(count() - 1));
}

int ScoreBook::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant ScoreBook::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ScoreGameRow &row = m_rows[index.row()];
    if (role == GameIdRole)
        return row.id;
    const ScoreShown shown = asOfNow(ScoreShown::fromJson(row.digest), m_people);
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return bookTitle(shown);
    case DetailRole: return bookDetail(shown);
    case DateRole: return bookDate(shown);
    case IsOpenRole: return shown.stage == score::Stage::playing;
    case NoteRole:
        return shown.place.isEmpty() || shown.note.isEmpty() ? shown.place + shown.note
                                                             : shown.place + QStringLiteral(" · ") + shown.note;
    case NamesRole: return shown.names;
    case ColoursRole: return QVariant::fromValue(shown.colours);
    case PortraitsRole: return shown.portraits;
    case WinnerRole: return shown.stage == score::Stage::playing ? -1 : shown.winner;
    default: return {};
    }
}

QHash<int, QByteArray> ScoreBook::roleNames() const
{
    return {{GameIdRole, "gameId"}, {TitleRole, "title"}, {DetailRole, "detail"}, {DateRole, "date"},
            {IsOpenRole, "isOpen"}, {NoteRole, "note"}, {NamesRole, "names"}, {ColoursRole, "colours"},
            {PortraitsRole, "portraits"}, {WinnerRole, "winner"}};
}

void ScoreBook::setSearch(const QString &search)
{
    if (search == m_search)
        return;
    m_search = search;
    emit searchChanged();
    reload();
}

void ScoreBook::reload()
{
    const auto rows = m_store.games(m_search, [this](const QString &part) { return m_people.idsNamedLike(part); });
    beginResetModel();
    m_rows = rows.value_or(QList<ScoreGameRow>());
    endResetModel();
    m_problem = m_store.problem();
    m_deleted = m_store.deleted().value_or(QList<ScoreGameRow>());
    emit countChanged();
    emit problemChanged();
}

bool ScoreBook::done(bool success)
{
    const QString problem = m_store.problem();
    reload();
    if (!problem.isEmpty())
        m_problem = problem;
    emit problemChanged();
    if (success)
        emit changed();
    return success;
}

bool ScoreBook::remove(qint64 gameId)
{
    return done(m_store.setDeleted(gameId, true));
}

QString ScoreBook::deletedTitle() const
{
    if (m_deleted.isEmpty())
        return {};
    const ScoreShown shown = asOfNow(ScoreShown::fromJson(m_deleted.last().digest), m_people);
    return bookTitle(shown) + QStringLiteral(" · ") + bookDate(shown);
}

void ScoreBook::dismissProblem()
{
    m_problem.clear();
    emit problemChanged();
}

bool ScoreBook::bringBack()
{
    if (m_deleted.isEmpty())
        return false;
    return done(m_store.setDeleted(m_deleted.last().id, false));
}

} // namespace tableside

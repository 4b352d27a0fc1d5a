// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/table_controller.h"

#include "app/audio/sound_board.h"
#include "app/files/storage_state.h"
#include "app/people/people.h"
#include "app/settings/app_settings.h"
#include "app/store/database/database.h"
#include "app/table/session/match_file.h"
#include "engine/dos/json/codec.h"
#include "engine/uno/json/codec.h"

#include <QRandomGenerator>

namespace tableside {

namespace {

constexpr double hurry = 4; ///< The factor by which other players' turns are faster while the person hurries them.

bool isUno(const QString &game)
{
    return game == QLatin1String(uno::Game::name.data());
}

std::unique_ptr<GameTable> tableFor(std::unique_ptr<TableSession<dos::Game>> session, SoundBoard &sounds)
{
    return std::make_unique<DosTable>(std::move(session), sounds);
}

std::unique_ptr<GameTable> tableFor(std::unique_ptr<TableSession<uno::Game>> session, SoundBoard &sounds)
{
    return std::make_unique<UnoTable>(std::move(session), sounds);
}

/// Returns words that say why nothing is stored permanently; empty if everything is stored.
QString whyForgotten(StorageState state)
{
    switch (state) {
    case StorageState::Kept:
    case StorageState::Evictable: return {};
    case StorageState::Refused:
        //: At Home, in a browser
        return TableController::tr("This browser doesn’t let pages store anything, so everything is gone when you close this "
                                   "page. "
                                   "Allow it for this page, then reload.");
    case StorageState::Full:
        //: At Home, in a browser
        return TableController::tr(
            "The browser can’t save what you do now, most likely because this device is out of space. Free "
            "some space and go on: it’s saved then.");
    case StorageState::Private:
        //: At Home, in a browser
        return TableController::tr("This is a private window, so everything is gone when you close it.");
    }
    return {};
}

} // namespace

TableController::TableController(Database &database, SoundBoard &sounds, AppSettings &settings, TimeSource &time, People &people,
                                 QObject *parent)
    : QObject(parent), m_sounds(sounds), m_settings(settings), m_time(time), m_people(people), m_store(database),
      m_scores(database), m_dosSetup(settings, people), m_unoSetup(settings, people), m_unfinished(m_store),
      m_daily(database, settings),
      m_forgets([&database] { return database.isPersistent() ? whyForgotten(storageState()) : database.notice(); })
{
    watchStorage([this] { emit retranslated(); });
    connect(this, &TableController::retranslated, this, [this] {
        if (m_table)
            m_table->setNotKept(forgets());
    });
    for (const auto signal : {&AppSettings::speedChanged, &AppSettings::reducedMotionChanged, &AppSettings::tableTalkChanged,
                              &AppSettings::spokenTalkChanged, &AppSettings::soundVolumeChanged,
                              &AppSettings::momentVolumeChanged, &AppSettings::soundOnChanged})
        connect(&settings, signal, this, &TableController::applySettings);
    connect(this, &TableController::matchClosed, &m_daily, &DailyDeal::reload);
    applySettings();
    m_unfinished.reload();
}

TableController::~TableController() = default;

void TableController::applySettings()
{
    m_sounds.setVolume(m_settings.soundOn() ? m_settings.soundVolume() : 0.0);
    m_sounds.setMomentVolume(m_settings.momentVolume());
    Pace pace{m_settings.speed(), m_settings.reducedMotion(), m_holds};
    if (m_replay)
        m_replay->setPace(pace);
    if (m_table) {
        pace.speed *= m_table->isHurrying() ? hurry : 1;
        m_table->setPace(pace, m_aiPace);
        m_table->setTalks(m_settings.tableTalk(), m_settings.spokenTalk());
    }
}

void TableController::setAiPace(const AiPace &pace)
{
    m_aiPace = pace;
    applySettings();
}

void TableController::setHolds(bool holds)
{
    m_holds = holds;
    applySettings();
}

void TableController::setGame(const QString &game)
{
    m_startNotice.dismiss(); // the notice is about the last attempt to start a match
    if (game == m_game)
        return;
    const QVariantMap own = setup()->seats()->own();
    m_game = game;
    setup()->seats()->setOwn(own); // The person at this device is the same in both games.
    emit gameChanged();
}

void TableController::setFileService(const FileService &service)
{
    m_fileService = service;
    m_daily.setFileService(service);
    if (m_table)
        m_table->setFileService(service);
}

MatchSetup *TableController::setup()
{
    return isUno(m_game) ? static_cast<MatchSetup *>(&m_unoSetup) : &m_dosSetup;
}

bool TableController::startMatch()
{
    if (!setup()->isValid())
        return false;
    if (!setup()->seats()->keepPeople()) {
        m_startNotice.fail(m_people.problem());
        return false;
    }
    setup()->remember();
    const bool hasBegun = isUno(m_game) ? begin(m_unoSetup.config()) : begin(m_dosSetup.config());
    if (hasBegun)
        // A typed number is for one match only. Otherwise all later matches would have the same cards.
        setup()->setDealNumber({});
    return hasBegun;
}

bool TableController::playDaily(const QString &game)
{
    if (!m_daily.reload())
        return false;
    const DailyRow deal = m_daily.row(game);
    if (deal.isUnfinished())
        return resumeMatch(deal.match.id);
    if (!deal.isOpen())
        return false;
    const std::vector<SeatConfig> seats = setup()->seats()->seats();
    const auto person = std::ranges::find_if(seats, &SeatConfig::isPerson);
    SeatConfig own;
    own.hasOwnName = false;
    if (person != seats.end())
        own = *person;
    return isUno(game) ? begin(dailyConfig<uno::Game>(m_daily.today(), own))
                       : begin(dailyConfig<dos::Game>(m_daily.today(), own));
}

QString TableController::otherGame() const
{
    if (!m_table || m_table->isDaily())
        return {};
    const bool isDosNext = isUno(m_table->game());
    const MatchSetup &next = isDosNext ? static_cast<const MatchSetup &>(m_dosSetup) : m_unoSetup;
    const auto people = m_table->anySession().seating().people().size();
    if (static_cast<int>(people) > next.mostSeats())
        return {};
    return isDosNext ? QStringLiteral("DOS") : QStringLiteral("UNO");
}

bool TableController::setUpOtherGame()
{
    if (otherGame().isEmpty())
        return false;
    setGame(otherGame().toLower());
    setup()->seats()->take(m_table->anySession().seating().seats);
    return true;
}

bool TableController::playAgain()
{
    if (auto *dosTable = qobject_cast<DosTable *>(m_table.get()))
        return playAgainAt(dosTable->session());
    auto *unoTable = qobject_cast<UnoTable *>(m_table.get());
    return unoTable && playAgainAt(unoTable->session());
}

template <typename Game>
bool TableController::playAgainAt(TableSession<Game> &session)
{
    using Codec = typename Game::Codec;
    MatchConfig<Game> config = session.config();
    // A resumed match keeps the rules of its record's version; a new match uses the rules of the newest version.
    config.rules = Codec::rules_of_version(config.rules, Codec::record_version(typename Game::Ruleset()));
    config.seed = QRandomGenerator::system()->generate64();
    config.seedIsKnown = false;
    config.isPlayedOn = false;
    MatchSetup::rememberSeats(m_settings, config);
    return begin(config);
}

template <typename Game>
bool TableController::begin(const MatchConfig<Game> &config)
{
    QString problem;
    auto session = TableSession<Game>::begin(config, m_store, m_time, problem);
    if (!session && m_table)
        m_table->setStoreProblem(problem); // shown at the table, where "play again" was pressed
    else if (!session)
        m_startNotice.fail(problem);
    return session && seat(tableFor(std::move(session), m_sounds));
}

template <typename Game>
bool TableController::openTableOrReport(std::unique_ptr<TableSession<Game>> session, const QString &problem)
{
    if (!session)
        m_notice.fail(problem);
    return session && seat(tableFor(std::move(session), m_sounds));
}

template <typename Game>
bool TableController::resume(qint64 id)
{
    QString problem;
    return openTableOrReport(TableSession<Game>::resume(id, m_store, m_time, problem), problem);
}

template <typename Game>
bool TableController::importRecord(const std::vector<std::string> &record, int seatOfPerson)
{
    QString problem;
    return openTableOrReport(TableSession<Game>::importRecord(record, m_store, m_time, problem, seatOfPerson), problem);
}

bool TableController::showRecord(const QString &game, const QByteArray &record)
{
    QString problem;
    if (!look(game, asText(record.split('\n')), problem)) {
        m_notice.fail(problem);
        return false;
    }
    m_replay->goTo(m_replay->count());
    if (!m_replay->mayPlayOn())
        m_replay->goTo(0);
    return true;
}

bool TableController::openReplay(qint64 matchId)
{
    const std::optional<QByteArrayList> lines = m_store.lines(matchId);
    QString problem = m_store.problem();
    if (lines && lines->isEmpty())
        //: Why a game that is over can't be watched
        problem = tr("Only the result of this game is left: your settings limit how many games you can replay.");
    else if (lines && look(gameOfHeader(lines->first()).value_or(QString()), asText(*lines), problem))
        return true;
    else if (lines || m_store.trouble() == StoreTrouble::Damaged)
        //: Why a game that is over can't be watched
        problem = tr("This game can’t be watched: its record is damaged.");
    m_notice.fail(problem);
    return false;
}

bool TableController::look(const QString &game, const std::vector<std::string> &lines, QString &problem)
{
    std::unique_ptr<MatchReplay> replay = tableside::openReplay(game, lines, m_time, m_sounds, problem);
    if (!replay)
        return false;
    // The old replay is destroyed at the end of this function, because QML uses it until replayChanged().
    const std::unique_ptr<MatchReplay> before = std::exchange(m_replay, std::move(replay));
    applySettings();
    emit replayChanged();
    return true;
}

void TableController::closeReplay()
{
    const std::unique_ptr<MatchReplay> before = std::move(m_replay);
    emit replayChanged();
}

bool TableController::playOn()
{
    if (!m_replay || !m_replay->mayPlayOn())
        return false;
    const std::vector<std::string> lines = m_replay->save();
    // At the end of an unfinished match, the people who played it continue. From any other position, or if only AI players
    // played, one person continues alone.
    const int seat = m_replay->isAtEnd() && m_replay->hasPeople() ? -1 : m_replay->seat();
    return isUno(m_replay->game()) ? importRecord<uno::Game>(lines, seat) : importRecord<dos::Game>(lines, seat);
}

bool TableController::resumeMatch(const QString &game)
{
    const std::optional<qint64> match = m_unfinished.newestOf(game);
    return match && resumeMatch(*match);
}

bool TableController::resumeMatch(qint64 id)
{
    const std::optional<UnfinishedRow> match = m_unfinished.find(id);
    return match && (isUno(match->game()) ? resume<uno::Game>(id) : resume<dos::Game>(id));
}

bool TableController::seat(std::unique_ptr<GameTable> table)
{
    // The old table is destroyed at the end of this function, because QML uses it until tableChanged().
    const std::unique_ptr<GameTable> before = std::exchange(m_table, std::move(table));
    m_isDiscarded = false;
    m_startNotice.dismiss();
    m_table->setFileService(m_fileService);
    m_table->setNotKept(forgets());
    BookEntry &entry = m_table->createBookEntry(m_scores);
    connect(&entry, &BookEntry::bookChanged, this, &TableController::bookChanged);
    connect(&m_table->anySession(), &MatchSessionBase::closed, this, &TableController::matchClosed);
    connect(&m_table->anySession(), &MatchSessionBase::happened, this, [this, session = &m_table->anySession()] {
        if (!session->isPlaying())
            emit roundCounted(*session);
    });
    connect(m_table.get(), &GameTable::hurryingChanged, this, &TableController::applySettings);
    applySettings();
    entry.enterIfOver(); // before start(), which makes the store close the match
    emit tableChanged();
    m_table->start();
    return true;
}

void TableController::leaveTable()
{
    const std::unique_ptr<GameTable> before = std::move(m_table);
    m_unfinished.reload(); // first, because the page shown next lists the match
    if (std::exchange(m_isDiscarded, false) && before)
        discard(before->anySession().storedId());
    emit tableChanged();
}

void TableController::discard(qint64 id)
{
    const std::optional<UnfinishedRow> match = m_unfinished.find(id);
    if (!match)
        return;
    if (m_store.discard(id)) {
        //: A game that can be restored. %1 for example "DOS with West and North"
        m_notice.tell([match] { return tr("Discarded: %1").arg(match->title()); }, [this, id] { restore(id); },
                      //: Button: restore the discarded or deleted game
                      [] { return tr("Restore"); });
    } else {
        m_notice.fail(m_store.problem());
    }
    m_unfinished.reload();
}

void TableController::restore(qint64 id)
{
    if (!m_store.restore(id))
        m_notice.fail(m_store.problem());
    m_unfinished.reload();
}

void TableController::reload()
{
    m_unfinished.reload();
    m_notice.dismiss();
    emit retranslated(); // the storage state may have changed
}

void TableController::retranslate()
{
    m_notice.retranslate();
    emit retranslated();
}

} // namespace tableside

#include "play/playroom.h"

#include "calls/sound_board.h"
#include "settings/app_settings.h"
#include "store/database.h"

#include <QJsonArray>
#include <QLocale>
#include <QRandomGenerator>

namespace tableside {

namespace {

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

} // namespace

Playroom::Playroom(Database &database, SoundBoard &sounds, AppSettings &settings, QObject *parent)
    : QObject(parent), m_sounds(sounds), m_settings(settings), m_store(database),
      m_dosSetup(settings), m_unoSetup(settings), m_notice(database.notice())
{
    for (const auto signal : {&AppSettings::speedChanged, &AppSettings::reducedMotionChanged,
                              &AppSettings::soundVolumeChanged, &AppSettings::soundOnChanged})
        connect(&settings, signal, this, &Playroom::applySettings);
    applySettings();
    findUnfinished();
}

Playroom::~Playroom() = default;

void Playroom::applySettings()
{
    m_sounds.setVolume(m_settings.soundOn() ? m_settings.soundVolume() : 0.0);
    if (m_table)
        m_table->setPace({m_settings.speed(), m_settings.reducedMotion()}, m_aiPace);
}

void Playroom::setAiPace(const AiPace &pace)
{
    m_aiPace = pace;
    applySettings();
}

QString Playroom::unfinishedTitle() const
{
    if (!m_unfinished)
        return {};
    QStringList others;
    for (const QJsonValue &name : m_unfinished->summary.value("others").toArray())
        others << name.toString();
    const QString names = QLocale().createSeparatedList(others);
    //: A match that was left. %1 the other players' names
    return isUno(m_unfinished->game) ? tr("UNO with %1").arg(names) : tr("DOS with %1").arg(names);
}

QString Playroom::unfinishedDetail() const
{
    if (!m_unfinished)
        return {};
    QStringList totals;
    for (const QJsonValue &total : m_unfinished->summary.value("totals").toArray())
        totals << QString::number(total.toInt());
    const QString when = QLocale().toString(m_unfinished->updatedAt.toLocalTime(), QLocale::ShortFormat);
    //: %1 number of the round, %2 the scores ("84 : 120"), %3 date and time
    return tr("Round %1 · %2 · %3")
        .arg(m_unfinished->summary.value("round").toInt())
        .arg(totals.join(QStringLiteral(" : ")), when);
}

void Playroom::setGame(const QString &game)
{
    if (game == m_game)
        return;
    m_game = game;
    emit gameChanged();
}

MatchSetup *Playroom::setup()
{
    return isUno(m_game) ? static_cast<MatchSetup *>(&m_unoSetup) : &m_dosSetup;
}

bool Playroom::startMatch()
{
    if (!setup()->isValid())
        return false;
    setup()->remember();
    const bool hasBegun = isUno(m_game) ? begin(m_unoSetup.config()) : begin(m_dosSetup.config());
    if (hasBegun)
        setup()->setDealNumber({}); // it is for one match: nobody wants to be dealt the same cards ever after
    return hasBegun;
}

bool Playroom::playAgain()
{
    if (auto *dosTable = qobject_cast<DosTable *>(m_table.get()))
        return playAgainAt(dosTable->session());
    auto *unoTable = qobject_cast<UnoTable *>(m_table.get());
    return unoTable && playAgainAt(unoTable->session());
}

template <typename Game>
bool Playroom::playAgainAt(TableSession<Game> &session)
{
    MatchConfig<Game> config = session.config();
    config.seed = QRandomGenerator::system()->generate64();
    return begin(config);
}

template <typename Game>
bool Playroom::begin(const MatchConfig<Game> &config)
{
    QString problem;
    auto session = TableSession<Game>::begin(config, m_store, steadyClock(), problem);
    if (!session && m_table)
        m_table->setStoreProblem(problem); // where "play again" was pressed
    else if (!session)
        setNotice(problem);
    return session && seat(tableFor(std::move(session), m_sounds));
}

template <typename Game>
bool Playroom::resume()
{
    QString problem;
    auto session = TableSession<Game>::resume(m_unfinished->id, m_store, steadyClock(), problem);
    if (!session)
        setNotice(problem);
    return session && seat(tableFor(std::move(session), m_sounds));
}

bool Playroom::resumeMatch()
{
    if (!m_unfinished)
        return false;
    return isUno(m_unfinished->game) ? resume<uno::Game>() : resume<dos::Game>();
}

bool Playroom::seat(std::unique_ptr<GameTable> table)
{
    const std::unique_ptr<GameTable> before = std::exchange(m_table, std::move(table)); // until QML has let go of it
    m_putAway.reset();
    applySettings();
    emit tableChanged();
    m_table->start();
    return true;
}

void Playroom::leaveTable()
{
    const std::unique_ptr<GameTable> before = std::move(m_table);
    findUnfinished(); // first: whoever hears that the table is left goes where the match is offered
    emit tableChanged();
}

void Playroom::putAwayUnfinished()
{
    if (!m_unfinished)
        return;
    if (m_store.putAway(m_unfinished->id))
        m_putAway = m_unfinished->id;
    else
        setNotice(m_store.problem());
    findUnfinished();
}

void Playroom::bringBack()
{
    if (!m_putAway)
        return;
    if (!m_store.bringBack(*m_putAway))
        setNotice(m_store.problem().isEmpty() ? tr("That match is no longer there: it was ended in another window.")
                                              : m_store.problem());
    if (m_store.problem().isEmpty())
        m_putAway.reset();
    findUnfinished();
}

void Playroom::reload()
{
    m_putAway.reset();
    findUnfinished();
    dismissNotice();
}

void Playroom::findUnfinished()
{
    m_unfinished = m_store.unfinished();
    emit unfinishedChanged();
}

void Playroom::dismissNotice()
{
    setNotice({});
}

void Playroom::setNotice(const QString &notice)
{
    if (m_notice == notice)
        return;
    m_notice = notice;
    emit noticeChanged();
}

} // namespace tableside

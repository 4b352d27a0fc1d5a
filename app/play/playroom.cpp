#include "play/playroom.h"

#include "calls/sound_board.h"
#include "settings/app_settings.h"
#include "store/database.h"

#include <QJsonArray>
#include <QLocale>
#include <QRandomGenerator>

namespace tableside {

Playroom::Playroom(Database &database, SoundBoard &sounds, AppSettings &settings, QObject *parent)
    : QObject(parent), m_sounds(sounds), m_settings(settings), m_store(database),
      m_setup(settings), m_notice(database.notice())
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
    return tr("DOS with %1").arg(QLocale().createSeparatedList(others));
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

bool Playroom::startMatch()
{
    if (!m_setup.isValid())
        return false;
    m_setup.remember();
    return begin(m_setup.config());
}

bool Playroom::playAgain()
{
    if (!m_table)
        return false;
    MatchConfig config = m_table->session().config();
    config.seed = QRandomGenerator::system()->generate64();
    return begin(config);
}

bool Playroom::begin(const MatchConfig &config)
{
    QString problem;
    std::unique_ptr<TableSession> session = TableSession::begin(config, m_store, steadyClock(), problem);
    if (!session)
        setNotice(problem);
    return session && seat(std::move(session));
}

bool Playroom::resumeMatch()
{
    if (!m_unfinished)
        return false;
    QString problem;
    std::unique_ptr<TableSession> session = TableSession::resume(m_unfinished->id, m_store, steadyClock(), problem);
    if (!session)
        setNotice(problem);
    return session && seat(std::move(session));
}

bool Playroom::seat(std::unique_ptr<TableSession> session)
{
    const std::unique_ptr<DosTable> before = std::move(m_table); // until QML has let go of it
    m_table = std::make_unique<DosTable>(std::move(session), m_sounds);
    applySettings();
    emit tableChanged();
    m_table->start();
    return true;
}

void Playroom::leaveTable()
{
    const std::unique_ptr<DosTable> before = std::move(m_table);
    emit tableChanged();
    findUnfinished();
}

void Playroom::discardUnfinished()
{
    if (m_unfinished && !m_store.finish(m_unfinished->id))
        setNotice(m_store.problem());
    findUnfinished();
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

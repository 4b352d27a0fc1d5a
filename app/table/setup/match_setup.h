// What a person chooses before a match of any game: seats, target, scoring, help, deal number; checked, and remembered
// from one match to the next. DosSetup and UnoSetup add the house rules.
#pragma once

#include "app/table/setup/seat_setup_model.h"
#include "app/text/player_words.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include <optional>

#include "engine/core/scoring.h"

namespace tableside {

class AppSettings;
class People;

class MatchSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the playroom")

    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    Q_PROPERTY(QString title READ title CONSTANT FINAL)
    Q_PROPERTY(int fewestSeats READ fewestSeats CONSTANT FINAL)
    Q_PROPERTY(int mostSeats READ mostSeats CONSTANT FINAL)
    Q_PROPERTY(int seatCount READ seatCount WRITE setSeatCount NOTIFY changed FINAL)
    Q_PROPERTY(tableside::SeatSetupModel *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(tableside::People *people READ people CONSTANT FINAL)
    /// Other players sat at the last match of either game.
    Q_PROPERTY(bool canSeatAsLastTime READ canSeatAsLastTime NOTIFY changed FINAL)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed FINAL)
    Q_PROPERTY(QString targetText READ targetText NOTIFY changed FINAL)
    Q_PROPERTY(bool countAgainst READ countAgainst WRITE setCountAgainst NOTIFY changed FINAL)
    Q_PROPERTY(qreal graceSeconds READ graceSeconds WRITE setGraceSeconds NOTIFY changed FINAL)
    /// Of the only person; each of several has their own in `seats`.
    Q_PROPERTY(bool hintsAllowed READ hintsAllowed WRITE setHintsAllowed NOTIFY changed FINAL)
    /// Of the only person; as hints are until it is chosen.
    Q_PROPERTY(bool takeBackAllowed READ takeBackAllowed WRITE setTakeBackAllowed NOTIFY changed FINAL)
    Q_PROPERTY(QString dealNumber READ dealNumber WRITE setDealNumber NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(bool valid READ isValid NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::Option> levels READ levels CONSTANT FINAL)
    Q_PROPERTY(QList<tableside::CharacterRow> characters READ characters CONSTANT FINAL)

public:
    virtual QString game() const = 0; ///< "dos", "uno"
    virtual QString title() const = 0;
    int fewestSeats() const { return m_seats.fewest(); }
    int mostSeats() const { return m_seats.most(); }
    int seatCount() const { return m_seats.count(); }
    SeatSetupModel *seats() { return &m_seats; }
    People *people() { return &m_people; }
    bool canSeatAsLastTime() const;
    virtual int target() const = 0;
    virtual QString targetText() const = 0;
    virtual bool countAgainst() const = 0;
    virtual qreal graceSeconds() const = 0;
    bool hintsAllowed() const { return m_seats.hintsAllowed(); }
    /// False where not exactly one person sits.
    bool takeBackAllowed() const { return m_seats.people() == 1 && m_takeBack.value_or(hintsAllowed()); }
    QString dealNumber() const { return m_dealNumber; }
    QString problem() const;
    bool isValid() const { return problem().isEmpty(); }
    QList<Option> levels() const { return m_seats.levels(); }
    static QList<CharacterRow> characters() { return words::characters(); }

    void setSeatCount(int count);
    virtual void setTarget(int target) = 0;
    virtual void setCountAgainst(bool against) = 0;
    virtual void setGraceSeconds(qreal seconds) = 0;
    void setHintsAllowed(bool allowed) { m_seats.setHints(allowed); }
    void setTakeBackAllowed(bool allowed) { set(m_takeBack, std::optional(allowed)); }
    void setDealNumber(const QString &number);
    /// House rules, scoring, grace time and target; who plays stays as it is.
    Q_INVOKABLE void resetToPrinted();
    /// Those of the last match of either game, as far as there are seats.
    Q_INVOKABLE void seatAsLastTime();

    /// The choices, and who sits; new people are to be kept before.
    void remember();
    /// Who sits at a match that begins, and what the only person may.
    static void rememberSeats(AppSettings &settings, const MatchSeating &seating);

signals:
    void changed();

protected:
    /// `offered` are the levels that the game has players of.
    MatchSetup(AppSettings &settings, People &people, int fewestSeats, int mostSeats, std::vector<Level> offered, QObject *parent);

    virtual void resetRules() = 0;
    /// The house rules as settings keep them, and back; `read` begins with what was chosen last.
    virtual QVariantMap rulesMap() const = 0;
    virtual void readRules(const QVariantMap &remembered) = 0;
    void read();

    /// All but the rules; without a deal number a new one is drawn. Only when valid.
    void fill(MatchSeating &seating) const;

    template <typename Value>
    void set(Value &target, Value value)
    {
        if (target == value)
            return;
        target = value;
        emit changed();
    }

    // For the rules that every game has.
    template <typename Ruleset>
    void setTargetOf(Ruleset &rules, int target)
    {
        const int bounded = qBound(Ruleset::lowest_target, target, Ruleset::highest_target);
        set(rules.target, static_cast<std::uint16_t>(bounded));
    }
    template <typename Ruleset>
    void setScoringOf(Ruleset &rules, bool against)
    {
        set(rules.scoring, against ? Scoring::count_against : Scoring::winner_takes_all);
    }
    template <typename Ruleset>
    void setGraceOf(Ruleset &rules, qreal seconds)
    {
        const int ms = qBound(0, qRound(seconds * 1000), Ruleset::longest_grace_ms);
        set(rules.grace_ms, static_cast<std::uint16_t>(ms));
    }

private:
    std::vector<SeatConfig> lastSeats() const;

    AppSettings &m_settings;
    People &m_people;
    const std::vector<Level> m_offered;
    SeatSetupModel m_seats;
    std::optional<bool> m_takeBack; ///< As somebody chose it.
    QString m_dealNumber;
};

} // namespace tableside

// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The choices before a match of any game: seats, target, scoring, grace time, hints, undo and deal number. The choices are
// validated, and stored for the next match. The subclasses DosSetup and UnoSetup add the house rules.
#pragma once

#include "app/table/setup/seat_setup_model.h"
#include "app/words/player_words.h"

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
    QML_UNCREATABLE("Comes from the table controller")

    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    Q_PROPERTY(QString title READ title CONSTANT FINAL)
    Q_PROPERTY(int fewestSeats READ fewestSeats CONSTANT FINAL)
    Q_PROPERTY(int mostSeats READ mostSeats CONSTANT FINAL)
    Q_PROPERTY(int seatCount READ seatCount WRITE setSeatCount NOTIFY changed FINAL)
    Q_PROPERTY(tableside::SeatSetupModel *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(tableside::People *people READ people CONSTANT FINAL)
    /// Whether seatAsLastTime() would change the players. False if there was no match yet.
    Q_PROPERTY(bool canSeatAsLastTime READ canSeatAsLastTime NOTIFY changed FINAL)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed FINAL)
    Q_PROPERTY(QString targetText READ targetText NOTIFY changed FINAL)
    Q_PROPERTY(bool countAgainst READ countAgainst WRITE setCountAgainst NOTIFY changed FINAL)
    Q_PROPERTY(qreal graceSeconds READ graceSeconds WRITE setGraceSeconds NOTIFY changed FINAL)
    /// Whether the first person may ask for hints. Setting this property sets the flag of every seat. With several people, each
    /// row of `seats` has a flag that can be set separately.
    Q_PROPERTY(bool hintsAllowed READ hintsAllowed WRITE setHintsAllowed NOTIFY changed FINAL)
    /// Whether the only person may undo; equal to hintsAllowed until the user sets this property. Always false with several
    /// people.
    Q_PROPERTY(bool takeBackAllowed READ takeBackAllowed WRITE setTakeBackAllowed NOTIFY changed FINAL)
    Q_PROPERTY(QString dealNumber READ dealNumber WRITE setDealNumber NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(bool valid READ isValid NOTIFY changed FINAL)
    /// The ready-made sets of rules to choose from, and the value of the one that is in force; empty if the rules are the user's own.
    Q_PROPERTY(QList<tableside::Option> presets READ presets CONSTANT FINAL)
    Q_PROPERTY(QString preset READ preset NOTIFY changed FINAL)
    Q_PROPERTY(QList<tableside::Option> levels READ levels CONSTANT FINAL)
    Q_PROPERTY(QList<tableside::CharacterRow> characters READ characters CONSTANT FINAL)

public:
    virtual QString game() const = 0; ///< "dos" or "uno".
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
    bool takeBackAllowed() const { return m_seats.people() == 1 && m_takeBack.value_or(hintsAllowed()); }
    QString dealNumber() const { return m_dealNumber; }
    QString problem() const;
    bool isValid() const { return problem().isEmpty(); }
    virtual QList<Option> presets() const = 0;
    virtual QString preset() const = 0;
    /// Sets the house rules and the scoring to those of a preset; the target and the seats stay. The family's preset also allows
    /// hints.
    Q_INVOKABLE void choosePreset(const QString &preset);
    QList<Option> levels() const { return m_seats.levels(); }
    static QList<CharacterRow> characters() { return words::characters(); }

    void setSeatCount(int count);
    virtual void setTarget(int target) = 0;
    virtual void setCountAgainst(bool against) = 0;
    virtual void setGraceSeconds(qreal seconds) = 0;
    void setHintsAllowed(bool allowed) { m_seats.setHints(allowed); }
    void setTakeBackAllowed(bool allowed) { set(m_takeBack, std::optional(allowed)); }
    void setDealNumber(const QString &number);
    /// Seats the players of the last match (DOS or UNO) as SeatSetupModel::take() does, and restores whether undo was allowed.
    Q_INVOKABLE void seatAsLastTime();

    /// Stores the choices and seats in the settings, for the next setup. SeatSetupModel::keepPeople() must be called before.
    void remember();
    /// Stores the players of a match that begins, and whether the only person may undo, for seatAsLastTime().
    static void rememberSeats(AppSettings &settings, const MatchSeating &seating);

signals:
    void changed();

protected:
    /// \p offered are the levels that the game has AI players for.
    MatchSetup(AppSettings &settings, People &people, int fewestSeats, int mostSeats, std::vector<Level> offered,
               QObject *parent);

    virtual void takePreset(const QString &preset) = 0;
    /// Converts the house rules to settings values, which readRules() reads.
    virtual QVariantMap rulesMap() const = 0;
    virtual void readRules(const QVariantMap &remembered) = 0;
    /// Restores the choices and seats that remember() stored.
    void read();

    /// Sets the seats, the deal (a random one if no deal number was typed), and whether undo is allowed. Requires isValid().
    void fill(MatchSeating &seating) const;

    template <typename Value>
    void set(Value &target, Value value)
    {
        if (target == value)
            return;
        target = value;
        emit changed();
    }

    static constexpr QLatin1String printed{"printed"};
    static constexpr QLatin1String family{"family"};
    static constexpr QLatin1String chaos{"chaos"};

    static Option printedOption();
    /// \p description tells what a family plays differently in this game.
    static Option familyOption(const QString &description);

    // Functions for the rules that every game has.
    /// Returns the first of \p presets whose rules are those given, whatever their targets; empty if there is none. \p rulesOf
    /// returns the rules of a preset.
    template <typename Ruleset>
    static QString presetOf(const Ruleset &rules, const QList<Option> &presets, Ruleset (*rulesOf)(const QString &))
    {
        for (const Option &preset : presets) {
            Ruleset wanted = rulesOf(preset.value);
            wanted.target = rules.target;
            if (wanted == rules)
                return preset.value;
        }
        return {};
    }
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
    const std::vector<Level> m_offeredLevels;
    SeatSetupModel m_seats;
    std::optional<bool> m_takeBack; ///< Whether the user has allowed undo; none if the user has not chosen.
    QString m_dealNumber;
};

} // namespace tableside

// What a person chooses before a match: seats, target, house rules, deal number; checked, and remembered from one
// match to the next.
#pragma once

#include "play/match_config.h"
#include "play/seat_setup_model.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

namespace tableside {

class AppSettings;

class MatchSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the playroom")

    Q_PROPERTY(int seatCount READ seatCount WRITE setSeatCount NOTIFY changed FINAL)
    Q_PROPERTY(tableside::SeatSetupModel *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(int target READ target WRITE setTarget NOTIFY changed FINAL)
    Q_PROPERTY(bool bonusLayCompulsory READ isBonusLayCompulsory WRITE setBonusLayCompulsory NOTIFY changed FINAL)
    Q_PROPERTY(int catchWindow READ catchWindow WRITE setCatchWindow NOTIFY changed FINAL)
    Q_PROPERTY(bool falseCatchDrawsTwo READ falseCatchDrawsTwo WRITE setFalseCatchDrawsTwo NOTIFY changed FINAL)
    Q_PROPERTY(bool countAgainst READ countAgainst WRITE setCountAgainst NOTIFY changed FINAL)
    Q_PROPERTY(qreal graceSeconds READ graceSeconds WRITE setGraceSeconds NOTIFY changed FINAL)
    Q_PROPERTY(bool hintsAllowed READ hintsAllowed WRITE setHintsAllowed NOTIFY changed FINAL)
    Q_PROPERTY(QString dealNumber READ dealNumber WRITE setDealNumber NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(bool valid READ isValid NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList levels READ levels CONSTANT FINAL)
    Q_PROPERTY(QVariantList characters READ characters CONSTANT FINAL)
    Q_PROPERTY(QVariantList catchWindows READ catchWindows CONSTANT FINAL)

public:
    enum CatchWindow { UntilNextPlayerActs, WhileTwo, Never }; ///< DOS-CALL-4, in the order of dos::CatchWindow.
    Q_ENUM(CatchWindow)

    /// Begins with what was chosen last, if `settings` remember any.
    explicit MatchSetup(AppSettings &settings, QObject *parent = nullptr);

    int seatCount() const { return m_seats.rowCount(); }
    SeatSetupModel *seats() { return &m_seats; }
    int target() const { return m_rules.target; }
    bool isBonusLayCompulsory() const { return m_rules.bonus_lay == dos::BonusLay::compulsory; }
    int catchWindow() const { return static_cast<int>(m_rules.catch_window); }
    bool falseCatchDrawsTwo() const { return m_rules.false_catch == dos::FalseCatch::draw_two; }
    bool countAgainst() const { return m_rules.scoring == dos::Scoring::count_against; }
    qreal graceSeconds() const { return m_rules.grace_ms / 1000.0; }
    bool hintsAllowed() const { return m_hintsAllowed; }
    QString dealNumber() const { return m_dealNumber; }
    QString problem() const;
    bool isValid() const { return problem().isEmpty(); }
    static QVariantList levels();
    static QVariantList characters();
    static QVariantList catchWindows();

    void setSeatCount(int count);
    void setTarget(int target);
    void setBonusLayCompulsory(bool compulsory);
    void setCatchWindow(int window);
    void setFalseCatchDrawsTwo(bool drawsTwo);
    void setCountAgainst(bool against);
    void setGraceSeconds(qreal seconds);
    void setHintsAllowed(bool allowed);
    void setDealNumber(const QString &number);
    Q_INVOKABLE void resetToDefaults();

    /// The match as chosen; without a deal number a new one is drawn. Only when valid.
    MatchConfig config() const;
    void remember();

signals:
    void changed();

private:
    void read(const QVariantMap &remembered);

    AppSettings &m_settings;
    SeatSetupModel m_seats;
    dos::Ruleset m_rules;
    bool m_hintsAllowed = true;
    QString m_dealNumber;
};

} // namespace tableside
